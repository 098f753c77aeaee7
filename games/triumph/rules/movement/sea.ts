/** §11.2 Sea Movement of ships and Convoys, and the coast step of ships (§11.1). */

import type { Refusal } from "@tripartite/kernel";
import type { Area } from "../../data/ids.ts";
import { border, IS_LAND, IS_STRAIT } from "../../data/map.ts";
import { NO, NO_BECAUSE } from "../../model/refusals.ts";
import {
  ENEMIES_HERE,
  ENEMY_LAND,
  ENEMY_UNITS,
  type Facts,
  FRIENDLY,
  HOSTILE,
  INTERVENTION,
  isPassableStrait,
} from "../nations/territory.ts";
import { crossingRefusal, invasionRefusal } from "./borders.ts";
import { type Mover, movesAsConvoy } from "./mover.ts";
import { raidRefusal } from "./raids.ts";

/** §11.22 Convoys never enter an Enemy Sea. */
export function seaEntryRefusal(m: Mover, to: Area, facts: Facts): Refusal | undefined {
  return movesAsConvoy(m) && !IS_LAND[to] && (facts & (HOSTILE | ENEMY_UNITS)) !== 0 ? NO.CONVOY_ENGAGE : undefined;
}

/** Ships and Convoys move on through Seas and passable Straits; Enemy units stop all but Subs. */
export function seaPassRefusal(m: Mover, to: Area, facts: Facts): Refusal | undefined {
  const meetsEnemy = (facts & ENEMY_UNITS) !== 0 && !m.passesEnemies;
  if (!IS_LAND[to]) return meetsEnemy ? NO.STOP_ENEMY : undefined;
  return IS_STRAIT[to] ? straitsRefusal(to, facts, meetsEnemy) : NO.STOP_LAND;
}

/** R52 Enemy Straits stop every ship; Straits of others are closed to ships that would have to stop there. */
function straitsRefusal(to: Area, facts: Facts, meetsEnemy: boolean): Refusal | undefined {
  if (!isPassableStrait(to, facts)) return NO.STOP_STRAITS;
  if (!meetsEnemy) return undefined;
  return (facts & (FRIENDLY | INTERVENTION)) !== 0 ? NO.STOP_ENEMY : NO_BECAUSE.mayNotStopInStraits;
}

export function seaEndRefusal(m: Mover, from: Area, to: Area, facts: Facts): Refusal | undefined {
  if (!IS_LAND[to]) return undefined;
  return m.isGround ? landingRefusal(m, from, to, facts) : raidRefusal(m, to, facts);
}

/** §11.221, R50 Into Enemy-controlled land a Convoy Invades; in a Friendly area with Enemy units it Engages. */
function landingRefusal(m: Mover, from: Area, to: Area, facts: Facts): Refusal | undefined {
  const meetsEnemy = (facts & ENEMIES_HERE) !== 0;
  if ((facts & ENEMY_LAND) !== 0) return invasionRefusal(m.s, m.faction, border(from, to), meetsEnemy);
  return meetsEnemy ? crossingRefusal(m.s, m.faction, border(from, to)) : undefined;
}
