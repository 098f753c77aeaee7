/** §36 Sea Zones, Straits, Canals and Map Boxes of a board. */
import { SIX } from "../data/grid.ts";
import type { GameMap, MapHex } from "../data/maps/map.ts";
import { FACTIONS, WEATHER_ZONES } from "../data/vocabulary.ts";
import type { Board, BoardBox, BoardSeaZone, SeaLink, Spot } from "./board.ts";

type Sea = Pick<Board, "sea" | "seaZones" | "boxes" | "seaIds" | "seaLinks">;

export function buildSea(
  map: GameMap,
  hexes: readonly MapHex[],
  hexIndex: ReadonlyMap<string, number>,
  neighbour: Int16Array,
  spots: readonly Spot[],
  land: number,
): Sea {
  const zoneIds = map.seaZones.map(({ id }) => id);
  const sea = Int8Array.from(hexes, ({ seaZone }) => (seaZone === undefined ? -1 : zoneIds.indexOf(seaZone)));
  const seaBoxes = map.mapBoxes.filter(({ adjacentHexes }) => adjacentHexes === undefined);
  const seaIds = [...zoneIds, ...seaBoxes.map(({ id }) => id)];
  const indexesOf = (ids: readonly string[] = []) => ids.flatMap((id) => hexIndex.get(id) ?? []);
  return {
    sea,
    seaIds,
    seaZones: map.seaZones.map(
      (zone, index): BoardSeaZone => ({
        ...zone,
        weather: WEATHER_ZONES.indexOf(zone.weatherZone ?? commonWeather(hexes, zone.id)),
        ports: spots.flatMap(({ port }, spot) => (port === index ? [spot] : [])),
        coast: coastOf(index, sea, neighbour, land),
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
    seaLinks: seaIds.map((id) => linksOf(map, id, seaIds)),
  };
}

/** Links between zones go both ways, whichever of the two names the other. */
function linksOf(map: GameMap, id: string, seaIds: readonly string[]): SeaLink[] {
  return seaIds.flatMap((other, to): SeaLink[] => {
    const passage = map.passages.find(
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

function coastOf(zone: number, sea: Int8Array, neighbour: Int16Array, land: number): number[] {
  const coast: number[] = [];
  for (let hex = 0; hex < land; hex++) {
    for (let way = 0; way < SIX; way++) {
      const next = neighbour[hex * SIX + way];
      if (next < 0 || sea[next] !== zone) continue;
      coast.push(hex);
      break;
    }
  }
  return coast;
}
