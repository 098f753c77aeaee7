/** §36 Sea Zones, Straits, Canals and Map Boxes of a board. */

import type { Passage } from "../data/campaign/passages.ts";
import { DIRECTION_COUNT } from "../data/grid.ts";
import type { SeaNode } from "../data/ids.ts";
import type { GameMap, MapHex } from "../data/maps/map.ts";
import { FACTIONS, WEATHER_ZONES } from "../data/vocabulary.ts";
import {
  type Board,
  type BoardBox,
  type BoardPassage,
  type BoardSeaZone,
  type BoardSite,
  PROHIBITED,
  type SeaLink,
} from "./board.ts";

type Sea = Pick<Board, "sea" | "seaZones" | "boxes" | "seaIds" | "seaLinks" | "boxAtNode" | "openLinks">;

export function buildSea(
  map: GameMap,
  hexes: readonly MapHex[],
  hexIndex: ReadonlyMap<string, number>,
  neighbour: Int16Array,
  sites: readonly BoardSite[],
  land: number,
  countryIds: readonly string[],
): Sea {
  const zoneIds = map.seaZones.map(({ id }) => id);
  const sea = Int8Array.from(hexes, ({ seaZone }) => (seaZone === undefined ? -1 : zoneIds.indexOf(seaZone)));
  const seaBoxes = map.mapBoxes.filter(({ adjacentHexes }) => adjacentHexes === undefined);
  const seaIds = [...zoneIds, ...seaBoxes.map(({ id }) => id)];
  const passages = map.passages.map((passage) => boardPassage(passage, sites, countryIds));
  const seaLinks = seaIds.map((id) => linksOf(map, passages, id, seaIds));
  const coasts = coastsOf(zoneIds.length, sea, neighbour, land);
  const indexesOf = (ids: readonly string[] = []) => ids.flatMap((id) => hexIndex.get(id) ?? []);
  return {
    sea,
    seaIds,
    seaZones: map.seaZones.map(
      (zone, index): BoardSeaZone => ({
        ...zone,
        weather: WEATHER_ZONES.indexOf(zone.weatherZone ?? commonWeather(hexes, zone.id)),
        ports: sites.flatMap(({ port }, site) => (port === index ? [site] : [])),
        coast: coasts[index],
      }),
    ),
    boxes: map.mapBoxes.map(
      (box): BoardBox => ({
        ...box,
        factionIndex: FACTIONS.indexOf(box.faction),
        node: seaIds.indexOf(box.id),
        hexes: indexesOf(box.adjacentHexes),
        lines: indexesOf(box.lineHexes),
      }),
    ),
    seaLinks,
    boxAtNode: seaIds.map((id) => map.mapBoxes.findIndex((box) => box.id === id)),
    openLinks: zoneIds.map((_, zone) => openLinksFrom(seaLinks, zoneIds.length, zone)),
  };
}

function boardPassage(passage: Passage, sites: readonly BoardSite[], countryIds: readonly string[]): BoardPassage {
  const { open, closedWhileNeutral } = passage;
  const names = open === "all" ? [] : "controllerOf" in open ? open.controllerOf : [open.allButEnemiesOf];
  return {
    ...passage,
    cities: names.map((city) => sites.findIndex(({ name }) => name === city)),
    closedBy: closedWhileNeutral === undefined ? -1 : countryIds.indexOf(closedWhileNeutral),
  };
}

function openLinksFrom(seaLinks: readonly (readonly SeaLink[])[], zones: number, zone: SeaNode): number[] {
  const links: number[] = new Array(zones).fill(PROHIBITED);
  links[zone] = 0;
  const open = [zone];
  for (const from of open) {
    for (const { to, passage } of seaLinks[from]) {
      if (passage !== undefined || to >= zones || links[to] !== PROHIBITED) continue;
      links[to] = links[from] + 1;
      open.push(to);
    }
  }
  return links;
}

/** Links between zones go both ways, whichever of the two names the other. */
function linksOf(map: GameMap, passages: readonly BoardPassage[], id: string, seaIds: readonly string[]): SeaLink[] {
  return seaIds.flatMap((other, to): SeaLink[] => {
    const passage = passages.find(
      ({ zones }) => id !== other && [id, other].every((each) => zones.includes(Number(each))),
    );
    const linked = neighboursOf(map, id).includes(other) || neighboursOf(map, other).includes(id);
    return linked || passage !== undefined ? [{ to, passage }] : [];
  });
}

function neighboursOf(map: GameMap, id: string): readonly string[] {
  const zone = map.seaZones.find((each) => each.id === id);
  if (zone !== undefined) return zone.adjacent;
  const box = map.mapBoxes.find((each) => each.id === id)!;
  return [...box.adjacentSeaZones, ...(box.adjacentBoxes ?? [])];
}

/** R-WX-2 */
function commonWeather(hexes: readonly MapHex[], zone: string): MapHex["weatherZone"] {
  const count = (weather: string) =>
    hexes.filter(({ seaZone, weatherZone }) => seaZone === zone && weatherZone === weather).length;
  return WEATHER_ZONES.reduce((best, weather) => (count(weather) > count(best) ? weather : best));
}

/** The land beside each zone. */
function coastsOf(zones: number, sea: Int8Array, neighbour: Int16Array, land: number): number[][] {
  const coasts: number[][] = Array.from({ length: zones }, () => []);
  for (let hex = 0; hex < land; hex++) {
    for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
      const next = neighbour[hex * DIRECTION_COUNT + direction];
      const coast = next < 0 ? undefined : coasts[sea[next]];
      if (coast !== undefined && coast.at(-1) !== hex) coast.push(hex);
    }
  }
  return coasts;
}
