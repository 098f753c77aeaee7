/** Reading the parts of a position file. Names outside, integers inside; a fault is reported with its JSON path. */
import { allowKeys, type Fields, InputError, readArray, readInteger, readObject, readString } from "@tripartite/kernel";
import { HEX_IDS, hexOf } from "../data/grid.ts";
import { FACTIONS, STRENGTHS, SUPPLY_STATES, WEATHER_ZONES, WEATHERS } from "../data/vocabulary.ts";
import { placeUnit } from "../rules/units.ts";
import {
  ACTIVATED,
  ASSAULT,
  boardOf,
  MOBILE,
  MOBILIZATION_BOX,
  OUT_OF_GAME,
  PHASES,
  REBUILT,
  STRATEGIC,
  type State,
  UNDECIDED,
  WAITS,
  WILL,
  WILL_NOT,
} from "../state.ts";

const FLAGS = { activated: ACTIVATED, strategic: STRATEGIC, waits: WAITS, rebuilt: REBUILT };
const CHOICES = ["open", "willNot", "will"];
const NOBODY = "none";

export function readName(value: unknown, path: string, names: readonly string[]): number {
  const name = readString(value, path);
  const index = names.indexOf(name);
  if (index < 0) throw new InputError(path, `unknown name ${JSON.stringify(name.slice(0, 40))}`);
  return index;
}

export function readCount(value: unknown, path: string, most = 1000): number {
  const count = readInteger(value, path);
  if (count < 0 || count > most) throw new InputError(path, `expected a number from 0 to ${most}`);
  return count;
}

export function readFlag(value: unknown, path: string): number {
  if (typeof value !== "boolean") throw new InputError(path, "expected true or false");
  return Number(value);
}

export function readHex(s: State, value: unknown, path: string): number {
  const id = readString(value, path);
  const hex = HEX_IDS.includes(id) ? hexOf(id) : -1;
  const board = boardOf(s);
  if (hex < 0 || hex >= board.size || Number(id.slice(2)) > board.columns)
    throw new InputError(path, `no hex ${JSON.stringify(id.slice(0, 40))} on this map`);
  return hex;
}

export function readUnit(s: State, value: unknown, path: string): number {
  return readName(
    value,
    path,
    boardOf(s).units.map(({ id }) => id),
  );
}

/** The fields of a section; absent is empty. */
function section(value: unknown, path: string): [string, unknown][] {
  return value === undefined ? [] : Object.entries(readObject(value, path));
}

export function readWeather(s: State, value: unknown): void {
  for (const [zone, weather] of section(value, "weather")) {
    s.weather[readName(zone, "weather", WEATHER_ZONES)] = readName(weather, `weather.${zone}`, WEATHERS);
  }
}

export function readCountries(s: State, value: unknown): void {
  for (const [id, given] of section(value, "countries")) {
    const path = `countries.${id}`;
    const country = readName(id, "countries", boardOf(s).countryIds);
    const fields = readObject(given, path);
    allowKeys(fields, path, ["faction", "conquered", "will", "income", "received", "given", "spent", "left"]);
    if (fields.faction !== undefined) s.countryFaction[country] = readFaction(fields.faction, `${path}.faction`);
    if (fields.conquered !== undefined) s.conquered[country] = readFlag(fields.conquered, `${path}.conquered`);
    for (const name of ["will", "income", "received", "given", "spent"] as const)
      if (fields[name] !== undefined) s[name][country] = readCount(fields[name], `${path}.${name}`);
  }
}

/** A faction, or "none". */
function readFaction(value: unknown, path: string): number {
  return value === NOBODY ? -1 : readName(value, path, FACTIONS);
}

export function readControl(s: State, value: unknown): void {
  for (const [id, faction] of section(value, "control")) {
    const spot = boardOf(s).spotAt[readHex(s, id, "control")];
    if (spot < 0) throw new InputError(`control.${id}`, "there is no city or fort in this hex");
    s.control[spot] = readFaction(faction, `control.${id}`);
  }
}

/** What is said of "*" holds for all units; what is said of one unit comes on top. */
export function readUnits(s: State, value: unknown): void {
  const given = Object.fromEntries(section(value, "units"));
  const { "*": everybody, ...named } = given;
  const all: [number, unknown, string][] = [
    ...(everybody === undefined
      ? []
      : boardOf(s).units.map((_, unit): [number, unknown, string] => [unit, everybody, "units.*"])),
    ...Object.entries(named).map(([id, fields]): [number, unknown, string] => [
      readUnit(s, id, "units"),
      fields,
      `units.${id}`,
    ]),
  ];
  for (const [unit, fields, path] of all) readUnitFields(s, unit, readObject(fields, path), path);
  settlePlaces(s);
}

function readUnitFields(s: State, unit: number, fields: Fields, path: string): void {
  allowKeys(fields, path, ["place", "strength", "sorties", "supply", ...Object.keys(FLAGS)]);
  if (fields.place !== undefined) s.unitHex[unit] = readPlace(s, fields.place, `${path}.place`);
  if (fields.strength !== undefined) s.unitReduced[unit] = readName(fields.strength, `${path}.strength`, STRENGTHS);
  if (fields.sorties !== undefined) s.unitSorties[unit] = readCount(fields.sorties, `${path}.sorties`);
  if (fields.supply !== undefined) s.unitSupply[unit] = readName(fields.supply, `${path}.supply`, SUPPLY_STATES);
  for (const [name, flag] of Object.entries(FLAGS)) {
    if (fields[name] === undefined) continue;
    const set = readFlag(fields[name], `${path}.${name}`) === 1;
    s.unitFlags[unit] = set ? s.unitFlags[unit] | flag : s.unitFlags[unit] & ~flag;
  }
}

function readPlace(s: State, value: unknown, path: string): number {
  if (value === "box") return MOBILIZATION_BOX;
  return value === "out" ? OUT_OF_GAME : readHex(s, value, path);
}

function settlePlaces(s: State): void {
  const places = [...s.unitHex];
  s.groundAt.fill(-1);
  s.airAt.fill(-1);
  places.forEach((hex, unit) => {
    const { class: unitClass, id } = boardOf(s).units[unit];
    if (hex < 0) return;
    if ((unitClass === "ground" ? s.groundAt : s.airAt)[hex] >= 0)
      throw new InputError(`units.${id}.place`, `there is another ${unitClass} unit in ${HEX_IDS[hex]}`);
    s.unitHex[unit] = MOBILIZATION_BOX;
    placeUnit(s, unit, hex);
  });
}

export function readMarkers(s: State, value: unknown): void {
  const ids = boardOf(s).scenario.eventMarkers.map(({ id }) => id);
  for (const [id, uses] of section(value, "markers")) {
    s.markerUses[readName(id, "markers", ids)] = readCount(uses, `markers.${id}`);
  }
}

export function readStrategicMoves(s: State, value: unknown): void {
  for (const [faction, left] of section(value, "strategicMoves")) {
    s.strategicMoves[readName(faction, "strategicMoves", boardOf(s).scenario.factions)] = readCount(
      left,
      `strategicMoves.${faction}`,
    );
  }
}

export function readHexes(s: State, value: unknown, path: string): number[] {
  return value === undefined ? [] : readArray(value, path).map((hex, i) => readHex(s, hex, `${path}[${i}]`));
}

export function readActivation(s: State, value: unknown): void {
  if (value === undefined) return;
  const fields = readObject(value, "activation");
  allowKeys(fields, "activation", ["unit", "points", "left", "reach", "attacks"]);
  s.active = readUnit(s, fields.unit, "activation.unit");
  s.points = readCount(fields.points ?? 0, "activation.points");
  s.left = readFlag(fields.left ?? false, "activation.left");
}

const COMBAT_FIELDS = [
  "kind",
  "attackers",
  "hex",
  "defender",
  "choices",
  "declaring",
  "passes",
  "air",
  "markers",
  "mayHold",
];
/** What a view adds, and says about the choices in its own way. */
const VIEW_FIELDS = ["choosing", "will", "ownWill", "situation"];

export function readCombat(s: State, value: unknown): void {
  if (value === undefined) return;
  const fields = readObject(value, "combat");
  allowKeys(fields, "combat", [...COMBAT_FIELDS, ...VIEW_FIELDS]);
  s.attack = readName(fields.kind, "combat.kind", ["mobile", "assault"]) === 1 ? ASSAULT : MOBILE;
  s.attackers = readArray(fields.attackers, "combat.attackers").map((unit, i) =>
    readUnit(s, unit, `combat.attackers[${i}]`),
  );
  if (s.attackers.length === 0) throw new InputError("combat.attackers", "somebody must attack");
  s.target = readHex(s, fields.hex, "combat.hex");
  s.defender = readUnit(s, fields.defender, "combat.defender");
  s.choices = readChoices(s, fields);
  s.declaring = readName(fields.declaring, "combat.declaring", boardOf(s).scenario.factions);
  s.passes = readCount(fields.passes ?? 0, "combat.passes", 2);
  for (const [faction, unit] of section(fields.air, "combat.air"))
    s.committedAir[readName(faction, "combat.air", boardOf(s).scenario.factions)] = readUnit(s, unit, "combat.air");
  const ids = boardOf(s).scenario.eventMarkers.map(({ id }) => id);
  s.committedMarkers = readArray(fields.markers ?? [], "combat.markers").map((id, i) =>
    readName(id, `combat.markers[${i}]`, ids),
  );
  s.mayHold = readFlag(fields.mayHold ?? false, "combat.mayHold");
}

function readChoices(s: State, fields: Fields): number[] {
  const { factions } = boardOf(s).scenario;
  const said = section(fields.choices, "combat.choices");
  const will = section(fields.will, "combat.will");
  return factions.map((faction) => {
    const choice = said.find(([name]) => name === faction);
    if (choice !== undefined) return readName(choice[1], `combat.choices.${faction}`, CHOICES);
    const shown = will.find(([name]) => name === faction);
    return shown === undefined ? UNDECIDED : shown[1] === true ? WILL : WILL_NOT;
  });
}

export function writeChoices(s: State): Record<string, string> {
  return Object.fromEntries(boardOf(s).scenario.factions.map((faction, i) => [faction, CHOICES[s.choices[i]]]));
}

export function readDisplaced(s: State, value: unknown): void {
  if (value === undefined) return;
  const fields = readObject(value, "displaced");
  allowKeys(fields, "displaced", ["unit", "resume"]);
  s.displaced = readUnit(s, fields.unit, "displaced.unit");
  s.resume = readName(fields.resume, "displaced.resume", PHASES);
}
