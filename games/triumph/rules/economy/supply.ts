/** §14.1 Supply: which places a Faction's Ground units can be supplied in. */
import type { Area, Faction, Nation, Unit } from "../../data/ids.ts";
import { FORTRESS, POWER, WEST } from "../../data/kinds.ts";
import {
  AREA_COUNT,
  FACTION_OF_NATION,
  GREAT_CAPITALS,
  NATION_OF_AREA,
  NEIGHBOURS,
  POWER_OF_NATION,
  USA,
} from "../../data/map.ts";
import type { State } from "../../model/state.ts";
import { areaRelation, FRIENDLY, isPassableStrait } from "../nations/territory.ts";
import { isGroundUnit, partyOf } from "../units.ts";
import { enemiesOf } from "../war/relations.ts";

/** The Power that a MainCapital or SubCapital belongs to; Delhi is Britain's. */
const POWER_OF_CAPITAL: readonly Nation[] = GREAT_CAPITALS.map((capital) => POWER_OF_NATION[NATION_OF_AREA[capital]]);
/** The Faction that it can feed. */
const FACTION_OF_CAPITAL: readonly Faction[] = POWER_OF_CAPITAL.map((power) =>
  power === USA ? WEST : FACTION_OF_NATION[power],
);

/** §14.11, R75 MainCapitals and SubCapitals of a Faction's own undefeated Powers (R14) that it controls. */
export function supplySources(s: State, faction: Faction): Area[] {
  return GREAT_CAPITALS.filter(
    (capital, i) =>
      FACTION_OF_CAPITAL[i] === faction && s.control[capital] === faction && s.status[POWER_OF_CAPITAL[i]] === POWER,
  );
}

/** §14.11 May a Supply Line of the Faction pass here? Friendly land, Open Seas, Straits of Neutrals and of Rivals at peace. */
function carriesSupply(s: State, faction: Faction, area: Area, foes: number): boolean {
  const whose = areaRelation(s, faction, area, foes);
  return (whose & FRIENDLY) !== 0 || isPassableStrait(area, whose);
}

/** Per area, 1 if a unit of the Faction standing there has a Supply Line. */
export type SuppliedAreas = readonly number[];

/**
 * §14.11 Per area the next one on its Supply Line, a source itself at its end; -1 without one.
 * The unit's own area may be anybody's (R74).
 */
function supplySteps(s: State, faction: Faction): Area[] {
  const steps = new Array<Area>(AREA_COUNT).fill(-1);
  const foes = enemiesOf(s, faction);
  const line = supplySources(s, faction);
  for (const source of line) steps[source] = source;
  for (let head = 0; head < line.length; head++) {
    const area = line[head];
    const neighbours = NEIGHBOURS[area];
    for (let i = 0; i < neighbours.length; i++) {
      const next = neighbours[i];
      if (steps[next] >= 0) continue;
      steps[next] = area;
      if (carriesSupply(s, faction, next, foes)) line.push(next);
    }
  }
  return steps;
}

/** §14.11 The areas with a Supply Line for the Faction. */
export function suppliedAreas(s: State, faction: Faction): SuppliedAreas {
  const supplied = supplySteps(s, faction);
  for (let area: Area = 0; area < AREA_COUNT; area++) supplied[area] = supplied[area] >= 0 ? 1 : 0;
  return supplied;
}

/** §14.11 A shortest Supply Line from each of these areas to its source, both included; undefined without one. */
export function supplyLines(s: State, faction: Faction, areas: readonly Area[]): (Area[] | undefined)[] {
  const steps = supplySteps(s, faction);
  return areas.map((start) => {
    if (steps[start] < 0) return undefined;
    const line = [start];
    for (let area = start; steps[area] !== area; area = steps[area]) line.push(steps[area]);
    return line;
  });
}

/** §14.12 Could a Ground unit of the Faction be supplied in this area? */
export function isSuppliedPlace(s: State, faction: Faction, area: Area): boolean {
  return suppliedAreas(s, faction)[area] === 1;
}

/** §14.1 Tank, Infantry and Convoy need Supply; Fortresses and ANS never do. */
export function needsSupply(s: State, unit: Unit): boolean {
  return isGroundUnit(s, unit) && s.unitType[unit] !== FORTRESS;
}

/** §14.1 Has the unit a Supply Line, or no need of one? War is not asked for. */
export function isSupplied(s: State, unit: Unit): boolean {
  return !needsSupply(s, unit) || isSuppliedPlace(s, partyOf(s, unit), s.unitArea[unit]);
}
