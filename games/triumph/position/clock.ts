/** Position files: the time, the order of the seats, wars and chance. */

import { InputError, type Json, readArray, readObject, seedRandom } from "@tripartite/kernel";
import type { Faction } from "../data/ids.ts";
import { FACTIONS, SEASONS } from "../data/kinds.ts";
import { FIRST_YEAR, LAST_YEAR } from "../data/scenarios.ts";
import { WAR_PAIRS } from "../model/names.ts";
import { PHASE, type State } from "../model/state.ts";
import { warBit } from "../rules/war/relations.ts";
import { orderOfTurns } from "./defaults.ts";
import { FACTION, integer, maybe, named } from "./scalars.ts";

type Fields = Record<string, unknown>;

const SEASON = maybe(named(SEASONS, "season"));
const DIE = integer(1, 6);
const WORD = integer(-0x8000_0000, 0x7fff_ffff);
export const SEED = integer(0, 0xffff_ffff);

export function readClock(s: State, fields: Fields): void {
  const firstYear = FIRST_YEAR[s.scenario] - 1;
  if (fields.year !== undefined) s.year = integer(firstYear, LAST_YEAR).read(fields.year, "year", 0);
  if (fields.season !== undefined) s.season = SEASON.read(fields.season, "season", 0);
  if (fields.turnOrder !== undefined) s.turnOrder = readSeats(fields.turnOrder, "turnOrder");
  if (s.turnOrder.length !== FACTIONS.length) throw new InputError("turnOrder", "must name all three Factions");
  readTurn(s, fields);
  if (fields.wars !== undefined) s.war = readWars(fields.wars);
}

function readSeats(input: unknown, path: string): Faction[] {
  const seats = readArray(input, path).map((item, i) => FACTION.read(item, `${path}[${i}]`, 0));
  const twice = seats.findIndex((seat, i) => seats.indexOf(seat) !== i);
  if (twice >= 0) throw new InputError(`${path}[${twice}]`, `${FACTIONS[seats[twice]]} is named twice`);
  return seats;
}

/** `seat` acts. Without a Command Order it is the only one that has a Player Turn in this Season. */
function readTurn(s: State, fields: Fields): void {
  const seat = maybe(FACTION).read(fields.seat, "seat", 0);
  if (fields.commandOrder !== undefined) s.commandOrder = readSeats(fields.commandOrder, "commandOrder");
  else if (s.season >= 0 && s.phase >= PHASE.playerTurn) s.commandOrder = [seat < 0 ? s.turnOrder[0] : seat];
  if (fields.turn !== undefined) s.turn = integer(0, FACTIONS.length).read(fields.turn, "turn", 0);
  if (seat < 0) return;
  const turn = orderOfTurns(s).indexOf(seat);
  if (turn < 0) throw new InputError("seat", `${FACTIONS[seat]} is not in commandOrder`);
  s.turn = turn;
}

/** The seat that acts, or the bare number if there is none. */
export function writeTurn(s: State): { [key: string]: Json } {
  const seat = orderOfTurns(s)[s.turn];
  return seat === undefined ? { turn: s.turn } : { seat: FACTIONS[seat] };
}

function readWars(input: unknown): number {
  return readArray(input, "wars").reduce<number>((war, item, i) => {
    const pair = readSeats(item, `wars[${i}]`);
    if (pair.length !== 2) throw new InputError(`wars[${i}]`, "a war is a list of two Factions");
    return war | warBit(pair[0], pair[1]);
  }, 0);
}

export function writeWars(war: number): Json {
  return WAR_PAIRS.filter((_, bit) => (war & (1 << bit)) !== 0).map((pair) => [...pair]);
}

/** `random` is the generator as it stood; a seed starts a new one. */
export function readChance(s: State, fields: Fields): void {
  if (fields.random !== undefined) {
    const words = readArray(fields.random, "random");
    if (words.length !== seedRandom(0).length) throw new InputError("random", "must be four words");
    s.random = words.map((word, i) => WORD.read(word, `random[${i}]`, 0));
  }
  s.dice = readArray(fields.dice ?? [], "dice").map((die, i) => DIE.read(die, `dice[${i}]`, 0));
}

/** Table options apart from the scenario. */
export function readTableOptions(fields: Fields): Fields {
  const options = readObject(fields.options ?? {}, "options");
  if (Object.hasOwn(options, "scenario"))
    throw new InputError("options.scenario", "the scenario stands outside of options");
  if (Object.hasOwn(options, "lesson")) throw new InputError("options.lesson", "a position is no lesson");
  return fields.scenario === undefined ? options : { ...options, scenario: fields.scenario };
}
