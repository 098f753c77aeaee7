/** Operations at sea as the page shows them: ways on the map, prices, who could intercept, chances. */
import { isRefusal, type Json } from "@tripartite/kernel";
import type { Action } from "@tripartite/surrender/actions";
import { decodeAction } from "@tripartite/surrender/codec";
import type { ResultCode } from "@tripartite/surrender/data/combatTable";
import { UNDERTAKINGS, type Undertaking } from "@tripartite/surrender/data/vocabulary";
import {
  interceptorUnderWay,
  previewEscorts,
  previewInterception,
  previewInvasion,
  previewLanding,
  previewSupply,
  previewVoyages,
  type Threat,
} from "@tripartite/surrender/previews/sea";
import type { Odds } from "@tripartite/surrender/rules/charts/odds";
import { boardOf, type State, unitPlaceName } from "@tripartite/surrender/state";
import type { View } from "@tripartite/surrender/view";
import { hexDistance } from "../../board/keys.ts";
import type { TableAction } from "./action.ts";
import type { Scene } from "./scene.ts";
import { stateSeen } from "./state.ts";

/** Enemies that could intercept in a Sea Zone, by their names. */
export interface SeenThreat {
  readonly sea: string;
  readonly units: readonly string[];
  readonly markers: readonly string[];
}

export interface SeenVoyage {
  readonly place: string;
  readonly cost: number;
  readonly left: number;
  /** Sea Zones and boxes one after the other. */
  readonly route: readonly string[];
  readonly threats: readonly SeenThreat[];
}

function seenThreats(state: State, threats: readonly Threat[]): SeenThreat[] {
  const { seaIds, unitIds, markerIds } = boardOf(state);
  return threats.map(({ sea, units, markers }) => ({
    sea: seaIds[sea],
    units: units.map((unit) => unitIds[unit]),
    markers: markers.map((marker) => markerIds[marker]),
  }));
}

/** Of the ship that is active; empty while none is. */
export function voyagesOf(view: Json): ReadonlyMap<string, SeenVoyage> {
  if ((view as unknown as View).phase !== "sail") return NONE;
  const state = stateSeen(view);
  const board = boardOf(state);
  const voyages = previewVoyages(state).map(
    ({ place, route, cost, left, threats }): SeenVoyage => ({
      place: unitPlaceName(board, place),
      cost,
      left,
      route: route.map((node) => board.seaIds[node]),
      threats: seenThreats(state, threats),
    }),
  );
  return new Map(voyages.map((voyage) => [voyage.place, voyage]));
}

const NONE: ReadonlyMap<string, SeenVoyage> = new Map();

/** A way over Sea Zones as hexes through which an arrow runs: from a port, by the middle of each zone, to a place. */
export function seaPath(
  scene: Scene,
  from: string | undefined,
  route: readonly string[],
  to: string | undefined,
): string[] {
  const { byId } = scene.map;
  const stops = route.flatMap((zone) => middleOf(scene, zone) ?? []);
  const ends = (place: string | undefined) => (place !== undefined && byId.has(place) ? [place] : []);
  return [...ends(from), ...stops, ...ends(to)];
}

const middles = new WeakMap<Scene, Map<string, string | undefined>>();

/** The hex in the middle of a Sea Zone. */
export function middleOf(scene: Scene, zone: string): string | undefined {
  const known = middles.get(scene) ?? new Map<string, string | undefined>();
  middles.set(scene, known);
  if (!known.has(zone)) {
    const hexes = scene.map.hexes.filter(({ seaZone, country }) => seaZone === zone && country === undefined);
    const x = hexes.reduce((sum, { centre }) => sum + centre[0], 0) / hexes.length;
    const y = hexes.reduce((sum, { centre }) => sum + centre[1], 0) / hexes.length;
    const away = (hex: (typeof hexes)[number]) => Math.hypot(hex.centre[0] - x, hex.centre[1] - y);
    known.set(zone, hexes.toSorted((a, b) => away(a) - away(b))[0]?.id);
  }
  return known.get(zone);
}

function decoded<Type extends Action["type"]>(
  state: State,
  action: TableAction,
  type: Type,
): Extract<Action, { type: Type }> | undefined {
  const found = decodeAction(action as unknown as Json, state);
  return isRefusal(found) || found.type !== type ? undefined : (found as Extract<Action, { type: Type }>);
}

export interface InterceptionChance {
  readonly bare: number;
  readonly escort: string | undefined;
  readonly escorted: number | undefined;
}

/** The chance that an attempt stops the operation. */
export function interceptionChance(view: Json, action: TableAction): InterceptionChance | undefined {
  const state = stateSeen(view);
  const attempt = decoded(state, action, "intercept");
  if (attempt === undefined) return undefined;
  const { bare, escort, escorted } = previewInterception(state, attempt);
  return { bare, escort: escort === undefined ? undefined : boardOf(state).unitIds[escort], escorted };
}

/** The chance that the operation is stopped: with each escort, and under "" without one. */
export function escortChances(view: Json): ReadonlyMap<string, number> {
  const state = stateSeen(view);
  const { unitIds } = boardOf(state);
  return new Map(previewEscorts(state).map(({ unit, stopped }) => [unit === undefined ? "" : unitIds[unit], stopped]));
}

/** The interception under way: who attacks whom, and the chance that the target is stopped if nothing else escorts it. */
export interface SeenInterception {
  readonly unit: string | undefined;
  readonly marker: string | undefined;
  readonly target: string;
  readonly stopped: number;
}

export function interceptionOf(view: Json): SeenInterception {
  const state = stateSeen(view);
  const { unitIds, markerIds } = boardOf(state);
  const { unit: interceptor, marker } = interceptorUnderWay(state);
  return {
    unit: interceptor < 0 ? undefined : unitIds[interceptor],
    marker: marker < 0 ? undefined : markerIds[marker],
    target: unitIds[state.defender],
    stopped: previewEscorts(state).find(({ unit }) => unit === undefined)!.stopped,
  };
}

/** Invasions and supply have no single hex that they are bound for. */
const BOUND_FOR_A_HEX: ReadonlySet<Undertaking> = new Set([
  "navalMovement",
  "navalTransport",
  "bombingRun",
  "airStrike",
]);

/** What the operation that may be intercepted is, and the hex it is bound for. */
export function undertakingOf(view: Json): { readonly kind: Undertaking; readonly hex: string | undefined } {
  const state = stateSeen(view);
  const kind = UNDERTAKINGS[state.operation];
  return { kind, hex: BOUND_FOR_A_HEX.has(kind) ? boardOf(state).hexIds[state.destination] : undefined };
}

/** Its way: from its ship or bomber over Sea Zones to where it is bound for. */
export function operationWay(view: Json, scene: Scene, hexOf: (unit: string) => string | undefined): string[] {
  const state = stateSeen(view);
  const { seaIds, unitIds } = boardOf(state);
  const ship = state.force[0] ?? state.active;
  const from = ship === undefined || ship < 0 ? undefined : hexOf(unitIds[ship]);
  return seaPath(
    scene,
    from,
    state.route.map((node) => seaIds[node]),
    undertakingOf(view).hex,
  );
}

export interface SeenInvasion {
  readonly sea: string;
  readonly units: readonly string[];
  readonly ships: readonly string[];
  readonly landings: readonly {
    readonly hex: string;
    readonly units: readonly string[];
    readonly odds: Odds<ResultCode> | undefined;
  }[];
  readonly threats: readonly SeenThreat[];
}

export function invasionOf(view: Json): SeenInvasion {
  const state = stateSeen(view);
  const { seaIds, unitIds, hexIds } = boardOf(state);
  const names = (units: readonly number[]) => units.map((unit) => unitIds[unit]);
  const { sea, units, ships, landings, threats } = previewInvasion(state);
  return {
    sea: seaIds[sea],
    units: names(units),
    ships: names(ships),
    landings: landings.map((landing) => ({
      hex: hexIds[landing.hex],
      units: names(landing.units),
      odds: landing.odds,
    })),
    threats: seenThreats(state, threats),
  };
}

/** The landing Assault that a choice of Primary Attacker and warship would bring. */
export function stormOdds(view: Json, action: TableAction, hex: string): Odds<ResultCode> | undefined {
  const state = stateSeen(view);
  const storm = decoded(state, action, "storm");
  return storm && previewLanding(state, storm.unit, boardOf(state).hexIndex.get(hex)!, storm.with);
}

export interface SeenSupply {
  readonly units: readonly string[];
  readonly threats: readonly SeenThreat[];
}

export function supplyBySea(view: Json, action: TableAction): SeenSupply | undefined {
  const state = stateSeen(view);
  const serve = decoded(state, action, "serve");
  if (serve === undefined) return undefined;
  const { units, threats } = previewSupply(state, serve);
  return { units: units.map((unit) => boardOf(state).unitIds[unit]), threats: seenThreats(state, threats) };
}

/** Ports nearest to a hex first. */
export function byNearness(from: string | undefined, places: readonly TableAction[]): TableAction[] {
  const away = ({ place = "" }: TableAction) =>
    from !== undefined && /^\d{4}$/.test(place) ? hexDistance(from, place) : Number.POSITIVE_INFINITY;
  return places.toSorted((a, b) => away(a) - away(b));
}
