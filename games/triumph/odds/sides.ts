/** Who stands against whom in a battle, as far as a viewer knows. */
import type { Unit } from "../data/ids.ts";
import { NATIONALITIES, type NationalityName, UNIT_TYPES, type UnitTypeName } from "../data/kinds.ts";
import { area as areaOf, IS_LAND, PARTY_OF_NATIONALITY } from "../data/map.ts";
import { IS_ANS, IS_CONVOY_AT_SEA } from "../data/units.ts";
import { PARTIES, type PartyName } from "../model/names.ts";
import type { AreaView, FaceUpUnit, OwnUnit, View } from "../view/types.ts";

export interface BattleUnit {
  readonly key: string;
  /** Only the viewer's own units have a number. */
  readonly unit?: Unit;
  readonly nationality: NationalityName;
  readonly unitType: UnitTypeName;
  readonly cv: number;
  readonly acted: boolean;
  readonly invader: boolean;
  readonly raider: boolean;
  /** §3.244 A Tank or Infantry at sea. */
  readonly convoy: boolean;
  /** The way on which an own unit came into a Sea. */
  readonly route?: string;
}

export interface BattleSide {
  readonly party: PartyName;
  readonly attacks: boolean;
  /** In the order of action. */
  readonly units: readonly BattleUnit[];
  /** Own BattleGroups that have not joined yet, by their route. */
  readonly groups: readonly (readonly BattleUnit[])[];
  /** Blocks in the area that the viewer does not see. */
  readonly hidden: number;
}

export const isSea = (area: string): boolean => !IS_LAND[areaOf(area)];

export function partyOf(nationality: NationalityName): PartyName {
  return PARTIES[PARTY_OF_NATIONALITY[NATIONALITIES.indexOf(nationality)]];
}

/** The Defenders first, then the Attacker. */
export function sidesOf(
  view: View,
  area: string,
  parties: readonly PartyName[],
  attacker: PartyName | undefined = view.battle?.attacker,
): BattleSide[] {
  const sides = parties.map((party) => sideOf(view, area, party, party === attacker));
  return sides.sort((a, b) => Number(a.attacks) - Number(b.attacks));
}

function sideOf(view: View, area: string, party: PartyName, attacks: boolean): BattleSide {
  const there: AreaView = view.areas[area];
  const sea = isSea(area);
  const isFought = view.battle?.area === area;
  const own = party === view.viewer ? (there.units ?? []).filter(({ escaped }) => !escaped) : [];
  const waits = (unit: OwnUnit) => sea && (isFought ? !unit.joined : isNewcomer(unit));
  /** A unit that came into the area by a Retreat, say, is not in the fight. */
  const fights = ({ joined }: FaceUpUnit) => !isFought || joined === true;
  const shown = (there.faceUp ?? []).filter(
    (unit) => partyOf(unit.nationality) === party && !unit.escaped && fights(unit),
  );
  const hidden = (there.blocks ?? []).filter(({ nationality, escaped }) => partyOf(nationality) === party && !escaped);
  return {
    party,
    attacks,
    units: inOrder([
      ...own.filter((unit) => !waits(unit) && fights(unit)).map((unit) => ownUnit(unit, sea)),
      ...shown.map((unit, index) => shownUnit(unit, index, sea)),
    ]),
    groups: groupsOf(own.filter(waits), sea),
    hidden: hidden.reduce((sum, { count }) => sum + count, 0),
  };
}

/** §11.53 ANS that came into the Sea in this turn are a BattleGroup. */
function isNewcomer({ route, unitType }: OwnUnit): boolean {
  return route !== undefined && joinsGroup(unitType);
}

export function joinsGroup(unitType: UnitTypeName): boolean {
  return IS_ANS[UNIT_TYPES.indexOf(unitType)];
}

function inOrder(units: BattleUnit[]): BattleUnit[] {
  return units.sort(
    (a, b) =>
      UNIT_TYPES.indexOf(a.unitType) - UNIT_TYPES.indexOf(b.unitType) || b.cv - a.cv || (a.key < b.key ? -1 : 1),
  );
}

function groupsOf(units: readonly OwnUnit[], sea: boolean): BattleUnit[][] {
  const groups = Object.values(Object.groupBy(units, ({ route = [] }) => route.join())) as OwnUnit[][];
  return groups.map((group) => group.map((unit) => ownUnit(unit, sea))).sort((a, b) => cvOf(b) - cvOf(a));
}

function ownUnit(unit: OwnUnit, sea: boolean): BattleUnit {
  return {
    ...shownUnit(unit, 0, sea),
    key: `unit-${unit.unit}`,
    unit: unit.unit,
    ...(unit.route && { route: unit.route.join() }),
  };
}

function shownUnit(unit: FaceUpUnit, index: number, sea: boolean): BattleUnit {
  const { nationality, unitType, cv, acted, invader, raider } = unit;
  return {
    key: `${nationality}-${unitType}-${index}`,
    nationality,
    unitType,
    cv,
    acted: acted === true,
    invader: invader === true,
    raider: raider === true,
    convoy: sea && IS_CONVOY_AT_SEA[UNIT_TYPES.indexOf(unitType)],
  };
}

/** §11.221, §12.72 Invaders and Convoys are hit but do not act. */
export function isIdle({ invader, convoy }: BattleUnit): boolean {
  return invader || convoy;
}

export function cvOf(units: readonly BattleUnit[]): number {
  return units.reduce((sum, { cv }) => sum + cv, 0);
}

const IN_ROUND: readonly View["phase"][] = ["battleAction", "battleHits", "battleOrder"];

/** Do units of this type act now? */
export function isActing({ battle, phase }: View, type: UnitTypeName): boolean {
  return battle?.unitType === type && IN_ROUND.includes(phase);
}

/** The sides in the order in which their units of this type act. */
export function inOrderOfAction({ battle }: View, sides: readonly BattleSide[], type: UnitTypeName): BattleSide[] {
  const order = battle?.order[UNIT_TYPES.indexOf(type)] ?? [];
  return sides.toSorted((a, b) => order.indexOf(a.party) - order.indexOf(b.party));
}
