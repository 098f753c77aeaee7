/** Random positions for a Combat Phase. */

import { seedRandom } from "@tripartite/kernel";
import { ARMED, FLEET, FORTRESS, GREY, INFANTRY, SUB, TANK } from "../../data/kinds.ts";
import {
  AREA_COUNT,
  AREAS_OF_NATION,
  IS_COASTAL,
  IS_LAND,
  MUSTER_OF_AREA,
  NEIGHBOURS,
  nation,
  PARTY_OF_NATIONALITY,
} from "../../data/map.ts";
import { IS_SHIP } from "../../data/units.ts";
import { ENGAGEMENTS } from "../../model/rows.ts";
import { ENGAGED, ESCAPED, MOVED, type State } from "../../model/state.ts";
import { takeSnapshot } from "../../rules/nations/control.ts";
import { hasEnemyUnits } from "../../rules/nations/territory.ts";
import { addUnit, fortressIn, packRoute } from "../../rules/units.ts";
import { warBoard } from "./battleBoard.ts";

const POLAND = nation("poland");
export type Pick = (count: number) => number;

function armPoland(s: State, pick: Pick): void {
  s.status[POLAND] = ARMED;
  s.violator[POLAND] = 0;
  s.enemies[POLAND] = 1 | pick(8);
  for (const at of AREAS_OF_NATION[POLAND])
    if (MUSTER_OF_AREA[at] > 0) addUnit(s, at, GREY, FORTRESS, MUSTER_OF_AREA[at]);
}

function typeFor(s: State, at: number, pick: Pick): number {
  const type = pick(7);
  if (type === FORTRESS && !IS_LAND[at]) return FLEET;
  if (type === FORTRESS && fortressIn(s, at) >= 0) return TANK;
  return IS_SHIP[type] && IS_LAND[at] && !IS_COASTAL[at] ? INFANTRY : type;
}

/** A crowd of units in a few adjacent areas; the Active Player's last ones have just arrived. */
export function combatPosition(seed: number, pick: Pick): State {
  const active = pick(3);
  const s = warBoard(1 + pick(7), active);
  s.random = [...seedRandom(seed)];
  s.techs = [pick(1024), pick(1024), pick(1024)];
  s.surprise = pick(2);
  s.ind = [5, 5, 5];
  if (pick(4) === 0) armPoland(s, pick);
  const areas = [pick(AREA_COUNT)];
  for (let i = 0; i < 3; i++) {
    const near = NEIGHBOURS[areas[pick(areas.length)]];
    areas.push(near[pick(near.length)]);
  }
  const count = 6 + pick(14);
  for (let i = 0; i < count; i++) {
    if (i === 5) takeSnapshot(s, []);
    const at = areas[pick(areas.length)];
    const nationality = pick(6);
    const type = typeFor(s, at, pick);
    const f = PARTY_OF_NATIONALITY[nationality];
    const engages = hasEnemyUnits(s, f, at);
    const escaped = type === SUB && !IS_LAND[at] && pick(3) === 0;
    const unit = addUnit(s, at, nationality, type, 1 + pick(3), escaped ? ESCAPED : 0);
    if (i < 5 || f !== active || type === FORTRESS || escaped) continue;
    const from = NEIGHBOURS[at][pick(NEIGHBOURS[at].length)];
    s.unitRoute[unit] = packRoute([from, at]);
    s.unitFlags[unit] |= engages ? MOVED | ENGAGED : MOVED;
    if (!engages) continue;
    ENGAGEMENTS.add(s.engagements, { battle: at, from, closedTo: 7 });
    if (!s.aggressed.includes(at)) s.aggressed.push(at);
  }
  return s;
}
