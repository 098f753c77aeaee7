import {
  type AnyGame,
  type Applied,
  type Game,
  type GameAction,
  type GameEvent,
  isRefusal,
  type Json,
  type Refusal,
  type Seat,
} from "./contract.ts";
import {
  allowKeys,
  describeRefusal,
  type Fields,
  InputError,
  readArray,
  readGame,
  readInteger,
  readObject,
  readSeed,
  readString,
} from "./input.ts";
import type { Seed } from "./random.ts";

// biome-ignore lint/suspicious/noExplicitAny: known only to the game itself
type Own = any;

/** A game whose options, views and plans are known only to itself. */
export type GameOf<State, Action extends GameAction, Event extends GameEvent> = Game<
  State,
  Action,
  Event,
  Own,
  Own,
  Own
>;

/** Where a game begins: dealt from a seed, or at a given position. */
export type Start = { readonly options: Json; readonly seed: Seed } | { readonly position: Json };

export interface LogEntry {
  readonly seat: Seat;
  readonly action: Json;
}

/** From here on dice and decks are other ones than they would have been: people went back to this point. */
export interface Reseeding {
  readonly reseed: Seed;
}

export type Entry = LogEntry | Reseeding;

export function isReseeding(entry: Entry): entry is Reseeding {
  return "reseed" in entry;
}

/** The truth about a game: everything else can be computed from it. */
export type GameLog = Start & {
  readonly game: string;
  readonly rulesVersion: string;
  /** Of the state that was hashed; see `hasStatesOf`. */
  readonly stateVersion?: string;
  readonly entries: readonly Entry[];
  /** Hash of the state after the last entry, to notice a replay that went another way. */
  readonly finalHash?: string;
};

/** An entry of a log that the rules refuse. */
export class ReplayError extends Error {
  readonly entry: number;
  readonly refusal: Refusal;

  constructor(entry: number, refusal: Refusal) {
    super(`entries[${entry}]: refused with ${describeRefusal(refusal)}`);
    this.name = "ReplayError";
    this.entry = entry;
    this.refusal = refusal;
  }
}

export function newLog(game: AnyGame, start: Start): GameLog {
  return { game: game.id, rulesVersion: game.rulesVersion, stateVersion: game.stateVersion, ...start, entries: [] };
}

/** Whether the states that a log or a snapshot tells of are states of this version of the game. The first had no number. */
export function hasStatesOf(game: AnyGame, { stateVersion = "1" }: { readonly stateVersion?: string }): boolean {
  return stateVersion === game.stateVersion;
}

/** Ids of the seats of a table that begins so. */
export function seatIds(game: AnyGame, start: Start): readonly string[] {
  return game.seats("position" in start ? game.optionsOf(begin(game, start)) : readOptions(game, start.options));
}

function readOptions<State, Action extends GameAction, Event extends GameEvent>(
  game: GameOf<State, Action, Event>,
  input: Json,
) {
  const options = game.options(input);
  if (isRefusal(options)) throw new InputError("options", describeRefusal(options));
  return options;
}

/** The state before the first action; `opening` takes what the set-up brought about. */
export function begin<State, Action extends GameAction, Event extends GameEvent>(
  game: GameOf<State, Action, Event>,
  start: Start,
  opening?: Event[],
): State {
  if ("position" in start) {
    const state = game.load(start.position);
    if (isRefusal(state)) throw new InputError("position", describeRefusal(state));
    return state;
  }
  return game.setup(readOptions(game, start.options), start.seed, opening);
}

/** Replays a log. Calls `onApplied` after each entry, in order. */
export function fold<State, Action extends GameAction, Event extends GameEvent>(
  game: GameOf<State, Action, Event>,
  log: GameLog,
  onApplied?: (applied: Applied<Event>, state: State) => void,
): State {
  if (log.game !== game.id) throw new InputError("game", `this is a log of ${log.game}, not of ${game.id}`);
  if (log.rulesVersion !== game.rulesVersion) {
    throw new InputError(
      "rulesVersion",
      `the log follows rules ${log.rulesVersion}, but these are ${game.rulesVersion}`,
    );
  }
  const state = begin(game, log);
  log.entries.forEach((entry, number) => {
    const applied = carryOut(game, state, entry);
    if (isRefusal(applied)) throw new ReplayError(number, applied);
    onApplied?.(applied, state);
  });
  return state;
}

/** The log without the seat's last entry, or why that cannot be taken back. */
export function undo<State, Action extends GameAction, Event extends GameEvent>(
  game: GameOf<State, Action, Event>,
  log: GameLog,
  seat: Seat,
): GameLog | Refusal {
  let checkpoint = begin(game, log);
  let final = 0;
  let folded = 0;
  fold(game, log, (applied, state) => {
    folded++;
    if (!applied.barrier) return;
    checkpoint = game.copy(state);
    final = folded;
  });
  const taken = takeBack(game, checkpoint, log.entries.slice(final), seat);
  if (isRefusal(taken)) return taken;
  const { finalHash, ...rest } = log;
  return { ...rest, entries: [...log.entries.slice(0, final), ...taken.entries] };
}

export interface TakenBack<State, Event extends GameEvent> {
  readonly state: State;
  readonly entries: readonly Entry[];
  readonly applied: readonly Applied<Event>[];
}

/**
 * Plays `recent`, the entries since the last barrier, again without the seat's last one. `checkpoint` is the state before
 * them.
 * Later entries of other seats stay; if one of them no longer applies, or would now disclose something, nothing is taken back.
 */
export function takeBack<State, Action extends GameAction, Event extends GameEvent>(
  game: GameOf<State, Action, Event>,
  checkpoint: State | undefined,
  recent: readonly Entry[],
  seat: Seat,
): TakenBack<State, Event> | Refusal {
  const index = lastOf(recent, seat);
  if (index < 0 || checkpoint === undefined)
    return barrier("Nothing to undo: dice were rolled, a secret was revealed, or the turn has passed.");
  const entries = recent.toSpliced(index, 1);
  const state = game.copy(checkpoint);
  const applied: Applied<Event>[] = [];
  for (const entry of entries) {
    const result = carryOut(game, state, entry);
    if (isRefusal(result) || result.barrier) return barrier("What another seat did since then depends on it.");
    applied.push(result);
  }
  return { state, entries, applied };
}

/** Where the seat's last entry is, or -1. */
export function lastOf(entries: readonly Entry[], seat: Seat): number {
  return entries.findLastIndex((entry) => !isReseeding(entry) && entry.seat === seat);
}

/** Reads a log from outside; nothing is played yet. */
export function readLog(games: Record<string, AnyGame>, input: unknown): { game: AnyGame; log: GameLog } {
  const fields = readObject(input, "");
  allowKeys(fields, "", [
    "game",
    "rulesVersion",
    "stateVersion",
    "options",
    "seed",
    "position",
    "entries",
    "finalHash",
  ]);
  const game = readGame(games, fields.game, "game");
  const start = readStart(fields);
  const seats = seatIds(game, start).length;
  const entries = readArray(fields.entries, "entries").map((entry, number) =>
    readEntry(seats, entry, `entries[${number}]`),
  );
  const log: GameLog = {
    game: game.id,
    rulesVersion: readString(fields.rulesVersion, "rulesVersion"),
    ...(fields.stateVersion !== undefined && { stateVersion: readString(fields.stateVersion, "stateVersion") }),
    ...start,
    entries,
    ...(fields.finalHash !== undefined && { finalHash: readString(fields.finalHash, "finalHash") }),
  };
  return { game, log };
}

/** Either `position`, or `seed` with `options` that may be left out. */
export function readStart(fields: Fields): Start {
  if (fields.position === undefined) {
    return { options: (fields.options ?? {}) as Json, seed: readSeed(fields.seed, "seed") };
  }
  if (fields.seed !== undefined) throw new InputError("seed", "a position is given already");
  if (fields.options !== undefined) throw new InputError("options", "a position is given already");
  return { position: readObject(fields.position, "position") as Json };
}

function readEntry(seats: number, input: unknown, path: string): Entry {
  const fields = readObject(input, path);
  if (fields.reseed !== undefined) {
    allowKeys(fields, path, ["reseed"]);
    return { reseed: readSeed(fields.reseed, `${path}.reseed`) };
  }
  allowKeys(fields, path, ["seat", "action"]);
  const seat = readInteger(fields.seat, `${path}.seat`);
  if (seat < 0 || seat >= seats) {
    throw new InputError(`${path}.seat`, `there are seats 0 to ${seats - 1}, found ${seat}`);
  }
  if (fields.action === undefined) throw new InputError(`${path}.action`, "missing");
  return { seat, action: fields.action as Json };
}

/** Carries out one entry of a log in place. */
export function carryOut<State, Action extends GameAction, Event extends GameEvent>(
  game: GameOf<State, Action, Event>,
  state: State,
  entry: Entry,
): Applied<Event> | Refusal {
  if (isReseeding(entry)) {
    game.reseed(state, entry.reseed);
    return { events: [], barrier: false };
  }
  const action = game.decodeAction(entry.action, state);
  return isRefusal(action) ? action : game.apply(state, entry.seat, action);
}

function barrier(text: string): Refusal {
  return { code: "UNDO_BARRIER", rule: "table", text };
}
