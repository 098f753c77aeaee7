/** §12.5 Retreats: the five prohibitions, Border Limits, forced Retreats. */
import { describe, expect, it } from "vitest";
import { card, play, units } from "../table.ts";
import {
  A_U,
  attack,
  CONFIRM,
  cited,
  fire,
  forces,
  move,
  moving,
  PASS,
  satellites,
  W_A,
  waited,
  ways,
} from "./combat.ts";

const FRIENDS = { nations: satellites("ussr poland", "axis hungary rumania") };
const LVOV = ["lvov infantry 2 ussr", "budapest infantry 2 germany", "odessa infantry 2"];
const retreat = (unit: string, to: string) => ({ type: "retreat", unit, to });

describe("V7 Retreat from Lvov", () => {
  it("V7 not to where the Enemy came from, not into another Battle, but into free Friendly land", () => {
    const units = [...LVOV, "bucharest infantry 2 germany"];
    const table = attack("axis", A_U, units, ["budapest infantry > lvov", "bucharest infantry > odessa"], FRIENDS);
    expect(table.pending).toEqual({ axis: "D23" });
    table.do("axis", { type: "fight", area: "lvov" });
    expect(cited(table, "ussr", retreat("lvov infantry ussr", "budapest"))).toBe("RETREAT_A §12.5a");
    expect(cited(table, "ussr", retreat("lvov infantry ussr", "odessa"))).toBe("RETREAT_B §12.5b");
    expect(ways(table, "ussr", "lvov infantry ussr", "retreat")).toEqual(["kiev", "vilna", "warsaw"]);
    table.do("ussr", retreat("lvov infantry ussr", "kiev"));
    expect(table.happened("retreated")).toMatchObject([{ from: "lvov", to: "kiev", unitType: "infantry", cv: 2 }]);
    expect(table.happened("battleEnded")).toHaveLength(1);
  });

  it("V7 R65 a Raid does not close an area; the unit that Retreats there takes no part in the Raid", () => {
    const units = [...LVOV, "bucharest airForce 3 germany"];
    const more = { ...FRIENDS, dice: Array(9).fill(1) };
    const table = attack("axis", A_U, units, ["budapest infantry > lvov", "bucharest airForce > odessa"], more);
    table.do("axis", { type: "fight", area: "lvov" });
    table.do("ussr", retreat("lvov infantry ussr", "odessa"));
    expect(forces(table, "odessa").filter((unit) => unit.startsWith("ussr"))).toEqual([
      "ussr infantry 2",
      "ussr infantry 2",
    ]);
    expect(table.view().areas.odessa).toMatchObject({ blocks: [{ nationality: "ussr", count: 1 }] });
    table.do("axis", fire("odessa airForce", "ground"));
    expect(table.happened("blockRemoved")).toMatchObject([{ unitType: "infantry", reason: "eliminated" }]);
    expect(forces(table, "odessa")).toContain("ussr infantry 2");
    expect(table.happened("battleEnded")).toHaveLength(0);
    expect(table.pending).toEqual({ axis: "D32" });
  });
});

describe("§12.5 prohibitions", () => {
  it("(a) Enemy, Rival and Neutral areas", () => {
    const units = ["kiev infantry 1", "lvov infantry 2 germany", "belorussia infantry 1 germany"];
    const table = attack("axis", A_U, units, ["lvov infantry > kiev"], { nations: satellites("axis poland") });
    expect(table.refused("ussr", retreat("kiev infantry ussr", "lvov"))).toBe("RETREAT_A");
    const sea = attack("west", W_A, ["london fleet 1", "north-sea fleet 1 germany"], ["london fleet > north-sea"]);
    expect(sea.refused("axis", retreat("north-sea fleet germany", "oslo"))).toBe("RETREAT_A");
    expect(sea.refused("axis", retreat("north-sea fleet germany", "paris"))).toBe("RETREAT_A");
  });

  it("(b) also areas whose old Battle the Active Player has moved out of", () => {
    const table = play({
      phase: "playerTurn",
      seat: "axis",
      wars: A_U,
      nations: satellites("axis rumania poland"),
      units: units("kiev infantry 1", "kiev infantry 2 germany", "odessa infantry 2", "bucharest infantry 2 germany"),
      factions: { axis: { committed: [card("spring A")] } },
    });
    table.do("axis", PASS);
    move(table, "axis", "kiev infantry germany > lvov");
    move(table, "axis", "bucharest infantry > odessa");
    table.do("axis", { type: "endMovement" });
    expect(cited(table, "ussr", retreat("odessa infantry ussr", "kiev"))).toBe("RETREAT_B §12.5b");
    expect(ways(table, "ussr", "odessa infantry ussr", "retreat")).toEqual(["kharkov", "sevastopol"]);
  });

  it("(c) Defenders not to where an Enemy Engaged from, though the land is theirs again", () => {
    const units = ["kiev infantry 2 germany", "kharkov infantry 1"];
    const table = attack("axis", A_U, units, ["kiev infantry > kharkov"]);
    expect(table.view().areas.kiev.control).toBe("ussr");
    expect(cited(table, "ussr", retreat("kharkov infantry ussr", "kiev"))).toBe("RETREAT_C §12.5c");
    table.do("ussr", retreat("kharkov infantry ussr", "bryansk"));
  });

  it("(d) Attackers that Engaged in this Player Turn only to where they came from", () => {
    const units = ["lorraine infantry 2", "munich tank 2", "ruhr tank 2"];
    const table = attack("axis", W_A, units, ["munich tank > lorraine"]);
    expect(cited(table, "axis", retreat("lorraine tank", "gascony"))).toBe("RETREAT_A §12.5a");
    expect(ways(table, "axis", "lorraine tank", "retreat")).toEqual(["munich"]);
    const more = { nations: satellites("axis low-countries") };
    const other = attack("axis", W_A, units, ["munich tank > lorraine"], more);
    expect(cited(other, "axis", retreat("lorraine tank", "amsterdam"))).toBe("RETREAT_D §12.5d");
  });

  it("(d) does not bind an Attacker that was there already", () => {
    const units = ["lorraine infantry 2", "lorraine tank 2 germany"];
    const table = attack("axis", W_A, units, [], { nations: satellites("axis low-countries") });
    table.do("axis", { type: "designate", area: "lorraine" });
    expect(ways(table, "axis", "lorraine tank", "retreat")).toEqual(["amsterdam", "munich"]);
  });

  it("(e) Ground units go to sea only where friendly units are, and become Convoys", () => {
    const units = ["sicily infantry 1", "sicily infantry 2 britain", "malta fleet 1"];
    const table = attack("west", W_A, units, ["malta fleet > tyrrhenian-sea"]);
    table.do("west", { type: "designate", area: "sicily" });
    table.do("axis", { type: "hold", unit: "sicily infantry italy" });
    expect(cited(table, "west", retreat("sicily infantry britain", "central-mediterranean"))).toBe("RETREAT_E §12.5e");
    table.do("west", retreat("sicily infantry britain", "tyrrhenian-sea"));
    expect(forces(table, "tyrrhenian-sea")).toEqual(["britain infantry 2", "britain fleet 1"]);
  });

  it("only over a border the unit could use; Fortresses and Air Forces not at all", () => {
    const units = ["lorraine fortress 2", "lorraine airForce 1", "lorraine infantry 1", "munich infantry 2"];
    const table = attack("axis", W_A, units, ["munich infantry > lorraine"]);
    expect(table.refused("west", retreat("lorraine fortress", "paris"))).toBe("RETREAT_UNIT");
    table.do("west", { type: "hold", unit: "lorraine fortress" });
    expect(cited(table, "west", retreat("lorraine airForce", "paris"))).toBe("RETREAT_UNIT §12.5");
    table.do("west", { type: "hold", unit: "lorraine airForce" });
    expect(table.refused("west", retreat("lorraine infantry france", "london"))).toBe("NOT_ADJACENT");
  });

  it("Border Limits restart for Retreats and count over all Battles of the phase", () => {
    const units = ["marseille infantry 1", "marseille tank 1", "milan infantry 2", "lorraine infantry 2 germany"];
    const moves = ["milan infantry > marseille", "lorraine infantry > marseille"];
    const table = attack("axis", W_A, units, moves);
    table.do("west", { type: "hold", unit: "marseille tank" });
    table.do("west", { type: "hold", unit: "marseille infantry france" });
    table.do("axis", retreat("marseille infantry italy", "milan"));
    expect(table.refused("axis", retreat("marseille infantry germany", "milan"))).toBe("RETREAT_D");
    const crowded = ["marseille tank 1 italy", "marseille tank 1 italy", "marseille infantry 1", "gascony tank 1"];
    const again = attack("axis", W_A, crowded, []);
    again.do("axis", { type: "designate", area: "marseille" });
    again.do("axis", retreat("marseille tank", "milan"));
    expect(cited(again, "axis", retreat("marseille tank", "milan"))).toBe("BORDER_LIMIT §11.52");
  });

  it("a unit that Retreated is hidden again and takes no further part in the Combat Phase", () => {
    const units = ["lorraine infantry 3", "paris infantry 1", "munich infantry 2", "amsterdam infantry 2 germany"];
    const moves = ["munich infantry > lorraine"];
    const table = attack("axis", W_A, units, moves, { nations: satellites("axis low-countries") });
    table.do("west", retreat("lorraine infantry france", "paris"));
    expect(table.view().areas.paris.blocks).toEqual([{ nationality: "france", count: 2 }]);
    expect(table.view("west").areas.paris.units).toMatchObject([{ cv: 3 }, { cv: 1 }]);
  });
});

describe("R64 overflight seals no path", () => {
  it("R64 the area an Air Force came through stays open if the Defender controlled it", () => {
    const units = ["paris infantry 2", "munich airForce 2", "amsterdam infantry 2 germany"];
    const moves = ["amsterdam infantry > paris", "munich airForce > lorraine > paris"];
    const table = attack("axis", W_A, units, moves, { nations: satellites("axis low-countries") });
    table.do("axis", { type: "hold", unit: "paris airForce" });
    expect(ways(table, "west", "paris infantry france", "retreat")).toEqual(["gascony", "lorraine"]);
  });
  it("R64 an area that was nobody's is closed by an Air Force as by anybody else", () => {
    const units = ["paris fleet 2", "paris infantry 1", "ruhr airForce 2", "ruhr airForce 2"];
    const table = attack("axis", W_A, units, ["ruhr airForce > north-sea > paris"]);
    table.do("axis", { type: "hold", unit: "paris airForce" });
    expect(table.refused("west", retreat("paris fleet", "north-sea"))).toBe("RETREAT_C");
    table.do("west", retreat("paris fleet", "english-channel"));
  });
});

describe("R64 each Defender by itself", () => {
  const SEA = ["norwegian-sea fleet 2 britain", "norwegian-sea fleet 1 ussr", "north-sea fleet 1 ussr"];
  const BY = { sub: ["ruhr sub 2"], airForce: ["ruhr airForce 2"] };

  it.each(["sub", "airForce"] as const)(
    "R64 a third Faction in both Seas does not keep the way of a %s open for the Defender",
    (type) => {
      const moves = [`ruhr ${type} > north-sea > norwegian-sea`];
      const table = attack("axis", W_A, [...SEA, ...BY[type]], moves, { dice: [6, 6] });
      table.do("axis", fire(`norwegian-sea ${type}`, "naval"));
      expect(cited(table, "west", retreat("norwegian-sea fleet britain", "north-sea"))).toBe("RETREAT_C §12.5c");
    },
  );

  it("R64 of two Defenders only the one whose Sea the Sub passed may leave that way", () => {
    const table = attack("axis", [...W_A, ...A_U], [...SEA, ...BY.sub], ["ruhr sub > north-sea > norwegian-sea"], {
      dice: Array(9).fill(6),
    });
    table.do("axis", fire("norwegian-sea sub", "naval", "west"));
    table.do("axis", { type: "first", faction: "west" });
    const open = new Map<string, boolean>();
    while (open.size < 2) {
      const seat = waited(table);
      const fleet = `norwegian-sea fleet ${seat === "west" ? "britain" : "ussr"}`;
      open.set(seat, ways(table, seat, fleet, "retreat").includes("north-sea"));
      table.do(seat, fire(fleet, "sub"));
    }
    expect(Object.fromEntries(open)).toEqual({ west: false, ussr: true });
  });
});

describe("V17 ships in a captured port", () => {
  const UNITS = ["marseille fleet 2", "milan infantry 3"];

  it("V17 the Fleet has its action, then it must leave; the port changes hands at the end of the phase", () => {
    const table = attack("axis", W_A, UNITS, ["milan infantry > marseille"], { dice: [1, 6, 6, 6] });
    table.do("west", fire("marseille fleet", "ground"));
    expect(forces(table, "marseille")).toContain("italy infantry 2");
    table.do("axis", fire("marseille infantry", "naval"));
    expect(table.happened("fired")[0]).toMatchObject({ targetClass: "naval", dice: [6, 6] });
    expect(table.pending).toEqual({ west: "D32" });
    expect(ways(table, "west", "marseille fleet", "retreat")).toEqual(["western-mediterranean"]);
    expect(ways(table, "west", "marseille fleet", "rebase")).toEqual([
      "algiers",
      "gibraltar",
      "malta",
      "morocco",
      "tunisia",
    ]);
    expect(table.refused("west", retreat("marseille fleet", "gascony"))).toBe("NOT_ADJACENT");
    expect(table.refused("west", { type: "hold", unit: "marseille fleet" })).toBe("WRONG_ACTION");
    table.do("west", retreat("marseille fleet", "western-mediterranean"));
    expect(table.view().areas.marseille.control).toBe("axis");
    expect(table.pending).toEqual({ west: "D15" });
  });

  it("V17 R100 if the Western Mediterranean is an Enemy Sea the Fleet is eliminated", () => {
    const units = [...UNITS, "western-mediterranean sub 1 italy"];
    const table = attack("axis", W_A, units, ["milan infantry > marseille"], { dice: Array(9).fill(6) });
    expect(ways(table, "west", "marseille fleet", "rebase")).toEqual([]);
    expect(ways(table, "west", "marseille fleet", "retreat")).toEqual([]);
    table.do("west", fire("marseille fleet", "ground"));
    table.do("axis", { type: "hold", unit: "marseille infantry" });
    expect(table.happened("blockRemoved")).toMatchObject([{ unitType: "fleet", cv: 2, reason: "trapped" }]);
    expect(table.view().areas.marseille.control).toBe("axis");
  });

  it("R100 the same for an Air Force that no haven is near enough for", () => {
    const units = ["ottawa airForce 2", "north-atlantic-ocean infantry 3 germany"];
    const more = { nations: { usa: { status: "defeated", marker: "axis" } } };
    const table = attack("axis", W_A, units, ["north-atlantic-ocean infantry > ottawa"], more);
    expect(ways(table, "west", "ottawa airForce", "rebase")).toEqual([]);
    table.do("west", { type: "hold", unit: "ottawa airForce" });
    expect(table.happened("blockRemoved")).toMatchObject([{ unitType: "airForce", cv: 2, reason: "trapped" }]);
    expect(table.view().areas.ottawa.control).toBe("axis");
  });
});

describe("R62 who must leave", () => {
  it("R62 the Owner's ANS that only Raiders attack stay; the Raiders go", () => {
    const table = attack("axis", W_A, ["london fleet 2", "ruhr airForce 2"], ["ruhr airForce > north-sea > london"]);
    table.do("axis", { type: "hold", unit: "london airForce" });
    table.do("west", { type: "hold", unit: "london fleet" });
    expect(table.pending).toEqual({ axis: "D32" });
    expect(table.refused("axis", { type: "rebase", unit: "london fleet", to: "glasgow" })).toBe("CANNOT_LEAVE");
    table.do("axis", { type: "rebase", unit: "london airForce", to: "ruhr" });
    expect(forces(table, "london")).toEqual(["britain fleet 2"]);
    expect(table.view().areas.london.control).toBe("west");
  });
  it("R72 at the end of a round the non-active side decides first", () => {
    const units = [
      "paris airForce 1",
      "paris infantry 1",
      "munich airForce 1",
      "munich tank 1",
      "lorraine tank 1 germany",
    ];
    const more = { dice: [1], nations: satellites("axis low-countries") };
    const table = attack("axis", W_A, units, ["lorraine tank > paris", "munich airForce > lorraine > paris"], more);
    table.do("west", { type: "hold", unit: "paris airForce france" });
    table.do("axis", { type: "hold", unit: "paris airForce germany" });
    table.do("axis", fire("paris tank", "ground"));
    expect(table.pending).toEqual({ west: "D32" });
    table.do("west", { type: "rebase", unit: "paris airForce france", to: "gascony" });
    expect(table.pending).toEqual({ axis: "D33" });
    table.do("axis", PASS);
  });
});

describe("R107 ANS on land that is nobody's any more", () => {
  it("R107 a lapsed Intervention leaves a Fleet in Neutral land: it must go", () => {
    const table = moving("west", W_A, ["eastern-mediterranean infantry 1 britain", "suez fleet 2"], {
      phase: "declarations",
      nations: { greece: { status: "armed", violator: "axis" } },
    });
    table.do("west", { type: "intervene", nation: "greece" });
    table.do("west", { type: "announce" });
    table.do("west", PASS);
    for (const [unit, route] of [
      ["eastern-mediterranean infantry", ["crete"]],
      ["suez fleet", ["eastern-mediterranean", "crete"]],
    ] as const) {
      table.do("west", { type: "pick", unit });
      table.do("west", { type: "move", unit, route: [...route], strategic: false });
    }
    table.do("west", { type: "disband", unit: "crete infantry" });
    table.do("west", { type: "endMovement" });
    expect(table.happened("interventionLapsed")).toHaveLength(1);
    expect(table.pending).toEqual({ west: "D32" });
    expect(ways(table, "west", "crete fleet", "retreat")).toEqual([
      "aegean-sea",
      "central-mediterranean",
      "eastern-mediterranean",
    ]);
    expect(table.refused("west", CONFIRM)).toBe("WRONG_ACTION");
    table.do("west", retreat("crete fleet", "aegean-sea"));
    expect(forces(table, "aegean-sea")).toEqual(["britain fleet 2"]);
  });
});
