/** §12.4 Fire, Bombs and Carrier Strikes. */
import { encodeOffers } from "@tripartite/kernel";
import { describe, expect, it } from "vitest";
import { WEST } from "../../data/kinds.ts";
import { triumph } from "../../game.ts";
import { A_U, attack, cited, fire, forces, moving, PASS, satellites, tech, W_A, ways } from "./combat.ts";

describe("V6 a Sea Invasion", () => {
  const SICILY = [
    "sicily infantry 2",
    "central-mediterranean infantry 3 britain",
    "central-mediterranean fleet 3 britain",
  ];
  const LAND = ["central-mediterranean infantry > sicily", "central-mediterranean fleet > sicily"];

  it("V6 the Fleet Fires, the Defender answers, the Invader has no action and takes the Hit", () => {
    const table = attack("west", W_A, SICILY, LAND, { dice: [1, 5, 6, 2] });
    expect(table.view().areas.sicily.faceUp).toContainEqual({
      nationality: "britain",
      unitType: "infantry",
      cv: 3,
      invader: true,
      joined: true,
    });
    const shot = encodeOffers(triumph, table.state, WEST).find(({ action }) => Object(action).type === "fire");
    expect(shot).toMatchObject({ dice: 3, most: 2 }); // D5: the Infantry has no more to lose
    table.do("west", fire("sicily fleet", "ground"));
    expect(table.happened("fired")[0]).toMatchObject({ dice: [1, 5, 6], hits: 1, target: "axis" });
    expect(forces(table, "sicily")).toContain("italy infantry 1");
    expect(table.refused("west", fire("sicily infantry britain", "ground"))).toBe("NOT_YOUR_DECISION");
    table.do("axis", fire("sicily infantry italy", "ground"));
    expect(table.happened("fired")[0]).toMatchObject({ dice: [2], hits: 1 });
    expect(forces(table, "sicily")).toContain("britain infantry 2");
    expect(table.pending).toEqual({ west: "D33" });
    expect(ways(table, "west", "sicily fleet", "rebase")).toContain("malta");
    table.do("west", PASS);
    expect(table.pending).toEqual({ axis: "D15" });
    expect(forces(table, "sicily")).toEqual(["italy infantry 1", "britain infantry 2", "britain fleet 3"]);
    expect(table.view().areas.sicily).toMatchObject({ control: "axis", seniority: ["axis", "west"] });
  });

  it("V6 in the next turn the Battle is optional and the landed unit acts like any other", () => {
    const table = attack("axis", W_A, ["sicily infantry 1", "sicily infantry 2 britain"], []);
    expect(table.pending).toEqual({ axis: "D22" });
    expect(table.prompt("axis")).toBe("Do you want to fight the Battle in Sicily?");
    table.do("axis", { type: "designate", area: "sicily" });
    table.do("west", fire("sicily infantry britain", "ground"));
  });
});

describe("V12 AirDefense Radar", () => {
  const RADAR = [tech("ussr air-defense-radar I02"), tech("axis air-defense-radar I03")];
  const MOSCOW = ["moscow airForce 2", "bryansk infantry 1 germany", "bryansk airForce 3 germany"];
  const ATTACK = ["bryansk infantry > moscow", "bryansk airForce > moscow"];
  const NO_HITS = { revealed: RADAR, dice: Array(12).fill(6) };

  it.each([
    ["air", 4],
    ["ground", 2],
  ])("V12 an Air Force of 2 CV over its own land has against class %s %i dice", (targetClass, dice) => {
    const table = attack("axis", A_U, MOSCOW, ATTACK, NO_HITS);
    table.do("ussr", fire("moscow airForce ussr", targetClass));
    expect(table.happened("fired")[0].dice).toHaveLength(dice);
  });
  it("V12 hits with Firepower 3 and 1", () => {
    const table = attack("axis", A_U, MOSCOW, ATTACK, { revealed: RADAR, dice: [3, 3, 4, 6] });
    table.do("ussr", fire("moscow airForce ussr", "air"));
    expect(forces(table, "moscow")).toContain("germany airForce 1");
  });
  it("V12 over Enemy land it doubles nothing", () => {
    const table = attack("axis", A_U, MOSCOW, ATTACK, NO_HITS);
    table.do("ussr", { type: "hold", unit: "moscow airForce ussr" });
    table.do("axis", fire("moscow airForce germany", "air"));
    expect(table.happened("fired")[0].dice).toHaveLength(3);
  });
  it("V12 R67 nor at sea, though an Open Sea counts as Friendly for movement", () => {
    const units = ["london airForce 2", "north-sea airForce 2 germany", "north-sea fleet 1 germany"];
    const more = { revealed: [tech("west air-defense-radar I02")], dice: Array(9).fill(6) };
    const table = attack("west", W_A, units, ["london airForce > north-sea"], more);
    table.do("axis", fire("north-sea airForce germany", "air"));
    table.do("west", fire("north-sea airForce britain", "air"));
    expect(table.happened("fired")[0].dice).toHaveLength(2);
  });
});

describe("Firepower (§12.42)", () => {
  it("Sonar gives Fleets S3", () => {
    for (const [revealed, hits] of [
      [[], 1],
      [[tech("west sonar I17")], 2],
    ] as const) {
      const units = ["london fleet 2", "north-sea sub 3 germany", "north-sea fleet 1 germany"];
      const table = attack("west", W_A, units, ["london fleet > north-sea"], { revealed, dice: [6, 6, 6, 6, 2, 3] });
      table.do("axis", fire("north-sea sub", "naval"));
      table.do("axis", fire("north-sea fleet germany", "naval"));
      table.do("west", fire("north-sea fleet britain", "sub"));
      expect(table.happened("fired")[0]).toMatchObject({ dice: [2, 3], hits });
    }
  });
  it("a class must be present, and the unit must have Firepower against it", () => {
    const units = ["lorraine infantry 1", "lorraine airForce 1", "munich tank 2", "munich infantry 1"];
    const table = attack("axis", W_A, units, ["munich tank > lorraine", "munich infantry > lorraine"]);
    table.do("west", { type: "hold", unit: "lorraine airForce" });
    expect(table.refused("axis", fire("lorraine infantry germany", "ground"))).toBe("CANNOT_ACT");
    expect(table.refused("axis", fire("lorraine tank", "sub"))).toBe("TARGET_ABSENT");
    expect(table.refused("axis", fire("lorraine tank", "air"))).toBe("NO_FIREPOWER");
    expect(table.refused("axis", fire("lorraine tank", "ground", "ussr"))).toBe("TARGET_ABSENT");
    expect(table.refused("axis", { type: "bomb", unit: "lorraine tank" })).toBe("NO_BOMBING");
  });
  it("§12.41 the only target may be named", () => {
    const units = ["lorraine infantry 1", "munich tank 2"];
    const table = attack("axis", W_A, units, ["munich tank > lorraine"], { dice: [6, 6] });
    expect(table.refused("axis", fire("lorraine tank", "ground", "ussr"))).toBe("TARGET_ABSENT");
    table.do("axis", fire("lorraine tank", "ground", "west"));
    expect(table.happened("fired")).toMatchObject([{ target: "west", targetClass: "ground", dice: [6, 6] }]);
  });
});

describe("V18 Raids and bombing", () => {
  it("V18 an Air Force may not end alone over unoccupied Enemy land", () => {
    const table = moving("axis", W_A, ["milan airForce 2"]);
    const unit = table.number("milan airForce");
    table.do("axis", { type: "pick", unit });
    const route = ["marseille", "gascony"];
    expect(table.refused("axis", { type: "move", unit, route, strategic: false })).toBe("RAID_EMPTY");
  });
  it("V18 a Raid that destroys the Fortress takes nothing: Lorraine stays with Paris, the Raider must ReBase", () => {
    const more = { dice: [6, 1, 6] };
    const table = attack(
      "axis",
      W_A,
      ["lorraine fortress 1", "munich airForce 2"],
      ["munich airForce > lorraine"],
      more,
    );
    table.do("west", fire("lorraine fortress", "air"));
    table.do("axis", fire("lorraine airForce", "ground"));
    expect(table.happened("blockRemoved")).toMatchObject([{ unitType: "fortress", reason: "eliminated" }]);
    expect(table.pending).toEqual({ axis: "D32" });
    expect(table.refused("axis", { type: "rebase", unit: "lorraine airForce", to: "lorraine" })).toBe("REBASE_TARGET");
    table.do("axis", { type: "rebase", unit: "lorraine airForce", to: "munich" });
    expect(table.view().areas.lorraine.control).toBe("west");
  });
  it("V18 R56 Precision Bombsight lets an Air Force bomb an unoccupied MainCapital, once, and leave", () => {
    const more = {
      dice: [1, 1, 6],
      nations: satellites("west low-countries"),
      revealed: [tech("west precision-bombsight I05")],
    };
    const table = attack("west", W_A, ["amsterdam airForce 3 britain"], ["amsterdam airForce > ruhr > berlin"], more);
    expect(table.pending).toEqual({ west: "D26" });
    expect(table.refused("west", fire("berlin airForce", "ground"))).toBe("TARGET_ABSENT");
    table.do("west", { type: "bomb", unit: "berlin airForce" });
    expect(table.happened("bombed")[0]).toMatchObject({ dice: [1, 1, 6], hits: 2, faction: "axis" });
    expect(table.view().factions.axis.ind).toBe(10);
    expect(table.pending).toEqual({ west: "D32" });
    expect(ways(table, "west", "berlin airForce", "rebase")).toEqual(["amsterdam", "lorraine"]);
    table.do("west", { type: "rebase", unit: "berlin airForce", to: "amsterdam" });
    expect(table.view().areas.berlin.control).toBe("axis");
  });
  it("§12.62 an Air Force does not bomb a MainCapital that its own side holds", () => {
    const units = ["berlin airForce 2 britain", "berlin infantry 1 britain", "munich infantry 2"];
    const more = { revealed: [tech("west precision-bombsight I05")], control: { berlin: "west" } };
    const table = attack("axis", W_A, units, ["munich infantry > berlin"], more);
    expect(table.view().areas.berlin.control).toBe("west");
    expect(cited(table, "west", { type: "bomb", unit: "berlin airForce" })).toBe("NO_BOMBING §12.62");
    table.do("west", fire("berlin airForce", "ground"));
  });
  it("bombing never lowers IND below 0", () => {
    const more = {
      dice: [1, 1, 1],
      nations: satellites("west low-countries"),
      revealed: [tech("west precision-bombsight I05")],
      factions: { axis: { ind: 2 } },
    };
    const table = attack("west", W_A, ["amsterdam airForce 3 britain"], ["amsterdam airForce > ruhr > berlin"], more);
    table.do("west", { type: "bomb", unit: "berlin airForce" });
    expect(table.view().factions.axis.ind).toBe(0);
  });
});

describe("V13 Carrier Strike", () => {
  const UNITS = ["irish-sea carrier 2 britain", "bay-of-biscay fleet 3 germany"];
  const strike = (to: string, rebase: boolean) => ({ type: "strike", unit: "bay-of-biscay carrier", to, rebase });

  it.each([
    ["irish-sea", false],
    ["gascony", true],
    ["london", true],
  ])("V13 the Carrier Strikes at N1 and leaves at once to %s (ReBase: %s)", (to, rebase) => {
    const table = attack("west", W_A, UNITS, ["irish-sea carrier > bay-of-biscay"], { dice: [1, 4] });
    table.do("west", strike(to, rebase));
    expect(table.happened("fired")[0]).toMatchObject({ unitType: "carrier", dice: [1, 4], hits: 1 });
    expect(forces(table, "bay-of-biscay")).toEqual(["germany fleet 2"]);
    expect(forces(table, to)).toEqual(["britain carrier 2"]);
    expect(table.pending).toEqual({ axis: "D15" });
  });
  it("V13 a Retreat goes only to where it Engaged from, a ReBase only to Friendly land in range", () => {
    const table = attack("west", W_A, UNITS, ["irish-sea carrier > bay-of-biscay"]);
    expect(table.refused("west", strike("english-channel", false))).toBe("RETREAT_D");
    expect(table.refused("west", strike("english-channel", true))).toBe("REBASE_TARGET");
    expect(table.refused("west", strike("malta", true))).toBe("REBASE_TARGET");
  });
  it("V13 without a Strike it Fires with N2", () => {
    const table = attack("west", W_A, UNITS, ["irish-sea carrier > bay-of-biscay"], { dice: [2, 2] });
    table.do("west", fire("bay-of-biscay carrier", "naval"));
    expect(forces(table, "bay-of-biscay")).toContain("germany fleet 1");
  });
  it("R68 Carriers Strike in land Battles too, if there are ships in port and a way out", () => {
    const units = ["north-sea carrier 2 britain", "ruhr fleet 1", "ruhr infantry 1"];
    const table = attack("west", W_A, units, ["north-sea carrier > ruhr"], { dice: [1, 1] });
    table.do("west", { type: "strike", unit: "ruhr carrier", to: "north-sea", rebase: false });
    expect(forces(table, "ruhr")).toEqual(["germany infantry 1"]);
    expect(forces(table, "north-sea")).toEqual(["britain carrier 2"]);
  });
  it("R68 without a naval target, or by another type, there is no Strike", () => {
    const units = ["north-sea carrier 2 britain", "north-sea fleet 2 britain", "ruhr infantry 1"];
    const table = attack("west", W_A, units, ["north-sea carrier > ruhr", "north-sea fleet > ruhr"], { dice: [6, 6] });
    const out = { to: "north-sea", rebase: false };
    expect(table.refused("west", { type: "strike", unit: "ruhr carrier", ...out })).toBe("NO_STRIKE");
    table.do("west", { type: "hold", unit: "ruhr carrier" });
    expect(table.refused("west", { type: "strike", unit: "ruhr fleet", ...out })).toBe("NO_STRIKE");
  });
});

describe("R60 declining to act", () => {
  it("R60 on land any unit may Hold", () => {
    const table = attack("axis", W_A, ["lorraine infantry 2", "munich tank 2"], ["munich tank > lorraine"]);
    table.do("axis", { type: "hold", unit: "lorraine tank" });
    table.do("west", { type: "hold", unit: "lorraine infantry" });
  });
  it("R60 at sea a unit that could score must Fire or leave", () => {
    const table = attack("west", W_A, ["london fleet 2", "north-sea fleet 2 germany"], ["london fleet > north-sea"]);
    expect(table.refused("axis", { type: "hold", unit: "north-sea fleet germany" })).toBe("MUST_FIRE");
    expect(table.legal("axis").map(({ type }) => type)).toContain("retreat");
  });
  it("R60 at sea a unit without a target may Hold", () => {
    const units = ["london airForce 2", "north-sea sub 2 germany"];
    const table = attack("west", W_A, units, ["london airForce > north-sea"], { dice: [6, 6] });
    table.do("west", fire("north-sea airForce", "sub"));
    expect(table.refused("axis", fire("north-sea sub", "air"))).toBe("NO_FIREPOWER");
    table.do("axis", { type: "hold", unit: "north-sea sub" });
    expect(table.pending).toEqual({ west: "D30" });
  });
});
