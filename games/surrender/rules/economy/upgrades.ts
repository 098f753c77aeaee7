/** §59.3 R-UPG-1 Upgrades: a unit of the Upgrade Box takes the place of one on the map. */

import type { Refusal } from "@tripartite/kernel";
import type { Faction, Unit } from "../../data/ids.ts";
import type { UpgradeOf } from "../../data/scenarios/scenario.ts";
import { SUPPLY_STATES } from "../../data/vocabulary.ts";
import type { Out } from "../../model/events.ts";
import { NO } from "../../model/refusals.ts";
import { boardOf, isOnMap, OUT_OF_GAME, type State, UPGRADE_BOX } from "../../model/state.ts";
import { isEzoc } from "../land/zones.ts";
import { isActive } from "../politics/countryFacts.ts";
import { placeUnit, sendToBox, unitData } from "../units.ts";

const FULL = SUPPLY_STATES.indexOf("full");

function upgradeOf(s: State, into: Unit): UpgradeOf | undefined {
  const { entry } = unitData(s, into);
  return entry?.by === "upgrade" ? entry.of : undefined;
}

/** Whether the unit is of the kind that the upgrade replaces. */
function fits(s: State, unit: Unit, of: UpgradeOf): boolean {
  const { id, type, mobile, elite, field } = unitData(s, unit);
  if (of.unit !== undefined) return of.unit === id;
  if (!field || (of.type !== undefined && of.type !== type)) return false;
  if (of.mobility !== undefined && (of.mobility === "mobile") !== mobile) return false;
  return of.elite === undefined || of.elite === (elite === true);
}

/** §59.3 Another leg infantry field unit of the country on the map. */
function mayBreakUp(s: State, unit: Unit, replaced: number): boolean {
  const { countryIndex, type, mobile, field } = unitData(s, unit);
  if (unit === replaced || type !== "infantry" || mobile || !field || !isOnMap(s.unitPlace[unit])) return false;
  return countryIndex === unitData(s, replaced).countryIndex && s.unitFaction[unit] === s.unitFaction[replaced];
}

/** Why the unit cannot be replaced, whatever else is broken up for it. */
function refuseReplaced(s: State, faction: Faction, unit: Unit, into: Unit): Refusal | undefined {
  const { scenario } = boardOf(s);
  const of = s.unitPlace[into] === UPGRADE_BOX ? upgradeOf(s, into) : undefined;
  const { countryIndex } = unitData(s, into);
  if (of === undefined || s.unitFaction[unit] !== faction || !isActive(s, countryIndex)) return NO.UPGRADE;
  if (unitData(s, unit).countryIndex !== countryIndex || !isOnMap(s.unitPlace[unit]) || !fits(s, unit, of))
    return NO.UPGRADE;
  if (s.upgrades[faction] >= scenario.rules.upgradesPerTurn || s.unitSupply[unit] !== FULL) return NO.UPGRADE;
  return s.unitPlace[unit] >= 0 && isEzoc(s, s.unitPlace[unit], faction) ? NO.UPGRADE : undefined;
}

function breaksUpAnother(s: State, into: Unit): boolean {
  return (upgradeOf(s, into)?.alsoEliminates ?? 0) > 0;
}

export function refuseUpgrade(s: State, faction: Faction, unit: Unit, into: Unit, also?: Unit): Refusal | undefined {
  const refusal = refuseReplaced(s, faction, unit, into);
  if (refusal !== undefined) return refusal;
  if (!breaksUpAnother(s, into)) return also === undefined ? undefined : NO.UPGRADE;
  return also !== undefined && mayBreakUp(s, also, unit) ? undefined : NO.UPGRADE;
}

export interface Upgrade {
  readonly unit: Unit;
  readonly into: Unit;
  readonly also?: Unit;
}

/** What the faction may upgrade now, up to a limit. */
export function upgrades(s: State, faction: Faction, most = Number.POSITIVE_INFINITY): Upgrade[] {
  const { units } = boardOf(s);
  const found: Upgrade[] = [];
  if (s.upgrades[faction] >= boardOf(s).scenario.rules.upgradesPerTurn) return found;
  for (let into = 0; into < units.length; into++) {
    if (s.unitPlace[into] !== UPGRADE_BOX) continue;
    for (let unit = 0; unit < units.length && found.length < most; unit++) {
      if (s.unitFaction[unit] !== faction || refuseReplaced(s, faction, unit, into) !== undefined) continue;
      if (!breaksUpAnother(s, into)) found.push({ unit, into });
      else
        for (let also = 0; also < units.length; also++) if (mayBreakUp(s, also, unit)) found.push({ unit, into, also });
    }
  }
  return found;
}

/** The new unit takes place, strength, Sorties and flags of the old one, which leaves the game. */
export function upgrade(s: State, faction: Faction, { unit, into, also }: Upgrade, out: Out): void {
  const place = s.unitPlace[unit];
  out.push({ type: "upgraded", unit, into, ...(also !== undefined && { also }) });
  placeUnit(s, unit, OUT_OF_GAME);
  s.unitFaction[into] = faction;
  s.unitReduced[into] = s.unitReduced[unit];
  s.unitSorties[into] = s.unitSorties[unit];
  s.unitSupply[into] = s.unitSupply[unit];
  s.unitFlags[into] = s.unitFlags[unit];
  placeUnit(s, into, place);
  s.upgrades[faction]++;
  if (also === undefined) return;
  s.unitReduced[also] = 1;
  sendToBox(s, also);
}
