/** The aid's prices, paid in the Replacements and Mobilization Phases of the campaign. */
import { describe, expect, test } from "vitest";
import type { ActionJson, Side, Table } from "../table.ts";
import { at, campaignTable, turnIn } from "../vignettes-campaign.ts";

const AT_WAR = `everybody: out
wars: axis-western, axis-soviet
naziSovietPact: ended
fired: CE-EAST, CE-MED, CE-WEST, CE-USA
germany: income 60
uk: income 60
ussr: income 60`;

/** What the action costs the country. */
function price(table: Table, side: Side, country: string, action: ActionJson): number {
  const before = table.view(side).countries[country].left;
  table.do(side, action);
  return before - table.view(side).countries[country].left;
}

describe("replacements", () => {
  const replacements = (phasing: Side, units: string) =>
    campaignTable(`${AT_WAR}\n${units}`, {
      month: "1942-06",
      turnPhase: "replacements",
      phase: "replacements",
      phasing,
    });

  test("a reduced leg unit becomes full for 1, a mobile one for 2 (aid PR1, PR2, SP-11)", () => {
    const table = replacements("axis", "G5 Berlin, reduced\nGP1 Leipzig, reduced\nG7 Hamburg, reduced, low");
    expect(price(table, "axis", "germany", { type: "rebuild", unit: "G5" })).toBe(1);
    expect(price(table, "axis", "germany", { type: "rebuild", unit: "GP1" })).toBe(2);
    expect(["G5", "GP1"].map((id) => table.view("axis").units[id].strength)).toEqual(["full", "full"]);
    expect(table.refused("axis", { type: "rebuild", unit: "G5" })).not.toBe("");
    expect(table.refused("axis", { type: "rebuild", unit: "G7" })).not.toBe("");
  });

  test("two Sorties off: fighter and convoy 3, bomber and surface fleet 4, carrier 5 (aid PR3, PR4, PR5)", () => {
    const units = ["UF11", "UV1", "UBC1", "UHF", "UCA"];
    const places = ["London", "Liverpool", "Birmingham", "Scapa Flow", "Plymouth"];
    const table = replacements("western", units.map((id, i) => `${id} ${places[i]}, 3`).join("\n"));
    const prices = units.map((unit) => price(table, "western", "uk", { type: "rest", unit }));
    expect(prices).toEqual([3, 3, 4, 4, 5]);
    expect(units.map((id) => table.view("western").units[id].sorties)).toEqual([1, 1, 1, 1, 1]);
  });
});

describe("mobilization", () => {
  const mobilization = (phasing: Side, units: string) =>
    campaignTable(`${AT_WAR}\n${units}`, {
      month: "1942-06",
      turnPhase: "mobilization",
      phase: "mobilization",
      phasing,
    });
  const result = (table: Table, id: string) => {
    const { strength, sorties } = table.view("axis").units[id];
    return strength ?? sorties;
  };

  test("leg units for 1: those of the USSR full unless they are shock, all others reduced (aid PM1, PM2)", () => {
    const soviet = mobilization("soviet", "R5 box\nRS1 box");
    const cities = ["Moskva", "Gorki"].map((name) => ({ type: "mobilize", hex: at(name) }));
    expect(price(soviet, "soviet", "ussr", { type: "mobilize", unit: "R5", hex: cities[0].hex })).toBe(1);
    expect(price(soviet, "soviet", "ussr", { type: "mobilize", unit: "RS1", hex: cities[1].hex })).toBe(1);
    expect([result(soviet, "R5"), result(soviet, "RS1")]).toEqual(["full", "reduced"]);
    const german = mobilization("axis", "G5 box");
    expect(price(german, "axis", "germany", { type: "mobilize", unit: "G5", hex: at("Berlin") })).toBe(1);
    expect(result(german, "G5")).toBe("reduced");
  });

  test("bombers and surface fleets come for 4, carriers for 5, with four Sorties (aid PM5, PM6)", () => {
    const table = mobilization("western", "UBC1 box\nUHF box\nUCA box");
    const city = { UBC1: "Birmingham", UHF: "Scapa Flow", UCA: "Plymouth" };
    const prices = Object.entries(city).map(([unit, name]) =>
      price(table, "western", "uk", { type: "mobilize", unit, hex: at(name) }),
    );
    expect(prices).toEqual([4, 4, 5]);
    expect(Object.keys(city).map((id) => result(table, id))).toEqual([4, 4, 4]);
  });

  test("a Surprise Attack marker for 20 comes up four turns later (aid PS1)", () => {
    const table = mobilization("axis", "G5 Berlin\naxisSurpriseAttack: holding");
    expect(price(table, "axis", "germany", { type: "buySurprise", country: "germany" })).toBe(20);
    expect(table.view("axis").markers.axisSurpriseAttack).toBe(`turn ${turnIn("europe-1939", "1942-10")}`);
  });
});
