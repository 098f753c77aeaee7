/** §5.0, §17 Where the free Cadres and the extra forces of 1939 are placed. */
import type { Faction, Unit } from "../data/ids.ts";
import { AIR_FORCE, FLEET, FORTRESS, INFANTRY, SUB, TANK, USSR, WEST } from "../data/kinds.ts";
import { area, IS_GREAT_CAPITAL, MAX_CV } from "../data/map.ts";
import type { State } from "../model/state.ts";
import { partyOf } from "../rules/units.ts";
import { best, type Decision, ofType, type Thought } from "./brain.ts";

/** Types wanted in each area, the most important first. */
const WANTED: Readonly<Record<string, readonly number[]>> = {
  berlin: [INFANTRY, INFANTRY, TANK, TANK, AIR_FORCE, INFANTRY],
  ruhr: [INFANTRY, INFANTRY, TANK, SUB],
  munich: [INFANTRY, TANK],
  konigsberg: [INFANTRY, INFANTRY],
  rome: [FORTRESS, INFANTRY, FLEET, INFANTRY],
  milan: [INFANTRY, INFANTRY],
  tripoli: [INFANTRY, FORTRESS],
  london: [FORTRESS, INFANTRY, AIR_FORCE],
  delhi: [FORTRESS, INFANTRY],
  glasgow: [FLEET],
  bombay: [FORTRESS],
  suez: [INFANTRY],
  paris: [FORTRESS, INFANTRY],
  marseille: [INFANTRY],
  algiers: [INFANTRY],
  moscow: [INFANTRY, TANK, INFANTRY],
  leningrad: [FORTRESS, INFANTRY],
  baku: [FORTRESS, INFANTRY],
  kiev: [INFANTRY],
  odessa: [INFANTRY],
  kharkov: [INFANTRY],
  stalingrad: [INFANTRY],
  urals: [INFANTRY],
};
export const WANTED_IN: ReadonlyMap<number, readonly number[]> = new Map(
  Object.entries(WANTED).map(([id, types]) => [area(id), types]),
);

function countOf(s: State, seat: Faction, where: number, type: number): number {
  let count = 0;
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++) {
    if (s.unitArea[unit] === where && s.unitType[unit] === type && partyOf(s, unit) === seat) count++;
  }
  return count;
}

/** D01 */
export function placeCadre({ s, seat, legal }: Decision): Thought {
  const places = ofType(legal, "place");
  const place = best(places, ({ area: where, unitType }) => {
    const wanted = (WANTED_IN.get(where) ?? [INFANTRY]).filter((type) => type === unitType).length;
    const have = countOf(s, seat, where, unitType);
    return have < wanted ? 2 : unitType === INFANTRY ? 1 : 0;
  });
  return { action: place ?? legal[0], reason: "A force that can hold and strike." };
}

/** How much a unit is worth strengthening before the game: capitals first, then Infantry and Tanks. */
export function valueOfExtra(s: State, unit: Unit): number {
  const type = s.unitType[unit];
  const kind = type === INFANTRY ? 1 : type === TANK ? 0.95 : type === FORTRESS ? 0.7 : 0.5;
  const capital = IS_GREAT_CAPITAL[s.unitArea[unit]] ? 0.5 : 0;
  return kind + capital + 0.1 * (MAX_CV[s.unitNationality[unit]] - s.unitCv[unit]);
}

/** D02 */
export function placeExtra({ s, legal }: Decision): Thought {
  const step = best(ofType(legal, "step"), ({ unit }) => valueOfExtra(s, unit));
  return { action: step ?? legal[0], reason: "Strong units rather than many." };
}

/** D04 The Ally that is nearer to trouble, or else the richer one. */
export function activateAlly({ s, legal }: Decision): Thought {
  const choice = s.ind[WEST] + 2 >= s.ind[USSR] ? WEST : USSR;
  const action = legal.find((one) => one.type === "activate" && one.faction === choice);
  return { action: action ?? legal[0], reason: "The Ally that can do more." };
}
