import type { ReactNode } from "react";
import type { LiveState } from "../../../net/live.ts";
import { TopBar } from "../../../table/TopBar.tsx";
import { list } from "../../../words.ts";
import { RULE_OF_DECISION } from "../../rules/decisions.ts";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import type { MainAction } from "../model/main.ts";
import { factionsOf } from "../model/scene.ts";

const { bar: texts, levels } = SURRENDER_TEXTS;

interface Props {
  readonly state: LiveState;
  readonly title: string;
  readonly main: MainAction | undefined;
  readonly undoBarred: string | undefined;
  onUndo(): void;
  readonly menu: ReactNode;
}

export function Bar({ state, title, main, undoBarred, onUndo, menu }: Props) {
  const { seen, decision, faction, focus, busy, act } = useTable();
  const isYours = decision !== undefined;
  const sides = (seats: readonly number[]) =>
    list(seats.map((seat) => seen.scene.sideName(factionsOf(seen.scene)[seat])));
  const tag = state.outcome ? texts.over : isYours ? texts.yourMove : texts.waitingFor(sides(state.waitingFor));
  return (
    <TopBar
      title={title}
      tag={tag}
      isYours={isYours}
      prompt={<Prompt state={state} sides={sides} chosen={decision?.id === "D-ACT" ? focus.unit : undefined} />}
      chip={isYours && seen.phase === "march" && seen.pointsLeft !== undefined && texts.pointsLeft(seen.pointsLeft)}
      rule={decision && RULE_OF_DECISION[decision.id]}
      isSeated={faction !== undefined}
      busy={busy}
      undoBarred={undoBarred}
      onUndo={onUndo}
      main={main && { label: main.label, isBack: main.isBack === true, run: () => act(main.action) }}
      menu={menu}
    />
  );
}

interface PromptProps {
  readonly state: LiveState;
  readonly chosen: string | undefined;
  sides(seats: readonly number[]): string;
}

/** Names the piece first, then the question. */
function Prompt({ state: { outcome, connection, decision }, chosen, sides }: PromptProps) {
  const { faction, seen } = useTable();
  if (connection === "lost") return texts.lost;
  if (outcome) return texts.won(sides(outcome.winners), levelOf(outcome.kind));
  if (decision === undefined) return faction === undefined ? texts.watching : texts.nothingToDo;
  return (
    <>
      {chosen && <b>{seen.scene.shortUnitName(chosen)}. </b>}
      {chosen && seen.scene.isGround(chosen) ? texts.plan : decision.prompt}
    </>
  );
}

/** "axis-decisive" and the like. */
function levelOf(kind: string): string {
  const level = kind.split("-").at(-1) as keyof typeof levels;
  return levels[level] ?? kind;
}
