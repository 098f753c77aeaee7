/** Marshal: what Staff would do and some other ways, tried out in tables that fit what it has seen. */
import type { Random } from "@tripartite/kernel";
import { isRefusal } from "@tripartite/kernel";
import type { Action } from "../actions.ts";
import { COMMAND_OF_CARD, DECK_OF_CARD } from "../data/deck.ts";
import { ACTION_DECK } from "../data/kinds.ts";
import { triumph } from "../game.ts";
import { isPassiveAlly, isValidCommand } from "../rules/command.ts";
import { PHASE, type State } from "../state.ts";
import { best, type Decision, ofType, type Style, type Thought } from "./brain.ts";
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

const MOST_OPERATIONS = 4;
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

function trial(decision: MarshalDecision, candidates: readonly Candidate[], years: number): number {
  const { seat, expected, world, depth, random, s } = decision;
  const dice: Random = [...random];
  const what: Trial = { candidates, seat, style: expected, untilYear: s.year + years, world };
  return choose(what, depth.worlds, { actions: depth.actions }, dice);
}

// ---- Production

function variants(s: State, f: number, budget: Budget): Budget[] {
  const { units, investment, action } = budget;
  const third = Math.max(2, Math.round(s.level / 3));
  const shift = (from: number) => Math.min(third, from);
  const toUnits = Math.min(third, shift(action) + shift(investment));
  const fromAction = Math.min(action - Math.min(1, action), Math.ceil(toUnits / 2));
  const options: Budget[] = [
    budget,
    {
      units: units + fromAction + Math.min(investment, toUnits - fromAction),
      investment: investment - Math.min(investment, toUnits - fromAction),
      action: action - fromAction,
    },
    { units, investment: investment + shift(action), action: action - shift(action) },
    { units, investment: investment - shift(investment), action: action + shift(investment) },
    { units: units - shift(units), investment, action: action + shift(units) },
  ];
  return options.filter((one, i) => options.findIndex((other) => isSameBudget(one, other)) === i && f >= 0);
}

function isSameBudget(a: Budget, b: Budget): boolean {
  return a.units === b.units && a.investment === b.investment && a.action === b.action;
}

/** D05 How the year's points are split. */
function planYear(decision: MarshalDecision): void {
  const { s, seat, mind, style } = decision;
  if (isPassiveAlly(s, seat)) return;
  const budgets = variants(s, seat, splitProduction(s, seat, style));
  const candidates = budgets.map(
    (budget): Candidate =>
      (_, own) => {
        own.plan = budgetPlan(s, budget);
      },
  );
  mind.plan = budgetPlan(s, budgets[trial(decision, candidates, AHEAD)]);
}

// ---- the Player Turn

/** The most promising plans, with or without declarations; the first is what Staff would do. */
function operationsToTry(s: State, seat: number, style: Style): Operation[] {
  const all = planOperations(s, seat, style);
  const staff = all.find(({ declare, value }) => declare.length === 0 || value > style.declareFrom);
  const rest = all.filter((operation) => operation !== staff);
  return [...(staff === undefined ? [] : [staff]), ...rest].slice(0, MOST_OPERATIONS);
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
  mind.plan = operationPlan(s, operations[candidates.length > 1 ? trial(decision, candidates, AHEAD) : 0], false);
}

/** D12 Whether to act at all, with what in mind, and with which card. */
function chooseCard(decision: MarshalDecision): Thought {
  const { s, seat, legal, style, mind } = decision;
  const staff = think(decision);
  const commits = ofType(legal, "commit").filter(
    ({ card, second }) => DECK_OF_CARD[card] === ACTION_DECK && second < 0 && isValidCommand(s, card),
  );
  const most = best(commits, ({ card }) => COMMAND_OF_CARD[card]);
  const pass = legal.find(({ type }) => type === "pass");
  if (most === undefined || pass === undefined || isPassiveAlly(s, seat)) return staff;
  const operations = operationsToTry(atTurnStart(s, seat, COMMAND_OF_CARD[most.card]), seat, style);
  const others: { action: Action; operation?: Operation }[] = operations
    .filter(({ attacks }) => attacks.length > 0)
    .map((operation) => ({ action: most, operation }));
  const options: { action: Action; operation?: Operation }[] = [{ action: staff.action }, { action: pass }, ...others];
  const distinct = options
    .filter(({ action }, i) => i === 0 || i > 1 || action !== staff.action)
    .slice(0, MOST_OPERATIONS);
  if (distinct.length === 1) return staff;
  const candidates = distinct.map(
    ({ action, operation }): Candidate =>
      (t, own) => {
        if (operation !== undefined) own.plan = operationPlan(s, operation, true);
        if (isRefusal(triumph.apply(t, seat, action))) triumph.apply(t, seat, pass);
      },
  );
  const chosen = distinct[trial(decision, candidates, AHEAD)];
  if (chosen === distinct[0]) return staff;
  if (chosen.operation === undefined)
    return { action: chosen.action, reason: "Looking ahead, the card is better kept." };
  mind.plan = operationPlan(s, chosen.operation, false);
  return { action: chosen.action, reason: `Looking ahead: ${mind.plan.reason}` };
}
