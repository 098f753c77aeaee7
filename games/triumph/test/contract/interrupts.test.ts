/** §4.11 Reveal, repudiate, disband and standing orders: at any safe point, by any seat. */
import { describe, expect, it } from "vitest";
import { WEST } from "../../data/kinds.ts";
import { postableInterrupts } from "../../view/interrupts.ts";
import { card, play, units } from "../table.ts";

const CONFIRM = { type: "confirm" };
const markers = (faction: string, count: number) => ({ influence: { faction, count } });

describe("repudiation (§8.0)", () => {
  const board = { seat: "axis", nations: { sweden: markers("west", 3), spain: markers("axis", 1) } };

  it("R33: a Faction gives up any number of its own markers, out of turn too", () => {
    const table = play(board);
    expect(table.refused("west", { type: "repudiate", nation: "sweden", count: 4 })).toBe("REPUDIATE");
    expect(table.refused("west", { type: "repudiate", nation: "sweden", count: 0 })).toBe("REPUDIATE");
    expect(table.refused("west", { type: "repudiate", nation: "spain", count: 1 })).toBe("REPUDIATE");
    expect(table.refused("west", { type: "repudiate", nation: "germany", count: 1 })).toBe("REPUDIATE");
    table.do("west", { type: "repudiate", nation: "sweden", count: 2 });
    expect(table.view().nations.sweden.influence).toEqual({ faction: "west", count: 1 });
    table.do("west", { type: "repudiate", nation: "sweden", count: 1 });
    expect(table.view().nations.sweden).toEqual({ status: "neutral" });
    expect(table.view().factions.west.pop).toBe(12);
    expect(table.pending).toEqual({ axis: "D05" });
  });
});

describe("disbanding (§3.3)", () => {
  it("removes an own unit at once, for everybody to see", () => {
    const table = play({ seat: "axis", units: units("london fleet 4", "berlin tank 2") });
    expect(table.refused("west", { type: "disband", unit: "berlin tank" })).toBe("DISBAND");
    expect(table.refused("west", { type: "disband", unit: 99 })).toBe("DISBAND");
    const fleet = table.number("london fleet");
    table.do("west", { type: "disband", unit: fleet });
    expect(table.events("spectator")).toEqual([
      { type: "blockRemoved", area: "london", nationality: "britain", unitType: "fleet", cv: 4, reason: "disbanded" },
    ]);
    expect(table.view("west").areas.london.units).toBeUndefined();
    expect(table.refused("west", { type: "disband", unit: fleet })).toBe("DISBAND");
    expect(table.pending).toEqual({ axis: "D05" });
  });

  it("ends a Battle with its last unit: the other side may build there again (R19)", () => {
    const table = play({ seat: "axis", wars: [["axis", "west"]], units: units("ruhr tank 1", "ruhr tank 1 britain") });
    expect(table.refused("axis", { type: "step", unit: "ruhr tank germany" })).toBe("BUILD_BATTLE");
    table.do("west", { type: "disband", unit: "ruhr tank britain" });
    table.do("axis", { type: "step", unit: "ruhr tank" });
  });
});

describe("revealing a technology (§9.3)", () => {
  const vaults = [{ faction: "west", technology: "jets", cards: ["I10", "I12"] }];

  it("R30: keeps a real card of the owner's choice face up and discards the other", () => {
    const table = play({ seat: "axis", vaults });
    expect(table.refused("axis", { type: "reveal", technology: "jets", card: "I10" })).toBe("NO_VAULT_PAIR");
    expect(table.refused("west", { type: "reveal", technology: "sonar", card: "I10" })).toBe("NO_VAULT_PAIR");
    expect(table.refused("west", { type: "reveal", technology: "jets", card: "I15" })).toBe("TECH_PAIR");
    table.do("west", { type: "reveal", technology: "jets", card: "I12" });
    expect(table.happened("technologyRevealed", "spectator")).toEqual([
      { type: "technologyRevealed", faction: "west", technology: "jets", card: "I12", discarded: "I10" },
    ]);
    expect(table.view().factions.west).toMatchObject({ vault: [], revealed: [{ technology: "jets", card: "I12" }] });
    expect(table.view().discards).toEqual(["I10"]);
    expect(table.barrier).toBe(true);
  });
});

describe("safe points", () => {
  const DISBAND = { type: "disband", unit: "london fleet" };
  /** Bind nobody but their seat, and so need none. */
  const PASSING_ORDERS = ["always", "untilTouched"].map((value) => ({ type: "order", topic: "passing", value }));

  it("there are none while cards are laid aside for Industry", () => {
    const table = play({
      phase: "government",
      units: units("london fleet 4"),
      factions: { axis: { hand: ["I15", "I03"] }, west: { hand: ["A01"] } },
    });
    table.do("axis", { type: "fund", card: "I15" });
    expect(table.refused("west", DISBAND)).toBe("NOT_SAFE_POINT");
    expect(table.interrupts("west")).toEqual(PASSING_ORDERS);
    table.do("axis", { type: "fund", card: "I03" });
    table.do("axis", { type: "raise" });
    table.do("west", DISBAND);
  });

  it("there are none while an Intelligence card waits for its answer", () => {
    const table = play({
      phase: "government",
      units: units("london fleet 4"),
      factions: { axis: { hand: [card("sabotage")] }, west: { hand: [card("double-agent"), "A01"] } },
    });
    table.do("axis", { type: "intelligence", card: card("sabotage"), rival: "west" });
    expect(table.refused("west", DISBAND)).toBe("NOT_SAFE_POINT");
    expect(table.refused("ussr", { type: "order", topic: "doubleAgent", value: "never" })).toBe("NOT_SAFE_POINT");
    table.do("west", { type: "doubleAgent" });
    table.do("west", DISBAND);
  });

  it("a rival's list does not show whether a unit is in hand (L17)", () => {
    const table = play({ phase: "movement", seat: "axis", units: units("berlin infantry 3", "london fleet 4") });
    const before = postableInterrupts(table.state, WEST, 0);
    expect(before).toContainEqual({ type: "disband", unit: 1 });
    table.do("axis", { type: "pick", unit: "berlin infantry" });
    expect(table.refused("west", DISBAND)).toBe("NOT_SAFE_POINT");
    expect(postableInterrupts(table.state, WEST, 1)).toBe(before);
  });

  it("there are none after the game", () => {
    const table = play({
      phase: "yearStart",
      year: 1940,
      units: units("paris tank 1 germany", "delhi tank 1 germany", "london fleet 1"),
    });
    expect(table.outcome?.kind).toBe("military");
    expect(table.refused("west", { type: "disband", unit: "london fleet" })).toBe("GAME_OVER");
    expect(table.interrupts("west")).toEqual([]);
  });

  it("an interrupt does not take the decision away from the seat that has it", () => {
    const table = play({ seat: "axis", units: units("london fleet 4") });
    table.do("axis", { type: "buy", deck: "action" });
    table.do("west", DISBAND);
    expect(table.view("axis").own!.plan).toEqual([{ type: "buy", deck: "action" }]);
    table.do("axis", CONFIRM);
    expect(table.happened("produced")).toMatchObject([{ faction: "axis", action: 1 }]);
  });
});

describe("standing orders", () => {
  it("are secret, kept, and refused if they say nothing new", () => {
    const table = play({ seat: "axis" });
    table.do("west", { type: "order", topic: "threat", value: "dropAll" });
    expect(table.events()).toEqual([]);
    expect(table.view("west").own!.orders).toMatchObject({ threat: "dropAll", doubleAgent: "ask" });
    expect(JSON.stringify(table.view("axis"))).not.toContain("dropAll");
    expect(table.refused("west", { type: "order", topic: "threat", value: "dropAll" })).toBe("ORDER");
    expect(table.refused("west", { type: "order", topic: "threat", value: "always" })).toBe("ORDER");
    expect(table.refused("west", { type: "order", topic: "doubleAgent", value: "keep" })).toBe("ORDER");
    expect(play(table.save()).view("west").own!.orders).toMatchObject({ threat: "dropAll" });
    table.do("west", { type: "order", topic: "threat", value: "ask" });
  });
});
