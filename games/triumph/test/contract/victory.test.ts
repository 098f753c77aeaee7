/** §16 The four victories. */
import { describe, expect, it } from "vitest";
import { card, type Position, play, type Table, units } from "../table.ts";
import { A_U, attack, CONFIRM, END, moving, PASS, satellites, W_A, W_U } from "./combat.ts";

const TWO_PLAYERS = { scenario: "two-player", activeAlly: "west" };

/** A position in which nobody has a card: loaded in Winter, the table runs into the New Year by itself. */
function newYear(year: number, more: Position): Table {
  return play({ phase: "supply", season: "winter", year: year - 1, seat: "axis", dice: [1], ...more });
}
/** The end of the game after Winter 1945. */
const end1945 = (more: Position): Table =>
  play({ phase: "supply", season: "winter", year: 1945, seat: "axis", ...more });
const rich = (ind: number, chits: number[] = []) => ({ ind, chits });

describe("Economic Victory (§16.2)", () => {
  const chits = [2, 2, 2, 2, ...Array(5).fill(1)];

  it("25 Victory Points at the New Year win; 24 do not", () => {
    const axis = (more: number[]) => newYear(1938, { factions: { axis: rich(20, [...chits, ...more]) } });
    expect(axis([]).outcome).toBe(undefined);
    expect(axis([]).pending).toEqual({ axis: "D05" });
    expect(axis([1]).outcome).toEqual({ winners: ["axis"], kind: "economic" });
  });

  it("counts Level, chits, Atomic stages even in the Vault, Enemy capitals, and takes off declarations of war", () => {
    const lead = { axis: rich(20, [...chits, 1]) };
    const reached = (more: Position) => newYear(1938, { factions: lead, ...more }).outcome !== undefined;
    expect(reached({})).toBe(true);
    expect(reached({ factions: { axis: { ...lead.axis, dows: 1 } } })).toBe(false);
    const vaults = [{ faction: "axis", technology: "atomic-research-1", cards: ["I19", "I32"] }];
    expect(reached({ factions: { axis: { ...lead.axis, dows: 1 } }, vaults })).toBe(true);
  });

  it("R82 of several with 25 or more the highest wins, equals share", () => {
    const nations = {
      ...satellites("axis austria czechoslovakia hungary rumania low-countries"),
      ...satellites("ussr poland sweden persia turkey"),
    };
    const winners = (ones: number) =>
      newYear(1938, { nations, factions: { axis: rich(16, [2, 2, 2, 2, 1]), ussr: rich(16, Array(ones).fill(1)) } })
        .outcome?.winners;
    expect(winners(8)).toEqual(["axis"]);
    expect(winners(9)).toEqual(["axis", "ussr"]);
    expect(winners(10)).toEqual(["ussr"]);
  });

  it("R85 Public Opinion comes before the check: the POP of the USA counts in 1941", () => {
    const west = { west: rich(30, [2, 2, 2, 2, 1, 1]) };
    expect(newYear(1940, { factions: west }).outcome).toBe(undefined);
    expect(newYear(1941, { factions: west }).outcome).toEqual({ winners: ["west"], kind: "economic" });
  });
});

describe("Military Victory (§16.3)", () => {
  const PARIS_FALLS = ["lorraine tank 2 germany"];

  it("two MainCapitals or SubCapitals of Rivals win at once, at the end of the Combat Phase", () => {
    const table = attack("axis", W_A, [...PARIS_FALLS, "delhi infantry 2 germany"], ["lorraine tank > paris"]);
    expect(table.happened("victory")).toMatchObject([{ factions: ["axis"], kind: "military" }]);
    expect(table.outcome).toEqual({ winners: ["axis"], kind: "military" });
    expect(table.pending).toEqual({});
    expect(table.refused("west", PASS)).toBe("GAME_OVER");
    expect(table.view().factions.west.chitValues).toEqual([]);
  });

  it("one is not enough; Disputed but not owned does not count", () => {
    const one = attack("axis", W_A, PARIS_FALLS, ["lorraine tank > paris"]);
    expect(one.outcome).toBe(undefined);
    const list = [...PARIS_FALLS, "delhi fortress 1", "delhi infantry 2 germany"];
    const table = attack("axis", W_A, list, ["lorraine tank > paris"]);
    table.do("axis", CONFIRM);
    expect(table.outcome).toBe(undefined);
  });

  it("R81 capitals of two Rivals add up, at war with their Faction or not, and also after a Defeat", () => {
    const list = ["paris infantry 2 ussr", "ruhr tank 2 ussr"];
    const nations = { france: { status: "defeated", marker: "ussr" } };
    const table = attack("ussr", A_U, list, [], { nations });
    expect(table.outcome).toEqual({ winners: ["ussr"], kind: "military" });
  });

  it("R81 Washington counts once the USA is a Power of the West", () => {
    const list = [...PARIS_FALLS, "north-atlantic-ocean infantry 1 germany"];
    const moves = ["lorraine tank > paris", "north-atlantic-ocean infantry > washington"];
    const table = attack("axis", W_A, list, moves, { nations: { usa: { status: "power" } } });
    expect(table.outcome).toEqual({ winners: ["axis"], kind: "military" });
  });

  const DOUBLE = ["paris infantry 1 germany", "delhi infantry 1 germany", "ruhr tank 1 britain", "rome tank 1 britain"];
  const LOST = { nations: { france: { status: "defeated" }, italy: { status: "defeated" } } };

  it("R110 of two that reach it together the Active Player wins", () => {
    const table = moving("west", W_A, DOUBLE, LOST);
    table.do("west", END);
    expect(table.outcome).toEqual({ winners: ["west"], kind: "military" });
  });
  it("R110 if the Active Player is not among them they share", () => {
    const table = moving("ussr", W_A, DOUBLE, LOST);
    table.do("ussr", END);
    expect(table.outcome).toEqual({ winners: ["axis", "west"], kind: "military" });
  });

  it("R111 with two players an Ally's victory is the Allies'; capitals are not pooled", () => {
    const wars = [...W_A, ...A_U];
    const italy = { nations: { italy: { status: "defeated" } } };
    const both = moving("west", wars, ["ruhr tank 1 britain", "rome tank 1 britain"], { ...TWO_PLAYERS, ...italy });
    both.do("west", END);
    expect(both.outcome).toEqual({ winners: ["west", "ussr"], kind: "military" });
    const split = moving("west", wars, ["ruhr tank 1 britain", "rome tank 1 ussr"], { ...TWO_PLAYERS, ...italy });
    split.do("west", END);
    expect(split.outcome).toBe(undefined);
  });
  it("R111 the fellow Ally's capitals never count, for victory or for points", () => {
    const nations = { nations: { france: { status: "defeated" } } };
    const list = ["ruhr tank 1 ussr", "paris tank 1 ussr"];
    const table = moving("ussr", A_U, list, { ...TWO_PLAYERS, ...nations });
    table.do("ussr", END);
    expect(table.outcome).toBe(undefined);
    const three = moving("ussr", A_U, list, nations);
    three.do("ussr", END);
    expect(three.outcome?.winners).toEqual(["ussr"]);
  });
});

describe("Atomic Victory (§16.4)", () => {
  const stages = (faction = "axis") =>
    [
      ["1", "I19"],
      ["2", "I27"],
      ["3", "I29"],
      ["4", "I34"],
    ].map(([stage, shown]) => ({
      faction,
      technology: `atomic-research-${stage}`,
      card: shown,
    }));
  const claim = { type: "atomic" };
  const bomber = (where: string, more: Position = {}) =>
    moving("axis", [], [`${where} airForce 1 germany`], {
      revealed: stages(),
      nations: satellites("axis low-countries poland"),
      ...more,
    });

  it("R83 all four stages and an Air Force in range of a Rival's MainCapital, at peace or not: the claim wins", () => {
    const table = bomber("amsterdam");
    expect(table.legal("axis")).toContainEqual(claim);
    table.do("axis", claim);
    expect(table.outcome).toEqual({ winners: ["axis"], kind: "atomic" });
  });

  it("stages in the Vault count and are shown with the claim", () => {
    const [first, ...others] = stages();
    const vaults = [{ faction: "axis", technology: first.technology, cards: ["I19", "I32"] }];
    const table = bomber("amsterdam", { revealed: others, vaults });
    table.do("axis", claim);
    expect(table.happened("pairSeen", "spectator")).toMatchObject([{ technology: "atomic-research-1" }]);
  });

  it("may be made before the declarations too", () => {
    const table = bomber("amsterdam", { phase: "declarations" });
    table.do("axis", claim);
    expect(table.outcome?.kind).toBe("atomic");
  });

  it.each<[string, string, Position]>([
    ["a stage is missing", "amsterdam", { revealed: stages().slice(0, 3) }],
    ["the Air Force is too far away", "munich", {}],
    ["it stands at sea", "north-sea", {}],
    ["no Command is left", "amsterdam", { command: 0 }],
    ["it is an Emergency turn", "amsterdam", { turnKind: "emergency" }],
    ["it is Winter", "amsterdam", { season: "winter", turnKind: "winter" }],
  ])("R83 is refused if %s", (_, where, more) => {
    const table = bomber(where, more);
    expect(table.refused("axis", claim)).toBe("ATOMIC_CLAIM");
  });

  it("R83 is refused for an Air Force that has moved, or that is in a Battle", () => {
    const table = bomber("ruhr");
    expect(table.legal("axis")).toContainEqual(claim);
    const unit = table.number("ruhr airForce");
    table.do("axis", { type: "pick", unit });
    expect(table.refused("axis", claim)).toBe("UNIT_PICKED");
    table.do("axis", { type: "move", unit, route: ["amsterdam"], strategic: false });
    expect(table.refused("axis", claim)).toBe("ATOMIC_CLAIM");
    const battle = moving(
      "axis",
      W_A,
      ["amsterdam infantry 1 germany", "amsterdam airForce 1 germany", "amsterdam tank 1 britain"],
      {
        revealed: stages(),
        nations: satellites("axis low-countries"),
      },
    );
    expect(battle.refused("axis", claim)).toBe("ATOMIC_CLAIM");
  });

  it("R83 the distance is that of normal Air Movement: Heavy Bombers reach one area further", () => {
    const heavy = [...stages(), { faction: "axis", technology: "heavy-bombers", card: "I05" }];
    expect(bomber("munich").refused("axis", claim)).toBe("ATOMIC_CLAIM");
    bomber("munich", { revealed: heavy }).do("axis", claim);
  });

  it("R83 not against a MainCapital that the claimant holds, and only in the own turn", () => {
    const table = moving("axis", W_A, ["amsterdam airForce 1 germany", "london infantry 2 germany"], {
      revealed: stages(),
      nations: satellites("axis low-countries"),
    });
    expect(table.refused("axis", claim)).toBe("ATOMIC_CLAIM");
    expect(bomber("amsterdam", {}).refused("west", claim)).toBe("NOT_YOUR_DECISION");
  });
});

describe("Hegemony (§16.5)", () => {
  it("after Winter 1945 the most Victory Points win, without Blockade", () => {
    const table = end1945({ factions: { axis: rich(20), west: rich(9), ussr: rich(9) } });
    expect(table.outcome).toEqual({ winners: ["axis"], kind: "hegemony" });
  });
  it("R84 equals share", () => {
    const table = end1945({ factions: { axis: rich(9), west: rich(9), ussr: rich(8) } });
    expect(table.outcome).toEqual({ winners: ["axis", "west"], kind: "hegemony" });
  });
  it("Blockade marks do not count any more", () => {
    const marks = [{ area: "glasgow", faction: "west", items: ["pop", "blackRes"] }];
    const closed = units(
      ...["irish-sea", "north-sea", "norwegian-sea", "english-channel"].map((sea) => `${sea} sub 1 germany`),
    );
    const factions = { axis: rich(5), west: rich(11), ussr: rich(9) };
    expect(end1945({ factions, wars: W_A, marks, units: closed }).outcome?.winners).toEqual(["west"]);
  });
  it("R81 a capital gives 2 points at war with the Faction it belonged to, none at peace with it", () => {
    const points = (wars: string[][]) => {
      const table = play({
        phase: "command",
        season: "winter",
        year: 1945,
        wars,
        seat: "ussr",
        units: units("paris infantry 2 ussr"),
        nations: { france: { status: "defeated", marker: "ussr" } },
        factions: { axis: rich(5), west: rich(5), ussr: { ind: 10, hand: [card("spring A")] } },
      });
      table.do("ussr", PASS);
      return table.happened("victory")[0].points;
    };
    expect(points([])).toEqual([5, 5, 10]);
    expect(points(A_U)).toEqual([5, 5, 10]);
    expect(points(W_U)).toEqual([5, 5, 12]);
  });
  it("R111 with two players the better Ally is compared, and both win", () => {
    const table = end1945({ ...TWO_PLAYERS, factions: { axis: rich(10), west: rich(7), ussr: rich(12) } });
    expect(table.outcome).toEqual({ winners: ["west", "ussr"], kind: "hegemony" });
  });
});
