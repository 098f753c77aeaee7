/** Moves of the unit in hand: what each costs, what it meets, and what it does to the border. */
import { BORDER_KINDS, BORDER_LIMIT, type BorderKind, UNIT_TYPES } from "@tripartite/triumph/data/kinds";
import {
  AREA_IDS,
  border,
  ENTRY_COST,
  IS_LAND,
  IS_LAND_BORDER,
  KIND_OF_BORDER,
  NEIGHBOURS,
} from "@tripartite/triumph/data/map";
import { CONVOY_SPEED, IS_GROUND, SPEED } from "@tripartite/triumph/data/units";
import type { OwnUnit, View } from "@tripartite/triumph/view";
import type { TableAction } from "./action.ts";
import { enemiesAt, isEnemyLand } from "./enemies.ts";
import { areaIndex } from "./names.ts";
import type { OwnUnits } from "./units.ts";

export type Mode = "land" | "sea" | "air" | "coast";

export interface BorderUse {
  readonly from: string;
  readonly to: string;
  readonly kind: BorderKind;
  readonly used: number;
  readonly limit: number;
}

export interface Way {
  readonly action: TableAction;
  /** Start included. */
  readonly route: readonly string[];
  readonly end: string;
  readonly mode: Mode;
  readonly cost: number;
  readonly speed: number;
  readonly strategic: boolean;
  readonly engages: boolean;
  /** §11.0 Enemy units there end the move; Air Forces, and Subs at sea, may go on. */
  readonly mustStop: boolean;
  readonly invades: boolean;
  /** Enemy land that nobody holds. */
  readonly takes: boolean;
  /** The border that counts, for Ground units only. */
  readonly border?: BorderUse;
}

const isGround = ({ unitType }: OwnUnit): boolean => IS_GROUND[UNIT_TYPES.indexOf(unitType)];

function hasTechnology(view: View, technology: string): boolean {
  return (
    view.viewer !== "spectator" && view.factions[view.viewer].revealed.some((pair) => pair.technology === technology)
  );
}

/** §11.0 Land, Sea or Air; ships that step along their coast use Land Movement. */
function modeOf(unit: OwnUnit, route: readonly string[]): Mode {
  if (unit.unitType === "airForce") return "air";
  const overLand = route
    .slice(1)
    .every((area, i) => IS_LAND_BORDER[border(areaIndex(route[i]), areaIndex(area))] && IS_LAND[areaIndex(area)]);
  if (isGround(unit)) return overLand ? "land" : "sea";
  return overLand && !isStraitStep(route) ? "coast" : "sea";
}

/** R102 Over a Straits border ships go by sea. */
function isStraitStep(route: readonly string[]): boolean {
  return BORDER_KINDS[KIND_OF_BORDER[border(areaIndex(route[0]), areaIndex(route[1]))]] === "strait";
}

function speedOf(view: View, unit: OwnUnit, mode: Mode, strategic: boolean): number {
  if (mode === "coast") return 1;
  const base = mode === "sea" && isGround(unit) ? CONVOY_SPEED : SPEED[UNIT_TYPES.indexOf(unit.unitType)];
  const faster =
    (unit.unitType === "airForce" && hasTechnology(view, "heavy-bombers")) ||
    (unit.unitType === "infantry" && mode === "land" && hasTechnology(view, "motorized-infantry"));
  return (base + Number(faster)) * (strategic ? 2 : 1);
}

/** §11.52, §11.221 How far a border is used, and how many may use it. */
export function borderUse(view: View, from: string, to: string, invades: boolean): BorderUse {
  const kind = BORDER_KINDS[KIND_OF_BORDER[border(areaIndex(from), areaIndex(to))]];
  const crossing = view.own?.crossings.find(({ areas }) => areas.includes(from) && areas.includes(to));
  const isCoast = kind === "coast" || kind === "strait";
  const limit = isCoast && hasTechnology(view, "lsts") ? 2 : BORDER_LIMIT[BORDER_KINDS.indexOf(kind)];
  const used = (invades ? 0 : (crossing?.used ?? 0)) + (isCoast ? (crossing?.invaders ?? 0) : 0);
  return { from, to, kind, used, limit };
}

export function wayOf(view: View, unit: OwnUnit, start: string, action: TableAction): Way {
  const route = [start, ...action.route!];
  const end = route.at(-1)!;
  const mode = modeOf(unit, route);
  const engages = enemiesAt(view, end).length > 0;
  const invades = isGround(unit) && mode === "sea" && isEnemyLand(view, end);
  const counts = isGround(unit) && (engages || invades);
  const disengages = isGround(unit) && enemiesAt(view, start).length > 0;
  const crossed: readonly [string, string] | undefined = counts
    ? [route.at(-2)!, end]
    : disengages
      ? [route[0], route[1]]
      : undefined;
  return {
    action,
    route,
    end,
    mode,
    cost: mode === "coast" ? 1 : action.route!.reduce((sum, area) => sum + ENTRY_COST[areaIndex(area)], 0),
    speed: speedOf(view, unit, mode, action.strategic === true),
    strategic: action.strategic === true,
    engages,
    mustStop: engages && mode !== "air" && !(unit.unitType === "sub" && !IS_LAND[areaIndex(end)]),
    invades,
    takes: !engages && isEnemyLand(view, end),
    ...(crossed && { border: borderUse(view, crossed[0], crossed[1], invades && !engages) }),
  };
}

/** The moves of a unit of the viewer as ways. */
export function waysOf(view: View, units: OwnUnits, unit: number, moves: readonly TableAction[]): Way[] {
  const found = units.get(unit);
  return found === undefined ? [] : moves.map((action) => wayOf(view, found.unit, found.area, action));
}

/** Of several ways to an area the one that the map draws. */
export function shownWay(ways: readonly Way[]): Way {
  return ways.toSorted((a, b) => Number(a.strategic) - Number(b.strategic) || a.cost - b.cost)[0];
}

/** Borders that the unit could use to Engage, from its place or from where it may get to; full ones too. */
export function bordersInReach(view: View, unit: OwnUnit, start: string, ways: readonly Way[]): BorderUse[] {
  if (!isGround(unit)) return [];
  const found = new Map<string, BorderUse>();
  const add = (use: BorderUse) => {
    if (use.limit < Number.MAX_SAFE_INTEGER) found.set([use.from, use.to].sort().join(), use);
  };
  for (const way of ways) if (way.border) add(way.border);
  const bases = new Set([start, ...ways.filter(({ engages }) => !engages).map(({ end }) => end)]);
  for (const base of bases) {
    if (!IS_LAND[areaIndex(base)]) continue;
    for (const neighbour of NEIGHBOURS[areaIndex(base)]) {
      const to = AREA_IDS[neighbour];
      if (!IS_LAND_BORDER[border(areaIndex(base), neighbour)] || enemiesAt(view, to).length === 0) continue;
      const use = borderUse(view, base, to, false);
      if (use.used > 0) add(use);
    }
  }
  return [...found.values()];
}
