/** Triumph & Tragedy by the contract of a game: the phases in one table, run by the kernel's loop. */
import { forgetOffers, type Game, gameLoop, isRefusal, type Outcome, pickRandomly } from "@tripartite/kernel";
import { chronicleOf } from "./chronicle.ts";
import { decodeAction, encodeAction, encodeEvent } from "./codec.ts";
import { FACTIONS, SCENARIOS, VICTORIES } from "./data/kinds.ts";
import { describeEvent } from "./describe.ts";
import { faultsOf } from "./invariants/faults.ts";
import { ruleFaults } from "./invariants/ruleFaults.ts";
import { lessonStart } from "./lessons/start.ts";
import { milestonesOf } from "./milestones.ts";
import { type Action, INTERRUPT_TYPES } from "./model/actions.ts";
import { copyInto, copyState } from "./model/copy.ts";
import type { Event } from "./model/events.ts";
import { NO } from "./model/refusals.ts";
import { PHASE, type State } from "./model/state.ts";
import { encodeOffer } from "./offers/encode.ts";
import { type Options, optionsOf, partners, readOptions } from "./options.ts";
import { legalInterrupts, performInterrupt, refuseInterrupt } from "./phases/interrupts.ts";
import type { Plan } from "./phases/phase.ts";
import { PHASE_TABLE } from "./phases/table.ts";
import { loadPosition, savePosition } from "./position.ts";
import { handCount } from "./rules/cards/cards.ts";
import { withoutSoleTarget } from "./rules/combat/fire.ts";
import { reseed, setup } from "./setup.ts";
import { standing } from "./standing.ts";
import { timeOf } from "./view/calendar.ts";
import { postableInterrupts } from "./view/interrupts.ts";
import { openViewOf } from "./view/open.ts";
import { type View, viewOf } from "./view.ts";

/** Changes whenever a recorded game could end differently. */
const RULES_VERSION = "3";
/** Changes whenever a state of the same game looks different. */
const STATE_VERSION = "4";

/** Events that disclose something hidden, if only that there is no Double Agent. */
const REVEALING = new Set<Event["type"]>([
  "cardsSeen",
  "unitsInspected",
  "handInspected",
  "vaultInspected",
  "stolenCard",
  "intelligencePlayed",
  "technologyRevealed",
  "unitsRevealed",
  "commandRevealed",
  "blockRemoved",
]);
/** Random players seldom take back, like to move and to fight, and do not stop before they have done something. */
const WEIGHTS: Partial<Record<Action["type"], number>> = {
  unplan: 1 / 16,
  keep: 1 / 16,
  unpick: 1 / 16,
  disband: 1 / 16,
  intervene: 1 / 16,
  endMovement: 1 / 16,
  violate: 1 / 8,
  pass: 1 / 8,
  confirm: 1 / 8,
  hold: 1 / 8,
  cadre: 1 / 8,
  step: 1 / 4,
  diplomacy: 1 / 4,
  wildcard: 1 / 4,
  fund: 1 / 4,
  retreat: 1 / 4,
  rebase: 1 / 4,
  withdraw: 1 / 4,
};
function weight(action: Action): number {
  return WEIGHTS[action.type] ?? 1;
}

/** §7.35 A Rival's order to Pass is hidden until the Pass. */
function showsPassingOrder(s: State, seat: number, event: Event): boolean {
  return event.type === "passed" && event.faction !== seat && handCount(s, event.faction) > 0;
}

/** Built from the phases; bots run imagined tables by it. */
export const loop = gameLoop<State, Action, Event, Plan>({
  phases: PHASE_TABLE,
  seatCount: () => FACTIONS.length,
  refusals: { gameOver: NO.GAME_OVER, notYourDecision: NO.NOT_YOUR_DECISION },
  interrupts: {
    has: isInterrupt,
    legal: legalInterrupts,
    refuse: refuseInterrupt,
    perform: performInterrupt,
  },
  discloses: (s, seat, event) =>
    REVEALING.has(event.type) || showsPassingOrder(s, seat, event) || showsGroundUnit(seat, event),
});

/** §14.1 Only Ground units lose CV for lack of Supply: that a rival's hidden block did shows what it is. */
function showsGroundUnit(seat: number, event: Event): boolean {
  return event.type === "supplyLoss" && event.faction !== seat;
}

/** A technology that is revealed before a battle answers the decision of that moment. */
function isInterrupt(s: State, seat: number, action: Action): boolean {
  if (!INTERRUPT_TYPES.has(action.type)) return false;
  return s.phase !== PHASE.battleWindow || action.type !== "reveal" || (loop.toAct(s) & (1 << seat)) === 0;
}

/** §11 A unit is picked up before it moves. */
function pickBefore(s: State, _seat: number, action: Action): Action | undefined {
  return action.type === "move" && s.phase === PHASE.movement && s.picked < 0
    ? { type: "pick", unit: action.unit }
    : undefined;
}

function outcome(s: State): Outcome | undefined {
  if (s.victory < 0) return undefined;
  return {
    winners: FACTIONS.flatMap((_, seat) => ((s.winners & (1 << seat)) !== 0 ? [seat] : [])),
    kind: VICTORIES[s.victory],
  };
}

export const triumph: Game<State, Action, Event, Options, View, Plan> = {
  id: "triumph",
  name: "Triumph & Tragedy",
  rulesVersion: RULES_VERSION,
  stateVersion: STATE_VERSION,
  scenarios: SCENARIOS,
  options: readOptions,
  optionsOf,
  seats: () => FACTIONS,
  partners,
  setup(options, seed, opening = []) {
    const start = options.lesson < 0 ? setup(options, seed) : lessonStart(options.lesson, seed);
    return loop.settle(start, { events: opening, onePhase: false });
  },
  pending: loop.pending,
  prompt: loop.prompt,
  offers: loop.offers,
  legal: loop.legal,
  interrupts: loop.interrupts,
  postable: postableInterrupts,
  apply: loop.apply,
  explain: loop.explain,
  preliminary: pickBefore,
  view: viewOf,
  outcome,
  fallback: loop.fallback,
  discreet: loop.discreet,
  standing,
  weight,
  sample: (s, seat, random) => loop.draw(s, seat, random) ?? pickRandomly({ weight }, s, loop.legal(s, seat), random),
  copy: copyState,
  copyInto(target, s) {
    forgetOffers(target);
    copyInto(target, s);
  },
  reseed(s, seed) {
    forgetOffers(s);
    reseed(s, seed);
  },
  decodeAction(input, s) {
    const action = decodeAction(input);
    return isRefusal(action) ? action : withoutSoleTarget(s, action);
  },
  encodeAction,
  encodeOffer,
  encodeEvent,
  describe: describeEvent,
  load(position, loading) {
    const s = loadPosition(position);
    return isRefusal(s) ? s : loop.settle(s, loading);
  },
  save: savePosition,
  timeOf: timeOf,
  openView: openViewOf,
  chronicle: chronicleOf,
  milestones: milestonesOf,
  openReasons: ["diplomacy", "wildcard"],
  highlights: ["warDeclared", "neutralityViolated", "satellite", "defeated"],
  faults: (s) => [...faultsOf(s), ...ruleFaults(s), ...loop.faults(s)],
};
