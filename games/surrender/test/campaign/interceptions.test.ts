/** §53 Worked examples V123–V125: who can intercept, where, and how often, through the contract. */
import { describe, expect, test } from "vitest";
import { boardOf } from "../../model/state.ts";
import type { ActionJson, Side, Table } from "../table.ts";
import { at, campaignTable, turnIn } from "../vignettes-campaign.ts";

const EMPTY = "everybody: out\n";
const WESTERN_OPERATIONS = { phasing: "western", turnPhase: "operations", phase: "operations" } as const;

function sorties(table: Table, unit: string): number {
  return table.state.unitSorties[boardOf(table.state).unitIds.indexOf(unit)];
}

function play(table: Table, side: Side, ...actions: readonly ActionJson[]): void {
  for (const action of actions) table.do(side, action);
}

describe("V123 a submarine catches an air transport", () => {
  const caught = () => {
    const table = campaignTable(`${EMPTY}UV2 Southampton\nUAASF Southampton\nUV1 London\nFV1 Cherbourg`, {
      month: "1940-06",
      ...WESTERN_OPERATIONS,
      dice: [5, 3],
    });
    play(table, "western", { type: "activate", unit: "UV2" }, { type: "load", unit: "UAASF" });
    play(table, "western", { type: "sail", place: at("Le Havre") });
    play(table, "axis", { type: "intercept", marker: "germanyUboat", sea: 12, target: "UV2" });
    return table;
  };

  test("V123 the owner chooses among the ports of the zone with room for both (aid TL-3, MA3, N2)", () => {
    const table = caught();
    expect([sorties(table, "UV2"), sorties(table, "UAASF")]).toEqual([2, 2]);
    expect(table.decision()).toEqual(["western D-PORT"]);
    const ports = table.legal("western").map(({ place }) => place);
    expect(ports).toEqual(["Le Havre", "Plymouth", "Southampton"].map(at).sort());
    play(table, "western", { type: "dock", place: at("Plymouth") });
    expect([table.place("UV2"), table.place("UAASF")]).toEqual([at("Plymouth"), at("Plymouth")]);
    expect(table.view("western").markers.germanyUboat).toBe(`turn ${turnIn("europe-1939", "1940-08")}`);
  });

  test("V123 on a time-out the ships go to the port with the lowest id", () => {
    const table = caught();
    table.until((events) => events.length > 0);
    const lowest = ["Le Havre", "Plymouth", "Southampton"].map(at).sort()[0];
    expect([table.place("UV2"), table.place("UAASF")]).toEqual([lowest, lowest]);
  });
});

describe("V124 how far fleets reach", () => {
  type Zones = readonly (number | string)[];

  /** The zones in which a unit could intercept, by sending a convoy past it. */
  function zonesOf(table: Table, side: Side, convoy: string, place: string, path: Zones, unit: string): Zones {
    play(table, side, { type: "activate", unit: convoy });
    for (const sea of path) play(table, side, { type: "course", sea });
    play(table, side, { type: "sail", place: at(place) });
    return table
      .legal(side === "axis" ? "western" : "axis")
      .flatMap((action) => (action.type === "intercept" && action.unit === unit ? [action.sea as number] : []));
  }

  const NORTH = ["norway", "denmark", "sweden", "finland"].map((id) => `${id}: active western\n`).join("");

  function fleet(port: string, from: string, to: string, path: Zones): Zones {
    const table = campaignTable(`${EMPTY}${NORTH}UV1 ${from}\nGFL ${port}`, {
      month: "1940-06",
      ...WESTERN_OPERATIONS,
    });
    return zonesOf(table, "western", "UV1", to, path, "GFL");
  }

  test("V124 from Hamburg two links, never over a Canal or Strait (aid R-12)", () => {
    expect(fleet("Hamburg", "Bergen", "London", [1, 10, 11, 12])).toEqual([1, 10, 11, 12]);
    expect(fleet("Hamburg", "Glasgow", "Scapa Flow", [2, 1])).toEqual([1]);
    expect(fleet("Hamburg", "London", "Brest", [12, 7, 9])).toEqual([12, 7, 9]);
    expect(fleet("Hamburg", "Bergen", "Malmö", [1, 10, 16, 15])).toEqual([1, 10, 16]);
  });

  test("V124 from Kiel the Baltic only", () => {
    expect(fleet("Kiel", "Bergen", "Malmö", [1, 10, 16, 15])).toEqual([15]);
    expect(fleet("Kiel", "Malmö", "Helsinki", [15, 13, 14])).toEqual([15, 13, 14]);
    expect(fleet("Kiel", "Bergen", "London", [1, 10, 11, 12])).toEqual([]);
  });

  test("V124 out of a Map Box, an air unit in its port's zone only, a convoy never", () => {
    const sailing = (place: string, path: Zones, unit: string) => {
      const table = campaignTable(
        `${EMPTY}usa: active western
         france: conquered axis, allegiance western
         norway: conquered axis, allegiance western
         spain: active axis
         naziSovietPact: ended
         fired: CE-EAST, CE-MED, CE-WEST, CE-USA
         GV1 Brest
         ANF ENA
         UF11 London
         UV1 London`,
        { month: "1942-06" },
      );
      return zonesOf(table, "axis", "GV1", place, path, unit);
    };
    expect(sailing("Bergen", [9, 7, 2, 1], "ANF")).toEqual([7, 2, 1]);
    expect(sailing("Cádiz", [9, 17, 18], "ANF")).toEqual([17, 18]);
    expect(sailing("Hamburg", [9, 12, 11], "UF11")).toEqual([12]);
    expect(sailing("Hamburg", [9, 12, 11], "UV1")).toEqual([]);
  });
});

test("V125 bombers of the north: an interceptor tries once in an operation (aid IN-1, N1, N13, N14, R-4)", () => {
  const table = campaignTable(
    `${EMPTY}UHF Scapa Flow
     GL5 Trondheim
     GB1 Bergen
     norway: conquered axis, allegiance western
     weather: cold poor
     Narvik: western`,
    { month: "1940-11", ...WESTERN_OPERATIONS, dice: [4, 4] },
  );
  play(table, "western", { type: "activate", unit: "UHF" }, { type: "sail", place: at("Narvik") });
  const fought = table.do("axis", { type: "intercept", unit: "GL5", sea: 1, target: "UHF" });
  expect(fought.find(({ type }) => type === "interceptionCombat")).toMatchObject({
    attack: { drm: 1, value: 5 },
    defence: { drm: 0, value: 4 },
    result: "NE",
  });
  expect([sorties(table, "GL5"), sorties(table, "UHF")]).toEqual([1, 1]);
  expect(table.refused("axis", { type: "intercept", unit: "GL5", sea: 1, target: "UHF" })).toBe("INTERCEPT");
  expect(table.legal("axis")).toContainEqual({ type: "intercept", unit: "GB1", sea: 1, target: "UHF" });
  while (table.decision()[0] === "axis D-INT") play(table, "axis", { type: "none" });
  expect(table.place("UHF")).toBe(at("Narvik"));
});
