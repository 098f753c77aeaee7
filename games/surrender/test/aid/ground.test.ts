/** The aid's lists and results of ground combat, played on the map of Europe. */
import { describe, expect, test } from "vitest";
import { hexesAround } from "../../data/europe/atlas.ts";
import { type Duel, fight, linesOf } from "./duel.ts";

const USSR = { scenario: "europe-1941", area: "ussr" } as const;

/** Title, duel, lines of the attacker, lines of the defender. */
const LISTS: readonly (readonly [string, Duel, readonly string[], readonly string[]])[] = [
  ["a German unit attacks a Polish one (aid G0, G1)", { attackers: ["G5"], defender: "PLO" }, ["G1 +2"], []],
  ["… a British one, … (aid G2)", { attackers: ["G5"], defender: "UBEF" }, ["G1 +2"], ["G2 +1"]],
  [
    "an elite tank unit in Fair weather (aid G3, G7)",
    { attackers: ["GU1"], defender: "PLO" },
    ["G1 +2", "G3 +1", "G7 +2"],
    [],
  ],
  [
    "a tank unit in Poor weather (aid G8, G10)",
    { attackers: ["GP1"], defender: "PLO", weather: "poor" },
    ["G1 +2", "G8 +1", "G10 -2"],
    [],
  ],
  [
    "a reduced unit in Low Supply (aid G4, G5)",
    { attackers: ["G5, reduced, low"], defender: "PLO, reduced" },
    ["G1 +2", "G4 -2", "G5 -2"],
    ["G4 -2"],
  ],
  [
    "a shock unit in Fair weather (aid G6)",
    { ...USSR, attackers: ["RS1"], defender: "G5", phasing: "soviet" },
    ["G6 +1"],
    ["G1 +2"],
  ],
  [
    "an Isolated defender (aid G9)",
    {
      attackers: ["G5"],
      defender: "PLO",
      others: ([first], hex) => {
        const ring = hexesAround(hex);
        const start = ring.indexOf(first);
        return `G7 ${ring[(start + 2) % 6]}\nG8 ${ring[(start + 4) % 6]}`;
      },
    },
    ["G1 +2", "G9 +2"],
    [],
  ],
  [
    "a defender in the woods (aid G11)",
    { attackers: ["G5"], defender: "PLO", terrain: "woods", room: 3 },
    ["G1 +2", "G11 -1"],
    [],
  ],
  [
    "across a Strait (aid G12)",
    { ...USSR, attackers: ["G5"], defender: "R9", side: "strait", room: 1 },
    ["G1 +2", "G12 -2"],
    [],
  ],
  ["across a river (aid G13)", { attackers: ["G5"], defender: "PLO", side: "river" }, ["G1 +2", "G13 -1"], []],
  [
    "an Assault with a tank unit and an infantry unit more (aid CS-1, GA1, GA2)",
    { attackers: ["G5", "GP1", "G7"], defender: "PLO", assault: true },
    ["G1 +2", "GA1 +2", "GA2a +1"],
    [],
  ],
  ["a unit with No Supply (aid GH1)", { attackers: ["G5, no"], defender: "PLO" }, ["G1 +2", "GH1"], []],
  [
    "Severe weather halves both sides (aid GH2)",
    { attackers: ["G5"], defender: "PLO", weather: "severe" },
    ["G1 +2", "GH2"],
    ["GH2"],
  ],
  [
    "an Assault on a fort (aid GH3)",
    { attackers: ["G5"], defender: "UBEF", area: "france", fort: true, assault: true, room: 1 },
    ["G1 +2", "GH3"],
    ["G2 +1"],
  ],
];

describe("modifiers", () => {
  for (const [title, duel, attack, defence] of LISTS) {
    test(title, () => {
      const lines = linesOf(fight(duel).events);
      expect(lines.attack.filter((line) => duel.terrain !== undefined || line !== "G11 -1")).toEqual(attack);
      expect(lines.defence).toEqual(defence);
    });
  }

  test("Air Support in Fair and in Poor weather (aid G14, G15, CS-2)", () => {
    for (const [weather, line] of [
      ["fair", "G14 +2"],
      ["poor", "G15 +1"],
    ] as const) {
      const { table } = fight({ attackers: ["G5"], defender: "PLO", weather, others: ([from]) => `GL4 ${from}` });
      expect(table.decision()).toEqual(["axis D-COM"]);
      const events = table.do("axis", { type: "will" });
      expect(linesOf(events).attack).toContain(line);
    }
  });

  test("a Ground Support marker (aid GX1)", () => {
    const { table } = fight({ attackers: ["G5"], defender: "PLO", markers: ["germanyGroundSupport"] });
    const events = table.do("axis", { type: "will" });
    expect(linesOf(events).attack).toEqual(["G1 +2", "germanyGroundSupport +2"]);
  });
});

describe("results", () => {
  const duel = (dice: readonly number[], more: Partial<Duel> = {}) =>
    fight({ attackers: ["G5"], defender: "PLO", dice, ...more });

  test("3 against 3 is ♦: nothing happens (aid CRT-1, CRT-4, CS-4, CS-5, CS-6, GR-NE)", () => {
    const { table, events, hex } = duel([1, 3]);
    expect(linesOf(events).result).toBe("NE");
    expect(table.place("PLO")).toBe(hex);
    expect(table.decision()).toEqual(["axis D-STEP"]);
  });

  test("DR: the defender goes a hex away from the attacker, whatever the + number says (aid GR-0, GR-DR)", () => {
    const { table, from, hex } = duel([3, 3]);
    expect(table.decision()).toEqual(["western D-RET"]);
    const hexes = table.hexes("western", "retreat");
    expect(hexes.every((other) => hexesAround(hex).includes(other) && !hexesAround(from[0]).includes(other))).toBe(
      true,
    );
    expect(table.view("western").units.PLO.strength).toBe("full");
  });

  test("DD: reduced, and retreats (aid GR-DD)", () => {
    const { table } = duel([6, 3]);
    expect(table.view("western").units.PLO.strength).toBe("reduced");
    expect(table.decision()).toEqual(["western D-RET"]);
  });

  test("DE: eliminated, with No EZOC after a Mobile attack (aid GR-DE)", () => {
    const { table, events, hex } = duel([6, 1], { attackers: ["GP1"] });
    expect(linesOf(events).result).toBe("DE");
    expect(table.place("PLO")).toBeUndefined();
    expect(events.some((event) => event.type === "noEzocPlaced")).toBe(true);
    expect(table.view("axis").noEzoc).toEqual([hex]);
  });

  test("AS: the activation ends (aid GR-AS)", () => {
    const { table, events } = duel([1, 5], { others: () => "G7 Berlin" });
    expect(linesOf(events).result).toBe("AS");
    expect(table.refused("axis", { type: "activate", unit: "G5" })).toBe("ACTIVATED");
  });

  test("AA: the Primary Attacker loses a step (aid GR-AA)", () => {
    const { table, events } = duel([1, 6], { attackers: ["G5, reduced"] });
    expect(linesOf(events).result).toBe("AA");
    expect(table.place("G5")).toBeUndefined();
  });

  test("a defender that cannot retreat loses a step: full stays reduced, reduced is eliminated (aid RC-1, RC-2)", () => {
    const ring = (first: string, hex: string) => {
      const around = hexesAround(hex);
      const start = around.indexOf(first);
      return `G7 ${around[(start + 2) % 6]}\nG8 ${around[(start + 4) % 6]}`;
    };
    const trapped = { others: ([first]: readonly string[], hex: string) => ring(first, hex) };
    const full = duel([1, 3], trapped);
    expect(linesOf(full.events).result).toBe("DR");
    expect([full.table.place("PLO"), full.table.view("western").units.PLO.strength]).toEqual([full.hex, "reduced"]);
    const reduced = duel([1, 1], { ...trapped, defender: "PLO, reduced" });
    expect(reduced.table.place("PLO")).toBeUndefined();
    expect(reduced.table.view("axis").noEzoc).toEqual([reduced.hex]);
  });
});
