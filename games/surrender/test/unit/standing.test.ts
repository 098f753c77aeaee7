/** What a seat may answer in advance, and what makes it want to be asked again. */
import { expect, test } from "vitest";
import { surrender } from "../../index.ts";
import type { Event } from "../../model/events.ts";
import { boardOf } from "../../model/state.ts";
import { PHASE_TABLE } from "../../phases/table.ts";
import { startOf } from "../walk.ts";

const standing = surrender.standing!;

test("every decision that can be answered in advance exists, and none of them is a discreet question", () => {
  for (const decision of standing.decisions) {
    const phases = PHASE_TABLE.filter((phase) => phase.decision === decision);
    expect(phases, decision).not.toEqual([]);
    expect(phases.every(({ discreet }) => discreet === undefined)).toBe(true);
  }
});

test("attacks and losses concern their seats, wars and turns everybody", () => {
  const s = startOf({ options: { scenario: "poland-1939" }, seed: 1 });
  const alerts = (event: Event) => [0, 1].map((seat) => standing.alertOf(event, seat, s));
  const [mine, theirs] = boardOf(s).factionAt.map((faction) => s.unitFaction.indexOf(faction));
  expect(alerts({ type: "eliminated", unit: theirs, hex: 0, reason: "combat" })).toEqual([undefined, "loss"]);
  expect(alerts({ type: "lostAtSea", unit: mine })).toEqual(["loss", undefined]);
  expect(alerts({ type: "attackDeclared", kind: "mobile", units: [mine], hex: 0, defender: theirs, cost: 0 })).toEqual([
    "battle",
    "battle",
  ]);
  expect(alerts({ type: "airStrike", unit: mine, target: theirs, hex: 0 })).toEqual(["battle", "battle"]);
  expect(alerts({ type: "turnBegan", turn: 2, month: 10, year: 1939 })).toEqual(["time", "time"]);
  expect(alerts({ type: "warBegan", factions: [0, 1] })).toEqual(["war", "war"]);
  expect(alerts({ type: "passed", faction: 0 })).toEqual([undefined, undefined]);
});
