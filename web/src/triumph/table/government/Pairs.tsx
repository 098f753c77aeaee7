/** Technologies in force, pairs in the Vault, and pairs that the hand allows. */
import { useEffect, useState } from "react";
import { Icon } from "../../../app/Icon.tsx";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { Choice } from "../dock/Choice.tsx";
import { ofTypes } from "../model/action.ts";
import { groupBy } from "../model/focus.ts";
import { cardName, TECHNOLOGY_SYMBOLS, technologyName } from "../model/names.ts";

const texts = TRIUMPH_TEXTS.government;

/** What technologies do, by their symbol, in the words of the glossary, which is fetched when it is needed. */
function useEffects(): ReadonlyMap<string, string> {
  const [effects, setEffects] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let isOpen = true;
    import("../../rules/glossary.ts").then(
      ({ GLOSSARY }) =>
        isOpen &&
        setEffects(new Map(GLOSSARY.flatMap(({ symbols = [], text }) => symbols.map((symbol) => [symbol, text])))),
      () => {},
    );
    return () => {
      isOpen = false;
    };
  }, []);
  return effects;
}

export function Pairs() {
  const { view, faction, legal } = useTable();
  const effects = useEffects();
  if (faction === undefined) return null;
  const { revealed, vault } = view.factions[faction];
  const ready = groupBy(ofTypes(legal, "achieve"), ({ action }) => action.technology);
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
            <span className="choice-text">
              <b>{texts.pairReady(technologyName(technology))}</b>
              <small>{effects.get(TECHNOLOGY_SYMBOLS[technology])}</small>
            </span>
          </summary>
          {plays.map((play) => {
            const { card, with: other, vault: isVaulted } = play.action;
            return (
              <Choice
                key={JSON.stringify(play.action)}
                offer={play}
                label={isVaulted ? texts.toVault : texts.reveal(cardName(card))}
                detail={`${cardName(card)} + ${cardName(other)}`}
                symbol={isVaulted ? "s-vault" : "t-science"}
              />
            );
          })}
        </details>
      ))}
    </div>
  );
}
