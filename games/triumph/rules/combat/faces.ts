/** §12.1, §4.31 Which blocks lie face up: all seats know their type and CV. */
import type { Area, Party, Unit } from "../../data/ids.ts";
import { AREA_COUNT, IS_LAND } from "../../data/map.ts";
import type { Out } from "../../model/events.ts";
import { FACE_UP, type State } from "../../model/state.ts";
import { isDisputed } from "../nations/territory.ts";
import { faceOf, hasFlag, inPublicOrder, partyOf, seniorityList, unitsIn } from "../units.ts";

/** Turns units face up; only those that were hidden are news. */
export function faceUp(s: State, area: Area, units: readonly Unit[], out: Out): void {
  const hidden = inPublicOrder(
    s,
    units.filter((unit) => !hasFlag(s, unit, FACE_UP)),
  );
  if (hidden.length === 0) return;
  for (const unit of hidden) s.unitFlags[unit] |= FACE_UP;
  out.push({ type: "unitsRevealed", area, units: hidden.map((unit) => faceOf(s, unit)) });
}

/** The Party whose units stay hidden in a Disputed land area: the first in seniority. */
function ownerOf(s: State, area: Area): Party {
  return seniorityList(s, area)[0] ?? -1;
}

/** §12.22 After a round only the Aggressors of a land area that is still Disputed lie face up. */
export function resetFaces(s: State, area: Area): void {
  const disputed = IS_LAND[area] && isDisputed(s, area);
  const owner = disputed ? ownerOf(s, area) : -1;
  for (const unit of unitsIn(s, area)) {
    if (disputed && partyOf(s, unit) !== owner) s.unitFlags[unit] |= FACE_UP;
    else s.unitFlags[unit] &= ~FACE_UP;
  }
}

/** §12.24 The same for every area of the board. */
export function resetAllFaces(s: State): void {
  const owners = new Array<Party>(AREA_COUNT).fill(-2);
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++) {
    const area = s.unitArea[unit];
    if (area < 0 || !hasFlag(s, unit, FACE_UP)) continue;
    if (owners[area] === -2) owners[area] = IS_LAND[area] && isDisputed(s, area) ? ownerOf(s, area) : -1;
    if (owners[area] < 0 || owners[area] === partyOf(s, unit)) s.unitFlags[unit] &= ~FACE_UP;
  }
}
