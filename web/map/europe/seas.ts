/** Step 3: the Sea Zone of every water hex, and which zones are linked. */
import { PASSAGES } from "@tripartite/surrender/data/campaign/passages";
import type { MapSeaZone } from "@tripartite/surrender/data/europe/mapFile";
import { WEATHER_ZONES, type WeatherZone } from "@tripartite/surrender/data/vocabulary";
import { isInRing } from "../geometry.ts";
import { HEXSIDES_BY_HAND } from "./facts/hexsides.ts";
import { FURTHER_LINKS, SEA_WEATHER, SEA_ZONES } from "./facts/seaZones.ts";
import type { Draft } from "./hexes.ts";
import { centre, HEXES, hexOfPlace, neighbours, ringOnPlane } from "./hexGrid.ts";
import { most } from "./surface.ts";

export function assignSeaZones(draft: Draft) {
  const rings = SEA_ZONES.map(([zone, , ring]) => ({ zone, ring: ringOnPlane(ring, 0.4) }));
  const water = HEXES.filter((hex) => draft.hexes[hex].terrain === "water");
  for (const hex of water) {
    const holder = rings.find(({ ring }) => isInRing(centre(hex), ring));
    if (holder) draft.hexes[hex].seaZone = holder.zone;
  }
  spreadZones(draft, water);
  joinScraps(draft);
}

/** Water outside every ring joins the zone it touches most; water that touches none is a mistake in the facts. */
function spreadZones(draft: Draft, water: readonly number[]) {
  let left = water.filter((hex) => draft.hexes[hex].seaZone === undefined);
  while (left.length > 0) {
    const before = left.length;
    for (const hex of left) {
      const zone = most(zonesAround(draft, [hex]));
      if (zone !== undefined) draft.hexes[hex].seaZone = zone;
    }
    left = left.filter((hex) => draft.hexes[hex].seaZone === undefined);
    if (left.length === before) throw new Error(`water hexes in no Sea Zone: ${left}`);
  }
}

/** Water cut off from the main body of its zone joins the neighbouring zone that it touches most. */
function joinScraps(draft: Draft) {
  const bridges = bridgedWater(draft);
  for (let pass = 0; pass < 3; pass++) {
    for (const [zone] of SEA_ZONES) {
      for (const scrap of bodiesOf(draft, zone, bridges).slice(1)) {
        const other = most(zonesAround(draft, scrap, zone));
        if (other === undefined) throw new Error(`water hexes ${scrap} are cut off from Sea Zone ${zone}`);
        for (const hex of scrap) draft.hexes[hex].seaZone = other;
      }
    }
  }
}

/** Counts of the zones next to some hexes. */
function zonesAround(draft: Draft, hexes: readonly number[], except?: number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const hex of hexes) {
    for (const other of neighbours(hex)) {
      const zone = draft.hexes[other].seaZone;
      if (zone !== undefined && zone !== except) counts.set(zone, (counts.get(zone) ?? 0) + 1);
    }
  }
  return counts;
}

/** Water hexes at the two ends of a Strait or water hexside belong together. */
function bridgedWater(draft: Draft): Map<number, number[]> {
  const bridges = new Map<number, number[]>();
  const join = (from: number, to: number) => bridges.set(from, [...(bridges.get(from) ?? []), to]);
  for (const [type, , one, other] of HEXSIDES_BY_HAND) {
    if (type !== "strait" && type !== "water") continue;
    const beyond = neighbours(hexOfPlace(other));
    const ends = neighbours(hexOfPlace(one)).filter(
      (hex) => beyond.includes(hex) && draft.hexes[hex].seaZone !== undefined,
    );
    if (ends.length !== 2) continue;
    join(ends[0], ends[1]);
    join(ends[1], ends[0]);
  }
  return bridges;
}

/** Connected bodies of water of a zone, the largest first. */
function bodiesOf(draft: Draft, zone: number, bridges: ReadonlyMap<number, readonly number[]>): number[][] {
  const bodies: number[][] = [];
  const seen = new Set<number>();
  for (const start of HEXES) {
    if (draft.hexes[start].seaZone !== zone || seen.has(start)) continue;
    const body: number[] = [];
    const open = [start];
    seen.add(start);
    for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
      body.push(hex);
      for (const other of [...neighbours(hex), ...(bridges.get(hex) ?? [])]) {
        if (draft.hexes[other].seaZone !== zone || seen.has(other)) continue;
        seen.add(other);
        open.push(other);
      }
    }
    bodies.push(body);
  }
  return bodies.sort((a, b) => b.length - a.length);
}

/** In the order of their numbers. */
export function describeZones(draft: Draft): MapSeaZone[] {
  const links = [...touchingZones(draft), ...FURTHER_LINKS, ...PASSAGES.map(({ zones }) => zones)];
  return SEA_ZONES.toSorted(([a], [b]) => a - b).map(([id, name]) => {
    const linked = links.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));
    return {
      id,
      name,
      weatherZone: SEA_WEATHER[id] ?? weatherOfMost(draft, id),
      adjacent: [...new Set(linked)].sort((a, b) => a - b),
    };
  });
}

function touchingZones(draft: Draft): [number, number][] {
  return HEXES.flatMap((hex) =>
    neighbours(hex).flatMap((other): [number, number][] => {
      const [a, b] = [draft.hexes[hex].seaZone, draft.hexes[other].seaZone];
      return a === undefined || b === undefined || a === b ? [] : [[a, b]];
    }),
  );
}

/** R-WX-2 */
function weatherOfMost(draft: Draft, zone: number): WeatherZone {
  const counts = new Map<WeatherZone, number>(WEATHER_ZONES.map((weather) => [weather, 0]));
  for (const { seaZone, weatherZone } of draft.hexes) {
    if (seaZone === zone) counts.set(weatherZone, counts.get(weatherZone)! + 1);
  }
  return most(counts)!;
}
