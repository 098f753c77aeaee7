/** Who stands against whom in a battle, as far as the viewer may know it. */
import {
  FACTIONS,
  NATIONALITIES,
  type NationalityName,
  UNIT_TYPES,
  type UnitTypeName,
} from "@tripartite/triumph/data/kinds";
import { IS_LAND, PARTY_OF_NATIONALITY } from "@tripartite/triumph/data/map";
import { IS_GROUND } from "@tripartite/triumph/data/units";
import type { AreaView, FaceUpUnit, OwnUnit, View } from "@tripartite/triumph/view";
import type { Party } from "../model/action.ts";
import { areaIndex } from "../model/names.ts";

export interface BattleUnit {
  readonly key: string;
  /** Only the viewer's own units have a number. */
  readonly unit?: number;
  readonly nationality: NationalityName;
  readonly unitType: UnitTypeName;
  readonly cv: number;
  readonly acted: boolean;
  readonly invader: boolean;
  readonly raider: boolean;
  /** The way on which an own unit came into a Sea. */
  readonly route?: string;
}

export interface BattleSide {
  readonly party: Party;
  readonly attacks: boolean;
  /** In the order of action. */
  readonly units: readonly BattleUnit[];
  /** Own BattleGroups that have not joined yet, by their route. */
  readonly groups: readonly (readonly BattleUnit[])[];
  /** Blocks in the area that the viewer does not see. */
  readonly hidden: number;
}

export const isSea = (area: string): boolean => !IS_LAND[areaIndex(area)];

export const PARTY_NAMES: readonly Party[] = [...FACTIONS, "native"];

export function partyOf(nationality: NationalityName): Party {
  return PARTY_NAMES[PARTY_OF_NATIONALITY[NATIONALITIES.indexOf(nationality)]];
}

/** The Defenders first, then the Attacker. */
export function sidesOf(view: View, area: string, parties: readonly Party[]): BattleSide[] {
  const sides = parties.map((party) => sideOf(view, view.areas[area], party, isSea(area)));
  return sides.sort((a, b) => Number(a.attacks) - Number(b.attacks));
}

function sideOf(view: View, area: AreaView, party: Party, sea: boolean): BattleSide {
  const own = party === view.viewer ? (area.units ?? []).filter(({ escaped }) => !escaped) : [];
  const waits = (unit: OwnUnit) => sea && !unit.joined && (view.battle !== undefined || isNewcomer(unit));
  const shown = (area.faceUp ?? []).filter(({ nationality, escaped }) => partyOf(nationality) === party && !escaped);
  const hidden = (area.blocks ?? []).filter(({ nationality, escaped }) => partyOf(nationality) === party && !escaped);
  return {
    party,
    attacks: party === view.turn,
    units: inOrder([...own.filter((unit) => !waits(unit)).map(ownUnit), ...shown.map(shownUnit)]),
    groups: groupsOf(own.filter(waits)),
    hidden: hidden.reduce((sum, { count }) => sum + count, 0),
  };
}

/** §11.53 ANS that came into the Sea in this turn are a BattleGroup. */
function isNewcomer({ route, unitType }: OwnUnit): boolean {
  return route !== undefined && !IS_GROUND[UNIT_TYPES.indexOf(unitType)];
}

function inOrder(units: BattleUnit[]): BattleUnit[] {
  return units.sort(
    (a, b) =>
      UNIT_TYPES.indexOf(a.unitType) - UNIT_TYPES.indexOf(b.unitType) || b.cv - a.cv || (a.key < b.key ? -1 : 1),
  );
}

function groupsOf(units: readonly OwnUnit[]): BattleUnit[][] {
  const groups = Object.values(Object.groupBy(units, ({ route = [] }) => route.join())) as OwnUnit[][];
  return groups.map((group) => group.map(ownUnit)).sort((a, b) => cvOf(b) - cvOf(a));
}

function ownUnit(unit: OwnUnit): BattleUnit {
  return {
    ...shownUnit(unit, 0),
    key: `unit-${unit.unit}`,
    unit: unit.unit,
    ...(unit.route && { route: unit.route.join() }),
  };
}

function shownUnit({ nationality, unitType, cv, acted, invader, raider }: FaceUpUnit, index: number): BattleUnit {
  return {
    key: `${nationality}-${unitType}-${index}`,
    nationality,
    unitType,
    cv,
    acted: acted === true,
    invader: invader === true,
    raider: raider === true,
  };
}

/** §11.221, §12.72 Invaders and Convoys are hit but do not act. */
export function isIdle({ unitType, invader }: BattleUnit, area: string): boolean {
  return invader || (isSea(area) && (unitType === "tank" || unitType === "infantry"));
}

export function cvOf(units: readonly BattleUnit[]): number {
  return units.reduce((sum, { cv }) => sum + cv, 0);
}
