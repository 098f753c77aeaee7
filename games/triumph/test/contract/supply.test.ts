/** §14.1 The Supply Phase. */
import { describe, expect, it } from "vitest";
import { card, type Position, play, type Table, units } from "../table.ts";
import { A_U, CONFIRM, END, forces, moving, satellites, W_A } from "./combat.ts";

/** The end of the last Player Turn of a Season: what the Supply Phase brings is in the events. */
function supply(wars: string[][], list: string[], more: Position = {}): Table {
  const { factions = {}, ...rest } = more;
  const table = play({
    phase: "movement",
    seat: "axis",
    wars,
    units: units(...list),
    factions: { ...factions, ussr: { ...factions.ussr, hand: [card("spring B")] } },
    ...rest,
  });
  table.do("axis", END);
  if (table.pending.axis === "D22") table.do("axis", CONFIRM);
  return table;
}
const losses = (table: Table) => table.happened("supplyLoss").map(({ area, nationality }) => `${area} ${nationality}`);

describe("who is checked", () => {
  it("Ground units of Factions At War, Convoys too; not Fortresses, not ANS, not Factions at Peace", () => {
    const list = [
      "iceland infantry 2 germany",
      "irminger-sea tank 2 germany",
      "iceland fleet 1 germany",
      "crete infantry 2 ussr",
    ];
    const table = supply(
      W_A,
      [...list, "iceland fortress 2 germany", "north-sea fleet 1 britain", "irish-sea fleet 1 britain"],
      {
        nations: { ...satellites("ussr greece"), denmark: { status: "conquered", marker: "axis" } },
      },
    );
    expect(losses(table)).toEqual(["iceland germany", "irminger-sea germany"]);
    expect(forces(table, "iceland")).toEqual(["germany infantry 1", "germany fleet 1", "germany fortress 2"]);
    expect(forces(table, "irminger-sea")).toEqual(["germany tank 1"]);
    expect(forces(table, "crete")).toEqual(["ussr infantry 2"]);
  });

  it("the type of a weakened unit stays secret, an eliminated one is shown", () => {
    const table = supply(A_U, ["kharkov tank 2 germany", "voronezh infantry 1 germany"]);
    expect(table.happened("supplyLoss", "west")).toEqual([
      { type: "supplyLoss", faction: "axis", area: "voronezh", nationality: "germany", count: 1 },
      { type: "supplyLoss", faction: "axis", area: "kharkov", nationality: "germany", count: 1 },
    ]);
    expect(table.happened("unitWeakened", "west")).toEqual([]);
    expect(table.happened("unitWeakened", "axis")).toMatchObject([{ area: "kharkov", cv: 1 }]);
    expect(table.happened("blockRemoved", "west")).toMatchObject([{ unitType: "infantry", reason: "supply" }]);
  });

  it("R37 in Winter only inside the USSR, card or no card", () => {
    const list = [
      "kharkov infantry 2 germany",
      "iceland infantry 2 germany",
      "irish-sea fleet 1 britain",
      "north-sea fleet 1 britain",
    ];
    const table = moving("axis", [...A_U, ...W_A], list, {
      season: "fall",
      commandOrder: ["axis"],
      nations: { denmark: { status: "conquered", marker: "axis" } },
      factions: { ussr: { hand: [card("spring B")] } },
    });
    table.do("axis", END);
    expect(losses(table)).toEqual(["iceland germany", "kharkov germany"]);
    expect(table.view().season).toBe("winter");
    table.do("ussr", { type: "pass" });
    expect(losses(table)).toEqual(["kharkov germany"]);
  });
});

describe("Supply Lines (§14.11)", () => {
  it("R74 the unit's own area need not be Friendly: an Aggressor beside Friendly land is supplied", () => {
    const list = ["kiev infantry 2", "kiev infantry 2 germany"];
    const besides = (nations: Position) => supply(A_U, list, { nations, seniority: { kiev: ["ussr", "axis"] } });
    expect(besides(satellites("axis poland")).view().areas.kiev.control).toBe("ussr");
    expect(losses(besides(satellites("axis poland")))).toEqual([]);
    expect(losses(besides({}))).toEqual(["kiev germany"]);
  });

  it("R75 a conquered SubCapital feeds nobody, a Faction's own one does", () => {
    const closed = "north-sea fleet 1 britain";
    expect(losses(supply(W_A, ["delhi infantry 2 germany", closed]))).toEqual(["delhi germany"]);
    const cutOff = ["arabian-sea sub 1 germany", "east-indian-ocean sub 1 germany"];
    expect(losses(supply(W_A, ["karachi infantry 2", ...cutOff]))).toEqual([]);
    expect(losses(supply(W_A, ["karachi infantry 2", "delhi infantry 2 germany", ...cutOff]))).toContain(
      "karachi britain",
    );
  });

  it("R14 the SubCapital of a Defeated Power feeds nobody either", () => {
    const cut = ["english-channel", "north-sea", "bay-of-biscay"].map((sea) => `${sea} fleet 1 germany`);
    const list = ["paris infantry 2 britain", ...cut, "lorraine infantry 1 germany", "marseille infantry 1 germany"];
    const gascony = "gascony infantry 1 germany";
    const nations = { france: { status: "defeated" } };
    expect(losses(supply(W_A, [...list, gascony], { nations }))).toEqual(["paris britain"]);
  });

  it("passes Neutral and Rival Straits, Open Seas and Disputed land that is one's own, not Neutral land", () => {
    const friends = { nations: satellites("axis bulgaria norway") };
    expect(losses(supply(W_A, ["sofia infantry 1 germany"], friends))).toEqual([]);
    expect(losses(supply(W_A, ["oslo infantry 1 germany", "north-sea fleet 1 britain"], friends))).toEqual([]);
    const closed = ["oslo infantry 2 germany", "north-sea fleet 1 britain"];
    const denmark = { nations: satellites("axis norway", "west denmark") };
    expect(losses(supply(W_A, closed, denmark))).toEqual(["oslo germany"]);
  });

  it("Escaped Subs are no obstacle", () => {
    const escaped = { ...units("north-sea sub 1 britain")[0], escaped: true };
    const seas = units("oslo infantry 1 germany");
    const nations = satellites("axis norway", "west denmark");
    expect(losses(supply(W_A, [], { units: [escaped, ...seas], nations }))).toEqual([]);
  });
});

describe("R73 losses are simultaneous", () => {
  it("R73 units that cut each other off lose together, also if the loss of one would have freed the other", () => {
    const convoys = ["greenland-sea", "irish-sea", "irminger-sea", "norwegian-sea"].map(
      (sea) => `${sea} infantry 1 germany`,
    );
    const table = supply(W_A, ["iceland infantry 1 britain", "north-sea fleet 1 britain", ...convoys], {
      nations: satellites("west denmark"),
    });
    expect(losses(table)).toHaveLength(5);
    expect(forces(table, "iceland")).toEqual([]);
    expect(forces(table, "irish-sea")).toEqual([]);
  });

  it("R97 both sides of a Disputed area gone: it is unoccupied, and its nation or marker decides", () => {
    const seas = ["greenland-sea", "irish-sea", "irminger-sea", "norwegian-sea"].map((sea) => `${sea} sub 1 germany`);
    const list = ["iceland infantry 1 germany", "iceland infantry 1 britain", "north-sea fleet 1 britain", ...seas];
    const denmark = { status: "satellite", marker: "west" };
    const table = supply(W_A, list, { nations: { denmark } });
    expect(losses(table).toSorted()).toEqual(["iceland britain", "iceland germany"]);
    expect(forces(table, "iceland")).toEqual([]);
    expect(table.happened("controlChanged")).toMatchObject([{ area: "iceland", party: "west" }]);
  });
});

describe("R13 a Capital whose defenders starve", () => {
  it("R13 changes hands by snapshot; its Power is Defeated only at the next end of a Combat Phase", () => {
    const seas = ["english-channel", "north-sea", "bay-of-biscay"].map((sea) => `${sea} sub 1 germany`);
    const list = ["paris infantry 2 germany", "paris infantry 1", "lorraine infantry 1 germany", ...seas];
    const table = supply(W_A, list, {
      factions: { axis: { hand: [card("spring A"), card("fall A")] } },
      turnKind: "emergency",
    });
    const france = () => table.view().nations.france.status;
    expect(losses(table)).toEqual(["paris france"]);
    expect(forces(table, "paris")).toEqual(["germany infantry 2"]);
    expect([france(), table.view().season]).toEqual(["power", "summer"]);
    table.do("axis", { type: "commit", card: card("spring A") });
    table.do("ussr", { type: "pass" });
    table.do("axis", END);
    expect([france(), table.view().season]).toEqual(["power", "fall"]);
    table.do("axis", { type: "commit", card: card("fall A") });
    table.do("ussr", { type: "pass" });
    table.do("axis", { type: "pass" });
    table.do("axis", END);
    expect(table.happened("defeated")).toMatchObject([{ nation: "france" }]);
    expect(france()).toBe("defeated");
  });
});
