import { describe, expect, it } from "vitest";
import { card, type Position, play, type Table } from "../table.ts";
import {
  AXIS_USSR,
  army,
  barred,
  endMovement,
  find,
  intervene,
  march,
  moving,
  refusal,
  satellite,
  standing,
  violate,
  WEST_AXIS,
  war,
} from "./moves.ts";

const CARDS = { axis: "summer C", west: "I01", ussr: "spring C" };

/** A Season at its Command step with one card in each hand; cards by name or id. */
function commandStep(season: string, hands: Record<string, string>, more: Position = {}): Table {
  const factions = Object.fromEntries(
    Object.entries(hands).map(([seat, name]) => [seat, { hand: [name.startsWith("I") ? name : card(name)] }]),
  );
  return play({ year: 1940, phase: "command", season, factions, ...more });
}

function commitAll(t: Table, seats: readonly ("axis" | "west" | "ussr")[]) {
  let events = t.events();
  for (const seat of seats) {
    const [held] = t.view(seat).own!.hand;
    events = t.do(seat, { type: "commit", card: held! });
  }
  return events;
}

describe("§10.1 Command", () => {
  const front = {
    wars: [AXIS_USSR],
    nations: { poland: satellite("axis") },
    units: army("kiev infantry 2", "kiev infantry 2 germany", "belorussia infantry 1 germany", "3 bryansk infantry"),
  };

  it("V24 Emergency, tie, bluff: what everybody learns and when", () => {
    const t = commandStep("summer", CARDS, front);
    t.do("axis", { type: "commit", card: card("summer C") });
    expect(t.events("west")).toEqual([{ type: "commandCommitted", faction: "axis", count: 1 }]);
    expect(t.view("west").factions.axis).toMatchObject({ committed: 1, handSize: 0 });
    expect(t.view("west").factions.axis.command).toBeUndefined();
    const events = commitAll(t, ["west", "ussr"]);
    expect(events.filter((event) => event.type === "commandRevealed")).toEqual([
      { type: "commandRevealed", faction: "axis", cards: [card("summer C")], kind: "normal", command: 6 },
      { type: "commandRevealed", faction: "west", cards: ["I01"], kind: "none", command: 0 },
      { type: "commandRevealed", faction: "ussr", cards: [card("spring C")], kind: "emergency", command: 2 },
    ]);
    expect(t.save().discards).toEqual(["I01"]);
    expect(t.pending).toEqual({ axis: "D14" });
    expect(refusal(t, "axis", { type: "orderTie", factions: ["axis"] })).toBe("TIE_ORDER 10.11");
    expect(refusal(t, "axis", { type: "orderTie", factions: ["axis", "west"] })).toBe("TIE_ORDER 10.11");
    expect(t.fallback("axis")).toEqual({ type: "orderTie", factions: ["axis", "ussr"] });
    t.do("axis", { type: "orderTie", factions: ["ussr", "axis"] });
    expect(t.view().commandOrder).toEqual(["ussr", "axis"]);
    expect(t.view().playerTurn).toMatchObject({ kind: "emergency", command: 2 });
  });

  it("V24 the Emergency turn: into Kiev with USSR units, not into Belorussia, and no Combat Phase", () => {
    const t = commandStep("summer", CARDS, front);
    commitAll(t, ["axis", "west", "ussr"]);
    t.do("axis", { type: "orderTie", factions: ["ussr", "axis"] });
    expect(barred(t, "ussr", "bryansk infantry", "belorussia")).toBe("EMERGENCY_ENTER 10.11");
    for (const declaration of [war("west"), violate("turkey"), intervene("poland")]) {
      expect(refusal(t, "ussr", declaration)).toBe("DECLARE_EMERGENCY 10.11");
    }
    march(t, "ussr", "bryansk infantry", "kiev");
    march(t, "ussr", "bryansk infantry", "moscow");
    expect(barred(t, "ussr", "bryansk infantry", "kiev")).toBe("COMMAND_SPENT 11.0");
    const events = endMovement(t, "ussr");
    expect(find(events, "battlesDesignated")).toBeUndefined();
    expect(find(events, "playerTurnBegan")).toMatchObject({ faction: "axis", kind: "normal", command: 6 });
    t.do("axis", { type: "pass" });
    endMovement(t, "axis");
    t.do("axis", { type: "confirm" });
    expect(t.happened("cardsDiscarded")).toEqual([
      { type: "cardsDiscarded", faction: "axis", cards: [card("summer C")] },
      { type: "cardsDiscarded", faction: "ussr", cards: [card("spring C")] },
    ]);
  });

  it("§10.1 an Axis Emergency has 4 Commands; a committed card cannot be followed by another", () => {
    const t = commandStep(
      "summer",
      { axis: "fall A" },
      { factions: { axis: { hand: [card("fall A"), card("fall B")] } } },
    );
    expect(refusal(t, "axis", { type: "commit", card: card("summer A") })).toBe("CARD_NOT_HELD 7.3");
    expect(refusal(t, "axis", { type: "commit", card: card("fall A"), second: card("fall B") })).toBe(
      "COMMAND_CARD 10.1",
    );
    t.do("axis", { type: "commit", card: card("fall A") });
    expect(t.view().playerTurn).toMatchObject({ kind: "emergency", command: 4 });
  });

  it("§10.1 a commitment sets the Pass count to 0: a seat that passed may still commit", () => {
    const t = commandStep("summer", CARDS);
    t.do("axis", { type: "pass" });
    t.do("west", { type: "pass" });
    t.do("ussr", { type: "commit", card: card("spring C") });
    expect(t.pending).toEqual({ axis: "D12" });
    t.do("axis", { type: "commit", card: card("summer C") });
    expect(t.pending).toEqual({ west: "D12" });
  });

  it("R35 three equal letters: the in-season card orders all tied seats", () => {
    const t = commandStep("summer", { axis: "spring C", west: "summer C", ussr: "fall C" });
    commitAll(t, ["axis", "west", "ussr"]);
    expect(t.pending).toEqual({ west: "D14" });
    expect(t.legal("west")).toHaveLength(6);
    t.do("west", { type: "orderTie", factions: ["ussr", "west", "axis"] });
    expect(t.view().commandOrder).toEqual(["ussr", "west", "axis"]);
  });

  it("R35 two Emergency cards: the one earlier in Turn Order goes first, nobody is asked", () => {
    const hands = { axis: "spring D", west: "summer A", ussr: "fall D" };
    const t = commandStep("summer", hands, { turnOrder: ["ussr", "west", "axis"] });
    commitAll(t, ["ussr", "west", "axis"]);
    expect(t.view().commandOrder).toEqual(["west", "ussr", "axis"]);
    expect(t.pending).toEqual({ west: "D15" });
  });

  it("R36 nobody has a turn: the Supply Phase still takes place", () => {
    const units = army("kabul infantry 2 germany", "berlin infantry");
    const more = { wars: [WEST_AXIS], units, nations: { afghanistan: { status: "conquered" } } };
    const t = commandStep("spring", { axis: "spring A" }, more);
    const events = t.do("axis", { type: "pass" });
    expect(find(events, "supplyLoss")).toMatchObject({ faction: "axis", area: "kabul", count: 1 });
    expect(standing(t, "kabul")).toEqual(["infantry 1 germany"]);
    expect(t.happened("seasonBegan")[0]).toEqual({ type: "seasonBegan", season: "summer" });
  });
});

describe("R34 Emergency Command", () => {
  const emergency = (units: string[], more: Position = {}) =>
    moving("ussr", army(...units), { turnKind: "emergency", command: 2, wars: [AXIS_USSR], ...more });
  const poland = { nations: { poland: satellite("axis") } };

  it("R34 an existing land Battle with friendly units may be entered even if Enemy-controlled", () => {
    const units = ["lvov infantry 2 germany", "lvov infantry 1 ussr", "2 kiev infantry"];
    const t = emergency(units, poland);
    expect(t.view().areas.lvov.control).toBe("axis");
    march(t, "ussr", "kiev infantry", "lvov");
    expect(standing(t, "lvov")).toHaveLength(3);
  });

  it.each([
    ["empty Enemy land", "kiev infantry", "lvov"],
    ["Enemy land in passing", "kiev airForce", "lvov kiev"],
    ["an Enemy Sea", "leningrad fleet", "gulf-of-bothnia"],
    ["an Enemy Sea, a Sub in passing", "leningrad sub", "gulf-of-bothnia baltic-sea"],
  ])("R34 EMERGENCY_ENTER: %s", (_, who, route) => {
    const units = [
      "kiev infantry",
      "kiev airForce",
      "leningrad fleet",
      "leningrad sub",
      "gulf-of-bothnia fleet 1 germany",
    ];
    expect(barred(emergency(units, poland), "ussr", who, route)).toBe("EMERGENCY_ENTER 10.11");
  });

  it("R34 Friendly areas, Open Seas and passable Straits are open", () => {
    const t = emergency(["odessa fleet", "moscow infantry", "western-black-sea fleet 1 britain"]);
    march(t, "ussr", "odessa fleet", "western-black-sea istanbul aegean-sea");
    march(t, "ussr", "moscow infantry", "bryansk");
  });

  it("R34 a Battle that friendly units have left is closed", () => {
    const t = emergency(["lvov infantry 2 germany", "lvov infantry 1 ussr", "kiev infantry"], poland);
    march(t, "ussr", "lvov infantry ussr", "kiev");
    expect(barred(t, "ussr", "kiev infantry", "lvov")).toBe("EMERGENCY_ENTER 10.11");
  });
});

describe("§10.4 Winter", () => {
  const front = army(
    "kiev infantry 2 germany",
    "odessa infantry",
    "kharkov tank 3",
    "kharkov airForce 2",
    "warsaw infantry 2 germany",
    "warsaw infantry 1 ussr",
  );
  const winter = { wars: [AXIS_USSR], nations: { poland: satellite("axis") } };

  it("§10.4 only the USSR commits, and an Action card of any Season counts with its full value", () => {
    const t = commandStep(
      "winter",
      { axis: "summer N", west: "fall A", ussr: "summer P" },
      { ...winter, units: front },
    );
    expect(t.pending).toEqual({ ussr: "D12" });
    t.do("ussr", { type: "commit", card: card("summer P") });
    expect(t.view().playerTurn).toMatchObject({ kind: "winter", command: 10 });
    expect(t.pending).toEqual({ ussr: "D19" });
    for (const declaration of [war("west"), violate("turkey"), intervene("poland")]) {
      expect(refusal(t, "ussr", declaration)).toBe("DECLARE_EMERGENCY 10.11");
    }
  });

  it.each([
    ["odessa infantry", "bucharest"],
    ["kharkov airForce", "sea-of-azov"],
    ["kharkov airForce", "odessa western-black-sea"],
    ["odessa infantry", "lvov kiev"],
    ["odessa infantry", "western-black-sea"],
    ["warsaw infantry ussr", "lvov"],
  ])("R37 WINTER_AREA: %s to %s leaves USSR land", (who, route) => {
    const t = moving("ussr", front, { ...winter, season: "winter", turnKind: "winter" });
    expect(barred(t, "ussr", who, route)).toBe("WINTER_AREA 10.4");
  });

  it("§10.4 WINTER_AREA: a unit outside the USSR is not taken up", () => {
    const t = moving("ussr", front, { ...winter, season: "winter", turnKind: "winter" });
    expect(refusal(t, "ussr", { type: "pick", unit: "warsaw infantry ussr" })).toBe("WINTER_AREA 10.4");
  });

  it("§10.4 Battles only inside the USSR: the old one in Warsaw is not offered", () => {
    const t = moving(
      "ussr",
      [...front, ...army("vilna infantry 1 ussr", "belorussia infantry 2", "belorussia infantry 1 germany")],
      {
        ...winter,
        season: "winter",
        turnKind: "winter",
      },
    );
    march(t, "ussr", "kharkov tank", "kiev");
    endMovement(t, "ussr");
    expect(t.pending).toEqual({ ussr: "D22" });
    expect(refusal(t, "ussr", { type: "designate", area: "warsaw" })).toBe("WINTER_AREA 10.4");
    t.do("ussr", { type: "designate", area: "belorussia" });
    expect(t.happened("battlesDesignated")).toMatchObject([{ areas: ["kiev", "belorussia"] }]);
  });

  it("R58 §10.4 no Escaped Sub is Engaged again in Winter: Seas are no USSR land", () => {
    const units = [
      ...front,
      ...army(
        "baltic-sea sub 1 ussr escaped",
        "baltic-sea sub 1 germany escaped",
        "gulf-of-bothnia fleet 1 ussr",
        "gulf-of-bothnia sub 1 germany escaped",
      ),
    ];
    const t = moving("ussr", units, { ...winter, season: "winter", turnKind: "winter" });
    march(t, "ussr", "kharkov tank", "kiev");
    const events = endMovement(t, "ussr");
    expect(find(events, "battlesDesignated")).toMatchObject({ areas: ["kiev"] });
  });

  it("R37 ReBases and Retreats of a Winter Battle are not bound to the USSR", () => {
    const units = army("kiev infantry 2 germany", "kiev airForce 2 germany", "2 kharkov tank 3", "odessa infantry");
    const t = moving("ussr", units, { ...winter, season: "winter", turnKind: "winter" });
    march(t, "ussr", "kharkov tank", "kiev");
    endMovement(t, "ussr");
    expect(t.pending).toEqual({ axis: "D26" });
    t.do("axis", { type: "rebase", unit: "kiev airForce germany", to: "lvov" });
    t.do("ussr", { type: "hold", unit: "kiev tank ussr" });
    t.do("axis", { type: "retreat", unit: "kiev infantry germany", to: "lvov" });
    expect(standing(t, "lvov").toSorted()).toEqual(["airForce 2 germany", "infantry 2 germany"]);
  });

  it.each([
    ["without a card", false],
    ["with a card", true],
  ])("R37 Supply is checked for all Factions inside the USSR, and nowhere else: %s", (_, isPlayed) => {
    const units = army(
      "urals infantry 2 germany",
      "kabul infantry 2 germany",
      "perm infantry 2 italy",
      "moscow infantry",
    );
    const more = { wars: [AXIS_USSR, WEST_AXIS], units, nations: { afghanistan: { status: "conquered" } } };
    const t = commandStep("winter", { ussr: "summer P" }, more);
    const committed = { type: "commit", card: card("summer P") };
    const events = isPlayed ? t.do("ussr", committed) && endMovement(t, "ussr") : t.do("ussr", { type: "pass" });
    const losses = events.filter((event) => event.type === "supplyLoss").map((event) => event.area);
    expect(losses.toSorted()).toEqual(["perm", "urals"]);
    expect(standing(t, "kabul")).toEqual(["infantry 2 germany"]);
    expect(t.view().year).toBe(1941);
  });
});
