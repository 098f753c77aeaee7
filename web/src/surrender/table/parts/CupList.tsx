import { SURRENDER_TEXTS } from "../../texts.ts";
import type { Politics } from "../model/politics.ts";

const texts = SURRENDER_TEXTS.politics;

/** §41 What is in the cup with its chances, and beside it what lies in the Holding Box. */
export function CupList({ politics, withHolding = false }: { politics: Politics; withHolding?: boolean }) {
  const inAll = politics.cup.reduce((sum, { inCup }) => sum + inCup, 0);
  return (
    <ul className="pol-cup">
      {politics.cup.map(({ id, name, inCup, holding }) => {
        const chance = inAll === 0 ? 0 : inCup / inAll;
        return (
          <li key={id}>
            <span>{name}</span>
            <b>{inCup}</b>
            <span className="gauge" aria-hidden="true">
              <i style={{ width: `${100 * chance}%` }} />
            </span>
            <small>{texts.chance(chance)}</small>
            {withHolding && <small title={texts.holdingTitle}>{texts.holding(holding)}</small>}
          </li>
        );
      })}
    </ul>
  );
}
