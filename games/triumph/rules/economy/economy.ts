/** §7.2, §7.4 What a Faction's land and Influence are worth: POP, RES, Production Level, Factory Cost. */
import type { Faction } from "../../data/ids.ts";
import { BLACK_RES_OF_AREA, MAIN_CAPITAL, POP_OF_AREA, RED_RES_OF_AREA, RES_OF_AREA } from "../../data/map.ts";
import { FACTORY_COSTS } from "../../data/scenarios.ts";
import type { Out } from "../../model/events.ts";
import type { State } from "../../model/state.ts";
import { atWar } from "../war/relations.ts";
import { BLACK_ITEM, blockadedItems, POP_ITEM, RED_ITEM, SOURCES, userOfArea } from "./blockade.ts";

/** §7.4 POP of all areas that the Faction controls or influences, Blockades aside. */
export function population(s: State, faction: Faction): number {
  return wealth(s, faction).pop;
}

/** §7.4 RES of all areas that the Faction controls or influences, Blockades aside. */
export function resources(s: State, faction: Faction): number {
  return wealth(s, faction).res;
}

function wealth(s: State, faction: Faction): { pop: number; res: number } {
  let [pop, res] = [0, 0];
  for (const area of SOURCES) {
    if (userOfArea(s, area) !== faction) continue;
    pop += POP_OF_AREA[area];
    res += RES_OF_AREA[area];
  }
  return { pop, res };
}

export interface ProductionLevel {
  readonly level: number;
  readonly ind: number;
  /** POP and RES that can be used: Blockaded items are taken off. */
  readonly pop: number;
  readonly res: number;
  /** What the Level is the lowest of; nothing without the MainCapital. */
  readonly factors: readonly Factor[];
}

export type Factor = "ind" | "pop" | "res";

const NO_FACTORS: readonly Factor[] = [];
const AT_PEACE: readonly Factor[] = ["ind", "pop"];
const AT_WAR: readonly Factor[] = ["ind", "pop", "res"];

/**
 * §7.21 min(IND, POP) at Peace, min(IND, POP, RES) At War; 0 without the MainCapital (R17).
 * "confirmed" leaves out what fails both Blockade tests, the second of them now; "none" knows no Blockade (§16.5).
 */
export function productionLevel(s: State, faction: Faction, blockade: "confirmed" | "none"): ProductionLevel {
  const ind = s.ind[faction];
  let { pop, res } = wealth(s, faction);
  const war = atWar(s, faction);
  if (war && blockade === "confirmed") {
    for (const [area, items] of blockadedItems(s, faction)) {
      if ((items & POP_ITEM) !== 0) pop -= POP_OF_AREA[area];
      if ((items & RED_ITEM) !== 0) res -= RED_RES_OF_AREA[area];
      if ((items & BLACK_ITEM) !== 0) res -= BLACK_RES_OF_AREA[area];
    }
  }
  if (s.control[MAIN_CAPITAL[faction]] !== faction) return { level: 0, ind, pop, res, factors: NO_FACTORS };
  const level = war ? Math.min(ind, pop, res) : Math.min(ind, pop);
  return { level, ind, pop, res, factors: war ? AT_WAR : AT_PEACE };
}

/** §7.32 */
export function factoryCost(s: State, faction: Faction): number {
  return FACTORY_COSTS[faction][s.factoryLevel[faction]];
}

/** §15.22, §8.43 One level to the right in the printed row (R4), if there is one. */
function lowerFactoryLevel(s: State, faction: Faction): number {
  return Math.min(s.factoryLevel[faction] + 1, FACTORY_COSTS[faction].length - 1);
}

export function lowerFactoryCostOf(s: State, faction: Faction): number {
  return FACTORY_COSTS[faction][lowerFactoryLevel(s, faction)];
}

export function lowerFactoryCost(s: State, faction: Faction, out: Out): void {
  const level = lowerFactoryLevel(s, faction);
  if (level === s.factoryLevel[faction]) return;
  s.factoryLevel[faction] = level;
  out.push({ type: "factoryCost", faction, cost: factoryCost(s, faction) });
}
