/** §11.0 Entry permission: which areas a unit may enter at all, whatever it does there. */

import type { Refusal } from "@tripartite/kernel";
import type { Area } from "../../data/ids.ts";
import { IS_LAND, IS_STRAIT, NATION_OF_AREA, NEW_YORK, USSR_NATION, WASHINGTON } from "../../data/map.ts";
import { NO } from "../../model/refusals.ts";
import {
  ALLY_UNITS,
  aggresses,
  ENEMIES_HERE,
  ENEMY_UNITS,
  type Facts,
  FRIENDLY,
  HOSTILE,
  OF_NEUTRAL,
  OF_RIVAL,
  OWN_UNITS,
  RIVAL_UNITS,
} from "../nations/territory.ts";
import { BY_AIR, BY_SEA, type Mode, type Mover } from "./mover.ts";

/** §1.3 Straits are passed by sea and air without being entered. */
export function isTransit(mode: Mode, area: Area, isEnd: boolean): boolean {
  return !isEnd && IS_STRAIT[area] && (mode === BY_SEA || mode === BY_AIR);
}

export function entryRefusal(m: Mover, to: Area, facts: Facts, isEnd: boolean): Refusal | undefined {
  if (m.staysInUsa && to !== WASHINGTON && to !== NEW_YORK) return NO.USA_STAY;
  if (m.inWinter && NATION_OF_AREA[to] !== USSR_NATION) return NO.WINTER_AREA;
  const isPassed = isTransit(m.mode, to, isEnd);
  if (IS_LAND[to] && !isPassed && (facts & (OF_RIVAL | OF_NEUTRAL | RIVAL_UNITS)) !== 0)
    return foreignLandRefusal(facts);
  if (m.inEmergency && !isOpenInEmergency(to, facts, isPassed)) return NO.EMERGENCY_ENTER;
  return undefined;
}

/** §15.21, §15.4 Land of others needs a declaration first. */
function foreignLandRefusal(facts: Facts): Refusal {
  if ((facts & ALLY_UNITS) !== 0) return NO.ALLY_AREA;
  return (facts & OF_NEUTRAL) !== 0 ? NO.NEUTRAL_NO_VON : NO.RIVAL_NO_DOW;
}

/** §10.11, R34 Friendly areas, Open Seas, passable Straits, and land Battles in which friendly units stand. */
function isOpenInEmergency(to: Area, facts: Facts, isPassed: boolean): boolean {
  if ((facts & ENEMY_UNITS) !== 0 && !isPassed) return IS_LAND[to] && (facts & OWN_UNITS) !== 0;
  return (facts & FRIENDLY) !== 0 || (isPassed && (facts & HOSTILE) === 0);
}

/** Rules for the end of any move: Allies apart (R89), Defensive Turns (§18.23), Engaging after Disengaging (§11.51). */
export function arrivalRefusal(m: Mover, to: Area, facts: Facts): Refusal | undefined {
  if ((facts & ALLY_UNITS) !== 0) return NO.ALLY_AREA;
  if (m.inDefensive && (aggresses(to, facts) || (!IS_LAND[to] && (facts & ENEMY_UNITS) !== 0))) {
    return NO.DEFENSIVE_AGGRESSION;
  }
  return m.disengages && (facts & ENEMIES_HERE) !== 0 ? NO.REENGAGE : undefined;
}
