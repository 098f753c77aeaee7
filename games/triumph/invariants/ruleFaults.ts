/** Invariants that the rules promise: limits kept, Seas settled, and fast answers equal to slow ones. */

import { hashState } from "@tripartite/kernel";
import type { Area, Border, Faction } from "../data/ids.ts";
import { FACTIONS, NATIVE } from "../data/kinds.ts";
import { AREA_COUNT, AREA_IDS, BORDER_A, BORDER_B, IS_LAND, LAND_AREAS, WATER_AREAS } from "../data/map.ts";
import { countOf, PHASE, type State } from "../model/state.ts";
import { population, resources } from "../rules/economy/economy.ts";
import { suppliedAreas } from "../rules/economy/supply.ts";
import { ROUTE, ROUTE_NOT_AROUND_AFRICA, tradeRoutes } from "../rules/economy/trade.ts";
import { crossingLimit, invasionLimit } from "../rules/movement/borders.ts";
import { controlNow } from "../rules/nations/control.ts";
import { atWarWith } from "../rules/war/relations.ts";
import { naiveControl, naiveEconomy, naiveSupply, naiveTrade } from "./bruteForce.ts";

/** What each state looked like when its slow answers were last found to agree. */
const agreed = new WeakMap<State, string>();

/** Everything that the slow answers depend on. */
function fingerprint(s: State): string {
  const { unitArea, unitNationality, unitFlags, seniority, ground, control, marker } = s;
  const { status, violator, enemies, influenceBy, influence, war } = s;
  const units = [unitArea, unitNationality, unitFlags, seniority, ground];
  return hashState([units, control, marker, status, violator, enemies, influenceBy, influence, war]);
}

/** Everything in the state that the rules forbid, in words. */
export function ruleFaults(s: State): string[] {
  const faults: string[] = [];
  checkBorders(s, faults);
  checkSeas(s, faults);
  const seen = fingerprint(s);
  if (agreed.get(s) === seen) return faults;
  compareAnswers(s, faults);
  if (faults.length === 0) agreed.set(s, seen);
  return faults;
}

/** Fast answers against slow ones that are written in another way. */
function compareAnswers(s: State, faults: string[]): void {
  checkControl(s, faults);
  for (let faction: Faction = 0; faction < FACTIONS.length; faction++) {
    checkEconomy(s, faction, faults);
    checkSupply(s, faction, faults);
    checkTrade(s, faction, faults);
  }
}

function counts(borders: readonly Border[]): Map<number, number> {
  const used = new Map<number, number>();
  for (const border of borders) used.set(border, (used.get(border) ?? 0) + 1);
  return used;
}

function borderName(border: Border): string {
  return `${AREA_IDS[BORDER_A[border]]}–${AREA_IDS[BORDER_B[border]]}`;
}

/** §11.52, §11.221 */
function checkBorders(s: State, faults: string[]): void {
  for (const [border, used] of counts(s.crossings)) {
    if (used > crossingLimit(border)) faults.push(`${used} units crossed ${borderName(border)}`);
  }
  if (s.commandOrder.length === 0) return;
  const limit = invasionLimit(s, s.commandOrder[Math.min(s.turn, s.commandOrder.length - 1)]);
  for (const [border, used] of counts(s.invasions)) {
    if (used > limit) faults.push(`${used} units invaded across ${borderName(border)}`);
  }
}

/** R93 Outside Player Turns Enemies share a Sea only as Convoys that cannot fight (R59). */
function checkSeas(s: State, faults: string[]): void {
  if (s.phase > PHASE.playerTurn && s.phase !== PHASE.supply) return;
  for (const sea of WATER_AREAS) {
    for (let faction: Faction = 0; faction < NATIVE; faction++) {
      for (let rival = faction + 1; rival < NATIVE; rival++) {
        const both = [faction, rival];
        if (!atWarWith(s, faction, rival) || both.some((party) => countOf(s.present, sea, party) === 0)) continue;
        if (both.some((party) => countOf(s.present, sea, party) > countOf(s.ground, sea, party)))
          faults.push(`${AREA_IDS[sea]} is shared by ${FACTIONS[faction]} and ${FACTIONS[rival]} at war`);
      }
    }
  }
}

/** §7.1 */
function checkControl(s: State, faults: string[]): void {
  for (const area of LAND_AREAS) {
    const [fast, slow] = [controlNow(s, area), naiveControl(s, area)];
    if (fast !== slow) faults.push(`control of ${AREA_IDS[area]} is ${fast}, recomputed ${slow}`);
  }
}

/** §7.4 */
function checkEconomy(s: State, faction: Faction, faults: string[]): void {
  const { pop, res } = naiveEconomy(s, faction);
  if (population(s, faction) !== pop)
    faults.push(`POP of ${FACTIONS[faction]} is ${population(s, faction)}, recomputed ${pop}`);
  if (resources(s, faction) !== res)
    faults.push(`RES of ${FACTIONS[faction]} is ${resources(s, faction)}, recomputed ${res}`);
}

/** §14.11 */
function checkSupply(s: State, faction: Faction, faults: string[]): void {
  const fast = suppliedAreas(s, faction);
  const slow = naiveSupply(s, faction);
  for (let area: Area = 0; area < AREA_COUNT; area++) {
    if ((fast[area] === 1) !== slow[area])
      faults.push(`supply of ${FACTIONS[faction]} in ${AREA_IDS[area]} is ${fast[area]}`);
  }
}

/** §14.21, §14.24 */
function checkTrade(s: State, faction: Faction, faults: string[]): void {
  const fast = tradeRoutes(s, faction);
  const routes = naiveTrade(s, faction, true);
  const shortRoutes = naiveTrade(s, faction, false);
  for (let area: Area = 0; area < AREA_COUNT; area++) {
    if (!IS_LAND[area]) continue;
    const same =
      ((fast[area] & ROUTE) !== 0) === routes[area] &&
      ((fast[area] & ROUTE_NOT_AROUND_AFRICA) !== 0) === shortRoutes[area];
    if (!same) faults.push(`trade of ${FACTIONS[faction]} from ${AREA_IDS[area]} is ${fast[area]}`);
  }
}
