import { FACTIONS } from "@tripartite/triumph/data/kinds";
import type { ReactNode } from "react";
import { Icon } from "../../../app/Icon.tsx";
import { Logo } from "../../../app/start/Logo.tsx";
import type { LiveState } from "../../../net/live.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { seasonStep } from "../model/calendar.ts";
import type { MainAction } from "../model/main.ts";
import { areaName, list, unitName } from "../model/names.ts";

const texts = TRIUMPH_TEXTS.bar;

interface Props {
  readonly state: LiveState;
  readonly title: string;
  readonly main: MainAction | undefined;
  /** Why nothing can be taken back at the moment. */
  readonly undoBarred: string | undefined;
  onUndo(): void;
  readonly menu: ReactNode;
}

/** Whose step it is, what is asked, Undo and the one amber button: always at the same places. */
export function TopBar({ state, title, main, undoBarred, onUndo, menu }: Props) {
  const { act, busy, view, faction, decision } = useTable();
  const yours = decision !== undefined;
  return (
    <header className={`top ${yours ? "" : "wait"}`}>
      <Logo subtitle={title} />
      <div className="prompt">
        <span className={`who ${yours ? "" : "quiet"}`}>
          <Icon name={yours ? "p-move" : "a-clock"} />
          {tag(state, yours)}
        </span>
        <p aria-live="polite">
          <Prompt state={state} />
        </p>
        {view.playerTurn && view.season && seasonStep(view.phase) === "move" && view.turn === faction && (
          <span className="chip">{texts.commands(view.playerTurn.command)}</span>
        )}
      </div>
      <div className="buttons">
        {faction !== undefined && (
          <button
            type="button"
            className="btn on-bar undo"
            disabled={busy || undoBarred !== undefined}
            title={undoBarred}
            onClick={onUndo}
          >
            <Icon name="a-undo" />
            {texts.undo}
            <kbd>U</kbd>
          </button>
        )}
        {main && (
          <button type="button" className="btn primary main" disabled={busy} onClick={() => act(main.action)}>
            {main.label}
            <Icon name="a-check" />
          </button>
        )}
        {!main && faction !== undefined && (
          <span className="btn primary main placeholder" aria-hidden="true">
            {texts.nothingToDo}
          </span>
        )}
      </div>
      {menu}
    </header>
  );
}

function tag({ outcome, waitingFor }: LiveState, yours: boolean): string {
  if (outcome) return texts.over;
  if (yours) return texts.yourMove;
  return texts.waitingFor(list(waitingFor.map((seat) => TRIUMPH_TEXTS.parties[FACTIONS[seat]])));
}

/** Names the piece first, then the question. */
function Prompt({ state: { outcome, connection } }: { state: LiveState }) {
  const { view, decision, units, faction } = useTable();
  if (connection === "lost") return texts.lost;
  if (outcome) {
    const winners = list(outcome.winners.map((seat) => TRIUMPH_TEXTS.parties[FACTIONS[seat]]));
    return texts.won(winners, outcome.kind);
  }
  if (decision === undefined) return faction === undefined ? texts.watching : texts.nothingToDo;
  const picked = view.own?.picked === undefined ? undefined : units.get(view.own.picked);
  return (
    <>
      {picked && (
        <b>
          {unitName(picked.unit)}, {areaName(picked.area)}.{" "}
        </b>
      )}
      {decision.prompt}
    </>
  );
}
