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

/** The cards of one's own seat; those with a play now are lit. */
export const Hand = memo(function Hand() {
  const { view } = useTable();
  const { own } = view;
  if (own === undefined) return null;
  const isGovernment = GOVERNMENT.includes(view.phase);
  const aside: readonly [string, readonly string[]][] = [
    [texts.funding, own.funding],
    [texts.committed, own.committed],
  ];
  /** A card that is to be discarded keeps its place, so that the others keep theirs. */
  const cards = inHandOrder([...own.hand, ...own.discarding]);
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
            <Shown card={card} isLeaving={own.discarding.includes(card)} />
          </li>
        ))}
      </ul>
      {aside.map(
        ([title, put]) =>
          put.length > 0 && (
            <div key={title} className="aside">
              <h3>{title}</h3>
              <ul className={isMany ? "slips" : "fan"}>
                {put.map((card) => (
                  <li key={card}>
                    <Shown card={card} isLeaving={false} />
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

interface CardProps {
  readonly card: string;
  /** It is chosen for the discard. */
  readonly isLeaving: boolean;
}

/** What a card does in the hand, whatever it looks like. */
function useCardButton({ card, isLeaving }: CardProps) {
  const { view, decision, setFocus } = useTable();
  const { lit, focus, clickCard } = useAttention();
  /** Cards to keep stay bright. */
  const isDim = decision !== undefined && lit.cards.size > 0 && view.phase !== "handSize";
  const state = lit.cards.has(card) ? "lit" : isDim ? "dim" : "";
  return {
    state: isLeaving ? `${state} leaving` : state,
    button: {
      type: "button" as const,
      "aria-pressed": focus.card === card || isLeaving,
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
      {props.isLeaving && <span className="leaving-mark">{texts.discarding}</span>}
    </button>
  );
}

/** A card by its index: value, letter and names. */
function Slip(props: CardProps) {
  const { card, isLeaving } = props;
  const { view } = useTable();
  const { state, button } = useCardButton(props);
  return (
    <>
      <button {...button} className={`slip ${kindOf(card)} ${state}`}>
        <span className="slip-index" aria-hidden="true">
          {indexOf(card)}
        </span>
        <span className="slip-names" aria-hidden="true">
          {namesOf(card).map((name) => (
            <span key={name} className={name.length > MOST_LETTERS ? "long" : undefined}>
              {name}
            </span>
          ))}
        </span>
        <span className="unseen">{nameOf(card, isLeaving)}</span>
      </button>
      <span className={`slip-card ${cardClass(card)}`} aria-hidden="true">
        <CardFace card={card} nations={view.nations} />
      </span>
    </>
  );
}

function nameOf(card: string, isLeaving: boolean): string {
  return isLeaving ? `${cardName(card)}, ${texts.discarding}` : cardName(card);
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
