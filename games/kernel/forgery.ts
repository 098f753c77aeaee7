/**
 * Forged actions for any game: actions of other moments and other seats, with fields exchanged, left out or nonsense. Each
 * must be accepted exactly if it is listed for the seat that sends it, and change nothing if it is refused.
 */
import { type GameAction, type GameEvent, isRefusal, type Json, type Seat } from "./contract.ts";
import { hashState } from "./hash.ts";
import { describeRefusal } from "./input.ts";
import type { GameOf } from "./log.ts";
import { nextBelow, type Random } from "./random.ts";

type Fields = { [field: string]: Json };

/** What no field of an action may hold, or only rarely. */
const NONSENSE: readonly Json[] = [
  ...[null, true, "", "none", "__proto__", "constructor", "\u0000", "x".repeat(100_000)],
  ...[-1, 0, 0.5, 1e21, Number.MAX_SAFE_INTEGER, [], [[]], {}, { type: "concede" }, new Array<Json>(200).fill(0)],
];

/** Number of actions of each type and of values of each field that are remembered; later ones replace earlier ones. */
const MEMORY = 200;

/** How many forgeries were tried, and how many of them were refused. */
export interface ForgeryReport {
  readonly tried: number;
  readonly refused: number;
}

/** Makes up actions from those that it has seen in a game. */
export class Forger {
  readonly #random: Random;
  readonly #models = new Map<string, Fields[]>();
  readonly #values = new Map<string, Json[]>();
  #tried = 0;
  #refused = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  get report(): ForgeryReport {
    return { tried: this.#tried, refused: this.#refused };
  }

  /** Remembers an action and the values of its fields. */
  learn(action: Json): void {
    const fields = action as Fields;
    this.#keep(this.#models, String(fields.type), fields);
    for (const [field, value] of Object.entries(fields)) if (field !== "type") this.#keep(this.#values, field, value);
  }

  /** Tries a number of forgeries on a state; returns the faults of the rules. */
  attack<State, Action extends GameAction, Event extends GameEvent>(
    game: GameOf<State, Action, Event>,
    s: State,
    seats: number,
    count: number,
  ): string | undefined {
    const lists = Array.from({ length: seats }, (_, seat) => this.#listed(game, s, seat));
    const before = hashState(s);
    for (let i = 0; i < count; i++) {
      const seat = nextBelow(this.#random, seats);
      const json = this.#forge();
      const fault = this.#try(game, s, seat, json, lists[seat]);
      if (fault !== undefined) return `forged ${JSON.stringify(json)} by seat ${seat}: ${fault}`;
    }
    return hashState(s) === before ? undefined : "a refused action changed the state";
  }

  /** What the seat may do now; the forger learns a few of these. */
  #listed<State, Action extends GameAction, Event extends GameEvent>(
    game: GameOf<State, Action, Event>,
    s: State,
    seat: Seat,
  ): Set<string> {
    const isAsked = game.pending(s).some((decision) => decision.seat === seat);
    const actions = [...(isAsked ? game.legal(s, seat) : []), ...game.interrupts(s, seat)];
    const encoded = actions.map((action) => game.encodeAction(action, s));
    for (let i = 0; i < Math.min(encoded.length, 8); i++) this.learn(encoded[nextBelow(this.#random, encoded.length)]);
    return new Set(encoded.map((each) => hashState(each)));
  }

  #try<State, Action extends GameAction, Event extends GameEvent>(
    game: GameOf<State, Action, Event>,
    s: State,
    seat: Seat,
    json: Json,
    listed: ReadonlySet<string>,
  ): string | undefined {
    this.#tried++;
    const action = game.decodeAction(json, s);
    if (isRefusal(action)) {
      this.#refused++;
      return listed.has(hashState(json)) ? `listed, yet malformed: ${describeRefusal(action)}` : undefined;
    }
    const isListed = listed.has(hashState(game.encodeAction(action, s)));
    const refusal = game.explain(s, seat, action);
    if (refusal === undefined) return isListed ? undefined : "accepted although it is not listed";
    if (isListed) return `listed, yet refused: ${describeRefusal(refusal)}`;
    this.#refused++;
    if (refusal.code === "" || refusal.rule === "" || refusal.text === "") return "refused without a reason";
    const applied = game.apply(s, seat, action);
    return isRefusal(applied) && applied.code === refusal.code ? undefined : "explained otherwise than refused";
  }

  #forge(): Json {
    const types = [...this.#models.keys()];
    const fields: Fields = { ...this.#pick(this.#models.get(this.#pick(types))!) };
    const names = Object.keys(fields).filter((name) => name !== "type");
    if (names.length === 0) return this.#chance(20) ? { ...fields, [this.#anyField()]: 0 } : fields;
    const changes = nextBelow(this.#random, 3);
    for (let i = 0; i < changes; i++) {
      const name = this.#pick(names);
      const way = nextBelow(this.#random, 12);
      if (way === 0) delete fields[name];
      else fields[name] = way === 1 ? this.#pick(NONSENSE) : this.#other(name, fields[name]);
    }
    return fields;
  }

  /** Another value that the field has had; of a list perhaps one that is longer or shorter by one. */
  #other(name: string, value: Json): Json {
    const known = this.#pick(this.#values.get(name)!);
    if (!Array.isArray(value) || !Array.isArray(known) || this.#chance(2)) return known;
    return this.#chance(2) ? value.slice(0, -1) : [...value, ...known.slice(0, 1)];
  }

  #anyField(): string {
    const names = [...this.#values.keys()];
    return names.length === 0 ? "unit" : this.#pick(names);
  }

  #keep<Value>(memory: Map<string, Value[]>, key: string, value: Value): void {
    let kept = memory.get(key);
    if (kept === undefined) {
      kept = [];
      memory.set(key, kept);
    }
    if (kept.length < MEMORY) kept.push(value);
    else kept[nextBelow(this.#random, MEMORY)] = value;
  }

  #pick<Value>(values: readonly Value[]): Value {
    return values[nextBelow(this.#random, values.length)];
  }

  #chance(oneIn: number): boolean {
    return nextBelow(this.#random, oneIn) === 0;
  }
}
