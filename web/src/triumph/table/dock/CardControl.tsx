/** Plays from the hand: first the card, in the hand or here, then what it is used for. */
import type { View } from "@tripartite/triumph/view";
import { Icon } from "../../../app/Icon.tsx";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useAttention, useTable } from "../context.ts";
import { prospectOf } from "../government/prospect.ts";
import type { TableAction } from "../model/action.ts";
import { byCommandWorth, commandWorth } from "../model/commandWorth.ts";
import { actionsWith, areasOf, cardsOf, ofTypes } from "../model/focus.ts";
import { actionLabel } from "../model/label.ts";
import { areaName, cardName, factoriesOf, nationName, technologyName } from "../model/names.ts";
import { Choice } from "./Choice.tsx";
import type { ControlProps } from "./Dock.tsx";

const texts = TRIUMPH_TEXTS.dock;

/** Actions for which the click on the card says everything. */
const AT_ONCE: ReadonlySet<TableAction["type"]> = new Set(["discard", "keep"]);

export function CardControl({ actions }: ControlProps) {
  const { setFocus, view } = useTable();
  const { focus } = useAttention();
  const plays = focus.card === undefined ? [] : actionsWith(actions, focus.card);
  const toNation =
    focus.area === undefined
      ? []
      : ofTypes(actions, "diplomacy", "wildcard").filter((play) => areasOf(play).includes(focus.area!));
  const funding = view.own?.funding ?? [];
  return (
    <div className="dock-control">
      {funding.length > 0 && <Funding />}
      {plays.length > 0 ? (
        <>
          <h3>{cardName(focus.card!)}</h3>
          <Plays plays={plays} />
          <button type="button" className="btn ghost" onClick={() => setFocus({})}>
            {texts.otherCard}
          </button>
        </>
      ) : toNation.length > 0 ? (
        <>
          <h3>{texts.cardsFor(nationName(toNation[0].nation!))}</h3>
          {toNation.map((play) => (
            <Choice
              key={JSON.stringify(play)}
              action={play}
              label={cardName(play.card!)}
              detail={detailOf(play, view)}
              symbol="w-wild"
            />
          ))}
          <button type="button" className="btn ghost" onClick={() => setFocus({})}>
            {texts.allCards}
          </button>
        </>
      ) : (
        <CardList actions={actions} />
      )}
    </div>
  );
}

function Funding() {
  const { view, faction } = useTable();
  const have = (view.own?.funding ?? []).reduce((sum, card) => sum + factoriesOf(card), 0);
  return (
    <p className="funding">
      <Icon name="r-ind" />
      {texts.funded(have, faction === undefined ? 0 : view.factions[faction].factoryCost)}
    </p>
  );
}

function CardList({ actions }: ControlProps) {
  const { setFocus, units, view } = useTable();
  const isCommand = actions.some(({ type }) => type === "commit");
  const all = [...new Set(actions.flatMap(cardsOf))];
  const cards = isCommand ? byCommandWorth(all, view) : all;
  return (
    <>
      <p className="quiet">{texts.chooseCard}</p>
      {cards.map((card) => {
        const plays = actionsWith(actions, card);
        const [first] = plays;
        if (plays.length === 1 && AT_ONCE.has(first.type))
          return <Choice key={card} action={first} label={actionLabel(first, units)} />;
        return (
          <button key={card} type="button" className="choice" onClick={() => setFocus({ card })}>
            <span className="choice-text">
              <b>{cardName(card)}</b>
              <small>{isCommand ? commandWorth(card, view) : kindsOf(plays)}</small>
            </span>
          </button>
        );
      })}
    </>
  );
}

/** What the card can be used for. */
function kindsOf(plays: readonly TableAction[]): string {
  return [...new Set(plays.map(({ type }) => texts.playKinds[type] ?? type))].join(" · ");
}

const SYMBOLS: Partial<Record<TableAction["type"], string>> = {
  diplomacy: "w-wild",
  wildcard: "w-wild",
  fund: "r-ind",
  intelligence: "i-agent",
  commit: "p-command",
  discard: "a-close",
  keep: "a-undo",
};

function Plays({ plays }: { plays: readonly TableAction[] }) {
  const { units, view } = useTable();
  const { focus } = useAttention();
  const there = focus.area === undefined ? [] : plays.filter((play) => areasOf(play).includes(focus.area!));
  return (there.length > 0 ? there : plays).map((play) => {
    const symbol = play.type === "achieve" ? (play.vault ? "s-vault" : "t-science") : SYMBOLS[play.type];
    const detail = detailOf(play, view);
    return (
      <Choice
        key={JSON.stringify(play)}
        action={play}
        label={shortLabel(play) ?? actionLabel(play, units)}
        {...(detail && { detail })}
        {...(symbol && { symbol })}
      />
    );
  });
}

/** The card is named above already. */
function shortLabel(play: TableAction): string | undefined {
  if (play.type === "diplomacy" || play.type === "wildcard") return nationName(play.nation!);
  if (play.type === "achieve") return `${play.vault ? "Vault" : "Reveal"} ${technologyName(play.technology!)}`;
  if (play.type === "intelligence") {
    const place = play.area ? areaName(play.area) : play.nation ? nationName(play.nation) : "";
    return [TRIUMPH_TEXTS.parties[play.rival!], place].filter(Boolean).join(", ");
  }
  return undefined;
}

function detailOf(play: TableAction, view: View): string | undefined {
  if (play.type === "achieve") return `${cardName(play.card!)} with ${cardName(play.with!)}`;
  if (play.type === "diplomacy" || play.type === "wildcard") return prospectOf(view, play);
  const influence = play.nation === undefined ? undefined : view.nations[play.nation]?.influence;
  return influence && TRIUMPH_TEXTS.area.influence(TRIUMPH_TEXTS.parties[influence.faction], influence.count);
}
