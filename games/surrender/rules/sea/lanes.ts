/** §36.2, §36.3, §52.1 Sea Zones, sea boxes and the ways between them. */

import { type BoardPassage, PROHIBITED, type SeaLink } from "../../board/board.ts";
import type { Box, Faction, SeaNode } from "../../data/ids.ts";
import { NAVAL_COSTS } from "../../data/movement.ts";
import { boardOf, type State } from "../../model/state.ts";
import { atWar, STATUS } from "../sides.ts";

/** §36.3 R-SEA-2 Whether ships and sea lines of the faction may pass a Strait or Canal. */
function isPassageOpen(s: State, faction: Faction, { open, cities, closedBy }: BoardPassage): boolean {
  if (closedBy >= 0 && s.countryStatus[closedBy] === STATUS.neutral) return false;
  if (open === "all") return true;
  if ("controllerOf" in open) return cities.every((site) => site >= 0 && s.control[site] === faction);
  return cities[0] < 0 || !atWar(s, faction, s.control[cities[0]]);
}

export function isSeaZone(s: State, node: SeaNode): boolean {
  return node < boardOf(s).seaZones.length;
}

/** The Map Box that a sea node is, or -1. */
export function boxOfNode(s: State, node: SeaNode): Box {
  return boardOf(s).boxAtNode[node];
}

/** §36.4 Boxes are open to their own faction only. */
export function isOpenNode(s: State, faction: Faction, node: SeaNode): boolean {
  const box = boxOfNode(s, node);
  return box < 0 || boardOf(s).boxes[box].factionIndex === faction;
}

/** §52.1 What it costs to enter a Sea Zone or a Map Box. */
export function nodeCost(s: State, node: SeaNode): number {
  return isSeaZone(s, node) ? NAVAL_COSTS.MN2.cost : NAVAL_COSTS.MN4.cost;
}

/** §52.1 What a link costs the faction, PROHIBITED if it is closed. */
export function linkCost(s: State, faction: Faction, { to, passage }: SeaLink): number {
  if (!isOpenNode(s, faction, to)) return PROHIBITED;
  if (passage === undefined) return nodeCost(s, to);
  if (!isPassageOpen(s, faction, passage)) return PROHIBITED;
  return nodeCost(s, to) + (passage.kind === "strait" ? NAVAL_COSTS.MN5.cost : NAVAL_COSTS.MN3.cost);
}

export interface Lanes {
  /** By sea node: the cost from the start, PROHIBITED if it cannot be reached. */
  readonly costs: readonly number[];
  /** By sea node: the node before it, -1 at the start. */
  readonly before: readonly SeaNode[];
}

/**
 * The cheapest ways from a node that has cost `spent` so far. With `isEnough` the search ends at the first node that is:
 * what it tells then is one way there, not the cheapest one.
 */
export function lanesFrom(
  s: State,
  faction: Faction,
  start: SeaNode,
  spent: number,
  isEnough: (node: SeaNode, cost: number) => boolean = () => false,
): Lanes {
  const { seaLinks } = boardOf(s);
  const costs: number[] = new Array(seaLinks.length).fill(PROHIBITED);
  const before: SeaNode[] = new Array(seaLinks.length).fill(-1);
  const open = [start];
  costs[start] = spent;
  if (isEnough(start, spent)) return { costs, before };
  for (let i = 0; i < open.length; i++) {
    const node = open[i];
    for (const link of seaLinks[node]) {
      const cost = linkCost(s, faction, link);
      if (cost === PROHIBITED || costs[node] + cost >= costs[link.to]) continue;
      costs[link.to] = costs[node] + cost;
      before[link.to] = node;
      if (isEnough(link.to, costs[link.to])) return { costs, before };
      open.push(link.to);
    }
  }
  return { costs, before };
}

/** The nodes from the start of the lanes to one of them, without the start. */
export function wayAlong({ before }: Lanes, to: SeaNode): SeaNode[] {
  const way: SeaNode[] = [];
  for (let node = to; before[node] >= 0; node = before[node]) way.push(node);
  return way.reverse();
}

/** Links from a Sea Zone to others, over zones only and over passages that are open to the faction. */
export function linksFrom(s: State, zone: SeaNode, faction: Faction): number[] {
  const { seaLinks } = boardOf(s);
  const links: number[] = new Array(seaLinks.length).fill(PROHIBITED);
  links[zone] = 0;
  const open = [zone];
  for (let i = 0; i < open.length; i++) {
    for (const { to, passage } of seaLinks[open[i]]) {
      if (links[to] !== PROHIBITED || !isSeaZone(s, to)) continue;
      if (passage !== undefined && !isPassageOpen(s, faction, passage)) continue;
      links[to] = links[open[i]] + 1;
      open.push(to);
    }
  }
  return links;
}

/** Whether a box touches a Sea Zone. */
export function isNextToBox(s: State, box: Box, zone: SeaNode): boolean {
  const { boxes, seaLinks } = boardOf(s);
  const { node } = boxes[box];
  return node >= 0 && seaLinks[node].some(({ to }) => to === zone);
}
