/**
 * The contract of a game. Server, page, bots, simulator and referee know a game only through this interface.
 *
 * The log of actions is the truth and the state a cache: state = fold(setup(options, seed), actions).
 * A state is plain serialisable data: scalars and arrays of scalars, the random generator included.
 */

import type { Random, Seed } from "./random.ts";

/** Index into the seats of a table. */
export type Seat = number;

/** A spectator, who may know only public facts. */
export const SPECTATOR = -1;
export type Viewer = Seat | typeof SPECTATOR;

/** JSON as it arrives from outside: anything at all. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Why an action was not accepted. `code` is stable, `rule` cites the rulebook section, `text` is for people. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly text: string;
}

/** A decision that a seat must make before the game continues. */
export interface Decision {
  readonly seat: Seat;
  /** Stable name of the decision point, for example "D05". */
  readonly id: string;
}

/** What a seat does; `type` names the kind of action. */
export interface GameAction {
  readonly type: string;
}

/** An action that a seat may take, with what the engine found out when it listed it. */
export interface Offer<Action, Plan = undefined> {
  readonly action: Action;
  /** What it takes to carry the action out, and to say what it means. */
  readonly plan?: Plan;
}

/** Something that happened. Without an audience everybody may know it; otherwise only the seats whose bits are set. */
export interface GameEvent {
  readonly type: string;
  readonly audience?: number;
}

/** How a position is loaded whose phase asks nobody: automatic phases proceed. */
export interface Loading<Event extends GameEvent> {
  /** Takes what happens. */
  readonly events: Event[];
  /** Stops after the phase of the position even if nobody has to decide then. Nobody can act until a seat is asked. */
  readonly onePhase: boolean;
}

export type OfferJson = { action: Json; [meaning: string]: Json };

export interface Outcome {
  /** Seats that won; several share the victory. */
  readonly winners: readonly Seat[];
  /** How it was won, for example "economic". */
  readonly kind: string;
}

/**
 * A question that a seat is asked whether or not it has anything to decide, so that who is waited for tells nobody what
 * it holds. With an `answer` nothing is left to decide: the table answers for the seat.
 */
export interface DiscreetQuestion<Action> {
  readonly answer: Action | undefined;
}

/** What may happen to a seat that has given standing orders, so that it wants to be asked again. */
export const ALERTS = ["battle", "loss", "war", "time"] as const;
export type Alert = (typeof ALERTS)[number];

/** What a seat may answer in advance, and what happens to it meanwhile. */
export interface StandingAnswers<State, Event extends GameEvent> {
  /** The decisions, by their ids. None of them is a discreet question that tells what a seat holds. */
  readonly decisions: readonly string[];
  /** What an event that the seat may know means for it: a battle with its units begins, it loses one, a war, a new turn. */
  alertOf(event: Event, seat: Seat, state: State): Alert | undefined;
}

/** What an accepted action meant for undo: after a barrier nothing before it can be taken back. */
export interface Applied<Event extends GameEvent> {
  readonly events: readonly Event[];
  /** True if dice were rolled, a secret was seen, or the turn passed to another seat. */
  readonly barrier: boolean;
}

/** A game right after something happened. The state is the game's own: it changes with the next moment. */
export interface Moment<State, Event extends GameEvent> {
  /** Sequence number given by the caller; 0 is before the first action. */
  readonly seq: number;
  readonly state: State;
  readonly events: readonly Event[];
}

export interface Game<
  State,
  Action extends GameAction,
  Event extends GameEvent,
  Options = Json,
  View = Json,
  Plan = undefined,
> {
  readonly id: string;
  readonly name: string;
  /** Changes whenever an old log could replay to another state. */
  readonly rulesVersion: string;
  /** Changes whenever states look different though the rules are the same: hashes of other versions say nothing. */
  readonly stateVersion: string;

  /** Values of the option `scenario`; absent if there is nothing to choose. */
  readonly scenarios?: readonly string[];
  /** Reads options from outside; absent ones take their defaults. */
  options(input: unknown): Options | Refusal;
  /** The options that a state was set up with. */
  optionsOf(state: State): Options;
  /** Ids of the seats of a table with these options, in order. */
  seats(options: Options): readonly string[];
  /** The other seats that the player of this one plays too; absent if every player has one. */
  partners?(options: Options, seat: Seat): readonly Seat[];
  /** `opening` takes what happens before anybody decides. */
  setup(options: Options, seed: Seed, opening?: Event[]): State;
  /** Who must decide now. Empty exactly when the game is over. No seat appears twice. */
  pending(state: State): Decision[];
  /** One line for a person: what is asked of the seat. Empty if it has no decision. */
  prompt(state: State, seat: Seat): string;
  /** What `seat` may do as its pending decision: listed once, and kept until the state changes. */
  offers(state: State, seat: Seat): readonly Offer<Action, Plan>[];
  /** The actions of the offers; empty if the seat has no decision. */
  legal(state: State, seat: Seat): readonly Action[];
  /** What `seat` may do at this safe point, in or out of turn. */
  interrupts(state: State, seat: Seat): readonly Action[];
  /**
   * The interrupts of a seat whether or not the game is at a safe point: a table lets them wait for the next one. As long
   * as it has not changed it may be the same list; `moment` as with `view`. Absent: the game is always at a safe point.
   */
  postable?(state: State, seat: Seat, moment: number): readonly Action[];
  /**
   * Carries the action out in place, or refuses it and leaves the state untouched. One of the current offers (the same
   * object, or the same value) is carried out by its plan; anything else must pass the rules first.
   */
  apply(state: State, seat: Seat, action: Action): Applied<Event> | Refusal;
  /** Why not? Undefined if the action would be accepted. */
  explain(state: State, seat: Seat, action: Action): Refusal | undefined;
  /** What the seat has to do before the action, such as to pick a unit up; undefined if nothing. */
  preliminary?(state: State, seat: Seat, action: Action): Action | undefined;
  /**
   * What a seat (or a spectator) may know, as JSON that nobody changes: nothing secret, nothing shared with the state. What
   * has not changed since the last view of this state may be the same object (watch.ts). Who asks again with the same
   * `moment` promises that the state has not changed since.
   */
  view(state: State, viewer: Viewer, moment?: number): View;
  outcome(state: State): Outcome | undefined;
  /** The documented action for a seat that does not answer in time. */
  fallback(state: State, seat: Seat): Action;
  /** Undefined if the seat is asked nothing, or something that gives nothing away. Absent: nothing ever does. */
  discreet?(state: State, seat: Seat): DiscreetQuestion<Action> | undefined;
  /** Absent: nothing can be answered in advance. */
  readonly standing?: StandingAnswers<State, Event>;
  /** How often random players take an action against others, 0 … 1: less for taking back, never (0) for conceding. */
  weight(action: Action, state: State): number;
  /**
   * Draws one legal action of a seat that must decide, without the whole list where the game can: for play-outs and
   * simulations. Every action of `legal` may come; how often each comes is the game's affair.
   */
  sample?(state: State, seat: Seat, random: Random): Action;
  copy(state: State): State;
  /** Overwrites a state that is no longer needed with another, faster than a copy. */
  copyInto?(target: State, state: State): void;
  /** Re-randomises: mixes the seed into the generator and shuffles everything whose order is unknown. */
  reseed(state: State, seed: Seed): void;

  /**
   * The border between JSON with names and the integers inside. The names belong to the scenario, which never changes
   * during a game: any state of the same game will do.
   */
  decodeAction(input: unknown, state: State): Action | Refusal;
  encodeAction(action: Action, state: State): Json;
  /** An offer as programs and pages see it: the action, and what it means. Absent: the action alone. */
  encodeOffer?(offer: Offer<Action, Plan>, state: State, seat: Seat): OfferJson;
  encodeEvent(event: Event, state: State): Json;
  /** One line for the log, in plain words. */
  describe(event: Event, state: State): string;

  /** Position files: any state that could be set up on a table. Phases proceed until a seat must decide. */
  load(position: unknown, loading?: Loading<Event>): State | Refusal;
  save(state: State): Json;

  /** When a state is in the game's own calendar; nothing that anybody may not know. */
  timeOf?(state: State): Json;
  /** Everything, secrets included, in the form of a view. Nobody sees it before the game is over. */
  openView?(state: State): View;
  /** Figures about a whole game, from its moments in order. Told only when the game is over. */
  chronicle?(moments: Iterable<Moment<State, Event>>): Json;

  /** Rare things among the events of one action, by name, to be counted over many games. */
  milestones?(events: readonly Event[], state: State): string[];
  /** How the names of events and milestones begin that a report about many games shows. */
  readonly highlights?: readonly string[];
  /** Types of actions for which the reasons of the game's own bots tell no secret, so that they may be read at any time. */
  readonly openReasons?: readonly string[];
  /** Decision points and milestones that could come up with these options, so that a count can name what never did. */
  possibilities?(options: Options): { decisions: readonly string[]; milestones: readonly string[] };
  /** Broken invariants of a state, in words; empty if all is well. Slow: for tests and simulation. */
  faults(state: State): string[];
}

// biome-ignore lint/suspicious/noExplicitAny: a registry of games of different types
export type AnyGame = Game<any, any, any, any, any, any>;

/** The offers of a seat in JSON, in the order of `legal`. */
export function encodeOffers(game: AnyGame, state: unknown, seat: Seat): OfferJson[] {
  return game
    .offers(state, seat)
    .map((offer) => game.encodeOffer?.(offer, state, seat) ?? { action: game.encodeAction(offer.action, state) });
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === "object" && value !== null && "code" in value && "rule" in value && "text" in value;
}

/** May this viewer know of the event? */
export function mayKnow(event: GameEvent, viewer: Viewer): boolean {
  return event.audience === undefined || (viewer >= 0 && (event.audience & (1 << viewer)) !== 0);
}
