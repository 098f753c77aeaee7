import { isRefusal } from "@tripartite/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { triumph } from "../game.ts";
import { faultsOf } from "../invariants/faults.ts";
import { blankState } from "../model/blankState.ts";
import * as stateModule from "../model/state.ts";
import { PHASE, type State } from "../model/state.ts";
import { FIELD_NAMES } from "../position/fields.ts";
import { UNIT_FLAGS } from "../position/units.ts";
import { loadPosition, savePosition } from "../position.ts";
import { BATTLE, EVERY_FIELD, NEW_YEAR, WAR } from "./positions.ts";
import { newGame, playOn, positionOf } from "./states.ts";

function load(position: unknown): State {
  const s = loadPosition(position);
  if (isRefusal(s)) throw new Error(s.text);
  return s;
}

function faultOf(position: object): string {
  const refusal = loadPosition({ game: "triumph", ...position });
  return isRefusal(refusal) ? `${refusal.code} ${refusal.text}` : "accepted";
}

function throughJson(s: State): State {
  return load(JSON.parse(JSON.stringify(savePosition(s))));
}

describe("small positions", () => {
  test("a few units and a phase are enough", () => {
    const s = load({
      game: "triumph",
      phase: "production",
      seat: "west",
      units: [{ area: "london", unitType: "fleet" }],
    });
    expect(s.year).toBe(1936);
    expect(s.war).toBe(0);
    expect(s.turnOrder[s.turn]).toBe(1);
    expect(s.level).toBe(7);
    expect(s.actionDeck.length + s.investmentDeck.length).toBe(110);
    expect(triumph.pending(s).map((decision) => decision.seat)).toEqual([1]);
    expect(faultsOf(s)).toEqual([]);
  });

  test("the seed shuffles the decks", () => {
    const deck = (seed?: number) => load({ game: "triumph", ...(seed && { seed }) }).actionDeck;
    expect(deck()).toEqual(deck(1));
    expect(deck(2)).not.toEqual(deck(1));
  });

  test("listed cards lie on top of a deck, the first one uppermost", () => {
    const s = load({ game: "triumph", decks: { action: ["A10", "A09"] } });
    expect(s.actionDeck.length).toBe(55);
    expect(s.actionDeck.slice(-2)).toEqual([8, 9]);
  });

  test("in a Season the seat alone has a Player Turn with full Command", () => {
    const s = load({ game: "triumph", phase: "movement", seat: "ussr" });
    expect([s.season, s.commandOrder, s.turn, s.command]).toEqual([0, [2], 0, 10]);
  });

  test("control follows units, and units are listed by their arrival", () => {
    const position = {
      wars: [["axis", "west"]],
      units: [
        { area: "lorraine", unitType: "fortress", cv: 3 },
        { area: "lorraine", nationality: "germany", unitType: "tank" },
        { area: "marseille", nationality: "germany", unitType: "infantry" },
      ],
    };
    const s = load({ game: "triumph", ...position });
    const control = (area: string) =>
      (triumph.view(s, -1) as never as { areas: Record<string, { control: string }> }).areas[area].control;
    expect([control("lorraine"), control("marseille"), control("paris")]).toEqual(["west", "axis", "west"]);
  });

  test("R10 control may be given as the snapshot had it", () => {
    const s = load({
      game: "triumph",
      wars: [["axis", "west"]],
      units: [{ area: "marseille", nationality: "germany", unitType: "infantry" }],
      control: { marseille: "west" },
    });
    expect(savePosition(s)).toMatchObject({ control: { marseille: "west" } });
  });

  test("1939 starts with Austria as an Axis Satellite", () => {
    expect(savePosition(load({ game: "triumph", scenario: "1939" }))).toMatchObject({
      year: 1939,
      factions: { axis: { ind: 15 } },
    });
  });
});

describe("round trip", () => {
  const returns = (s: State) => expect({ ...throughJson(s), toAct: s.toAct }).toEqual(s);

  test.each(["1936", "1939", "two-player"])("random games of %s", (scenario) => {
    playOn(newGame({ scenario, blockLimits: { germany: { tank: 9 } } }, 1), 1, 300, 17, returns);
  });

  test("a random war", () => {
    playOn(positionOf(WAR), 2, 150, 5, returns);
  });

  test.each([NEW_YEAR, BATTLE])("a full position %#", (position) => {
    const s = load(position);
    expect(faultsOf(s)).toEqual([]);
    expect(throughJson(s)).toEqual(s);
  });

  test.each(FIELD_NAMES)("the field %s", (name) => {
    const value = EVERY_FIELD[name as keyof typeof EVERY_FIELD];
    const base = name === "intel" ? { ...BATTLE, factions: { axis: { intelligence: ["I08"] } } } : BATTLE;
    const s = load({ ...base, [name]: value });
    expect(throughJson(s)).toEqual(s);
    const [before, after] = [load(base), s].map((state) => JSON.stringify(state[name]));
    if (name !== "winners" && name !== "victory") expect(after).not.toBe(before);
    if (after !== before) expect((savePosition(s) as Record<string, unknown>)[name]).toEqual(value);
  });

  test("saving does not share anything with the state", () => {
    const s = load({ ...BATTLE });
    const saved = savePosition(s) as { random: number[] };
    saved.random[0] = 12345;
    expect(s.random[0]).not.toBe(12345);
  });
});

describe("every field of the state has its place in a file", () => {
  /** Read and written by the sections of a file. */
  const SECTIONS =
    `scenario canadaIsHome allowInlandShips publicHandDiscards moscowInfantry blockLimits random dice year season phase turnOrder
    commandOrder turn ind factoryLevel war dows violated fought indRaises atomicRaises chits techs orders status influenceBy
    influence violator enemies marker control seniority present ground unitArea unitNationality unitType unitCv unitFlags
    unitRoute place actionDeck investmentDeck inPlay vault revealed`.split(/\s+/);

  test("fields, but for the one that the loop computes", () => {
    expect([...SECTIONS, ...FIELD_NAMES, "toAct"].toSorted()).toEqual(Object.keys(blankState()).toSorted());
  });

  test("flags of units", () => {
    const isFlag = (name: string, value: unknown) =>
      typeof value === "number" && !/^(TURN_|DECLARE_|VIOLATE|INTERVENE)/.test(name);
    const flags = Object.entries(stateModule).filter(([name, value]) => isFlag(name, value));
    expect(Object.values(UNIT_FLAGS).toSorted()).toEqual(flags.map(([, value]) => value as number).toSorted());
  });
});

describe("faults are refused with their path", () => {
  const unit = (fields: object) => ({ units: [{ area: "berlin", unitType: "tank", ...fields }] });
  test.each<[string, object, string]>([
    ["unknown key", { unit: [] }, "unit: unknown field"],
    ["unknown area", unit({ area: "atlantis" }), 'units[0].area: unknown area "atlantis"'],
    ["unknown type", unit({ unitType: "zeppelin" }), 'units[0].unitType: unknown unit type "zeppelin"'],
    ["unknown nationality", unit({ nationality: "mars" }), 'units[0].nationality: unknown nationality "mars"'],
    ["unknown key of a unit", unit({ strength: 2 }), "units[0].strength: unknown field"],
    ["CV above the maximum", unit({ cv: 5 }), "units[0].cv: 5 is above the maximum of 4 for germany"],
    ["CV below 1", unit({ cv: 0 }), "units[0].cv: 0 is below the minimum of 1"],
    ["CV of the wrong type", unit({ cv: "4" }), "units[0].cv: expected a whole number"],
    ["flag of the wrong type", unit({ moved: 1 }), "units[0].moved: expected true or false"],
    ["ship inland", unit({ area: "munich", unitType: "fleet" }), "units[0].area: munich has no coast for a fleet"],
    [
      "fortress at sea",
      unit({ area: "north-sea", nationality: "germany", unitType: "fortress" }),
      "units[0].area: a fortress",
    ],
    ["Escaped Tank", unit({ escaped: true }), "units[0].escaped: only a sub at sea"],
    ["nationality missing", unit({ area: "north-sea" }), "units[0].nationality: missing"],
    ["Neutral land", unit({ area: "warsaw", nationality: "germany" }), "units[0].area: warsaw is neutral land"],
    ["USA not in the game", unit({ area: "london", nationality: "usa" }), "units[0].nationality: USA is neutral"],
    ["grey Tank", unit({ nationality: "neutral" }), "units[0].unitType: neutral blocks are fortresses"],
    [
      "two fortresses",
      {
        units: [
          { area: "paris", unitType: "fortress" },
          { area: "paris", unitType: "fortress" },
        ],
      },
      "units[1]: paris has a fortress already",
    ],
    ["unit number", { ...unit({}), picked: 1 }, "picked: there is no unit 1"],
    ["unknown nation", { nations: { narnia: {} } }, 'nations.narnia: unknown nation "narnia"'],
    [
      "Influence on a Power",
      { nations: { germany: { influence: { faction: "west", count: 1 } } } },
      "nations.germany.influence",
    ],
    ["Satellite of nobody", { nations: { poland: { status: "satellite" } } }, "nations.poland.marker: missing"],
    ["unknown card", { discards: ["A99"] }, 'discards[0]: unknown card "A99"'],
    [
      "card in two places",
      { factions: { axis: { hand: ["A01"] }, west: { hand: ["A02", "A01"] } } },
      "factions.west.hand[1]: A01 is already at factions.axis.hand[0]",
    ],
    ["wrong deck", { decks: { action: ["I01"] } }, "decks.action[0]: I01 belongs to the other deck"],
    [
      "too many chits",
      { factions: { axis: { chits: [2, 2, 2, 2, 2] } } },
      "factions.axis.chits[4]: there are only 4 chits",
    ],
    [
      "wrong technology",
      { revealed: [{ faction: "axis", technology: "jets", card: "I01" }] },
      "revealed[0].card: I01 does not show jets",
    ],
    [
      "one card in a pair",
      { vaults: [{ faction: "axis", technology: "jets", cards: ["I10"] }] },
      "vaults[0].cards: a pair",
    ],
    [
      "card that names another nation",
      { inPlay: [{ card: "A01", nation: "sweden", faction: "axis" }] },
      "inPlay[0].nation: A01",
    ],
    [
      "seat without a turn",
      { phase: "movement", commandOrder: ["axis"], seat: "west" },
      "seat: west is not in commandOrder",
    ],
    ["year", { year: 1950 }, "year: 1950 is above the maximum of 1945"],
    ["phase", { phase: "lunch" }, 'phase: unknown phase "lunch"'],
    ["turn order", { turnOrder: ["axis", "axis", "west"] }, "turnOrder[1]: axis is named twice"],
    ["war with oneself", { wars: [["axis", "axis"]] }, "wars[0][1]: axis is named twice"],
    ["die", { dice: [7] }, "dice[0]: 7 is above the maximum of 6"],
    [
      "seniority",
      { ...unit({}), seniority: { berlin: ["west"] } },
      "seniority.berlin: must name exactly the parties present: axis",
    ],
    [
      "order",
      { factions: { axis: { orders: { threat: "always" } } } },
      "factions.axis.orders.threat: always is no value of threat",
    ],
    ["options", { options: { speed: 3 } }, "options: speed"],
    ["border", { crossings: [["berlin", "moscow"]] }, "crossings[0]: berlin and moscow have no common border"],
    [
      "R29",
      { ...NEW_YEAR, vaults: [{ faction: "west", technology: "sonar", cards: ["I18", "I24"] }] },
      "vaults[0].technology: west",
    ],
  ])("%s", (_, position, text) => {
    expect(faultOf(position)).toContain(`POSITION ${text}`);
  });

  test("another game or no object at all", () => {
    for (const input of [null, 3, [], "x", {}, { game: "chess" }]) expect(isRefusal(loadPosition(input))).toBe(true);
  });

  test("anything whatever is either refused or sound", () => {
    const text = JSON.stringify(NEW_YEAR);
    const keys = [...Object.keys(NEW_YEAR), ...FIELD_NAMES, "phase"];
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, value) => {
        const s = loadPosition({ ...JSON.parse(text), [key]: value });
        expect(isRefusal(s) ? s.code : faultsOf(s)).toEqual(isRefusal(s) ? "POSITION" : []);
      }),
      { numRuns: 600 },
    );
  });

  test("a long text and prototype keys", () => {
    const long = "x".repeat(10_000_000);
    expect(faultOf({ seat: long }).length).toBeLessThan(200);
    expect(faultOf({ [long]: 1 }).length).toBeLessThan(600);
    expect(isRefusal(loadPosition(JSON.parse('{"game":"triumph","__proto__":{"units":[]}}')))).toBe(true);
    expect(faultOf({ factions: JSON.parse('{"__proto__":{}}') })).toContain("factions.__proto__: unknown field");
  });
});

test("a position in a phase that the file names is at that phase", () => {
  expect(load({ game: "triumph", phase: "handSize", factions: { ussr: { hand: ["A01"] } } }).owing).toBe(7);
  expect(load({ game: "triumph", phase: "musters" }).resume).toBe(PHASE.handSize);
});
