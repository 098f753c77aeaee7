import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  AXIS,
  BRITISH,
  FLEET,
  FORTRESS,
  GERMAN,
  INFANTRY,
  POWER,
  SOVIET,
  SUB,
  TANK,
  USSR,
  WEST,
} from "../../data/kinds.ts";
import { area, IS_LAND, NEIGHBOURS, USA } from "../../data/map.ts";
import { naiveControl, naiveOccupiers, naivePresence, naiveSupply } from "../../invariants/bruteForce.ts";
import { countOf, ESCAPED } from "../../model/state.ts";
import { isSupplied, isSuppliedPlace, suppliedAreas, supplyLines, supplySources } from "../../rules/economy/supply.ts";
import { takeSnapshot } from "../../rules/nations/control.ts";
import {
  AXIS_USSR,
  armed,
  defeated,
  emptyBoard,
  place,
  randomBoard,
  satellite,
  snapshot,
  WEST_AXIS,
} from "./supplyBoard.ts";

const BIT_AXIS = 1 << AXIS;

describe("supply lines (§14.1)", () => {
  test("R74 an Aggressor's own area need not be Friendly, but nothing behind it may be Enemy land", () => {
    const s = emptyBoard();
    s.war = AXIS_USSR;
    satellite(s, "poland", USSR);
    const defender = place(s, "lvov", SOVIET, INFANTRY);
    const tank = place(s, "lvov", GERMAN, TANK);
    place(s, "kiev", SOVIET, FORTRESS);
    const deep = place(s, "kiev", GERMAN, TANK);
    satellite(s, "hungary", AXIS);
    satellite(s, "austria", AXIS);
    snapshot(s);
    expect(s.control[area("lvov")]).toBe(USSR);
    expect(isSupplied(s, tank)).toBe(true);
    expect(isSupplied(s, defender)).toBe(true);
    expect(isSupplied(s, deep)).toBe(false);
  });

  test("§14.1 Open Seas carry Supply, Escaped Subs are no obstacle, Enemy Seas close it", () => {
    const s = emptyBoard();
    s.war = WEST_AXIS;
    const ids = ["irish-sea", "north-sea", "bay-of-biscay", "north-atlantic-ocean", "norwegian-sea"];
    const unit = place(s, "oslo", BRITISH, INFANTRY);
    place(s, "north-sea", GERMAN, SUB, 1, ESCAPED);
    snapshot(s);
    expect(isSupplied(s, unit)).toBe(true);
    for (const id of ids) place(s, id, GERMAN, SUB);
    place(s, "baltic-sea", GERMAN, FLEET);
    snapshot(s);
    expect(isSuppliedPlace(s, WEST, area("london"))).toBe(true);
    expect(isSupplied(s, unit)).toBe(false);
  });

  test("§14.1 Straits of Neutrals and of Rivals at peace carry Supply, other Neutral land does not", () => {
    const s = emptyBoard();
    s.war = AXIS_USSR;
    const georgia = place(s, "sinope", GERMAN, INFANTRY);
    snapshot(s);
    expect(isSupplied(s, georgia)).toBe(true);
    armed(s, "turkey", BIT_AXIS);
    place(s, "istanbul", 6, FORTRESS, 2);
    snapshot(s);
    expect(isSupplied(s, georgia)).toBe(false);
    const inland = place(s, "kabul", GERMAN, INFANTRY);
    expect(isSupplied(s, inland)).toBe(false);
  });

  test("R75, R14 only controlled capitals of own undefeated Powers are Supply Sources", () => {
    const s = emptyBoard();
    expect(supplySources(s, WEST)).toEqual(expect.arrayContaining(["london", "delhi", "paris"].map(area)));
    expect(supplySources(s, WEST)).not.toContain(area("washington"));
    s.status[USA] = POWER;
    defeated(s, "france", AXIS);
    snapshot(s);
    expect(supplySources(s, WEST)).toEqual(expect.arrayContaining(["london", "delhi", "washington"].map(area)));
    expect(supplySources(s, WEST)).not.toContain(area("paris"));
    expect(supplySources(s, AXIS)).not.toContain(area("paris"));
    s.marker[9] = -1;
    place(s, "paris", BRITISH, INFANTRY);
    snapshot(s);
    expect(s.control[area("paris")]).toBe(WEST);
    expect(supplySources(s, WEST)).not.toContain(area("paris"));
  });

  test("§14.1 Fortresses, Air Forces and ships need no Supply", () => {
    const s = emptyBoard();
    s.war = WEST_AXIS;
    const fortress = place(s, "kabul", BRITISH, FORTRESS);
    expect(isSupplied(s, fortress)).toBe(true);
  });
});

describe("against the brute force", () => {
  test("7.1 control and presence on random boards", () => {
    fc.assert(
      fc.property(randomBoard, (s) => {
        const { present, ground } = naivePresence(s);
        const counts = (packed: number[]) =>
          packed.flatMap((_, at) => [0, 1, 2, 3].map((party) => countOf(packed, at, party)));
        expect(counts(s.present)).toEqual(present);
        expect(counts(s.ground)).toEqual(ground);
        const expected = s.control.map((_, a) => (IS_LAND[a] ? naiveControl(s, a) : naiveOccupiers(s, a)));
        takeSnapshot(s, []);
        expect(s.control).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  test("§14.1 supplied areas on random boards", () => {
    fc.assert(
      fc.property(randomBoard, (s) => {
        snapshot(s);
        for (const f of [AXIS, WEST, USSR]) {
          const supplied = Array.from(suppliedAreas(s, f), (bit) => bit === 1);
          expect(supplied).toEqual(naiveSupply(s, f));
          const sources = supplySources(s, f);
          const isChain = (line: readonly number[]) =>
            line.every((at, i) => i === 0 || NEIGHBOURS[at].includes(line[i - 1]));
          const isLine = (line: readonly number[] | undefined, start: number) =>
            line === undefined
              ? !supplied[start]
              : supplied[start] && line[0] === start && sources.includes(line.at(-1)!) && isChain(line);
          const lines = supplyLines(s, f, [...supplied.keys()]);
          expect([...lines.keys()].filter((start) => !isLine(lines[start], start))).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });
});
