/** §7.1 New Year, §1.14 control, §16 Economic and Military Victory at New Year. */
import { describe, expect, it } from "vitest";
import { FACTIONS } from "../../data/kinds.ts";
import { type Position, play, units } from "../table.ts";

/** The table after the Year Start that follows `year`. */
function newYear(year: number, position: Position = {}) {
  return play({ phase: "yearStart", year, dice: [2], ...position });
}

const ATOMIC = {
  axis: [
    { faction: "axis", technology: "atomic-research-1", card: "I19" },
    { faction: "axis", technology: "atomic-research-2", card: "I27" },
    { faction: "axis", technology: "atomic-research-3", card: "I29" },
    { faction: "axis", technology: "atomic-research-4", card: "I34" },
  ],
  ussr: [
    { faction: "ussr", technology: "atomic-research-1", cards: ["I32", "I53"] },
    { faction: "ussr", technology: "atomic-research-2", cards: ["I28", "I52"] },
    { faction: "ussr", technology: "atomic-research-3", cards: ["I41", "I39"] },
    { faction: "ussr", technology: "atomic-research-4", cards: ["I54", "I16"] },
  ],
};

describe("the year", () => {
  it("advances, rolls the Turn Order and starts the first seat's Production", () => {
    const table = newYear(1937);
    expect(table.view()).toMatchObject({
      year: 1938,
      phase: "production",
      turnOrder: ["axis", "west", "ussr"],
      turn: "axis",
    });
    expect(table.pending).toEqual({ axis: "D05" });
  });

  it.each([
    [1, "axis ussr west"],
    [2, "axis west ussr"],
    [3, "west axis ussr"],
    [4, "west ussr axis"],
    [5, "ussr west axis"],
    [6, "ussr axis west"],
  ])("R3: a %i gives the Turn Order %s", (die, order) => {
    expect(
      newYear(1937, { dice: [die] })
        .view()
        .turnOrder.join(" "),
    ).toBe(order);
  });

  it("shuffles the discards into their decks; hands, Vaults and Revealed cards stay", () => {
    const table = newYear(1937, {
      factions: { west: { hand: ["A01", "I10"] } },
      vaults: [{ faction: "axis", technology: "sonar", cards: ["I17", "I18"] }],
      revealed: [{ faction: "ussr", technology: "jets", card: "I12" }],
      discards: ["A02", "A03", "A04", "I01", "I02"],
    });
    expect(table.view().discards).toEqual([]);
    expect(table.view().decks).toEqual({ action: 54, investment: 51 });
    expect(table.view("west").own!.hand).toEqual(["A01", "I10"]);
    expect(table.view("axis").factions.axis.vault).toEqual([{ technology: "sonar", cards: ["I17", "I18"] }]);
    expect(table.view().factions.ussr.revealed).toEqual([{ technology: "jets", card: "I12" }]);
    expect(table.save().decks.action).toEqual(expect.arrayContaining(["A02", "A03", "A04"]));
  });

  it("forgets the counters of the old year", () => {
    const old = { violated: true, fought: true, indRaises: 2, atomicRaises: 1 };
    const table = newYear(1939, { factions: { axis: old } });
    expect(table.view("axis").factions.axis).toMatchObject({ violated: false, fought: false, indRaises: 0 });
    expect(table.view("axis").own!.atomicRaised).toBe(false);
  });
});

describe("Peace Dividends (§7.13)", () => {
  const chits = (position: Position) => {
    const { factions } = newYear(1937, position).view();
    return FACTIONS.map((seat) => factions[seat].chits);
  };

  it("R86: one chit for each Faction at Peace that neither Violated a Neutral nor fought", () => {
    expect(chits({})).toEqual([1, 1, 1]);
    expect(chits({ factions: { axis: { violated: true } } })).toEqual([0, 1, 1]);
    expect(chits({ factions: { west: { fought: true } } })).toEqual([1, 0, 1]);
    expect(chits({ wars: [["axis", "west"]] })).toEqual([0, 0, 1]);
  });

  it("R80: enmity with an Armed Minor is no War: chits, and no RES in the Level", () => {
    const armed = { nations: { poland: { status: "armed", violator: "axis" } } };
    expect(chits(armed)).toEqual([1, 1, 1]);
    expect(newYear(1937, armed).view().factions.axis).toMatchObject({ atWar: false, res: 6, level: 11 });
  });

  it("are known by number to all, by value to the owner, and end with the pool", () => {
    const table = newYear(1937, { factions: { axis: { chits: [2, 1] } } });
    expect(table.view("axis").factions.axis.chitValues!.length).toBe(3);
    expect(table.view("west").factions.axis.chitValues).toBeUndefined();
    expect(table.view("spectator").factions.axis).toMatchObject({ chits: 3 });
    const many = (value: number, count: number) => new Array<number>(count).fill(value);
    const empty = { axis: { chits: many(0, 16) }, west: { chits: many(1, 12) }, ussr: { chits: many(2, 3) } };
    expect(newYear(1937, { factions: empty }).view("axis").factions.axis.chitValues).toEqual([...many(0, 16), 2]);
    expect(newYear(1937, { factions: empty }).view().factions.ussr.chits).toBe(3);
  });
});

describe("Economic Victory (§16.2)", () => {
  it("R85: Public Opinion comes before the check", () => {
    const rich = { factions: { west: { ind: 15, chits: [2, 2, 2, 2, 1, 1] } } };
    expect(newYear(1940, rich).outcome).toEqual({ winners: ["west"], kind: "economic" });
    expect(newYear(1939, rich).outcome).toBeUndefined();
  });

  it("R82: of several with 25 points the highest wins, equal ones share", () => {
    const race = (ussrChits: number) => ({
      revealed: ATOMIC.axis,
      vaults: ATOMIC.ussr,
      factions: {
        axis: { chits: [2, 2, 2, 2, 1, 1] },
        ussr: { ind: 12, chits: new Array<number>(ussrChits).fill(1) },
      },
    });
    expect(newYear(1944, race(9)).outcome).toEqual({ winners: ["axis", "ussr"], kind: "economic" });
    expect(newYear(1944, race(10)).outcome).toEqual({ winners: ["ussr"], kind: "economic" });
    expect(newYear(1944, race(8)).outcome).toEqual({ winners: ["axis"], kind: "economic" });
  });

  it("R92: each Declaration of War costs a point; 24 are not enough", () => {
    const points = (dows: number) => ({
      revealed: ATOMIC.axis,
      factions: { axis: { dows, chits: [2, 2, 2, 2, 1, 1] } },
    });
    expect(newYear(1944, points(0)).outcome).toEqual({ winners: ["axis"], kind: "economic" });
    expect(newYear(1944, points(1)).outcome).toBeUndefined();
    expect(newYear(1944, points(1)).view().year).toBe(1945);
  });

  it("R81: capitals of Enemies give two points, those of Rivals at peace none", () => {
    const board = (chits: number[], wars: string[][]) => ({
      wars,
      revealed: ATOMIC.axis,
      units: units("paris infantry 1 germany", "lorraine infantry 1 germany"),
      factions: { axis: { chits } },
    });
    const west = [["axis", "west"]];
    expect(newYear(1944, board([2, 2, 2, 2, 1, 1], west)).view().factions.axis.level).toBe(8);
    expect(newYear(1944, board([2, 2, 2, 2, 1, 1], west)).outcome).toBeUndefined();
    expect(newYear(1944, board([2, 2, 2, 2, 1, 1, 1], west)).outcome).toEqual({ winners: ["axis"], kind: "economic" });
    expect(newYear(1944, board([2, 2, 2, 2], [])).view().factions.axis.level).toBe(12);
    expect(newYear(1944, board([2, 2, 2, 2], [])).outcome).toBeUndefined();
    expect(newYear(1944, board([2, 2, 2, 2, 1], [])).outcome).toEqual({ winners: ["axis"], kind: "economic" });
  });
});

describe("Military Victory at a snapshot (§16.3)", () => {
  it("R81: two capitals of Rivals win, also of two Rivals and without war", () => {
    const one = newYear(1940, { units: units("paris infantry 1 germany") });
    expect(one.outcome).toBeUndefined();
    const two = newYear(1940, { units: units("paris infantry 1 germany", "leningrad tank 1 germany") });
    expect(two.outcome).toEqual({ winners: ["axis"], kind: "military" });
  });

  it("R81: Washington counts for the West once the USA has joined", () => {
    const garrisons = units("paris infantry 1 germany", "washington infantry 1 germany");
    const joined = newYear(1943, { units: garrisons, nations: { usa: { status: "power" } } });
    expect(joined.outcome).toEqual({ winners: ["axis"], kind: "military" });
  });

  it("R110: outside of Player Turns several winners share", () => {
    const table = newYear(1940, {
      units: units("paris infantry 1 germany", "delhi infantry 1 germany", "rome tank 1 ussr", "ruhr tank 1 ussr"),
    });
    expect(table.outcome).toEqual({ winners: ["axis", "ussr"], kind: "military" });
    expect(table.pending).toEqual({});
    expect(table.refused("axis", { type: "confirm" })).toBe("GAME_OVER");
  });

  it("R111: with two players a fellow Ally's capitals never count, and an Ally's victory is both Allies'", () => {
    const game = { scenario: "two-player", activeAlly: "west" };
    const allied = newYear(1940, { ...game, units: units("moscow infantry 1 britain", "baku infantry 1 britain") });
    expect(allied.outcome).toBeUndefined();
    const won = newYear(1940, { ...game, units: units("rome infantry 1 britain", "ruhr infantry 1 britain") });
    expect(won.outcome).toEqual({ winners: ["west", "ussr"], kind: "military" });
  });
});

describe("Hegemony (§16.5)", () => {
  it("R84: after Winter 1945 the highest total wins, equal ones share", () => {
    const end = (position: Position) => play({ phase: "supply", season: "winter", year: 1945, ...position }).outcome;
    expect(end({})).toEqual({ winners: ["axis"], kind: "hegemony" });
    expect(end({ factions: { ussr: { chits: [2] } } })).toEqual({ winners: ["axis", "ussr"], kind: "hegemony" });
    expect(end({ factions: { axis: { dows: 1 }, ussr: { chits: [2] } } })).toEqual({
      winners: ["ussr"],
      kind: "hegemony",
    });
    const two = { scenario: "two-player", activeAlly: "west", factions: { west: { ind: 12 } } };
    expect(end(two)).toEqual({ winners: ["west", "ussr"], kind: "hegemony" });
  });
});

describe("control (§1.14)", () => {
  it("R10: the snapshot of the New Year takes over what happened since the last one", () => {
    const position = {
      units: units("vienna infantry 1 germany"),
      nations: { austria: { status: "satellite", marker: "west" } },
    };
    const before = { ...position, control: { vienna: "west" } };
    expect(
      play({ ...before, phase: "government", factions: { axis: { hand: ["A01"] } } }).view().areas.vienna.control,
    ).toBe("west");
    const table = newYear(1938, before);
    expect(table.view().areas.vienna.control).toBe("axis");
    expect(table.view().nations.austria.marker).toBe("axis");
    expect(table.view().factions.axis.pop).toBe(12);
  });

  it("R12: empty home land of Great Powers reverts, MainCapitals too; no marker is ever placed there", () => {
    const table = newYear(1940, { control: { munich: "west", berlin: "ussr", glasgow: "axis", moscow: "axis" } });
    const control = ["munich", "berlin", "glasgow", "moscow"].map((id) => table.view().areas[id].control);
    expect(control).toEqual(["axis", "axis", "west", "ussr"]);
    const held = newYear(1940, { units: units("munich infantry 1 britain", "berlin infantry 1 britain") });
    expect([held.view().areas.berlin.control, held.view().areas.ruhr.control]).toEqual(["west", "axis"]);
    expect(held.view().nations.germany).toEqual({ status: "power" });
  });

  it("R12: conquered Minors, Major Powers and Colonies stay with the marker on their Capital", () => {
    const table = newYear(1940, {
      nations: {
        norway: { status: "conquered", marker: "axis" },
        france: { status: "defeated", marker: "axis" },
        libya: { marker: "west" },
      },
    });
    const control = ["oslo", "narvik", "paris", "gascony", "tripoli", "cyrenaica", "algiers"];
    expect(control.map((id) => table.view().areas[id].control)).toEqual([
      "axis",
      "axis",
      "axis",
      "axis",
      "west",
      "west",
      "native",
    ]);
  });

  it("the Owner of a Disputed area is who has been there longest", () => {
    const board = (first: string, second: string) =>
      newYear(1940, { wars: [["axis", "west"]], units: units(first, second) }).view().areas.lorraine;
    expect(board("lorraine infantry 1 france", "lorraine tank 1 germany")).toMatchObject({
      control: "west",
      seniority: ["west", "axis"],
    });
    expect(board("lorraine tank 1 germany", "lorraine infantry 1 france").control).toBe("axis");
  });

  it("R11: Air, Naval and Sub units keep control they have but never gain it", () => {
    const raid = newYear(1940, { wars: [["axis", "west"]], units: units("marseille airForce 2 germany") });
    expect(raid.view().areas.marseille.control).toBe("west");
    const low = { "low-countries": { status: "conquered", marker: "axis" } };
    const fleet = units("amsterdam fleet 2 britain");
    expect(newYear(1940, { nations: low, units: fleet }).view().areas.amsterdam.control).toBe("axis");
    const keeps = newYear(1940, { nations: low, units: fleet, control: { amsterdam: "west" } });
    expect(keeps.view().areas.amsterdam.control).toBe("west");
    expect(keeps.view().nations["low-countries"].marker).toBe("west");
  });

  it("R9: Albania's only area is its Capital: a marker can lie there", () => {
    const conquered = newYear(1940, { nations: { albania: { status: "conquered", marker: "axis" } } });
    expect(conquered.view().areas.albania.control).toBe("axis");
    expect(newYear(1940).view().areas.albania.control).toBe("native");
  });

  it("R10: within a phase control is frozen, presence is not", () => {
    const table = play({
      phase: "production",
      turnOrder: ["west", "axis", "ussr"],
      wars: [["axis", "west"]],
      units: units("munich infantry 1 britain"),
    });
    expect(table.view().factions.axis.pop).toBe(10);
    table.do("west", { type: "disband", unit: "munich infantry" });
    table.do("west", { type: "confirm" });
    expect(table.happened("productionLevel")).toMatchObject([{ faction: "axis", pop: 10 }]);
    expect(table.view().areas.munich.control).toBe("west");
    table.do("axis", { type: "confirm" });
    for (const deck of ["action", "investment"]) table.do("ussr", { type: "buy", deck });
    table.do("ussr", { type: "confirm" });
    expect(table.happened("controlChanged")).toEqual([{ type: "controlChanged", area: "munich", party: "axis" }]);
    expect(table.view().factions.axis.pop).toBe(11);
  });
});

describe("POP and RES (§7.21)", () => {
  it("follow Influence at once; of the USA only for the West (§8.41)", () => {
    const influence = (faction: string, count: number) => ({ influence: { faction, count } });
    const pops = (nations: Position) => {
      const { factions } = newYear(1937, { nations }).view();
      return FACTIONS.map((seat) => [factions[seat].pop, factions[seat].res]);
    };
    expect(pops({ sweden: influence("axis", 1) })[0]).toEqual([12, 8]);
    expect(pops({ persia: influence("ussr", 2) })[2]).toEqual([13, 15]);
    expect(pops({ usa: influence("west", 1) })[1]).toEqual([15, 15]);
    expect(pops({ usa: influence("axis", 3) })[0]).toEqual([11, 6]);
    expect(pops({ usa: influence("ussr", 2) })[2]).toEqual([12, 11]);
  });

  it("of an Armed Minor count only where it is occupied, for the occupier", () => {
    const table = newYear(1939, {
      nations: { poland: { status: "armed", violator: "axis", enemies: ["axis", "ussr"] } },
      units: units("lvov infantry 1 ussr", "warsaw fortress 3 neutral"),
    });
    expect(table.view().factions.ussr).toMatchObject({ pop: 13, res: 11 });
    expect(table.view().factions.axis).toMatchObject({ pop: 11, res: 6 });
    expect(table.view().areas.warsaw.control).toBe("native");
  });
});

describe("two players (§18.1)", () => {
  const game = { scenario: "two-player", activeAlly: "ussr" };

  it("name the Active Ally after each Turn Order roll; the Passive Stack joins its Ally's hand", () => {
    const table = newYear(1938, {
      ...game,
      factions: { west: { hand: ["A01"], passive: ["A02", "I03"] }, ussr: { hand: ["A04"] } },
    });
    expect(table.pending).toEqual({ west: "D04" });
    expect(table.fallback("west")).toEqual({ type: "activate", faction: "ussr" });
    expect(table.view("west").own!.hand).toEqual(["A01"]);
    expect(JSON.stringify(table.view("west"))).not.toContain("A02");
    table.do("west", { type: "activate", faction: "west" });
    expect(table.view("west").own!.hand).toEqual(["A01", "A02", "I03"]);
    expect(table.view().factions.west).toMatchObject({ handSize: 3, passiveStack: 0 });
    expect(table.view().activeAlly).toBe("west");
    expect(table.happened("cardsSeen", "ussr")).toEqual([]);
  });
});
