/** §18 No Supply, Replacements and Mobilization. */

import { NO_SITE, rulesOf } from "../../board/board.ts";
import type { Box, Country, Faction, Hex, Unit } from "../../data/ids.ts";
import { RULINGS } from "../../data/rulings.ts";
import { STRENGTHS, SUPPLY_STATES } from "../../data/vocabulary.ts";
import type { Out } from "../../model/events.ts";
import { boardOf, boxPlace, isOnMap, MOBILIZATION_BOX, REBUILT, type State, WAITS } from "../../model/state.ts";
import { strengthAfterNoSupply } from "../charts/supplyState.ts";
import { partisansAgainst } from "../combat/partisans.ts";
import { factsOf } from "../politics/countryFacts.ts";
import { reportEntry } from "../politics/happenings.ts";
import { countryOfSite, isMainland, payerOf } from "../sides.ts";
import { addSorties, hasFlag, placeUnit, rivalIn, sendToBox, unitData } from "../units.ts";
import { affordable, pay } from "./economy.ts";

const FULL = SUPPLY_STATES.indexOf("full");
const NO_SUPPLY = SUPPLY_STATES.indexOf("no");

/** §18.1 R-NOS-1 Ground units of the faction without supply lose a step, air units and ships gain Sorties. */
export function sufferNoSupply(s: State, faction: Faction, out: Out): void {
  boardOf(s).units.forEach((data, unit) => {
    if (s.unitFaction[unit] !== faction || s.unitPlace[unit] < 0 || s.unitSupply[unit] !== NO_SUPPLY) return;
    if (data.class === "ground") loseStep(s, unit, "noSupply", out);
    else addSorties(s, unit, RULINGS["R-NOS-1"].value, out);
  });
}

/** §13 A full unit is reduced, a reduced one eliminated: to the Mobilization Box (R-UNI-3). */
export function loseStep(s: State, unit: Unit, reason: "combat" | "noSupply", out: Out): void {
  if (strengthAfterNoSupply(STRENGTHS[s.unitReduced[unit]]) === "eliminated") eliminate(s, unit, reason, out);
  else {
    s.unitReduced[unit] = 1;
    out.push({ type: "reduced", unit, hex: s.unitPlace[unit], reason });
  }
}

export function eliminate(s: State, unit: Unit, reason: "combat" | "noSupply", out: Out): void {
  out.push({ type: "eliminated", unit, hex: s.unitPlace[unit], reason });
  s.unitReduced[unit] = 1;
  sendToBox(s, unit);
}

/** §18.2 R-REP-1, R-REP-2 On the map, in a hex or box, with Full supply, once per unit and turn, and paid for. */
function mayHaveReplacements(s: State, unit: Unit): boolean {
  return (
    s.unitFaction[unit] === s.phasing &&
    isOnMap(s.unitPlace[unit]) &&
    s.unitSupply[unit] === FULL &&
    !hasFlag(s, unit, REBUILT) &&
    !isUnderPartisans(s, unit) &&
    affordable(s, "replacements", unit) !== undefined
  );
}

/** §56.4 R-PAR-1 The ground unit in a hex with enemy Partisans. */
function isUnderPartisans(s: State, unit: Unit): boolean {
  const hex = s.unitPlace[unit];
  return unitData(s, unit).class === "ground" && hex >= 0 && partisansAgainst(s, s.unitFaction[unit], hex) >= 0;
}

export function canRebuild(s: State, unit: Unit): boolean {
  return s.unitReduced[unit] === 1 && unitData(s, unit).class === "ground" && mayHaveReplacements(s, unit);
}

export function canRest(s: State, unit: Unit): boolean {
  return s.unitSorties[unit] > 0 && unitData(s, unit).class !== "ground" && mayHaveReplacements(s, unit);
}

export function rebuild(s: State, unit: Unit, out: Out): void {
  const { cost } = affordable(s, "replacements", unit)!;
  pay(s, unit, cost);
  s.unitReduced[unit] = 0;
  s.unitFlags[unit] |= REBUILT;
  out.push({ type: "rebuilt", unit, cost });
}

export function rest(s: State, unit: Unit, out: Out): void {
  const { cost, removes = 0 } = affordable(s, "replacements", unit)!;
  pay(s, unit, cost);
  s.unitFlags[unit] |= REBUILT;
  out.push({ type: "rested", unit, cost });
  addSorties(s, unit, -removes, out);
}

/** §18.4 R-MBL-1 In the box since before this turn, and paid for. */
export function canMobilize(s: State, unit: Unit): boolean {
  return (
    s.unitFaction[unit] === s.phasing &&
    s.unitPlace[unit] === MOBILIZATION_BOX &&
    !hasFlag(s, unit, WAITS) &&
    affordable(s, "mobilization", unit) !== undefined
  );
}

/** §18.4 A friendly-controlled own Mainland city with room, in which nothing was mobilized this turn. */
export function isMobilizationCity(s: State, unit: Unit, hex: Hex): boolean {
  const board = boardOf(s);
  const site = board.siteAt[hex];
  if (site === undefined || site === NO_SITE || s.mobilizedIn.includes(hex)) return false;
  const { city, area, port } = board.sites[site];
  const { class: unitClass } = unitData(s, unit);
  const payer = payerOf(s, unit);
  if (city === undefined || s.control[site] !== s.unitFaction[unit] || s.exile[payer] === 1) return false;
  const special = rulesOf(board, "mobilizeIn").find(({ countries }) => countries.includes(board.countryIds[payer]));
  if (special !== undefined) {
    const isNamed = special.cities?.includes(city.name) || special.areas?.includes(board.areas[area].id);
    if (!isNamed) return false;
  } else if (countryOfSite(s, site) !== payer || !isMainland(s, area)) return false;
  return rivalIn(s, unit, hex) < 0 && (unitClass !== "naval" || port >= 0);
}

export function mobilizationCities(s: State, unit: Unit): Hex[] {
  const hexes: Hex[] = [];
  const { sites } = boardOf(s);
  for (let site = 0; site < sites.length; site++)
    if (s.control[site] === s.unitFaction[unit] && isMobilizationCity(s, unit, sites[site].hex))
      hexes.push(sites[site].hex);
  return hexes;
}

/** §59.4 R-MBL-2 Map Boxes where units of the country may be mobilized, with room for one more this turn. */
export function mobilizationBoxes(s: State, unit: Unit): Box[] {
  const board = boardOf(s);
  const payer = payerOf(s, unit);
  const named = factsOf(s, payer)?.mobilizationBoxes ?? [];
  return board.boxes.flatMap(({ id, node }, box) => {
    const fits = (named as readonly string[]).includes(id) && (unitData(s, unit).class !== "naval" || node >= 0);
    return fits && arrivedIn(s, box, payer) < board.scenario.rules.boxMobilizationPerTurn ? [box] : [];
  });
}

/** Whether the box is one of the unit's boxes that has taken its number this turn. */
export function isBoxFull(s: State, unit: Unit, box: Box): boolean {
  const payer = payerOf(s, unit);
  const named = (factsOf(s, payer)?.mobilizationBoxes ?? []) as readonly string[];
  return named.includes(boardOf(s).boxes[box].id) && !mobilizationBoxes(s, unit).includes(box);
}

function arrivedIn(s: State, box: Box, country: Country): number {
  let count = 0;
  for (let at = 0; at < s.boxMobilized.length; at += 2)
    if (s.boxMobilized[at] === box && s.boxMobilized[at + 1] === country) count++;
  return count;
}

/** §18.4, §16.7 It arrives as its price says, with Full supply; `place` is a hex or a Map Box. */
export function mobilize(s: State, unit: Unit, place: { hex?: Hex; box?: Box }, out: Out): void {
  const { cost, arrives } = affordable(s, "mobilization", unit)!;
  const { hex, box } = place;
  pay(s, unit, cost);
  placeUnit(s, unit, box === undefined ? hex! : boxPlace(box));
  s.unitSupply[unit] = FULL;
  if (arrives !== undefined && "strength" in arrives) s.unitReduced[unit] = STRENGTHS.indexOf(arrives.strength);
  if (unitData(s, unit).garrison === true) s.unitReduced[unit] = 1;
  if (arrives !== undefined && "sorties" in arrives) s.unitSorties[unit] = arrives.sorties;
  if (box === undefined) s.mobilizedIn.push(hex!);
  else s.boxMobilized.push(box, payerOf(s, unit));
  out.push({ type: "mobilized", unit, ...(box === undefined ? { hex: hex! } : { box }), cost });
  if (hex !== undefined) reportEntry(s, unit, "placement", hex, out);
}
