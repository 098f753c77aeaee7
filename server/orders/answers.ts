import { isSame, type Json, type Seat } from "@tripartite/kernel";
import type { AnswerAhead } from "@tripartite/kernel/protocol";
import type { Play } from "../tables/play.ts";

/** What an order answers for a seat that is asked: an offered action that fits, the default one if it does. */
export function answerFor(play: Play, seat: Seat, wanted: AnswerAhead): Json | undefined {
  const usual = play.fallback(seat);
  if (wanted === "default") return usual;
  const fits = (action: Json) =>
    Object.entries(wanted).every(([field, value]) => isSame((action as { [field: string]: Json })[field], value));
  return fits(usual) ? usual : play.botSight(seat).legal.find(fits);
}
