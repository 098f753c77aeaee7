import { readFileSync } from "node:fs";
import { AREA_ROWS } from "@tripartite/triumph/data/areas";
import { BORDER_ROWS } from "@tripartite/triumph/data/borders";
import { describe, expect, it } from "vitest";
import { decodeLine, encodeLine, type Line, type MapFile } from "../src/triumph/board/mapFile.ts";

const map = JSON.parse(readFileSync(new URL("../src/triumph/board/map-data.json", import.meta.url), "utf8")) as MapFile;

const sides = [...map.areas, ...map.outOfPlay].map(({ id }) => id);
const lines = map.arcs.map((arc) => decodeLine(arc[3], map.precision));
const pairOf = (a: string, b: string) => [a, b].toSorted().join(" – ");

/** The link around Africa leads off the map. */
const OFF_MAP = pairOf("south-atlantic-ocean", "west-indian-ocean");
/** Canvas pixels: a border that a player can see and point at. */
const SHORTEST_BORDER = 14;

function lengthOf(line: Line): number {
  return line.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - line[i][0], y - line[i][1]), 0);
}

/** Length of what each two playable areas share. */
function touching(): Map<string, number> {
  const lengths = new Map<string, number>();
  map.arcs.forEach(([, left, right], n) => {
    const isPlayable = (side: number) => side >= 0 && side < map.areas.length;
    if (left === right || !isPlayable(left) || !isPlayable(right)) return;
    const pair = pairOf(sides[left], sides[right]);
    lengths.set(pair, (lengths.get(pair) ?? 0) + lengthOf(lines[n]));
  });
  return lengths;
}

function ringsOf(outline: MapFile["areas"][number]["outline"]): Line[] {
  return outline.map((ring) =>
    ring.flatMap((piece) => (piece >= 0 ? lines[piece] : lines[-1 - piece].toReversed()).slice(0, -1)),
  );
}

/** Positive inside, whatever way the rings run. */
function sizeOf(rings: readonly Line[]): number {
  let size = 0;
  for (const ring of rings) {
    ring.forEach(([x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length];
      size += (x * nextY - y * nextX) / 2;
    });
  }
  return Math.abs(size);
}

function isInside([x, y]: readonly [number, number], rings: readonly Line[]): boolean {
  let crossings = 0;
  for (const ring of rings) {
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length];
      if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) crossings++;
    });
  }
  return crossings % 2 === 1;
}

describe("the drawn map", () => {
  it("has every area of the game, in its order", () => {
    expect(map.areas.map(({ id }) => id)).toEqual(AREA_ROWS.map(([id]) => id));
  });

  it("lets exactly the neighbours of the table touch", () => {
    const table = BORDER_ROWS.map(([a, b]) => pairOf(a, b)).filter((pair) => pair !== OFF_MAP);
    expect(table).toHaveLength(352);
    expect([...touching().keys()].toSorted()).toEqual(table.toSorted());
  });

  it("shows every border long enough to be seen", () => {
    expect([...touching()].filter(([, length]) => length < SHORTEST_BORDER)).toEqual([]);
  });

  it("covers the whole canvas once", () => {
    const covered = [...map.areas, ...map.outOfPlay].reduce((sum, { outline }) => sum + sizeOf(ringsOf(outline)), 0);
    expect(Math.abs(covered - map.width * map.height)).toBeLessThan(400);
  });

  it.each(map.areas.map((area) => [area.id, area] as const))(
    "%s has an outline, a name and room for blocks",
    (id, area) => {
      const rings = ringsOf(area.outline);
      expect(sizeOf(rings)).toBeGreaterThan(2_000);
      for (const [x, y] of [area.label, area.blocks]) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(map.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(map.height);
      }
      expect(isInside(area.blocks, rings), `${id}: blocks stand inside`).toBe(true);
      expect(area.grid[0] * area.grid[1]).toBeGreaterThan(0);
    },
  );
});

describe("stored lines", () => {
  it("come back as they were, to the precision of the file", () => {
    const line: Line = [
      [10, 20.5],
      [13.5, 18],
      [13, -4],
    ];
    expect(decodeLine(encodeLine(line, 2), 2)).toEqual(line);
  });
});
