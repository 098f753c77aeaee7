/** §57.2, §57.3, §57.7, §57.10 What supplies a unit on land: Unlimited and Limited sources. */
import { rulesOf, SPOT_NONE } from "../../board/board.ts";
import { FACTIONS } from "../../data/vocabulary.ts";
import { boardOf, FREE_FORCES, type State } from "../../state.ts";
import { countryOf, countryOfSpot, isCapital, isConquered, isMainland, STATUS } from "../sides.ts";
import { hasSupplyLine, isSource } from "../supplyLines.ts";
import { supplyFrom } from "../supplyState.ts";
import { hasFlag } from "../units.ts";

/** The country that a unit is supplied as: §57.10 Free Forces as UK units. */
export function suppliedAs(s: State, unit: number): number {
  const { units, countryIds } = boardOf(s);
  return hasFlag(s, unit, FREE_FORCES) ? countryIds.indexOf("uk") : units[unit].countryIndex;
}

/** What the place in a hex gives to the unit. */
function sourceIn(s: State, unit: number, hex: number): "unlimited" | "limited" | undefined {
  const board = boardOf(s);
  const country = suppliedAs(s, unit);
  const special = offMapLevel(s, country, s.unitFaction[unit], hex);
  if (special === "full") return "unlimited";
  const spot = board.spotAt[hex];
  let gives: "unlimited" | "limited" | undefined;
  if (spot !== SPOT_NONE && board.spots[spot].city !== undefined && s.control[spot] === s.unitFaction[unit]) {
    const owner = countryOfSpot(s, spot);
    const holder = s.countryFaction[owner];
    const conquered = isConquered(s, owner) && s.exile[owner] === 0;
    const active = s.countryStatus[owner] === STATUS.active;
    gives = supplyFrom(
      { country: board.countryIds[country], faction: FACTIONS[s.unitFaction[unit]] },
      {
        name: board.spots[spot].name,
        country: board.countryIds[owner],
        ...(active && { countryFaction: FACTIONS[holder] }),
        ...(conquered && { conqueredBy: FACTIONS[holder] }),
        area: isMainland(s, board.spots[spot].area) ? "mainland" : "overseas",
        capital: isCapital(s, spot),
        factory: board.spots[spot].factories > 0,
        controller: FACTIONS[s.control[spot]],
      },
    )?.gives;
  }
  return gives ?? (special === "low" || isLimitedByRule(s, country, hex) ? "limited" : undefined);
}

/** Special rule limitedSource. */
function isLimitedByRule(s: State, country: number, hex: number): boolean {
  const board = boardOf(s);
  const spot = board.spotAt[hex];
  return (
    spot !== SPOT_NONE &&
    s.control[spot] === s.countryFaction[country] &&
    rulesOf(board, "limitedSource").some(
      (rule) => rule.country === board.countryIds[country] && rule.city === board.spots[spot].name,
    )
  );
}

/** Special rule offMapSource: friendly cities of the Areas, with `lineHexes` their Transport Line hexes. */
function offMapLevel(s: State, country: number, faction: number, hex: number): "full" | "low" | undefined {
  const board = boardOf(s);
  for (const rule of rulesOf(board, "offMapSource")) {
    if (!rule.countries.includes(board.countryIds[country])) continue;
    if (board.area[hex] < 0 || !rule.areas.includes(board.areas[board.area[hex]].id)) continue;
    const spot = board.spotAt[hex];
    const isCity = spot !== SPOT_NONE && board.spots[spot].city !== undefined && s.control[spot] === faction;
    const isLine =
      rule.lineHexes === true && board.onLine[hex] === 1 && s.countryFaction[countryOf(s, hex)] === faction;
    if (isCity || isLine) return rule.level;
  }
  return undefined;
}

/** §57.2 A hex with a Transport Line into a land box that supplies the unit's country. */
function isLineIntoBox(s: State, unit: number, hex: number): boolean {
  const board = boardOf(s);
  const id = board.countryIds[suppliedAs(s, unit)];
  return board.boxes.some(
    ({ node, lines, unlimitedFor }) => node < 0 && unlimitedFor.includes(id) && lines.includes(hex),
  );
}

export function isUnlimitedSource(s: State, unit: number, hex: number): boolean {
  return isSource(s, unit, hex) || sourceIn(s, unit, hex) === "unlimited" || isLineIntoBox(s, unit, hex);
}

/** §57.3 */
export function hasLandLine(s: State, unit: number): boolean {
  return hasSupplyLine(s, unit, (hex) => isUnlimitedSource(s, unit, hex));
}

/** §57.7 R-SUP-7 The Limited sources that a unit reaches by land. */
export function limitedSources(s: State, unit: number): number[] {
  const sources: number[] = [];
  hasSupplyLine(s, unit, (hex) => {
    if (sourceIn(s, unit, hex) === "limited") sources.push(hex);
    return false;
  });
  return sources;
}

/** §59.2 R-SUP-5 Whether the Map Box supplies the unit. */
export function isSuppliedByBox(s: State, unit: number, box: number): boolean {
  const board = boardOf(s);
  return board.boxes[box].unlimitedFor.includes(board.countryIds[suppliedAs(s, unit)]);
}
