import { describe, expect, it } from "vitest";
import { card, type Position, play, type Table } from "../table.ts";
import {
  AXIS_USSR,
  announce,
  army,
  barred,
  declaring,
  endMovement,
  find,
  intervene,
  march,
  moving,
  refusal,
  satellite,
  violate,
  violatedBy,
  WEST_AXIS,
  war,
} from "./moves.ts";

const ALLIES = { scenario: "two-player", activeAlly: "west" };

/** A Season at its Command step with the Passive USSR to commit. */
function passiveUssr(season: string, hand: string[], more: Position = {}): Table {
  return play({
    ...ALLIES,
    year: 1940,
    phase: "command",
    season,
    seat: "ussr",
    factions: { ussr: { hand: hand.map((name) => (name.startsWith("I") ? name : card(name))) } },
    ...more,
  });
}

const commit = (first: string, second?: string) => ({
  type: "commit",
  card: first.startsWith("I") ? first : card(first),
  ...(second && { second: second.startsWith("I") ? second : card(second) }),
});

describe("§18.23 Command of a Passive Ally", () => {
  const hand = ["summer A", "summer B", "spring A", "I01"];

  it.each([
    ["one valid card: Defensive", commit("summer B"), { kind: "defensive", command: 6 }],
    [
      "two valid cards: Offensive, the earlier letter counts",
      commit("summer A", "summer B"),
      { kind: "normal", command: 6 },
    ],
    ["any other Action card: Emergency", commit("spring A"), { kind: "emergency", command: 2 }],
    ["an Investment card: a bluff", commit("I01"), { kind: "none", command: 0 }],
  ])("R111 %s", (_, action, revealed) => {
    const t = passiveUssr("summer", hand);
    const events = t.do("ussr", action as never);
    expect(find(events, "commandCommitted")).toMatchObject({ count: "second" in action ? 2 : 1 });
    expect(find(events, "commandRevealed")).toMatchObject({ faction: "ussr", ...revealed });
  });

  it("R111 Offensive: the letter decides the order, the value is that of its card; both cards are paid", () => {
    const t = passiveUssr("summer", ["summer D", "summer N"]);
    const [low, high] = [card("summer D"), card("summer N")].toSorted();
    const events = t.do("ussr", { type: "commit", card: low!, second: high! });
    expect(find(events, "commandRevealed")).toMatchObject({ kind: "normal", command: 7 });
    t.do("ussr", { type: "pass" });
    expect(find(endMovement(t, "ussr"), "cardsDiscarded")).toMatchObject({ faction: "ussr", cards: [low, high] });
  });

  it("R111 PASSIVE_CARDS: two cards only if both are valid; the Active Ally commits one", () => {
    const t = passiveUssr("summer", hand);
    for (const [first, second] of [
      ["summer A", "spring A"],
      ["summer A", "I01"],
      ["summer A", "summer A"],
    ]) {
      expect(refusal(t, "ussr", commit(first!, second))).toBe("PASSIVE_CARDS 18.23");
    }
    const active = passiveUssr("summer", hand, { activeAlly: "ussr" });
    expect(refusal(active, "ussr", commit("summer A", "summer B"))).toBe("COMMAND_CARD 10.1");
  });

  it("R111 Winter: every Action card is valid, one gives a Defensive, two an Offensive turn", () => {
    const front = {
      wars: [AXIS_USSR],
      nations: { poland: satellite("axis") },
      units: army("kiev infantry 2", "kiev infantry 1 germany", "odessa infantry 2", "bryansk infantry"),
    };
    const one = passiveUssr("winter", ["fall G", "summer A"], front);
    expect(find(one.do("ussr", commit("fall G")), "playerTurnBegan")).toMatchObject({ kind: "defensive", command: 8 });
    expect(barred(one, "ussr", "odessa infantry", "lvov")).toBe("WINTER_AREA 10.4");
    march(one, "ussr", "odessa infantry", "kiev");
    expect(find(endMovement(one, "ussr"), "phaseBegan")).toMatchObject({ name: "supply" });
    const two = passiveUssr("winter", ["fall G", "summer A"], front);
    const pair = [card("fall G"), card("summer A")].toSorted();
    const events = two.do("ussr", { type: "commit", card: pair[0]!, second: pair[1]! });
    expect(find(events, "playerTurnBegan")).toMatchObject({ kind: "winter", command: 6 });
    endMovement(two, "ussr");
    expect(two.pending).toEqual({ ussr: "D22" });
  });
});

describe("§18.23 a Defensive Turn", () => {
  function defensive(units: string[], more: Position = {}): Table {
    const base = {
      ...ALLIES,
      turnKind: "defensive",
      command: 6,
      wars: [AXIS_USSR],
      nations: { poland: satellite("axis") },
    };
    return moving("ussr", army(...units), { ...base, ...more });
  }

  it("R111 excludes DoW, VoN and Intervention", () => {
    const t = defensive(["kiev infantry"], { nations: { poland: violatedBy("axis") } });
    for (const declaration of [war("axis"), violate("rumania"), intervene("poland")]) {
      expect(refusal(t, "ussr", declaration)).toBe("DECLARE_EMERGENCY 10.11");
    }
  });

  it.each([
    ["empty Enemy land", "kiev infantry", "lvov"],
    ["Enemy land with Enemy units", "leningrad infantry", "riga"],
    ["an Enemy Sea", "leningrad fleet", "gulf-of-bothnia"],
    ["a Partition", "odessa infantry", "bucharest"],
  ])("R111 DEFENSIVE_AGGRESSION: no Aggression, %s", (_, who, route) => {
    const nations = { poland: satellite("axis"), "baltic-states": satellite("axis"), rumania: violatedBy("axis") };
    const units = [
      "kiev infantry",
      "leningrad infantry",
      "leningrad fleet",
      "odessa infantry",
      "riga infantry 1 germany",
    ];
    const t = defensive([...units, "gulf-of-bothnia fleet 1 germany"], { nations });
    expect(barred(t, "ussr", who, route)).toBe("DEFENSIVE_AGGRESSION 18.23");
  });

  it("R111 reinforces existing land Battles, and has no Combat Phase", () => {
    const t = defensive(["lvov infantry 1 germany", "lvov infantry 1 ussr", "2 kiev infantry"]);
    march(t, "ussr", "kiev infantry", "lvov");
    const events = endMovement(t, "ussr");
    expect(find(events, "phaseBegan")).toMatchObject({ name: "supply" });
    expect(find(events, "battlesDesignated")).toBeUndefined();
  });

  it("R111 an Emergency Turn of an Ally follows the usual rules", () => {
    const t = defensive(["kiev infantry"], { turnKind: "emergency", command: 2 });
    expect(barred(t, "ussr", "kiev infantry", "lvov")).toBe("EMERGENCY_ENTER 10.11");
    expect(refusal(t, "ussr", violate("rumania"))).toBe("DECLARE_EMERGENCY 10.11");
  });
});

describe("§18.3 declarations of the Allies", () => {
  const lorraine = army("lorraine infantry 2", "munich infantry", "kiev infantry 2", "london infantry");
  const hand = (...names: string[]) => ({ factions: { west: { hand: names.map(card) } } });

  it("ALLY_DOW_CARD: a further valid Command card from hand, discarded at once", () => {
    const t = declaring("west", lorraine, { ...ALLIES, ...hand("spring A", "summer A") });
    expect(refusal(t, "west", war("axis"))).toBe("ALLY_DOW_CARD 18.3");
    expect(refusal(t, "west", { ...war("axis"), card: card("summer A") })).toBe("ALLY_DOW_CARD 18.3");
    expect(refusal(t, "west", { ...war("axis"), card: card("spring B") })).toBe("ALLY_DOW_CARD 18.3");
    const events = announce(t, "west", { ...war("axis"), card: card("spring A") });
    expect(find(events, "cardsDiscarded")).toMatchObject({ faction: "west", cards: [card("spring A")] });
    expect(t.view().wars).toEqual([["axis", "west"]]);
    expect(t.view().factions.ussr.atWar).toBe(false);
  });

  it("R111 a Passive Ally declares only in an Offensive Turn: three cards in all", () => {
    const units = army("lvov infantry 1 germany", "kiev infantry 2");
    const nations = { poland: satellite("axis") };
    const t = passiveUssr("summer", ["summer A", "summer B", "summer C"], { units, nations });
    t.do("ussr", commit("summer A", "summer B"));
    announce(t, "ussr", { ...war("axis"), card: card("summer C") });
    expect(t.view().factions.ussr).toMatchObject({ handSize: 0, atWar: true });
  });

  it("R111 the Axis pays nothing", () => {
    const t = declaring("axis", lorraine, ALLIES);
    announce(t, "axis", war("west"));
  });

  it("R89 ALLY_AREA: the Allies never declare war on each other", () => {
    const t = declaring("west", lorraine, { ...ALLIES, ...hand("spring A") });
    expect(refusal(t, "west", { ...war("ussr"), card: card("spring A") })).toBe("ALLY_AREA 18.0");
  });

  it("R111 a VoN against the other Ally's Protectorate is refused; against the Axis' it needs the paid war", () => {
    const position = (faction: string) => ({
      ...ALLIES,
      ...hand("spring A"),
      nations: { "low-countries": { influence: { faction, count: 2 } } },
    });
    const other = declaring("west", lorraine, position("ussr"));
    expect(refusal(other, "west", violate("low-countries"))).toBe("ALLY_AREA 18.0");
    const axis = declaring("west", lorraine, position("axis"));
    axis.do("west", violate("low-countries"));
    expect(refusal(axis, "west", { type: "announce" })).toBe("ALLY_DOW_CARD 18.3");
    axis.do("west", { ...war("axis"), card: card("spring A") });
    axis.do("west", { type: "announce" });
    expect(axis.pending).toEqual({ axis: "D16" });
    const poor = declaring("west", lorraine, { ...position("axis"), ...hand("summer A") });
    expect(refusal(poor, "west", violate("low-countries"))).toBe("ALLY_DOW_CARD 18.3");
  });

  it("R111 the war may be open only through that Protectorate: one duty for both", () => {
    const nations = { poland: { influence: { faction: "axis", count: 2 } } };
    const factions = { ussr: { hand: [card("spring A")] } };
    const t = declaring("ussr", army("kiev infantry 2"), { ...ALLIES, activeAlly: "ussr", nations, factions });
    expect(refusal(t, "ussr", { ...war("axis"), card: card("spring A") })).toBe("DECLARE_UNREACHABLE 15.21, 15.4");
    announce(t, "ussr", violate("poland"), { ...war("axis"), card: card("spring A") });
    t.do("axis", { type: "answer", nation: "poland", count: 0 });
    t.do("ussr", { type: "confirm" });
    expect(t.view().playerTurn?.duties).toEqual([{ kind: "violation", nation: "poland" }]);
    expect(t.view().factions.ussr).toMatchObject({ dows: 1, handSize: 0 });
  });
});

describe("R90 World Reaction between two players", () => {
  it.each([
    ["poland", "konigsberg infantry", [0, 2, 1]],
    ["austria", "munich infantry", [0, 1, 1]],
    ["denmark", "ruhr infantry", [0, 1, 0]],
  ])("R90 the Axis Violates %s: the Muster Value is shared", (nation, unit, cards) => {
    const t = declaring("axis", army(unit), ALLIES);
    announce(t, "axis", violate(nation));
    const { axis, west, ussr } = t.view().factions;
    expect([axis.handSize, west.handSize, ussr.handSize]).toEqual(cards);
  });

  it("R90 neither Ally draws for a VoN of the other; the Axis draws all", () => {
    const t = declaring("west", army("lorraine infantry 2"), ALLIES);
    announce(t, "west", violate("low-countries"));
    const { axis, west, ussr } = t.view().factions;
    expect([axis.handSize, west.handSize, ussr.handSize]).toEqual([2, 0, 0]);
  });
});

describe("R89 the Allies apart", () => {
  const units = army("north-sea fleet 2 britain", "norwegian-sea fleet 1 ussr", "ruhr fleet 3");

  it("R89 ALLY_AREA: they pass each other's Seas but never end in one area", () => {
    const t = moving("west", units, { ...ALLIES, wars: [WEST_AXIS] });
    expect(barred(t, "west", "north-sea fleet", "norwegian-sea")).toBe("ALLY_AREA 18.0");
    march(t, "west", "north-sea fleet", "norwegian-sea nordkapp-sea");
  });

  it("R89 nor on land, not even in a Battle that the other fights", () => {
    const poland = { nations: { poland: { status: "conquered", marker: "axis" } }, wars: [AXIS_USSR, WEST_AXIS] };
    const t = moving("ussr", army("warsaw infantry 2 germany", "warsaw infantry 1 britain", "lvov infantry 1 ussr"), {
      ...ALLIES,
      ...poland,
    });
    expect(barred(t, "ussr", "lvov infantry", "warsaw")).toBe("ALLY_AREA 18.0");
  });

  it("R89 no Retreat into a Sea of the other Ally", () => {
    const t = moving("axis", units, { ...ALLIES, wars: [WEST_AXIS] });
    march(t, "axis", "ruhr fleet", "north-sea");
    endMovement(t, "axis");
    expect(t.pending).toEqual({ west: "D26" });
    const retreat = { type: "retreat", unit: t.number("north-sea fleet britain"), to: "norwegian-sea" };
    expect(refusal(t, "west", retreat)).toBe("ALLY_AREA 18.0");
    t.do("west", { ...retreat, to: "english-channel" });
  });
});
