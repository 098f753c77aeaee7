/** Marshal: what it would do at once and some other ways, tried out in tables that fit what it has seen. */

import type { Random } from "@tripartite/kernel";
import { isRefusal } from "@tripartite/kernel";
import { COMMAND_OF_CARD } from "../data/deck.ts";
import { ALL_FACTIONS, SUMMER } from "../data/kinds.ts";
import { LAST_YEAR } from "../data/scenarios.ts";
import { triumph } from "../game.ts";
import { PHASE, type State } from "../model/state.ts";
import { isValidCommand } from "../rules/cards/command.ts";
import { isPassiveAlly } from "../rules/war/relations.ts";
import { best, type Decision, ofType, type Style, type Thought } from "./brain.ts";
import { atTurnStart, bestOperation, type Operation, planOperations } from "./operations.ts";
import { type Candidate, choose } from "./search.ts";
import { think } from "./think.ts";
import { operationPlan, planKey } from "./turn.ts";
import { pointsOf } from "./worth.ts";

/** How hard Marshal thinks about one decision: actions played ahead, and tables they are played in. */
export interface Depth {
  readonly actions: number;
  readonly worlds: number;
}

export interface MarshalDecision extends Decision {
  /** Another table that fits what was seen. */
  world(): State;
  readonly depth: Depth;
  /** How each Faction is thought to play. */
  readonly expected: readonly Style[];
}

/** Points from which a Faction may win at the next New Year. */
const NEAR = 22;

/** What a plan is worth shows at the end of the game; before its last Seasons too much can still happen. */
function isEndNear(s: State): boolean {
  return s.season >= SUMMER && (s.year >= LAST_YEAR || Math.max(...pointsOf(s)) >= NEAR);
}

export function thinkAhead(decision: MarshalDecision): Thought {
  const { s, seat, mind, legal } = decision;
  if (legal.length > 1 && isEndNear(s) && !isPassiveAlly(s, seat)) {
    if (s.phase === PHASE.command) return chooseCard(decision);
    if (s.phase === PHASE.declarations && mind.plan?.key !== planKey(s)) planTurn(decision);
  }
  return think(decision);
}

function trial(decision: MarshalDecision, candidates: readonly Candidate[]): number {
  if (candidates.length < 2) return 0;
  const { seat, style, expected, world, depth, random } = decision;
  const styles = ALL_FACTIONS.map((f) => (f === seat ? style : expected[f]));
  const dice: Random = [...random];
  return choose({ candidates, seat, styles, world }, depth.worlds, { actions: depth.actions }, dice);
}

const MOST_OPERATIONS = 4;
const OTHER_BOLDNESS = [0.75, 0.35];

/** What it would do at once, the best of each kind of declaration, and bolder or more careful attacks. */
function operationsToTry(s: State, { seat, style, mind }: MarshalDecision): Operation[] {
  const all = planOperations(s, seat, style, mind);
  const usual = bestOperation(all, style);
  if (usual === undefined) return [];
  const peaceful = all.filter(({ declare }) => declare.length === 0);
  const others = OTHER_BOLDNESS.flatMap((boldness) =>
    planOperations(s, seat, { ...style, boldness, aggressive: false }, mind).filter(
      ({ attacks }) => attacks.length > 0,
    ),
  );
  return [usual, ...peaceful, ...all.slice(0, MOST_OPERATIONS - 1), ...others]
    .filter(isFirstOfItsKind)
    .slice(0, MOST_OPERATIONS);
}

function isFirstOfItsKind(operation: Operation, index: number, all: readonly Operation[]): boolean {
  const signature = ({ declare, attacks }: Operation) =>
    JSON.stringify([declare, attacks.map(({ area, moves }) => [area, moves.length])]);
  return all.findIndex((other) => signature(other) === signature(operation)) === index;
}

/** D15 What to do in this Player Turn. */
function planTurn(decision: MarshalDecision): void {
  const { s, mind } = decision;
  const operations = operationsToTry(s, decision);
  const candidates = operations.map(
    (operation): Candidate =>
      (_, own) => {
        own.plan = operationPlan(s, operation, true);
      },
  );
  mind.plan = operationPlan(s, operations[trial(decision, candidates)], false);
}

/** D12 The card that it would play at once, none, or the best card for another plan. */
function chooseCard(decision: MarshalDecision): Thought {
  const { s, seat, legal } = decision;
  const usual = think(decision);
  const pass = legal.find(({ type }) => type === "pass");
  const card = best(
    ofType(legal, "commit").filter(({ card, second }) => second < 0 && isValidCommand(s, card)),
    (action) => COMMAND_OF_CARD[action.card],
  );
  if (pass === undefined || card === undefined) return usual;
  const start = atTurnStart(s, seat, COMMAND_OF_CARD[card.card]);
  const operations = operationsToTry(start, decision).filter(
    ({ declare, attacks }) => declare.length + attacks.length > 0,
  );
  if (operations.length === 0) return usual;
  const commit = usual.action.type === "commit" ? usual.action : card;
  const options: { action: Thought["action"]; operation?: Operation }[] = [
    { action: usual.action },
    { action: usual.action.type === "pass" ? card : pass },
    ...operations.map((operation) => ({ action: commit, operation })),
  ];
  const candidates = options.map(
    ({ action, operation }): Candidate =>
      (t, own) => {
        if (isRefusal(triumph.apply(t, seat, action))) triumph.apply(t, seat, pass);
        if (operation !== undefined) own.plan = operationPlan(start, operation, true);
      },
  );
  const chosen = options[trial(decision, candidates)];
  if (chosen.action === usual.action) return usual;
  const reason =
    chosen.operation?.reason() ??
    (chosen.action === pass ? "Looking ahead, it is better to wait." : "Looking ahead, there is something to win.");
  return { action: chosen.action, reason };
}
