/** The board as flat arrays indexed by integer ids, derived from the rows of areas, borders and nations. */

import { AREA_ROWS } from "./areas.ts";
import { BORDER_ROWS } from "./borders.ts";
import type { Area, Border, Faction, Nation, Nationality, Party } from "./ids.ts";
import {
  AMERICAN,
  type AreaKind,
  AXIS,
  BORDER_KINDS,
  BRITISH,
  CITY_KINDS,
  COAST,
  FACTIONS,
  FRENCH,
  GERMAN,
  ITALIAN,
  MUSTER_OF_CITY,
  NATION_KINDS,
  NATIVE,
  POP_OF_CITY,
  SEA,
  SOVIET,
  STRAIT,
  USSR,
  WEST,
} from "./kinds.ts";
import { NATION_ROWS } from "./nations.ts";

export const AREA_COUNT = AREA_ROWS.length;
export const BORDER_COUNT = BORDER_ROWS.length;
export const NATION_COUNT = NATION_ROWS.length;

export const AREA_IDS: readonly string[] = AREA_ROWS.map((row) => row[0]);
export const AREA_NAMES: readonly string[] = AREA_ROWS.map((row) => row[1]);
export const NATION_IDS: readonly string[] = NATION_ROWS.map((row) => row[0]);
export const NATION_NAMES: readonly string[] = NATION_ROWS.map((row) => row[1]);

const areaByName = new Map(AREA_IDS.map((id, area) => [id, area]));
const nationByName = new Map(NATION_IDS.map((id, nation) => [id, nation]));

/** The integer of an area that the program itself names; throws if there is no such area. */
export function area(id: string): Area {
  const found = areaByName.get(id);
  if (found === undefined) throw new Error(`unknown area ${id}`);
  return found;
}

/** The integer of a nation that the program itself names; throws if there is no such nation. */
export function nation(id: string): Nation {
  const found = nationByName.get(id);
  if (found === undefined) throw new Error(`unknown nation ${id}`);
  return found;
}

// ---- areas

export const KIND_OF_AREA: readonly AreaKind[] = AREA_ROWS.map((row) => row[2]);
export const IS_LAND: readonly boolean[] = KIND_OF_AREA.map((kind) => kind === "land" || kind === "strait");
export const IS_STRAIT: readonly boolean[] = KIND_OF_AREA.map((kind) => kind === "strait");
/** §11.21 Entering costs 1, an Ocean 2. */
export const ENTRY_COST: readonly number[] = KIND_OF_AREA.map((kind) => (kind === "ocean" ? 2 : 1));
/** The nation that an area belongs to; -1 for water. */
export const NATION_OF_AREA: readonly Nation[] = AREA_ROWS.map((row) => (row[3] === "" ? -1 : nation(row[3])));
export const CITY_OF_AREA: readonly number[] = AREA_ROWS.map((row) => CITY_KINDS.indexOf(row[4]));
export const POP_OF_AREA: readonly number[] = CITY_OF_AREA.map((city) => POP_OF_CITY[city]);
export const MUSTER_OF_AREA: readonly number[] = CITY_OF_AREA.map((city) => MUSTER_OF_CITY[city]);
export const BLACK_RES_OF_AREA: readonly number[] = AREA_ROWS.map((row) => row[5]);
export const RED_RES_OF_AREA: readonly number[] = AREA_ROWS.map((row) => row[6]);
export const RES_OF_AREA: readonly number[] = AREA_ROWS.map((row) => row[5] + row[6]);
/** MainCapitals and SubCapitals (§2.11, §2.21). */
export const IS_GREAT_CAPITAL: readonly boolean[] = AREA_ROWS.map(
  (row) => row[4] === "subCapital" || row[4] === "mainCapital",
);
export const LAND_AREAS: readonly Area[] = AREA_IDS.map((_, a) => a).filter((a) => IS_LAND[a]);
export const WATER_AREAS: readonly Area[] = AREA_IDS.map((_, a) => a).filter((a) => !IS_LAND[a]);
export const GREAT_CAPITALS: readonly Area[] = LAND_AREAS.filter((a) => IS_GREAT_CAPITAL[a]);

// ---- nations

/** Position in NATION_KINDS. */
export const KIND_OF_NATION: readonly number[] = NATION_ROWS.map((row) => NATION_KINDS.indexOf(row[2]));
/** The Faction a nation belongs to at the start; -1 for Minors and the USA. */
export const FACTION_OF_NATION: readonly Faction[] = NATION_ROWS.map((row) =>
  row[3] === "" ? -1 : FACTIONS.indexOf(row[3]),
);
/** The Power that owns a Colony; -1 for everybody else. */
export const OWNER_OF_COLONY: readonly Nation[] = NATION_ROWS.map((row) => (row[4] === "" ? -1 : nation(row[4])));
/** The Power that a nation belongs to: the owner of a Colony, everybody else itself. */
export const POWER_OF_NATION: readonly Nation[] = OWNER_OF_COLONY.map((owner, n) => (owner >= 0 ? owner : n));
/** §1.121; a nation without a city uses its only area (R9). */
export const CAPITAL_OF_NATION: readonly Area[] = NATION_ROWS.map((row) => area(row[5]));
export const AREAS_OF_NATION: readonly (readonly Area[])[] = NATION_ROWS.map((_, n) =>
  LAND_AREAS.filter((a) => NATION_OF_AREA[a] === n),
);
/** The Cities and Towns of a nation that have a Muster Value. */
export const MUSTER_AREAS: readonly (readonly Area[])[] = AREAS_OF_NATION.map((areas) =>
  areas.filter((a) => MUSTER_OF_AREA[a] > 0),
);
/** The Capital's Muster Value (§15.41). */
export const MUSTER_OF_NATION: readonly number[] = CAPITAL_OF_NATION.map((a) => MUSTER_OF_AREA[a]);
export const IS_MINOR: readonly boolean[] = NATION_ROWS.map((row) => row[2] === "minor");

export const GERMANY = nation("germany");
export const ITALY = nation("italy");
export const BRITAIN = nation("britain");
export const FRANCE = nation("france");
export const USSR_NATION = nation("ussr");
export const USA = nation("usa");
export const CANADA = nation("canada");

/** The nation whose blocks a nationality are; -1 for the grey blocks of Armed Minors. */
export const NATION_OF_NATIONALITY: readonly Nation[] = [GERMANY, ITALY, BRITAIN, FRANCE, USA, USSR_NATION, -1];
/** The Faction that a nationality's blocks belong to; NATIVE for grey ones. */
export const PARTY_OF_NATIONALITY: readonly Party[] = [AXIS, AXIS, WEST, WEST, WEST, USSR, NATIVE];
export const GREAT_POWER_NATIONALITY: readonly Nationality[] = [GERMAN, BRITISH, SOVIET];
export const MAIN_CAPITAL: readonly Area[] = [area("berlin"), area("london"), area("moscow")];
/** §3.12 Maximum CV by nationality. */
export const MAX_CV: readonly number[] = [4, 3, 4, 3, 4, 3, 3];
/** The nationality of the Power whose nation this is; -1 for all others. */
export const NATIONALITY_OF_NATION: readonly Nationality[] = NATION_ROWS.map((_, n) =>
  NATION_OF_NATIONALITY.indexOf(n),
);
export const POWER_NATIONALITIES: readonly Nationality[] = [GERMAN, ITALIAN, BRITISH, FRENCH, AMERICAN, SOVIET];

// ---- borders

export const BORDER_A: readonly Area[] = BORDER_ROWS.map((row) => area(row[0]));
export const BORDER_B: readonly Area[] = BORDER_ROWS.map((row) => area(row[1]));
export const KIND_OF_BORDER: readonly number[] = BORDER_ROWS.map((row) => BORDER_KINDS.indexOf(row[2]));
/** R54 Ships may step along the coast across this border. */
export const HAS_SHARED_COAST: readonly boolean[] = BORDER_ROWS.map((row) => row.length > 3);

/** Neighbours of each area, in the order of the border list, and the borders that lead to them. */
export const NEIGHBOURS: readonly (readonly Area[])[] = neighbourLists((_, to) => to);
export const NEIGHBOUR_BORDERS: readonly (readonly Border[])[] = neighbourLists((border) => border);

const borderBetween = new Int16Array(AREA_COUNT * AREA_COUNT).fill(-1);
for (let b = 0; b < BORDER_COUNT; b++) {
  borderBetween[BORDER_A[b] * AREA_COUNT + BORDER_B[b]] = b;
  borderBetween[BORDER_B[b] * AREA_COUNT + BORDER_A[b]] = b;
}

/** The border between two areas; -1 if they are not adjacent. */
export function border(from: Area, to: Area): Border {
  return borderBetween[from * AREA_COUNT + to];
}

function neighbourLists(pick: (border: Border, to: Area) => number): number[][] {
  const lists: number[][] = AREA_IDS.map(() => []);
  for (let b = 0; b < BORDER_COUNT; b++) {
    lists[BORDER_A[b]].push(pick(b, BORDER_B[b]));
    lists[BORDER_B[b]].push(pick(b, BORDER_A[b]));
  }
  return lists;
}

/** §1.1 A land area that touches a Sea or Ocean. */
export const IS_COASTAL: readonly boolean[] = AREA_IDS.map(
  (_, a) => IS_LAND[a] && NEIGHBOURS[a].some((to) => !IS_LAND[to]),
);

/** A step of Land Movement or a Land Segment: land area to land area. */
export const IS_LAND_BORDER: readonly boolean[] = KIND_OF_BORDER.map(
  (kind, b) => IS_LAND[BORDER_A[b]] && IS_LAND[BORDER_B[b]] && kind !== COAST && kind !== SEA,
);
/** §11.2, R102 A step of Sea Movement: Coast, Sea and Straits borders. */
export const IS_SEA_BORDER: readonly boolean[] = KIND_OF_BORDER.map(
  (kind) => kind === COAST || kind === SEA || kind === STRAIT,
);

export const OTTAWA = area("ottawa");
export const WASHINGTON = area("washington");
export const NEW_YORK = area("new-york");
/** §14.24 The link around Africa that black resources may not use. */
export const AFRICA_LINK = border(area("south-atlantic-ocean"), area("west-indian-ocean"));
