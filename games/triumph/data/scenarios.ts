/** §5, §17, §18 What each set-up puts on the board and into the hands. Lists by Faction are axis, west, ussr. */
import type { Area, Faction, Nationality, UnitType } from "./ids.ts";
import { AXIS, BRITISH, FLEET, FORTRESS, FRENCH, INFANTRY, SOVIET, USSR, WEST } from "./kinds.ts";
import { area } from "./map.ts";

export const FIRST_YEAR = [1936, 1939, 1936];
export const LAST_YEAR = 1945;

/** §2.1 */
export const START_IND = [12, 7, 9];
export const FACTORY_COSTS: readonly (readonly number[])[] = [
  [5, 4, 3],
  [6, 5, 4, 3],
  [7, 5, 3],
];
export const HAND_SIZE_LIMIT = [7, 8, 6];
export const START_ACTION_CARDS = [14, 8, 6];
export const EMERGENCY_COMMAND = [4, 2, 2];

/** §7.14 Turn Order by die roll 1–6. */
export const TURN_ORDERS: readonly (readonly Faction[])[] = [
  [AXIS, USSR, WEST],
  [AXIS, WEST, USSR],
  [WEST, AXIS, USSR],
  [WEST, USSR, AXIS],
  [USSR, WEST, AXIS],
  [USSR, AXIS, WEST],
];

/** §5 Units that stand on the map before anybody chooses: [area, nationality, type, CV]. */
export const FIXED_UNITS: readonly (readonly [Area, Nationality, UnitType, number])[] = [
  [area("london"), BRITISH, FLEET, 4],
  [area("gibraltar"), BRITISH, FORTRESS, 1],
  [area("karachi"), BRITISH, INFANTRY, 1],
  [area("lorraine"), FRENCH, FORTRESS, 3],
];

/** R1 A unit of the first edition that a table may choose to have. */
const MOSCOW_INFANTRY = [area("moscow"), SOVIET, INFANTRY, 3] as const;

export function fixedUnits(moscowInfantry: boolean): typeof FIXED_UNITS {
  return moscowInfantry ? [...FIXED_UNITS, MOSCOW_INFANTRY] : FIXED_UNITS;
}

/** §5 Free Cadres of each Faction: [area, how many]. Their nationality is that of the area's Power. */
export const START_CADRES: readonly (readonly (readonly [Area, number])[])[] = [
  cadres({ berlin: 6, ruhr: 4, munich: 2, konigsberg: 2, rome: 4, milan: 2, tripoli: 2 }),
  cadres({ london: 3, delhi: 2, glasgow: 1, bombay: 1, suez: 1, paris: 2, marseille: 1, algiers: 1 }),
  cadres({ moscow: 3, leningrad: 2, baku: 2, kiev: 1, odessa: 1, kharkov: 1, stalingrad: 1, urals: 1 }),
];

/** By Faction and area, without and with the Infantry in Moscow. */
const START_UNITS = [false, true].map((moscowInfantry) =>
  START_CADRES.map((ofFaction) => {
    const units = new Map<Area, number>();
    for (const [target, free] of ofFaction)
      units.set(target, free + fixedUnits(moscowInfantry).filter(([place]) => place === target).length);
    return units;
  }),
);

/** §5 Units of a Faction in an area when its free Cadres are placed, where it has any. */
export function startUnits(faction: Faction, target: Area, moscowInfantry: boolean): number {
  return START_UNITS[moscowInfantry ? 1 : 0][faction].get(target) ?? 0;
}

/** §18 Two players: one Cadre here must be a Fortress (R88). */
export const TWO_PLAYER_FORTRESSES = [area("baku"), area("delhi"), area("bombay")];

/** §17 */
export const EXTRA_1939 = {
  points: [20, 8, 14],
  actionCards: [18, 12, 10],
  investmentCards: [4, 4, 4],
  ind: [15, 10, 12],
  chits: 3,
  axisDiplomacyPlays: 7,
};

/** §4.4 Peace Dividend chits by value 0, 1, 2. */
export const CHITS = [16, 12, 4];

function cadres(table: Record<string, number>): [Area, number][] {
  return Object.entries(table).map(([id, count]) => [area(id), count]);
}
