/** §42 Disputed Areas. */

import { CUP_MARKERS } from "../../data/campaign/cup.ts";
import { CEDED_ON_DIE, CEDED_TO, DISPUTED_AREAS } from "../../data/campaign/disputedAreas.ts";
import { POLICY_IDS } from "../../data/campaign/policies.ts";
import type { Area, Country, Dispute } from "../../data/ids.ts";
import type { Out } from "../../model/events.ts";
import { boardOf, type State } from "../../model/state.ts";
import { rollDie } from "../dice.ts";
import { changeWill } from "../nations/collapse.ts";
import { AXIS, atWar, SOVIET, STATUS } from "../sides.ts";
import { leaveGame } from "../units.ts";
import { countryNamed } from "./countryFacts.ts";
import { succeedUnlessBarred } from "./court.ts";
import { repatriateAll } from "./repatriation.ts";

const AREA_SEIZED = CUP_MARKERS.indexOf("areaSeized");
const PACT = POLICY_IDS.indexOf("naziSovietPact");

function areasOf(s: State, disputed: Dispute): Area[] {
  const { id } = DISPUTED_AREAS[disputed];
  return boardOf(s).areas.flatMap((area, a) => (area.disputed === id ? [a] : []));
}

export function isCeded(s: State, disputed: Dispute): boolean {
  const ussr = countryNamed(s, CEDED_TO);
  return areasOf(s, disputed).every((area) => s.areaCountry[area] === ussr);
}

/** §42.2 R-POL-13 */
export function mayClaim(s: State, disputed: Dispute): boolean {
  const owner = countryNamed(s, DISPUTED_AREAS[disputed].owner);
  if (owner < 0 || isCeded(s, disputed) || atWar(s, AXIS, SOVIET)) return false;
  const status = s.countryStatus[owner];
  return status === STATUS.neutral || ((status === STATUS.active || status === STATUS.conquered) && isAxis(s, owner));
}

function isAxis(s: State, country: Country): boolean {
  return s.countryFaction[country] === AXIS;
}

/** §42.3 Whether the Axis is asked, because it holds the owner. */
export function isAxisAsked(s: State, disputed: Dispute): boolean {
  return isAxis(s, countryNamed(s, DISPUTED_AREAS[disputed].owner));
}

/** §42.3 A neutral owner answers by a die: it cedes the area, or takes a success of the Axis. */
export function answerByDie(s: State, disputed: Dispute, out: Out): void {
  const die = rollDie(s);
  const ceded = die <= CEDED_ON_DIE;
  out.push({ type: "claimAnswered", disputed, ceded, die });
  if (ceded) cede(s, disputed, out);
  else succeedUnlessBarred(s, AXIS, countryNamed(s, DISPUTED_AREAS[disputed].owner), out);
}

/** §42.3 The Axis refuses: the Pact is re-evaluated next turn, and the marker returns to the cup. */
export function refuseClaim(s: State, disputed: Dispute, out: Out): void {
  out.push({ type: "claimAnswered", disputed, ceded: false });
  if (s.policies[PACT] === 1) s.policyTurn[PACT] = s.turn + 1;
  if (s.cupHolding[AREA_SEIZED] > 0) {
    s.cupHolding[AREA_SEIZED]--;
    s.cup[AREA_SEIZED]++;
  }
}

/** §42.4 Its hexes are USSR Mainland from now on. */
export function cede(s: State, disputed: Dispute, out: Out): void {
  const board = boardOf(s);
  const { owner, whole } = DISPUTED_AREAS[disputed];
  const ussr = countryNamed(s, CEDED_TO);
  const areas = areasOf(s, disputed);
  for (const area of areas) s.areaCountry[area] = ussr;
  out.push({ type: "areaCeded", disputed });
  board.sites.forEach(({ area }, site) => {
    if (areas.includes(area)) s.control[site] = SOVIET;
  });
  if (whole) {
    const country = countryNamed(s, owner);
    s.countryStatus[country] = STATUS.ceded;
    s.countryFaction[country] = -1;
    s.pro[country] = -1;
    board.units.forEach(({ countryIndex }, unit) => {
      if (countryIndex === country) leaveGame(s, unit, out);
    });
  }
  changeWill(s, ussr, "NW7", SOVIET, out);
  repatriateAll(s);
}
