import type { SideLook } from "../../../games/game.ts";
import { list } from "../../../words.ts";
import { Icon } from "../../Icon.tsx";
import { HISTORY_TEXTS } from "../texts.ts";
import "./figures.css";

interface Props {
  readonly winners: readonly SideLook[];
  /** By which rule the game ended. */
  readonly how: string;
}

/** Who won, and how. */
export function Verdict({ winners, how }: Props) {
  const { won, draw } = HISTORY_TEXTS.results;
  return (
    <section className={`verdict ${winners[0]?.className ?? "f-any"}`}>
      <div className="verdict-emblems">
        {winners.map(({ name, emblem, className }) => (
          <span key={name} className={`emb ${className}`}>
            <Icon name={emblem} />
          </span>
        ))}
      </div>
      <div>
        <h1>{winners.length === 0 ? draw : won(list(winners.map(({ name }) => name)))}</h1>
        <p>{how}</p>
      </div>
    </section>
  );
}
