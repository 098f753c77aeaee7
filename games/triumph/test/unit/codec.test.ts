/** The border of the module: whatever arrives from outside is an exact action or a refusal, and changes nothing. */
import { isRefusal } from "@tripartite/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ACTION_FIELDS } from "../../codec.ts";
import { FACTIONS } from "../../data/kinds.ts";
import { triumph } from "../../game.ts";
import { NO } from "../../model/refusals.ts";
import { DEFAULT_OPTIONS } from "../../options.ts";
import { begin, play } from "../table.ts";

/** The names of this game are the same in every scenario. */
const STATE = triumph.setup(DEFAULT_OPTIONS, 1);
const decode = (input: unknown): unknown => triumph.decodeAction(input, STATE);

/** JSON as it comes over the wire: `__proto__` is then a key like any other. */
const wire = (text: string): unknown => JSON.parse(text);

const MALFORMED: [string, unknown][] = [
  ["nothing", undefined],
  ["null", null],
  ["a number", 7],
  ["NaN", Number.NaN],
  ["a text", "pass"],
  ["a flag", true],
  ["a list", [{ type: "pass" }]],
  ["an empty list", []],
  ["no type", {}],
  ["a type that is no text", { type: 3 }],
  ["a list as type", { type: ["pass"] }],
  ["an unknown type", { type: "surrender" }],
  ["a type in capitals", { type: "Pass" }],
  ["a type from the prototype", { type: "constructor" }],
  ["another one", { type: "toString" }],
  ["__proto__ as type", { type: "__proto__" }],
  ["a type that is inherited", Object.create({ type: "pass" })],
  ["__proto__ as field", wire('{"type":"pass","__proto__":{"type":"raise"}}')],
  ["type hidden in __proto__", wire('{"__proto__":{"type":"pass"}}')],
  ["constructor as field", { type: "pass", constructor: 1 }],
  ["an extra field", { type: "pass", area: "london" }],
  ["an extra optional mark", { type: "reverse", "area?": "london" }],
  ["a missing field", { type: "cadre", area: "london", nationality: "britain" }],
  ["an unknown area", { type: "arrive", area: "atlantis" }],
  ["an area by number", { type: "arrive", area: 3 }],
  ["an area from the prototype", { type: "arrive", area: "__proto__" }],
  ["an area as list", { type: "arrive", area: ["washington"] }],
  ["an area as object", { type: "arrive", area: { toString: "washington" } }],
  ["null as area", { type: "reverse", area: null }],
  ["a card that does not exist", { type: "fund", card: "I56" }],
  ["a card of 10 MB", { type: "fund", card: "I".repeat(10_000_000) }],
  ["a type of 10 MB", { type: "x".repeat(10_000_000) }],
  ["a field of 10 MB", { type: "pass", ["x".repeat(10_000_000)]: 1 }],
  ["a unit as text", { type: "step", unit: "0" }],
  ["NaN as unit", { type: "step", unit: Number.NaN }],
  ["an infinite unit", { type: "step", unit: Number.POSITIVE_INFINITY }],
  ["half a unit", { type: "step", unit: 0.5 }],
  ["a huge unit", { type: "step", unit: 1e300 }],
  ["a huge index", { type: "unplan", index: 2 ** 53 }],
  ["a flag as text", { type: "achieve", technology: "jets", card: "I10", with: "I12", vault: "true" }],
  ["a flag as number", { type: "achieve", technology: "jets", card: "I10", with: "I12", vault: 1 }],
  ["a route that is no list", { type: "move", unit: 0, route: "london", strategic: false }],
  ["a route with a gap", { type: "move", unit: 0, route: new Array(2), strategic: false }],
  ["an endless route", { type: "move", unit: 0, route: new Array(100_000).fill("london"), strategic: false }],
  ["an unknown area in a route", { type: "move", unit: 0, route: ["london", "nowhere"], strategic: false }],
];

describe("malformed actions", () => {
  it.each(MALFORMED)("%s is MALFORMED with a rule and a short text", (_, input) => {
    const refusal = decode(input);
    if (!isRefusal(refusal)) throw new Error("accepted");
    expect(refusal.code).toBe("MALFORMED");
    expect(refusal.rule).toBe("protocol");
    expect(refusal.text.length).toBeGreaterThan(0);
    expect(refusal.text.length).toBeLessThan(200);
  });

  it("leave the game as it was", () => {
    const table = begin("1936");
    const before = JSON.stringify(table.state);
    for (const [, input] of MALFORMED) decode(input);
    expect(JSON.stringify(table.state)).toBe(before);
    expect(({} as Record<string, unknown>).type).toBeUndefined();
  });

  it("of any kind are either refused or give back exactly themselves", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (input) => {
        const action = decode(input);
        expect(isRefusal(action) && action.code).toBe("MALFORMED");
      }),
    );
    const type = fc.constantFrom(...Object.keys(ACTION_FIELDS), "__proto__", "valueOf");
    const field = fc.constantFrom(
      ...new Set(Object.values(ACTION_FIELDS).flatMap((fields) => fields.map((name) => name.replace("?", "")))),
      "__proto__",
      "constructor",
    );
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom("london", "usa", "axis", "A01", "I01", "tank", 0, true));
    fc.assert(
      fc.property(type, fc.dictionary(field, value), (name, fields) => {
        const action = decode({ type: name, ...fields });
        if (isRefusal(action)) expect(action.code).toBe("MALFORMED");
        else {
          const again = triumph.encodeAction(action as never, STATE) as Record<string, unknown>;
          expect(decode(again)).toEqual(action);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe("well-formed actions with ids that fit nothing", () => {
  it.each(
    [-1, 0, 3, 999_999].flatMap((unit) => [
      { type: "step", unit },
      { type: "disband", unit },
      { type: "unplan", index: unit },
      { type: "repudiate", nation: "sweden", count: unit },
    ]),
  )("%o meets a refusal, not an error", (json) => {
    const table = play({ phase: "production", seat: "axis" });
    expect(table.refused("axis", json)).not.toBe("MALFORMED");
  });

  it("every kind of action is refused with a rule when it is not the seat's decision", () => {
    const table = play({ phase: "production", seat: "axis" });
    const sample: Record<string, string | number | boolean | string[]> = {
      area: "london",
      to: "london",
      nation: "sweden",
      faction: "west",
      rival: "axis",
      party: "native",
      card: "A01",
      with: "I02",
      second: "A03",
      unitType: "tank",
      nationality: "britain",
      deck: "action",
      technology: "jets",
      targetClass: "air",
      topic: "doubleAgent",
      value: "keep",
      unit: 5,
      index: 0,
      count: 1,
      vault: true,
      strategic: false,
      rebase: true,
      route: ["london"],
      factions: ["axis", "west"],
    };
    for (const [type, fields] of Object.entries(ACTION_FIELDS)) {
      const named = fields.map((name) => name.replace("?", ""));
      const json = { type, ...Object.fromEntries(named.map((name) => [name, sample[name]])) };
      for (const seat of ["west", "ussr"] as const)
        expect([type, table.refused(seat, json)]).not.toContain("MALFORMED");
    }
  });

  it("of a seat that does not exist are refused", () => {
    const table = play({ phase: "production", seat: "axis" });
    const before = JSON.stringify(table.state);
    for (const seat of [-1, 3, 1.5, Number.NaN]) {
      const answer = triumph.apply(table.state, seat, { type: "confirm" });
      expect(isRefusal(answer) && answer.code).toBe("NOT_YOUR_DECISION");
    }
    expect(JSON.stringify(table.state)).toBe(before);
  });
});

describe("refusals", () => {
  it("all have a code, a section or ruling if any is concerned, and a sentence", () => {
    for (const [code, refusal] of Object.entries(NO)) {
      expect(refusal.code).toBe(code);
      const rule = expect.stringMatching(/^((\d+(\.\d+)?[a-e]?|R\d+)(, |$))+$|^protocol$/);
      expect([code, refusal.rule]).toEqual([code, rule]);
      expect(refusal.text).toMatch(/^[A-Z].*\.$/);
    }
  });

  it("R2: cite the sections that are meant: 16.4 for the atomic claim, 12.73 for Escape", () => {
    expect([NO.ATOMIC_CLAIM.rule, NO.NO_ESCAPE.rule, NO.USA_STAY.rule]).toEqual(["16.4", "12.73", "8.43"]);
  });
});

describe("names and integers", () => {
  it("every listed action and interrupt survives the way out and in", () => {
    const tables = [
      begin("1936"),
      begin("two-player"),
      play({ phase: "production", seat: "west", units: [{ area: "london", unitType: "fleet" }] }),
      play({
        phase: "government",
        factions: { axis: { hand: ["A28", "A41", "A54", "I05", "I15", "I20", "I46", "I30"] } },
      }),
    ];
    for (const table of tables) {
      for (const seat of FACTIONS) {
        const listed = [...triumph.legal(table.state, FACTIONS.indexOf(seat))];
        for (const action of [...listed, ...triumph.interrupts(table.state, FACTIONS.indexOf(seat))]) {
          expect(triumph.decodeAction(triumph.encodeAction(action, STATE), STATE)).toEqual(action);
        }
      }
    }
  });

  it("a vaulted pair of two real cards has one form, whatever card is named first", () => {
    const pair = { type: "achieve", technology: "jets", vault: true };
    expect(decode({ ...pair, card: "I12", with: "I10" })).toEqual(decode({ ...pair, card: "I10", with: "I12" }));
    const shown = { ...pair, vault: false };
    expect(decode({ ...shown, card: "I12", with: "I10" })).not.toEqual(decode({ ...shown, card: "I10", with: "I12" }));
  });

  it("events leave their audience inside", () => {
    expect(triumph.encodeEvent({ type: "passed", faction: 1, audience: 2 }, STATE)).toEqual({
      type: "passed",
      faction: "west",
    });
  });
});
