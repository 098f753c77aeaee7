import { FACTIONS } from "@tripartite/triumph/data/kinds";
import type { View } from "@tripartite/triumph/view";
import { Icon } from "../../app/Icon.tsx";
import { CardFace, cardClass } from "../table/parts/CardFace.tsx";
import { TRIUMPH_TEXTS } from "../texts.ts";

const texts = TRIUMPH_TEXTS.replay;

/** Everybody's cards, where nothing is hidden any more. */
export function OpenHands({ view }: { view: View }) {
  if (view.hands === undefined) return null;
  return (
    <section className="open-hands" aria-label={texts.hands}>
      {FACTIONS.map((faction) => {
        const { hand, committed } = view.hands![faction];
        return (
          <details key={faction} className={`f-${faction}`}>
            <summary>
              <span className="emb">
                <Icon name={`f-${faction}`} />
              </span>
              {texts.handOf(TRIUMPH_TEXTS.parties[faction], hand.length)}
            </summary>
            <ul>
              {[...committed, ...hand].map((card, index) => (
                <li key={card} className={index < committed.length ? "is-committed" : ""}>
                  <span className={cardClass(card)}>
                    <CardFace card={card} />
                  </span>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </section>
  );
}
