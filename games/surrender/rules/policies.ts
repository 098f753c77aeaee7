/** §37 What the policies in force forbid. */
import { POLICIES, POLICY_IDS } from "../data/campaign/policies.ts";
import { FACTIONS } from "../data/vocabulary.ts";
import { boardOf, type State } from "../state.ts";
import { isMainland } from "./sides.ts";

/** §35.4 Whether a policy in force keeps the unit out of the land hex. */
export function policyBars(s: State, unit: number, hex: number): boolean {
  return s.policies.some((inForce, policy) => inForce === 1 && bars(s, policy, unit, hex));
}

function bars(s: State, policy: number, unit: number, hex: number): boolean {
  const board = boardOf(s);
  const area = board.area[hex];
  const country = s.areaCountry[area];
  const faction = FACTIONS[s.unitFaction[unit]];
  return POLICIES[POLICY_IDS[policy]].bars.some((bar) => {
    if (!("enter" in bar) || bar.enter !== faction) return false;
    if ("countries" in bar) return bar.countries.includes(board.countryIds[country]);
    return isMainland(s, area) && country !== board.units[unit].countryIndex;
  });
}
