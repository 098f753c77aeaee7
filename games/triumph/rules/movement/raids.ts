/** §11.55 Air Forces, ships and Subs on land without Ground Support. */

import type { Refusal } from "@tripartite/kernel";
import type { Area, Faction } from "../../data/ids.ts";
import { AIR_FORCE, NATIVE, PRECISION_BOMBSIGHT } from "../../data/kinds.ts";
import { MAIN_CAPITAL } from "../../data/map.ts";
import { NO } from "../../model/refusals.ts";
import { ENEMIES_HERE, type Facts, FRIENDLY, HOSTILE, INTERVENTION, OWN_GROUND } from "../nations/territory.ts";
import { atWarWith } from "../war/relations.ts";
import type { Mover } from "./mover.ts";

/** R55 Without Enemy units to Raid, Ground Support must be there first; in a Minor under Intervention in any case (R46). */
export function raidRefusal(m: Mover, area: Area, facts: Facts): Refusal | undefined {
  if ((facts & (FRIENDLY | OWN_GROUND)) !== 0) return undefined;
  if ((facts & INTERVENTION) !== 0) return NO.INTERVENTION_SUPPORT;
  if ((facts & ENEMIES_HERE) !== 0) return undefined;
  return (facts & HOSTILE) !== 0 && canBomb(m, area) ? undefined : NO.RAID_EMPTY;
}

/** §12.62, R56 An Air Force with Precision Bombsight over the MainCapital of an Enemy. */
function canBomb(m: Mover, area: Area): boolean {
  if (m.type !== AIR_FORCE || ((m.s.techs[m.faction] >> PRECISION_BOMBSIGHT) & 1) === 0) return false;
  for (let rival: Faction = 0; rival < NATIVE; rival++)
    if (MAIN_CAPITAL[rival] === area && atWarWith(m.s, m.faction, rival)) return true;
  return false;
}
