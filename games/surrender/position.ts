/**
 * Position files: any state that could be set up on a table, as JSON with names. What is not said is as at the start of
 * the Axis Operations Phase of turn 1 in Fair weather. The format is in docs/protocol.md.
 */
import {
  allowKeys,
  InputError,
  isRefusal,
  type Json,
  type Refusal,
  readArray,
  readInteger,
  readObject,
  readSeed,
  SEED_WORDS,
  seedRandom,
} from "@tripartite/kernel";
import { COLD_WAR_TURNS } from "./data/campaign/victory.ts";
import { DIE_FACES } from "./data/combatTable.ts";
import { OUTCOMES } from "./data/scenarios/victory.ts";
import { TURN_PHASES } from "./data/sequence.ts";
import { FACTIONS } from "./data/vocabulary.ts";
import { faultsOf } from "./invariants.ts";
import { boardOf, PHASE, PHASES, type State } from "./model/state.ts";
import { hasOption, readOptions } from "./options.ts";
import { readDetails } from "./position/details.ts";
import {
  readActivation,
  readCombat,
  readControl,
  readCount,
  readCountries,
  readDisplaced,
  readHexes,
  readMarkers,
  readName,
  readStandings,
  readStrategicMoves,
  readUnits,
  readWars,
  readWeather,
  writeChoices,
} from "./position/read.ts";
import { checkRowsOf } from "./position/rows.ts";
import { incomeOf } from "./rules/economy/economy.ts";
import { unitData } from "./rules/units.ts";
import { initialState } from "./setup.ts";
import type { View } from "./view/types.ts";
import { COMBAT_KINDS, tableView } from "./view.ts";

const SECTIONS = [
  "scenario",
  "options",
  "turn",
  "turnPhase",
  "phase",
  "phasing",
  "victory",
  "weather",
  "countries",
  "control",
  "wars",
  "noEzoc",
  "units",
  "markers",
  "strategicMoves",
  "mobilizedIn",
  "activation",
  "combat",
  "displaced",
  "details",
];
const CHANCE = ["seed", "random", "dice"];

const MAX_TEXT = 500;

/** Reads a position; a fault is refused with its JSON path. */
export function loadPosition(input: unknown): State | Refusal {
  try {
    const fields = readObject(input, "");
    allowKeys(fields, "", ["game", ...SECTIONS, ...CHANCE]);
    if (fields.game !== "surrender") throw new InputError("game", 'expected "surrender"');
    const s = readTable(fields);
    readChance(s, fields);
    const [fault] = faultsOf(s);
    if (fault !== undefined) throw new InputError("", fault);
    return s;
  } catch (fault) {
    if (fault instanceof InputError) return { code: "POSITION", rule: "22.2", text: fault.message.slice(0, MAX_TEXT) };
    throw fault;
  }
}

/** The position that a view shows, to try the rules on; it has no dice. */
export function stateOfView(view: View): State {
  return readTable(view as unknown as Record<string, unknown>, forgetStandings);
}

/** A view leaves out what is nobody's or none, whatever the set-up said. */
function forgetStandings(s: State): void {
  for (const field of ["control", "countryFaction", "allegiance", "pro", "will"] as const) s[field].fill(-1);
  s.facLost.fill(1);
  s.exile.fill(0);
}

/** `prepare` changes what holds where the fields say nothing. */
function readTable(fields: Record<string, unknown>, prepare: (s: State) => void = () => {}): State {
  const options = readOptions({
    ...(fields.options !== undefined && readObject(fields.options, "options")),
    ...(fields.scenario !== undefined && { scenario: fields.scenario }),
  });
  if (isRefusal(options))
    throw new InputError("", options.text.startsWith("scenario:") ? options.text : `options.${options.text}`);
  const s = initialState(options, 1);
  prepare(s);
  const { scenario } = boardOf(s);
  s.phase = PHASE.operations;
  s.turnPhase = TURN_PHASES.findIndex(({ id }) => id === "operations");
  s.strategicMoves = FACTIONS.map((faction) => scenario.rules.strategicMoves[faction] ?? 0);
  if (fields.turn !== undefined) {
    s.turn = readCount(fields.turn, "turn", scenario.turns.length + (hasOption(s, "coldWar") ? COLD_WAR_TURNS : 0));
    if (s.turn === 0) throw new InputError("turn", "turns are counted from 1");
  }
  readPhase(s, fields);
  if (fields.phasing !== undefined)
    s.phasing = FACTIONS.indexOf(scenario.factions[readName(fields.phasing, "phasing", scenario.factions)]);
  if (fields.victory !== undefined) s.victory = readName(fields.victory, "victory", OUTCOMES);
  readWeather(s, fields.weather);
  readWars(s, fields.wars);
  readDetails(s, fields.details);
  checkRowsOf(s);
  readStandings(s, fields.countries);
  readUnits(s, fields.units);
  takeOccupiedSites(s);
  readControl(s, fields.control);
  s.income = s.income.map((_, country) => incomeOf(s, country));
  readCountries(s, fields.countries);
  readMarkers(s, fields.markers);
  readStrategicMoves(s, fields.strategicMoves);
  s.noEzoc = readHexes(s, fields.noEzoc, "noEzoc");
  s.mobilizedIn = readHexes(s, fields.mobilizedIn, "mobilizedIn");
  readActivation(s, fields.activation);
  readCombat(s, fields.combat);
  readDisplaced(s, fields.displaced);
  return s;
}

/** The phase of the turn follows from the phase unless it is said. */
function readPhase(s: State, fields: Record<string, unknown>): void {
  const ids = TURN_PHASES.map(({ id }) => id);
  if (fields.phase !== undefined) s.phase = readName(fields.phase, "phase", PHASES);
  const named = ids.indexOf(PHASES[s.phase] as (typeof ids)[number]);
  if (fields.turnPhase !== undefined) s.turnPhase = readName(fields.turnPhase, "turnPhase", ids);
  else if (named >= 0) s.turnPhase = named;
}

/** §2.1 Unless something else is said, a unit controls the city or fort it stands in. */
function takeOccupiedSites(s: State): void {
  boardOf(s).sites.forEach(({ hex }, site) => {
    if (s.groundAt[hex] >= 0) s.control[site] = s.unitFaction[s.groundAt[hex]];
  });
}

function readChance(s: State, fields: Record<string, unknown>): void {
  if (fields.seed !== undefined) s.random = seedRandom(readSeed(fields.seed, "seed"));
  if (fields.random !== undefined) {
    const words = readArray(fields.random, "random").map((word, i) => readInteger(word, `random[${i}]`) | 0);
    if (words.length !== SEED_WORDS) throw new InputError("random", `expected ${SEED_WORDS} numbers`);
    s.random = words;
  }
  s.dice = readArray(fields.dice ?? [], "dice").map((die, i) => {
    const face = readInteger(die, `dice[${i}]`);
    if (face < 1 || face > DIE_FACES) throw new InputError(`dice[${i}]`, `expected a die from 1 to ${DIE_FACES}`);
    return face;
  });
}

/** Writes a state so that loading it gives the same state again. */
export function savePosition(s: State): Json {
  const board = boardOf(s);
  const table = tableView(s);
  const control = Object.fromEntries(
    board.sites.map(({ hex }, site) => [board.hexIds[hex], s.control[site] < 0 ? "none" : FACTIONS[s.control[site]]]),
  );
  const countries = Object.fromEntries(
    Object.entries(table.countries).map(([id, { left, ...country }]) => [
      id,
      { faction: "none", allegiance: "none", pro: "none", facLost: 1, ...country },
    ]),
  );
  const json = {
    game: "surrender",
    ...table,
    random: s.random,
    dice: s.dice,
    countries,
    control,
    ...(s.active >= 0 && {
      activation: { unit: unitData(s, s.active).id, points: s.points, left: s.left === 1 },
    }),
    ...(s.attack >= 0 && { combat: writeCombat(s) }),
  };
  return json as unknown as Json;
}

function writeCombat(s: State): Json {
  const id = (unit: number) => unitData(s, unit).id;
  const board = boardOf(s);
  const air = FACTIONS.flatMap((faction, i) => (s.committedAir[i] < 0 ? [] : [[faction, id(s.committedAir[i])]]));
  return {
    kind: COMBAT_KINDS[s.attack],
    attackers: s.attackers.map(id),
    ...(s.target >= 0 && { hex: board.hexIds[s.target] }),
    ...(s.defender >= 0 && { defender: id(s.defender) }),
    choices: writeChoices(s),
    declaring: FACTIONS[s.declaring],
    passes: s.passes,
    air: Object.fromEntries(air),
    markers: s.committedMarkers.map((marker) => board.markerIds[marker]),
    mayHold: s.mayHold === 1,
  };
}
