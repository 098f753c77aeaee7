/** Technologies in force, pairs in the Vault, and pairs that the hand allows. */
import { Icon } from "../../../app/Icon.tsx";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { Choice } from "../dock/Choice.tsx";
import { groupBy, ofTypes } from "../model/focus.ts";
import { cardName, TECHNOLOGY_SYMBOLS, technologyName } from "../model/names.ts";

const texts = TRIUMPH_TEXTS.government;

export function Pairs() {
  const { view, faction, legal } = useTable();
  if (faction === undefined) return null;
  const { revealed, vault } = view.factions[faction];
  const ready = groupBy(ofTypes(legal, "achieve"), ({ technology }) => technology!);
  if (revealed.length + vault.length + ready.size === 0) return null;
  return (
    <div className="dock-control">
      <h3>
        <Icon name="s-vault" />
        {texts.vault}
      </h3>
      <ul className="pairs">
        {revealed.map(({ technology }) => (
          <li key={technology}>
            <Icon name={TECHNOLOGY_SYMBOLS[technology]} />
            <b>{technologyName(technology)}</b> {texts.inForce}
          </li>
        ))}
        {vault.map(
          (pair) =>
            pair !== "hidden" && (
              <li key={pair.technology} className="secret">
                <Icon name={TECHNOLOGY_SYMBOLS[pair.technology]} />
                <b>{technologyName(pair.technology)}</b> {texts.secret}
              </li>
            ),
        )}
      </ul>
      {[...ready].map(([technology, plays]) => (
        <details key={technology} className="declaration" name="pair">
          <summary>
            <Icon name={TECHNOLOGY_SYMBOLS[technology]} />
            {texts.pairReady(technologyName(technology))}
          </summary>
          {plays.map((play) => (
            <Choice
              key={JSON.stringify(play)}
              action={play}
              label={play.vault ? texts.toVault : texts.reveal(cardName(play.card!))}
              detail={`${cardName(play.card!)} + ${cardName(play.with!)}`}
              symbol={play.vault ? "s-vault" : "t-science"}
            />
          ))}
        </details>
      ))}
    </div>
  );
}
