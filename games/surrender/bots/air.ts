/** D-AIR Bases near the front, and Air Strikes that pay. */

import { distance } from "../board/board.ts";
import { SORTIES_GAINED } from "../data/combatResults.ts";
import { RESULT_CODES, RESULTS } from "../data/combatTable.ts";
import { RANGES } from "../data/ranges.ts";
import { MAX_SORTIES } from "../data/rulings.ts";
import type { Action } from "../model/actions.ts";
import { boardOf, type State } from "../model/state.ts";
import { bombTargets, strikeTargets } from "../rules/air/missions.ts";
import { airNavalOdds } from "../rules/charts/odds.ts";
import { airSituation } from "../rules/combat/battle.ts";
import { best, type Decision, firstOf, type Option, type Thought } from "./brain.ts";
import type { Outlook } from "./outlook.ts";
import { SORTIE_WORTH } from "./worth.ts";

const TARGET_IN_RANGE = 0.25;
const ENOUGH_TARGETS = 5;
const WANTED_TARGETS = 3;
/** A base that the enemy could walk into. */
const EXPOSED = 0.4;
/** §51.2 What a Bombed marker costs Germany. */
const BOMBED = 1.5;

/** §14.3 Sorties that a strike can be expected to cost both. */
function strikeWorth(s: State, unit: number, target: number): number {
  if (s.unitSorties[target] >= MAX_SORTIES) return -1;
  const { ways, of } = airNavalOdds(airSituation(s, "airStrike", unit, target, s.unitPlace[target]));
  let worth = 0;
  for (const result of RESULT_CODES) {
    const gained = SORTIES_GAINED[result];
    const count = (gain: 1 | "plus") => (gain === "plus" ? RESULTS[result].plus : gain);
    worth += (ways[result] / of) * (count(gained.defender) - count(gained.attacker) * 1.2) * SORTIE_WORTH;
  }
  return worth;
}

/** How much of the enemy an air unit could be used against from a base. */
export function baseWorth(outlook: Outlook, hex: number): number {
  const { s, faction } = outlook;
  const board = boardOf(s);
  let count = 0;
  for (const unit of board.fieldUnits) {
    const place = s.unitPlace[unit];
    if (place < 0 || s.unitFaction[unit] < 0 || s.unitFaction[unit] === faction) continue;
    if (distance(board, hex, place) <= RANGES.airSupport.hexes && ++count === ENOUGH_TARGETS) break;
  }
  const isExposed = s.groundAt[hex] < 0 && outlook.danger(hex) > 0.5;
  return count * TARGET_IN_RANGE - (isExposed ? EXPOSED : 0);
}

/** A tired bomber rests. */
function raidWorth(s: State, unit: number): number {
  return BOMBED - SORTIE_WORTH * (1 + s.unitSorties[unit]);
}

/** D-ACT What the activation of an air unit promises. */
export function airOption({ s, outlook }: Decision, unit: number, action: Action): Option {
  const here = s.unitPlace[unit] < 0 ? 0 : baseWorth(outlook, s.unitPlace[unit]);
  const move = Math.max(0, WANTED_TARGETS * TARGET_IN_RANGE - here);
  const strikes = s.unitPlace[unit] < 0 ? [] : strikeTargets(s, unit).map((target) => strikeWorth(s, unit, target));
  const raid = bombTargets(s, unit).length > 0 ? raidWorth(s, unit) : 0;
  return { action, worth: Math.max(move, raid, ...strikes), reason: "air unit" };
}

/** D-AIR */
export function playAir({ s, legal, outlook }: Decision): Thought {
  const here = s.unitPlace[s.active] < 0 ? 0 : baseWorth(outlook, s.unitPlace[s.active]);
  const options = legal.flatMap((action): Option[] => {
    if (action.type === "strike")
      return [{ action, worth: strikeWorth(s, s.active, action.unit), reason: "Air Strike" }];
    if (action.type === "bomb") return [{ action, worth: raidWorth(s, s.active), reason: "Bombing Run" }];
    if (action.type === "fly")
      return [{ action, worth: baseWorth(outlook, action.hex) - here, reason: "nearer to the front" }];
    return [];
  });
  return best(options, firstOf(legal, "end") ?? legal[0]);
}
