/** The aid's supply sources and the supply line on land, played as Supply Checks on the map of Europe. */
import { describe, expect, test } from "vitest";
import { alongLines, cityIn, hexesBetween, isOpenHex } from "../../data/europe/atlas.ts";
import { europe } from "../../data/europe/map.ts";
import type { ScenarioId } from "../../data/scenarios/index.ts";
import type { Side } from "../table.ts";
import { campaignTable } from "../vignettes-campaign.ts";

const AT_WAR = `everybody: out
wars: axis-western, axis-soviet
naziSovietPact: ended
fired: CE-EAST, CE-MED, CE-WEST, CE-USA`;

/** Supply of these units after the Supply Check of a faction; convoys serve where the engine proposes it. */
function afterCheck(phasing: Side, lines: string, units: readonly string[], scenario: ScenarioId = "europe-1939") {
  const table = campaignTable(`${AT_WAR}\n${lines}`, {
    scenario,
    turnPhase: "operations",
    phase: "supplyCheck",
    phasing,
  });
  const own = () => table.decision().find((entry) => entry.startsWith(phasing));
  while (own() === `${phasing} D-CNV`) table.do(phasing, table.legal(phasing)[0]);
  return units.map((id) => table.view(phasing).units[id].supply);
}

describe("Limited sources: Low for units that would have No Supply", () => {
  test("the capital of a conquered country, for its conqueror (aid SL2)", () => {
    const norway = "norway: conquered axis, allegiance western\nG5 Oslo, low\nG7 Narvik, low";
    expect(afterCheck("axis", norway, ["G5", "G7"])).toEqual(["low", "no"]);
    expect(afterCheck("axis", `${norway}\nOslo: none`.replace("G5 Oslo", "G5 Oslo+NE"), ["G5"])).toEqual(["no"]);
  });

  test("an Axis capital other than Berlin, for German units (aid SL3)", () => {
    expect(afterCheck("axis", "finland: active axis\nG5 Helsinki, low", ["G5"])).toEqual(["low"]);
    expect(afterCheck("axis", "finland: active axis\nG5 Oulu, low", ["G5"])).not.toEqual(["full"]);
  });

  test("a Western capital other than London, for units of the UK and the USA (aid SL4)", () => {
    const norway = "norway: active western\nusa: active western\nUBEF Oslo, low\nAM1 Oslo+NE, low\nU10A Narvik, low";
    expect(afterCheck("western", norway, ["UBEF", "AM1", "U10A"])).toEqual(["low", "low", "no"]);
  });

  test("a Soviet capital other than Moskva, for units of the USSR (aid SL5)", () => {
    expect(afterCheck("soviet", "sweden: active soviet\nR5 Stockholm, low\nR16 Malmö, low", ["R5", "R16"])).toEqual([
      "low",
      "low",
    ]);
    expect(afterCheck("soviet", "sweden: active soviet\nStockholm: none\nR16 Malmö, low", ["R16"])).toEqual(["no"]);
  });
});

describe("Unlimited sources: Full for any number of units", () => {
  test("every unit with a line to an own Mainland city is Full (aid SU0, SU1)", () => {
    const units = ["G5", "G7", "G8", "GP1"];
    const lines = `G5 Berlin, low\nG7 Leipzig, no\nG8 Dresden, low\nGP1 Hamburg, no\nGL1 Berlin, no`;
    expect(afterCheck("axis", lines, [...units, "GL1"])).toEqual(["full", "full", "full", "full", "full"]);
  });

  test("the two ocean boxes, for the UK (aid SU2)", () => {
    expect(afterCheck("western", "UWDF Suez, low\nUV3 WIO", ["UWDF"])).toEqual(["full"]);
    const allUk = europe()
      .cities.filter(({ area }) => area === "uk")
      .map(({ name }) => `${name}: axis`);
    expect(afterCheck("western", `${allUk.join("\n")}\nUGG Gibraltar, low\nUV1 ENA`, ["UGG"])).toEqual(["full"]);
  });

  test("Eastern North America and the cities of the UK, for the USA (aid SU3)", () => {
    const usa = "usa: active western\nAM1 Casablanca, low\nAV1 ENA\nAM7 London, low";
    expect(afterCheck("western", usa, ["AM1", "AM7"])).toEqual(["full", "full"]);
    expect(afterCheck("western", "usa: active western\nAM1 Casablanca, no", ["AM1"])).toEqual(["no"]);
  });

  test("the Central Russia Box, for the USSR (aid SU4)", () => {
    const [line] = europe().boxes.find(({ id }) => id === "CRB")!.lineHexes;
    const cities = europe()
      .cities.filter(({ area }) => area === "ussr")
      .map(({ name }) => `${name}: axis`);
    const lines = `${cities.join("\n")}\nR5 ${line}, low\nR16 CRB, low`;
    expect(afterCheck("soviet", lines, ["R5", "R16"], "europe-1941")).toEqual(["full", "full"]);
  });
});

test("a line on land is two hexes long at most, then it follows Transport Lines (aid R-15)", () => {
  const isNode = (id: string) => alongLines(id).size > 0 || cityIn(id) !== undefined;
  const nodes = europe().hexes.filter(({ id }) => isNode(id));
  const far = (wanted: number) =>
    europe().hexes.find(
      ({ id, area }) =>
        area === "ussr" && isOpenHex(id) && Math.min(...nodes.map((node) => hexesBetween(node.id, id))) === wanted,
    )!.id;
  const states = [1, 2, 3].map((wanted) => afterCheck("soviet", `R5 ${far(wanted)}, low`, ["R5"], "europe-1941")[0]);
  expect(states).toEqual(["full", "full", "no"]);
});
