/** §56.2 D-DROP An attack is declared with an Airdrop. */

import { AIRDROP_ATTACK } from "../../data/campaign/markerKinds.ts";
import type { Marker } from "../../data/ids.ts";
import type { Out } from "../../model/events.ts";
import type { State } from "../../model/state.ts";
import { dropCarrier, dropCountry } from "../../rules/air/airdrop.ts";
import { useMarker } from "../../rules/markers.ts";
import { addSorties } from "../../rules/units.ts";

/** The marker is used and its air unit flies; the attack on `s.target` is worked out with it. */
export function declareDrop(s: State, marker: Marker, out: Out): void {
  const [attacker] = s.attackers;
  const unit = dropCarrier(s, s.unitFaction[attacker], dropCountry(s, marker, attacker), s.target);
  s.airdrop = marker;
  useMarker(s, marker);
  out.push({ type: "airdropped", marker, unit, hex: s.target });
  addSorties(s, unit, AIRDROP_ATTACK.carrierSorties, out);
}
