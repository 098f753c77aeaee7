import {
  type Alert,
  type AnyGame,
  type Decision,
  encodeOffers,
  type GameLog,
  hashState,
  isRefusal,
  isSame,
  type Json,
  newLog,
  type Outcome,
  type Refusal,
  type Seat,
  type Start,
  Table,
  type Viewer,
} from "@tripartite/kernel";
import type { Asked, News, Sight, Waiting } from "@tripartite/kernel/protocol";
import { EventHistory } from "./event-history.ts";
import type { Mark } from "./marks.ts";
import { inForce, lastRulesChange, type Move, type NumberedMove, type NumberedRulesChange } from "./moves.ts";
import { PACKER } from "./packing.ts";
import { Questions } from "./questions.ts";
import { ENOUGH, NotPossible, OVER, QUEUE_FULL } from "./refusals.ts";

export interface PlaySnapshot {
  readonly seq: number;
  readonly length: number;
  readonly freshFrom: readonly number[];
  readonly state: unknown;
  readonly stateVersion?: string;
  readonly hash: string;
}

/** What a bot needs to decide: what its seat sees, and its actions alone. */
export interface BotSight {
  readonly view: Json;
  readonly legal: readonly Json[];
}

/** A move that was carried out, as it is to be stored. */
export interface Made {
  readonly move: NumberedMove;
  /** It is an interrupt that waits for a safe point. */
  readonly queued: boolean;
}

type Act = Extract<Move, { kind: "act" }>;
type Undo = Extract<Move, { kind: "undo" }>;

/** More interrupts of one seat than this do not wait. */
const MAX_WAITING = 20;
/** The most actions out of turn before dice, secrets or the turn are disclosed; they do not advance a game. */
const MAX_UNASKED = 50;

/** A game in progress in memory: the moves of the table carried out on the kernel's table. Does no input or output. */
export class Play {
  readonly game: AnyGame;
  // biome-ignore lint/suspicious/noExplicitAny: the state of any game
  readonly #table: Table<any, any, any>;
  readonly #history: EventHistory;
  readonly #questions: Questions;
  /** What each seat has done unasked since the last information barrier. */
  readonly #unasked: number[];
  #agreed: Outcome | undefined;
  /** What seats could do at a safe point, and what viewers saw, when they looked last. */
  readonly #listed = new Map<Seat, { readonly actions: readonly unknown[]; readonly encoded: readonly Json[] }>();
  readonly #sights = new Map<Viewer, { readonly seq: number; readonly sight: Sight }>();

  /** When the game was in its calendar when it was asked last. */
  #calendar: { readonly time: Json; readonly text: string } | undefined;

  private constructor(
    game: AnyGame,
    start: Start,
    from: PlaySnapshot | undefined,
    seq = 0,
    change?: NumberedRulesChange,
  ) {
    this.game = game;
    const head = newLog(game, start);
    this.#table = from === undefined ? new Table(game, head, PACKER) : Table.resume(game, head, from, PACKER);
    this.#history = new EventHistory(this.#table, from?.seq ?? seq, change);
    this.#agreed = change?.ending;
    const { seats, state } = this.#table;
    this.#questions = new Questions(game, state, from?.freshFrom ?? seats.map(() => seq));
    this.#unasked = seats.map(() => 0);
  }

  /** Takes up a game from its moves, or from a snapshot and the moves after it. */
  static restore(game: AnyGame, start: Start, moves: readonly NumberedMove[] = [], from?: PlaySnapshot): Play {
    const line = inForce(moves);
    const change = lastRulesChange(line);
    const play = change === undefined ? new Play(game, start, from) : Play.#fromChange(game, change);
    for (const { seq, ...move } of line) if (seq > play.seq) play.follow(move, seq);
    return play;
  }

  /** Takes up a game from a position after move `seq`; nothing before can be taken back. */
  static at(game: AnyGame, position: Json, seq: number): Play {
    return new Play(game, { position }, undefined, seq);
  }

  /** Other rules hold since then; what was played before is known from stored positions only. */
  static #fromChange(game: AnyGame, change: NumberedRulesChange): Play {
    return new Play(game, { position: change.position }, undefined, change.seq, change);
  }

  get seq(): number {
    return this.#history.seq;
  }

  get log(): GameLog {
    return this.#table.log;
  }

  /** Where the log stood after each move that still counts. */
  get marks(): Mark[] {
    return this.#history.marks;
  }

  /** The game as it stands, as a file. */
  get position(): Json {
    return this.game.save(this.#table.state);
  }

  /** The change of the rules that this game begins with, if any. */
  get change(): NumberedRulesChange | undefined {
    return this.#history.change;
  }

  get hash(): string {
    return hashState(this.#table.state);
  }

  get outcome(): Outcome | undefined {
    return this.#agreed ?? this.game.outcome(this.#table.state);
  }

  /** One bit for each seat that has to decide. */
  get waitingMask(): number {
    return this.#agreed ? 0 : this.#questions.mask;
  }

  /** The seats whose question is a discreet one, and those of them that have nothing to decide. */
  get discretion(): { discreet?: number; ready?: number } {
    let discreet = 0;
    let ready = 0;
    for (const { seat } of this.#questions.pending) {
      const question = this.game.discreet?.(this.#table.state, seat);
      if (question !== undefined) discreet |= 1 << seat;
      if (question?.answer !== undefined) ready |= 1 << seat;
    }
    return discreet === 0 || this.#agreed ? {} : { discreet, ready };
  }

  /** The answer to a discreet question that leaves nothing to decide. */
  readyAnswer(seat: Seat): Json | undefined {
    const { state } = this.#table;
    const answer =
      this.#questions.isAsked(seat) && !this.#agreed ? this.game.discreet?.(state, seat)?.answer : undefined;
    return answer === undefined ? undefined : this.game.encodeAction(answer, state);
  }

  /** JSON: where the game stands in its own calendar, or null if it has none. */
  get calendar(): string | null {
    const time = this.game.timeOf?.(this.#table.state);
    if (time === undefined) return null;
    if (!isSame(time, this.#calendar?.time)) this.#calendar = { time, text: JSON.stringify(time) };
    return this.#calendar!.text;
  }

  /** The seat answers something that has changed since it looked, or has answered already. */
  isStale(seat: Seat, seen: number): boolean {
    return seen < this.#questions.freshFrom[seat];
  }

  /** The last move has changed what the seat is asked. */
  isNewlyAsked(seat: Seat): boolean {
    return this.#questions.freshFrom[seat] === this.seq && this.#questions.isAsked(seat);
  }

  /** Carries out a move as the next one, or refuses it and changes nothing. */
  attempt(move: Move): Made | Refusal {
    if (move.kind === "act" && this.#unasked[move.seat] >= MAX_UNASKED && !this.#questions.isAsked(move.seat))
      return ENOUGH;
    return this.#carryOut(move, this.seq + 1);
  }

  /** Carries out a move that was accepted before. */
  follow(move: Move, seq: number): void {
    const made = this.#carryOut(move, seq);
    if (isRefusal(made)) throw new NotPossible(seq, made);
  }

  why(seat: Seat, input: Json): Refusal | undefined {
    const action = this.game.decodeAction(input, this.#table.state);
    return isRefusal(action) ? action : this.game.explain(this.#table.state, seat, action);
  }

  fallback(seat: Seat): Json {
    const { state } = this.#table;
    return this.game.encodeAction(this.game.fallback(state, seat), state);
  }

  /** What the seat is asked, by its id. */
  askedOf(seat: Seat): string | undefined {
    return this.#agreed ? undefined : this.#questions.pending.find((decision) => decision.seat === seat)?.id;
  }

  /** What has happened to the seat since then, as far as it may know; undefined if that is not in memory. */
  alertsSince(seat: Seat, seen: number): Set<Alert> | undefined {
    const { state } = this.#table;
    const events = this.#history.eventsSince(seat, seen);
    return events && new Set(events.flatMap((event) => this.game.standing?.alertOf(event, seat, state) ?? []));
  }

  /** Undefined if `seen` lies before everything that is in memory. */
  news(viewer: Viewer, seen: number): News | undefined {
    return this.#history.news(viewer, seen);
  }

  /** The fields of the news in JSON. Nothing that the viewer may know has happened from move `seen` to move `checked`. */
  newsText(viewer: Viewer, seen: number, checked: number): string {
    return this.#history.newsText(viewer, seen, checked);
  }

  /** Has anything happened since that the viewer may know? */
  isNews(viewer: Viewer, checked: number): boolean {
    return this.#history.isNews(viewer, checked);
  }

  waiting(viewer: Viewer): Waiting {
    const { outcome } = this;
    if (outcome !== undefined) return { waitingFor: [], outcome };
    const { pending } = this.#questions;
    const own = pending.find(({ seat }) => seat === viewer);
    return {
      waitingFor: pending.map(({ seat }) => seat),
      ...(own && { decision: this.#asked(own) }),
      ...(viewer >= 0 && this.#table.mayUndo(viewer) && { mayUndo: true }),
    };
  }

  /** Everything that the viewer sees now. */
  sight(viewer: Viewer): Sight {
    const last = this.#sights.get(viewer);
    if (last?.seq === this.seq) return last.sight;
    const sight = this.#look(viewer);
    this.#sights.set(viewer, { seq: this.seq, sight });
    return sight;
  }

  /** For the bot of a seat. */
  botSight(seat: Seat): BotSight {
    const { state } = this.#table;
    const actions = this.#agreed ? [] : this.game.legal(state, seat);
    return {
      view: this.game.view(state, seat, this.seq),
      legal: actions.map((action) => this.game.encodeAction(action, state)),
    };
  }

  snapshot(): PlaySnapshot | undefined {
    const snapshot = this.#table.snapshot();
    if (snapshot === undefined || this.#agreed) return undefined;
    const { stateVersion } = this.game;
    const hash = hashState(snapshot.state);
    return { ...snapshot, seq: this.seq, freshFrom: [...this.#questions.freshFrom], stateVersion, hash };
  }

  #look(viewer: Viewer): Sight {
    const { state } = this.#table;
    const waiting = this.waiting(viewer);
    const view = this.game.view(state, viewer, this.seq);
    if (viewer < 0 || waiting.outcome !== undefined) return { ...waiting, view };
    const legal = waiting.decision === undefined ? [] : encodeOffers(this.game, state, viewer);
    return { ...waiting, view, legal, interrupts: this.#interrupts(viewer) };
  }

  /** Written again only when the game has made another list. */
  #interrupts(seat: Seat): readonly Json[] {
    const { state } = this.#table;
    const actions = this.game.postable?.(state, seat, this.seq) ?? this.game.interrupts(state, seat);
    const last = this.#listed.get(seat);
    if (last?.actions === actions) return last.encoded;
    const encoded = actions.map((action) => this.game.encodeAction(action, state));
    this.#listed.set(seat, { actions, encoded });
    return encoded;
  }

  #asked({ seat, id }: Decision): Asked {
    return { id, prompt: this.game.prompt(this.#table.state, seat), asked: this.#questions.freshFrom[seat] };
  }

  #carryOut(move: Move, seq: number): Made | Refusal {
    if (this.#agreed !== undefined && move.kind !== "rollback") return OVER;
    if (move.kind === "act") return this.#act(move, seq);
    if (move.kind === "undo") return this.#undo(move, seq);
    if (move.kind === "rules") throw new Error("a change of the rules is not carried out but loaded");
    if (move.kind === "end") this.#agreed = move.outcome;
    else if (move.seed !== undefined) this.#table.reseed(move.seed);
    this.#moved(seq, undefined);
    return { move: { ...move, seq }, queued: false };
  }

  /** What is stored is the action as the game understood it. */
  #act(move: Act, seq: number): Made | Refusal {
    const { seat } = move;
    const { waiting } = this.#table;
    if (waiting.length >= MAX_WAITING && waiting.filter((entry) => entry.seat === seat).length >= MAX_WAITING)
      return QUEUE_FULL;
    const reply = this.#table.post(seat, move.action);
    if (reply.status === "refused") return reply.refusal;
    if (!this.#questions.isAsked(seat)) this.#unasked[seat]++;
    if (this.#table.final === this.#table.length) this.#unasked.fill(0);
    this.#moved(seq, seat);
    return { move: { ...move, action: reply.action, seq }, queued: reply.status === "queued" };
  }

  #undo(move: Undo, seq: number): Made | Refusal {
    const { final } = this.#table;
    const reply = this.#table.undo(move.seat);
    if (reply.status === "refused") return reply.refusal;
    this.#history.cutTo(final);
    this.#moved(seq, undefined);
    return { move: { ...move, seq }, queued: false };
  }

  /** Without a seat the move concerned everybody. */
  #moved(seq: number, by: Seat | undefined): void {
    this.#history.moved(seq);
    this.#questions.moved(this.#table.state, seq, by);
  }
}
