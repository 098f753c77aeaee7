/** §7.2 Production with Supply, Trade and Blockade (§14). */
import { describe, expect, it } from "vitest";
import { type Position, play, units } from "../table.ts";

const cadre = (area: string, nationality: string, unitType: string) => ({ type: "cadre", area, nationality, unitType });
const step = (unit: string) => ({ type: "step", unit });
const buy = (deck: string) => ({ type: "buy", deck });
const CONFIRM = { type: "confirm" };
const WEST_AXIS = [["axis", "west"]];
const AXIS_USSR = [["axis", "ussr"]];

/** The Production of one seat from its very start. */
function production(seat: "axis" | "west" | "ussr", position: Position = {}) {
  const others = ["axis", "west", "ussr"].filter((other) => other !== seat);
  return play({ phase: "productionStart", turnOrder: [seat, ...others], seat, ...position });
}

describe("Level (§7.21)", () => {
  const SWEDEN = { sweden: { influence: { faction: "axis", count: 1 } } };
  const BALTIC = {
    ...SWEDEN,
    denmark: { status: "satellite", marker: "west" },
    "baltic-states": { status: "satellite", marker: "ussr" },
  };
  const MARKS = [
    { area: "stockholm", faction: "axis", items: ["pop", "blackRes"] },
    { area: "gallivare", faction: "axis", items: ["blackRes"] },
  ];
  const axis = (position: Position) => {
    const table = production("axis", position);
    return { table, ...table.view().factions.axis };
  };

  it("V32: with Sweden as Associate min(IND, POP) at Peace, with RES At War", () => {
    expect(axis({ nations: SWEDEN })).toMatchObject({ ind: 12, pop: 12, res: 8, level: 12 });
    expect(axis({ nations: SWEDEN, wars: WEST_AXIS })).toMatchObject({ level: 8 });
  });

  it("V32, R77, R79: marked items without a Trade Route are lost; with the Fleet gone they are not", () => {
    const blockade = { nations: BALTIC, wars: WEST_AXIS, marks: MARKS };
    const fleet = units("baltic-sea fleet 2 britain");
    expect(axis({ ...blockade, units: fleet }).table.save().level).toBe(6);
    const free = axis(blockade).table;
    expect(free.save().level).toBe(8);
    free.do("axis", CONFIRM);
    expect(free.happened("marksRemoved", "spectator")).toEqual([{ type: "marksRemoved", faction: "axis" }]);
    expect(free.view().marks).toEqual([]);
  });

  it("V32: the inputs of the Level are public, Blockaded items taken off", () => {
    const table = play({
      phase: "production",
      turnOrder: ["west", "axis", "ussr"],
      wars: WEST_AXIS,
      nations: BALTIC,
      marks: MARKS,
      units: units("baltic-sea fleet 2 britain"),
    });
    table.do("west", CONFIRM);
    expect(table.happened("productionLevel", "spectator")).toEqual([
      { type: "productionLevel", faction: "axis", level: 6, ind: 12, pop: 11, res: 6, peace: false },
    ]);
  });

  it("V32, R76: the Summer Supply Phase marks what has no Trade Route by itself", () => {
    const summer = (fleets: string[]) =>
      play({ phase: "supply", season: "summer", wars: WEST_AXIS, nations: BALTIC, units: units(...fleets) });
    expect(summer(["baltic-sea fleet 2 britain"]).view().marks).toEqual(expect.arrayContaining(MARKS));
    expect(
      summer([])
        .view()
        .marks.filter(({ faction }) => faction === "axis"),
    ).toEqual([]);
  });

  it("R114: a port between two Coast borders belongs to the Sea Segment", () => {
    const closed = ["english-channel", "irish-sea", "norwegian-sea", "north-atlantic-ocean"];
    const west = (paris: Position[], marks = [{ area: "algiers", faction: "west", items: ["pop"] }]) => {
      const table = play({
        phase: "production",
        turnOrder: ["axis", "west", "ussr"],
        wars: WEST_AXIS,
        marks,
        units: [...units(...closed.map((sea) => `${sea} fleet 1 germany`)), ...paris],
      });
      table.do("axis", CONFIRM);
      return table.happened("productionLevel")[0].pop;
    };
    expect(west([])).toBe(12);
    expect(west(units("paris infantry 1 germany"), [])).toBe(9);
    expect(west(units("paris infantry 1 germany"))).toBe(8);
  });

  it("without a mark from Summer nothing is Blockaded (§14.23)", () => {
    const fleet = units("baltic-sea fleet 2 britain");
    expect(axis({ nations: BALTIC, wars: WEST_AXIS, units: fleet }).table.save().level).toBe(8);
  });

  it("R79: it does not matter what is in the way of the Trade Route: a Rival's land blocks too", () => {
    const wayThrough = { ...BALTIC, "baltic-states": { status: "neutral" } };
    const fleet = units("baltic-sea fleet 2 britain");
    const blocked = { wars: WEST_AXIS, marks: MARKS, units: fleet };
    expect(axis({ ...blocked, nations: BALTIC }).table.save().level).toBe(6);
    const poland = { poland: { influence: { faction: "axis", count: 1 } } };
    expect(axis({ ...blocked, nations: { ...wayThrough, ...poland } }).table.save().level).toBeGreaterThan(6);
  });

  it("R78: full Blockade in one test and Med Blockade in the other cost only the black RES", () => {
    const west = (items: string[], ...fleets: string[]) =>
      production("west", {
        wars: WEST_AXIS,
        factions: { west: { ind: 20 } },
        nations: { turkey: { status: "satellite", marker: "axis" } },
        marks: [{ area: "delhi", faction: "west", items }],
        units: units(...fleets),
      }).save().level;
    const med = "eastern-mediterranean fleet 1 italy";
    const oceans = ["west-indian-ocean fleet 1 germany", "east-indian-ocean fleet 1 germany"];
    const all = ["pop", "redRes", "blackRes"];
    expect(west(all)).toBe(11);
    expect(west(all, med)).toBe(10);
    expect(west(["blackRes"], med, ...oceans)).toBe(10);
    expect(west(all, med, ...oceans)).toBe(9);
  });

  it("§14.23: a mark vanishes with control or Influence", () => {
    const table = play({
      phase: "production",
      turnOrder: ["axis", "west", "ussr"],
      wars: WEST_AXIS,
      nations: SWEDEN,
      marks: [...MARKS, { area: "lorraine", faction: "west", items: ["blackRes"] }],
      units: units("lorraine infantry 1 germany"),
      control: { lorraine: "west" },
    });
    table.do("axis", { type: "repudiate", nation: "sweden", count: 1 });
    expect(table.view().marks).toEqual([{ area: "lorraine", faction: "west", items: ["blackRes"] }]);
    const next = production("axis", { ...table.save(), phase: "productionStart" });
    expect(next.view().areas.lorraine.control).toBe("axis");
    expect(next.view().marks).toEqual([]);
  });

  it("R17: without the MainCapital it is 0; Disputed but owned is fine", () => {
    const lost = production("axis", { wars: WEST_AXIS, units: units("berlin infantry 1 britain") });
    expect(lost.save().level).toBe(0);
    expect(lost.refused("axis", buy("action"))).toBe("BUILD_LEVEL");
    const disputed = units("berlin infantry 1", "berlin infantry 1 britain");
    expect(production("axis", { wars: WEST_AXIS, units: disputed }).save().level).toBe(6);
  });

  it("R80: fighting an Armed Minor counts no RES", () => {
    const nations = { poland: { status: "armed", violator: "axis" } };
    expect(axis({ nations, units: units("warsaw fortress 3 neutral") })).toMatchObject({ atWar: false, level: 11 });
  });
});

describe("builds (§7.23)", () => {
  const V33 = () =>
    production("west", {
      units: units(
        "lorraine fortress 3",
        "north-sea fleet 1 britain",
        "london infantry 1",
        "algiers infantry 1 france",
      ),
    });

  it("V33: a Cadre appears in Home Territory and does not grow in the same Production", () => {
    const table = V33();
    const steps = () => table.legal("west").filter((action) => action.type === "step");
    const before = steps();
    table.do("west", cadre("london", "britain", "infantry"));
    expect(steps()).toEqual(before);
    expect(table.refused("west", { type: "step", unit: table.state.unitArea.length })).toBe("BUILD_UNIT");
    table.do("west", CONFIRM);
    const london = table.view("west").areas.london.units!;
    expect(london.map((unit) => [unit.unitType, unit.cv])).toEqual([
      ["infantry", 1],
      ["infantry", 1],
    ]);
  });

  it("V33: no Tank in a Colony, but a Fortress of the right nationality", () => {
    const table = V33();
    expect(table.refused("west", cadre("suez", "britain", "tank"))).toBe("BUILD_HOME");
    table.do("west", cadre("suez", "britain", "fortress"));
    expect(table.refused("west", cadre("algiers", "britain", "fortress"))).toBe("FORT_NATION");
    table.do("west", cadre("algiers", "france", "fortress"));
    expect(table.refused("west", cadre("suez", "france", "fortress"))).toBe("FORT_NATION");
  });

  it("V33: one Fortress per area, no step above the maximum, none at sea", () => {
    const table = V33();
    expect(table.refused("west", cadre("lorraine", "france", "fortress"))).toBe("FORT_ONE");
    expect(table.refused("west", step("lorraine fortress"))).toBe("BUILD_MAX");
    expect(table.refused("west", step("north-sea fleet"))).toBe("BUILD_SEA");
    table.do("west", cadre("glasgow", "britain", "fortress"));
    expect(table.refused("west", cadre("glasgow", "britain", "fortress"))).toBe("FORT_ONE");
  });

  it("a unit takes one step in a Production, up to the maximum of its nationality", () => {
    const table = production("axis", { units: units("berlin tank 3", "rome tank 3", "ruhr fleet 4") });
    table.do("axis", step("berlin tank"));
    expect(table.refused("axis", step("berlin tank"))).toBe("BUILD_TWICE");
    expect(table.refused("axis", step("rome tank"))).toBe("BUILD_MAX");
    expect(table.refused("axis", step("ruhr fleet"))).toBe("BUILD_MAX");
    table.do("axis", CONFIRM);
    expect(table.view("axis").areas.berlin.units![0].cv).toBe(4);
  });

  it("only the seat's own units and nationalities", () => {
    const table = production("axis", { units: units("paris infantry 1 france", "berlin infantry 1") });
    expect(table.refused("axis", step("paris infantry"))).toBe("BUILD_UNIT");
    expect(table.refused("axis", cadre("london", "britain", "infantry"))).toBe("BUILD_HOME");
    expect(table.refused("axis", cadre("berlin", "neutral", "fortress"))).toBe("BUILD_HOME");
    expect(table.refused("axis", cadre("baltic-sea", "germany", "fleet"))).toBe("BUILD_HOME");
    expect(table.refused("axis", cadre("berlin", "italy", "infantry"))).toBe("BUILD_HOME");
    expect(table.refused("axis", cadre("london", "germany", "fortress"))).toBe("BUILD_AREA");
    expect(table.refused("west", buy("action"))).toBe("NOT_YOUR_DECISION");
    expect(table.refused("axis", { type: "pass" })).toBe("WRONG_ACTION");
  });

  it("R14: a Fortress is of the Major Power in its national and colonial land, elsewhere of the Great Power", () => {
    const table = production("axis", {
      nations: { austria: { status: "satellite", marker: "axis" } },
      units: units("marseille infantry 1 germany"),
      wars: WEST_AXIS,
    });
    for (const [area, right, wrong] of [
      ["tripoli", "italy", "germany"],
      ["sicily", "italy", "germany"],
      ["vienna", "germany", "italy"],
      ["marseille", "germany", "italy"],
      ["munich", "germany", "italy"],
    ]) {
      expect(table.refused("axis", cadre(area, wrong, "fortress"))).toBe("FORT_NATION");
      table.do("axis", cadre(area, right, "fortress"));
    }
  });

  it("R14: a Defeated Power's land is nobody's Home Territory, even retaken; Fortresses there are the Great Power's", () => {
    const table = production("west", { nations: { france: { status: "defeated", marker: "west" } } });
    expect(table.view().areas.paris.control).toBe("west");
    expect(table.refused("west", cadre("paris", "france", "infantry"))).toBe("BUILD_HOME");
    expect(table.refused("west", cadre("paris", "britain", "infantry"))).toBe("BUILD_HOME");
    expect(table.refused("west", cadre("paris", "france", "fortress"))).toBe("FORT_NATION");
    table.do("west", cadre("paris", "britain", "fortress"));
  });

  it("R19: new Cadres need an Undisputed, Friendly area; steps only that no Enemy is there", () => {
    const table = production("axis", {
      wars: WEST_AXIS,
      units: units("ruhr infantry 1", "ruhr infantry 1 britain", "konigsberg infantry 1 britain", "munich tank 1"),
    });
    expect(table.refused("axis", cadre("ruhr", "germany", "infantry"))).toBe("BUILD_AREA");
    expect(table.refused("axis", cadre("ruhr", "germany", "fortress"))).toBe("BUILD_AREA");
    expect(table.refused("axis", cadre("konigsberg", "germany", "infantry"))).toBe("BUILD_AREA");
    expect(table.refused("axis", step("ruhr infantry germany"))).toBe("BUILD_BATTLE");
    table.do("axis", step("munich tank"));
    const abroad = play({
      seat: "axis",
      wars: WEST_AXIS,
      units: units("lorraine infantry 1 germany"),
      control: { lorraine: "west" },
    });
    expect(abroad.refused("axis", cadre("lorraine", "germany", "fortress"))).toBe("BUILD_AREA");
    abroad.do("axis", step("lorraine infantry"));
  });

  it("R18, R75: unsupplied Ground units cannot be built At War; Fortresses, Air Forces and ships can", () => {
    const pocket = "moscow infantry 1 germany,moscow airForce 1 germany,moscow fortress 1 germany,berlin infantry 1";
    const table = production("axis", { wars: AXIS_USSR, units: units(...pocket.split(",")) });
    expect(table.refused("axis", step("moscow infantry"))).toBe("BUILD_SUPPLY");
    table.do("axis", step("moscow airForce"));
    table.do("axis", step("moscow fortress"));
    table.do("axis", step("berlin infantry"));
    const peace = production("axis", { units: units(...pocket.split(",")) });
    peace.do("axis", step("moscow infantry"));
  });

  it("R18: no Ground Cadre at an unsupplied place; Fleets, Air Forces and Fortresses appear there", () => {
    const table = production("west", {
      wars: WEST_AXIS,
      factions: { west: { ind: 20 } },
      units: units(
        "london infantry 1 germany",
        "north-sea fleet 1 germany",
        "irish-sea fleet 1 germany",
        "norwegian-sea fleet 1 germany",
        "north-atlantic-ocean fleet 1 germany",
      ),
    });
    expect(table.save().level).toBe(0);
    const forced = play({ ...table.save(), level: 5 });
    expect(forced.refused("west", cadre("glasgow", "britain", "infantry"))).toBe("BUILD_SUPPLY");
    expect(forced.refused("west", cadre("glasgow", "britain", "tank"))).toBe("BUILD_SUPPLY");
    forced.do("west", cadre("glasgow", "britain", "fortress"));
    forced.do("west", cadre("glasgow", "britain", "fleet"));
    forced.do("west", cadre("glasgow", "britain", "airForce"));
  });

  it("R75, R14: Paris feeds the West's units, but no longer once France has been Defeated", () => {
    const seas = ["western-mediterranean", "bay-of-biscay", "north-sea", "english-channel"];
    const cutOff = (status: string) =>
      production("west", {
        wars: WEST_AXIS,
        nations: { france: { status, marker: status === "defeated" ? "west" : null } },
        units: units(
          "marseille infantry 1 britain",
          "lorraine infantry 1 germany",
          ...seas.map((sea) => `${sea} fleet 1 germany`),
        ),
      });
    cutOff("power").do("west", step("marseille infantry"));
    expect(cutOff("defeated").view().areas.paris.control).toBe("west");
    expect(cutOff("defeated").refused("west", step("marseille infantry"))).toBe("BUILD_SUPPLY");
  });

  it("the USA builds nothing before it is a Satellite, then in its own home", () => {
    const infantry = cadre("washington", "usa", "infantry");
    expect(production("west").refused("west", infantry)).toBe("BUILD_HOME");
    const joined = production("west", { nations: { usa: { status: "power" } } });
    joined.do("west", infantry);
    expect(joined.refused("west", cadre("london", "usa", "infantry"))).toBe("BUILD_HOME");
    expect(joined.refused("west", cadre("washington", "britain", "infantry"))).toBe("BUILD_HOME");
    joined.do("west", cadre("new-york", "usa", "fortress"));
  });
});

describe("the plan (§7.22, §7.24)", () => {
  it("is editable until confirmed, and never exceeds the Level", () => {
    const table = production("west");
    for (let i = 0; i < 7; i++) table.do("west", buy("investment"));
    expect(table.refused("west", buy("action"))).toBe("BUILD_LEVEL");
    expect(table.refused("west", { type: "unplan", index: 7 })).toBe("PLAN_ITEM");
    table.do("west", { type: "unplan", index: 0 });
    table.do("west", cadre("paris", "france", "tank"));
    expect(table.refused("west", cadre("paris", "france", "tank"))).toBe("BUILD_LEVEL");
    table.do("west", CONFIRM);
    expect(table.happened("produced")).toEqual([
      { type: "produced", faction: "west", steps: 0, action: 0, investment: 6, unspent: 0 },
    ]);
  });

  it("§7.24: nobody sees a card before the confirmation; then only the buyer", () => {
    const table = production("west", { decks: { action: ["A07", "A09"], investment: ["I33"] } });
    table.do("west", buy("action"));
    table.do("west", buy("investment"));
    table.do("west", buy("action"));
    expect(table.view("west").own!.hand).toEqual([]);
    expect(table.barrier).toBe(false);
    table.do("west", CONFIRM);
    expect(table.view("west").own!.hand).toEqual(["A07", "A09", "I33"]);
    expect(table.happened("cardsSeen", "west").flatMap((event) => event.cards)).toEqual(["A07", "A09", "I33"]);
    expect(table.happened("cardsSeen", "axis")).toEqual([]);
    expect(table.barrier).toBe(true);
  });

  it("R17: unspent points are lost", () => {
    const table = production("west");
    table.do("west", CONFIRM);
    expect(table.happened("produced")).toMatchObject([{ unspent: 7 }]);
    const again = { phase: "productionStart", turnOrder: ["west", "axis", "ussr"], seat: "west", level: undefined };
    const next = play({ ...table.save(), ...again });
    expect(next.save().level).toBe(7);
  });

  it("R20: the others see new blocks by area and nationality, how many steps, which decks; not what grew", () => {
    const table = production("axis", { units: units("berlin tank 1", "rome fleet 1") });
    table.do("axis", step("berlin tank"));
    table.do("axis", cadre("munich", "germany", "airForce"));
    expect(table.events("west")).toEqual([]);
    expect(JSON.stringify(table.view("west"))).not.toContain("airForce");
    table.do("axis", buy("action"));
    table.do("axis", CONFIRM);
    const shown = table.events("west").filter((event) => event.type !== "productionLevel");
    expect(shown).toEqual([
      { type: "produced", faction: "axis", steps: 1, action: 1, investment: 0, unspent: 8 },
      { type: "blockArrived", area: "munich", nationality: "germany" },
      { type: "cardsDrawn", faction: "axis", deck: "action", count: 1 },
    ]);
    expect(table.happened("unitGrew", "axis")).toMatchObject([
      { unit: table.number("berlin tank"), area: "berlin", nationality: "germany", unitType: "tank", cv: 2 },
    ]);
    expect(table.happened("unitArrived", "axis")).toMatchObject([{ area: "munich", unitType: "airForce", cv: 1 }]);
  });

  it("a disbanded unit takes its planned step along", () => {
    const table = production("axis", { units: units("berlin tank 1", "rome fleet 1") });
    table.do("axis", step("berlin tank"));
    table.do("axis", { type: "disband", unit: "berlin tank" });
    table.do("axis", CONFIRM);
    expect(table.happened("produced")).toMatchObject([{ steps: 0, unspent: 11 }]);
  });

  const ALL_ACTION_CARDS = Array.from({ length: 55 }, (_, i) => `A${String(i + 1).padStart(2, "0")}`);

  it("R16: an empty deck takes its discards back at once; still empty, the purchase is refused", () => {
    const table = production("west", {
      factions: { axis: { hand: ALL_ACTION_CARDS.slice(3) } },
      decks: { action: ["A01"] },
      discards: ["A02", "A03"],
    });
    for (let i = 0; i < 3; i++) table.do("west", buy("action"));
    expect(table.refused("west", buy("action"))).toBe("DECK_EMPTY");
    table.do("west", buy("investment"));
    table.do("west", CONFIRM);
    expect(table.view("west").own!.hand.filter((id) => id.startsWith("A"))).toEqual(["A01", "A02", "A03"]);
    expect(table.happened("reshuffled")).toMatchObject([{ deck: "action", count: 2 }]);
    expect(table.view().decks.action).toBe(0);
  });

  it("each seat in Turn Order completes its Production, then Government begins", () => {
    const table = play({ phase: "productionStart", turnOrder: ["ussr", "axis", "west"] });
    for (const seat of ["ussr", "axis", "west"] as const) {
      expect(table.pending).toEqual({ [seat]: "D05" });
      table.do(seat, buy("action"));
      table.do(seat, CONFIRM);
    }
    expect(table.pending).toEqual({ ussr: "D07" });
  });

  it("a timeout buys Action cards and confirms", () => {
    const table = production("west", { factions: { west: { ind: 2 } } });
    expect(table.fallback("west")).toEqual(buy("action"));
    table.drift(({ pending }) => pending.west === undefined);
    expect(table.view().factions.west.handSize).toBe(2);
  });
});

describe("a Passive Ally (§18.21)", () => {
  const passive = (ind: number, more: Position = {}) =>
    production("ussr", {
      scenario: "two-player",
      activeAlly: "west",
      factions: { ussr: { ind } },
      units: units("moscow tank 1"),
      ...more,
    });
  const infantry = cadre("moscow", "ussr", "infantry");

  it("splits its points evenly between units, Action and Investment cards", () => {
    const table = passive(6);
    table.do("ussr", step("moscow tank"));
    table.do("ussr", infantry);
    expect(table.refused("ussr", infantry)).toBe("PASSIVE_SPLIT");
    table.do("ussr", buy("action"));
    table.do("ussr", buy("action"));
    expect(table.refused("ussr", buy("action"))).toBe("PASSIVE_SPLIT");
    expect(table.refused("ussr", CONFIRM)).toBe("PASSIVE_SPLIT");
    table.do("ussr", buy("investment"));
    table.do("ussr", buy("investment"));
    table.do("ussr", CONFIRM);
  });

  it("puts the remainder into different categories of its choice", () => {
    const table = passive(5);
    table.do("ussr", infantry);
    table.do("ussr", infantry);
    expect(table.refused("ussr", infantry)).toBe("PASSIVE_SPLIT");
    table.do("ussr", buy("investment"));
    table.do("ussr", buy("investment"));
    table.do("ussr", buy("action"));
    expect(table.refused("ussr", buy("action"))).toBe("BUILD_LEVEL");
    table.do("ussr", CONFIRM);
  });

  it("skips a category without a legal purchase", () => {
    const allActions = Array.from({ length: 55 }, (_, i) => `A${String(i + 1).padStart(2, "0")}`);
    const table = passive(6, { factions: { ussr: { ind: 6 }, axis: { hand: allActions } } });
    expect(table.refused("ussr", buy("action"))).toBe("DECK_EMPTY");
    for (let i = 0; i < 3; i++) table.do("ussr", buy("investment"));
    expect(table.refused("ussr", buy("investment"))).toBe("PASSIVE_SPLIT");
    for (let i = 0; i < 3; i++) table.do("ussr", infantry);
    table.do("ussr", CONFIRM);
  });

  it("puts its cards unseen on the Passive Stack", () => {
    const table = passive(3, { decks: { action: ["A07"], investment: ["I33"] } });
    table.do("ussr", buy("action"));
    table.do("ussr", buy("investment"));
    table.do("ussr", infantry);
    table.do("ussr", CONFIRM);
    expect(table.happened("cardsSeen", "ussr")).toEqual([]);
    expect(table.view("ussr").own!.hand).toEqual([]);
    expect(table.view().factions.ussr).toMatchObject({ handSize: 0, passiveStack: 2 });
    for (const viewer of ["ussr", "west", "axis", "spectator"] as const) {
      expect(JSON.stringify(table.view(viewer))).not.toContain("I33");
    }
  });

  it("the Active Ally spends as it likes", () => {
    const table = play({
      phase: "productionStart",
      scenario: "two-player",
      activeAlly: "west",
      turnOrder: ["west", "axis", "ussr"],
    });
    for (let i = 0; i < 7; i++) table.do("west", buy("action"));
    table.do("west", CONFIRM);
    expect(table.view().factions.west.handSize).toBe(7);
  });

  it("on a timeout splits evenly: steps first, then Infantry Cadres", () => {
    const table = passive(6);
    table.drift(({ pending }) => pending.ussr === undefined);
    expect(table.view().factions.ussr.passiveStack).toBe(4);
    const moscow = table.view("ussr").areas.moscow.units!;
    expect(moscow.map((unit) => [unit.unitType, unit.cv])).toEqual([
      ["tank", 2],
      ["infantry", 1],
    ]);
  });
});
