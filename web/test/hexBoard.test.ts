import { POLAND_1939 } from "@tripartite/surrender/data/scenarios/poland1939";
import { describe, expect, it } from "vitest";
import { cutRings, inBlocks } from "../src/surrender/board/blocks.ts";
import { centreOf, DIRECTIONS, neighbourId, sideOf } from "../src/surrender/board/hexes.ts";
import { hexMapOf } from "../src/surrender/board/hexMap.ts";
import { hexDistance, hexTowards, nextLit } from "../src/surrender/board/keys.ts";
import { joined, outlineOf, unevenSide } from "../src/surrender/board/outline.ts";
import { sheetPathsOf } from "../src/surrender/board/sheetPaths.ts";

const MAP = hexMapOf(POLAND_1939);

describe("hexes on the sheet", () => {
  it("lie a hex apart from all six neighbours, in every row", () => {
    for (const id of ["0402", "0711"]) {
      const [x, y] = centreOf(id);
      const distances = DIRECTIONS.map((direction) => {
        const [nx, ny] = centreOf(neighbourId(id, direction));
        return Math.round(Math.hypot(nx - x, ny - y));
      });
      expect(distances).toEqual([96, 96, 96, 96, 96, 96]);
    }
  });

  it("share each side with the neighbour", () => {
    for (const [index, direction] of DIRECTIONS.entries()) {
      const [from, to] = sideOf("0711", direction);
      expect(sideOf(neighbourId("0711", direction), DIRECTIONS[(index + 3) % 6])).toEqual([to, from]);
    }
  });

  it("have the cities of the scenario", () => {
    expect(MAP.byId.get("0711")?.city).toMatchObject({ name: "Warszawa", isCapital: true, factories: 1 });
    expect(MAP.hexes.filter(({ city }) => city).length).toBe(POLAND_1939.map.cities.length);
  });
});

describe("lines of the sheet", () => {
  it("are the same from both ends", () => {
    const [from, to] = sideOf("0711", "SE");
    expect(unevenSide(to, from)).toEqual(unevenSide(from, to).reverse());
  });

  it("go round a group of hexes and its holes", () => {
    const ring = new Set(DIRECTIONS.map((direction) => neighbourId("0711", direction)));
    expect(outlineOf(ring).match(/Z/g)?.length).toBe(2);
    expect(outlineOf(new Set(["0101", "0505"])).match(/Z/g)?.length).toBe(2);
  });

  it("join sides to long lines", () => {
    const lines = joined([sideOf("0711", "E"), sideOf("0711", "SE"), sideOf("0711", "W")]);
    expect(lines.length).toBe(2);
  });

  it("draw every river and mountain of the scenario", () => {
    const { rivers, peaks, riverNames } = sheetPathsOf(MAP);
    expect(rivers.length).toBeGreaterThan(5);
    expect(peaks.outline).not.toBe("");
    expect(riverNames.map(({ name }) => name)).toContain("Wisła");
  });
});

describe("the keyboard", () => {
  it("follows rows and columns", () => {
    expect(hexTowards(MAP, "0711", 1, 0)?.id).toBe("0712");
    const down = hexTowards(MAP, "0711", 0, 1)!.id;
    expect(hexTowards(MAP, down, 0, 1)?.id).toBe("0911");
    expect(hexTowards(MAP, "0101", -1, 0)).toBeUndefined();
  });

  it("steps through what is lit", () => {
    const lit = new Map([
      ["0605", 1],
      ["0808", 1],
    ]);
    expect(nextLit(MAP, "0711", lit, 1)?.id).toBe("0808");
    expect(nextLit(MAP, "0711", lit, -1)?.id).toBe("0605");
  });

  it("measures in hexes", () => {
    expect(hexDistance("0906", "1108")).toBe(3);
    expect(hexDistance("0711", "0711")).toBe(0);
  });
});

describe("long lines in pieces", () => {
  it("have every part of the line once, by where it begins", () => {
    const path = "M10 10L20 20M1500 10L1510 20M30 40C1 2 3 4 5 6M10 1000h3v4z";
    expect(inBlocks(path)).toEqual(["M10 10L20 20M30 40C1 2 3 4 5 6", "M1500 10L1510 20", "M10 1000h3v4z"]);
  });

  it("follow a closed line to where it began", () => {
    const steps = Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? "3-1" : "-2 4")).join(" ");
    const [first, second, ...others] = cutRings(`M100 200l${steps}z`).split("M").slice(1);
    expect(others).toEqual([]);
    const walk = (piece: string) => {
      const [x, y, ...rest] = piece.match(/-?\d+/g)!.map(Number);
      const sum = (odd: number) => rest.filter((_, index) => index % 2 === odd).reduce((a, b) => a + b, 0);
      return { from: [x, y], to: [x + sum(0), y + sum(1)] };
    };
    expect(walk(first).from).toEqual([100, 200]);
    expect(walk(second).from).toEqual(walk(first).to);
    expect(walk(second).to).toEqual([100, 200]);
  });
});
