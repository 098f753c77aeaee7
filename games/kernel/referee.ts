import {
  type AnyGame,
  type GameEvent,
  isRefusal,
  type Json,
  mayKnow,
  type Refusal,
  type Seat,
  SPECTATOR,
  type Viewer,
} from "./contract.ts";
import {
  allowKeys,
  type Fields,
  InputError,
  readArray,
  readGame,
  readInteger,
  readObject,
  readSeat,
  readString,
} from "./input.ts";
import { begin, newLog, readStart, type Start } from "./log.ts";
import { Table } from "./table.ts";

// biome-ignore lint/suspicious/noExplicitAny: the game is chosen by the case
export type AnyTable = Table<any, any, any>;

/**
 * Judges a case: a position, actions and questions about actions, and the parts of the outcome to show.
 * A refused step changes nothing and the next one is still judged.
 */
export function referee(games: Record<string, AnyGame>, input: unknown): Json {
  const { table, automatic, results, show } = judge(games, input, true);
  const shown = Object.fromEntries(show.map((path) => [path, part(table, path)]));
  return { ...(automatic && { automatic }), steps: results, ...(show.length > 0 && { show: shown }) };
}

/** What happened before anybody was asked, because the position is in a phase that asks nobody. */
interface Automatic {
  readonly events: Json[];
  /** A seat must decide; the phase of the position is over and the next one asks nobody either; or the game is over. */
  readonly until: "decision" | "endOfPhase" | "endOfGame";
}

/**
 * The table as the steps of a case leave it, with what was said about each step. With `stopsEarly` a case without steps
 * goes no further than to the end of its phase; otherwise always until a seat must decide.
 */
export function judge(
  games: Record<string, AnyGame>,
  input: unknown,
  stopsEarly = false,
): { table: AnyTable; automatic: Json | undefined; results: Json[]; show: string[] } {
  const fields = readObject(input, "");
  allowKeys(fields, "", ["game", "position", "options", "seed", "dice", "steps", "show"]);
  const game = readGame(games, fields.game, "game");
  const start = withDice(game, readStart(fields), fields);
  const { seats } = new Table(game, newLog(game, start));
  const steps = readArray(fields.steps ?? [], "steps").map((step, i) => readStep(seats, step, `steps[${i}]`));
  const show = readArray(fields.show ?? [], "show").map((path, i) => readShow(game, seats, path, `show[${i}]`));
  const { table, automatic } = tableFor(game, start, stopsEarly && steps.length === 0);
  return { table, automatic, results: steps.map((step) => judgeStep(table, step)), show };
}

/** With `onePhase` a position in a phase that asks nobody goes no further than to the end of it. */
function tableFor(game: AnyGame, start: Start, onePhase: boolean): { table: AnyTable; automatic: Json | undefined } {
  const log = newLog(game, start);
  const events: GameEvent[] = [];
  const state = "position" in start ? game.load(start.position, { events, onePhase }) : undefined;
  if (state === undefined || isRefusal(state)) return { table: new Table(game, log), automatic: undefined };
  const table: AnyTable = Table.resume(game, log, { state, length: 0 });
  return { table, automatic: automaticUntil(table, events) as unknown as Json };
}

function automaticUntil({ game, state }: AnyTable, events: readonly GameEvent[]): Automatic | undefined {
  const isAsked = game.pending(state).length > 0;
  const isOver = game.outcome(state) !== undefined;
  if (events.length === 0 && (isAsked || isOver)) return undefined;
  return {
    events: publicEvents(game, state, events),
    until: isAsked ? "decision" : isOver ? "endOfGame" : "endOfPhase",
  };
}

interface Step {
  readonly seat: Seat;
  readonly action: unknown;
  readonly ask: boolean;
}

function readStep(seats: readonly string[], input: unknown, path: string): Step {
  const fields = readObject(input, path);
  allowKeys(fields, path, ["seat", "action", "ask"]);
  if (fields.action === undefined) throw new InputError(`${path}.action`, "missing");
  if (fields.ask !== undefined && typeof fields.ask !== "boolean") {
    throw new InputError(`${path}.ask`, "expected true or false");
  }
  return { seat: readSeat(seats, fields.seat, `${path}.seat`), action: fields.action, ask: fields.ask === true };
}

/** Forced dice are part of the position, so a dealt start becomes a position first. */
function withDice(game: AnyGame, start: Start, fields: Fields): Start {
  if (fields.dice === undefined) return start;
  const dice = readArray(fields.dice, "dice").map((die, i) => readInteger(die, `dice[${i}]`));
  const position = "position" in start ? start.position : game.save(begin(game, start));
  return { position: { ...(position as { [key: string]: Json }), dice } };
}

function judgeStep(table: AnyTable, { seat, action, ask }: Step): Json {
  if (ask) return answer(table, seat, action);
  const reply = table.play(seat, action);
  if (reply.status === "refused") return { accepted: false, refusal: { ...reply.refusal } };
  return { accepted: true, events: publicEvents(table.game, table.state, reply.events) };
}

function publicEvents(game: AnyGame, state: unknown, events: readonly GameEvent[]): Json[] {
  return events.filter((event) => mayKnow(event, SPECTATOR)).map((event) => game.encodeEvent(event, state));
}

/** A question about an action that needs another one first is answered as after that one. */
function answer({ game, state }: AnyTable, seat: Seat, input: unknown): Json {
  const action = game.decodeAction(input, state);
  if (isRefusal(action)) return { legal: false, refusal: { ...action } };
  const first = game.preliminary?.(state, seat, action);
  if (first === undefined) return verdict(game.explain(state, seat, action));
  const imagined = game.copy(state);
  const refusal = game.apply(imagined, seat, first);
  return {
    ...verdict(isRefusal(refusal) ? refusal : game.explain(imagined, seat, action)),
    after: game.encodeAction(first, state),
  };
}

function verdict(refusal: Refusal | undefined): { [key: string]: Json } {
  return refusal === undefined ? { legal: true } : { legal: false, refusal: { ...refusal } };
}

function readShow(game: AnyGame, seats: readonly string[], input: unknown, path: string): string {
  const wanted = readString(input, path);
  const [head, viewer] = wanted.split(".");
  if (head === "open" && game.openView === undefined) throw new InputError(path, `${game.id} has no open view`);
  if (head === "view") readViewer(seats, viewer, path);
  else if (!["state", "open", "pending", "outcome"].includes(head)) {
    throw new InputError(
      path,
      `expected state…, open…, view.<seat>…, pending or outcome, found ${JSON.stringify(wanted)}`,
    );
  }
  return wanted;
}

function readViewer(seats: readonly string[], name: string | undefined, path: string): Viewer {
  return name === "spectator" ? SPECTATOR : readSeat(seats, name, path);
}

/** The part of the outcome under a dotted path; null if there is none. */
function part(table: AnyTable, path: string): Json {
  const { game, seats, state } = table;
  const [head, ...keys] = path.split(".");
  if (head === "state") return descend(game.save(state), keys);
  if (head === "open") return descend(game.openView!(state), keys);
  if (head === "view") return descend(game.view(state, readViewer(seats, keys[0], path)), keys.slice(1));
  const name = (seat: Seat) => seats[seat];
  if (head === "pending")
    return descend(
      game.pending(state).map(({ seat, id }) => ({ seat: name(seat), id, prompt: game.prompt(state, seat) })),
      keys,
    );
  const outcome = game.outcome(state);
  return outcome === undefined ? null : descend({ kind: outcome.kind, winners: outcome.winners.map(name) }, keys);
}

function descend(json: Json, keys: readonly string[]): Json {
  let value: Json | undefined = json;
  for (const key of keys) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return null;
    value = (value as { [key: string]: Json })[key];
  }
  return value ?? null;
}
