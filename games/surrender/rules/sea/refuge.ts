/** §13.3 Where a unit goes that has lost its base or port. */
import type { Place, Unit } from "../../data/ids.ts";
import type { State } from "../../model/state.ts";
import { nearestBases } from "../air/displacement.ts";
import { unitData } from "../units.ts";
import { nearestPorts, portZone } from "./ports.ts";

/** The nearest places with room: bases of an air unit by hexes; ports of a ship, or a box, by movement cost. */
export function nearestRefuges(s: State, unit: Unit): Place[] {
  if (unitData(s, unit).class === "air") return nearestBases(s, unit);
  const zone = portZone(s, s.unitPlace[unit]);
  const places = zone < 0 ? [] : nearestPorts(s, unit, zone);
  const ports = places.filter((place) => place >= 0);
  return ports.length > 0 ? ports : places.slice(0, 1);
}
