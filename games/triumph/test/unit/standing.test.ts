/** What a seat may answer in advance, and what makes it want to be asked again. */
import { expect, test } from "vitest";
import { ALL_FACTIONS, AXIS, NATIONALITIES, WEST } from "../../data/kinds.ts";
import { triumph } from "../../index.ts";
import type { Event } from "../../model/events.ts";
import { PHASE_TABLE } from "../../phases/table.ts";
import { newGame } from "../states.ts";

const standing = triumph.standing!;

test("every decision that can be answered in advance exists, and none of them is a discreet question", () => {
  for (const decision of standing.decisions) {
    const phases = PHASE_TABLE.filter((phase) => phase.decision === decision || typeof phase.decision === "function");
    expect(phases, decision).not.toEqual([]);
    expect(phases.every(({ discreet }) => discreet === undefined)).toBe(true);
  }
});

test("battles and losses concern their seats, wars and years everybody; a unit that is disbanded is not lost", () => {
  const s = newGame({}, 1);
  const alerts = (event: Event) => ALL_FACTIONS.map((seat) => standing.alertOf(event, seat, s));
  const germany = NATIONALITIES.indexOf("germany");
  const lost = {
    type: "blockRemoved",
    area: 0,
    nationality: germany,
    unitType: 0,
    cv: 1,
    reason: "eliminated",
  } as const;
  expect(alerts({ type: "battleBegan", area: 0, parties: [AXIS, WEST] })).toEqual(["battle", "battle", undefined]);
  expect(alerts(lost)).toEqual(["loss", undefined, undefined]);
  expect(alerts({ ...lost, reason: "disbanded" })).toEqual([undefined, undefined, undefined]);
  expect(alerts({ type: "warDeclared", faction: AXIS, rival: WEST })).toEqual(["war", "war", "war"]);
  expect(alerts({ type: "yearBegan", year: 1937 })).toEqual(["time", "time", "time"]);
  expect(alerts({ type: "passed", faction: AXIS })).toEqual([undefined, undefined, undefined]);
});
