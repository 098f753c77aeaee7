/** §60.5 R-CON-11 The Overseas Areas of France that become countries of their own: French Africa, French Levant. */
import type { Area, Country, Faction } from "../../data/ids.ts";
import type { Out } from "../../model/events.ts";
import { boardOf, type State } from "../../model/state.ts";
import { factsOf, isNeutral } from "../politics/countryFacts.ts";
import { AXIS, STATUS } from "../sides.ts";

/** The Areas of a country that waits inside another one. */
function areasOf(s: State, part: Country): Area[] {
  const ids = factsOf(s, part)?.waitsIn?.areas ?? [];
  return boardOf(s).areas.flatMap(({ id }, area) => (ids.includes(id) ? [area] : []));
}

/** The countries that wait inside this one. */
function partsOf(s: State, country: Country): Country[] {
  const { countryIds } = boardOf(s);
  return countryIds.flatMap((_, part) => (factsOf(s, part)?.waitsIn?.country === countryIds[country] ? [part] : []));
}

function isAxisThere(s: State, areas: readonly Area[]): boolean {
  const board = boardOf(s);
  if (
    board.sites.some(({ area, city }, site) => city !== undefined && areas.includes(area) && s.control[site] === AXIS)
  )
    return true;
  return board.units.some(
    (unit, u) =>
      unit.class === "ground" &&
      s.unitFaction[u] === AXIS &&
      s.unitPlace[u] >= 0 &&
      areas.includes(board.area[s.unitPlace[u]]),
  );
}

/** After the conquest of a country: by the Axis a part without the Axis becomes neutral, otherwise it joins again. */
export function partOverseas(s: State, country: Country, out: Out): void {
  if (s.countryFaction[country] !== AXIS) {
    rejoinOverseas(s, country, -1, out);
    return;
  }
  for (const part of partsOf(s, country)) {
    const areas = areasOf(s, part);
    if (s.countryStatus[part] !== STATUS.part || isAxisThere(s, areas)) continue;
    s.countryStatus[part] = STATUS.neutral;
    s.becameNeutral[part] = s.turn;
    out.push({ type: "becameNeutral", country: part });
    moveAreas(s, areas, part, -1, out);
  }
}

/** A part that is neutral is an Overseas Area again; an active or conquered one stays what it is. */
export function rejoinOverseas(s: State, country: Country, faction: Faction, out: Out): void {
  for (const part of partsOf(s, country)) {
    if (!isNeutral(s, part)) continue;
    s.countryStatus[part] = STATUS.part;
    s.pro[part] = -1;
    moveAreas(s, areasOf(s, part), country, faction, out);
  }
}

function moveAreas(s: State, areas: readonly Area[], country: Country, faction: Faction, out: Out): void {
  for (const area of areas) s.areaCountry[area] = country;
  boardOf(s).sites.forEach(({ area, hex }, site) => {
    if (!areas.includes(area) || s.control[site] === faction) return;
    s.control[site] = faction;
    out.push({ type: "controlChanged", hex, faction });
  });
}
