import { type AnyGame, isRefusal, type Json, mayKnow, type Seat, SPECTATOR, type Viewer } from "./contract.ts";
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
 * A refused step changes nothing and the next one is judged all the same.
 */
export function referee(games: Record<string, AnyGame>, input: unknown): Json {
  const { table, results, show } = judge(games, input);
  const shown = Object.fromEntries(show.map((path) => [path, part(table, path)]));
  return { steps: results, ...(show.length > 0 && { show: shown }) };
}

/** The table as the steps of a case leave it, with what was said about each step. */
export function judge(
  games: Record<string, AnyGame>,
  input: unknown,
): { table: AnyTable; results: Json[]; show: string[] } {
  const fields = readObject(input, "");
  allowKeys(fields, "", ["game", "position", "options", "seed", "dice", "steps", "show"]);
  const game = readGame(games, fields.game, "game");
  const table: AnyTable = new Table(game, newLog(game, withDice(game, readStart(fields), fields)));
  const { seats } = table;
  const steps = readArray(fields.steps ?? [], "steps").map((step, i) => readStep(seats, step, `steps[${i}]`));
  const show = readArray(fields.show ?? [], "show").map((path, i) => readShow(seats, path, `show[${i}]`));
  return { table, results: steps.map((step) => judgeStep(table, step)), show };
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
  const publicEvents = reply.events.filter((event) => mayKnow(event, SPECTATOR));
  return { accepted: true, events: publicEvents.map((event) => table.game.encodeEvent(event, table.state)) };
}

function answer(table: AnyTable, seat: Seat, input: unknown): Json {
  const action = table.game.decodeAction(input, table.state);
  const refusal = isRefusal(action) ? action : table.game.explain(table.state, seat, action);
  return refusal === undefined ? { legal: true } : { legal: false, refusal: { ...refusal } };
}

function readShow(seats: readonly string[], input: unknown, path: string): string {
  const wanted = readString(input, path);
  const [head, viewer] = wanted.split(".");
  if (head === "view") readViewer(seats, viewer, path);
  else if (head !== "state" && head !== "pending" && head !== "outcome") {
    throw new InputError(path, `expected state…, view.<seat>…, pending or outcome, found ${JSON.stringify(wanted)}`);
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
