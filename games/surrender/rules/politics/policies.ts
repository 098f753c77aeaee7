/** §37 What the policies in force forbid. */

import { POLICIES, POLICY_IDS } from "../../data/campaign/policies.ts";
import type { Area, Policy, Unit } from "../../data/ids.ts";
import { FACTIONS } from "../../data/vocabulary.ts";
import { boardOf, type State } from "../../model/state.ts";
import { isMainland } from "../sides.ts";

/** §35.4 Whether a policy in force keeps the unit out of an Area. */
export function policyBars(s: State, unit: Unit, area: Area): boolean {
  for (let policy = 0; policy < s.policies.length; policy++)
    if (s.policies[policy] === 1 && bars(s, policy, unit, area)) return true;
  return false;
}

function bars(s: State, policy: Policy, unit: Unit, area: Area): boolean {
  const board = boardOf(s);
  const country = s.areaCountry[area];
  const faction = FACTIONS[s.unitFaction[unit]];
  return POLICIES[POLICY_IDS[policy]].bars.some((bar) => {
    if (!("enter" in bar) || bar.enter !== faction) return false;
    if ("countries" in bar) return bar.countries.includes(board.countryIds[country]);
    return isMainland(s, area) && country !== board.units[unit].countryIndex;
  });
}
