/** §7.3 The order of card play and Industry, §7.41 musters, §7.5 hand size. */
import { describe, expect, it } from "vitest";
import { card, type Position, play, units } from "../table.ts";

const PASS = { type: "pass" };
const fund = (id: string) => ({ type: "fund", card: id });
const diplomacy = (id: string, nation: string) => ({ type: "diplomacy", card: id, nation });

/** Government with these hands, the Axis first. */
function government(hands: Partial<Record<"axis" | "west" | "ussr", string[]>>, more: Position = {}) {
  const factions = Object.fromEntries(
    (["axis", "west", "ussr"] as const).map((seat) => [seat, { ...more.factions?.[seat], hand: hands[seat] ?? [] }]),
  );
  return play({ phase: "government", turnOrder: ["axis", "west", "ussr"], ...more, factions });
}

/** A Soviet hand above its limit, so that the table stops for the discard. */
const LARGE_HAND = ["A01", "A02", "A03", "A04", "A05", "A07", "A08"];

describe("the order of card play (§7.35)", () => {
  const hands = { axis: ["A09", "A10"], west: ["A11"], ussr: LARGE_HAND };

  it("rotates in Turn Order; any play resets the Passes, and a seat that passed may play later", () => {
    const table = government(hands);
    expect(table.pending).toEqual({ axis: "D07" });
    expect(table.refused("west", PASS)).toBe("NOT_YOUR_DECISION");
    table.do("axis", PASS);
    table.do("west", PASS);
    expect(table.view().passes).toBe(2);
    table.do("ussr", diplomacy("A02", "finland"));
    expect(table.view().passes).toBe(0);
    table.do("axis", diplomacy("A09", "norway"));
    table.do("west", PASS);
    table.do("ussr", PASS);
    expect(table.pending).toEqual({ axis: "D07" });
  });

  it("three Passes in a row end it", () => {
    const table = government({ ...hands, ussr: [...LARGE_HAND] });
    for (const seat of ["axis", "west", "ussr"] as const) table.do(seat, PASS);
    expect(table.pending).toEqual({ ussr: "D11" });
  });

  it("a seat without cards passes by itself", () => {
    const table = government({ axis: ["A09"], ussr: LARGE_HAND });
    table.do("axis", diplomacy("A09", "norway"));
    expect(table.happened("passed")).toEqual([{ type: "passed", faction: "west" }]);
    expect(table.pending).toEqual({ ussr: "D07" });
    table.do("ussr", PASS);
    expect(table.happened("passed").map((event) => event.faction)).toEqual(["ussr", "axis"]);
    expect(table.pending).toEqual({ ussr: "D11" });
  });

  it("a timeout passes", () => {
    expect(government(hands).fallback("axis")).toEqual(PASS);
  });

  it("plays need a card of the hand, of the right kind", () => {
    const table = government({ axis: ["A09", "I05", card("versailles")] });
    expect(table.refused("axis", diplomacy("A10", "turkey"))).toBe("CARD_NOT_HELD");
    expect(table.refused("axis", diplomacy("I05", "turkey"))).toBe("CARD_KIND");
    expect(table.refused("axis", diplomacy(card("versailles"), "austria"))).toBe("CARD_KIND");
    expect(table.refused("axis", { type: "wildcard", card: "A09", nation: "norway" })).toBe("CARD_KIND");
    expect(table.refused("axis", fund("A09"))).toBe("CARD_KIND");
    expect(table.refused("axis", { type: "intelligence", card: "I05", rival: "west" })).toBe("CARD_KIND");
    expect(table.refused("axis", { type: "confirm" })).toBe("WRONG_ACTION");
  });
});

describe("Industry (§7.32)", () => {
  it("any set of Investment cards that reaches the Factory Cost raises IND by one; the excess is lost", () => {
    const table = government({ axis: ["I01", "I03", "I15", "I02"], west: ["A01"] });
    expect(table.refused("axis", { type: "raise" })).toBe("IND_COST");
    table.do("axis", fund("I01"));
    expect(table.events("west")).toEqual([]);
    expect(table.view("west").factions.axis.handSize).toBe(4);
    expect(table.refused("axis", { type: "raise" })).toBe("IND_COST");
    expect(table.refused("axis", PASS)).toBe("WRONG_ACTION");
    table.do("axis", fund("I03"));
    table.do("axis", fund("I15"));
    table.do("axis", { type: "raise" });
    expect(table.happened("industryRaised", "spectator")).toEqual([
      { type: "industryRaised", faction: "axis", cards: ["I01", "I03", "I15"], ind: 13 },
    ]);
    expect(table.view().discards).toEqual(["I01", "I03", "I15"]);
    expect(table.view().factions.axis).toMatchObject({ ind: 13, indRaises: 1, handSize: 1 });
    expect(table.pending).toEqual({ west: "D07" });
  });

  it("is not begun if the hand cannot pay for it", () => {
    expect(government({ ussr: ["I01", "I03"] }).refused("ussr", fund("I01"))).toBe("IND_COST");
    const cheap = government({ ussr: ["I01", "I03"] }, { factions: { ussr: { factoryLevel: 1 } } });
    cheap.do("ussr", fund("I01"));
    cheap.do("ussr", fund("I03"));
    cheap.do("ussr", { type: "raise" });
    expect(cheap.view().factions.ussr.ind).toBe(10);
  });

  it("R4: the Factory Cost is the printed row: 6, 5, 4, 3 for the West, 5, 4, 3 for the Axis, 7, 5, 3 for the USSR", () => {
    const costs = (seat: "axis" | "west" | "ussr", levels: number[]) =>
      levels.map((factoryLevel) => {
        const table = government({ axis: ["A01"] }, { factions: { [seat]: { factoryLevel } } });
        return table.view().factions[seat].factoryCost;
      });
    expect(costs("west", [0, 1, 2, 3])).toEqual([6, 5, 4, 3]);
    expect(costs("axis", [0, 1, 2])).toEqual([5, 4, 3]);
    expect(costs("ussr", [0, 1, 2])).toEqual([7, 5, 3]);
  });

  it("R28: one raise per play, two per Faction and year, whatever IND was lost meanwhile; no maximum", () => {
    const raised = (indRaises: number, ind = 30) =>
      government({ axis: ["I15", "I03"], west: ["I42", "A01"] }, { factions: { axis: { indRaises, ind } } });
    const table = raised(1);
    table.do("axis", fund("I15"));
    table.do("axis", fund("I03"));
    table.do("axis", { type: "raise" });
    expect(table.view().factions.axis.ind).toBe(31);
    table.do("west", { type: "intelligence", card: card("sabotage"), rival: "axis" });
    expect(table.view().factions.axis).toMatchObject({ ind: 30, indRaises: 2 });
    const spent = raised(2);
    expect(spent.refused("axis", fund("I15"))).toBe("IND_LIMIT");
    expect(spent.refused("axis", { type: "raise" })).toBe("IND_LIMIT");
  });

  it("R28: IND never falls below 0", () => {
    const table = government({ axis: [card("sabotage"), "A01"] }, { factions: { west: { ind: 1 }, ussr: { ind: 0 } } });
    expect(table.refused("axis", { type: "intelligence", card: card("sabotage"), rival: "ussr" })).toBe("INTEL_TARGET");
    table.do("axis", { type: "intelligence", card: card("sabotage"), rival: "west" });
    expect(table.view().factions.west.ind).toBe(0);
  });

  it("R31: the Double Agent may be spent for its four Factories", () => {
    const table = government({ axis: [card("double-agent"), "I02"] });
    table.do("axis", fund(card("double-agent")));
    table.do("axis", fund("I02"));
    table.do("axis", { type: "raise" });
    expect(table.view().factions.axis.ind).toBe(13);
  });

  it("a timeout in the middle of a raise pays it", () => {
    const table = government({ axis: ["I15", "I03"], ussr: LARGE_HAND });
    table.do("axis", fund("I15"));
    expect(table.fallback("axis")).toEqual(fund("I03"));
    table.do("axis", fund("I03"));
    expect(table.fallback("axis")).toEqual({ type: "raise" });
  });
});

describe("musters (§7.41)", () => {
  const markers = (faction: string, count: number) => ({ influence: { faction, count } });
  /** All seats pass at once; the markers speak. */
  const resolve = (nations: Position, more: Position = {}) => {
    const table = government({ ussr: LARGE_HAND }, { nations, ...more });
    table.do("ussr", PASS);
    return table;
  };

  it("bring 3 CV to a CapitalCity, 2 to other Cities, 1 to Towns, of the Great Power, for all Factions at once", () => {
    const table = resolve({ poland: markers("axis", 3), turkey: markers("west", 4), finland: markers("ussr", 3) });
    expect(table.pending).toEqual({ axis: "D10", west: "D10", ussr: "D10" });
    expect(table.view("axis").own!.musters).toEqual([
      { area: "warsaw", cv: 3, nationality: "germany" },
      { area: "lvov", cv: 2, nationality: "germany" },
      { area: "vilna", cv: 1, nationality: "germany" },
    ]);
    expect(
      table
        .view("west")
        .own!.musters.map(({ area, cv }) => `${area} ${cv}`)
        .sort(),
    ).toEqual(["ankara 3", "istanbul 2", "izmir 1"]);
    expect(table.view("ussr").own!.musters).toEqual([{ area: "helsinki", cv: 1, nationality: "ussr" }]);
    expect(table.view().nations.poland).toEqual({ status: "satellite", marker: "axis" });
    expect(["warsaw", "lvov", "vilna"].map((id) => table.view().areas[id].control)).toEqual(["axis", "axis", "axis"]);
    expect(table.view().factions.axis).toMatchObject({ pop: 13, res: 7 });
  });

  it("R98: the types are secret, mandatory and Infantry on a timeout", () => {
    const table = resolve({ sweden: markers("axis", 3), finland: markers("ussr", 3) });
    expect(table.refused("axis", PASS)).toBe("WRONG_ACTION");
    expect(table.refused("west", { type: "muster", area: "stockholm", unitType: "tank" })).toBe("NOT_YOUR_DECISION");
    expect(table.refused("axis", { type: "muster", area: "helsinki", unitType: "tank" })).toBe("MUSTER");
    table.do("axis", { type: "muster", area: "stockholm", unitType: "carrier" });
    expect(table.events("ussr")).toEqual([{ type: "blockArrived", area: "stockholm", nationality: "germany" }]);
    expect(table.view("ussr").areas.stockholm.blocks).toEqual([{ nationality: "germany", count: 1 }]);
    expect(table.view("axis").areas.stockholm.units).toMatchObject([{ unitType: "carrier", cv: 2 }]);
    expect(table.fallback("ussr")).toEqual({ type: "muster", area: "helsinki", unitType: "infantry" });
  });

  it("R8: ships muster only on a coast", () => {
    const table = resolve({ austria: markers("axis", 3) });
    expect(table.refused("axis", { type: "muster", area: "vienna", unitType: "fleet" })).toBe("BUILD_COAST");
    table.do("axis", { type: "muster", area: "vienna", unitType: "fortress" });
  });

  it("R9: Albania becomes a Satellite without any unit", () => {
    const table = resolve({ albania: markers("axis", 3) });
    expect(table.view().nations.albania).toEqual({ status: "satellite", marker: "axis" });
    expect(table.pending).toEqual({ ussr: "D11" });
  });

  it("R7: where every type is exhausted no unit comes", () => {
    const one = { fortress: 1, airForce: 1, carrier: 1, sub: 1, fleet: 1, tank: 1, infantry: 1 };
    const blocks = ["fortress", "airForce", "carrier", "sub", "fleet", "tank", "infantry"];
    const table = resolve(
      { sweden: markers("axis", 3) },
      { options: { blockLimits: { germany: one } }, units: units(...blocks.map((type) => `berlin ${type} 1`)) },
    );
    expect(table.view().nations.sweden.status).toBe("satellite");
    expect(table.pending).toEqual({ ussr: "D11" });
  });
});

describe("hand size (§7.5)", () => {
  const cards = (count: number, from = 1) =>
    Array.from({ length: count }, (_, i) => `A${String(from + i).padStart(2, "0")}`);
  const limits = { axis: { hand: cards(9, 1) }, west: { hand: cards(9, 10) }, ussr: { hand: cards(6, 20) } };
  const discard = (id: string) => ({ type: "discard", card: id });

  it("asks all seats above their limit at the same time: 7, 8, 6", () => {
    const table = play({ phase: "handSize", factions: limits });
    expect(table.pending).toEqual({ axis: "D11", west: "D11" });
    table.do("axis", discard("A03"));
    expect(table.refused("axis", { type: "confirm" })).toBe("HAND_LIMIT");
    table.do("axis", discard("A04"));
    expect(table.refused("axis", discard("A05"))).toBe("HAND_LIMIT");
    expect(table.refused("axis", discard("A10"))).toBe("CARD_NOT_HELD");
    expect(table.refused("axis", { type: "keep", card: "A05" })).toBe("CARD_NOT_HELD");
    table.do("axis", { type: "keep", card: "A03" });
    table.do("axis", discard("A05"));
    expect(table.view("west").factions.axis.handSize).toBe(9);
    expect(table.view().discards).toEqual([]);
    table.do("axis", { type: "confirm" });
    expect(table.events()).toEqual([]);
    expect(table.pending).toEqual({ west: "D11" });
    table.do("west", discard("A12"));
    table.do("west", { type: "confirm" });
    expect(table.happened("cardsDiscarded", "spectator")).toEqual([
      { type: "cardsDiscarded", faction: "axis", cards: ["A04", "A05"] },
      { type: "cardsDiscarded", faction: "west", cards: ["A12"] },
    ]);
  });

  const VAULT = [
    { faction: "axis", technology: "sonar", cards: ["I17", "I18"] },
    { faction: "axis", technology: "jets", cards: ["I10", "I12"] },
  ];

  it("every Vault pair lowers the limit by one; a reveal before the confirmation raises it at once", () => {
    const table = play({ phase: "handSize", vaults: VAULT, factions: { axis: { hand: cards(7) } } });
    table.do("axis", discard("A01"));
    table.do("axis", discard("A02"));
    table.do("axis", { type: "reveal", technology: "jets", card: "I12" });
    expect(table.refused("axis", { type: "confirm" })).toBe("HAND_LIMIT");
    expect(table.fallback("axis").type).toBe("keep");
    table.do("axis", { type: "keep", card: "A01" });
    table.do("axis", { type: "confirm" });
    expect(table.happened("cardsDiscarded")).toEqual([{ type: "cardsDiscarded", faction: "axis", cards: ["A02"] }]);
  });

  it("never falls below 0", () => {
    const pairs = [
      ["sonar", "I17", "I18"],
      ["jets", "I10", "I12"],
      ["lsts", "I01", "I14"],
      ["naval-radar", "I02", "I04"],
      ["heavy-tanks", "I09", "I23"],
      ["rocket-artillery", "I03", "I36"],
      ["air-defense-radar", "I38", "I50"],
    ].map(([technology, ...both]) => ({ faction: "ussr", technology, cards: both }));
    const table = play({ phase: "handSize", vaults: pairs, factions: { ussr: { hand: ["A01"] } } });
    expect(table.pending).toEqual({ ussr: "D11" });
    table.do("ussr", discard("A01"));
    table.do("ussr", { type: "confirm" });
    expect(table.happened("cardsDiscarded")).toHaveLength(1);
  });

  it("on a timeout the lowest values go", () => {
    const hand = ["A09", "A39", "I15", "I02", "A24", "A43", "I34"];
    const table = play({ phase: "handSize", factions: { ussr: { hand } } });
    expect(table.fallback("ussr")).toEqual(discard("I02"));
  });
});
