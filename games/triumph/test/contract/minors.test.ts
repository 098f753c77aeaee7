/** §15.42 Armed Minors in combat: their Fortresses, Defeat, Intervention. */
import { describe, expect, it } from "vitest";
import type { Table } from "../table.ts";
import { ALL_WARS, attack, CONFIRM, fire, forces, move, moving, orderOfAction, PASS, seen, W_A } from "./combat.ts";

const POLAND = { nations: { poland: { status: "armed", violator: "axis" } } };
const WARSAW = ["warsaw fortress 3 neutral", "berlin tank 2", "berlin airForce 2"];

describe("V29 the Fire of Armed Minors", () => {
  it("V29 the Fortress acts first and Fires at Ground units while there are any", () => {
    const moves = ["berlin tank > warsaw", "berlin airForce > warsaw"];
    const table = attack("axis", [], WARSAW, moves, { ...POLAND, dice: [4, 5, 6] });
    expect(table.happened("fired")).toMatchObject([
      { nationality: "neutral", target: "axis", targetClass: "ground", dice: [4, 5, 6], hits: 1 },
    ]);
    expect(forces(table, "warsaw")).toEqual(expect.arrayContaining(["germany tank 1", "germany airForce 2"]));
    expect(table.pending).toEqual({ axis: "D26" });
  });
  it("V29 against an Air Force alone it has 3 dice at A2", () => {
    const table = attack("axis", [], WARSAW, ["berlin airForce > warsaw"], { ...POLAND, dice: [2, 3, 6] });
    expect(table.happened("fired")).toMatchObject([{ targetClass: "air", dice: [2, 3, 6], hits: 1 }]);
    expect(table.pending).toEqual({ axis: "D26" });
  });
});

describe("R69 the class a Minor Fires at", () => {
  const GREECE = { nations: { greece: { status: "armed", violator: "axis" } }, dice: Array(9).fill(6) };
  const raid = (...types: string[]) => [
    "athens fortress 1 neutral",
    ...types.map((type) => `central-mediterranean ${type} germany`),
  ];
  it.each([
    [["infantry 1", "fleet 3"], "ground"],
    [["fleet 1", "sub 1"], "naval"],
    [["fleet 1", "sub 2"], "sub"],
    [["fleet 2", "sub 1"], "naval"],
  ])("R69 against %j it is class %s", (types, targetClass) => {
    const moves = types.map((type) => `central-mediterranean ${type.split(" ")[0]} > athens`);
    const table = attack("axis", [], raid(...types), moves, GREECE);
    expect(table.happened("fired")).toMatchObject([{ nationality: "neutral", targetClass }]);
  });
});

describe("R70 an Armed Minor in a Battle of three", () => {
  const PARTITION = { nations: { poland: { status: "armed", violator: "axis", enemies: ["axis", "ussr"] } } };
  const UNITS = ["warsaw fortress 3 neutral", "warsaw infantry 3 ussr", "berlin tank 4"];

  function flags(axis: string[], ussr: string[]): Table {
    const table = attack("axis", ALL_WARS, UNITS, ["berlin tank > warsaw"], { ...PARTITION, dice: Array(9).fill(6) });
    for (const [seat, parties] of [
      ["axis", axis],
      ["ussr", ussr],
    ] as const) {
      expect(table.pending).toEqual({ [seat]: "D25" });
      for (const party of parties) table.do(seat, { type: "target", party });
      if (parties.length < 2) table.do(seat, CONFIRM);
      expect(table.happened("targetsFlagged", "spectator")).toMatchObject([{ faction: seat }]);
    }
    return table;
  }

  it("R70 it flags everyone who flags it, and Fires at the Active Player first", () => {
    const table = flags(["native", "ussr"], ["native"]);
    expect(table.happened("fired")).toMatchObject([{ nationality: "neutral", target: "axis" }]);
    expect(table.view().battle?.targets).toEqual({
      axis: ["ussr", "native"],
      ussr: ["native"],
      native: ["axis", "ussr"],
    });
  });
  it("R70 if only its other Enemy flags it, it Fires at that one", () => {
    const table = flags(["ussr"], ["native", "axis"]);
    expect(table.happened("fired")).toMatchObject([{ nationality: "neutral", target: "ussr" }]);
    expect(table.refused("axis", fire("warsaw tank", "ground", "native"))).toBe("TARGET_ABSENT");
  });
});

describe("the Defeat of an Armed Minor (§15.421)", () => {
  it("its Capital Captured, its other Fortresses are removed and it is conquered", () => {
    const list = [...WARSAW, "lvov fortress 2 neutral", "vilna fortress 1 neutral"];
    const table = attack("axis", [], list, ["berlin tank > warsaw"], { ...POLAND, dice: [6, 6, 6, 1, 1] });
    table.do("axis", fire("warsaw tank", "ground"));
    table.drift((t) => t.pending.west !== undefined);
    expect(forces(table, "warsaw")).toEqual(["neutral fortress 1", "germany tank 2"]);
    expect(table.view().nations.poland.status).toBe("armed");
    const again = attack("axis", [], list.slice(1), ["berlin tank > warsaw"], POLAND);
    expect(again.happened("defeated")).toMatchObject([{ nation: "poland" }]);
    expect(
      again
        .happened("blockRemoved")
        .map(({ area }) => area)
        .toSorted(),
    ).toEqual(["lvov", "vilna"]);
    expect(again.view().nations.poland).toMatchObject({ status: "conquered", marker: "axis" });
    expect(again.view().areas.vilna.control).toBe("axis");
  });
});

describe("R98 unit types of an Intervention", () => {
  function intervention(): Table {
    const table = moving("west", W_A, ["eastern-mediterranean infantry 1 britain", "athens fortress 1 neutral"], {
      phase: "declarations",
      nations: { greece: { status: "armed", violator: "axis" } },
    });
    table.do("west", { type: "intervene", nation: "greece" });
    table.do("west", { type: "announce" });
    table.do("west", PASS);
    move(table, "west", "eastern-mediterranean infantry > crete");
    table.do("west", { type: "endMovement" });
    expect(table.pending).toEqual({ west: "D21" });
    return table;
  }

  it("R98 V28 are chosen by the intervenor and stay secret", () => {
    const table = intervention();
    table.do("west", { type: "muster", area: "athens", unitType: "airForce" });
    expect(table.happened("blockArrived", "axis")).toEqual([
      { type: "blockArrived", area: "athens", nationality: "britain" },
    ]);
    expect(JSON.stringify(table.events("axis"))).not.toContain("airForce");
    expect(table.happened("unitArrived", "west")).toMatchObject([{ unitType: "airForce", cv: 1 }]);
    expect(seen(table, "athens", "axis")).toEqual({ control: "west", hidden: ["1 britain"], shown: [] });
    expect(table.view().nations.greece).toEqual({ status: "satellite", marker: "west" });
  });
  it("R98 a timeout gives Infantry; there is no way to decline", () => {
    const table = intervention();
    expect(table.fallback("west")).toEqual({ type: "muster", area: "athens", unitType: "infantry" });
    expect(table.refused("west", PASS)).not.toBe("");
    expect(table.legal("west").every(({ type }) => type === "muster")).toBe(true);
  });
});

describe("R80 enmity with an Armed Minor is no War", () => {
  it("R80 the Axis fights and stays at Peace: no Supply is checked, but it has fought", () => {
    const list = ["riga infantry 1 germany", "warsaw fortress 1 neutral", "konigsberg infantry 1"];
    const table = attack("axis", [], list, ["konigsberg infantry > warsaw"], {
      nations: {
        poland: { status: "armed", violator: "axis" },
        "baltic-states": { status: "satellite", marker: "ussr" },
      },
      dice: [6],
      factions: { ussr: { hand: ["A01"] } },
      commandOrder: ["axis"],
    });
    expect(orderOfAction(table)).toEqual(["germany infantry"]);
    expect(table.view().factions.axis).toMatchObject({ atWar: false, fought: true });
    expect(table.happened("supplyLoss")).toEqual([]);
    expect(table.pending).toEqual({ ussr: "D12" });
  });
});
