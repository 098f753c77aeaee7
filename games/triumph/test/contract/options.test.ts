/** What a table may choose before the game. */
import { isRefusal } from "@tripartite/kernel";
import { describe, expect, it } from "vitest";
import { triumph } from "../../game.ts";
import { begin, play, units } from "../table.ts";

describe("options", () => {
  it("default to the 1936 game with the rulings as written", () => {
    for (const input of [undefined, null, {}]) {
      expect(triumph.options(input)).toEqual({
        scenario: 0,
        canadaIsHome: false,
        allowInlandShips: false,
        publicHandDiscards: true,
        moscowInfantry: false,
        blockLimits: [],
        lesson: -1,
      });
    }
  });

  it("name the three scenarios", () => {
    const scenarios = ["1936", "1939", "two-player"].map((scenario) => triumph.options({ scenario }));
    expect(scenarios.map((options) => !isRefusal(options) && options.scenario)).toEqual([0, 1, 2]);
  });

  it.each([
    ["a text", "1936"],
    ["a number", 1936],
    ["a list", []],
    ["an unknown scenario", { scenario: "1942" }],
    ["a scenario by number", { scenario: 1936 }],
    ["a scenario from the prototype", { scenario: "__proto__" }],
    ["an unknown option", { houseRules: true }],
    ["__proto__", JSON.parse('{"__proto__":{"scenario":"1939"}}')],
    ["a name of 10 MB", { ["x".repeat(10_000_000)]: true }],
    ["a flag as text", { canadaIsHome: "yes" }],
    ["an unknown lesson", { lesson: "victory" }],
    ["a lesson with a scenario", { lesson: "supply", scenario: "1939" }],
    ["limits that are a list", { blockLimits: [] }],
    ["limits of an unknown nationality", { blockLimits: { poland: { tank: 1 } } }],
    ["limits of an unknown type", { blockLimits: { germany: { zeppelin: 1 } } }],
    ["limits in a list", { blockLimits: { germany: [3] } }],
    ["a limit of 0", { blockLimits: { germany: { tank: 0 } } }],
    ["a limit of NaN", { blockLimits: { germany: { tank: Number.NaN } } }],
    ["a limit of 1.5", { blockLimits: { germany: { tank: 1.5 } } }],
    ["a limit as text", { blockLimits: { germany: { tank: "6" } } }],
  ])("refuse %s", (_, input) => {
    const refusal = triumph.options(input);
    expect(isRefusal(refusal) && refusal.code).toBe("OPTIONS");
    expect(isRefusal(refusal) && refusal.text.length).toBeLessThan(200);
  });

  it("R1: the Infantry of the first edition stands in Moscow only if the table says so", () => {
    const moscow = (options: object) => {
      const table = begin("1936", 1, options);
      const placed = { type: "place", area: "moscow", unitType: "tank" };
      for (let i = 0; i < 3; i++) table.do("ussr", placed);
      expect(table.refused("ussr", placed)).toBe("SETUP_AREA");
      return table.view("ussr").areas.moscow.units?.map(({ unitType, cv }) => `${unitType} ${cv}`);
    };
    expect(moscow({})).toEqual(["tank 1", "tank 1", "tank 1"]);
    expect(moscow({ moscowInfantry: true })).toEqual(["infantry 3", "tank 1", "tank 1", "tank 1"]);
  });

  it("R6: Canada is no Home Territory, unless the table says so", () => {
    const cadre = { type: "cadre", area: "ottawa", nationality: "britain", unitType: "infantry" };
    expect(play({ seat: "west" }).refused("west", cadre)).toBe("BUILD_HOME");
    const table = play({ seat: "west", options: { canadaIsHome: true } });
    table.do("west", cadre);
    table.do("west", { type: "confirm" });
    expect(table.happened("blockArrived")).toEqual([{ type: "blockArrived", area: "ottawa", nationality: "britain" }]);
  });

  it("R7: blocks are unlimited, unless the table limits a type; an exhausted one is not offered", () => {
    const tank = { type: "cadre", area: "berlin", nationality: "germany", unitType: "tank" };
    const free = play({ seat: "axis" });
    for (let i = 0; i < 11; i++) free.do("axis", tank);
    const table = play({
      seat: "axis",
      options: { blockLimits: { germany: { tank: 2 } } },
      units: units("ruhr tank 2"),
    });
    table.do("axis", tank);
    expect(table.refused("axis", tank)).toBe("BUILD_BLOCKS");
    expect(table.legal("axis").some((action) => action.unitType === "tank" && action.nationality === "germany")).toBe(
      false,
    );
    table.do("axis", { ...tank, area: "rome", nationality: "italy" });
    table.do("axis", { type: "disband", unit: "ruhr tank" });
    table.do("axis", tank);
  });

  const ONE_EACH = { fortress: 1, airForce: 1, carrier: 1, sub: 1, fleet: 1, tank: 1, infantry: 1 };

  it("R7: set-up continues without the Cadres for which there is no block", () => {
    for (const scenario of ["1936", "1939", "two-player"]) {
      const table = begin(scenario, 1, { blockLimits: { germany: ONE_EACH, ussr: ONE_EACH } });
      table.drift((now) => now.view().year >= 1936 && now.view().phase === "production");
      const german = table
        .save()
        .units.filter((unit: { nationality: string } | null) => unit?.nationality === "germany");
      expect(german.length).toBeLessThanOrEqual(7);
      expect(triumph.faults(table.state)).toEqual([]);
    }
  });

  it("R7: USA forces without a block do not come", () => {
    const limits = { options: { blockLimits: { usa: ONE_EACH } }, turnOrder: ["west", "axis", "ussr"] };
    const joined = play({
      ...limits,
      phase: "yearStart",
      year: 1941,
      dice: [3],
      nations: { usa: { influence: { faction: "west", count: 2 } } },
    });
    expect(joined.view("west").areas["new-york"].units).toBeUndefined();
    const tank = { nations: { usa: { status: "power" } }, units: units("washington tank 1", "washington fleet 1") };
    const table = play({ ...limits, phase: "productionStart", year: 1943, ...tank });
    expect(table.view("west").own!.arrivals.map(({ unitType }) => unitType)).toEqual(["airForce", "infantry"]);
  });

  it("R8: ships need a coast, unless the table allows them inland", () => {
    const fleet = { type: "cadre", area: "munich", nationality: "germany", unitType: "fleet" };
    for (const unitType of ["fleet", "carrier", "sub"]) {
      expect(play({ seat: "axis" }).refused("axis", { ...fleet, unitType })).toBe("BUILD_COAST");
    }
    play({ seat: "axis", options: { allowInlandShips: true } }).do("axis", fleet);
    play({ seat: "axis" }).do("axis", { ...fleet, area: "ruhr" });
  });

  it("R21: discards from the hand are public, unless the table keeps them secret", () => {
    const hands = { ussr: { hand: ["A01", "A02", "A03", "A04", "A05", "A06", "A07"] } };
    for (const publicHandDiscards of [true, false]) {
      const table = play({ phase: "handSize", factions: hands, options: { publicHandDiscards } });
      table.do("ussr", { type: "discard", card: "A03" });
      expect(JSON.stringify(table.view("axis"))).not.toContain('"A03"');
      table.do("ussr", { type: "confirm" });
      expect(table.happened("cardsDiscarded", "spectator").length).toBe(publicHandDiscards ? 1 : 0);
      expect(table.happened("cardsDiscardedUnseen", "spectator").length).toBe(publicHandDiscards ? 0 : 1);
    }
  });
});
