/** §4.31 Nations, areas and blocks as a viewer may see them. */

import { SPECTATOR } from "@tripartite/kernel";
import type { Area, Nation, Party, Unit } from "../data/ids.ts";
import { FACTIONS, NATIONALITIES, NATIVE, STATUSES, UNIT_TYPES } from "../data/kinds.ts";
import { AREA_IDS, IS_LAND, NATION_IDS } from "../data/map.ts";
import { nameOf, namesIn, PARTIES } from "../model/names.ts";
import {
  ACTED,
  DISENGAGED,
  ENGAGED,
  ESCAPED,
  FACE_UP,
  INVADER,
  JOINED,
  MOVED,
  RAIDER,
  RETREATED,
  type State,
} from "../model/state.ts";
import { partyOf, seniorityList, unitsIn, unpackRoute } from "../rules/units.ts";
import type { AreaView, FaceUpUnit, HiddenBlocks, NationView, OwnUnit } from "./types.ts";
import { watch } from "./watch.ts";

/** What most nations and areas look like most of the time: always the same objects, so that nobody compares them. */
const PLAIN_NATIONS: readonly NationView[] = STATUSES.map((status) => Object.freeze({ status }));
const EMPTY_LAND: readonly AreaView[] = PARTIES.map((control) => Object.freeze({ control }));
const EMPTY_SEA: readonly AreaView[] = Array.from({ length: 1 << FACTIONS.length }, (_, mask) =>
  Object.freeze({ occupiedBy: namesIn(mask, FACTIONS) }),
);

function nationView(s: State, nation: Nation): NationView {
  if (s.influence[nation] === 0 && s.violator[nation] < 0 && s.enemies[nation] === 0 && s.marker[nation] < 0)
    return PLAIN_NATIONS[s.status[nation]];
  const holder = nameOf(s.influenceBy[nation], FACTIONS);
  const violator = nameOf(s.violator[nation], FACTIONS);
  const marker = nameOf(s.marker[nation], FACTIONS);
  return {
    status: STATUSES[s.status[nation]],
    ...(holder && s.influence[nation] > 0 && { influence: { faction: holder, count: s.influence[nation] } }),
    ...(violator && { violator }),
    ...(s.enemies[nation] !== 0 && { enemies: namesIn(s.enemies[nation], FACTIONS) }),
    ...(marker && { marker }),
  };
}

/** The map with every block face up. */
export function openAreasView(s: State): Record<string, AreaView> {
  const views = AREA_IDS.map((id, area) => {
    const faceUp = faceUpUnits(s, unitsIn(s, area));
    return [id, { ...holdersOf(s, area), ...(faceUp.length > 0 && { faceUp }) }] as const;
  });
  return Object.fromEntries(views);
}

function holdersOf(s: State, area: Area): AreaView {
  const seniority = seniorityList(s, area);
  return {
    ...(IS_LAND[area] ? { control: PARTIES[s.control[area]] } : { occupiedBy: namesIn(s.control[area], FACTIONS) }),
    ...(IS_LAND[area] && seniority.length > 1 && { seniority: seniority.map((party) => PARTIES[party]) }),
  };
}

function hasUnits(s: State, party: Party, area: Area): boolean {
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++)
    if (s.unitArea[unit] === area && partyOf(s, unit) === party) return true;
  return false;
}

function areaView(s: State, viewer: number, area: Area): AreaView {
  const units = unitsIn(s, area);
  if (units.length === 0 && s.seniority[area] === 0) return (IS_LAND[area] ? EMPTY_LAND : EMPTY_SEA)[s.control[area]];
  const own: Unit[] = [];
  const seen: Unit[] = [];
  const hidden: Unit[] = [];
  for (const unit of units) (partyOf(s, unit) === viewer ? own : isSeenByAll(s, unit) ? seen : hidden).push(unit);
  return {
    ...holdersOf(s, area),
    ...(hidden.length > 0 && { blocks: hiddenBlocks(s, hidden) }),
    ...(seen.length > 0 && { faceUp: faceUpUnits(s, seen) }),
    ...(own.length > 0 && { units: own.map((unit) => ownUnit(s, unit)) }),
  };
}

/** Face up, or a Fortress of an Armed Minor: its type is evident and every Hit on it was public. */
function isSeenByAll(s: State, unit: Unit): boolean {
  return (s.unitFlags[unit] & FACE_UP) !== 0 || partyOf(s, unit) === NATIVE;
}

/** By nationality and count: blocks that look alike are one object, in all games. */
const BLOCKS: HiddenBlocks[][] = NATIONALITIES.map(() => []);
const ESCAPED_BLOCKS: HiddenBlocks[][] = NATIONALITIES.map(() => []);

/** Counts by nationality, Escaped Subs apart (§12.73). */
function hiddenBlocks(s: State, units: readonly Unit[]): HiddenBlocks[] {
  const blocks: HiddenBlocks[] = [];
  const present = new Array<number>(NATIONALITIES.length).fill(0);
  const escaped = new Array<number>(NATIONALITIES.length).fill(0);
  for (const unit of units) (s.unitFlags[unit] & ESCAPED ? escaped : present)[s.unitNationality[unit]]++;
  for (let i = 0; i < NATIONALITIES.length; i++) {
    const nationality = NATIONALITIES[i];
    const [count, subs] = [present[i], escaped[i]];
    if (count > 0) blocks.push((BLOCKS[i][count] ??= Object.freeze({ nationality, count })));
    if (subs > 0) blocks.push((ESCAPED_BLOCKS[i][subs] ??= Object.freeze({ nationality, count: subs, escaped: true })));
  }
  return blocks.slice(); // without the room that a list keeps for growing
}

/** Flags that matter to everybody in a Battle. */
const PUBLIC = { escaped: ESCAPED, invader: INVADER, raider: RAIDER, joined: JOINED, acted: ACTED };
const OWN = {
  faceUp: FACE_UP,
  moved: MOVED,
  engaged: ENGAGED,
  disengaged: DISENGAGED,
  retreated: RETREATED,
  ...PUBLIC,
};
const PUBLIC_FLAGS = Object.entries(PUBLIC);
const OWN_FLAGS = Object.entries(OWN);
const SHOWN_FLAGS = Object.values(PUBLIC).reduce((mask, bit) => mask | bit, 0);

function flagsOf(flags: number, table: readonly (readonly [string, number])[]): Record<string, true> {
  const set: Record<string, true> = {};
  if (flags !== 0) for (const [name, bit] of table) if ((flags & bit) !== 0) set[name] = true;
  return set;
}

/** In an order that depends on nothing but what is shown. */
function faceUpUnits(s: State, units: readonly Unit[]): FaceUpUnit[] {
  const sorted = units.toSorted(
    (a, b) =>
      s.unitNationality[a] - s.unitNationality[b] ||
      s.unitType[a] - s.unitType[b] ||
      s.unitCv[b] - s.unitCv[a] ||
      (s.unitFlags[a] & SHOWN_FLAGS) - (s.unitFlags[b] & SHOWN_FLAGS),
  );
  return sorted.map((unit) => {
    const plain: FaceUpUnit = {
      nationality: NATIONALITIES[s.unitNationality[unit]],
      unitType: UNIT_TYPES[s.unitType[unit]],
      cv: s.unitCv[unit],
    };
    return (s.unitFlags[unit] & SHOWN_FLAGS) === 0 ? plain : { ...plain, ...flagsOf(s.unitFlags[unit], PUBLIC_FLAGS) };
  });
}

function ownUnit(s: State, unit: Unit): OwnUnit {
  const plain: OwnUnit = {
    unit,
    nationality: NATIONALITIES[s.unitNationality[unit]],
    unitType: UNIT_TYPES[s.unitType[unit]],
    cv: s.unitCv[unit],
  };
  const [flags, route] = [s.unitFlags[unit], s.unitRoute[unit]];
  if (flags === 0 && route <= 0) return plain;
  return {
    ...plain,
    ...flagsOf(flags, OWN_FLAGS),
    ...(route > 0 && { route: unpackRoute(route).map((area) => AREA_IDS[area]) }),
  };
}

const itself = (index: number) => index;
const areaOfUnit = (unit: Unit, s: State) => s.unitArea[unit];

export const nations = watch.rows(
  NATION_IDS,
  { status: itself, influence: itself, influenceBy: itself, violator: itself, enemies: itself, marker: itself },
  nationView,
);

/** What an area shows follows from who holds it and from the units that stand there. */
const AREA_FACTS = {
  control: itself,
  seniority: itself,
  unitArea: areaOfUnit,
  unitNationality: areaOfUnit,
  unitType: areaOfUnit,
  unitCv: areaOfUnit,
  unitFlags: areaOfUnit,
  unitRoute: areaOfUnit,
};

/** As spectators see them. */
const publicAreas = watch.rows(AREA_IDS, AREA_FACTS, (s, area) => areaView(s, SPECTATOR, area));

/** Only where a seat has units does it see more than everybody. */
export const areas = watch.ownRows(AREA_IDS, AREA_FACTS, [publicAreas], (s, viewer, area, of) =>
  viewer >= 0 && hasUnits(s, viewer, area) ? areaView(s, viewer, area) : of(publicAreas)[AREA_IDS[area]],
);
