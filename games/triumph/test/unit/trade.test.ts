import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AXIS, BRITISH, FLEET, GERMAN, INFANTRY, SOVIET, SUB, USSR, WEST } from "../../data/kinds.ts";
import { AREA_COUNT, area, MAIN_CAPITAL, nation } from "../../data/map.ts";
import { naiveEconomy, naiveTrade, naiveUsable } from "../../invariants/bruteForce.ts";
import type { Out } from "../../model/events.ts";
import { ESCAPED, type State } from "../../model/state.ts";
import { blockadedItems, markBlockades } from "../../rules/economy/blockade.ts";
import { factoryCost, lowerFactoryCost, population, productionLevel, resources } from "../../rules/economy/economy.ts";
import { ROUTE, ROUTE_NOT_AROUND_AFRICA, tradeNetwork, tradeRoutes } from "../../rules/economy/trade.ts";
import { setInfluence } from "../../rules/nations/diplomacy.ts";
import { removeUnit } from "../../rules/units.ts";
import {
  AXIS_USSR,
  armed,
  blockadeOfSweden,
  defeated,
  emptyBoard,
  influence,
  place,
  randomBoard,
  satellite,
  snapshot,
  WEST_AXIS,
} from "./supplyBoard.ts";

function hasRoute(s: State, f: number, id: string): boolean {
  return (tradeRoutes(s, f)[area(id)] & ROUTE) !== 0;
}

function hasShortRoute(s: State, f: number, id: string): boolean {
  return (tradeRoutes(s, f)[area(id)] & ROUTE_NOT_AROUND_AFRICA) !== 0;
}

/** Wins Suez and Persia for the Axis, which closes the short ways to India. */
function closeSuez(s: State): State {
  satellite(s, "persia", AXIS);
  place(s, "suez", GERMAN, INFANTRY);
  return snapshot(s);
}

describe("POP and RES (§7.21)", () => {
  test("the Factions start with the POP and RES of 2.1", () => {
    const s = emptyBoard();
    expect([AXIS, WEST, USSR].map((f) => [population(s, f), resources(s, f)])).toEqual([
      [11, 6],
      [12, 11],
      [12, 11],
    ]);
  });

  test("§8.41 Influence on the USA is worth something to the West only", () => {
    const s = emptyBoard();
    influence(s, "usa", AXIS, 2);
    expect([population(s, AXIS), resources(s, AXIS)]).toEqual([11, 6]);
    influence(s, "usa", WEST, 1);
    expect([population(s, WEST), resources(s, WEST)]).toEqual([15, 15]);
  });

  test("7.4 an Armed Minor counts only area by area, for its occupier", () => {
    const s = emptyBoard();
    armed(s, "poland", 1 << AXIS);
    place(s, "warsaw", 6, 0, 3);
    place(s, "lvov", GERMAN, INFANTRY);
    snapshot(s);
    expect([population(s, AXIS), resources(s, AXIS)]).toEqual([12, 6]);
  });

  test("R17 the Level is 0 without the MainCapital, and Peace asks for no RES", () => {
    const s = emptyBoard();
    expect(productionLevel(s, AXIS, "confirmed")).toMatchObject({ level: 11, ind: 12, pop: 11, res: 6 });
    s.war = AXIS_USSR;
    expect(productionLevel(s, AXIS, "confirmed").level).toBe(6);
    place(s, "berlin", SOVIET, INFANTRY);
    snapshot(s);
    expect(productionLevel(s, AXIS, "confirmed").level).toBe(0);
  });

  test("R4 Factory Cost moves along the printed row and stops at its end", () => {
    const s = emptyBoard();
    const out: Out = [];
    expect(factoryCost(s, USSR)).toBe(7);
    for (let i = 0; i < 4; i++) lowerFactoryCost(s, USSR, out);
    expect(factoryCost(s, USSR)).toBe(3);
    expect(out).toEqual([
      { type: "factoryCost", faction: USSR, cost: 5 },
      { type: "factoryCost", faction: USSR, cost: 3 },
    ]);
  });
});

describe("Trade Routes (§14.21)", () => {
  test("R114 London is reached by sea alone", () => {
    const s = emptyBoard();
    s.war = WEST_AXIS;
    for (const id of ["ottawa", "delhi", "iraq", "glasgow", "lorraine"]) expect(hasRoute(s, WEST, id)).toBe(true);
  });

  test("R77 a route of the shape L, S, L is refused", () => {
    const s = blockadeOfSweden();
    expect(hasRoute(s, AXIS, "stockholm")).toBe(false);
    expect(hasRoute(s, AXIS, "gallivare")).toBe(false);
    satellite(s, "denmark", AXIS);
    snapshot(s);
    expect(hasRoute(s, AXIS, "stockholm")).toBe(true);
  });

  test("R77 a Land Segment does not cross the Black Sea from Straits to Straits", () => {
    const s = emptyBoard();
    s.war = AXIS_USSR;
    const beyond = ["istanbul", "sevastopol"];
    expect(beyond.every((id) => hasRoute(s, USSR, id))).toBe(true);
    for (const id of ["izmir", "ankara", "sinope", "adana"]) expect(hasRoute(s, USSR, id)).toBe(true);
    armed(s, "persia", 1 << USSR);
    place(s, "kars", GERMAN, INFANTRY);
    place(s, "sofia", GERMAN, INFANTRY);
    place(s, "athens", GERMAN, INFANTRY);
    for (const id of ["aegean-sea", "eastern-mediterranean"]) place(s, id, GERMAN, FLEET);
    snapshot(s);
    for (const id of ["istanbul", "izmir", "ankara"]) expect(hasRoute(s, USSR, id)).toBe(true);
    expect(hasRoute(s, USSR, "adana")).toBe(false);
  });

  test("§14.21 Enemy Seas and Escaped Enemy Subs block, Escaped Subs of Rivals at peace do not", () => {
    const s = emptyBoard();
    s.war = WEST_AXIS;
    for (const id of ["irish-sea", "north-sea", "bay-of-biscay"]) place(s, id, SOVIET, SUB, 1, ESCAPED);
    snapshot(s);
    expect(hasRoute(s, WEST, "ottawa")).toBe(true);
    for (const id of ["irish-sea", "north-sea", "english-channel", "norwegian-sea"])
      place(s, id, GERMAN, SUB, 1, ESCAPED);
    snapshot(s);
    expect(hasRoute(s, WEST, "ottawa")).toBe(false);
    expect(hasRoute(s, WEST, "glasgow")).toBe(true);
  });

  test("R79 Rival land in the way blocks a route, its Straits do not; R47 a foreign Armed Minor lets trade pass", () => {
    const s = emptyBoard();
    s.war = WEST_AXIS;
    satellite(s, "turkey", USSR);
    influence(s, "bulgaria", AXIS, 1);
    armed(s, "yugoslavia", 1 << WEST);
    satellite(s, "rumania", USSR);
    satellite(s, "hungary", USSR);
    snapshot(s);
    expect(hasRoute(s, AXIS, "sofia")).toBe(true);
    expect(hasRoute(s, AXIS, "istanbul")).toBe(true);
    expect(hasRoute(s, AXIS, "ankara")).toBe(false);
    armed(s, "yugoslavia", 1 << AXIS);
    armed(s, "greece", 1 << AXIS);
    place(s, "aegean-sea", BRITISH, FLEET);
    snapshot(s);
    expect(hasRoute(s, AXIS, "sofia")).toBe(false);
  });
});

describe("Blockade (§14.22)", () => {
  test("V32 Sweden blockaded: the Level falls from 8 to 6, and is 8 again when the Fleet has gone", () => {
    const s = emptyBoard();
    influence(s, "sweden", AXIS, 1);
    expect(productionLevel(s, AXIS, "confirmed")).toMatchObject({ level: 12, ind: 12, pop: 12, res: 8 });
    s.war = WEST_AXIS;
    expect(productionLevel(s, AXIS, "confirmed").level).toBe(8);

    const b = blockadeOfSweden();
    expect(productionLevel(b, AXIS, "confirmed").level).toBe(8);
    const out: Out = [];
    markBlockades(b, out);
    const marked = out.filter((e) => e.type === "blockadeMarked" && e.faction === AXIS);
    expect(marked).toEqual(
      expect.arrayContaining([
        { type: "blockadeMarked", faction: AXIS, area: area("stockholm"), items: 1 | 4 },
        { type: "blockadeMarked", faction: AXIS, area: area("gallivare"), items: 4 },
      ]),
    );
    expect(marked.length).toBe(2);
    expect(productionLevel(b, AXIS, "confirmed")).toMatchObject({ level: 6, ind: 12, pop: 11, res: 6 });
    expect(productionLevel(b, AXIS, "none").level).toBe(8);
    removeUnit(b, b.unitArea.indexOf(area("baltic-sea")));
    snapshot(b);
    expect(productionLevel(b, AXIS, "confirmed").level).toBe(8);
  });

  test("8.4 a Faction at Peace in Summer has no marks", () => {
    const s = blockadeOfSweden();
    s.war = 0;
    markBlockades(s, []);
    expect(s.marks).toEqual([]);
  });

  test("8.4 a mark vanishes with the Influence that it lies on", () => {
    const s = blockadeOfSweden();
    markBlockades(s, []);
    setInfluence(s, nation("sweden"), USSR, 1, []);
    expect(blockadedItems(s, AXIS).size).toBe(0);
    expect(s.marks).toEqual([]);
  });

  test("14.24 without Suez black RES of India is lost, POP and red RES go around Africa", () => {
    const s = closeSuez(emptyBoard());
    s.war = WEST_AXIS;
    expect([hasRoute(s, WEST, "delhi"), hasShortRoute(s, WEST, "delhi")]).toEqual([true, false]);
    const before = productionLevel(s, WEST, "confirmed");
    markBlockades(s, []);
    expect([...blockadedItems(s, WEST)].filter(([a]) => a === area("delhi"))).toEqual([[area("delhi"), 4]]);
    const after = productionLevel(s, WEST, "confirmed");
    expect(after.pop).toBe(before.pop);
    expect(after.res).toBeLessThan(before.res);
  });

  test("R78 Med in one test and full in the other blocks only black RES", () => {
    for (const fullFirst of [true, false]) {
      const s = closeSuez(emptyBoard());
      s.war = WEST_AXIS;
      const subs = () => ["south-atlantic-ocean", "west-indian-ocean"].map((id) => place(s, id, GERMAN, SUB));
      const placed = fullFirst ? subs() : [];
      snapshot(s);
      markBlockades(s, []);
      if (fullFirst) for (const sub of placed) removeUnit(s, sub);
      else subs();
      snapshot(s);
      expect(blockadedItems(s, WEST).get(area("bombay"))).toBe(4);
    }
  });

  test("the MainCapital lost: no Trade Route at all", () => {
    const s = emptyBoard();
    s.war = AXIS_USSR;
    place(s, "moscow", GERMAN, INFANTRY);
    snapshot(s);
    expect([...tradeRoutes(s, USSR)].every((bits) => bits === 0)).toBe(true);
  });
});

test("§14.21, §7.21, §14.22 routes, POP, RES and Blockades agree with the brute force on random boards", () => {
  fc.assert(
    fc.property(randomBoard, fc.array(fc.nat(AREA_COUNT - 1), { maxLength: 12 }), (s, moved) => {
      snapshot(s);
      markBlockades(s, []);
      for (const unit of moved) {
        if (s.unitArea[unit] >= 0) removeUnit(s, unit);
      }
      snapshot(s);
      for (const f of [AXIS, WEST, USSR]) {
        const fast = tradeRoutes(s, f);
        expect(Array.from(fast, (bits) => (bits & ROUTE) !== 0)).toEqual(naiveTrade(s, f, true));
        expect(Array.from(fast, (bits) => (bits & ROUTE_NOT_AROUND_AFRICA) !== 0)).toEqual(naiveTrade(s, f, false));
        const { routes, pathFrom } = tradeNetwork(s, f);
        expect(routes).toEqual(fast);
        for (const [start, path] of [...fast.keys()].map(pathFrom).entries()) {
          expect(path !== undefined).toBe((fast[start] & ROUTE) !== 0);
          if (path !== undefined) expect([path[0], path.at(-1)]).toEqual([start, MAIN_CAPITAL[f]]);
        }
        expect({ pop: population(s, f), res: resources(s, f) }).toEqual(naiveEconomy(s, f));
        const { pop, res } = productionLevel(s, f, "confirmed");
        expect({ pop, res }).toEqual(naiveUsable(s, f));
      }
    }),
    { numRuns: 60 },
  );
});

test("R14, §7.21 what a Defeated Power leaves counts for its holder", () => {
  const s = emptyBoard();
  defeated(s, "france", AXIS);
  snapshot(s);
  expect(s.control[area("lorraine")]).toBe(AXIS);
  expect(resources(s, AXIS)).toBe(8);
});
