/**
 * The loop of a game that is made of phases: an action is carried out, then phases proceed until a seat must decide or
 * the game is over. A game hands over its phases and adds what is its own; nothing of the loop is written twice.
 */
import type {
  Applied,
  Decision,
  DiscreetQuestion,
  GameAction,
  GameEvent,
  Loading,
  Offer,
  Refusal,
  Seat,
} from "./contract.ts";
import { forgetOffers, keepNote, noteOf, OfferBook } from "./offers.ts";
import type { Phase } from "./phase.ts";
import type { Random } from "./random.ts";

/** What the loop reads and writes in a state. */
export interface RunningState {
  /** Position in the list of phases. */
  phase: number;
  /** Bit mask of the seats that must act. Only the loop writes it; code that changes a state by hand sets `UNSETTLED`. */
  toAct: number;
  /** Negative until the game is over. */
  victory: number;
  /** The generator, whose last word counts what was drawn. */
  random: number[];
  /** Results to be used before the generator is asked. */
  dice: number[];
}

/** The value of `toAct` in a state that was made or changed by hand: the loop asks the phase when it needs to know. */
export const UNSETTLED = -1;

export interface Interrupts<State, Action, Event> {
  /** Is the action an interrupt for this seat now, and not an answer to its decision? */
  has(s: State, seat: Seat, action: Action): boolean;
  legal(s: State, seat: Seat): Action[];
  refuse(s: State, seat: Seat, action: Action): Refusal | undefined;
  perform(s: State, seat: Seat, action: Action, out: Event[]): void;
}

export interface LoopParts<State, Action, Event, Plan> {
  /** By their integers. */
  readonly phases: readonly Phase<State, Action, Event, Plan>[];
  seatCount(s: State): number;
  readonly refusals: { readonly gameOver: Refusal; readonly notYourDecision: Refusal };
  /** A better reason than "not your decision" for a seat that is not asked. */
  notAsked?(s: State, seat: Seat, action: Action): Refusal | undefined;
  readonly interrupts: Interrupts<State, Action, Event>;
  /** Does the event show the seat something that it could not know before? After that nothing can be taken back. */
  discloses?(s: State, seat: Seat, event: Event): boolean;
  /** The game is over, perhaps in the middle of something. */
  ended?(s: State): void;
}

/** The part of a game's contract that the loop fulfils, and what a game needs to keep the loop's promises. */
export interface Loop<State, Action extends GameAction, Event extends GameEvent, Plan> {
  pending(s: State): Decision[];
  prompt(s: State, seat: Seat): string;
  offers(s: State, seat: Seat): readonly Offer<Action, Plan>[];
  legal(s: State, seat: Seat): readonly Action[];
  interrupts(s: State, seat: Seat): Action[];
  /** One of the legal actions drawn without the list; undefined if only the list can tell, or nothing is asked. */
  draw(s: State, seat: Seat, random: Random): Action | undefined;
  apply(s: State, seat: Seat, action: Action): Applied<Event> | Refusal;
  explain(s: State, seat: Seat, action: Action): Refusal | undefined;
  fallback(s: State, seat: Seat): Action;
  discreet(s: State, seat: Seat): DiscreetQuestion<Action> | undefined;
  /** Lets phases proceed until a seat must decide: a state that was set up or loaded is ready after it. */
  settle(s: State, loading?: Loading<Event>): State;
  /** Bit mask of the seats that must act. */
  toAct(s: State): number;
  /** Broken promises, for `faults`. */
  faults(s: State): string[];
}

/** Far more than any chain of automatic phases needs. */
const MAX_CHAIN = 10_000;

export function gameLoop<
  State extends RunningState,
  Action extends GameAction,
  Event extends GameEvent,
  Plan = undefined,
>(parts: LoopParts<State, Action, Event, Plan>): Loop<State, Action, Event, Plan> {
  const { phases, refusals, interrupts } = parts;
  const book = new OfferBook<State, Action, Plan>();

  const waiting = (s: State) => (s.victory >= 0 ? 0 : phases[s.phase].waiting(s) & ((1 << parts.seatCount(s)) - 1));

  function toAct(s: State): number {
    if (s.toAct < 0) {
      s.toAct = waiting(s);
      forgetOffers(s);
    }
    return s.toAct;
  }

  const mustAct = (s: State, seat: Seat) => seat >= 0 && (toAct(s) & (1 << seat)) !== 0;

  /** Lets phases proceed until a seat must decide or the game is over. */
  function advance(s: State, out: Event[], onePhase = false): void {
    const first = s.phase;
    for (let step = 0; ; step++) {
      s.toAct = waiting(s);
      if (s.toAct !== 0) return;
      if (s.victory >= 0) break;
      if (onePhase && s.phase !== first) return;
      if (step > MAX_CHAIN) throw new Error(`phase ${s.phase} never ends`);
      phases[s.phase].proceed(s, out);
    }
    parts.ended?.(s);
  }

  function explain(s: State, seat: Seat, action: Action): Refusal | undefined {
    if (s.victory >= 0) return refusals.gameOver;
    if (!(seat >= 0 && seat < parts.seatCount(s))) return refusals.notYourDecision;
    if (interrupts.has(s, seat, action)) return interrupts.refuse(s, seat, action);
    if (mustAct(s, seat)) return phases[s.phase].refuse(s, seat, action);
    return parts.notAsked?.(s, seat, action) ?? refusals.notYourDecision;
  }

  function apply(s: State, seat: Seat, action: Action): Applied<Event> | Refusal {
    const before = toAct(s);
    const offer = book.find(s, seat, action);
    if (offer === undefined) {
      const refusal = explain(s, seat, action);
      if (refusal !== undefined) return refusal;
    }
    const index = s.phase;
    const phase = phases[index];
    const drawn = s.random[3] - s.dice.length;
    const events: Event[] = [];
    const note = phase.keepsNote?.(action) ? noteOf(s) : undefined;
    forgetOffers(s);
    if (offer !== undefined) phase.perform(s, seat, offer.action, events, offer.plan);
    else if (interrupts.has(s, seat, action)) interrupts.perform(s, seat, action, events);
    else phase.perform(s, seat, action, events);
    advance(s, events);
    if (note !== undefined && s.phase === index && s.toAct === before) keepNote(s, note);
    const barrier =
      s.victory >= 0 ||
      s.random[3] - s.dice.length !== drawn ||
      (s.toAct & ~before & ~(1 << seat)) !== 0 ||
      (phase.simultaneous === true && s.phase !== index) ||
      events.some((event) => parts.discloses?.(s, seat, event) === true);
    return { events, barrier };
  }

  function list(s: State, seat: Seat) {
    const listed = book.listed(s, seat);
    if (listed !== undefined) return listed;
    const phase = phases[s.phase];
    const offers = phase.offers?.(s, seat);
    const actions = offers === undefined ? phase.legal(s, seat) : offers.map(({ action }) => action);
    return book.keep(s, seat, { actions, offers });
  }

  return {
    pending(s) {
      const { decision } = phases[s.phase];
      const decisions: Decision[] = [];
      for (let seat = 0, mask = toAct(s); mask !== 0; seat++, mask >>= 1)
        if ((mask & 1) !== 0) decisions.push({ seat, id: typeof decision === "string" ? decision : decision(s, seat) });
      return decisions;
    },
    prompt: (s, seat) => (mustAct(s, seat) ? phases[s.phase].prompt(s, seat) : ""),
    offers(s, seat) {
      if (!mustAct(s, seat)) return [];
      const { actions, offers } = list(s, seat);
      return offers ?? actions.map((action) => ({ action }));
    },
    legal: (s, seat) => (mustAct(s, seat) ? list(s, seat).actions : []),
    interrupts: (s, seat) => (s.victory < 0 && seat >= 0 && seat < parts.seatCount(s) ? interrupts.legal(s, seat) : []),
    draw(s, seat, random) {
      const offer = mustAct(s, seat) ? phases[s.phase].draw?.(s, seat, random) : undefined;
      if (offer !== undefined) book.keepDrawn(s, seat, offer);
      return offer?.action;
    },
    apply,
    explain,
    fallback: (s, seat) => phases[s.phase].fallback(s, seat),
    discreet: (s, seat) => (mustAct(s, seat) ? phases[s.phase].discreet?.(s, seat) : undefined),
    settle(s, loading) {
      forgetOffers(s);
      advance(s, loading?.events ?? [], loading?.onePhase);
      return s;
    },
    toAct,
    faults: (s) => (s.toAct === waiting(s) ? [] : [`seats ${s.toAct} must act, but the phase asks ${waiting(s)}`]),
  };
}
