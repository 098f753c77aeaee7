/** §56 Event markers on the map, through the contract. */
import { expect, test } from "vitest";
import { boardOf, HOLDING_BOX } from "../../state.ts";
import { at, campaignTable } from "../vignettes-campaign.ts";

const LINES = `everybody: out
  germany: active axis, income 20
  G10 Łódź+W
  PLO Łódź
  axisSurpriseAttack: available`;

function attack(answer: "surprise" | "none"): { lines: number[]; place: number; second: number[] } {
  const table = campaignTable(LINES, { phase: "surprise", dice: [3, 3, 3, 3] });
  expect(table.decision()).toEqual(["axis D-SUR"]);
  expect(table.refused("axis", { type: "pass" })).toBe("WRONG_ACTION");
  table.do("axis", { type: answer });
  table.do("axis", { type: "activate", unit: "G10" });
  const marker = boardOf(table.state).markerIds.indexOf("axisSurpriseAttack");
  const fight = () => {
    let events = table.do("axis", { type: "attack", hex: at("Łódź") });
    while (table.decision()[0]?.endsWith("D-COM") || table.decision().length > 1)
      for (const who of table.decision()) events = table.do(who.split(" ")[0] as "axis", { type: "willNot" });
    const combat = events.find((event) => event.type === "groundCombat");
    return combat?.type === "groundCombat"
      ? combat.attack.lines.filter(({ id }) => id === "axisSurpriseAttack").map(({ value }) => value)
      : [];
  };
  const lines = fight();
  const second = table.legal("axis").some(({ type }) => type === "attack") ? fight() : [];
  while (table.state.phasing === 0) {
    const side = table.decision()[0].split(" ")[0] as "axis";
    table.do(side, table.legal(side).at(-1)!);
  }
  return { lines, second, place: table.state.markerPlace[marker] };
}

test("§56.1 Surprise Attack: +2 to the first attack of a unit, then the Holding Box", () => {
  expect(attack("surprise")).toEqual({ lines: [2], second: [], place: HOLDING_BOX });
});

test("§56.1 without the marker there is no bonus, and it stays available", () => {
  expect(attack("none")).toEqual({ lines: [], second: [], place: -1 });
});
