/** Plays from the hand: first the card, in the hand or here, then what it is used for. */
import type { ActionType } from "@tripartite/triumph/actions";
import type { View } from "@tripartite/triumph/view";
import { Icon } from "../../../app/Icon.tsx";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useAttention, useTable } from "../context.ts";
import { influenceText } from "../government/influenceText.ts";
import { type OfferOf, ofTypes, type TableAction, type TableOffer } from "../model/action.ts";
import { byCommandWorth, commandWorth } from "../model/commandWorth.ts";
import { areasOf, cardsOf, offersWith } from "../model/focus.ts";
import { actionLabel } from "../model/label.ts";
import { areaName, cardName, inHandOrder, nationName, technologyName, theNation } from "../model/names.ts";
import { Choice } from "./Choice.tsx";
import type { ControlProps } from "./Dock.tsx";

const texts = TRIUMPH_TEXTS.dock;

export function CardControl({ offers }: ControlProps) {
  const { setFocus, view } = useTable();
  const { focus } = useAttention();
  const { card, area } = focus;
  const plays = card === undefined ? [] : offersWith(offers, card);
  const toNation =
    area === undefined
      ? []
      : ofTypes(offers, "diplomacy", "wildcard").filter(({ action }) => areasOf(action).includes(area));
  const funding = view.own?.funding ?? [];
  return (
    <div className="dock-control">
      {funding.length > 0 && <Funding />}
      {card !== undefined && plays.length > 0 ? (
        <>
          <h3>{cardName(card)}</h3>
          <Plays plays={plays} />
          <button type="button" className="btn ghost" onClick={() => setFocus({})}>
            {texts.otherCard}
          </button>
        </>
      ) : toNation.length > 0 ? (
        <>
          <h3>{texts.cardsFor(theNation(toNation[0].action.nation))}</h3>
          {toNation.map((play) => (
            <Choice
              key={JSON.stringify(play.action)}
              offer={play}
              label={cardName(play.action.card)}
              detail={influenceText(play)}
              symbol="w-wild"
            />
          ))}
          <button type="button" className="btn ghost" onClick={() => setFocus({})}>
            {texts.allCards}
          </button>
        </>
      ) : (
        <CardList offers={offers} />
      )}
    </div>
  );
}

function Funding() {
  const { view, faction } = useTable();
  return (
    <p className="funding">
      <Icon name="r-ind" />
      {texts.funded(view.own?.funded ?? 0, faction === undefined ? 0 : view.factions[faction].factoryCost)}
    </p>
  );
}

function CardList({ offers }: ControlProps) {
  const { setFocus, units, view } = useTable();
  const commits = byCommandWorth(ofTypes(offers, "commit"));
  const worthOf = (card: string) => commits.find(({ action }) => action.card === card && action.second === undefined);
  return (
    <>
      <p className="quiet">{texts.chooseCard}</p>
      {cardsListed(offers, commits, view).map((card) => {
        const plays = offersWith(offers, card);
        const only = plays.length === 1 ? plays[0] : undefined;
        const [fund] = only ? ofTypes([only], "fund") : [];
        const [leave] = only ? ofTypes([only], "discard", "keep") : [];
        if (fund)
          return <Choice key={card} offer={fund} label={cardName(card)} detail={detailOf(fund)} symbol="r-ind" />;
        if (leave) return <Choice key={card} offer={leave} label={actionLabel(leave.action, units)} />;
        const commit = worthOf(card);
        const use = commit ? commandWorth(commit) : plays.length > 0 ? kindsOf(plays) : texts.staysInHand;
        return (
          <button
            key={card}
            type="button"
            className="choice"
            disabled={plays.length === 0}
            onClick={() => setFocus({ card })}
          >
            <span className="choice-text">
              <b>{cardName(card)}</b>
              <small>{use}</small>
            </span>
          </button>
        );
      })}
    </>
  );
}

/** Command cards by what they are worth, others as in the hand; while cards are discarded each keeps its place. */
function cardsListed(
  offers: readonly TableOffer[],
  commits: readonly OfferOf<"commit">[],
  { phase, own }: View,
): readonly string[] {
  if (phase === "handSize" && own) return inHandOrder([...own.hand, ...own.discarding]);
  const playable = (some: readonly TableOffer[]) => [...new Set(some.flatMap(({ action }) => cardsOf(action)))];
  return commits.length > 0 ? playable(commits) : inHandOrder(playable(offers));
}

/** What the card can be used for. */
function kindsOf(plays: readonly TableOffer[]): string {
  return [...new Set(plays.map(({ action }) => texts.playKinds[action.type] ?? action.type))].join(" · ");
}

const SYMBOLS: Partial<Record<ActionType, string>> = {
  diplomacy: "w-wild",
  wildcard: "w-wild",
  fund: "r-ind",
  intelligence: "i-agent",
  commit: "p-command",
  discard: "a-close",
  keep: "a-undo",
};

function symbolOf(action: TableAction): string | undefined {
  if (action.type === "achieve") return action.vault ? "s-vault" : "t-science";
  return SYMBOLS[action.type];
}

function Plays({ plays }: { plays: readonly TableOffer[] }) {
  const { units } = useTable();
  const { area } = useAttention().focus;
  const there = area === undefined ? [] : plays.filter(({ action }) => areasOf(action).includes(area));
  return (there.length > 0 ? there : plays).map((play) => {
    const symbol = symbolOf(play.action);
    const detail = detailOf(play);
    return (
      <Choice
        key={JSON.stringify(play.action)}
        offer={play}
        label={shortLabel(play.action) ?? actionLabel(play.action, units)}
        {...(detail && { detail })}
        {...(symbol && { symbol })}
      />
    );
  });
}

/** The card is named above already. */
function shortLabel(play: TableAction): string | undefined {
  if (play.type === "diplomacy" || play.type === "wildcard") return nationName(play.nation);
  if (play.type === "achieve") return `${play.vault ? "Vault" : "Reveal"} ${technologyName(play.technology)}`;
  if (play.type !== "intelligence") return undefined;
  const place = play.area ? areaName(play.area) : play.nation ? nationName(play.nation) : "";
  return [TRIUMPH_TEXTS.parties[play.rival], place].filter(Boolean).join(", ");
}

function detailOf(offer: TableOffer): string | undefined {
  const { action } = offer;
  if (action.type === "achieve") return `${cardName(action.card)} with ${cardName(action.with)}`;
  const [influence] = ofTypes([offer], "diplomacy", "wildcard", "intelligence");
  if (influence) return influenceText(influence);
  const [fund] = ofTypes([offer], "fund");
  return fund && texts.funded(fund.paid, fund.cost);
}
