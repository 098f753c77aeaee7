/** Command cards, declarations and movement: the plan of a Player Turn, carried out step by step. */

import { isSameAction } from "@tripartite/kernel";
import { COMMAND_OF_CARD, DECK_OF_CARD, LETTER_OF_CARD } from "../data/deck.ts";
import type { Card, Faction } from "../data/ids.ts";
import { ACTION_DECK } from "../data/kinds.ts";
import { AREA_NAMES } from "../data/map.ts";
import { EMERGENCY_COMMAND } from "../data/scenarios.ts";
import { triumph } from "../game.ts";
import type { Action, ActionOf } from "../model/actions.ts";
import { PHASE, type State } from "../model/state.ts";
import { isValidCommand } from "../rules/cards/command.ts";
import { atWar, isPassiveAlly } from "../rules/war/relations.ts";
import { best, type Decision, noteMove, ofType, type Style, type Thought } from "./brain.ts";
import type { Plan } from "./memory.ts";
import { atTurnStart, bestOperation, type Operation, planOperations } from "./operations.ts";
import { QUIET } from "./styles.ts";

const WORTH_AN_EMERGENCY = 2;

function valueOfCard(card: Card): number {
  return COMMAND_OF_CARD[card] - 0.02 * LETTER_OF_CARD[card];
}

/** D12, D13 The best card for what we mean to do, or none. */
export function chooseCommand({ s, seat, legal, style, mind, silent }: Decision): Thought {
  const pass = legal.find(({ type }) => type === "pass") ?? legal[0];
  const commits = ofType(legal, "commit").filter(({ card }) => DECK_OF_CARD[card] === ACTION_DECK);
  const valid = commits.filter(
    ({ card, second }) => isValidCommand(s, card) && (second < 0 || isValidCommand(s, second)),
  );
  const single = best(
    valid.filter(({ second }) => second < 0),
    ({ card }) => valueOfCard(card),
  );
  const double = best(
    valid.filter(({ second }) => second >= 0),
    ({ card }) => valueOfCard(card),
  );
  const card = isPassiveAlly(s, seat) ? (double ?? single) : single;
  if (card === undefined) return emergency(s, seat, commits, pass);
  const start = atTurnStart(s, seat, COMMAND_OF_CARD[card.card]);
  const plan = bestOperation(planOperations(start, seat, style, mind), style);
  const worth = worthOfPlan(plan, style);
  if (worth < style.cardFrom) return { action: pass, reason: "No move is worth a card." };
  return { action: smallestThatDoes(valid, plan!, card), reason: silent ? "" : plan!.reason() };
}

function worthOfPlan(plan: Operation | undefined, style: Style): number {
  if (plan === undefined) return 0;
  return plan.value + style.deployment * plan.moves().length;
}

/** A card that moves more units than we mean to move is better kept. */
function smallestThatDoes(cards: readonly ActionOf<"commit">[], plan: Operation, most: ActionOf<"commit">): Action {
  if (most.second >= 0) return most;
  const enough = cards.filter(({ card, second }) => second < 0 && COMMAND_OF_CARD[card] >= plan.moves().length);
  return best(enough, ({ card }) => -COMMAND_OF_CARD[card] - 0.02 * LETTER_OF_CARD[card]) ?? most;
}

/** §10.11 Without a card of the Season: only to save something, and only with a card we can spare. */
function emergency(s: State, seat: Faction, commits: readonly ActionOf<"commit">[], pass: Action): Thought {
  const spare = best(
    commits.filter(({ second }) => second < 0),
    ({ card }) => -COMMAND_OF_CARD[card],
  );
  if (spare === undefined || !atWar(s, seat)) return { action: pass, reason: "No card of this Season." };
  const t = atTurnStart(s, seat, EMERGENCY_COMMAND[seat]);
  t.phase = PHASE.movement;
  const [plan] = planOperations(t, seat, QUIET, {});
  const worth = plan === undefined ? 0 : plan.moves().length;
  if (worth < WORTH_AN_EMERGENCY) return { action: pass, reason: "No card of this Season." };
  return { action: spare, reason: "Even a few moves are needed now." };
}

// ---- declarations

export function planKey(s: State): string {
  return `turn ${s.year} ${s.season}`;
}

/** The plan for this Player Turn, made when it begins. */
function planFor(decision: Decision): { declare: Action[] } {
  const { s, seat, mind, style, silent } = decision;
  if (mind.plan?.key === planKey(s)) return { declare: mind.plan.todo };
  const operation = bestOperation(planOperations(s, seat, style, mind), style);
  mind.plan = operationPlan(s, operation, silent === true);
  return { declare: mind.plan.todo };
}

/** An operation as something to keep in mind. */
export function operationPlan(s: State, operation: Operation | undefined, silent: boolean): Plan {
  return {
    key: planKey(s),
    reason: silent ? "" : (operation?.reason() ?? "Nothing to do."),
    todo: operation === undefined || operation.declare.length === 0 ? [] : [...operation.declare, { type: "announce" }],
    moves: operation === undefined ? [] : operation.moves().map(([unit, end]) => [unit, end]),
  };
}

/** D15 */
export function playDeclarations(decision: Decision): Thought {
  const { legal, mind } = decision;
  const atomic = legal.find(({ type }) => type === "atomic");
  if (atomic !== undefined) return { action: atomic, reason: "The bomb is ready." };
  const { declare } = planFor(decision);
  const next = declare.shift();
  const action = next && legal.find((one) => isSameAction(one, next));
  if (action !== undefined) return { action, reason: mind.plan!.reason };
  mind.plan!.todo.length = 0;
  const pass = legal.find(({ type }) => type === "pass") ?? legal[0];
  return { action: pass, reason: mind.plan!.reason };
}

/** D17 What was announced stays, unless it cannot. */
export function confirmDeclarations({ legal }: Decision): Thought {
  const withdraw = legal.find(({ type }) => type === "withdraw");
  const confirm = legal.find(({ type }) => type === "confirm");
  return { action: withdraw ?? confirm ?? legal[0], reason: "Not at the price of another war." };
}

// ---- movement

/** D19 */
export function playMovement(decision: Decision): Thought {
  const { s, seat, legal, mind } = decision;
  const atomic = legal.find(({ type }) => type === "atomic");
  if (atomic !== undefined) return { action: atomic, reason: "The bomb is ready." };
  planFor(decision);
  const plan = mind.plan!;
  if (s.picked >= 0) return moveThePicked(decision);
  const picks = ofType(legal, "pick");
  while (plan.moves.length > 0) {
    const [unit] = plan.moves[0];
    const pick = picks.find((action) => action.unit === unit);
    if (pick !== undefined) return { action: pick, reason: plan.reason };
    plan.moves.shift();
  }
  const end = legal.find(({ type }) => type === "endMovement");
  if (end !== undefined) return { action: end, reason: "All moves that matter are made." };
  return { action: dutiful(s, seat, legal), reason: "What was declared must be done." };
}

function moveThePicked(decision: Decision): Thought {
  const { s, seat, legal, mind } = decision;
  const plan = mind.plan!;
  const index = plan.moves.findIndex(([unit]) => unit === s.picked);
  const target = index < 0 ? -1 : plan.moves[index][1];
  if (index >= 0) plan.moves.splice(index, 1);
  const moves = ofType(legal, "move").filter(({ route }) => route[route.length - 1] === target);
  const move = moves.find(({ strategic }) => !strategic) ?? moves[0];
  if (move !== undefined) {
    noteMove(s, mind, s.picked);
    return { action: move, reason: `${plan.reason} Next: ${AREA_NAMES[target]}.` };
  }
  return { action: dutiful(s, seat, legal), reason: "That way is closed now." };
}

/** What the rules would do for us: a move that a declaration asks for, or none. */
function dutiful(s: State, seat: Faction, legal: readonly Action[]): Action {
  const fallback = triumph.fallback(s, seat);
  const offered = legal.find((action) => isSameAction(action, fallback));
  const isDue = s.duties.length > 0;
  if (offered !== undefined && !(isDue && offered.type === "unpick")) return offered;
  const unpick = legal.find(({ type }) => type === "unpick");
  return isDue || unpick === undefined ? legal[0] : unpick;
}
