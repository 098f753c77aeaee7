/** §2 Control of cities and forts, and what ground units do to the hex they enter. */
import { SPOT_NONE } from "../board.ts";
import type { Out } from "../events.ts";
import { boardOf, enemyOf, type State } from "../state.ts";
import { changeWill, cityEffectOf } from "./collapse.ts";
import { placeUnit, unitData } from "./units.ts";

/** §2.2 The faction of a ground unit that enters takes the city or fort, and National Will moves at once. */
export function takeSpot(s: State, spot: number, faction: number, out: Out): void {
  const before = s.control[spot];
  if (before === faction) return;
  const { hex, city, country } = boardOf(s).spots[spot];
  s.control[spot] = faction;
  out.push({ type: "controlChanged", hex, faction });
  const home = s.countryFaction[country];
  if (city === undefined || s.conquered[country] === 1) return;
  if (before === home) changeWill(s, country, cityEffectOf(s, spot, "lost"), enemyOf(home), out);
  else if (faction === home) changeWill(s, country, cityEffectOf(s, spot, "regained"), enemyOf(home), out);
}

/**
 * A ground unit enters a hex: it takes what is there, and an enemy air unit must leave (§13.3).
 * True if the air unit looks for a base now.
 */
export function enterHex(s: State, unit: number, hex: number, out: Out): boolean {
  const { faction } = unitData(s, unit);
  placeUnit(s, unit, hex);
  const spot = boardOf(s).spotAt[hex];
  if (spot !== SPOT_NONE) takeSpot(s, spot, faction, out);
  const air = s.airAt[hex];
  if (air < 0 || unitData(s, air).faction === faction) return false;
  s.displaced = air;
  return true;
}
