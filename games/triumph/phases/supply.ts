/** §10.3, §14 The Supply Phase at the end of every Season, with the Blockade marks of Summer (4.9, 4.10). */
import type { Unit } from "../data/ids.ts";
import { SUMMER, WINTER } from "../data/kinds.ts";
import { NATION_OF_AREA, USSR_NATION } from "../data/map.ts";
import { LAST_YEAR } from "../data/scenarios.ts";
import { type Out, only } from "../model/events.ts";
import { PHASE, type State } from "../model/state.ts";
import { resetAllFaces } from "../rules/combat/faces.ts";
import { forcedLeavers } from "../rules/combat/retreat.ts";
import { markBlockades } from "../rules/economy/blockade.ts";
import { needsSupply, type SuppliedAreas, suppliedAreas } from "../rules/economy/supply.ts";
import { inPublicOrder, partyOf, takeOff } from "../rules/units.ts";
import { hegemony, snapshotEndsGame } from "../rules/victory.ts";
import { atWar } from "../rules/war/relations.ts";
import { automatic } from "./phase.ts";

/** §14.1 Ground units of Factions At War without a Supply Line; in Winter only those inside the USSR (R37). */
function unsuppliedUnits(s: State): Unit[] {
  const supplied: (SuppliedAreas | undefined)[] = [undefined, undefined, undefined];
  const units: Unit[] = [];
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++) {
    const area = s.unitArea[unit];
    if (area < 0 || !needsSupply(s, unit)) continue;
    if (s.season === WINTER && NATION_OF_AREA[area] !== USSR_NATION) continue;
    const faction = partyOf(s, unit);
    if (!atWar(s, faction)) continue;
    supplied[faction] ??= suppliedAreas(s, faction);
    if (supplied[faction][area] === 0) units.push(unit);
  }
  return units;
}

/** §14.1, R73 All Unsupplied units lose one CV at the same time; only those that are eliminated show their type. */
function applyLosses(s: State, units: readonly Unit[], out: Out): void {
  announceLosses(s, units, out);
  for (const unit of units) {
    const area = s.unitArea[unit];
    if (--s.unitCv[unit] === 0) takeOff(s, unit, "supply", out, 1);
    else out.push({ type: "unitWeakened", unit, area, cv: s.unitCv[unit], audience: only(partyOf(s, unit)) });
  }
}

/** One line for each area and nationality; the units come in that order. */
function announceLosses(s: State, units: readonly Unit[], out: Out): void {
  for (let i = 0, next = 0; i < units.length; i = next) {
    const [area, nationality] = [s.unitArea[units[i]], s.unitNationality[units[i]]];
    while (s.unitArea[units[next]] === area && s.unitNationality[units[next]] === nationality) next++;
    out.push({ type: "supplyLoss", faction: partyOf(s, units[i]), area, nationality, count: next - i });
  }
}

function nextSeason(s: State, out: Out): void {
  s.supplyStep = 0;
  if (s.season < WINTER) {
    s.season++;
    s.phase = PHASE.seasonStart;
  } else if (s.year >= LAST_YEAR) {
    hegemony(s, out);
  } else {
    s.season = -1;
    s.phase = PHASE.yearStart;
  }
}

/** Snapshot, losses, forced Retreats (D32), in Summer the Blockade marks, then the next Season. */
export const supplyPhase = automatic((s: State, out: Out) => {
  if (s.supplyStep === 0) {
    out.push({ type: "phaseBegan", name: "supply" });
    if (snapshotEndsGame(s, -1, out)) return;
    applyLosses(s, inPublicOrder(s, unsuppliedUnits(s)), out);
    s.supplyStep = 1;
    s.leaving = forcedLeavers(s);
    s.resume = PHASE.supply;
    s.phase = PHASE.forcedRetreat;
    return;
  }
  resetAllFaces(s);
  if (s.season === SUMMER) markBlockades(s, out);
  nextSeason(s, out);
});
