/** What an operation at sea costs, who could intercept it, and with what chance. */

import type { ResultCode } from "../data/combatTable.ts";
import type { Action } from "../model/actions.ts";
import { copyState } from "../model/state/copy.ts";
import { boardOf, type State } from "../model/state.ts";
import type { AirNavalForce } from "../rules/charts/airNavalCombat.ts";
import { airNavalOdds, groundOdds, interceptionOdds, type Odds } from "../rules/charts/odds.ts";
import { groundSituation } from "../rules/combat/battle.ts";
import { combatWeather } from "../rules/combat/combatPlace.ts";
import {
  type Attempt,
  defaultEscort,
  escorts,
  forceOfUnit,
  interceptionSituation,
  interceptorCode,
  markerOfCode,
  operationOf,
  uboatsFor,
  unitsInReach,
} from "../rules/sea/interceptors.ts";
import { groupIn, landingHexes, landingTargets, pairsFor } from "../rules/sea/invasion.ts";
import { isSeaZone } from "../rules/sea/lanes.ts";
import { destination, places, voyageUnderWay } from "../rules/sea/voyage.ts";
import { enemiesOf } from "../rules/sides.ts";
import { landNetworks } from "../rules/supply/networks.ts";
import { arrivalsOf, seaLinesOf, servesUnit, supplyPorts } from "../rules/supply/seaLines.ts";

/** Enemies that could intercept in a Sea Zone of a way. */
export interface Threat {
  readonly sea: number;
  readonly units: readonly number[];
  readonly markers: readonly number[];
}

/** §53.2 Open information: who could intercept on a way, zone by zone. */
export function threatsOn(s: State, faction: number, route: readonly number[]): Threat[] {
  const enemies = enemiesOf(s, faction);
  return [...new Set(route)].flatMap((sea) => {
    if (!isSeaZone(s, sea)) return [];
    const threat: { sea: number; units: number[]; markers: number[] } = { sea, units: [], markers: [] };
    for (let enemy = 0; enemies >> enemy !== 0; enemy++) {
      if ((enemies & (1 << enemy)) === 0) continue;
      threat.units.push(...unitsInReach(s, enemy, sea));
      threat.markers.push(...uboatsFor(s, enemy, sea));
    }
    return threat.units.length + threat.markers.length > 0 ? [threat] : [];
  });
}

export interface VoyagePreview {
  readonly place: number;
  readonly route: readonly number[];
  readonly cost: number;
  readonly left: number;
  readonly threats: readonly Threat[];
}

/** §52 Every place that the active ship can sail to, by the cheapest way. */
export function previewVoyages(s: State): VoyagePreview[] {
  const voyage = voyageUnderWay(s);
  return places(s, voyage).map((place) => {
    const { route, cost } = destination(s, voyage, place);
    const whole = [...voyage.route, ...route];
    return {
      place,
      route: whole,
      cost,
      left: voyage.points - cost,
      threats: threatsOn(s, s.unitFaction[voyage.ship], whole),
    };
  });
}

/** §53.4 Chances, 0 … 1: that the operation is stopped. */
export interface InterceptionPreview {
  readonly bare: number;
  /** Against the escort that is most likely to be named, if there is one. */
  readonly escort: number | undefined;
  readonly escorted: number | undefined;
}

/** §53.3 The odds of an attempt as things stand, with nothing committed. */
export function previewInterception(s: State, attempt: Attempt): InterceptionPreview {
  const after = copyState(s);
  after.interceptor = interceptorCode(attempt);
  after.defender = attempt.target;
  after.escorted = [];
  after.escort = -1;
  if (attempt.sea !== undefined) after.routeAt = after.route.indexOf(attempt.sea, after.routeAt);
  const escort = defaultEscort(after);
  return {
    bare: stopped(after, undefined),
    escort,
    escorted: escort === undefined ? undefined : stopped(after, forceOfUnit(after, escort)),
  };
}

/** Who intercepts in the attempt under way: a unit, or a marker; -1 for what it is not. */
export function interceptorUnderWay(s: State): { readonly unit: number; readonly marker: number } {
  return { unit: Math.max(s.interceptor, -1), marker: markerOfCode(s.interceptor) };
}

/** §53.4 For each unit that may escort, and without an escort: the chance that the operation is stopped. */
export function previewEscorts(s: State): { readonly unit: number | undefined; readonly stopped: number }[] {
  return [...escorts(s), undefined].map((unit) => ({
    unit,
    stopped: stopped(s, unit === undefined ? undefined : forceOfUnit(s, unit)),
  }));
}

/** An interceptor that beats the escort attacks again. */
function stopped(s: State, escort: AirNavalForce | undefined): number {
  const { attacker } = interceptionSituation(s);
  const operation = operationOf(s);
  const { of, ways } = interceptionOdds({
    operation: operation === "airStrike" ? "navalMovement" : operation,
    weather: combatWeather(s),
    interceptor: attacker,
    target: forceOfUnit(s, s.defender),
    ...(escort && { escort }),
  });
  return ways.interdicted / of;
}

/** The combat of an interception or an Air Strike that is under way. */
export function previewAirNaval(s: State): Odds<ResultCode> {
  return airNavalOdds(interceptionSituation(s));
}

/** §55.6 The landing Assault with this Primary Attacker and this warship, nothing committed. */
export function previewLanding(s: State, primary: number, hex: number, warship: number | undefined): Odds<ResultCode> {
  const after = copyState(s);
  after.navalSupport = warship ?? -1;
  const group = groupIn(s, hex).filter((unit) => unit !== primary);
  const battle = { kind: "landing", hex, airAttacker: false, airDefender: false, markers: [] } as const;
  return groundOdds(groundSituation(after, { ...battle, attackers: [primary, ...group] }));
}

/** §55.3 Where units that could take part in an invasion of a zone may land. */
export function previewCoast(s: State, zone: number): number[] {
  return [...new Set(pairsFor(s, s.phasing, zone).flatMap(({ unit }) => landingTargets(s, zone, unit)))];
}

/** §55 The invasion as it stands: its zone, pairs, warships, and what they land against. */
export interface InvasionPreview {
  readonly sea: number;
  readonly units: readonly number[];
  readonly ships: readonly number[];
  readonly landings: readonly {
    readonly hex: number;
    readonly units: readonly number[];
    readonly odds: Odds<ResultCode> | undefined;
  }[];
  readonly threats: readonly Threat[];
}

export function previewInvasion(s: State): InvasionPreview {
  const warship = s.force.find((ship) => !boardOf(s).units[ship].convoy);
  return {
    sea: s.route[0],
    units: s.cargo,
    ships: s.force,
    landings: landingHexes(s).map((hex) => {
      const units = groupIn(s, hex);
      return { hex, units, odds: s.groundAt[hex] < 0 ? undefined : previewLanding(s, units[0], hex, warship) };
    }),
    threats: threatsOn(s, s.operationFaction, s.route),
  };
}

/** §57.4 A convoy that keeps up supply: whom it serves, and who could stop it. */
export interface SupplyPreview {
  readonly units: readonly number[];
  readonly threats: readonly Threat[];
}

export function previewSupply(s: State, action: Action & { type: "serve" }): SupplyPreview {
  const lines = landNetworks(s, s.phasing);
  const overSea = seaLinesOf(s, s.phasing);
  const { sea, hex: port, route } = action;
  const ports = supplyPorts(s, s.phasing).filter(({ hex, zone }) => (port === undefined ? zone === sea : hex === port));
  const units = boardOf(s).units.flatMap((_, unit) => {
    if (s.unitFaction[unit] !== s.phasing || s.unitPlace[unit] < 0) return [];
    if (s.suppliedBySea.includes(unit) || s.cutOff.includes(unit)) return [];
    return arrivalsOf(s, lines, ports, unit).length > 0 && servesUnit(s, overSea, unit, route) ? [unit] : [];
  });
  return { units, threats: threatsOn(s, s.phasing, action.route) };
}
