/** §70.1 R-OPT-1 The optional rule "17 September" of the campaign. */
import { DISPUTED_AREAS } from "../../data/campaign/disputedAreas.ts";
import type { Out } from "../../model/events.ts";
import { boardOf, type State } from "../../model/state.ts";
import { hasOption } from "../../options.ts";
import { changeWill } from "../nations/collapse.ts";
import { AXIS, WESTERN } from "../sides.ts";
import { countryNamed, hasCome, isActive } from "./countryFacts.ts";
import { cede, isCeded } from "./disputed.ts";
import { isInForce } from "./policyEnds.ts";

const EASTERN_POLAND = DISPUTED_AREAS.findIndex(({ id }) => id === "easternPoland");
const FROM = "1939-10";

/** From October 1939, under the Pact, while Poland is active Western. */
export function isSeptemberDue(s: State): boolean {
  if (!hasOption(s, "sovietEntry") || !boardOf(s).scenario.phases.includes("declareWar")) return false;
  const poland = countryNamed(s, "poland");
  if (poland < 0 || !isActive(s, poland) || s.countryFaction[poland] !== WESTERN) return false;
  return isInForce(s, "naziSovietPact") && hasCome(s, FROM) && !isCeded(s, EASTERN_POLAND);
}

/** The area is ceded; Poland loses Will for each of its cities there, and the Axis profits if it collapses. */
export function seventeenthSeptember(s: State, out: Out): void {
  const board = boardOf(s);
  const poland = countryNamed(s, "poland");
  const lost = board.sites.filter(
    ({ city, area }, site) =>
      city !== undefined &&
      board.areas[area].disputed === DISPUTED_AREAS[EASTERN_POLAND].id &&
      s.control[site] === s.countryFaction[poland],
  ).length;
  cede(s, EASTERN_POLAND, out);
  for (let city = 0; city < lost && isActive(s, poland); city++) changeWill(s, poland, "NW3", AXIS, out);
}
