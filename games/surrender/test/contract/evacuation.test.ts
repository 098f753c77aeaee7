/** R-EVT-3, R-EVT-4 Airdrop and Naval Evacuation in the small scenarios, through the contract. */
import { expect, test } from "vitest";
import { boardNamed } from "../../board/board.ts";
import { Table } from "../table.ts";

function cityHex(scenario: "france-1940" | "balkans-1941", name: string): string {
  const board = boardNamed(scenario);
  return board.hexIds[board.sites.find((site) => site.name === name)!.hex];
}

test("R-EVT-4 Balkans 1941: at the end of the Axis Operations Phase a UK unit goes to the Egypt Box, reduced", () => {
  const ids = boardNamed("balkans-1941").units.filter(({ country, field }) => country === "uk" && field);
  const [unit] = ids.map(({ id }) => id);
  const table = new Table({
    scenario: "balkans-1941",
    units: { "*": { place: "out" }, [unit]: { place: cityHex("balkans-1941", "Athinai"), strength: "full" } },
  });
  while (table.decision()[0]?.endsWith("D-ACT")) table.do("axis", { type: "pass" });
  expect(table.decision()).toEqual(["western D-EVA"]);
  expect(table.refused("western", { type: "evacuate", unit, marker: "navalEvacuation", hex: "0101" })).toMatch(
    /EVACUATION|MALFORMED/,
  );
  table.do("western", { type: "evacuate", unit, marker: "navalEvacuation", box: "EGY" });
  expect(table.view("western").units[unit]).toMatchObject({ place: "EGY", strength: "reduced" });
  expect(table.view("western").markers.navalEvacuation).toBe("out");
});

test("R-EVT-4 France 1940: nobody has to go, and nobody asks twice in a phase", () => {
  const unit = boardNamed("france-1940").units.find(({ country, field }) => country === "uk" && field)!.id;
  const table = new Table({
    scenario: "france-1940",
    units: { "*": { place: "out" }, [unit]: { place: cityHex("france-1940", "Le Havre") } },
  });
  while (table.decision()[0]?.endsWith("D-ACT")) table.do("axis", { type: "pass" });
  expect(table.decision()).toEqual(["western D-EVA"]);
  const homes = table.legal("western").map(({ hex }) => hex);
  expect(homes).toContain(cityHex("france-1940", "London"));
  table.do("western", { type: "none" });
  expect(table.view("western").units[unit].place).toBe(cityHex("france-1940", "Le Havre"));
  expect(table.decision()[0]).not.toBe("western D-EVA");
});

test("R-EVT-3 France 1940: a Mobile attack on a fort with an Airdrop; it takes no empty city", () => {
  const board = boardNamed("france-1940");
  const fort = board.sites.find(({ fort, area }) => fort && board.areas[area].country === "belgium")!;
  const near = Array.from({ length: 6 }, (_, way) => way).find(
    (way) => board.stepCost[fort.hex * 6 + way] !== 255 && board.neighbour[fort.hex * 6 + way] < board.land,
  )!;
  const from = board.hexIds[board.neighbour[fort.hex * 6 + near]];
  const first = (country: string, of: "field" | "air") =>
    board.units.find((unit) => unit.country === country && (of === "air" ? unit.class === "air" : unit.field))!.id;
  const [attacker, air, defender] = [first("germany", "field"), first("germany", "air"), first("belgium", "field")];
  const table = new Table({
    scenario: "france-1940",
    countries: { belgium: { status: "active", faction: "western" } },
    units: {
      "*": { place: "out" },
      [attacker]: { place: from },
      [air]: { place: from, sorties: 2 },
      [defender]: { place: board.hexIds[fort.hex], faction: "western" },
    },
    control: { [board.hexIds[fort.hex]]: "western" },
  });
  const hex = board.hexIds[fort.hex];
  expect(table.refused("axis", { type: "drop", marker: "axisAirdrop", hex })).toBe("DROP");
  table.do("axis", { type: "activate", unit: attacker });
  expect(table.refused("axis", { type: "attack", hex })).toBe("FORT");
  table.do("axis", { type: "attack", hex, marker: "axisAirdrop" });
  expect(table.view("axis").units[air].sorties).toBe(3);
  expect(table.view("axis").combat?.situation?.ignored).toContain("GH3");
  expect(table.view("axis").markers.axisAirdrop).toBe("out");
});
