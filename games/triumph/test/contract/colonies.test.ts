/** §2.31 What becomes of the Colonies of a Defeated Power. */
import { describe, expect, it } from "vitest";
import type { Position, Table } from "../table.ts";
import { attack, END, forces, move, moving, PASS, W_A } from "./combat.ts";

/** The Axis takes Paris; what else stands on the board is given. */
const parisFalls = (...list: string[]): Table =>
  attack("axis", W_A, ["lorraine tank 2 germany", ...list], ["lorraine tank > paris"]);

describe("Colonies of a Defeated Power (§2.31)", () => {
  it("become Armed Minors without Violator and Enemies, with Fortresses by Muster Value", () => {
    const table = parisFalls("algiers infantry 2", "damascus tank 1");
    expect(
      table
        .happened("colonyArmed")
        .map(({ nation }) => nation)
        .toSorted(),
    ).toEqual(["french-north-africa", "syria"]);
    expect(table.view().nations["french-north-africa"]).toEqual({ status: "armed" });
    expect(forces(table, "algiers")).toEqual(["neutral fortress 2"]);
    expect(forces(table, "damascus")).toEqual(["neutral fortress 1"]);
    expect(["algiers", "dakar", "damascus"].map((area) => table.view().areas[area].control)).toEqual(
      Array(3).fill("native"),
    );
  });

  it.each(["infantry 1 britain", "fleet 1 britain", "infantry 1 germany"])(
    "R15 a Colony whose Capital holds any unit of another Power belongs to that Faction: %s",
    (unit) => {
      const table = parisFalls(`algiers ${unit}`, "tunisia infantry 1");
      const marker = unit.endsWith("germany") ? "axis" : "west";
      expect(table.view().nations["french-north-africa"]).toEqual({ status: "conquered", marker });
      expect(table.view().areas.dakar.control).toBe(marker);
      expect(table.view().nations.syria.status).toBe("armed");
    },
  );

  it("R15 even ANS of an Enemy that merely stand in it when its last defender is removed", () => {
    const list = ["algiers infantry 1", "algiers airForce 1 germany", "algiers infantry 1 germany"];
    const table = moving("axis", W_A, ["lorraine tank 2 germany", ...list]);
    move(table, "axis", "lorraine tank > paris");
    table.do("axis", { type: "disband", unit: "algiers infantry germany" });
    table.do("axis", END);
    table.do("axis", { type: "confirm" });
    expect(table.view().nations["french-north-africa"]).toEqual({ status: "conquered", marker: "axis" });
    expect(forces(table, "algiers")).toEqual(["germany airForce 1"]);
  });

  it("R15 so does one conquered before by another Faction, even if its Capital is empty", () => {
    const table = attack("axis", W_A, ["lorraine tank 2 germany"], ["lorraine tank > paris"], {
      nations: { "french-north-africa": { marker: "axis" } },
    });
    expect(table.view().nations["french-north-africa"]).toEqual({ status: "conquered", marker: "axis" });
  });

  it("R15 units of other Powers elsewhere in it stay, hold their area and are no Enemies", () => {
    const table = parisFalls("tunisia infantry 1 britain");
    expect(table.view().nations["french-north-africa"]).toEqual({ status: "armed" });
    expect(table.view().areas.tunisia.control).toBe("west");
    table.do("west", PASS);
    const unit = table.number("tunisia infantry");
    table.do("west", { type: "pick", unit });
    const step = (to: string) => ({ type: "move", unit, route: [to], strategic: false });
    expect(table.refused("west", step("algiers"))).toBe("NEUTRAL_NO_VON");
    expect(table.refused("west", step("sfax"))).toBe("NEUTRAL_NO_VON");
  });

  it("the Colony of Italy likewise", () => {
    const list = ["tyrrhenian-sea infantry 3 britain", "tripoli infantry 2", "cyrenaica infantry 1 germany"];
    const table = attack("west", W_A, list, ["tyrrhenian-sea infantry > rome"]);
    expect(table.view().nations.libya).toEqual({ status: "armed" });
    expect(forces(table, "tripoli")).toEqual(["neutral fortress 2"]);
    expect(table.view().areas.cyrenaica.control).toBe("axis");
  });
});

describe("a Colony that stands alone", () => {
  const ALONE: Position = {
    france: { status: "defeated", marker: "axis" },
    "french-north-africa": { status: "armed", enemies: [] },
  };
  const LIST = ["algiers fortress 2 neutral", "tripoli infantry 2", "tripoli tank 1"];

  it("R45 can be Violated like a Neutral: World Reaction, but no new Fortresses; then its Violator fights it", () => {
    const table = moving("axis", W_A, LIST, { phase: "declarations", nations: ALONE });
    table.do("axis", { type: "violate", nation: "french-north-africa" });
    table.do("axis", { type: "announce" });
    expect(table.happened("worldReaction").map(({ faction, count }) => `${faction} ${count}`)).toEqual([
      "west 2",
      "ussr 2",
    ]);
    expect(forces(table, "algiers")).toEqual(["neutral fortress 2"]);
    expect(table.view().nations["french-north-africa"]).toEqual({
      status: "armed",
      violator: "axis",
      enemies: ["axis"],
    });
    table.do("axis", PASS);
    move(table, "axis", "tripoli infantry > sfax");
    table.do("axis", END);
    expect(table.view().areas.sfax.control).toBe("axis");
  });

  it("R45 cannot be Partitioned before it is Violated, nor helped by an Intervention", () => {
    const table = moving("axis", W_A, LIST, { phase: "declarations", nations: ALONE });
    expect(table.refused("axis", { type: "intervene", nation: "french-north-africa" })).toBe("INTERVENE");
    table.do("axis", PASS);
    const unit = table.number("tripoli infantry");
    table.do("axis", { type: "pick", unit });
    const into = { type: "move", unit, route: ["sfax"], strategic: false };
    expect(table.refused("axis", into)).toBe("NEUTRAL_NO_VON");
  });
});
