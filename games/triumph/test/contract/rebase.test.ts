/** §13 ReBases. */
import { describe, expect, it } from "vitest";
import { WEST } from "../../data/kinds.ts";
import { triumph } from "../../game.ts";
import { play } from "../table.ts";
import { A_U, attack, CONFIRM, cited, fire, PASS, satellites, tech, W_A, ways } from "./combat.ts";

const rebase = (unit: string, to: string) => ({ type: "rebase", unit, to });

describe("R63 the prohibitions of Retreats do not bind ReBases", () => {
  it("R63 (d) an attacking Fleet may ReBase elsewhere than where it came from", () => {
    const table = attack("west", W_A, ["glasgow fleet 3", "north-sea fleet 2 germany"], ["glasgow fleet > north-sea"]);
    table.do("axis", { type: "retreat", unit: "north-sea fleet germany", to: "ruhr" });
    expect(table.pending).toEqual({ west: "D33" });
    expect(ways(table, "west", "north-sea fleet", "rebase")).toEqual(["gascony", "glasgow", "london", "paris"]);
    table.do("west", rebase("north-sea fleet", "paris"));
  });

  it("R63 (b) into an area that held a Battle in this Player Turn and is Undisputed now", () => {
    const units = ["lorraine infantry 1", "lorraine tank 1 germany", "gascony airForce 1", "munich infantry 1"];
    const more = { dice: [6] };
    const table = attack("west", W_A, units, ["gascony airForce > lorraine > munich"], more);
    table.do("west", { type: "designate", area: "lorraine" });
    table.do("west", { type: "fight", area: "lorraine" });
    table.do("axis", { type: "retreat", unit: "lorraine tank", to: "munich" });
    table.do("west", fire("munich airForce", "ground"));
    table.do("axis", { type: "hold", unit: "munich infantry" });
    expect(ways(table, "west", "munich airForce", "rebase")).toContain("lorraine");
  });

  it("R63 (c) a defending Fleet may ReBase through the Sea the Enemy came from", () => {
    const units = ["paris fleet 2", "paris infantry 1", "ruhr airForce 2"];
    const table = attack("axis", W_A, units, ["ruhr airForce > north-sea > paris"]);
    table.do("axis", { type: "hold", unit: "paris airForce" });
    expect(table.refused("west", { type: "retreat", unit: "paris fleet", to: "north-sea" })).toBe("RETREAT_C");
    expect(ways(table, "west", "paris fleet", "rebase")).toContain("glasgow");
  });

  it("R63 never Strategic: normal speed only", () => {
    const table = attack("axis", W_A, ["lorraine infantry 1", "munich airForce 2"], ["munich airForce > lorraine"]);
    expect(ways(table, "axis", "lorraine airForce", "rebase")).toEqual(["berlin", "milan", "munich", "ruhr"]);
    const heavy = { revealed: [tech("axis heavy-bombers I05")] };
    const far = attack(
      "axis",
      W_A,
      ["lorraine infantry 1", "munich airForce 2"],
      ["munich airForce > lorraine"],
      heavy,
    );
    expect(ways(far, "axis", "lorraine airForce", "rebase")).toEqual(expect.arrayContaining(["rome", "venice"]));
  });
});

describe("§13.0 the way", () => {
  it("only to Undisputed land that is Friendly in the snapshot", () => {
    const units = ["lorraine infantry 1", "munich airForce 2", "ruhr infantry 1", "ruhr infantry 1 britain"];
    const table = attack("axis", W_A, units, ["munich airForce > lorraine"]);
    table.do("axis", CONFIRM);
    for (const to of ["ruhr", "paris", "amsterdam", "north-sea"]) {
      expect(cited(table, "axis", rebase("lorraine airForce", to))).toBe("REBASE_TARGET §13.0");
    }
  });

  it("R103 a Sea cleared earlier in this Combat Phase is no first step for a Fleet, but does not stop it later", () => {
    const seas = ["english-channel", "north-sea", "norwegian-sea"];
    const units = [
      ...seas.map((sea) => `${sea} fleet 1 germany`),
      "london fleet 3",
      "glasgow fleet 3",
      "glasgow fleet 2",
    ];
    const moves = ["london fleet > english-channel", "glasgow fleet > north-sea", "glasgow fleet > norwegian-sea"];
    const dice = [6, 1, 1, 1, 6, 1, 1, 1, 6, 1, 1];
    const table = attack("west", W_A, units, moves, { dice });
    for (const sea of seas) {
      if (sea !== "norwegian-sea") table.do("west", { type: "fight", area: sea });
      table.do("axis", fire(`${sea} fleet germany`, "naval"));
      table.do("west", fire(`${sea} fleet britain`, "naval"));
      const havens = { "english-channel": "gascony", "north-sea": "paris", "norwegian-sea": "paris" }[sea];
      expect(ways(table, "west", `${sea} fleet`, "rebase")).toContain(havens);
      if (sea === "north-sea") expect(ways(table, "west", "north-sea fleet", "rebase")).not.toContain("gascony");
      table.do("west", PASS);
    }
  });

  it("Air Forces and Subs pass Enemies, Carriers and Fleets do not", () => {
    const around = ["irish-sea", "english-channel", "norwegian-sea"].map((sea) => `${sea} fleet 1 germany`);
    const units = ["north-sea fleet 1 germany", "glasgow sub 1", "glasgow fleet 1", ...around];
    const table = attack("west", W_A, units, ["glasgow sub > north-sea"], { dice: Array(9).fill(6) });
    expect(ways(table, "west", "north-sea sub", "rebase")).toEqual(["glasgow", "london", "paris"]);
  });

  it("not over the land of a Rival at peace, nor Neutral land", () => {
    const units = ["kiev infantry 1", "lvov airForce 1 germany", "lvov infantry 1 germany"];
    const table = attack("axis", A_U, units, ["lvov airForce > kiev"], {
      nations: { ...satellites("axis poland"), hungary: { status: "satellite", marker: "west" } },
    });
    expect(ways(table, "axis", "kiev airForce", "rebase")).toEqual(["lvov", "vilna", "warsaw"]);
  });
});

describe("two players", () => {
  it("R89 an Ally cannot Retreat to where its fellow Ally stands", () => {
    const units = ["north-sea fleet 2 britain", "ruhr fleet 3", "norwegian-sea fleet 1 ussr"];
    const table = attack("axis", [...W_A, ...A_U], units, ["ruhr fleet > north-sea"], {
      scenario: "two-player",
      activeAlly: "west",
    });
    const way = { type: "retreat", unit: "north-sea fleet britain", to: "norwegian-sea" };
    expect(table.refused("west", way)).toBe("ALLY_AREA");
    expect(ways(table, "west", "north-sea fleet britain", "retreat")).not.toContain("norwegian-sea");
  });
});

describe("R117 after a Battle the question tells nothing about hidden blocks", () => {
  /** A fight over Paris is over; one block there had Retreated into it and lies face down. */
  const after = (unitType: string, faceUp = false) =>
    play({
      phase: "optionalRebase",
      seat: "west",
      commandOrder: ["west"],
      wars: W_A,
      battleArea: "paris",
      answers: ["west"],
      units: [{ area: "paris", unitType, [faceUp ? "faceUp" : "retreated"]: true }],
    });

  it("R117 the Active Player is asked whether or not it is an ANS; without one there is a ready answer", () => {
    for (const type of ["infantry", "airForce"]) expect(after(type).pending).toEqual({ west: "D33" });
    const infantry = after("infantry");
    expect(infantry.legal("west")).toEqual([PASS]);
    expect(triumph.discreet!(infantry.state, WEST)).toEqual({ answer: PASS });
    infantry.answerReady();
    expect(infantry.happened("battleEnded")).toMatchObject([{ area: "paris" }]);
    const airForce = after("airForce");
    expect(airForce.legal("west")).toContainEqual(rebase(airForce.number("paris airForce") as never, "london"));
    expect(triumph.discreet!(airForce.state, WEST)).toEqual({ answer: undefined });
  });

  it("R117 what lies face up is asked only if it can go, and openly", () => {
    expect(after("infantry", true).pending.west).not.toBe("D33");
    const airForce = after("airForce", true);
    expect(airForce.pending).toEqual({ west: "D33" });
    expect(triumph.discreet!(airForce.state, WEST)).toBeUndefined();
  });
});
