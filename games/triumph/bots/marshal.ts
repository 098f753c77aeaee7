/** Marshal: what Staff would do and some other ways, tried out in tables that fit what it has seen. */
import type { Random } from "@tripartite/kernel";
import { isRefusal } from "@tripartite/kernel";
import { COMMAND_OF_CARD } from "../data/deck.ts";
import { triumph } from "../game.ts";
import { isPassiveAlly } from "../rules/command.ts";
import { atWar } from "../rules/relations.ts";
import { PHASE, type State } from "../state.ts";
import type { Decision, Style, Thought } from "./brain.ts";
import { atTurnStart, type Operation, planOperations } from "./operations.ts";
import { type Budget, budgetPlan, splitProduction } from "./production.ts";
import { type Candidate, choose, type Trial } from "./search.ts";
import { think } from "./think.ts";
import { operationPlan, planKey } from "./turn.ts";

/** How hard Marshal thinks about one decision: actions played ahead, and tables they are played in. */
export interface Depth {
  readonly actions: number;
  readonly worlds: number;
}

export interface MarshalDecision extends Decision {
  /** Another table that fits what was seen. */
  world(): State;
  readonly depth: Depth;
  /** How everybody is thought to play on. */
  readonly expected: Style;
}

const MOST_OPERATIONS = 3;
/** Years that plans are followed ahead: a war looks good until the answer comes. */
const AHEAD = 2;

export function thinkAhead(decision: MarshalDecision): Thought {
  const { s, mind, legal } = decision;
  if (legal.length > 1) {
    if (s.phase === PHASE.production && mind.plan?.key !== `production ${s.year}`) planYear(decision);
    if (s.phase === PHASE.command) return chooseCard(decision);
    if (s.phase === PHASE.declarations && mind.plan?.key !== planKey(s)) planTurn(decision);
  }
  return think(decision);
}

function trial(decision: MarshalDecision, candidates: readonly Candidate[]): number {
  const { seat, expected, world, depth, random, s } = decision;
  const dice: Random = [...random];
  const what: Trial = { candidates, seat, style: expected, untilYear: s.year + AHEAD, world };
  return choose(what, depth.worlds, { actions: depth.actions }, dice);
}

// ---- Production

/** Staff's split, and a third of the points moved between Investment and Action cards, or away from units. */
function variants(level: number, { units, investment, action }: Budget): Budget[] {
  const part = Math.max(2, Math.round(level / 3));
  const [fromUnits, fromInvestment, fromAction] = [units, investment, action].map((points) => Math.min(part, points));
  const options: Budget[] = [
    { units, investment, action },
    { units, investment: investment + fromAction, action: action - fromAction },
    { units, investment: investment - fromInvestment, action: action + fromInvestment },
    { units: units - fromUnits, investment, action: action + fromUnits },
  ];
  return options.filter((one, i) => options.findIndex((other) => isSameBudget(one, other)) === i);
}

function isSameBudget(a: Budget, b: Budget): boolean {
  return a.units === b.units && a.investment === b.investment && a.action === b.action;
}

/** D05 How the year's points are split. */
function planYear(decision: MarshalDecision): void {
  const { s, seat, mind, style } = decision;
  if (isPassiveAlly(s, seat)) return;
  const budgets = variants(s.level, splitProduction(s, seat, style));
  const candidates = budgets.map(
    (budget): Candidate =>
      (_, own) => {
        own.plan = budgetPlan(s, budget);
      },
  );
  mind.plan = budgetPlan(s, budgets[trial(decision, candidates)]);
}

// ---- the Player Turn

/** How sure other plans want to be of their attacks. */
const OTHER_BOLDNESS = [0.75, 0.35];

/** What Staff would do, the best plan without a declaration, and bolder or more careful attacks. */
function operationsToTry(s: State, seat: number, style: Style): Operation[] {
  const all = planOperations(s, seat, style);
  const staff = all.find(({ declare, value }) => declare.length === 0 || value > style.declareFrom);
  if (staff === undefined) return [];
  const peaceful = all.filter(({ declare }) => declare.length === 0);
  const others = OTHER_BOLDNESS.flatMap((boldness) =>
    planOperations(s, seat, { ...style, boldness, aggressive: false }).filter(({ attacks }) => attacks.length > 0),
  );
  return [staff, ...peaceful, ...others].filter(isFirstOfItsKind).slice(0, MOST_OPERATIONS);
}

function isFirstOfItsKind(operation: Operation, index: number, all: readonly Operation[]): boolean {
  const signature = ({ declare, attacks }: Operation) =>
    JSON.stringify([declare, attacks.map(({ area, moves }) => [area, moves.length])]);
  return all.findIndex((other) => signature(other) === signature(operation)) === index;
}

/** D15 What to do in this Player Turn. */
function planTurn(decision: MarshalDecision): void {
  const { s, seat, mind, style } = decision;
  const operations = operationsToTry(s, seat, style);
  const candidates = operations.map(
    (operation): Candidate =>
      (_, own) => {
        own.plan = operationPlan(s, operation, true);
      },
  );
  mind.plan = operationPlan(s, operations[candidates.length > 1 ? trial(decision, candidates) : 0], false);
}

/** D12 A war or a Violation that Staff has in mind: is it better left alone? */
function chooseCard(decision: MarshalDecision): Thought {
  const { s, seat, legal, style } = decision;
  const staff = think(decision);
  const pass = legal.find(({ type }) => type === "pass");
  const { action } = staff;
  if (action.type !== "commit" || pass === undefined || atWar(s, seat) || isPassiveAlly(s, seat)) return staff;
  const [plan] = planOperations(atTurnStart(s, seat, COMMAND_OF_CARD[action.card]), seat, style);
  if (plan === undefined || plan.declare.length === 0) return staff;
  const candidates = [action, pass].map(
    (choice): Candidate =>
      (t) => {
        if (isRefusal(triumph.apply(t, seat, choice))) triumph.apply(t, seat, pass);
      },
  );
  return trial(decision, candidates) === 0 ? staff : { action: pass, reason: "Looking ahead, peace is better." };
}
