import { describe, expect, it } from "vitest";
import { AREAS, areaOf } from "../src/triumph/board/boardMap.ts";
import { neighbourTowards, nextLit } from "../src/triumph/board/keys.ts";
import { areaLabel } from "../src/triumph/board/labels.ts";
import { fannedLayout, farLayout, nearLayout, piecesOf } from "../src/triumph/board/pieces.ts";

const berlin = areaOf("berlin")!;
const rome = areaOf("rome")!;

describe("blocks on the map", () => {
  it("shows own units one by one and the blocks of others by their backs", () => {
    const pieces = piecesOf({
      units: [{ unit: 7, nationality: "germany", unitType: "tank", cv: 3, moved: true }],
      blocks: [{ nationality: "ussr", count: 2 }],
    });
    expect(pieces.map(({ nationality, unit, cv, isSpent }) => [nationality, unit, cv, isSpent])).toEqual([
      ["germany", 7, 3, true],
      ["ussr", undefined, undefined, false],
      ["ussr", undefined, undefined, false],
    ]);
  });

  it("piles up backs before it lets blocks overlap", () => {
    const many = piecesOf({ blocks: [{ nationality: "france", count: 12 }] });
    const { placements, isCrowded } = nearLayout(rome, many);
    expect(isCrowded).toBe(false);
    expect(placements.map(({ piece }) => piece.count)).toEqual([12]);
  });

  it("lets known blocks overlap and fans them out on request", () => {
    const units = Array.from({ length: 9 }, (_, unit) => ({
      unit,
      nationality: "italy" as const,
      unitType: "infantry" as const,
      cv: 1,
    }));
    const pieces = piecesOf({ units });
    expect(nearLayout(rome, pieces).isCrowded).toBe(true);
    const spots = fannedLayout(rome, pieces).map(({ x, y }) => `${x} ${y}`);
    expect(new Set(spots).size).toBe(9);
  });

  it("sums blocks up by nation from afar, Escaped Subs included", () => {
    const pieces = piecesOf({
      blocks: [
        { nationality: "germany", count: 2 },
        { nationality: "germany", count: 1, escaped: true },
        { nationality: "italy", count: 1 },
      ],
    });
    const { placements } = farLayout(areaOf("baltic-sea")!, pieces);
    expect(placements.map(({ piece }) => [piece.nationality, piece.count])).toEqual([
      ["germany", 3],
      ["italy", 1],
    ]);
  });
});

describe("the keyboard", () => {
  it("goes to the neighbour in the direction of the arrow", () => {
    expect(neighbourTowards(berlin, [1, 0])?.id).toBe("warsaw");
    expect(neighbourTowards(berlin, [-1, 0])?.id).toBe("ruhr");
    expect(neighbourTowards(berlin, [0, -1])?.id).toBe("baltic-sea");
  });

  it("reaches every area from Berlin", () => {
    const reached = new Set([berlin]);
    for (const from of reached) {
      for (const arrow of [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
      ] as const) {
        const to = neighbourTowards(from, arrow);
        if (to) reached.add(to);
      }
    }
    expect(AREAS.filter((area) => !reached.has(area)).map(({ id }) => id)).toEqual([]);
  });

  it("steps through what is lit", () => {
    const lit = new Set(["ruhr", "munich"]);
    expect(nextLit(berlin, (id) => lit.has(id), 1)?.id).toBe("munich");
    expect(nextLit(berlin, (id) => lit.has(id), -1)?.id).toBe("ruhr");
  });
});

describe("labels for screen readers", () => {
  it("say name, controller, known units and hidden blocks", () => {
    const label = areaLabel(
      areaOf("warsaw")!,
      {
        control: "axis",
        units: [{ unit: 1, nationality: "germany", unitType: "tank", cv: 3 }],
        blocks: [{ nationality: "ussr", count: 2 }],
      },
      undefined,
      true,
    );
    expect(label).toBe(
      "Warsaw, Poland, controlled by Axis. German: Tank 3. 2 Soviet blocks, face down. Can be chosen.",
    );
  });
});
