/** §56.2, §56.4 D-MARK, D-PART Event markers that are placed on the map as an action of their own. */
import { AIRDROP_ACTION } from "../../data/campaign/markerKinds.ts";
import { NO } from "../../model/refusals.ts";
import { boardOf } from "../../model/state.ts";
import { dropCarrier, dropHexes, refuseDrop } from "../../rules/air/airdrop.ts";
import { displaceEnemies } from "../../rules/air/displacement.ts";
import { partisanHexes, refusePartisans } from "../../rules/combat/partisans.ts";
import { takeSite } from "../../rules/land/control.ts";
import { availableMarkers, useMarker } from "../../rules/markers.ts";
import { liberate } from "../../rules/nations/liberation.ts";
import { groundOf, reportMarker } from "../../rules/politics/happenings.ts";
import { countryOfSite } from "../../rules/sides.ts";
import { addSorties } from "../../rules/units.ts";
import type { Act } from "../acts.ts";
import { displaceFirst } from "../sequence.ts";

/** §56.2 Control passes as if a ground unit had entered; none stays. */
const DROP: Act = {
  claims: (_, action) => action.type === "drop",
  isPossible: (s, faction) =>
    availableMarkers(s, faction, "airdrop").some((marker) => dropHexes(s, faction, marker).length > 0),
  list(s, faction, actions) {
    for (const marker of availableMarkers(s, faction, "airdrop"))
      for (const hex of dropHexes(s, faction, marker)) actions.push({ type: "drop", marker, hex });
  },
  refuse: (s, faction, action) =>
    action.type === "drop" ? refuseDrop(s, faction, action.marker, action.hex) : NO.WRONG_ACTION,
  perform(s, faction, action, out) {
    if (action.type !== "drop") return;
    const { marker, hex } = action;
    const board = boardOf(s);
    const unit = dropCarrier(s, faction, board.markers[marker].countryIndex, hex);
    const site = board.siteAt[hex];
    const ground = groundOf(s, hex);
    useMarker(s, marker);
    out.push({ type: "airdropped", marker, unit, hex });
    addSorties(s, unit, AIRDROP_ACTION.carrierSorties, out);
    displaceEnemies(s, hex, faction);
    takeSite(s, site, faction, out);
    reportMarker(s, faction, hex, ground, out);
    liberate(s, countryOfSite(s, site), faction, out);
    displaceFirst(s);
  },
};

const RISING: Act = {
  claims: (_, action) => action.type === "partisans",
  isPossible: (s, faction) =>
    availableMarkers(s, faction, "partisans").length > 0 && partisanHexes(s, faction).length > 0,
  list(s, faction, actions) {
    for (const marker of availableMarkers(s, faction, "partisans"))
      for (const hex of partisanHexes(s, faction)) actions.push({ type: "partisans", marker, hex });
  },
  refuse: (s, faction, action) =>
    action.type === "partisans" ? refusePartisans(s, faction, action.marker, action.hex) : NO.WRONG_ACTION,
  perform(s, _, action, out) {
    if (action.type !== "partisans") return;
    s.markerPlace[action.marker] = action.hex;
    out.push({ type: "partisansPlaced", marker: action.marker, hex: action.hex });
  },
};

export const MARKER_ACTS: readonly Act[] = [DROP, RISING];
