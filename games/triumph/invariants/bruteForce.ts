/**
 * Slow recomputations, written straight from the rules and on purpose unlike the fast code.
 * Everything is derived from the unit lists, the wars and the nations; indices such as `present` are not read.
 */

import type { Area, Faction, Nation, Party, Unit } from "../data/ids.ts";
import { ARMED, DEFEATED, GREAT_POWER, NATIVE, NEUTRAL, POWER, WEST } from "../data/kinds.ts";
import {
  AFRICA_LINK,
  AREA_COUNT,
  area as areaNamed,
  BLACK_RES_OF_AREA,
  BORDER_A,
  BORDER_B,
  BORDER_COUNT,
  CAPITAL_OF_NATION,
  FACTION_OF_NATION,
  IS_LAND,
  IS_STRAIT,
  KIND_OF_BORDER,
  KIND_OF_NATION,
  LAND_AREAS,
  MAIN_CAPITAL,
  NATION_IDS,
  NATION_OF_AREA,
  OWNER_OF_COLONY,
  POP_OF_AREA,
  RED_RES_OF_AREA,
  USA,
} from "../data/map.ts";
import { MARKS } from "../model/rows.ts";
import { ESCAPED, type State } from "../model/state.ts";

const PARTY_BY_NATIONALITY = ["axis", "axis", "west", "west", "west", "ussr", "native"];
const PARTIES = ["axis", "west", "ussr", "native"];
const WAR_PAIRS = ["01", "02", "12"];

function partyOfUnit(s: State, unit: Unit): Party {
  return PARTIES.indexOf(PARTY_BY_NATIONALITY[s.unitNationality[unit]]);
}

function liveUnits(s: State): Unit[] {
  return s.unitArea.map((_, unit) => unit).filter((unit) => s.unitArea[unit] >= 0);
}

function isGround(s: State, unit: Unit): boolean {
  return ["fortress", "tank", "infantry"].includes(
    ["fortress", "airForce", "carrier", "sub", "fleet", "tank", "infantry"][s.unitType[unit]],
  );
}

function atWar(s: State, f: Faction, g: Faction): boolean {
  const pair = WAR_PAIRS.indexOf(`${Math.min(f, g)}${Math.max(f, g)}`);
  return pair >= 0 && ((s.war >> pair) & 1) === 1;
}

function enemyMinor(s: State, f: Faction, nation: Nation): boolean {
  return s.status[nation] === ARMED && ((s.enemies[nation] >> f) & 1) === 1;
}

/** Units and Ground units per area × 4 Parties, Escaped Subs left out. */
export function naivePresence(s: State): { present: number[]; ground: number[] } {
  const present = new Array<number>(AREA_COUNT * 4).fill(0);
  const ground = new Array<number>(AREA_COUNT * 4).fill(0);
  for (const unit of liveUnits(s)) {
    if ((s.unitFlags[unit] & ESCAPED) !== 0) continue;
    const slot = s.unitArea[unit] * 4 + partyOfUnit(s, unit);
    present[slot]++;
    if (isGround(s, unit)) ground[slot]++;
  }
  return { present, ground };
}

/** §1.14 Control of a land area if a snapshot were taken now; `s.control` is the snapshot before. */
export function naiveControl(s: State, area: Area): Party {
  const here = liveUnits(s).filter((u) => s.unitArea[u] === area && (s.unitFlags[u] & ESCAPED) === 0);
  const holds = (p: Party) => {
    const own = here.filter((u) => partyOfUnit(s, u) === p);
    if (own.length === 0) return false;
    return own.some((u) => isGround(s, u)) || s.control[area] === p;
  };
  const seniority = s.seniority[area]
    .toString(8)
    .split("")
    .reverse()
    .map((digit) => Number(digit) - 1);
  const holder = seniority.find((p) => p >= 0 && holds(p));
  if (holder !== undefined) return holder;
  const nation = NATION_OF_AREA[area];
  if (KIND_OF_NATION[nation] === GREAT_POWER) return FACTION_OF_NATION[nation];
  const capital = CAPITAL_OF_NATION[nation];
  if (area !== capital) return naiveControl(s, capital);
  if (s.marker[nation] >= 0) return s.marker[nation];
  if (s.status[nation] !== POWER) return NATIVE;
  if (nation === USA) return WEST;
  const owner = OWNER_OF_COLONY[nation];
  if (owner >= 0 && s.status[owner] === DEFEATED) return NATIVE;
  return FACTION_OF_NATION[nation] >= 0 ? FACTION_OF_NATION[nation] : NATIVE;
}

/** Factions with units other than Escaped Subs in a Sea, as a bit mask. */
export function naiveOccupiers(s: State, sea: Area): number {
  let mask = 0;
  for (const unit of liveUnits(s)) {
    if (s.unitArea[unit] === sea && (s.unitFlags[unit] & ESCAPED) === 0) mask |= 1 << partyOfUnit(s, unit);
  }
  return mask;
}

function seaIsOpen(s: State, f: Faction, sea: Area): boolean {
  return ![0, 1, 2].some((g) => ((s.control[sea] >> g) & 1) === 1 && atWar(s, f, g));
}

type Land = "friendly" | "enemy" | "neutral" | "rival";

function landFor(s: State, f: Faction, area: Area): Land {
  const party = s.control[area];
  if (party === f) return "friendly";
  if (party === NATIVE) return enemyMinor(s, f, NATION_OF_AREA[area]) ? "enemy" : "neutral";
  return atWar(s, f, party) ? "enemy" : "rival";
}

// ---- Supply (§14.1)

function mayCarrySupply(s: State, f: Faction, area: Area): boolean {
  if (!IS_LAND[area]) return seaIsOpen(s, f, area);
  const land = landFor(s, f, area);
  return land === "friendly" || (IS_STRAIT[area] && (land === "neutral" || land === "rival"));
}

const CAPITALS_OF_FACTION = [
  ["berlin", "ruhr", "rome"],
  ["london", "delhi", "paris", "washington"],
  ["moscow", "leningrad", "baku"],
];
/** Capitals whose own Power can be Defeated, or is not there yet. */
const POWER_OF: Readonly<Record<string, string>> = { rome: "italy", paris: "france", washington: "usa" };

function isSource(s: State, f: Faction, area: Area): boolean {
  return CAPITALS_OF_FACTION[f].some((id) => {
    const power = POWER_OF[id];
    const stands = power === undefined || s.status[NATION_IDS.indexOf(power)] === POWER;
    return areaNamed(id) === area && s.control[area] === f && stands;
  });
}

/** §14.1 Per area: would a unit of f there be supplied? Each area asks its neighbours until nothing changes. */
export function naiveSupply(s: State, f: Faction): boolean[] {
  const supplied = new Array<boolean>(AREA_COUNT).fill(false);
  for (let area: Area = 0; area < AREA_COUNT; area++) supplied[area] = isSource(s, f, area);
  for (let changed = true; changed; ) {
    changed = false;
    for (let b = 0; b < BORDER_COUNT; b++) {
      const [one, other] = [BORDER_A[b], BORDER_B[b]];
      if (supplied[one] === supplied[other]) continue;
      const [to, from] = supplied[one] ? [one, other] : [other, one];
      if (!mayCarrySupply(s, f, to)) continue;
      supplied[from] = true;
      changed = true;
    }
  }
  return supplied;
}

// ---- Trade (§14.21)

/** Waters in which Escaped Subs of f's Enemies lurk. */
function lurkedWaters(s: State, f: Faction): Set<number> {
  const escaped = liveUnits(s).filter((u) => (s.unitFlags[u] & ESCAPED) !== 0 && atWar(s, f, partyOfUnit(s, u)));
  return new Set(escaped.map((u) => s.unitArea[u]));
}

function mayCarryTrade(s: State, f: Faction, area: Area, lurked: ReadonlySet<number>): boolean {
  if (!IS_LAND[area]) return seaIsOpen(s, f, area) && !lurked.has(area);
  const land = landFor(s, f, area);
  return land === "friendly" || land === "neutral" || (land === "rival" && IS_STRAIT[area]);
}

const KINDS = ["plains", "river", "forest", "mountain", "strait", "coast", "sea"];

/** What a step across a border may be: part of a Land Segment, of a Sea Segment, or either. */
function stepKinds(b: number): string {
  const kind = KINDS[KIND_OF_BORDER[b]];
  if (kind === "strait") return IS_LAND[BORDER_A[b]] && IS_LAND[BORDER_B[b]] ? "LS" : "S";
  return kind === "coast" || kind === "sea" ? "S" : "L";
}

const MODES = ["L", "S", "LS", "SL"];
/** A route begins with its first Segment: L or S. */
const AT_THE_SOURCE = 0b0011;

/** Segments used after one more step: the running Segment continues, or the other kind begins for the only time. */
function continuations(mode: string, kinds: string): number[] {
  const running = mode[mode.length - 1];
  return [...kinds].flatMap((kind) => {
    if (kind === running) return [MODES.indexOf(mode)];
    return mode.length === 1 ? [MODES.indexOf(mode + kind)] : [];
  });
}
const BORDERS = KIND_OF_BORDER.map((_, b) => b);
/** For each border and each set of modes that can continue beyond it: the modes that can therefore continue before it. */
const STEP_MODES = BORDERS.map((b) => {
  const next = MODES.map((mode) => continuations(mode, stepKinds(b)));
  const before = (beyond: number) => next.map((modes) => modes.some((mode) => ((beyond >> mode) & 1) === 1));
  return Array.from({ length: 1 << MODES.length }, (_, beyond) =>
    before(beyond).reduce((modes, isLive, mode) => (isLive ? modes | (1 << mode) : modes), 0),
  );
});

/**
 * §14.21 Per area: does a Trade Route to f's MainCapital exist? A route is followed from its source forwards:
 * `live` holds for each area the modes (Segments used so far) with which the capital can still be reached.
 */
export function naiveTrade(s: State, f: Faction, aroundAfrica: boolean): boolean[] {
  const capital = MAIN_CAPITAL[f];
  const none = new Array<boolean>(AREA_COUNT).fill(false);
  if (s.control[capital] !== f) return none;
  const lurked = lurkedWaters(s, f);
  const allowed = none.map((_, area) => mayCarryTrade(s, f, area, lurked));
  const open = BORDERS.filter(
    (b) => (aroundAfrica || b !== AFRICA_LINK) && allowed[BORDER_A[b]] && allowed[BORDER_B[b]],
  );
  const live = none.map((_, area) => (area === capital ? (1 << MODES.length) - 1 : 0));
  for (let before = -1, after = 0; before !== after; ) {
    before = after;
    for (const b of open) {
      live[BORDER_A[b]] |= STEP_MODES[b][live[BORDER_B[b]]];
      live[BORDER_B[b]] |= STEP_MODES[b][live[BORDER_A[b]]];
    }
    after = live.reduce((sum, modes) => sum + modes, 0);
  }
  return live.map((modes) => (modes & AT_THE_SOURCE) !== 0);
}

// ---- POP and RES (§7.21)

export interface NaiveEconomy {
  pop: number;
  res: number;
}

/** §7.21 By nation: what is controlled, and Neutrals with Influence as a whole. */
export function naiveEconomy(s: State, f: Faction): NaiveEconomy {
  const total = { pop: 0, res: 0 };
  NATION_IDS.forEach((id, nation) => {
    const areas = LAND_AREAS.filter((area) => NATION_OF_AREA[area] === nation);
    const influenced =
      s.status[nation] === NEUTRAL &&
      s.influence[nation] > 0 &&
      s.influenceBy[nation] === f &&
      (id !== "usa" || f === WEST);
    for (const area of areas) {
      if (s.control[area] !== f && !(influenced && s.control[area] === NATIVE)) continue;
      total.pop += POP_OF_AREA[area];
      total.res += BLACK_RES_OF_AREA[area] + RED_RES_OF_AREA[area];
    }
  });
  return total;
}

/** §14.22, §14.23 POP and RES that f can use now: an item is lost if it was marked in Summer and fails again. */
export function naiveUsable(s: State, f: Faction): NaiveEconomy {
  const usable = naiveEconomy(s, f);
  const route = naiveTrade(s, f, true);
  const shortRoute = naiveTrade(s, f, false);
  for (const { area, faction, items } of MARKS.all(s.marks)) {
    const nation = NATION_OF_AREA[area];
    const byInfluence = s.control[area] === NATIVE && s.influenceBy[nation] === f && s.status[nation] === NEUTRAL;
    if (faction !== f || (s.control[area] !== f && !byInfluence)) continue;
    if ((items & 1) !== 0 && !route[area]) usable.pop -= POP_OF_AREA[area];
    if ((items & 2) !== 0 && !route[area]) usable.res -= RED_RES_OF_AREA[area];
    if ((items & 4) !== 0 && !shortRoute[area]) usable.res -= BLACK_RES_OF_AREA[area];
  }
  return usable;
}
