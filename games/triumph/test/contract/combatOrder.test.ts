/** §12.3 The order of action: types, FirstFire, Surprise, three Factions in one Battle. */
import { describe, expect, it } from "vitest";
import { type Position, play, units } from "../table.ts";
import { A_U, ALL_WARS, attack, fire, move, orderOfAction, pair, satellites, tech, W_A, ways } from "./combat.ts";

const AXIS_TANKS = tech("axis heavy-tanks I23");
const USSR_TANKS = tech("ussr heavy-tanks I09");
const KIEV = ["kiev tank 2", "kiev infantry 3", "lvov tank 3 germany", "lvov infantry 4 germany"];
const TO_KIEV = ["lvov tank > kiev", "lvov infantry > kiev"];
const POLAND = { nations: satellites("axis poland") };

describe("V10 FirstFire against Surprise", () => {
  /** The Axis declares war on the USSR and attacks Kiev. */
  function surprise(...revealed: Position[]): string[] {
    const table = play({ phase: "declarations", seat: "axis", units: units(...KIEV), revealed, ...POLAND });
    table.do("axis", { type: "declareWar", rival: "ussr" });
    table.do("axis", { type: "announce" });
    table.do("axis", { type: "pass" });
    for (const text of TO_KIEV) move(table, "axis", text);
    table.do("axis", { type: "endMovement" });
    return orderOfAction(table);
  }

  it("V10 the technology of the Defender beats Surprise, for its own type", () => {
    expect(surprise(USSR_TANKS)).toEqual(["ussr tank", "germany tank", "germany infantry", "ussr infantry"]);
  });
  it("V10 if both have it Surprise decides", () => {
    expect(surprise(USSR_TANKS, AXIS_TANKS)).toEqual([
      "germany tank",
      "ussr tank",
      "germany infantry",
      "ussr infantry",
    ]);
  });
  it("V10 in a later Season, both with Heavy Tanks, the Defender is first", () => {
    const table = attack("axis", A_U, KIEV, TO_KIEV, { ...POLAND, revealed: [USSR_TANKS, AXIS_TANKS] });
    expect(orderOfAction(table)).toEqual(["ussr tank", "germany tank", "ussr infantry", "germany infantry"]);
  });
  it("V10 the Attacker comes first with a technology of its own", () => {
    const table = attack("axis", A_U, KIEV, TO_KIEV, { ...POLAND, revealed: [AXIS_TANKS] });
    expect(orderOfAction(table)).toEqual(["germany tank", "ussr tank", "ussr infantry", "germany infantry"]);
  });
});

describe("the order of types (§3.14)", () => {
  it("R1 is Fortress, Air Force, Carrier, Sub, Fleet, Tank, Infantry, each type of the Defender first", () => {
    const defenders = ["infantry 1", "tank 1", "fleet 1", "sub 1", "carrier 1", "airForce 1", "fortress 1"];
    const table = attack(
      "axis",
      W_A,
      [...defenders.map((unit) => `paris ${unit}`), "amsterdam tank 1 germany", "amsterdam airForce 1 germany"],
      ["amsterdam tank > paris", "amsterdam airForce > paris"],
      { nations: satellites("axis low-countries") },
    );
    expect(orderOfAction(table)).toEqual([
      "france fortress",
      "france airForce",
      "germany airForce",
      "france carrier",
      "france sub",
      "france fleet",
      "france tank",
      "germany tank",
      "france infantry",
    ]);
  });
});

describe("Surprise", () => {
  it("R66 covers all Battles of the declarer in that Player Turn, against anybody", () => {
    const table = play({
      phase: "declarations",
      seat: "axis",
      wars: W_A,
      units: units(...KIEV, "lorraine infantry 2", "munich infantry 2"),
      ...POLAND,
    });
    table.do("axis", { type: "declareWar", rival: "ussr" });
    table.do("axis", { type: "announce" });
    table.do("axis", { type: "pass" });
    for (const text of [...TO_KIEV, "munich infantry > lorraine"]) move(table, "axis", text);
    table.do("axis", { type: "endMovement" });
    table.do("axis", { type: "fight", area: "lorraine" });
    const lorraine = ["germany infantry", "france infantry"];
    const kiev = ["germany tank", "ussr tank", "germany infantry", "ussr infantry"];
    expect(orderOfAction(table)).toEqual([...lorraine, ...kiev]);
  });
});

describe("R108 technologies revealed in a Battle", () => {
  const TWO_TANKS = ["kiev tank 1", ...KIEV];
  const vaulted = { ...POLAND, vaults: [pair("axis heavy-tanks I09 I23")] };
  const REVEAL = { type: "reveal", technology: "heavy-tanks", card: "I09" };

  it("R108 a reveal in the window before the round changes the order", () => {
    const table = attack("axis", A_U, KIEV, TO_KIEV, vaulted);
    expect(table.pending).toEqual({ axis: "D24" });
    table.do("axis", REVEAL);
    expect(orderOfAction(table)[0]).toBe("germany tank");
  });

  it("R108 once the first unit of a type has acted its order stands; types to come use the new state", () => {
    const table = attack("axis", A_U, TWO_TANKS, TO_KIEV, {
      ...POLAND,
      vaults: [pair("axis heavy-tanks I09 I10"), pair("axis rocket-artillery I23 I40")],
    });
    table.do("axis", { type: "pass" });
    table.do("ussr", { type: "hold", unit: "kiev tank ussr" });
    table.do("axis", REVEAL);
    table.do("axis", { type: "reveal", technology: "rocket-artillery", card: "I23" });
    expect(orderOfAction(table)).toEqual(["ussr tank", "germany tank", "germany infantry", "ussr infantry"]);
  });

  it("R108 before the first unit of a type acts a reveal still turns its order round", () => {
    const table = attack("axis", A_U, TWO_TANKS, TO_KIEV, vaulted);
    table.do("axis", { type: "pass" });
    expect(table.pending).toEqual({ ussr: "D26" });
    table.do("axis", REVEAL);
    expect(orderOfAction(table)[0]).toBe("germany tank");
  });

  it("R108 dice change from the next Combat Action, speeds from the next ReBase", () => {
    const table = attack(
      "axis",
      A_U,
      ["moscow airForce 2", "moscow airForce 2", "bryansk airForce 3 germany", "bryansk infantry 1 germany"],
      ["bryansk infantry > moscow", "bryansk airForce > moscow"],
      {
        nations: satellites("axis poland"),
        dice: Array(20).fill(6),
        vaults: [pair("ussr air-defense-radar I02 I03"), pair("axis heavy-bombers I05 I15")],
      },
    );
    table.do("axis", { type: "pass" });
    table.do("ussr", { type: "pass" });
    table.do("ussr", fire("moscow airForce ussr", "air"));
    expect(table.happened("fired")[0].dice).toHaveLength(2);
    table.do("ussr", { type: "reveal", technology: "air-defense-radar", card: "I02" });
    const second = table.legal("ussr").find(({ type }) => type === "fire")!;
    table.do("ussr", { ...second, targetClass: "air" });
    expect(table.happened("fired")[0].dice).toHaveLength(4);
    expect(ways(table, "axis", "moscow airForce germany", "rebase")).toEqual([]);
    table.do("axis", { type: "reveal", technology: "heavy-bombers", card: "I05" });
    expect(ways(table, "axis", "moscow airForce germany", "rebase")).toEqual(["lvov", "vilna"]);
  });
});

describe("R109 three Factions in one land Battle", () => {
  const WARSAW = ["tank 2 ussr", "tank 2 britain", "infantry 2 ussr", "infantry 2 britain"].map((u) => `warsaw ${u}`);
  const ATTACK = ["berlin tank > warsaw", "berlin infantry > warsaw"];

  function flagged(revealed: Position[], more: Position = {}) {
    const table = attack("axis", ALL_WARS, [...WARSAW, "berlin tank 3", "berlin infantry 3"], ATTACK, {
      revealed,
      nations: satellites("ussr poland"),
      ...more,
    });
    for (const [seat, party] of [
      ["axis", "west"],
      ["west", "axis"],
      ["ussr", "axis"],
    ] as const) {
      expect(table.pending).toEqual({ [seat]: "D25" });
      table.do(seat, { type: "target", party });
      const other = { axis: "ussr", west: "ussr", ussr: "west" }[seat];
      table.do(seat, { type: "target", party: other });
    }
    return table;
  }

  it("R109 the Active Player orders Defenders of equal rank, type by type (D29)", () => {
    const table = flagged([]);
    expect(table.pending).toEqual({ axis: "D29" });
    expect(table.refused("axis", { type: "first", faction: "axis" })).toBe("NO_TIE");
    table.do("axis", { type: "first", faction: "ussr" });
    expect(orderOfAction(table)).toEqual(["ussr tank", "britain tank", "germany tank"]);
    table.do("axis", { type: "first", faction: "west" });
    expect(orderOfAction(table)).toEqual(["britain infantry", "ussr infantry", "germany infantry"]);
  });

  it("R109 among Parties before the Attacker, holders of FirstFire are first", () => {
    const table = flagged([tech("west heavy-tanks I09"), tech("ussr rocket-artillery I40")]);
    expect(orderOfAction(table)).toEqual([
      "britain tank",
      "ussr tank",
      "germany tank",
      "ussr infantry",
      "britain infantry",
      "germany infantry",
    ]);
  });

  it("R109 the table is applied to each Defender by itself: one before the Active Player, one after", () => {
    const techs = [tech("axis heavy-tanks I09"), tech("west heavy-tanks I23"), tech("ussr rocket-artillery I40")];
    expect(orderOfAction(flagged(techs)).slice(0, 3)).toEqual(["britain tank", "germany tank", "ussr tank"]);
    const surprised = flagged(techs.slice(1), { surprise: true });
    expect(orderOfAction(surprised)).toEqual([
      "britain tank",
      "germany tank",
      "ussr tank",
      "ussr infantry",
      "germany infantry",
      "britain infantry",
    ]);
  });
});
