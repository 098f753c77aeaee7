import { memo } from "react";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useAttention, useTable } from "../context.ts";
import { cardName, commandOf, factoriesOf, inHandOrder, isActionCard } from "../model/names.ts";
import { CardFace, cardClass } from "./CardFace.tsx";

const texts = TRIUMPH_TEXTS.hand;

/** More cards than these are shown as slips, each with its whole name; the card itself appears above a slip. */
const MOST_CARDS_IN_FAN = 6;

/** Longer names are set closer on a slip. */
const MOST_LETTERS = 12;

/** The cards of one's own seat; those with a play now are lit. A card that is put aside keeps its place, as do the others. */
export const Hand = memo(function Hand() {
  const { view } = useTable();
  const { own } = view;
  if (own === undefined) return null;
  const isGovernment = GOVERNMENT.includes(view.phase);
  const aside = new Map<string, Aside>([
    ...own.discarding.map((card) => [card, "discarding"] as const),
    ...own.funding.map((card) => [card, "funding"] as const),
    ...own.committed.map((card) => [card, "committed"] as const),
  ]);
  const cards = inHandOrder([...own.hand, ...aside.keys()]);
  const isMany = cards.length > MOST_CARDS_IN_FAN;
  const Shown = isMany ? Slip : HandCard;
  return (
    <section className={isMany ? "hand many" : "hand"} aria-label={texts.title(own.hand.length)}>
      <h2 className="unseen">{texts.title(own.hand.length)}</h2>
      {isGovernment && <HandLimit />}
      {cards.length === 0 && <p className="hand-empty">{texts.empty}</p>}
      <ul className={isMany ? "slips" : "fan"}>
        {cards.map((card) => (
          <li key={card}>
            <Shown card={card} aside={aside.get(card)} />
          </li>
        ))}
      </ul>
    </section>
  );
});

/** §7.5 What may be kept when the card play is over. */
const GOVERNMENT: readonly string[] = ["government", "handSize"];

function HandLimit() {
  const { view, faction } = useTable();
  if (faction === undefined || view.own === undefined) return null;
  const { hand, handLimit, discarding } = view.own;
  return (
    <p className="hand-limit">
      {discarding.length > 0 && (
        <span className="discard-pile">
          <i aria-hidden="true" />
          {texts.pile(discarding.length)}
        </span>
      )}
      {texts.limit(hand.length, handLimit, view.factions[faction].vault.length)}
    </p>
  );
}

/** For what a card is put aside. */
type Aside = "discarding" | "funding" | "committed";

interface CardProps {
  readonly card: string;
  readonly aside: Aside | undefined;
}

/** What a card does in the hand, whatever it looks like. */
function useCardButton({ card, aside }: CardProps) {
  const { view, decision, setFocus } = useTable();
  const { lit, focus, clickCard } = useAttention();
  /** Cards to keep stay bright. */
  const isDim = decision !== undefined && lit.cards.size > 0 && view.phase !== "handSize";
  const state = lit.cards.has(card) ? "lit" : isDim && aside === undefined ? "dim" : "";
  return {
    state: aside === undefined ? state : `${state} put-aside ${aside}`,
    button: {
      type: "button" as const,
      "aria-pressed": focus.card === card || aside === "discarding",
      onClick: () => clickCard(card),
      draggable: lit.cards.has(card),
      onDragStart: () => setFocus({ card }),
    },
  };
}

function HandCard(props: CardProps) {
  const { view } = useTable();
  const { state, button } = useCardButton(props);
  return (
    <button {...button} className={`${cardClass(props.card)} ${state}`}>
      <CardFace card={props.card} nations={view.nations} />
      {props.aside && <span className="aside-mark">{texts.aside[props.aside]}</span>}
    </button>
  );
}

/** A card by its index: value, letter and names. */
function Slip(props: CardProps) {
  const { card, aside } = props;
  const { view } = useTable();
  const { state, button } = useCardButton(props);
  return (
    <>
      <button {...button} className={`slip ${kindOf(card)} ${state}`}>
        <span className="slip-index" aria-hidden="true">
          {indexOf(card)}
        </span>
        <span className="slip-names" aria-hidden="true">
          {aside && <small>{texts.aside[aside]}</small>}
          {namesOf(card).map((name) => (
            <span key={name} className={name.length > MOST_LETTERS ? "long" : undefined}>
              {name}
            </span>
          ))}
        </span>
        <span className="unseen">{aside ? `${cardName(card)}, ${texts.aside[aside]}` : cardName(card)}</span>
      </button>
      <span className={`slip-card ${cardClass(card)}`} aria-hidden="true">
        <CardFace card={card} nations={view.nations} />
      </span>
    </>
  );
}

function kindOf(card: string): string {
  return cardClass(card).replace(/^card /, "");
}

function indexOf(card: string) {
  if (!isActionCard(card)) return <b>{factoriesOf(card)}</b>;
  const { letter, value } = commandOf(card);
  return (
    <>
      <b>{value}</b>
      {letter}
    </>
  );
}

/** Its nations, its technologies, or what it is called. */
function namesOf(card: string): readonly string[] {
  return cardName(card)
    .replace(/ \([^)]*\)$/, "")
    .split("/")
    .map((name) => TRIUMPH_TEXTS.card.shortNames[name] ?? name);
}
