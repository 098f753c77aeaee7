/** §51 Worked examples V134–V136: Air Strikes, carriers and Bombing Runs, through the contract. */
import { expect, test } from "vitest";
import type { Event } from "../../model/events.ts";
import { boardOf } from "../../model/state.ts";
import { previewBombing } from "../../previews/air.ts";
import type { ActionJson, Side, Table } from "../table.ts";
import { at, campaignTable } from "../vignettes-campaign.ts";

const EMPTY = "everybody: out\n";
const WESTERN_OPERATIONS = { phasing: "western", turnPhase: "operations", phase: "operations" } as const;
const ITALY = "italy: active axis\nfired: CE-MED, CE-WEST\n";

function sorties(table: Table, ...units: readonly string[]): number[] {
  return units.map((unit) => table.state.unitSorties[boardOf(table.state).unitIds.indexOf(unit)]);
}

function play(table: Table, side: Side, ...actions: readonly ActionJson[]): void {
  for (const action of actions) table.do(side, action);
}

/** Both totals and the result of an interception or an Air Strike. */
function totals(events: readonly Event[]): unknown[] {
  const combat = events.find(({ type }) => type === "interceptionCombat" || type === "airCombat");
  if (combat?.type !== "interceptionCombat" && combat?.type !== "airCombat") return [];
  return [combat.attack.value, combat.defence.value, combat.result];
}

function bombed(table: Table): string[] {
  return table.state.bombed.map((hex) => boardOf(table.state).hexIds[hex]);
}

test("V134 a carrier strikes a fleet in its own Sea Zone, an escort first (aid N7, R-2, R-5)", () => {
  const table = campaignTable(`${EMPTY}${ITALY}UCM Malta\nIN1 Taranto\nIF1 Siracusa`, {
    month: "1941-06",
    ...WESTERN_OPERATIONS,
    dice: [4, 3, 5, 2],
  });
  play(table, "western", { type: "activate", unit: "UCM" });
  expect(table.decision()).toEqual(["western D-NAV"]);
  const [declared] = table.do("western", { type: "strike", unit: "IN1" });
  const { unitIds, hexIds } = boardOf(table.state);
  expect(declared).toEqual({
    type: "airStrike",
    unit: unitIds.indexOf("UCM"),
    target: unitIds.indexOf("IN1"),
    hex: hexIds.indexOf(at("Taranto")),
  });
  expect(table.decision()).toEqual(["axis D-ESC"]);
  expect(table.refused("axis", { type: "escort", unit: "IN1" })).toBe("ESCORT");
  expect(totals(table.do("axis", { type: "escort", unit: "IF1" }))).toEqual([8, 4, "DR"]);
  expect(table.decision()).toEqual(["western D-AGN"]);
  expect(sorties(table, "UCM", "IF1", "IN1")).toEqual([1, 2, 0]);
  const events = table.do("western", { type: "again" });
  const combat = events.find((event) => event.type === "airCombat");
  expect(combat).toMatchObject({ mission: "airStrike", result: "DD" });
  expect(combat?.type === "airCombat" && [combat.attack.drm, combat.attack.value, combat.defence.value]).toEqual([
    3, 8, 2,
  ]);
  expect(sorties(table, "UCM", "IF1", "IN1")).toEqual([2, 2, 3]);
  const units = ["UCM", "IF1", "IN1"];
  expect(units.map((unit) => table.place(unit))).toEqual([at("Malta"), at("Siracusa"), at("Taranto")]);
  expect(table.view("western").activation).toBeUndefined();
});

test("§51.3 an escort that holds ends the strike; without an escort the target fights itself", () => {
  const lines = `${EMPTY}${ITALY}UCM Malta\nIN1 Taranto\nIF1 Siracusa`;
  const setting = { month: "1941-06" as const, ...WESTERN_OPERATIONS, dice: [1, 6] };
  const held = campaignTable(lines, setting);
  play(held, "western", { type: "activate", unit: "UCM" }, { type: "strike", unit: "IN1" });
  play(held, "axis", { type: "escort", unit: "IF1" });
  expect(held.view("western").activation).toBeUndefined();
  expect(sorties(held, "IN1")).toEqual([0]);
  const alone = campaignTable(lines, setting);
  play(alone, "western", { type: "activate", unit: "UCM" }, { type: "strike", unit: "IN1" });
  play(alone, "axis", { type: "none" });
  expect(sorties(alone, "IF1", "IN1")[0]).toBe(0);
  expect(sorties(alone, "IN1")[0]).toBeGreaterThan(0);
});

test("§51.4 a carrier sails, then strikes from its new port, and sails no more", () => {
  const table = campaignTable(`${EMPTY}${ITALY}UCM Alexandria\nIN1 Taranto\nIN2 Genova`, {
    month: "1941-06",
    ...WESTERN_OPERATIONS,
  });
  play(table, "western", { type: "activate", unit: "UCM" });
  expect(table.refused("western", { type: "strike", unit: "IN1" })).toBe("STRIKE_TARGET");
  play(table, "western", { type: "sail", place: at("Malta") });
  while (table.decision()[0] === "axis D-INT") play(table, "axis", { type: "none" });
  expect(table.place("UCM")).toBe(at("Malta"));
  expect(table.decision()).toEqual(["western D-NAV"]);
  expect(table.legal("western")).toEqual([{ type: "strike", unit: "IN1" }, { type: "end" }]);
  expect(table.refused("western", { type: "sail", place: at("Alexandria") })).toBe("FLOWN");
  expect(table.refused("western", { type: "strike", unit: "IN2" })).toBe("STRIKE_TARGET");
  play(table, "western", { type: "strike", unit: "IN1" });
  expect(table.view("western").activation).toBeUndefined();
});

test("V112 an Air Strike on strangers is refused", () => {
  const table = campaignTable(`${EMPTY}GL2 Köln\nUAASF Southampton\nF1 Metz`, {
    wars: ["axis-soviet"],
    details: { policies: { naziSovietPact: 0 } },
  });
  play(table, "axis", { type: "activate", unit: "GL2" });
  expect(table.refused("axis", { type: "strike", unit: "UAASF" })).toBe("STRANGER");
});

const RUHR = "GL2 Köln, 1\n";
const AUGUST = { month: "1942-08", ...WESTERN_OPERATIONS } as const;

test("V135 a Bombing Run with an escort, and the Bombed marker in Strategic Warfare (aid R-3, R-11)", () => {
  const table = campaignTable(`${EMPTY}${ITALY}${RUHR}UBC1 Southampton\nUF11 London\nUBC2 Birmingham`, {
    ...AUGUST,
    dice: [4, 4],
  });
  play(table, "western", { type: "activate", unit: "UBC1" });
  expect(table.refused("western", { type: "bomb", hex: at("Milano") })).toBe("BOMB_TARGET");
  play(table, "western", { type: "bomb", hex: at("Essen") });
  expect(table.decision()).toEqual(["axis D-INT"]);
  play(table, "axis", { type: "intercept", unit: "GL2", target: "UBC1" });
  expect(table.decision()).toEqual(["western D-ESC"]);
  const events = table.do("western", { type: "escort", unit: "UF11" });
  expect(totals(events)).toEqual([5, 5, "NE"]);
  expect(sorties(table, "GL2", "UF11", "UBC1")).toEqual([2, 1, 1]);
  expect(bombed(table)).toEqual([at("Essen")]);
  play(table, "western", { type: "activate", unit: "UBC2" });
  expect(table.refused("western", { type: "bomb", hex: at("Essen") })).toBe("BOMB_TARGET");
  const modifiers: number[] = [];
  while (table.state.turn === 36 || table.view("axis").turnPhase !== "strategicMovement") {
    const [asked] = table.decision();
    const side = asked.split(" ")[0] as Side;
    const events = table.do(side, table.legal(side).at(-1)!);
    const fought = events.find((event) => event.type === "strategicCombat");
    if (fought?.type === "strategicCombat" && fought.faction === 1) {
      modifiers.push(...fought.defence.lines.filter(({ id }) => id === "S-W3").map(({ value }) => value));
    }
  }
  expect(modifiers).toEqual([1]);
  expect(bombed(table)).toEqual([]);
});

test("a Bombing Run: who could stop it, and what an escort is worth, is known before it begins (§53.4)", () => {
  const table = campaignTable(`${EMPTY}${RUHR}UBC1 Southampton\nUF11 London`, AUGUST);
  play(table, "western", { type: "activate", unit: "UBC1" });
  const before = JSON.stringify(table.state);
  const { unitIds, hexIndex } = boardOf(table.state);
  const [threat, ...others] = previewBombing(table.state, hexIndex.get(at("Essen"))!);
  expect([unitIds[threat.unit], unitIds[threat.escort!], others]).toEqual(["GL2", "UF11", []]);
  expect(threat.escorted).toBeLessThan(threat.bare);
  expect(JSON.stringify(table.state)).toBe(before);
});

test("V136 a bomber alone over the Ruhr is interdicted (aid IN-4, N10)", () => {
  const table = campaignTable(`${EMPTY}GL2 Köln\nUBC1 Birmingham\nUF11 London`, { ...AUGUST, dice: [3, 4] });
  play(table, "western", { type: "activate", unit: "UBC1" }, { type: "bomb", hex: at("Essen") });
  const events = table.do("axis", { type: "intercept", unit: "GL2", target: "UBC1" });
  expect(totals(events)).toEqual([5, 3, "DR"]);
  expect(bombed(table)).toEqual([]);
  expect(sorties(table, "GL2", "UBC1")).toEqual([1, 2]);
  expect(table.decision()).toEqual(["western D-ACT"]);
});

test("§51.2 a bomber with six Sorties, and fighters, fly no Bombing Run", () => {
  const table = campaignTable(`${EMPTY}UBC1 Southampton, 6\nUF11 London`, AUGUST);
  play(table, "western", { type: "activate", unit: "UBC1" });
  expect(table.refused("western", { type: "bomb", hex: at("Essen") })).toBe("SORTIES");
  play(table, "western", { type: "end" }, { type: "activate", unit: "UF11" });
  expect(table.refused("western", { type: "bomb", hex: at("Essen") })).toBe("BOMB_TARGET");
});
