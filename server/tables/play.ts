import {
  type AnyGame,
  type Decision,
  encodeOffers,
  type GameLog,
  hashState,
  isRefusal,
  type Json,
  newLog,
  type OfferJson,
  type Outcome,
  type Refusal,
  type Seat,
  type Start,
  Table,
  type Viewer,
} from "@tripartite/kernel";
import { inForce, lastRulesChange, type Move, type NumberedMove, type NumberedRulesChange } from "./moves.ts";

/** What happened after move `since`, as far as a viewer may know. Anything he knew of later moves is void. */
export interface News {
  readonly since: number;
  readonly seq: number;
  readonly events: Json[];
}

/** The table as a viewer may see it, with what his seat may do. */
export interface Look {
  readonly view: Json;
  /** What the seat may do, each action with what it means. */
  readonly legal?: OfferJson[];
  readonly interrupts?: Json[];
}

/** Whose decision the table waits for. */
export interface Waiting {
  readonly waitingFor: readonly Seat[];
  /** What the viewer's own seat is asked. */
  readonly decision?:
    | {
        readonly id: string;
        readonly prompt: string;
        /** The move that asked it: an answer of somebody who has seen that move is not stale. */
        readonly asked: number;
      }
    | undefined;
  readonly outcome?: Outcome;
  /** The viewer's own seat could take something back. */
  readonly mayUndo?: true | undefined;
}

export interface PlaySnapshot {
  readonly seq: number;
  readonly length: number;
  readonly freshFrom: readonly number[];
  readonly state: unknown;
  readonly stateVersion?: string;
  readonly hash: string;
}

/** A move that was carried out, as it is to be stored. */
export interface Made {
  readonly move: NumberedMove;
  /** It is an interrupt that waits for a safe point. */
  readonly queued: boolean;
}

/** After move `seq` the log of the game had `length` entries. */
export interface Mark {
  readonly seq: number;
  readonly length: number;
}

/** More interrupts of one seat than this do not wait. */
const MAX_WAITING = 20;
/** More than this a seat may not do unasked until dice, secrets or the turn are disclosed: no game goes on with it. */
const MAX_UNASKED = 50;

/** A move that was accepted once and is refused now: the rules have changed. */
export class NotPossible extends Error {
  constructor(seq: number, { code, text }: Refusal) {
    super(`move ${seq} no longer applies: ${code} ${text}`);
    this.name = "NotPossible";
  }
}

/** A game in progress in memory: the moves of the table carried out on the kernel's table. Does no input or output. */
export class Play {
  readonly game: AnyGame;
  // biome-ignore lint/suspicious/noExplicitAny: the state of any game
  readonly #table: Table<any, any, any>;
  readonly #marks: Mark[];
  /** For each seat, the move after which it could know what it answers now. */
  readonly #freshFrom: number[];
  /** What each seat has done unasked since the last information barrier. */
  readonly #unasked: number[];
  #seq: number;
  #pending: readonly Decision[];
  #agreed: Outcome | undefined;
  /** The change of the rules that this game begins with. */
  #change: NumberedRulesChange | undefined;

  private constructor(game: AnyGame, start: Start, from: PlaySnapshot | undefined) {
    this.game = game;
    const head = newLog(game, start);
    this.#table = from === undefined ? new Table(game, head) : Table.resume(game, head, from);
    this.#seq = from?.seq ?? 0;
    this.#marks = [{ seq: this.#seq, length: this.#table.length }];
    const { seats } = this.#table;
    this.#freshFrom = from === undefined ? seats.map(() => 0) : [...from.freshFrom];
    this.#unasked = seats.map(() => 0);
    this.#pending = game.pending(this.#table.state);
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
    const play = new Play(game, { position }, undefined);
    play.#begins(seq);
    return play;
  }

  /** Other rules hold since then; what was played before is known from stored positions only. */
  static #fromChange(game: AnyGame, change: NumberedRulesChange): Play {
    const play = Play.at(game, change.position, change.seq);
    play.#change = change;
    play.#agreed = change.ending;
    return play;
  }

  #begins(seq: number): void {
    this.#seq = seq;
    this.#marks[0] = { seq, length: 0 };
    this.#freshFrom.fill(seq);
  }

  get seq(): number {
    return this.#seq;
  }

  get log(): GameLog {
    return this.#table.log;
  }

  /** Where the log stood after each move that still counts. */
  get marks(): readonly Mark[] {
    return this.#marks;
  }

  /** The game as it stands, as a file. */
  get position(): Json {
    return this.game.save(this.#table.state);
  }

  /** The change of the rules that this game begins with, if any. */
  get change(): NumberedRulesChange | undefined {
    return this.#change;
  }

  get hash(): string {
    return hashState(this.#table.state);
  }

  get outcome(): Outcome | undefined {
    return this.#agreed ?? this.game.outcome(this.#table.state);
  }

  /** One bit for each seat that has to decide. */
  get waitingMask(): number {
    return this.#agreed ? 0 : this.#pending.reduce((mask, { seat }) => mask | (1 << seat), 0);
  }

  /** JSON: where the game stands in its own calendar, or null if it has none. */
  get calendar(): string | null {
    const time = this.game.timeOf?.(this.#table.state);
    return time === undefined ? null : JSON.stringify(time);
  }

  /** The seat answers something that has changed since it looked, or has answered already. */
  isStale(seat: Seat, seen: number): boolean {
    return seen < this.#freshFrom[seat];
  }

  /** The last move has changed what the seat is asked. */
  isNewlyAsked(seat: Seat): boolean {
    return this.#freshFrom[seat] === this.#seq && this.#isAsked(seat);
  }

  #isAsked(seat: Seat): boolean {
    return this.#pending.some((decision) => decision.seat === seat);
  }

  /** Carries out a move as the next one, or refuses it and changes nothing. */
  attempt(move: Move): Made | Refusal {
    const { length } = this.#table;
    if (move.kind === "act" && this.#unasked[move.seat] >= MAX_UNASKED && !this.#isAsked(move.seat)) return ENOUGH;
    const refusal = this.#carryOut(move, this.#seq + 1);
    if (refusal !== undefined) return refusal;
    const queued = move.kind === "act" && this.#table.length === length;
    return { move: this.#numbered(move), queued };
  }

  /** Carries out a move that was accepted before. */
  follow(move: Move, seq: number): void {
    const refusal = this.#carryOut(move, seq);
    if (refusal !== undefined) throw new NotPossible(seq, refusal);
  }

  why(seat: Seat, input: Json): Refusal | undefined {
    const action = this.game.decodeAction(input, this.#table.state);
    return isRefusal(action) ? action : this.game.explain(this.#table.state, seat, action);
  }

  fallback(seat: Seat): Json {
    const { state } = this.#table;
    return this.game.encodeAction(this.game.fallback(state, seat), state);
  }

  /** Undefined if `seen` lies before everything that is in memory. */
  news(viewer: Viewer, seen: number): News | undefined {
    const mark = this.#marks.findLast(({ seq }) => seq <= seen);
    if (mark === undefined) return this.#change && this.#newsOfChange(this.#change, viewer, seen);
    return { since: mark.seq, seq: this.#seq, events: this.#table.eventsFor(viewer, mark.length) };
  }

  /** What the viewer knows of moves that were played by other rules stays as it was, unless they were not kept. */
  #newsOfChange(change: NumberedRulesChange, viewer: Viewer, seen: number): News {
    const events = [eventOfChange(change), ...this.#table.eventsFor(viewer, 0)];
    return { since: Math.min(seen, change.kept), seq: this.#seq, events };
  }

  waiting(viewer: Viewer): Waiting {
    const { outcome } = this;
    if (outcome !== undefined) return { waitingFor: [], outcome };
    const own = this.#pending.find(({ seat }) => seat === viewer);
    return {
      waitingFor: this.#pending.map(({ seat }) => seat),
      mayUndo: (viewer >= 0 && this.#table.mayUndo(viewer)) || undefined,
      decision: own && {
        id: own.id,
        prompt: this.game.prompt(this.#table.state, own.seat),
        asked: this.#freshFrom[own.seat],
      },
    };
  }

  look(viewer: Viewer): Look {
    const { state } = this.#table;
    const view = this.game.view(state, viewer, this.#seq);
    if (viewer < 0 || this.outcome !== undefined) return { view };
    return {
      view,
      legal: encodeOffers(this.game, state, viewer),
      interrupts: this.game.interrupts(state, viewer).map((action) => this.game.encodeAction(action, state)),
    };
  }

  snapshot(): PlaySnapshot | undefined {
    const snapshot = this.#table.snapshot();
    if (snapshot === undefined || this.#agreed) return undefined;
    const { stateVersion } = this.game;
    const hash = hashState(snapshot.state);
    return { ...snapshot, seq: this.#seq, freshFrom: [...this.#freshFrom], stateVersion, hash };
  }

  /** The last move, with its action as the game understood it, not as it was sent. */
  #numbered(move: Move): NumberedMove {
    const seq = this.#seq;
    if (move.kind !== "act") return { ...move, seq };
    const { state } = this.#table;
    const action = this.game.encodeAction(this.game.decodeAction(move.action, state), state);
    return { ...move, action, seq };
  }

  #carryOut(move: Move, seq: number): Refusal | undefined {
    if (this.#agreed !== undefined && move.kind !== "rollback") return OVER;
    if (move.kind === "act") return this.#act(move.seat, move.action, seq);
    if (move.kind === "undo") return this.#undo(move.seat, seq);
    if (move.kind === "rules") throw new Error("a change of the rules is not carried out but loaded");
    if (move.kind === "end") this.#agreed = move.outcome;
    else if (move.seed !== undefined) this.#table.reseed(move.seed);
    this.#moved(seq, undefined);
    return undefined;
  }

  #act(seat: Seat, action: Json, seq: number): Refusal | undefined {
    const { waiting } = this.#table;
    if (waiting.length >= MAX_WAITING && waiting.filter((entry) => entry.seat === seat).length >= MAX_WAITING)
      return QUEUE_FULL;
    const reply = this.#table.post(seat, action);
    if (reply.status === "refused") return reply.refusal;
    if (!this.#isAsked(seat)) this.#unasked[seat]++;
    if (this.#table.final === this.#table.length) this.#unasked.fill(0);
    this.#moved(seq, seat);
    return undefined;
  }

  #undo(seat: Seat, seq: number): Refusal | undefined {
    const { final } = this.#table;
    const reply = this.#table.undo(seat);
    if (reply.status === "refused") return reply.refusal;
    while (this.#marks[this.#marks.length - 1].length > final) this.#marks.pop();
    this.#moved(seq, undefined);
    return undefined;
  }

  /** Without a seat the move concerned everybody. */
  #moved(seq: number, by: Seat | undefined): void {
    this.#seq = seq;
    this.#marks.push({ seq, length: this.#table.length });
    const before = this.#pending;
    this.#pending = this.game.pending(this.#table.state);
    for (let seat = 0; seat < this.#freshFrom.length; seat++)
      if (by === undefined || by === seat || askedOf(before, seat) !== askedOf(this.#pending, seat))
        this.#freshFrom[seat] = seq;
  }
}

/** An event of the table itself, whatever is played there. */
export function eventOfChange({ from, to, kept }: NumberedRulesChange): Json {
  return { type: "rulesChanged", before: from, after: to, kept };
}

const OVER: Refusal = { code: "GAME_OVER", rule: "table", text: "The game is over." };
const ENOUGH: Refusal = {
  code: "TOO_MANY_INTERRUPTS",
  rule: "table",
  text: "You have done enough out of turn. Wait until the game has gone on.",
};
const QUEUE_FULL: Refusal = { code: "TOO_MANY_WAITING", rule: "table", text: "Too many interrupts of yours wait." };

/** Which decision the seat is asked, if any. */
function askedOf(decisions: readonly Decision[], seat: Seat): string | undefined {
  for (const decision of decisions) if (decision.seat === seat) return decision.id;
  return undefined;
}
