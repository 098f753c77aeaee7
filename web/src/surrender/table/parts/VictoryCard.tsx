import { Icon } from "../../../app/Icon.tsx";
import { FACTION_CLASS } from "../../factions.ts";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";

const { panel, levels } = SURRENDER_TEXTS;

/** The lines of the victory table; those whose turn is over can no longer come true. */
export function VictoryCard() {
  const { seen } = useTable();
  return (
    <section className="victory" aria-label={panel.victory}>
      <h2 className="caps">{panel.victory}</h2>
      <ol>
        {seen.scene.facts.victory.map(({ who: winner, level, test, text }) => {
          const who = winner === "allied" ? undefined : winner;
          const name = winner === "allied" ? panel.allied : seen.scene.sideName(who);
          const isMissed = test.byTurn !== undefined && test.byTurn < seen.turn;
          return (
            <li key={text} className={`${who === undefined ? "" : FACTION_CLASS[who]} ${isMissed ? "missed" : ""}`}>
              <span className="emb">
                <Icon name={who === undefined ? "f-neutral" : FACTION_CLASS[who]} />
              </span>
              <span>
                <b>{winner === undefined ? panel.draw : `${name}: ${levels[level]}`}</b>
                <small>{text}</small>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
