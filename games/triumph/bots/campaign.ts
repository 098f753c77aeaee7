/** A campaign against two of the Rivals' capitals: which ones, and how near every land area is to them. */
import type { Area, Faction, Party, Unit } from "../data/ids.ts";
import { BORDER_LIMIT } from "../data/kinds.ts";
import {
  AREA_COUNT,
  GREAT_CAPITALS,
  IS_LAND,
  KIND_OF_BORDER,
  NEIGHBOUR_BORDERS,
  NEIGHBOURS,
  PARTY_OF_NATIONALITY,
} from "../data/map.ts";
import { IS_GROUND } from "../data/units.ts";
import type { State } from "../model/state.ts";
import { factionOfCapital, rivalCapitals } from "../rules/victory.ts";
import type { Mind, Style } from "./brain.ts";
import { defenceOf, LAND_STEPS, type Strengths, strengthsOf } from "./strength.ts";
import { rivalsOf } from "./worth.ts";

/** One capital to take. */
interface Target {
  readonly capital: Area;
  readonly owner: Faction;
  /** Nearness of every area: 1 at the capital, less with every step. */
  readonly nearness: Float64Array;
  /** Strength that it takes. */
  readonly needed: number;
  /** Strength of ours that is near, or could be. */
  readonly within: number;
}

export interface Campaign {
  /** How much an area calls for troops that are to attack. */
  readonly pull: Float64Array;
  /** What the conquest of an area brings for the campaign. */
  readonly gain: Float64Array;
}

const LANDING = 0.3;
const WISHED = 7;
const BY_LAND = 0.7;
const BY_SEA = 0.55;
const STEPS = 7;
const NOTHING = new Float64Array(AREA_COUNT);
export const NO_CAMPAIGN: Campaign = { pull: NOTHING, gain: NOTHING };

/** How near areas are to one of them, over land and water. */
const NEARNESS: ReadonlyMap<number, Float64Array> = new Map(
  GREAT_CAPITALS.map((capital) => [capital, nearnessTo(capital)]),
);

/** How many units a turn get into a capital by land, as a part of the wanted number; the sea helps little. */
const OPENNESS: ReadonlyMap<number, number> = new Map(
  GREAT_CAPITALS.map((capital) => {
    const limits = NEIGHBOURS[capital].map((next, i) =>
      IS_LAND[next] ? BORDER_LIMIT[KIND_OF_BORDER[NEIGHBOUR_BORDERS[capital][i]]] : LANDING,
    );
    return [capital, Math.min(1, limits.reduce((sum, limit) => sum + limit, 0) / WISHED)];
  }),
);

function nearnessTo(capital: Area): Float64Array {
  const near = new Float64Array(AREA_COUNT);
  near[capital] = 1;
  for (let step = 0; step < STEPS; step++) {
    const before = near.slice();
    for (let area: Area = 0; area < AREA_COUNT; area++) {
      const land = LAND_STEPS[area];
      for (const next of NEIGHBOURS[area]) {
        const pace = IS_LAND[area] && land.includes(next) ? BY_LAND : next === capital ? LANDING : BY_SEA;
        near[area] = Math.max(near[area], before[next] * pace);
      }
    }
  }
  return near;
}

function targetOf(s: State, f: Faction, capital: Area, strengths: Strengths): Target {
  const nearness = NEARNESS.get(capital)!;
  const owner = factionOfCapital(s, capital);
  let garrison = 0;
  let help = 0;
  for (let p: Party = 0; p < 4; p++) {
    if (p === f) continue;
    garrison += strengths.defence[p][capital];
    for (const next of LAND_STEPS[capital]) help += strengths.defence[p][next];
  }
  let within = 0;
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++) {
    const area = s.unitArea[unit];
    if (area < 0 || !IS_GROUND[s.unitType[unit]] || PARTY_OF_NATIONALITY[s.unitNationality[unit]] !== f) continue;
    within += defenceOf(s.unitType[unit], s.unitCv[unit]) * nearness[area];
  }
  return { capital, owner, nearness, needed: garrison + 0.4 * help + 1, within };
}

const TWO_WARS = 0.7;

/** The two capitals that are the easiest to take together, or the one that is still wanting. */
function chooseTargets(s: State, f: Faction, strengths: Strengths): Target[] {
  const rivals = rivalsOf(s, f);
  const all = GREAT_CAPITALS.filter((one) => rivals.includes(factionOfCapital(s, one)) && s.control[one] !== f).map(
    (capital) => targetOf(s, f, capital, strengths),
  );
  const ease = ({ capital, within, needed }: Target) => (OPENNESS.get(capital)! * within) / needed;
  if (rivalCapitals(s, f) >= 1) return all.sort((a, b) => ease(b) - ease(a)).slice(0, 1);
  let chosen: Target[] = [];
  let most = 0;
  for (let i = 0; i < all.length; i++) {
    for (let j = i + 1; j < all.length; j++) {
      const value = Math.min(ease(all[i]), ease(all[j])) * (all[i].owner === all[j].owner ? 1 : TWO_WARS);
      if (value > most) [chosen, most] = [[all[i], all[j]], value];
    }
  }
  return chosen;
}

const ENOUGH = 2.2;

/** The capitals that f is after: chosen for a year, and as long as they are not taken. */
export function targetsOf(s: State, f: Faction, { campaign }: Style, mind: Mind): readonly number[] {
  if (campaign === 0) return [];
  const wanting = rivalCapitals(s, f) >= 1 ? 1 : 2;
  const open = mind.targets?.year === s.year ? mind.targets.capitals.filter((one) => s.control[one] !== f) : [];
  if (open.length >= wanting) return open;
  const capitals = chooseTargets(s, f, strengthsOf(s)).map(({ capital }) => capital);
  mind.targets = { year: s.year, capitals };
  return capitals;
}

export function campaignOf(
  s: State,
  f: Faction,
  weight: number,
  capitals: readonly number[],
  strengths: Strengths,
): Campaign {
  if (weight === 0) return NO_CAMPAIGN;
  const targets = capitals.map((capital) => targetOf(s, f, capital, strengths));
  const pull = new Float64Array(AREA_COUNT);
  const gain = new Float64Array(AREA_COUNT);
  for (const { nearness, needed } of targets) {
    let near = 0;
    let held = 0;
    for (let area: Area = 0; area < AREA_COUNT; area++) {
      if (nearness[area] >= 0.45) near += strengths.attack[f][area];
      if (IS_LAND[area] && s.control[area] === f) held = Math.max(held, nearness[area]);
    }
    const call = 10 * weight * Math.max(0.2, Math.min(1, 1.3 - near / (ENOUGH * needed)));
    for (let area: Area = 0; area < AREA_COUNT; area++) {
      if (!IS_LAND[area]) continue;
      pull[area] = Math.max(pull[area], call * nearness[area]);
      if (nearness[area] > held) gain[area] = Math.max(gain[area], 10 * weight * (nearness[area] - held));
    }
  }
  return { pull, gain };
}
