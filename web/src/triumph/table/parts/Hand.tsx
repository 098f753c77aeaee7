import { memo } from "react";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useAttention, useTable } from "../context.ts";
import { inHandOrder } from "../model/names.ts";
import { CardFace, cardClass } from "./CardFace.tsx";

const texts = TRIUMPH_TEXTS.hand;

/** The cards of one's own seat; those with a play now are lit. */
export const Hand = memo(function Hand() {
  const { view } = useTable();
  const { own } = view;
  if (own === undefined) return null;
  const isGovernment = GOVERNMENT.includes(view.phase);
  const aside: readonly [string, readonly string[]][] = [
    [texts.funding, own.funding],
    [texts.discarding, own.discarding],
    [texts.committed, own.committed],
  ];
  return (
    <section className="hand" aria-label={texts.title(own.hand.length)}>
      <h2 className="unseen">{texts.title(own.hand.length)}</h2>
      {isGovernment && <HandLimit />}
      {own.hand.length === 0 && <p className="hand-empty">{texts.empty}</p>}
      <ul className="fan">
        {inHandOrder(own.hand).map((card) => (
          <li key={card}>
            <HandCard card={card} />
          </li>
        ))}
      </ul>
      {aside.map(
        ([title, cards]) =>
          cards.length > 0 && (
            <div key={title} className="aside">
              <h3>{title}</h3>
              <ul className="fan">
                {cards.map((card) => (
                  <li key={card}>
                    <HandCard card={card} />
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </section>
  );
});

/** §7.5 What may be kept when the card play is over. */
const GOVERNMENT: readonly string[] = ["government", "handSize"];

function HandLimit() {
  const { view, faction } = useTable();
  if (faction === undefined || view.own === undefined) return null;
  const { hand, handLimit } = view.own;
  return <p className="hand-limit">{texts.limit(hand.length, handLimit, view.factions[faction].vault.length)}</p>;
}

function HandCard({ card }: { card: string }) {
  const { view, decision, setFocus } = useTable();
  const { lit, focus, clickCard } = useAttention();
  const asked = decision !== undefined && lit.cards.size > 0;
  const state = lit.cards.has(card) ? "lit" : asked ? "dim" : "";
  return (
    <button
      type="button"
      className={`${cardClass(card)} ${state}`}
      aria-pressed={focus.card === card}
      onClick={() => clickCard(card)}
      draggable={lit.cards.has(card)}
      onDragStart={() => setFocus({ card })}
    >
      <CardFace card={card} nations={view.nations} />
    </button>
  );
}
