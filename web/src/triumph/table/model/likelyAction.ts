/** "Why not?": the action that a click on something unlit probably meant. */

import { INTEL_OF_CARD, NATIONS_OF_CARD, WILD_OF_CARD, WILD_TARGETS } from "@tripartite/triumph/data/deck";
import { FACTIONS, UNIT_TYPES } from "@tripartite/triumph/data/kinds";
import {
  AREA_IDS,
  IS_LAND_BORDER,
  NATION_IDS,
  NATION_OF_AREA,
  NEIGHBOUR_BORDERS,
  NEIGHBOURS,
} from "@tripartite/triumph/data/map";
import { IS_GROUND, IS_SHIP } from "@tripartite/triumph/data/units";
import type { View } from "@tripartite/triumph/view";
import type { TableAction } from "./action.ts";
import type { Focus } from "./focus.ts";
import { areaIndex, cardIndex } from "./names.ts";
import { hasOthers, type OwnUnits } from "./units.ts";

const FIRST_POWER = { axis: "germany", west: "britain", ussr: "ussr" } as const;

/** Borders that a way may cross. */
type Borders = "land" | "coast" | "any";

/** The shortest way between two areas over such borders, without the start. */
export function shortestWay(from: string, to: string, over: Borders): string[] | undefined {
  const start = areaIndex(from);
  const goal = areaIndex(to);
  const before = new Map<number, number>([[start, start]]);
  const queue = [start];
  for (let area = queue.shift(); area !== undefined && area !== goal; area = queue.shift()) {
    for (const [i, next] of NEIGHBOURS[area].entries()) {
      const kind: Borders = IS_LAND_BORDER[NEIGHBOUR_BORDERS[area][i]] ? "land" : "coast";
      if (before.has(next) || (over !== "any" && over !== kind)) continue;
      before.set(next, area);
      queue.push(next);
    }
  }
  if (!before.has(goal)) return undefined;
  const way: string[] = [];
  for (let area = goal; area !== start; area = before.get(area)!) way.unshift(AREA_IDS[area]);
  return way;
}

function nationOf(area: string): string | undefined {
  return NATION_IDS[NATION_OF_AREA[areaIndex(area)]];
}

function moveWish(unit: number, area: string, units: OwnUnits): TableAction | undefined {
  const found = units.get(unit);
  if (found === undefined || found.area === area) return undefined;
  const type = UNIT_TYPES.indexOf(found.unit.unitType);
  const over = IS_GROUND[type] ? "land" : IS_SHIP[type] ? "coast" : "any";
  const route = shortestWay(found.area, area, over) ?? shortestWay(found.area, area, "any");
  return route && { type: "move", unit, route: route.slice(0, 16), strategic: false };
}

function declarationWish(view: View, area: string): TableAction | undefined {
  const holder = view.areas[area].control;
  const rival = FACTIONS.find((faction) => faction === holder && faction !== view.viewer);
  if (rival !== undefined) return { type: "declareWar", rival };
  const nation = nationOf(area);
  return nation === undefined ? undefined : { type: "violate", nation };
}

/** A card that was chosen before is meant for the nation or the Rival that was clicked. */
function playOn(card: string, nation: string, area: string, { areas, viewer }: View): TableAction {
  const index = cardIndex(card);
  if (WILD_OF_CARD[index] >= 0) return { type: "wildcard", card, nation };
  const rival = FACTIONS.find((faction) => faction === areas[area].control && faction !== viewer);
  if (INTEL_OF_CARD[index] >= 0 && rival !== undefined) return { type: "intelligence", card, rival, area };
  return { type: "diplomacy", card, nation };
}

/** What a click on an area that is not lit would have meant. */
export function likelyForArea(
  decision: string,
  view: View,
  focus: Focus,
  units: OwnUnits,
  area: string,
): TableAction | undefined {
  const nation = nationOf(area);
  switch (decision) {
    case "D01":
      return { type: "place", area, unitType: "infantry" };
    case "D02":
    case "D05":
      return view.viewer === "spectator"
        ? undefined
        : { type: "cadre", area, nationality: FIRST_POWER[view.viewer], unitType: "infantry" };
    case "D03":
    case "D07":
      return focus.card === undefined || nation === undefined ? undefined : playOn(focus.card, nation, area, view);
    case "D06":
      return { type: "arrive", area };
    case "D10":
      return { type: "muster", area, unitType: "infantry" };
    case "D15":
      return declarationWish(view, area);
    case "D19":
      return view.own?.picked === undefined ? undefined : moveWish(view.own.picked, area, units);
    case "D22":
      return hasOthers(view, area) ? { type: "designate", area } : undefined;
    case "D23":
      return { type: "fight", area };
    case "D26":
    case "D32":
      return focus.unit === undefined ? undefined : { type: "retreat", unit: focus.unit, to: area };
    case "D30":
    case "D33":
      return focus.unit === undefined ? undefined : { type: "rebase", unit: focus.unit, to: area };
    default:
      return undefined;
  }
}

/** What a click on an own unit that is not lit would have meant. */
export function likelyForUnit(decision: string, unit: number): TableAction | undefined {
  switch (decision) {
    case "D02":
    case "D05":
      return { type: "step", unit };
    case "D19":
      return { type: "pick", unit };
    case "D26":
      return { type: "hold", unit };
    case "D27":
      return { type: "hit", unit };
    case "D28":
      return { type: "join", unit };
    case "D31":
      return { type: "escape", unit };
    default:
      return undefined;
  }
}

/** An Action card is meant for the first nation that it names. */
function playWish(card: string, viewer: View["viewer"]): TableAction | undefined {
  const index = cardIndex(card);
  const [nation] = NATIONS_OF_CARD[index] ?? [];
  if (nation !== undefined) return { type: "diplomacy", card, nation: NATION_IDS[nation] };
  return WILD_OF_CARD[index] >= 0
    ? { type: "wildcard", card, nation: wildTarget(WILD_OF_CARD[index], viewer) }
    : undefined;
}

function wildTarget(wild: number, viewer: View["viewer"]): string {
  const targets = WILD_TARGETS[wild];
  const [first = 0] =
    typeof targets === "string" ? [] : targets[Math.max(0, (FACTIONS as readonly string[]).indexOf(`${viewer}`))];
  return NATION_IDS[first];
}

/** What a click on a card without a play would have meant. */
export function likelyForCard(decision: string, card: string, { viewer }: View): TableAction | undefined {
  if (decision === "D03" || decision === "D07") return playWish(card, viewer) ?? { type: "fund", card };
  if (decision === "D12" || decision === "D13") return { type: "commit", card };
  return decision === "D11" ? { type: "discard", card } : undefined;
}
