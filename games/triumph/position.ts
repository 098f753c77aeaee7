/** Position files: any state that could be set up on a table, as JSON with names. The format is in docs/protocol.md. */
import {
  allowKeys,
  InputError,
  isRefusal,
  type Json,
  OUTSIDE_THE_RULES,
  type Refusal,
  readObject,
} from "@tripartite/kernel";
import { FACTIONS, NATIONALITIES, SCENARIOS, SEASONS, UNIT_TYPES } from "./data/kinds.ts";
import { faultsOf } from "./invariants/faults.ts";
import { PHASE, PHASES, PLACE, type State } from "./model/state.ts";
import { type Options, optionsOf, readOptions } from "./options.ts";
import { CardPlaces, readDecks, readInPlay, readRevealed, readVaults, writeCards } from "./position/cards.ts";
import { readChance, readClock, readTableOptions, SEED, writeTurn, writeWars } from "./position/clock.ts";
import { readControl, readSeniority, writeControl, writeSeniority } from "./position/control.ts";
import { isComputed, settleDefaults, startingPoint } from "./position/defaults.ts";
import { readFactions, writeFactions } from "./position/factions.ts";
import { FIELD_NAMES, FIELDS } from "./position/fields.ts";
import { placeMarkers, readNations, writeNations } from "./position/nations.ts";
import { readName } from "./position/scalars.ts";
import { readUnits, writeUnits } from "./position/units.ts";

const SECTIONS = [
  "game",
  "scenario",
  "options",
  "seed",
  "random",
  "dice",
  "year",
  "season",
  "phase",
  "seat",
  "turn",
  "turnOrder",
  "commandOrder",
  "wars",
  "factions",
  "nations",
  "units",
  "control",
  "seniority",
  "decks",
  "discards",
  "inPlay",
  "vaults",
  "revealed",
];

const MAX_TEXT = 500;

/** Reads a position; a fault is refused with its JSON path. */
export function loadPosition(input: unknown): State | Refusal {
  try {
    return readPosition(input);
  } catch (fault) {
    if (fault instanceof InputError)
      return { code: "POSITION", rule: OUTSIDE_THE_RULES, text: fault.message.slice(0, MAX_TEXT) };
    throw fault;
  }
}

function readPosition(input: unknown): State {
  const fields = readObject(input, "");
  allowKeys(fields, "", [...SECTIONS, ...FIELD_NAMES]);
  if (fields.game !== "triumph") throw new InputError("game", 'expected "triumph"');
  const phase = fields.phase === undefined ? PHASE.production : readName(fields.phase, "phase", PHASES, "phase");
  const seed = fields.seed === undefined ? 1 : SEED.read(fields.seed, "seed", 0);
  const s = startingPoint(readTable(fields), phase, seed);
  readClock(s, fields);
  readChance(s, fields);
  readNations(s, fields.nations);
  readUnits(s, fields.units);
  readSeniority(s, fields.seniority);
  placeMarkers(s, fields.nations);
  readControl(s, fields.control);
  readCards(s, fields);
  readFields(s, fields);
  settleDefaults(s, fields);
  const [fault] = faultsOf(s);
  if (fault !== undefined) throw new InputError("", fault);
  return s;
}

function readTable(fields: Record<string, unknown>): Options {
  const options = readOptions(readTableOptions(fields));
  if (isRefusal(options)) throw new InputError("options", options.text);
  return options;
}

function readCards(s: State, fields: Record<string, unknown>): void {
  const places = new CardPlaces(s);
  readFactions(s, places, fields.factions);
  readInPlay(s, places, fields.inPlay);
  readRevealed(s, places, fields.revealed);
  readVaults(s, places, fields.vaults);
  places.putList(fields.discards, "discards", PLACE.discard);
  readDecks(s, places, fields.decks);
}

function readFields(s: State, fields: Record<string, unknown>): void {
  const values = s as unknown as Record<string, number | number[]>;
  for (const name of FIELD_NAMES) {
    if (fields[name] !== undefined) values[name] = FIELDS[name]!.read(fields[name], name, s.unitArea.length);
  }
}

/** Writes a state so that loading it gives the same state again. */
export function savePosition(s: State): Json {
  const start = startingPoint(optionsOf(s), s.phase, 1);
  const json: { [key: string]: Json } = {
    game: "triumph",
    scenario: SCENARIOS[s.scenario],
    options: writeOptions(s),
    random: s.random,
    dice: s.dice,
    year: s.year,
    season: s.season < 0 ? null : SEASONS[s.season],
    phase: PHASES[s.phase],
    ...writeTurn(s),
    turnOrder: s.turnOrder.map((faction) => FACTIONS[faction]),
    commandOrder: s.commandOrder.map((faction) => FACTIONS[faction]),
    wars: writeWars(s.war),
    factions: writeFactions(s, start),
    nations: writeNations(s, start),
    units: writeUnits(s),
    control: writeControl(s),
    seniority: writeSeniority(s),
    ...writeCards(s),
    ...writeFields(s, start),
  };
  return structuredClone(json);
}

function writeOptions(s: State): Json {
  const { canadaIsHome, allowInlandShips, publicHandDiscards, moscowInfantry } = optionsOf(s);
  const options = { canadaIsHome, allowInlandShips, publicHandDiscards, moscowInfantry };
  return s.blockLimits.length === 0 ? options : { ...options, blockLimits: writeBlockLimits(s) };
}

/** R7 */
function writeBlockLimits(s: State): Json {
  const ofNationality = (n: number) => {
    const limits = UNIT_TYPES.map((name, type) => [name, s.blockLimits[n * UNIT_TYPES.length + type]] as const);
    return Object.fromEntries(limits.filter(([, limit]) => limit > 0));
  };
  return Object.fromEntries(NATIONALITIES.map((name, n) => [name, ofNationality(n)]));
}

/** Fields that are as at the start of their phase are left out, unless loading would compute them. */
function writeFields(s: State, start: State): { [key: string]: Json } {
  const json: { [key: string]: Json } = {};
  for (const name of FIELD_NAMES) {
    const value = s[name] as number | number[];
    if (isComputed(s.phase, name) || String(value) !== String(start[name])) json[name] = FIELDS[name]!.write(value);
  }
  return json;
}
