/** §70 Optional rules of the campaign, through the contract. */
import { isRefusal } from "@tripartite/kernel";
import { describe, expect, test } from "vitest";
import { surrender } from "../../game.ts";
import { boardOf, turnOfPlace, turnPlace } from "../../model/state.ts";
import { incomeOf } from "../../rules/economy/economy.ts";
import type { Side, Table } from "../table.ts";
import { at, campaignTable, turnIn } from "../vignettes-campaign.ts";

function campaign(options: object, seed = 5) {
  const read = surrender.options({ scenario: "europe-1939", ...options });
  if (isRefusal(read)) throw new Error(read.text);
  return surrender.setup(read, seed);
}

test("O-VAR dated units come up to two turns early or late, and nobody sees the new date (R-VAR-1)", () => {
  const s = campaign({ variableEntry: true });
  const view = surrender.view(s, 0);
  const { units } = boardOf(s);
  const shifts = units.flatMap(({ turn, id }, unit) => {
    if (turn === undefined) return [];
    expect(view.units[id].place).toBe(`turn ${turn}`);
    return [turnOfPlace(s.unitPlace[unit]) - turn];
  });
  expect(new Set(shifts)).toEqual(new Set([-2, -1, 0, 1, 2]));
  expect(
    Math.min(...units.map((_, unit) => turnOfPlace(s.unitPlace[unit])).filter((turn) => turn >= 0)),
  ).toBeGreaterThan(1);
});

test("O-VAR worlds that differ in hidden dates only look the same", () => {
  const [one, other] = [campaign({ variableEntry: true }, 5), campaign({ variableEntry: true }, 6)];
  expect(one.unitPlace).not.toEqual(other.unitPlace);
  for (const viewer of [-1, 0, 1, 2]) {
    const { weather: _, ...seen } = surrender.view(one, viewer);
    const { weather: __, ...alsoSeen } = surrender.view(other, viewer);
    expect(seen.units).toEqual(alsoSeen.units);
    expect(seen.markers).toEqual(alsoSeen.markers);
  }
});

test("O-FREE each faction may place its units anew before the first turn", () => {
  const s = campaign({ freeSetUp: true });
  expect(surrender.pending(s).map(({ seat, id }) => [seat, id])).toEqual([[0, "D-SET"]]);
  const place = surrender.legal(s, 0).find(({ type }) => type === "place")!;
  expect(isRefusal(surrender.apply(s, 0, place))).toBe(false);
  for (const seat of [0, 1, 2]) surrender.apply(s, seat, { type: "done" });
  expect(surrender.pending(s)[0].id).not.toBe("D-SET");
});

test("O-OPEN a die chooses the opening (R-STA-1)", () => {
  const openings = Array.from({ length: 12 }, (_, seed) => campaign({ opening: "variable" }, seed).opening);
  expect(new Set(openings)).toEqual(new Set([0, 1]));
});

test("options that a scenario does not have are refused by name", () => {
  const refusal = surrender.options({ scenario: "france-1944", coldWar: true });
  expect(isRefusal(refusal) && refusal.text).toBe("coldWar: not in france-1944.");
  const unknown = surrender.options({ scenario: "narvik" });
  expect(isRefusal(unknown) && unknown.text).toContain("europe-1944");
});

describe("O-NUKE nuclear strikes (R-SWF-4)", () => {
  const AUGUST = {
    scenario: "europe-1944",
    month: "1945-08",
    options: { nuclear: true },
    phasing: "axis",
    turnPhase: "strategicWarfare",
    phase: "nuclear",
  } as const;

  test("O-NUKE the marker comes in August 1945, with the option only", () => {
    const marker = (s: ReturnType<typeof campaign>) => s.markerPlace[boardOf(s).markerIds.indexOf("westernNuclear")];
    const august = turnPlace(turnIn("europe-1939", "1945-08"));
    expect(marker(campaign({ nuclear: true }))).toBe(august);
    expect(marker(campaign({}))).not.toBe(august);
    const hidden = campaign({ nuclear: true, variableEntry: true }, 9);
    expect(surrender.view(hidden, 1).markers.westernNuclear).toBe(`turn ${turnIn("europe-1939", "1945-08")}`);
  });

  test("O-NUKE factories are lost for good, Will falls by 4, and no strategic combat is fought", () => {
    const table = campaignTable("germany: active axis, will 9\nwesternNuclear: available", AUGUST);
    expect(table.decision()).toEqual(["western D-NUK"]);
    expect(table.refused("western", { type: "nuclear", hex: at("London") })).toBe("NUCLEAR_TARGET");
    const before = incomeOf(table.state, boardOf(table.state).countryIds.indexOf("germany"));
    const events = table.do("western", { type: "nuclear", hex: at("Essen") });
    expect(events.map(({ type }) => type)).not.toContain("strategicCombat");
    const germany = boardOf(table.state).countryIds.indexOf("germany");
    expect(table.state.will[germany]).toBe(5);
    expect(incomeOf(table.state, germany)).toBeLessThan(before);
    expect(table.view("axis").turnPhase).toBe("strategicMovement");
    expect(table.view("axis").details?.destroyed).toEqual([at("Essen")]);
    expect(table.view("axis").markers.westernNuclear).toBe(0);
  });

  test("O-NUKE without a strike the strategic combats are fought", () => {
    const table = campaignTable("germany: active axis, will 9\nwesternNuclear: available", AUGUST);
    table.do("western", { type: "none" });
    while (table.view("axis").turnPhase === "strategicWarfare") {
      const side = table.decision()[0].split(" ")[0] as Side;
      table.do(side, { type: "willNot" });
    }
    expect(table.state.destroyed).toEqual([]);
  });
});

describe("O-COLD West against Soviets (R-OPT-2)", () => {
  const LINES = `everybody: out
    germany: active axis, will 2
    hungary: active axis
    romania: active axis
    ussr: active soviet, income 20
    Budapest: soviet
    R5 Dresden+E
    R8 Budapest
    RO1 Iași
    AM1 London
    Köln: western`;
  const APRIL = {
    scenario: "europe-1944",
    month: "1945-04",
    phasing: "soviet",
    turnPhase: "operations",
    phase: "operations",
  } as const;
  const conquer = (options: Record<string, boolean>): Table => {
    const table = campaignTable(LINES, { ...APRIL, options });
    table.do("soviet", { type: "activate", unit: "R5" });
    table.do("soviet", { type: "march", hex: at("Dresden") });
    return table;
  };
  const status = (table: Table, country: string) => table.view("soviet").countries[country];
  /** Everybody does the last thing on the list until the phase has come. */
  const playTo = (table: Table, isThere: () => boolean) => {
    while (!isThere() && table.decision().length > 0) {
      const side = table.decision()[0].split(" ")[0] as Side;
      table.do(side, table.legal(side).at(-1)!);
    }
  };

  test("O-COLD Germany's conquest ends the game without the option, but not with it", () => {
    expect(conquer({}).view("soviet").victory).toBe("allied-operational");
    const table = conquer({ coldWar: true });
    expect(table.view("soviet").victory).toBeUndefined();
    expect(table.state.coldWar).toBe(turnIn("europe-1944", "1945-04"));
    expect(table.view("soviet").lastTurn).toBe(table.state.coldWar + 12);
    expect(table.view("soviet").wars).toEqual([]);
    expect(table.state.unitFaction.includes(0)).toBe(false);
    expect(status(table, "hungary")).toMatchObject({ status: "conquered", faction: "soviet" });
    expect(status(table, "romania")).toMatchObject({ status: "neutral" });
    expect(surrender.load(surrender.save(table.state))).toEqual(table.state);
  });

  test("O-COLD war between the Allies may be declared from the next turn on; the Axis is asked no more", () => {
    const table = conquer({ coldWar: true });
    const asked = new Set<string>();
    playTo(table, () => {
      for (const each of table.decision()) asked.add(each.split(" ")[0]);
      return table.state.turn > table.state.coldWar && table.decision()[0] === "western D-DOW";
    });
    expect(asked.has("axis")).toBe(false);
    expect(table.refused("western", { type: "declareWar", faction: "axis" })).toBe("WAR_TARGET");
    table.do("western", { type: "declareWar", faction: "soviet" });
    expect(table.view("soviet").wars).toEqual(["western-soviet"]);
  });

  test("O-COLD twelve turns later the war is a draw if nobody has prevailed", () => {
    const table = conquer({ coldWar: true });
    playTo(table, () => false);
    expect(table.state.turn).toBe(table.state.coldWar + 12);
    expect(table.view("soviet").month).toBe(4);
    expect(table.view("soviet").year).toBe(1946);
    expect(table.view("soviet").victory).toBe("draw");
    expect(table.view("soviet").leadingAlly).toBeUndefined();
  });

  test("O-COLD who concedes hands the victory to the other Ally; the Axis has nothing to concede", () => {
    const table = conquer({ coldWar: true });
    expect(table.refused("axis", { type: "concede" })).toBe("CONCEDED");
    expect(isRefusal(surrender.apply(table.state, 1, { type: "concede" }))).toBe(false);
    expect(table.view("soviet").victory).toBe("soviet-decisive");
  });
});
