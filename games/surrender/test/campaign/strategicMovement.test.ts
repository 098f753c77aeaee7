/** §49, §56.4 Worked example V118: Strategic Movement by Transport Line, through the contract. */
import { describe, expect, test } from "vitest";
import { boardOf } from "../../model/state.ts";
import { at, campaignTable } from "../vignettes-campaign.ts";

describe("V118 strategic movement", () => {
  const east = (more: string) =>
    campaignTable(
      `everybody: out
       wars: axis-western, axis-soviet
       naziSovietPact: ended
       fired: CE-EAST, CE-MED, CE-WEST, CE-USA
       poland: conquered axis, allegiance western
       yugoslavia: conquered axis, allegiance western
       hungary: active axis
       Minsk: axis
       Smolensk: axis
       GGH Hamburg
       G14 Beograd
       G8 Minsk
       UBEF London
       ${more}`,
      {
        month: "1941-10",
        turnPhase: "strategicMovement",
        phase: "strategicMovement",
        strategicMoves: { axis: 1, western: 1, soviet: 1 },
      },
    );

  const targets = (more: string) => {
    const table = east(more);
    table.do("axis", { type: "choose", unit: "G14" });
    return table.hexes("axis", "relocate");
  };

  test("V118 one unit, over Hungary and conquered Poland to a line hex behind the front (aid SP-6)", () => {
    const table = east("R8 Minsk+E");
    table.do("axis", { type: "choose", unit: "G14" });
    expect(table.hexes("axis", "relocate")).toContain(at("Warszawa"));
    table.do("axis", { type: "relocate", hex: at("Minsk+W+W") });
    expect(table.place("G14")).toBe(at("Minsk+W+W"));
    expect(table.decision()).toEqual(["western D-STM"]);
    expect(table.refused("axis", { type: "choose", unit: "GGH" })).toBe("STRATEGIC_LIMIT");
  });

  test("V118 a garrison to a city, not to an open line hex", () => {
    const table = east("");
    table.do("axis", { type: "choose", unit: "GGH" });
    const { sites, hexIds } = boardOf(table.state);
    const cities = new Set(sites.map(({ hex }) => hexIds[hex]));
    expect(table.hexes("axis", "relocate").filter((hex) => !cities.has(hex))).toEqual([]);
    expect(table.refused("axis", { type: "relocate", hex: at("Minsk+W+W") })).toBe("STRATEGIC_TARGET");
    table.do("axis", { type: "relocate", hex: at("Warszawa") });
    expect(table.place("GGH")).toBe(at("Warszawa"));
  });

  test("V118 Partisans on Minsk close the way through it", () => {
    expect(targets("")).toContain(at("Smolensk"));
    expect(targets(`sovietPartisans: ${at("Minsk")}`)).not.toContain(at("Smolensk"));
  });

  test("V118 a Soviet zone closes an uncontrolled Lwów", () => {
    expect(targets("Lwów: none")).toContain(at("Lwów"));
    expect(targets("Lwów: none\nR8 Lwów+E")).not.toContain(at("Lwów"));
  });
});
