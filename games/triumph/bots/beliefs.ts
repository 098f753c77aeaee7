/** What a seat believes the blocks of its Rivals to be: every block is followed from its arrival to its end. */

import { positionOf } from "@tripartite/kernel";
import type { Area, Faction, Nationality, Unit } from "../data/ids.ts";
import { type FactionName, FORTRESS, INFANTRY, NATIONALITIES, TANK, UNIT_TYPES } from "../data/kinds.ts";
import {
  AREA_IDS,
  FACTION_OF_NATION,
  IS_COASTAL,
  IS_LAND,
  IS_MINOR,
  MAX_CV,
  MUSTER_OF_AREA,
  NATION_OF_AREA,
  PARTY_OF_NATIONALITY,
  POWER_OF_NATION,
} from "../data/map.ts";
import { fixedUnits, START_CADRES } from "../data/scenarios.ts";
import { IS_GROUND, IS_SHIP } from "../data/units.ts";
import { PHASE, type State } from "../model/state.ts";
import { habitAt } from "./habits.ts";
import { factionOf } from "./imagine.ts";
import { valueOfGrowth } from "./production.ts";
import { valueOfExtra } from "./setupPlay.ts";
import { strengthsOf } from "./strength.ts";

type Followed = [type: number, cv: number];

export interface Beliefs {
  /** By area and nationality. */
  readonly stacks: Record<string, Followed[]>;
  /** Steps that Factions have built since then; nobody saw where. */
  readonly steps: number[];
  /** Points of the 1939 set-up, until it is over: what did not become a Cadre has become a step. */
  setup?: readonly number[];
}

export function noBeliefs(): Beliefs {
  return { stacks: {}, steps: [0, 0, 0] };
}

/** An event as a seat receives it. */
export type Told = { readonly type: string } & Record<string, unknown>;

export function keyOf(area: Area, nationality: Nationality): string {
  return `${area}:${nationality}`;
}

/** CV of a Cadre, or of what a new Satellite musters. */
export function cvOfNewBlock(area: Area): number {
  return IS_MINOR[NATION_OF_AREA[area]] ? Math.max(1, MUSTER_OF_AREA[area]) : 1;
}

export function stackOf({ stacks }: Beliefs, area: Area, nationality: Nationality): Followed[] {
  const key = keyOf(area, nationality);
  stacks[key] ??= [];
  return stacks[key];
}

const areaOf = (event: Told, field = "area"): number => AREA_IDS.indexOf(event[field] as string);
const nationalityOf = (event: Told): number => positionOf(NATIONALITIES, event.nationality as string);
const typeOf = (event: Told): number => positionOf(UNIT_TYPES, event.unitType as string);

/** Takes in one thing that everybody saw. */
export function believe(beliefs: Beliefs, event: Told): void {
  switch (event.type) {
    case "blockArrived":
      arrive(beliefs, areaOf(event), nationalityOf(event));
      break;
    case "moved": {
      const route = event.route as string[];
      move(
        beliefs,
        nationalityOf(event),
        areaOf(event, "from"),
        route.map((id) => AREA_IDS.indexOf(id)),
      );
      break;
    }
    case "retreated":
    case "rebased": {
      const from = stackOf(beliefs, areaOf(event, "from"), nationalityOf(event));
      const block = event.unitType === undefined ? from.shift() : take(from, typeOf(event), event.cv as number);
      if (block !== undefined) stackOf(beliefs, areaOf(event, "to"), nationalityOf(event)).push(block);
      break;
    }
    case "unitHit": {
      const stack = stackOf(beliefs, areaOf(event), nationalityOf(event));
      const cv = event.cv as number;
      const hit =
        stack.find((block) => block[0] === typeOf(event) && block[1] > cv) ??
        stack.find((block) => block[0] === typeOf(event));
      if (hit !== undefined) hit[1] = cv;
      if (hit !== undefined && cv <= 0) stack.splice(stack.indexOf(hit), 1);
      break;
    }
    case "blockRemoved":
      take(stackOf(beliefs, areaOf(event), nationalityOf(event)), typeOf(event), event.cv as number);
      break;
    case "supplyLoss":
      for (const block of stackOf(beliefs, areaOf(event), nationalityOf(event)))
        if (block[0] !== FORTRESS && IS_GROUND[block[0]]) block[1]--;
      break;
    case "produced":
      beliefs.steps[factionOf(event.faction as FactionName)] += event.steps as number;
      break;
    default:
  }
}

function arrive(beliefs: Beliefs, area: Area, nationality: Nationality): void {
  const stack = stackOf(beliefs, area, nationality);
  const habit = habitAt(
    area,
    stack.map(([type]) => type),
  );
  stack.push([habit?.type ?? INFANTRY, habit?.cv ?? (stack.length === 0 ? cvOfNewBlock(area) : 1)]);
}

/** Which of them went? Fortresses never do; three steps on land are a Tank's; the strongest goes first. */
function move(beliefs: Beliefs, nationality: Nationality, from: Area, route: readonly Area[]): void {
  const stack = stackOf(beliefs, from, nationality);
  const end = route[route.length - 1];
  const byLand = route.every((area) => IS_LAND[area]);
  const likely = ([type, cv]: Followed) => {
    const fits = !IS_LAND[end] ? !IS_GROUND[type] : IS_GROUND[type];
    return (fits ? 10 : 0) + (byLand && route.length >= 3 && type === TANK ? 5 : 0) + cv;
  };
  const [block] = stack.filter(([type]) => type !== FORTRESS).sort((a, b) => likely(b) - likely(a));
  if (block !== undefined) stack.splice(stack.indexOf(block), 1);
  const [type, cv] = block ?? [INFANTRY, 1];
  const isShipInland = IS_LAND[end] && !IS_COASTAL[end] && IS_SHIP[type];
  stackOf(beliefs, end, nationality).push([isShipInland ? INFANTRY : type, cv]);
}

function take(stack: Followed[], type: number, cv: number): Followed | undefined {
  const index = Math.max(
    stack.findIndex((block) => block[0] === type && block[1] === cv),
    stack.findIndex((block) => block[0] === type),
  );
  return index < 0 ? undefined : stack.splice(index, 1)[0];
}

/** Blocks of an area that everybody sees. */
export function behold(beliefs: Beliefs, area: Area, nationality: Nationality, blocks: readonly Followed[]): void {
  beliefs.stacks[keyOf(area, nationality)] = blocks.map(([type, cv]): Followed => [type, cv]);
}

/** Corrects a belief to the known number of blocks: drops unlikely ones, adds usual ones. */
export function recount(beliefs: Beliefs, area: Area, nationality: Nationality, count: number): Followed[] {
  const stack = stackOf(beliefs, area, nationality);
  for (const block of stack) block[1] = Math.max(1, Math.min(MAX_CV[nationality], block[1]));
  if (stack.length > count) {
    stack.sort((a, b) => Number(b[0] === FORTRESS) - Number(a[0] === FORTRESS) || b[1] - a[1]);
    stack.length = count;
  }
  while (stack.length < count) arrive(beliefs, area, nationality);
  return stack;
}

/** Others strengthen their units as we would: the steps that nobody saw are added where they would have gone. */
export function growBlocks(s: State, beliefs: Beliefs, own: number): void {
  if (s.phase === PHASE.setup || s.phase === PHASE.setupExtra) return;
  const { setup } = beliefs;
  delete beliefs.setup;
  for (let f: Faction = 0; f < beliefs.steps.length; f++) {
    if (setup !== undefined && f !== own) {
      const steps = setup[f] - (blocksAtHome(s, f) - blocksAtStart(s, f));
      for (let left = steps; left > 0; left--) growBlock(s, beliefs, f, (unit) => valueOfExtra(s, unit));
    }
    const strengths = strengthsOf(s);
    for (let left = f === own ? 0 : beliefs.steps[f]; left > 0; left--)
      growBlock(s, beliefs, f, (unit) => valueOfGrowth(s, f, unit, strengths));
    beliefs.steps[f] = 0;
  }
}

/** Blocks with which a Faction begins, in the land of its own Powers. */
function blocksAtStart(s: State, f: Faction): number {
  const fixed = fixedUnits(s.moscowInfantry === 1).filter(([area]) => isHome(area, f)).length;
  return START_CADRES[f].reduce((sum, [, count]) => sum + count, fixed);
}

function isHome(area: Area, f: Faction): boolean {
  return FACTION_OF_NATION[POWER_OF_NATION[NATION_OF_AREA[area]]] === f;
}

function blocksAtHome(s: State, f: Faction): number {
  return s.unitArea.filter(
    (area, unit) => area >= 0 && isHome(area, f) && PARTY_OF_NATIONALITY[s.unitNationality[unit]] === f,
  ).length;
}

/** One step for the unit that is most worth it. */
function growBlock(s: State, beliefs: Beliefs, f: Faction, worth: (unit: Unit) => number): void {
  let grown = -1;
  let most = 0;
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++) {
    const [area, nationality] = [s.unitArea[unit], s.unitNationality[unit]];
    if (area < 0 || !IS_LAND[area] || PARTY_OF_NATIONALITY[nationality] !== f) continue;
    if (s.unitCv[unit] >= MAX_CV[nationality]) continue;
    const value = worth(unit);
    if (value > most) [grown, most] = [unit, value];
  }
  if (grown < 0) return;
  s.unitCv[grown]++;
  const stack = stackOf(beliefs, s.unitArea[grown], s.unitNationality[grown]);
  const block = stack.find(([type, cv]) => type === s.unitType[grown] && cv === s.unitCv[grown] - 1);
  if (block !== undefined) block[1]++;
}
