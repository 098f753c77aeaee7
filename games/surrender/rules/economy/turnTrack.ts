/** §45.4, §62 What comes up on the Turn Track, and reinforcements of the short scenarios. */

import { hexOf, NO_SITE } from "../../board/board.ts";
import type { Hex, Unit } from "../../data/ids.ts";
import type { Reinforcement } from "../../data/scenarios/scenario.ts";
import { FACTIONS, SUPPLY_STATES } from "../../data/vocabulary.ts";
import type { Out } from "../../model/events.ts";
import {
  ASIDE,
  AVAILABLE,
  boardOf,
  boxPlace,
  FREE_FORCES,
  MOBILIZATION_BOX,
  type State,
  turnPlace,
  UPGRADE_BOX,
} from "../../model/state.ts";
import { isFreeBase, isFreePort } from "../air/displacement.ts";
import { mayEnter } from "../land/passage.ts";
import { isActive } from "../politics/countryFacts.ts";
import { reportEntry } from "../politics/happenings.ts";
import { placeUnit, rivalIn, unitData } from "../units.ts";

/** R-TRK-1 Units go to their box, markers become available; units of a country that is not active wait aside. */
export function comeUp(s: State, out: Out): void {
  const due = turnPlace(s.turn);
  const { markers, units, scenario } = boardOf(s);
  markers.forEach((_, marker) => {
    if (s.markerPlace[marker] !== due) return;
    s.markerPlace[marker] = AVAILABLE;
    out.push({ type: "markerDue", marker });
  });
  units.forEach(({ countryIndex, entry }, unit) => {
    if (s.unitPlace[unit] !== due) return;
    const active = isActive(s, countryIndex);
    const place = !active ? ASIDE : entry?.by === "upgrade" ? UPGRADE_BOX : MOBILIZATION_BOX;
    if (active) s.unitFaction[unit] = s.countryFaction[countryIndex];
    placeUnit(s, unit, place);
    if (active) out.push({ type: "unitDue", unit, place });
  });
  for (const reinforcement of scenario.reinforcements ?? [])
    if (reinforcement.atTurn === s.turn) reinforce(s, reinforcement, out);
}

/** A unit that a short scenario brings; where there is no room it waits in the Mobilization Box. */
function reinforce(s: State, reinforcement: Reinforcement, out: Out): void {
  const board = boardOf(s);
  const unit = board.unitIds.indexOf(reinforcement.id);
  const { faction, reduced, sorties, supply, hex, box } = reinforcement;
  if (faction !== undefined) s.unitFaction[unit] = FACTIONS.indexOf(faction);
  const { countryIndex, entry } = unitData(s, unit);
  // §47.7, §60.6 The UK pays and supplies the units of a fallen country.
  if (entry?.by === "freeForces" && !isActive(s, countryIndex)) s.unitFlags[unit] |= FREE_FORCES;
  s.unitReduced[unit] = Number(reduced === true || unitData(s, unit).garrison === true);
  s.unitSorties[unit] = sorties ?? 0;
  s.unitSupply[unit] = SUPPLY_STATES.indexOf(supply ?? "full");
  const index = hex === undefined ? -1 : hexOf(board, hex);
  const boxIndex = board.boxes.findIndex(({ id }) => id === box);
  const place = index >= 0 && hasRoom(s, unit, index) ? index : boxIndex >= 0 ? boxPlace(boxIndex) : MOBILIZATION_BOX;
  placeUnit(s, unit, place);
  out.push({ type: "unitDue", unit, place });
  if (place >= 0) reportEntry(s, unit, "placement", place, out);
}

function hasRoom(s: State, unit: Unit, hex: Hex): boolean {
  const { class: unitClass } = unitData(s, unit);
  if (rivalIn(s, unit, hex) >= 0 || !mayEnter(s, unit, hex)) return false;
  if (unitClass === "air") return isFreeBase(s, unit, hex);
  const site = boardOf(s).siteAt[hex];
  if (unitClass === "ground") return site === NO_SITE || s.control[site] === s.unitFaction[unit];
  return isFreePort(s, unit, hex);
}
