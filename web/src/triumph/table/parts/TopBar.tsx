import { FACTIONS } from "@tripartite/triumph/data/kinds";
import type { View } from "@tripartite/triumph/view";
import type { ReactNode } from "react";
import type { LiveState } from "../../../net/live.ts";
import { TopBar as Bar } from "../../../table/TopBar.tsx";
import { list } from "../../../words.ts";
import { RULE_OF_DECISION } from "../../rules/decisions.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useAttention, useTable } from "../context.ts";
import { seasonStep } from "../model/calendar.ts";
import { offersWith } from "../model/focus.ts";
import type { MainAction } from "../model/main.ts";
import { areaName, cardName, unitName } from "../model/names.ts";
import { promptOf, questionAboutCard } from "../model/prompt.ts";

const texts = TRIUMPH_TEXTS.bar;

interface Props {
  readonly state: LiveState;
  readonly title: string;
  readonly main: MainAction | undefined;
  /** Why nothing can be taken back at the moment. */
  readonly undoBarred: string | undefined;
  onUndo(): void;
  onMain(): void;
  readonly menu: ReactNode;
}

export function TopBar({ state, title, main, undoBarred, onUndo, onMain, menu }: Props) {
  const { view, faction, decision } = useTable();
  const isYours = decision !== undefined;
  const movesNow = view.season !== undefined && seasonStep(view.phase) === "move" && view.turn === faction;
  return (
    <Bar
      title={title}
      tag={tag(state, isYours)}
      isYours={isYours}
      prompt={<Prompt state={state} />}
      rule={decision && RULE_OF_DECISION[decision.id]}
      chip={view.playerTurn && movesNow && <CommandsLeft left={view.playerTurn.command} />}
      isSeated={faction !== undefined}
      busy={state.busy}
      undoBarred={undoBarred}
      onUndo={onUndo}
      main={main && { label: main.label, run: onMain }}
      menu={menu}
    />
  );
}

function CommandsLeft({ left }: { left: number }) {
  return (
    <>
      {left} <span className="chip-words">{texts.commands(left)}</span>
    </>
  );
}

function tag({ outcome, waitingFor }: LiveState, yours: boolean): string {
  if (outcome) return texts.over;
  if (yours) return texts.yourMove;
  return texts.waitingFor(list(waitingFor.map((seat) => TRIUMPH_TEXTS.parties[FACTIONS[seat]])));
}

/** Names the piece first, then the question. */
function Prompt({ state: { outcome, connection } }: { state: LiveState }) {
  const { view, decision, units, legal } = useTable();
  const { focus } = useAttention();
  if (connection === "lost") return texts.lost;
  if (outcome) {
    const winners = list(outcome.winners.map((seat) => TRIUMPH_TEXTS.parties[FACTIONS[seat]]));
    return winners === "" ? texts.nobodyWon : texts.won(winners, outcome.kind);
  }
  if (decision === undefined) return idlePrompt(view);
  const picked = view.own?.picked === undefined ? undefined : units.get(view.own.picked);
  const card = focus.card !== undefined && offersWith(legal, focus.card).length > 0 ? focus.card : undefined;
  return (
    <>
      {picked && (
        <b>
          {unitName(picked.unit)}, {areaName(picked.area)}.{" "}
        </b>
      )}
      {card && <b>{TRIUMPH_TEXTS.government.chosenCard(cardName(card))}</b>}
      {(card && questionAboutCard(decision.id, legal)) ?? promptOf(decision.prompt, legal)}
    </>
  );
}

function idlePrompt({ own }: View): string {
  if (own === undefined) return texts.watching;
  return own.orders.passing === "ask" ? texts.nothingToDo : TRIUMPH_TEXTS.government.passing.prompt;
}
