import { describe, expect, test } from "vitest";
import type { Happening } from "../../data/conditionalEvents.ts";
import { CONDITIONAL_EVENTS } from "../../data/conditionalEvents.ts";
import { triggeredEvents } from "../../rules/charts/conditionalEvents.ts";
import {
  type GroundSituation,
  groundCombat,
  groundOutcome,
  groundSums,
  mayHoldFort,
} from "../../rules/charts/groundCombat.ts";
import { intercept } from "../../rules/charts/interception.ts";
import { costOf, groundStepCosts, movementAllowance, totalCost } from "../../rules/charts/movementCost.ts";
import { cityEffect, gainsOfGermany, willAfter } from "../../rules/charts/nationalWill.ts";
import { priceOf, productionPoints } from "../../rules/charts/productionCost.ts";
import { strategicCombat, strategicSums } from "../../rules/charts/strategicCombat.ts";
import { strengthAfterNoSupply, supplyAfterCheck, supplyFrom } from "../../rules/charts/supplyState.ts";

const infantry = { country: "france", type: "infantry" } as const;
const plain: GroundSituation = { attack: "mobile", weather: "fair", attacker: infantry, defender: infantry };

describe("§13 ground results", () => {
  test("a full unit that cannot retreat after DD is eliminated", () => {
    expect(groundOutcome({ ...plain, canRetreat: false }, "DD")).toMatchObject({
      defender: "eliminated",
      retreats: false,
      noEzoc: true,
      nationalWill: -1,
    });
  });

  test("DD drives a unit out of its fort, DR lets it choose", () => {
    const inFort = { ...plain, attack: "assault", fort: true } as const;
    expect([mayHoldFort(inFort, "DD"), mayHoldFort(inFort, "DR"), mayHoldFort(plain, "DR")]).toEqual([
      false,
      true,
      false,
    ]);
    expect(groundOutcome(inFort, "DD", true)).toMatchObject({ defender: "reduced", retreats: true });
    expect(groundOutcome(inFort, "DR", true)).toMatchObject({ defender: "reduced", retreats: false });
    expect(groundOutcome(inFort, "DR", false)).toMatchObject({ defender: "full", retreats: true });
  });

  test("a garrison on DR loses its only step", () => {
    const garrison = { ...infantry, strength: "reduced", groundClass: "garrison" } as const;
    expect(groundOutcome({ ...plain, defender: garrison }, "DR")).toMatchObject({
      defender: "eliminated",
      nationalWill: 0,
    });
  });

  test("an Assault ends the activation whatever the result", () => {
    expect(groundOutcome({ ...plain, attack: "assault" }, "NE").activationEnds).toBe(true);
    expect(groundOutcome(plain, "NE").activationEnds).toBe(false);
  });
});

describe("§12.3 supply in combat", () => {
  test("one attacker without supply halves the side; Low Supply counts for the Primary only", () => {
    const situation = (supply: "low" | "no"): GroundSituation => ({
      ...plain,
      attack: "assault",
      additional: [{ ...infantry, supply }],
    });
    expect(groundSums(situation("no")).attacker.halvings.map(({ id }) => id)).toEqual(["GH1"]);
    expect(groundSums(situation("low")).attacker).toMatchObject({ halvings: [], drm: 2 });
  });

  test("No Supply halves once and is not −2", () => {
    const sums = groundSums({ ...plain, defender: { ...infantry, supply: "no" } });
    expect(sums.defender).toMatchObject({ drm: 1, halvings: [{ id: "GH1", times: 1 }] });
  });
});

test("§12.4 Air Support gives nothing in Severe weather", () => {
  expect(groundSums({ ...plain, weather: "severe", airAttacker: true }).attacker.drm).toBe(1);
});

test("an Isolated defender in a fort on an island gives no bonus", () => {
  const isolated = { ...plain, isolated: true, fort: true };
  expect(groundSums(isolated).attacker.drm).toBe(3);
  expect(groundSums({ ...isolated, fortOnIsland: true }).attacker.drm).toBe(1);
});

test("in Severe weather every Additional Attacker counts 1", () => {
  const tank = { country: "france", type: "tank" } as const;
  const assault = { ...plain, attack: "assault", weather: "severe", additional: [tank, infantry] } as const;
  expect(groundCombat(assault, [1, 1]).attacker.lines).toContainEqual({
    id: "GA2b",
    text: "Each Additional Attacker, Severe",
    value: 2,
  });
});

describe("§15.3 interception", () => {
  const convoy = { country: "uk", type: "convoy" } as const;
  const fleet = { country: "italy", type: "surface" } as const;
  const weather = "fair";

  test("a supply trace that is interdicted costs a level", () => {
    const trace = { operation: "supplyLineTrace", weather, interceptor: fleet, target: convoy } as const;
    expect(intercept({ ...trace, lastSupply: "low" }, [[6, 1]])).toMatchObject({
      outcome: "interdicted",
      effects: { supply: "no" },
    });
    expect(intercept(trace, [[1, 6]]).effects).toEqual({ supply: "traced" });
  });

  test("an interceptor with six Sorties is spent, and an invasion may be called off", () => {
    const invasion = {
      operation: "amphibiousInvasion",
      weather,
      interceptor: { country: "uk", type: "surface", sorties: 5 },
      escort: { ...fleet, sorties: 6 },
      target: convoy,
      cargo: "ground",
    } as const;
    const wins = [6, 1] as const;
    expect(intercept(invasion, [wins])).toMatchObject({
      outcome: "spent",
      effects: { invasion: true, cargo: "unharmed" },
    });
    const fresh = { ...invasion, interceptor: fleet };
    expect(intercept({ ...fresh, cancel: true }, [wins])).toMatchObject({
      outcome: "cancelled",
      effects: { invasion: false },
    });
    expect(intercept({ ...fresh, again: false }, [wins]).outcome).toBe("declined");
    expect(intercept(fresh, [wins, wins])).toMatchObject({
      outcome: "interdicted",
      effects: { invasion: false, cargo: { strength: "reduced" } },
    });
  });

  test("a bomber that gets through leaves a Bombed marker", () => {
    const bomber = { country: "uk", type: "bomber" } as const;
    const fighter = { country: "germany", type: "fighter" } as const;
    const run = { operation: "bombingRun", weather, interceptor: fighter, target: bomber } as const;
    expect(intercept(run, [[1, 6]]).effects).toEqual({ bombedMarker: true });
    expect(intercept(run, [[6, 1]]).effects).toEqual({ bombedMarker: false });
  });
});

describe("§19 strategic combat", () => {
  test("against the Soviets other zones count", () => {
    const sums = strategicSums({
      versus: "soviet",
      axisPorts: [2, 6, 31, 32],
      sovietAirPorts: [13],
      alliedConquered: 4,
      facLost: { germany: 1, allied: 1 },
    });
    expect(sums.attacker.lines.map(({ id }) => id)).toEqual(["S-A3", "S-A5"]);
    expect(sums.defender.lines).toMatchObject([
      { id: "S-S1", value: 2 },
      { id: "S-S2", value: 2 },
    ]);
  });

  test("markers stay on the track; each halving marker halves", () => {
    const situation = { versus: "western", halveAxis: 2, facLost: { germany: 1, allied: 9 } } as const;
    expect(strategicCombat(situation, [6, 1])).toMatchObject({
      attacker: { value: 2 },
      outcome: { germany: 1, allied: 8 },
    });
  });
});

describe("§10.3 movement costs", () => {
  const cost = (step: Parameters<typeof groundStepCosts>[0]) => totalCost(groundStepCosts(step)!);

  test("one plain cost, all the others added", () => {
    expect(cost({ terrain: "woods", hexside: "river", cityOrFort: "enemy" })).toBe(3);
    expect(cost({ terrain: "woods", cityOrFort: "friendly" })).toBe(1);
    expect(cost({ terrain: "hills", hexside: "strait", attackIn: "poor" })).toBe(6);
    expect(cost({ terrain: "clear", intoCentralRussiaBox: true })).toBe(3);
  });

  test("a Transport Line counts as clear except towards the enemy", () => {
    const line = { terrain: "swamp", hexside: "river", transportLine: true } as const;
    expect(cost(line)).toBe(1);
    expect(cost({ ...line, enemyUnit: true, attackIn: "fair" })).toBe(4);
    expect(cost({ ...line, cityOrFort: "enemy" })).toBe(3);
    expect(cost({ ...line, outOfCentralRussiaBox: true })).toBe(3);
  });

  test("water and Faded Dot hexes cannot be entered, water hexsides not crossed", () => {
    expect(groundStepCosts({ terrain: "water" })).toBeUndefined();
    expect(groundStepCosts({ terrain: "fadedDot" })).toBeUndefined();
    expect(groundStepCosts({ terrain: "clear", hexside: "water" })).toBeUndefined();
  });

  test("allowances and air movement", () => {
    expect(movementAllowance("full", "airOrNaval")).toBe(10);
    expect(movementAllowance("no", "mobile")).toBe(5);
    expect(costOf(["MA1", "MA1", "MA2"])).toBe(5);
  });
});

describe("§18 prices", () => {
  const leg = {
    class: "ground",
    type: "infantry",
    mobility: "leg",
    groundClass: "field",
    strength: "reduced",
  } as const;

  test("a USSR leg unit other than shock comes full", () => {
    expect(priceOf("mobilization", { ...leg, country: "ussr" })).toMatchObject({
      id: "PM1",
      arrives: { strength: "full" },
    });
    expect(priceOf("mobilization", { ...leg, country: "ussr", type: "shock" })?.id).toBe("PM2");
    expect(priceOf("mobilization", { ...leg, country: "poland" })?.id).toBe("PM2");
  });

  test("a garrison is not rebuilt, a full unit needs nothing", () => {
    expect(priceOf("replacements", { ...leg, country: "poland", groundClass: "garrison" })).toBeUndefined();
    expect(priceOf("replacements", { ...leg, country: "poland", strength: "full" })).toBeUndefined();
    expect(priceOf("replacements", { country: "uk", class: "naval", type: "carrier" })).toMatchObject({
      id: "PR5",
      removes: 2,
    });
  });

  test("air and naval units cost nothing to use", () => {
    expect(priceOf("activation", { country: "uk", class: "air", type: "fighter" })).toBeUndefined();
  });

  test("two points a factory; the first box of Fac Lost costs nothing", () => {
    expect([productionPoints(6, 1), productionPoints(6, 4), productionPoints(1, 9)]).toEqual([12, 6, 0]);
  });
});

describe("§16 supply", () => {
  const usa = { country: "usa", faction: "western" } as const;

  test("boxes and allied cities", () => {
    expect(supplyFrom(usa, { box: "easternNorthAmerica" })).toEqual({ id: "SU3", gives: "unlimited" });
    expect(supplyFrom(usa, { box: "westernIndianOcean" })).toBeUndefined();
    const london = {
      name: "London",
      country: "uk",
      countryFaction: "western",
      area: "mainland",
      controller: "western",
    } as const;
    expect(supplyFrom(usa, { ...london, capital: true })).toEqual({ id: "SU3", gives: "unlimited" });
  });

  test("a Limited source gives Low, and nothing falls below No", () => {
    expect(supplyAfterCheck("no", "limited")).toBe("low");
    expect(supplyAfterCheck("no", "none")).toBe("no");
    expect([strengthAfterNoSupply("full"), strengthAfterNoSupply("reduced")]).toEqual(["reduced", "eliminated"]);
  });
});

describe("§17 National Will", () => {
  test("France pays 8 once, a great power that collapses 16 besides", () => {
    expect(gainsOfGermany({ country: "france", conquered: true })).toEqual(["NW10"]);
    expect(gainsOfGermany({ country: "france", conquered: true, claimed: ["NW10"] })).toEqual([]);
    expect(gainsOfGermany({ country: "uk", conquered: true })).toEqual(["NW8", "NW11"]);
    expect(gainsOfGermany({ country: "usa", conquered: false })).toEqual(["NW11"]);
  });

  test("a country that has collapsed stays collapsed", () => {
    expect(willAfter(0, "NW9")).toBe(0);
  });

  test("cities by kind", () => {
    const kinds = ["capital", "mainland", "overseas"] as const;
    expect(kinds.map((kind) => cityEffect(kind, "lost"))).toEqual(["NW4", "NW3", "NW2"]);
    expect(kinds.map((kind) => cityEffect(kind, "regained"))).toEqual(["NW9", "NW6", "NW5"]);
  });
});

describe("§20 conditional events", () => {
  const axis = { what: "entry", by: "axis", piece: "ground", how: "attack", area: "mainland" } as const;
  const cases: readonly (readonly [string, Happening, readonly string[]])[] = [
    ["the USA activates", { what: "activation", country: "usa" }, ["CE-ACT", "CE-EAST", "CE-MED", "CE-WEST"]],
    ["Finland activates", { what: "activation", country: "finland" }, ["CE-ACT", "CE-NOR"]],
    ["Turkey activates", { what: "activation", country: "turkey" }, ["CE-ACT", "CE-SOU"]],
    [
      "Poland collapses with cities lost",
      { what: "collapse", country: "poland", mainlandCityLost: true },
      ["CE-COL", "CE-CON"],
    ],
    [
      "a country collapses with all its cities",
      { what: "collapse", country: "poland", mainlandCityLost: false },
      ["CE-COL"],
    ],
    [
      "both policies have ended",
      { what: "policiesEnded", appeasementEnded: true, naziSovietPactEnded: true },
      ["CE-USA"],
    ],
    ["one policy has ended", { what: "policiesEnded", appeasementEnded: true, naziSovietPactEnded: false }, []],
    ["Belgium is attacked", { ...axis, country: "belgium" }, ["CE-WEST"]],
    ["the West moves into Belgium", { ...axis, by: "western", country: "belgium" }, []],
    ["mainland France is attacked", { ...axis, country: "france", bordersWesternOverseas: true }, ["CE-WEST"]],
    [
      "a neighbour of an Overseas Area is entered",
      { ...axis, country: "libya", bordersWesternOverseas: true },
      ["CE-MED"],
    ],
    ["the USSR is entered in the middle", { ...axis, country: "ussr", hexRow: 20 }, ["CE-EAST"]],
    ["the USSR is entered on row 16", { ...axis, country: "ussr", hexRow: 16 }, ["CE-EAST"]],
    ["the USSR is entered far north", { ...axis, country: "ussr", hexRow: 15 }, ["CE-EAST", "CE-NOR"]],
    ["the USSR is entered far south", { ...axis, country: "ussr", hexRow: 37 }, ["CE-EAST", "CE-SOU"]],
    ["an air unit flies far north", { ...axis, piece: "air", how: "move", country: "ussr", hexRow: 10 }, ["CE-EAST"]],
    ["an Axis Poland is entered", { ...axis, country: "poland", countryFaction: "axis" }, ["CE-EAST"]],
    ["a Western Poland is attacked", { ...axis, country: "poland", countryFaction: "western" }, []],
  ];

  test.each(cases)("%s", (_, happening, expected) => {
    expect(triggeredEvents(happening).map(({ id }) => id)).toEqual(expected);
  });

  test("each of the nine has a case", () => {
    const seen = new Set(cases.flatMap(([, , expected]) => expected));
    expect([...seen].sort()).toEqual(CONDITIONAL_EVENTS.map(({ id }) => id).sort());
  });
});
