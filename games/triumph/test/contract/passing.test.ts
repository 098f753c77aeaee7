/** §7.35 The standing order to Pass in the Government card play. */
import { describe, expect, it } from "vitest";
import { card, type Position, play } from "../table.ts";

const PASS = { type: "pass" };
const passing = (value: string) => ({ type: "order", topic: "passing", value });
const diplomacy = (id: string, nation: string) => ({ type: "diplomacy", card: id, nation });

/** The Axis plays first; the Soviet hand is above its limit, so that the table stops for the discard. */
function government(more: Position = {}) {
  return play({
    phase: "government",
    turnOrder: ["axis", "west", "ussr"],
    ...more,
    factions: {
      axis: { hand: ["A09", "A10", "A18", card("sabotage"), "I15", "I03"] },
      west: { hand: ["A11", "A12"] },
      ussr: { hand: ["A01", "A02", "A03", "A04", "A05", "A07", "A08"] },
    },
  });
}

describe("passing for the rest of the card play", () => {
  it("passes at once and at every later turn, while the others play on", () => {
    const table = government();
    table.do("axis", PASS);
    table.do("west", passing("always"));
    expect(table.happened("passed")).toEqual([{ type: "passed", faction: "west" }]);
    expect(table.pending).toEqual({ ussr: "D07" });
    expect(table.view().passes).toBe(2);
    table.do("ussr", diplomacy("A02", "finland"));
    table.do("axis", diplomacy("A09", "norway"));
    expect(table.happened("passed", "ussr")).toEqual([{ type: "passed", faction: "west" }]);
    expect(table.pending).toEqual({ ussr: "D07" });
  });

  it("is given before one's turn too, and taken back at any moment", () => {
    const table = government();
    table.do("ussr", passing("always"));
    expect(table.events()).toEqual([]);
    table.do("ussr", passing("ask"));
    table.do("axis", PASS);
    table.do("west", passing("always"));
    expect(table.pending).toEqual({ ussr: "D07" });
    table.do("ussr", diplomacy("A02", "finland"));
    table.do("axis", { type: "fund", card: "I15" });
    table.do("west", passing("ask"));
    table.do("axis", { type: "fund", card: "I03" });
    table.do("axis", { type: "raise" });
    expect(table.pending).toEqual({ west: "D07" });
  });

  it("ends with the card play, and is not to be had at other times", () => {
    const table = government();
    table.do("ussr", passing("always"));
    table.do("west", passing("untilTouched"));
    table.do("axis", PASS);
    expect(table.happened("passed").map(({ faction }) => faction)).toEqual(["axis", "west", "ussr"]);
    expect(table.pending).toEqual({ ussr: "D11" });
    expect(table.view("ussr").own!.orders).toMatchObject({ passing: "ask" });
    expect(table.refused("ussr", passing("always"))).toBe("ORDER");
    expect(play({ seat: "axis" }).refused("axis", passing("always"))).toBe("ORDER");
  });

  it("does not break off a raise of Industry that is begun", () => {
    const table = government();
    table.do("axis", { type: "fund", card: "I15" });
    table.do("axis", passing("always"));
    expect(table.pending).toEqual({ axis: "D07" });
    table.do("axis", { type: "fund", card: "I03" });
    table.do("axis", { type: "raise" });
    table.do("west", PASS);
    table.do("ussr", PASS);
    expect(table.pending).toEqual({ ussr: "D11" });
  });
});

describe("passing until a Rival's card touches the seat", () => {
  const asked = (more: Position, playIt: (table: ReturnType<typeof government>) => void) => {
    const table = government(more);
    table.do("west", passing("untilTouched"));
    playIt(table);
    return "west" in table.pending;
  };
  const onNorway = (table: ReturnType<typeof government>) => table.do("axis", diplomacy("A09", "norway"));

  it("asks again after a card on a nation with own Influence or an own card", () => {
    expect(asked({}, onNorway)).toBe(false);
    expect(asked({ nations: { norway: { influence: { faction: "west", count: 1 } } } }, onNorway)).toBe(true);
    expect(asked({ nations: { norway: { influence: { faction: "ussr", count: 1 } } } }, onNorway)).toBe(false);
    expect(asked({ inPlay: [{ faction: "west", card: "A15", nation: "norway" }] }, onNorway)).toBe(true);
  });

  it("asks again after an Intelligence card against it, not after one against another seat", () => {
    const sabotage = (rival: string) => (table: ReturnType<typeof government>) =>
      table.do("axis", { type: "intelligence", card: card("sabotage"), rival });
    expect(asked({}, sabotage("west"))).toBe(true);
    expect(asked({}, sabotage("ussr"))).toBe(false);
  });
});

describe("secrecy", () => {
  it("other seats do not see the order, and an action that discloses it cannot be taken back", () => {
    const table = government();
    table.do("west", passing("always"));
    for (const viewer of ["axis", "ussr", "spectator"] as const) {
      expect(JSON.stringify(table.view(viewer === "spectator" ? undefined : viewer))).not.toContain("always");
      expect(table.events(viewer)).toEqual([]);
    }
    table.do("ussr", passing("always"));
    table.do("axis", diplomacy("A09", "norway"));
    expect(table.pending).toEqual({ axis: "D07" });
    expect(table.barrier).toBe(true);
  });

  it("an Intelligence card that met no Double Agent cannot be taken back", () => {
    const table = play({ phase: "government", seat: "axis", factions: { axis: { hand: [card("sabotage"), "A09"] } } });
    table.do("axis", { type: "intelligence", card: card("sabotage"), rival: "west" });
    expect(table.barrier).toBe(true);
  });
});
