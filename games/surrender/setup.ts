/** §71 The table before the first turn. */
import { reseedRandom, type Seed, seedRandom, UNSETTLED } from "@tripartite/kernel";
import { type Board, boardAt, hexOf, rulesOf } from "./board/board.ts";
import { CUP_MARKERS } from "./data/campaign/cup.ts";
import { EVENT_IDS } from "./data/campaign/eventEffects.ts";
import { EARLIEST_ENTRY, ENTRY_SHIFT } from "./data/campaign/optionalRules.ts";
import { POLICY_IDS } from "./data/campaign/policies.ts";
import { WAR_PAIRS } from "./data/campaign/wars.ts";
import {
  COUNTRY_STATUSES,
  type MarkerPlace,
  type Standing,
  type Start,
  type UnitStart,
} from "./data/scenarios/scenario.ts";
import { FACTIONS, type Faction, SUPPLY_STATES, WEATHER_ZONES } from "./data/vocabulary.ts";
import {
  ASIDE,
  AVAILABLE,
  afterUsaPlace,
  boxPlace,
  FREE_FORCES,
  HOLDING_BOX,
  MOBILIZATION_BOX,
  OUT_OF_GAME,
  PHASE,
  type State,
  turnOfPlace,
  turnPlace,
  UPGRADE_BOX,
  USED,
} from "./model/state.ts";
import { hasOption, type Options } from "./options.ts";
import { rollDie } from "./rules/dice.ts";
import { nuclearTurn } from "./rules/politics/variableEntry.ts";
import { STATUS, sideOfCountry } from "./rules/sides.ts";
import { placeUnit } from "./rules/units.ts";

const NOBODY = -1;

function factionIndex(faction: Faction | undefined): number {
  return faction === undefined ? NOBODY : FACTIONS.indexOf(faction);
}

export function initialState({ scenario, opening, optional }: Options, seed: Seed): State {
  const board = boardAt(scenario);
  const { starts } = board.scenario;
  const s = emptyState(board, scenario, optional, seed);
  s.opening = opening >= 0 ? opening : drawOpening(s);
  const start = starts[s.opening];
  setWorld(s, board, start);
  setCountries(s, board, start);
  setControl(s, board, start);
  setUnits(s, board, start);
  board.markers.forEach(({ id, place }, marker) => {
    s.markerPlace[marker] = markerPlaceOf(start.markers?.[id] ?? place ?? "available");
  });
  if (hasOption(s, "nuclear")) setNuclear(s, board);
  if (hasOption(s, "variableEntry")) shiftEntries(s);
  if (hasOption(s, "freeSetUp")) s.phase = PHASE.freeSetUp;
  return s;
}

/** §70.4 The marker of nuclear strikes waits on the Turn Track. */
function setNuclear(s: State, board: Board): void {
  for (const marker of board.markersByKind.get("nuclear") ?? []) s.markerPlace[marker] = turnPlace(nuclearTurn(s));
}

/** §70.2 R-VAR-1 Each dated unit, upgrade and marker comes up to two turns early or late. */
function shiftEntries(s: State): void {
  const shifted = (place: number) => {
    const turn = turnOfPlace(place);
    if (turn < 0) return place;
    return turnPlace(Math.max(EARLIEST_ENTRY, turn + ENTRY_SHIFT[rollDie(s) - 1]));
  };
  s.unitPlace = s.unitPlace.map(shifted);
  s.markerPlace = s.markerPlace.map(shifted);
}

/** §70.3 The second opening on 1–3, the first on 4–6. */
function drawOpening(s: State): number {
  return rollDie(s) <= 3 ? 1 : 0;
}

function emptyState(board: Board, scenario: number, optional: number, seed: Seed): State {
  const byCountry = (value = 0) => board.countryIds.map(() => value);
  const byUnit = (value = 0) => board.units.map(() => value);
  return {
    scenario,
    optional,
    opening: 0,
    random: seedRandom(seed),
    dice: [],
    turn: 1,
    turnPhase: 0,
    phase: PHASE.turnStart,
    phasing: board.factionAt[0],
    toAct: UNSETTLED,
    victory: -1,
    seatOf: [...board.seatOf],
    stack: [],
    queue: [],
    item: [],
    weather: WEATHER_ZONES.map(() => 0),
    wars: WAR_PAIRS.map(() => 0),
    policies: POLICY_IDS.map(() => 0),
    policyTurn: POLICY_IDS.map(() => -1),
    policyRolls: POLICY_IDS.map(() => 0),
    fired: EVENT_IDS.map(() => -1),
    usaMarker: -1,
    usaSince: -1,
    cup: CUP_MARKERS.map(() => 0),
    cupHolding: CUP_MARKERS.map(() => 0),
    coldWar: -1,
    countryStatus: byCountry(),
    countryFaction: byCountry(NOBODY),
    allegiance: byCountry(NOBODY),
    pro: byCountry(NOBODY),
    becameNeutral: byCountry(),
    outUntil: byCountry(-1),
    exile: byCountry(),
    liberated: byCountry(),
    shelteredFrom: byCountry(NOBODY),
    will: byCountry(-1),
    willPaid: byCountry(),
    facLost: byCountry(1),
    income: byCountry(),
    received: byCountry(),
    given: byCountry(),
    spent: byCountry(),
    areaCountry: board.areas.map(({ countryIndex }) => countryIndex),
    control: board.sites.map(() => NOBODY),
    noEzoc: [],
    bombed: [],
    destroyed: [],
    beachheads: [],
    markerPlace: board.markers.map(() => AVAILABLE),
    strategicMoves: FACTIONS.map(() => 0),
    invasions: FACTIONS.map(() => 0),
    upgrades: FACTIONS.map(() => 0),
    mobilizedIn: [],
    invaded: 0,
    surprise: -1,
    unitPlace: byUnit(ASIDE),
    unitFaction: byUnit(NOBODY),
    unitReduced: byUnit(),
    unitSupply: byUnit(),
    unitSorties: byUnit(),
    unitFlags: byUnit(),
    groundAt: new Array<number>(board.land).fill(-1),
    airAt: new Array<number>(board.land).fill(-1),
    convoyAt: board.sites.map(() => -1),
    warshipAt: board.sites.map(() => -1),
    active: -1,
    points: 0,
    left: 0,
    attack: -1,
    target: -1,
    defender: -1,
    attackers: [],
    attackingFaction: NOBODY,
    defendingFaction: NOBODY,
    choices: FACTIONS.map(() => 0),
    declaring: NOBODY,
    passes: 0,
    committedAir: FACTIONS.map(() => -1),
    committedMarkers: [],
    airdrop: -1,
    mayHold: 0,
    operation: -1,
    operationFaction: NOBODY,
    route: [],
    routeAt: 0,
    force: [],
    cargo: [],
    tried: [],
    escorted: [],
    interceptor: -1,
    escort: -1,
    intercepting: NOBODY,
    destination: -1,
    interdicted: 0,
    berths: [],
    landings: [],
    landed: [],
    navalSupport: -1,
    displaced: [],
    repatriated: [],
    served: [],
    servedZones: [],
    servedPorts: [],
    factoriesLost: [],
    suppliedBySea: [],
    cutOff: [],
    limited: [],
    commonwealthTrade: 0,
    strategicOpponent: NOBODY,
    boxMobilized: [],
    surpriseBought: 0,
  };
}

function setWorld(s: State, board: Board, start: Start): void {
  s.wars = WAR_PAIRS.map((pair) => Number(start.wars.includes(pair)));
  s.policies = POLICY_IDS.map((policy) => Number(start.policies?.[policy] === "inForce"));
  s.policyTurn = POLICY_IDS.map((policy) => start.policyTurns?.[policy] ?? -1);
  s.fired = EVENT_IDS.map((event) => (start.fired?.includes(event) ? 0 : -1));
  s.usaMarker = start.usaMarker ?? -1;
  s.usaSince = start.usaSince ?? -1;
  if (start.cup !== undefined) {
    const { cup, holding } = start.cup;
    s.cup = CUP_MARKERS.map((marker) => cup[marker] ?? 0);
    s.cupHolding = CUP_MARKERS.map((marker) => holding[marker] ?? 0);
  }
  const ussr = board.countryIds.indexOf("ussr");
  board.areas.forEach(({ disputed }, area) => {
    if (disputed !== undefined && start.ceded?.includes(disputed)) s.areaCountry[area] = ussr;
  });
}

function setCountries(s: State, board: Board, start: Start): void {
  board.scenario.countries.forEach((country, c) => {
    const standing: Standing = start.countries?.[country.id] ?? country;
    const { status, faction, allegiance, pro, will } = standing;
    const holds = status === "active" || status === "conquered";
    s.countryStatus[c] = COUNTRY_STATUSES.indexOf(status);
    s.countryFaction[c] = holds ? factionIndex(faction) : NOBODY;
    s.allegiance[c] = factionIndex(allegiance);
    s.pro[c] = factionIndex(pro);
    s.will[c] = status === "conquered" ? 0 : (will ?? country.nationalWill ?? -1);
    s.facLost[c] = start.facLost?.[country.id] ?? 1;
  });
  for (const { country, faction } of rulesOf(board, "blowFirst"))
    s.shelteredFrom[board.countryIds.indexOf(country)] = FACTIONS.indexOf(faction);
  board.areas.forEach((area, a) => {
    if (area.becomes === undefined) return;
    const other = board.countryIds.indexOf(area.becomes);
    if (other >= 0 && s.countryStatus[other] !== STATUS.part) s.areaCountry[a] = other;
  });
}

/** §2.1, §71.1 Cities and forts of countries that take no part belong to nobody. */
function setControl(s: State, board: Board, start: Start): void {
  board.sites.forEach(({ name, hex, area }, site) => {
    const said = start.control?.[name] ?? start.control?.[board.hexIds[hex]];
    if (said === undefined) s.control[site] = s.countryFaction[s.areaCountry[area]];
    else s.control[site] = said === "none" ? NOBODY : FACTIONS.indexOf(said);
  });
}

function setUnits(s: State, board: Board, start: Start): void {
  board.units.forEach((unit, u) => {
    const at: UnitStart = start.units?.[unit.id] ?? unit;
    const country = unit.countryIndex;
    s.unitFaction[u] = at.faction === undefined ? sideOfCountry(s, country) : FACTIONS.indexOf(at.faction);
    s.unitReduced[u] = Number(at.reduced === true || unit.garrison === true);
    s.unitSorties[u] = at.sorties ?? 0;
    s.unitSupply[u] = SUPPLY_STATES.indexOf(at.supply ?? "full");
    if (at.faction !== undefined && unit.entry?.by === "freeForces") s.unitFlags[u] |= FREE_FORCES;
    placeUnit(s, u, unitPlaceOf(board, at));
  });
}

const BOXES: Readonly<Record<string, number>> = {
  mobilization: MOBILIZATION_BOX,
  upgrade: UPGRADE_BOX,
  aside: ASIDE,
  out: OUT_OF_GAME,
};

function unitPlaceOf(board: Board, { hex, box, turn, afterUsa }: UnitStart): number {
  if (hex !== undefined) return hexOf(board, hex);
  if (turn !== undefined) return turnPlace(turn);
  if (afterUsa !== undefined) return afterUsaPlace(afterUsa);
  if (box === undefined) return OUT_OF_GAME;
  return BOXES[box] ?? boxPlace(board.boxes.findIndex(({ id }) => id === box));
}

const MARKER_BOXES = { available: AVAILABLE, used: USED, holding: HOLDING_BOX, aside: ASIDE, out: OUT_OF_GAME };

function markerPlaceOf(place: MarkerPlace): number {
  return typeof place === "string" ? MARKER_BOXES[place] : turnPlace(place.turn);
}

/** Fresh dice from now on. */
export function reseed(s: State, seed: Seed): void {
  reseedRandom(s.random, seed);
  s.dice = [];
}
