import type { SideLook } from "../../../games/game.ts";
import type { TableInfo } from "../../../net/api.ts";
import { TEXTS } from "../../../texts.ts";
import { Icon } from "../../Icon.tsx";
import { HISTORY_TEXTS } from "../texts.ts";
import "./figures.css";

/** How a side stood at the end; the first figure is the one that counts most. */
export interface Final {
  readonly seat: number;
  readonly side: Pick<SideLook, "name" | "emblem" | "className">;
  readonly figures: readonly { readonly name: string; readonly value: number }[];
}

const texts = HISTORY_TEXTS.results;

export function Finals({ table, finals }: { table: TableInfo; finals: readonly Final[] }) {
  return (
    <section aria-label={texts.final}>
      <ol className="finals">
        {finals.map(({ seat, side, figures }) => {
          const isWinner = table.ending?.winners.includes(seat) === true;
          return (
            <li key={seat} className={`final ${side.className} ${isWinner ? "is-winner" : ""}`}>
              <h2>
                <span className="emb">
                  <Icon name={side.emblem} />
                </span>
                {side.name}
                <small>{playerOf(table, seat)}</small>
                {isWinner && <Icon name="s-vp" label={texts.winner} className="crown" />}
              </h2>
              <dl>
                {figures.map(({ name, value }, index) => (
                  <div key={name} className={index === 0 ? "big" : ""}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function playerOf({ seats }: TableInfo, seat: number): string {
  const { name, bot } = seats[seat];
  return name ?? TEXTS.seats.botNamed(bot ?? "");
}
