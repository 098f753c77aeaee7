/** Reading the parts of a position file. Names outside, integers inside; a fault is reported with its JSON path. */
import { allowKeys, type Fields, InputError, readArray, readInteger, readObject, readString } from "@tripartite/kernel";
import { WAR_PAIRS } from "../data/campaign/wars.ts";
import { COUNTRY_STATUSES } from "../data/scenarios/scenario.ts";
import { FACTIONS, STRENGTHS, SUPPLY_STATES, WEATHER_ZONES, WEATHERS } from "../data/vocabulary.ts";
import {
  AVAILABLE,
  boardOf,
  isGroundCombat,
  markerPlaceOf,
  OUT_OF_GAME,
  PHASES,
  type State,
  UNDECIDED,
  UNIT_FLAGS,
  USED,
  unitPlaceOf,
  WILL,
  WILL_NOT,
} from "../model/state.ts";
import { ownerOf } from "../rules/combat/attacks.ts";
import { STATUS, sideOfCountry } from "../rules/sides.ts";
import { placeUnit, rivalIn } from "../rules/units.ts";
import { COMBAT_KINDS } from "../view.ts";

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
  const hex = boardOf(s).hexIndex.get(id);
  if (hex === undefined) throw new InputError(path, `no hex ${JSON.stringify(id.slice(0, 40))} on this map`);
  return hex;
}

export function readUnit(s: State, value: unknown, path: string): number {
  return readName(value, path, boardOf(s).unitIds);
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

const COUNTRY_FACTIONS = ["allegiance", "pro"] as const;
const COUNTRY_COUNTS = ["will", "facLost", "income", "received", "given", "spent"] as const;

export function readWars(s: State, value: unknown): void {
  if (value === undefined) return;
  const pairs = readArray(value, "wars").map((pair, i) => readName(pair, `wars[${i}]`, WAR_PAIRS));
  s.wars = WAR_PAIRS.map((_, pair) => Number(pairs.includes(pair)));
}

/** Who holds each country comes first: its units are of that side unless they say something else. */
export function readStandings(s: State, value: unknown): void {
  for (const [id, given] of section(value, "countries")) {
    const path = `countries.${id}`;
    const country = readName(id, "countries", boardOf(s).countryIds);
    const { faction, status, conquered } = readObject(given, path);
    if (faction !== undefined) s.countryFaction[country] = readFaction(faction, `${path}.faction`);
    if (conquered !== undefined && readFlag(conquered, `${path}.conquered`) === 1)
      s.countryStatus[country] = STATUS.conquered;
    if (status !== undefined) s.countryStatus[country] = readName(status, `${path}.status`, COUNTRY_STATUSES);
    if (faction === undefined && status === undefined) continue;
    boardOf(s).units.forEach(({ countryIndex }, unit) => {
      if (countryIndex === country) s.unitFaction[unit] = sideOfCountry(s, country);
    });
  }
}

export function readCountries(s: State, value: unknown): void {
  for (const [id, given] of section(value, "countries")) {
    const path = `countries.${id}`;
    const country = readName(id, "countries", boardOf(s).countryIds);
    const fields = readObject(given, path);
    allowKeys(fields, path, [
      ...COUNTRY_FACTIONS,
      ...COUNTRY_COUNTS,
      "faction",
      "status",
      "conquered",
      "exile",
      "left",
    ]);
    for (const name of COUNTRY_FACTIONS)
      if (fields[name] !== undefined) s[name][country] = readFaction(fields[name], `${path}.${name}`);
    if (fields.exile !== undefined) s.exile[country] = readFlag(fields.exile, `${path}.exile`);
    for (const name of COUNTRY_COUNTS)
      if (fields[name] !== undefined) s[name][country] = readCount(fields[name], `${path}.${name}`);
  }
}

/** A faction, or "none". */
function readFaction(value: unknown, path: string): number {
  return value === NOBODY ? -1 : readName(value, path, FACTIONS);
}

export function readControl(s: State, value: unknown): void {
  for (const [id, faction] of section(value, "control")) {
    const site = boardOf(s).siteAt[readHex(s, id, "control")];
    if (site < 0) throw new InputError(`control.${id}`, "there is no city or fort in this hex");
    s.control[site] = readFaction(faction, `control.${id}`);
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
  const places = [...s.unitPlace];
  for (const [unit, fields, path] of all) readUnitFields(s, unit, readObject(fields, path), path, places);
  settlePlaces(s, places);
}

function readUnitFields(s: State, unit: number, fields: Fields, path: string, places: number[]): void {
  allowKeys(fields, path, ["place", "faction", "strength", "sorties", "supply", ...Object.keys(UNIT_FLAGS)]);
  if (fields.place !== undefined) places[unit] = readPlace(s, fields.place, `${path}.place`);
  if (fields.faction !== undefined) s.unitFaction[unit] = readFaction(fields.faction, `${path}.faction`);
  if (fields.strength !== undefined) s.unitReduced[unit] = readName(fields.strength, `${path}.strength`, STRENGTHS);
  if (fields.sorties !== undefined) s.unitSorties[unit] = readCount(fields.sorties, `${path}.sorties`);
  if (fields.supply !== undefined) s.unitSupply[unit] = readName(fields.supply, `${path}.supply`, SUPPLY_STATES);
  for (const [name, flag] of Object.entries(UNIT_FLAGS)) {
    if (fields[name] === undefined) continue;
    const set = readFlag(fields[name], `${path}.${name}`) === 1;
    s.unitFlags[unit] = set ? s.unitFlags[unit] | flag : s.unitFlags[unit] & ~flag;
  }
}

function readPlace(s: State, value: unknown, path: string): number {
  const name = readString(value, path);
  const place = unitPlaceOf(boardOf(s), name);
  if (place === undefined) throw new InputError(path, `no place ${JSON.stringify(name.slice(0, 40))} on this map`);
  return place;
}

/** Lifts all units and puts them down again where they are said to be. */
function settlePlaces(s: State, places: readonly number[]): void {
  const board = boardOf(s);
  places.forEach((_, unit) => {
    placeUnit(s, unit, OUT_OF_GAME);
  });
  places.forEach((place, unit) => {
    const { class: unitClass, id } = board.units[unit];
    const fault = (text: string) => new InputError(`units.${id}.place`, text);
    if (place >= 0) {
      const name = board.hexIds[place];
      if (place >= board.land) throw fault(`no unit can be in ${name}`);
      if (unitClass === "naval" && (board.sites[board.siteAt[place]]?.port ?? -1) < 0)
        throw fault(`there is no port in ${name}`);
      if (rivalIn(s, unit, place) >= 0) throw fault(`there is another ${unitClass} unit in ${name}`);
    }
    placeUnit(s, unit, place);
  });
}

export function readMarkers(s: State, value: unknown): void {
  const board = boardOf(s);
  for (const [id, place] of section(value, "markers"))
    s.markerPlace[readName(id, "markers", board.markerIds)] = readMarkerPlace(s, place, `markers.${id}`);
}

/** 1: available, 0: used in this turn, or the name of a place. */
function readMarkerPlace(s: State, value: unknown, path: string): number {
  if (value === 0 || value === 1) return value === 1 ? AVAILABLE : USED;
  const place = typeof value === "string" ? markerPlaceOf(boardOf(s), value) : undefined;
  if (place === undefined) throw new InputError(path, "expected 0, 1 or a place");
  return place;
}

export function readStrategicMoves(s: State, value: unknown): void {
  for (const [faction, left] of section(value, "strategicMoves")) {
    s.strategicMoves[readName(faction, "strategicMoves", FACTIONS)] = readCount(left, `strategicMoves.${faction}`);
  }
}

export function readHexes(s: State, value: unknown, path: string): number[] {
  return value === undefined ? [] : readArray(value, path).map((hex, i) => readHex(s, hex, `${path}[${i}]`));
}

export function readActivation(s: State, value: unknown): void {
  if (value === undefined) return;
  const fields = readObject(value, "activation");
  allowKeys(fields, "activation", ["unit", "points", "left", "reach", "attacks", "boxes"]);
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
  s.attack = readName(fields.kind, "combat.kind", COMBAT_KINDS);
  s.attackers = readArray(fields.attackers, "combat.attackers").map((unit, i) =>
    readUnit(s, unit, `combat.attackers[${i}]`),
  );
  if (fields.hex !== undefined) s.target = readHex(s, fields.hex, "combat.hex");
  if (fields.defender !== undefined) s.defender = readUnit(s, fields.defender, "combat.defender");
  if (isGroundCombat(s)) {
    if (s.attackers.length === 0) throw new InputError("combat.attackers", "name at least one attacker");
    if (s.target < 0 || s.defender < 0) throw new InputError("combat", "hex and defender are missing");
    s.attackingFaction = s.unitFaction[s.attackers[0]];
    s.defendingFaction = ownerOf(s, s.defender);
  }
  if (s.attackingFaction < 0 || s.defendingFaction < 0) throw new InputError("combat", "two sides must fight");
  s.choices = readChoices(s, fields);
  s.declaring = readName(fields.declaring, "combat.declaring", FACTIONS);
  s.passes = readCount(fields.passes ?? 0, "combat.passes", 2);
  for (const [faction, unit] of section(fields.air, "combat.air"))
    s.committedAir[readName(faction, "combat.air", FACTIONS)] = readUnit(s, unit, "combat.air");
  s.committedMarkers = readArray(fields.markers ?? [], "combat.markers").map((id, i) =>
    readName(id, `combat.markers[${i}]`, boardOf(s).markerIds),
  );
  s.mayHold = readFlag(fields.mayHold ?? false, "combat.mayHold");
}

function readChoices(s: State, fields: Fields): number[] {
  const said = section(fields.choices, "combat.choices");
  const will = section(fields.will, "combat.will");
  return FACTIONS.map((faction, f) => {
    if (f !== s.attackingFaction && f !== s.defendingFaction)
      return PHASES[s.phase] === "assault" ? UNDECIDED : WILL_NOT;
    const choice = said.find(([name]) => name === faction);
    if (choice !== undefined) return readName(choice[1], `combat.choices.${faction}`, CHOICES);
    const shown = will.find(([name]) => name === faction);
    return shown === undefined ? UNDECIDED : shown[1] === true ? WILL : WILL_NOT;
  });
}

export function writeChoices(s: State): Record<string, string> {
  const sides = [s.attackingFaction, s.defendingFaction];
  return Object.fromEntries(sides.map((faction) => [FACTIONS[faction], CHOICES[s.choices[faction]]]));
}

export function readDisplaced(s: State, value: unknown): void {
  if (value === undefined) return;
  s.displaced = readArray(value, "displaced").map((unit, i) => readUnit(s, unit, `displaced[${i}]`));
}
