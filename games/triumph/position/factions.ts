/** Position files: the state of each Faction. */

import { allowKeys, InputError, type Json, readArray, readObject } from "@tripartite/kernel";
import type { Faction } from "../data/ids.ts";
import { FACTIONS } from "../data/kinds.ts";
import { CHITS, FACTORY_COSTS } from "../data/scenarios.ts";
import type { State } from "../model/state.ts";
import { ORDER_TOPICS, ORDER_VALUES, ORDERS_OF_TOPIC, setStandingOrder, standingOrder } from "../rules/cards/orders.ts";
import { type CardPlaces, PILES, writePiles } from "./cards.ts";
import { COUNT, FLAG, integer, readName, type Scalar } from "./scalars.ts";

/** Lists of the state with one entry a Faction. */
type PerFaction = "ind" | "factoryLevel" | "dows" | "violated" | "fought" | "indRaises" | "atomicRaises";
const COUNTERS: Readonly<Record<PerFaction, Scalar>> = {
  ind: COUNT,
  factoryLevel: integer(0, 3),
  dows: integer(0, 2),
  violated: FLAG,
  fought: FLAG,
  indRaises: integer(0, 2),
  atomicRaises: integer(0, 1),
};
const COUNTER_NAMES = Object.keys(COUNTERS) as PerFaction[];
const KEYS = [...COUNTER_NAMES, ...Object.keys(PILES), "chits", "orders"];
const VALUES = CHITS.length;

export function readFactions(s: State, places: CardPlaces, input: unknown): void {
  const factions = readObject(input ?? {}, "factions");
  allowKeys(factions, "factions", FACTIONS);
  FACTIONS.forEach((name, f) => {
    if (factions[name] !== undefined) readFaction(s, places, f, factions[name], `factions.${name}`);
  });
}

function readFaction(s: State, places: CardPlaces, faction: Faction, input: unknown, path: string): void {
  const fields = readObject(input, path);
  allowKeys(fields, path, KEYS);
  for (const name of COUNTER_NAMES) {
    if (fields[name] !== undefined) s[name][faction] = COUNTERS[name].read(fields[name], `${path}.${name}`, 0);
  }
  if (s.factoryLevel[faction] >= FACTORY_COSTS[faction].length) {
    throw new InputError(
      `${path}.factoryLevel`,
      `${s.factoryLevel[faction]} is above the maximum of ${FACTORY_COSTS[faction].length - 1}`,
    );
  }
  for (const [name, place] of Object.entries(PILES)) places.putList(fields[name], `${path}.${name}`, place + faction);
  readChits(s, faction, fields.chits, `${path}.chits`);
  readOrders(s, faction, fields.orders, `${path}.orders`);
}

/** Values of the Peace Dividend chits that a Faction holds; all others are in the pool. */
function readChits(s: State, faction: Faction, input: unknown, path: string): void {
  readArray(input ?? [], path).forEach((item, i) => {
    const value = integer(0, VALUES - 1).read(item, `${path}[${i}]`, 0);
    if (s.chits[value] === 0)
      throw new InputError(`${path}[${i}]`, `there are only ${CHITS[value]} chits of value ${value}`);
    s.chits[value]--;
    s.chits[(faction + 1) * VALUES + value]++;
  });
}

function readOrders(s: State, faction: Faction, input: unknown, path: string): void {
  for (const [topic, value] of Object.entries(readObject(input ?? {}, path))) {
    const t = readName(topic, `${path}.${topic}`, ORDER_TOPICS, "standing order");
    const v = readName(value, `${path}.${topic}`, ORDER_VALUES, "value");
    if (!ORDERS_OF_TOPIC[t].includes(v)) throw new InputError(`${path}.${topic}`, `${value} is no value of ${topic}`);
    setStandingOrder(s, faction, t, v);
  }
}

export function writeFactions(s: State, start: State): Json {
  return Object.fromEntries(FACTIONS.map((name, f) => [name, writeFaction(s, start, f)]));
}

function writeFaction(s: State, start: State, faction: Faction): Json {
  const json: { [key: string]: Json } = { ind: s.ind[faction] };
  for (const name of COUNTER_NAMES) {
    if (s[name][faction] !== start[name][faction]) json[name] = COUNTERS[name].write(s[name][faction]);
  }
  const chits = CHITS.flatMap((_, value) => new Array<number>(s.chits[(faction + 1) * VALUES + value]).fill(value));
  if (chits.length > 0) json.chits = chits;
  const orders = ORDER_TOPICS.map((name, topic) => [name, standingOrder(s, faction, topic)] as const).filter(
    ([, value]) => value > 0,
  );
  if (orders.length > 0) json.orders = Object.fromEntries(orders.map(([name, value]) => [name, ORDER_VALUES[value]]));
  return { ...json, ...writePiles(s, faction) };
}
