/** Odds are worked out beside the page, so that it never waits for them. */
import { forecast, type Question } from "@tripartite/triumph/odds/forecast";

export interface OddsRequest {
  readonly id: number;
  readonly question: Question;
}

addEventListener("message", ({ data: { id, question } }: MessageEvent<OddsRequest>) => {
  postMessage({ id, forecast: forecast(question) });
});
