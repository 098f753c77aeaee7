/** §55.8 V131 Beachheads and Mulberries, through the contract. */
import { describe, expect, test } from "vitest";
import { boardNamed, hexOf } from "../../board/board.ts";
import { FACTIONS } from "../../data/vocabulary.ts";
import { boardOf } from "../../model/state.ts";
import type { ActionJson, Side, Table } from "../table.ts";
import { at, campaignTable, turnIn } from "../vignettes-campaign.ts";

const WESTERN_OPERATIONS = { phasing: "western", turnPhase: "operations", phase: "operations" } as const;
const WESTERN = FACTIONS.indexOf("western");
const BEACH = at("Cherbourg+SE");

const JUNE_1944 = `everybody: out
  france: conquered axis, allegiance western
  naziSovietPact: ended
  fired: CE-MED, CE-WEST, CE-EAST, CE-USA
  UBEF London
  `;

function play(table: Table, side: Side, ...actions: readonly ActionJson[]): void {
  for (const action of actions) table.do(side, action);
}

function give(table: Table, country: string, points: number): void {
  table.state.income[boardOf(table.state).countryIds.indexOf(country)] = points;
}

function supply(table: Table, unit: string): string | undefined {
  return table.view("western").units[unit].supply;
}

function toTurn(table: Table, turn: number): void {
  table.until(() => table.state.turn === turn);
}

/** U2A has landed in the empty hex south-east of Cherbourg; the West is asked for a Mulberry. */
function normandy(more = "", second?: ActionJson): Table {
  const table = campaignTable(`${JUNE_1944}U2A Southampton\nUV2 Southampton\nwesternMulberry: available\n${more}`, {
    scenario: "europe-1944",
    month: "1944-06",
    ...WESTERN_OPERATIONS,
  });
  give(table, "uk", 10);
  play(
    table,
    "western",
    { type: "invade", sea: 12 },
    { type: "pair", unit: "U2A", with: "UV2" },
    { type: "land", unit: "U2A", hex: BEACH },
    ...(second === undefined ? [] : [{ type: "pair", unit: "UCAN", with: "UV1" }, second]),
    { type: "launch" },
  );
  table.until(() => table.decision()[0] === "western D-MUL");
  return table;
}

describe("V131 beachhead and Mulberry", () => {
  test("V131 a Mulberry stands in a landing hex without a port", () => {
    const table = normandy();
    expect(table.refused("western", { type: "mulberry", hex: at("Cherbourg") })).toBe("MULBERRY");
    play(table, "western", { type: "mulberry", hex: BEACH });
    expect(table.view("western").markers.westernMulberry).toBe(BEACH);
  });

  test("V131 a landing hex with a port gets no Mulberry", () => {
    const table = normandy("UBEF Birmingham\nUCAN London\nUV1 London", {
      type: "land",
      unit: "UCAN",
      hex: at("Cherbourg"),
    });
    expect(table.place("UCAN")).toBe(at("Cherbourg"));
    expect(table.refused("western", { type: "mulberry", hex: at("Cherbourg") })).toBe("MULBERRY");
    expect(table.hexes("western", "mulberry")).toEqual([BEACH]);
  });

  test("V131 while U2A stands there no other unit can land at the Mulberry", () => {
    const table = normandy("UBEF Birmingham\nUCAN London\nUV1 London");
    play(table, "western", { type: "mulberry", hex: BEACH });
    play(table, "western", { type: "activate", unit: "UV1" });
    const load = table.legal("western").filter(({ type, unit }) => type === "load" && unit === "UCAN");
    expect(load).toHaveLength(1);
    play(table, "western", ...load);
    expect(table.refused("western", { type: "sail", place: BEACH })).toBe("NO_PORT");
  });

  test.each([
    ["without a Mulberry two Supply Checks are all", { type: "none" }, "low"],
    ["a Mulberry outlasts the beachhead", { type: "mulberry", hex: BEACH }, "full"],
  ])("V131 supply over the beach: %s", (_, choice, inAugust) => {
    const table = normandy();
    play(table, "western", choice);
    const june = turnIn("europe-1944", "1944-06");
    const found = [1, 2, 3].map((months) => {
      toTurn(table, june + months);
      return supply(table, "U2A");
    });
    expect(found).toEqual(["full", "full", inAugust]);
  });

  test("V131 the next unit lands at the Mulberry by Naval Transport; its convoy stays in port", () => {
    const table = campaignTable(`${JUNE_1944}UCAN Southampton\nUV2 Southampton\nwesternMulberry: ${BEACH}`, {
      scenario: "europe-1944",
      month: "1944-07",
      ...WESTERN_OPERATIONS,
    });
    give(table, "uk", 10);
    play(table, "western", { type: "activate", unit: "UV2" }, { type: "load", unit: "UCAN" });
    play(table, "western", { type: "sail", place: BEACH });
    table.until((events) => events.some(({ type }) => type === "activationEnded"));
    expect([table.place("UCAN"), table.place("UV2")]).toEqual([BEACH, at("Southampton")]);
  });

  test("V131 another unit of the faction may hold the beachhead", () => {
    const table = normandy("UCAN Cherbourg+SE+SE");
    play(table, "western", { type: "none" });
    toTurn(table, turnIn("europe-1944", "1944-07"));
    table.until(() => table.decision()[0] === "western D-ACT");
    play(table, "western", { type: "activate", unit: "U2A" }, { type: "march", hex: at("Cherbourg+SE+SW") });
    if (table.decision()[0] === "western D-STEP") play(table, "western", { type: "end" });
    play(table, "western", { type: "activate", unit: "UCAN" }, { type: "march", hex: BEACH });
    toTurn(table, turnIn("europe-1944", "1944-08"));
    expect([table.place("UCAN"), supply(table, "UCAN")]).toEqual([BEACH, "full"]);
  });

  test.each([
    ["stops there", BEACH],
    ["marches through", at("Cherbourg+SE+E")],
  ])("V131 a German unit that %s removes beachhead and Mulberry", (_, hex) => {
    const table = campaignTable(`${JUNE_1944}G7 Cherbourg+SE+W\nUV2 Southampton\nUCAN Southampton`, {
      scenario: "europe-1944",
      month: "1944-07",
      markers: { westernMulberry: BEACH },
      details: { beachheads: [hexOf(boardNamed("europe-1944"), BEACH), 11, WESTERN, 1] },
    });
    give(table, "germany", 10);
    expect(table.view("axis").markers.westernMulberry).toBe(BEACH);
    play(table, "axis", { type: "activate", unit: "G7" }, { type: "march", hex });
    expect(table.view("axis").markers.westernMulberry).toBe("out");
    expect(table.state.beachheads).toEqual([]);
  });

  test("V131 §50.6 a Mulberry in a city that an Airdrop took: the next unit takes it back, the enemy's bombers leave", () => {
    const table = campaignTable(`${JUNE_1944}UCAN Southampton\nUV2 Southampton\nGL2 Lille`, {
      scenario: "europe-1944",
      month: "1944-07",
      markers: { westernMulberry: at("Lille") },
      ...WESTERN_OPERATIONS,
    });
    give(table, "uk", 10);
    expect(table.view("western").control[at("Lille")]).toBe("axis");
    play(table, "western", { type: "activate", unit: "UV2" }, { type: "load", unit: "UCAN" });
    play(table, "western", { type: "sail", place: at("Lille") });
    table.until((events) => events.some(({ type }) => type === "activationEnded"));
    expect([table.place("UCAN"), table.view("western").control[at("Lille")]]).toEqual([at("Lille"), "western"]);
    expect(table.place("GL2")).not.toBe(at("Lille"));
  });
});
