import type { Json } from "@tripartite/kernel";
import type { ReactNode } from "react";
import type { LogLine } from "../../../table/LogList.tsx";
import { Icon } from "../../Icon.tsx";
import { Link } from "../../Link.tsx";
import { replayAddress } from "../../router.ts";
import { HISTORY_TEXTS } from "../texts.ts";
import "./figures.css";

export interface ToldMoment {
  readonly key: string;
  readonly seq: number;
  readonly symbol: string;
  /** Class of the side that it is about. */
  readonly className?: string;
  readonly text: ReactNode;
  readonly when: string;
}

/** An event, told by its line in the log. */
export function toldBy(line: LogLine, { seq, event }: { seq: number; event: Json }, when: string): ToldMoment {
  const { symbol, pieces, faction } = line;
  return {
    key: `${seq} ${JSON.stringify(event)}`,
    seq,
    symbol,
    ...(faction && { className: `f-${faction}` }),
    text: pieces.map(({ text }) => text).join(""),
    when,
  };
}

/** Moments of a game, each with the way to it in the replay. */
export function MomentList({ tableId, title, moments }: { tableId: string; title: string; moments: ToldMoment[] }) {
  if (moments.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ol>
        {moments.map(({ key, seq, symbol, className, text, when }) => (
          <li key={key}>
            <span className={className ? `${className} emb` : ""}>
              <Icon name={symbol} />
            </span>
            <span className="grow">{text}</span>
            <Link className="see-it" href={replayAddress(tableId, seq, "open")}>
              {when}
              <Icon name="a-play" label={HISTORY_TEXTS.results.seeIt} />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
