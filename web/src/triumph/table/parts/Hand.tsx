import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { CardFace, cardClass } from "./CardFace.tsx";

const texts = TRIUMPH_TEXTS.hand;

/** The cards of one's own seat; those with a play now are lit. */
export function Hand() {
  const { view } = useTable();
  const { own } = view;
  if (own === undefined) return null;
  const aside: readonly [string, readonly string[]][] = [
    [texts.funding, own.funding],
    [texts.discarding, own.discarding],
    [texts.committed, own.committed],
  ];
  return (
    <section className="hand" aria-label={texts.title(own.hand.length)}>
      <h2 className="unseen">{texts.title(own.hand.length)}</h2>
      {own.hand.length === 0 && <p className="hand-empty">{texts.empty}</p>}
      <ul className="fan">
        {own.hand.map((card) => (
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
}

function HandCard({ card }: { card: string }) {
  const { view, lit, focus, decision, clickCard } = useTable();
  const asked = decision !== undefined && lit.cards.size > 0;
  const state = lit.cards.has(card) ? "lit" : asked ? "dim" : "";
  return (
    <button
      type="button"
      className={`${cardClass(card)} ${state}`}
      aria-pressed={focus.card === card}
      onClick={() => clickCard(card)}
    >
      <CardFace card={card} nations={view.nations} />
    </button>
  );
}
