/** Plays from the hand: first the card, in the hand or here, then what it is used for. */
import { Icon } from "../../../app/Icon.tsx";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import type { TableAction } from "../model/action.ts";
import { actionsWith, areasOf, cardsOf } from "../model/focus.ts";
import { actionLabel } from "../model/label.ts";
import { areaName, cardName, factoriesOf, nationName, technologyName } from "../model/names.ts";
import { Choice } from "./Choice.tsx";
import type { ControlProps } from "./Dock.tsx";

const texts = TRIUMPH_TEXTS.dock;

/** Actions for which the click on the card says everything. */
const AT_ONCE: ReadonlySet<TableAction["type"]> = new Set(["discard", "keep"]);

export function CardControl({ actions }: ControlProps) {
  const { focus, setFocus, view } = useTable();
  const plays = focus.card === undefined ? [] : actionsWith(actions, focus.card);
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
  const { setFocus, units } = useTable();
  const cards = [...new Set(actions.flatMap(cardsOf))];
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
              <small>{kindsOf(plays)}</small>
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
  const { units, focus, view } = useTable();
  const there = focus.area === undefined ? [] : plays.filter((play) => areasOf(play).includes(focus.area!));
  return (there.length > 0 ? there : plays).map((play) => {
    const symbol = play.type === "achieve" ? (play.vault ? "s-vault" : "t-science") : SYMBOLS[play.type];
    const detail = detailOf(play, view.nations);
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

function detailOf(play: TableAction, nations: ReturnType<typeof useTable>["view"]["nations"]): string | undefined {
  if (play.type === "achieve") return `${cardName(play.card!)} with ${cardName(play.with!)}`;
  if (play.nation === undefined) return undefined;
  const influence = nations[play.nation]?.influence;
  return influence && TRIUMPH_TEXTS.area.influence(TRIUMPH_TEXTS.parties[influence.faction], influence.count);
}
