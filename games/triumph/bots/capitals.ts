/** How strongly capitals are to be held, and which units can leave them. */
import type { Area, Faction, Unit } from "../data/ids.ts";
import { MAIN_CAPITAL } from "../data/map.ts";
import { IS_GROUND } from "../data/units.ts";
import type { State } from "../model/state.ts";
import { hasGround } from "../rules/war/relations.ts";
import type { Style } from "./brain.ts";
import { defenceOf, fightersOf, type Strengths, threatTo } from "./strength.ts";
import { ownCapitals } from "./worth.ts";

/** Strength that holds a capital against the strongest stroke that could come. */
function neededAt(s: State, f: Faction, area: Area, strengths: Strengths, { caution, vigilance }: Style): number {
  const least = area === MAIN_CAPITAL[f] ? 3 : 2;
  return Math.max(least, caution * threatTo(s, f, area, strengths, vigilance));
}

/** Ships and aircraft alone do not hold a capital. */
const UNGUARDED = 3;

/** The strength that a capital lacks against a Rival's next turn. */
export function lackAt(s: State, f: Faction, area: Area, strengths: Strengths, style: Style): number {
  const lack = neededAt(s, f, area, strengths, style) - strengths.defence[f][area];
  return hasGround(s, f, area) ? lack : Math.max(UNGUARDED, lack);
}

/** What a capital can spare. */
interface Garrison {
  strength: number;
  ground: number;
}

/** By area, for the capitals of a Faction; other places can spare everything. */
export type Garrisons = Map<number, Garrison>;

const ENOUGH = 0.75;

export function garrisonsOf(s: State, f: Faction, strengths: Strengths, style: Style): Garrisons {
  return new Map(
    ownCapitals(s, f).map((area) => [
      area,
      {
        strength: strengths.defence[f][area] - ENOUGH * neededAt(s, f, area, strengths, style),
        ground: fightersOf(s, f, area).filter(({ type }) => IS_GROUND[type]).length - 1,
      },
    ]),
  );
}

/** What is left when these units have gone. */
export function garrisonsWithout(s: State, garrisons: Garrisons, gone: Iterable<Unit>): Garrisons {
  const left: Garrisons = new Map([...garrisons].map(([area, garrison]) => [area, { ...garrison }]));
  for (const unit of gone) leave(s, unit, left);
  return left;
}

export function canLeave(s: State, unit: Unit, garrisons: Garrisons): boolean {
  const garrison = garrisons.get(s.unitArea[unit]);
  if (garrison === undefined) return true;
  if (IS_GROUND[s.unitType[unit]] && garrison.ground < 1) return false;
  return garrison.strength >= defenceOf(s.unitType[unit], s.unitCv[unit]);
}

export function leave(s: State, unit: Unit, garrisons: Garrisons): void {
  const garrison = garrisons.get(s.unitArea[unit]);
  if (garrison === undefined) return;
  garrison.strength -= defenceOf(s.unitType[unit], s.unitCv[unit]);
  if (IS_GROUND[s.unitType[unit]]) garrison.ground--;
}
