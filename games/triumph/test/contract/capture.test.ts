/** §1.14, §1.121, §2.21 Control, Capture and Defeat at the end of a Combat Phase. */
import { describe, expect, it } from "vitest";
import type { Position } from "../table.ts";
import {
  A_U,
  ALL_WARS,
  attack,
  CONFIRM,
  END,
  fire,
  forces,
  move,
  moving,
  orderOfAction,
  satellites,
  W_A,
} from "./combat.ts";

const control = (table: ReturnType<typeof moving>, area: string) => table.view().areas[area].control;

describe("control", () => {
  it("R10 is frozen within a phase: what is entered in the Movement Phase changes hands when Combat begins", () => {
    const table = moving("axis", W_A, ["munich infantry 2", "marseille infantry 1"]);
    move(table, "axis", "munich infantry > lorraine");
    expect(control(table, "lorraine")).toBe("west");
    expect(table.view().factions.axis.res).toBe(6);
    table.do("axis", END);
    expect(table.happened("controlChanged")).toMatchObject([{ area: "lorraine", party: "axis" }]);
    expect(table.view().factions).toMatchObject({ axis: { res: 8 }, west: { res: 9 } });
  });
  it("R10 V2 an area that is merely crossed does not change hands", () => {
    const table = moving("axis", W_A, ["munich tank 2"]);
    move(table, "axis", "munich tank > lorraine > marseille");
    table.do("axis", END);
    expect([control(table, "lorraine"), control(table, "marseille")]).toEqual(["west", "axis"]);
  });
  it("R11 ANS keep what was theirs but gain nothing", () => {
    const raid = attack("axis", W_A, ["lorraine fortress 1", "munich airForce 2"], ["munich airForce > lorraine"], {
      dice: [6, 1, 1],
    });
    raid.do("west", fire("lorraine fortress", "air"));
    raid.do("axis", fire("lorraine airForce", "ground"));
    expect(control(raid, "lorraine")).toBe("west");
    const port = moving("axis", W_A, ["oslo fleet 1 britain"], { nations: satellites("west norway") });
    port.do("axis", END);
    expect(control(port, "oslo")).toBe("west");
  });
  it("R12 conquered home areas of a Great Power revert when the garrison leaves, and bear no marker", () => {
    const table = moving("axis", A_U, ["kiev infantry 2 germany", "moscow infantry 1 germany"]);
    expect([control(table, "kiev"), control(table, "moscow")]).toEqual(["axis", "axis"]);
    move(table, "axis", "kiev infantry > odessa");
    move(table, "axis", "moscow infantry > bryansk");
    table.do("axis", END);
    expect([control(table, "kiev"), control(table, "moscow")]).toEqual(["ussr", "ussr"]);
    expect(table.view().nations.ussr).toEqual({ status: "power" });
  });
  it("R12 conquered Minors, Major Powers and Colonies stay with the marker", () => {
    const held = { ...satellites("west greece"), italy: { status: "defeated", marker: "west" } };
    const list = ["athens infantry 1 britain", "rome infantry 1 britain", "tripoli infantry 1 britain"];
    const table = moving("west", W_A, list, { nations: { ...held, libya: { marker: "west" } } });
    move(table, "west", "rome infantry > milan");
    move(table, "west", "tripoli infantry > cyrenaica");
    table.do("west", { type: "disband", unit: "athens infantry" });
    table.do("west", END);
    for (const area of ["athens", "crete", "rome", "venice", "tripoli"]) expect(control(table, area)).toBe("west");
  });
});

describe("Capture", () => {
  const PARIS = ["amsterdam infantry 3 germany", "amsterdam airForce 2 germany"];
  const LOW = { nations: satellites("axis low-countries") };

  it("R13 needs a Ground unit: a Raid on the last defender Defeats nobody", () => {
    const table = attack("axis", W_A, [...PARIS, "paris infantry 1"], ["amsterdam airForce > paris"], {
      ...LOW,
      dice: [1, 6],
    });
    table.do("axis", fire("paris airForce", "ground"));
    table.do("axis", { type: "rebase", unit: "paris airForce", to: "amsterdam" });
    expect(table.view().nations.france.status).toBe("power");
    expect(control(table, "paris")).toBe("west");
  });
  it("R13 any defender left, of whatever Power of the Faction, prevents it", () => {
    const table = attack("axis", W_A, [...PARIS, "paris airForce 3 britain"], ["amsterdam infantry > paris"], LOW);
    table.do("west", { type: "hold", unit: "paris airForce britain" });
    table.do("axis", { type: "hold", unit: "paris infantry" });
    expect(table.pending).toEqual({ west: "D32" });
    table.do("west", { type: "rebase", unit: "paris airForce", to: "london" });
    expect(table.view().nations.france.status).toBe("defeated");
    const held = attack("axis", W_A, [...PARIS, "paris infantry 3 britain"], ["amsterdam infantry > paris"], LOW);
    orderOfAction(held);
    expect(held.view().nations.france.status).toBe("power");
    expect(control(held, "paris")).toBe("west");
  });
  it("R99 a hostile Fortress prevents it until it is eliminated, removed or disbanded", () => {
    const list = ["paris fortress 1", "paris infantry 2 germany", "paris infantry 1 germany"];
    const table = attack("axis", W_A, list, []);
    table.do("axis", CONFIRM);
    expect([table.view().nations.france.status, control(table, "paris")]).toEqual(["power", "west"]);
    const gone = moving("axis", W_A, list);
    gone.do("west", { type: "disband", unit: "paris fortress" });
    gone.do("axis", END);
    expect([gone.view().nations.france.status, control(gone, "paris")]).toEqual(["defeated", "axis"]);
  });
  it("R104 two conquerors at war with each other Defeat a Power too; the Owner among them gets the marker", () => {
    const list = ["rome infantry 2 britain", "rome infantry 2 ussr"];
    const table = attack("ussr", ALL_WARS, list, [], {});
    table.do("ussr", CONFIRM);
    expect(table.view().nations.italy).toEqual({ status: "defeated", marker: "west" });
    expect(control(table, "milan")).toBe("west");
  });
  it("R104 a Defeat can complete another one", () => {
    const list = ["lorraine tank 2 germany", "washington infantry 1 france", "washington tank 2 germany"];
    const usa = { nations: { usa: { status: "power" } } };
    const table = attack("axis", W_A, list, ["lorraine tank > paris"], usa);
    table.do("axis", CONFIRM);
    expect(table.happened("defeated").map(({ nation }) => nation)).toEqual(["france", "usa"]);
  });
});

describe("Defeat of a Major Power (§2.21)", () => {
  it("Italy: its units are gone for ever, its land follows the marker, its Capital still belongs to the Axis", () => {
    const list = ["tyrrhenian-sea infantry 3 britain", "milan tank 2", "berlin tank 2", "tripoli fleet 1"];
    const table = attack("west", W_A, list, ["tyrrhenian-sea infantry > rome"]);
    expect(table.happened("defeated")).toMatchObject([{ nation: "italy" }]);
    expect(
      table
        .happened("blockRemoved")
        .map(({ area, reason }) => `${area} ${reason}`)
        .toSorted(),
    ).toEqual(["milan defeated", "tripoli defeated"]);
    expect(table.view().nations.italy).toEqual({ status: "defeated", marker: "west" });
    expect([control(table, "milan"), control(table, "sicily")]).toEqual(["west", "west"]);
    expect(forces(table, "berlin")).toEqual(["germany tank 2"]);
  });

  it("France: even after its Capital is retaken it builds nothing (R14)", () => {
    const table = attack(
      "axis",
      W_A,
      ["lorraine tank 2 germany", "gascony infantry 2", "london infantry 2"],
      ["lorraine tank > paris"],
    );
    expect(table.view().nations.france).toEqual({ status: "defeated", marker: "axis" });
    expect(forces(table, "gascony")).toEqual([]);
    expect([control(table, "marseille"), control(table, "gascony")]).toEqual(["axis", "axis"]);
  });

  it("R14 its land is nobody's Home Territory and its Capital no Supply Source, even retaken; Fortresses are British", () => {
    const build = (area: string, nationality: string, unitType: string) => ({
      type: "cadre",
      area,
      nationality,
      unitType,
    });
    const table = moving("west", W_A, ["paris infantry 2 britain"], {
      phase: "production",
      season: null,
      turnOrder: ["west", "axis", "ussr"],
      commandOrder: [],
      nations: { france: { status: "defeated" } },
    });
    expect(control(table, "paris")).toBe("west");
    expect(table.refused("west", build("paris", "britain", "infantry"))).toBe("BUILD_HOME");
    expect(table.refused("west", build("paris", "france", "infantry"))).toBe("BUILD_HOME");
    expect(table.refused("west", build("marseille", "france", "fortress"))).toBe("FORT_NATION");
    table.do("west", build("paris", "britain", "fortress"));
  });

  it("the USA, once a Power of the West, is Defeated in Washington", () => {
    const list = ["north-atlantic-ocean infantry 1 germany", "new-york infantry 2"];
    const usa = { nations: { usa: { status: "power" } } };
    const table = attack("axis", W_A, list, ["north-atlantic-ocean infantry > washington"], usa);
    expect(table.happened("defeated")).toMatchObject([{ nation: "usa" }]);
    expect(forces(table, "new-york")).toEqual([]);
    expect([control(table, "washington"), control(table, "new-york")]).toEqual(["axis", "axis"]);
  });

  it("Great Powers are never Defeated: Berlin taken, Germany fights on without Production", () => {
    const table = attack("west", W_A, ["ruhr tank 2 britain", "munich infantry 2"], ["ruhr tank > berlin"]);
    expect(table.view().nations.germany.status).toBe("power");
    expect(table.view().factions.axis.level).toBe(0);
    expect(forces(table, "munich")).toEqual(["germany infantry 2"]);
  });

  it("R13 an Emergency turn has no Combat Phase, hence no Capture", () => {
    const emergency = (kind: Position) => {
      const table = moving("axis", W_A, ["paris infantry 2 germany"], { ...kind, command: 4 });
      table.do("axis", END);
      return table.view().nations.france.status;
    };
    expect(emergency({ turnKind: "emergency" })).toBe("power");
    expect(emergency({})).toBe("defeated");
  });
});
