/** Marshal: what Staff would do and some other ways, tried out in tables that fit what it has seen. */
import type { Random } from "@tripartite/kernel";
import { isRefusal } from "@tripartite/kernel";
import type { Action } from "../actions.ts";
import { COMMAND_OF_CARD } from "../data/deck.ts";
import { triumph } from "../game.ts";
import { isPassiveAlly, isValidCommand } from "../rules/command.ts";
import { atWar } from "../rules/relations.ts";
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

/** Staff's split, and a third of the points moved to units, to Investment or to Action cards. */
function variants(level: number, { units, investment, action }: Budget): Budget[] {
  const part = Math.max(2, Math.round(level / 3));
  const [fromUnits, fromInvestment, fromAction] = [units, investment, action].map((points) => Math.min(part, points));
  const options: Budget[] = [
    { units, investment, action },
    { units: units + fromAction, investment, action: action - fromAction },
    { units: units + fromInvestment, investment: investment - fromInvestment, action },
    { units, investment: investment + fromAction, action: action - fromAction },
    { units: units - fromUnits, investment: investment - fromInvestment, action: action + fromInvestment + fromUnits },
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

/** The most promising plans, with or without declarations; the first is what Staff would do. */
function operationsToTry(s: State, seat: number, style: Style): Operation[] {
  const all = planOperations(s, seat, style);
  const staff = all.find(({ declare, value }) => declare.length === 0 || value > style.declareFrom);
  if (staff === undefined) return [];
  const declaring = all.filter((operation) => operation !== staff);
  const others = OTHER_BOLDNESS.flatMap((boldness) =>
    planOperations(s, seat, { ...style, boldness, aggressive: false }).filter(({ attacks }) => attacks.length > 0),
  );
  return [staff, ...declaring, ...others].filter(isFirstOfItsKind).slice(0, MOST_OPERATIONS);
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

/** D12 In peace: whether to begin a war or to Violate a Neutral, which needs a card now. */
function chooseCard(decision: MarshalDecision): Thought {
  const { s, seat, legal, style, mind } = decision;
  const staff = think(decision);
  const commits = ofType(legal, "commit").filter(({ card, second }) => second < 0 && isValidCommand(s, card));
  const most = best(commits, ({ card }) => COMMAND_OF_CARD[card]);
  const pass = legal.find(({ type }) => type === "pass");
  if (most === undefined || pass === undefined || atWar(s, seat) || isPassiveAlly(s, seat)) return staff;
  const operations = planOperations(atTurnStart(s, seat, COMMAND_OF_CARD[most.card]), seat, style)
    .filter(({ declare }) => declare.length > 0)
    .slice(0, MOST_OPERATIONS - 1);
  if (operations.length === 0) return staff;
  const begin =
    (action: Action, operation?: Operation): Candidate =>
    (t, own) => {
      if (operation !== undefined) own.plan = operationPlan(s, operation, true);
      if (isRefusal(triumph.apply(t, seat, action))) triumph.apply(t, seat, pass);
    };
  const candidates = [begin(staff.action), ...operations.map((operation) => begin(most, operation))];
  if (staff.action !== pass) candidates.push(begin(pass));
  const chosen = trial(decision, candidates);
  if (chosen === 0) return staff;
  const operation = operations[chosen - 1];
  if (operation === undefined) return { action: pass, reason: "Looking ahead, the card is better kept." };
  mind.plan = operationPlan(s, operation, false);
  return { action: most, reason: `Looking ahead: ${mind.plan.reason}` };
}
