import { describe, expect, it } from "vitest";
import { AXIS, BRITISH, FLEET, FORTRESS, FRENCH, GERMAN, INFANTRY, USSR, WEST } from "../../data/kinds.ts";
import { area, nation } from "../../data/map.ts";
import type { Out } from "../../model/events.ts";
import { DECLARE_WAR, type State, VIOLATE } from "../../model/state.ts";
import { moverOnRoute, moveUnit } from "../../rules/movement/movement.ts";
import { removeUnit } from "../../rules/units.ts";
import {
  canMeetAll,
  findOpenDuties,
  moveKeepsDuties as keepsDuties,
  meetDuties,
  openDutyCanBeMet,
  releaseImpossibleDuties,
} from "../../rules/war/duty.ts";
import { declaring, peace, play, put } from "./warBoard.ts";

const POLAND = nation("poland");

/** Axis has Violated Poland and begins movement. */
function afterViolation(s: State): State {
  play(s, AXIS, { type: "violate", nation: POLAND });
  play(s, AXIS, { type: "announce" });
  play(s, AXIS, { type: "pass" });
  return s;
}

const moveKeepsDuties = (s: State, f: number, unit: number, way: readonly number[], strategic: boolean) =>
  keepsDuties(s, f, unit, way, strategic, findOpenDuties(s, f));

const route = (...ids: string[]) => ids.map(area);

describe("R101 the Aggression duty", () => {
  it("V25: a move that leaves no unit for the Aggression is refused, the Aggression itself is not", () => {
    const s = peace();
    const only = put(s, "konigsberg", GERMAN, INFANTRY, 2);
    put(s, "rome", 1, INFANTRY, 1);
    afterViolation(declaring(s, AXIS));
    expect(moveKeepsDuties(s, AXIS, only, route("baltic-sea"), false)).toBe(false);
    expect(moveKeepsDuties(s, AXIS, only, route("warsaw"), false)).toBe(true);
    expect(openDutyCanBeMet(s, AXIS)).toBe(true);
    const out: Out = [];
    moveUnit(moverOnRoute(s, only, route("warsaw"), false), route("warsaw"), out);
    meetDuties(s, AXIS, area("warsaw"), out);
    expect(s.duties).toEqual([]);
    expect(out.at(-1)).toMatchObject({ type: "declarationFulfilled", kind: "violation", nation: POLAND });
    expect(openDutyCanBeMet(s, AXIS)).toBe(false);
  });

  it("R38: each unfulfilled victim reserves one Command", () => {
    const s = peace();
    put(s, "konigsberg", GERMAN, INFANTRY, 2);
    const other = put(s, "rome", 1, INFANTRY, 1);
    afterViolation(declaring(s, AXIS, 2));
    expect(moveKeepsDuties(s, AXIS, other, route("milan"), false)).toBe(true);
    s.command = 1;
    expect(moveKeepsDuties(s, AXIS, other, route("milan"), false)).toBe(false);
  });

  it("R101: two victims need two different units", () => {
    const s = peace();
    const konigsberg = put(s, "konigsberg", GERMAN, INFANTRY, 2);
    const munich = put(s, "munich", GERMAN, INFANTRY, 2);
    declaring(s, AXIS);
    play(s, AXIS, { type: "violate", nation: nation("austria") });
    afterViolation(s);
    expect(canMeetAll(s, AXIS)).toBe(true);
    expect(moveKeepsDuties(s, AXIS, munich, route("berlin", "warsaw"), false)).toBe(false);
    expect(moveKeepsDuties(s, AXIS, munich, route("vienna"), false)).toBe(true);
    expect(moveKeepsDuties(s, AXIS, konigsberg, route("warsaw"), false)).toBe(true);
  });

  it("R101: what became impossible is released, so that movement can end", () => {
    const s = peace();
    const only = put(s, "konigsberg", GERMAN, INFANTRY, 2);
    afterViolation(declaring(s, AXIS));
    removeUnit(s, only);
    expect(openDutyCanBeMet(s, AXIS)).toBe(false);
    const out: Out = [];
    releaseImpossibleDuties(s, AXIS, out);
    expect(s.duties).toEqual([]);
    expect(out).toMatchObject([{ type: "aggressionWaived", kind: "violation" }]);
  });

  it("R39: a Sea still shared with the victim meets the duty without a move", () => {
    const s = peace();
    const fleet = put(s, "north-sea", GERMAN, FLEET, 3);
    put(s, "north-sea", BRITISH, FLEET, 2);
    declaring(s, AXIS);
    play(s, AXIS, { type: "declareWar", rival: WEST, card: -1 });
    play(s, AXIS, { type: "announce" });
    play(s, AXIS, { type: "pass" });
    expect(canMeetAll(s, AXIS)).toBe(true);
    expect(openDutyCanBeMet(s, AXIS)).toBe(false);
    expect(moveKeepsDuties(s, AXIS, fleet, route("ruhr"), false)).toBe(false);
    put(s, "north-sea", GERMAN, INFANTRY, 1);
    expect(moveKeepsDuties(s, AXIS, fleet, route("ruhr"), false)).toBe(true);
  });

  it("a Rival is met by Aggression against its units or land anywhere", () => {
    const s = peace();
    put(s, "lorraine", FRENCH, FORTRESS, 3);
    const unit = put(s, "munich", GERMAN, INFANTRY, 2);
    declaring(s, AXIS);
    play(s, AXIS, { type: "declareWar", rival: WEST, card: -1 });
    play(s, AXIS, { type: "announce" });
    play(s, AXIS, { type: "pass" });
    s.duties.push(DECLARE_WAR, USSR, VIOLATE, POLAND);
    moveUnit(moverOnRoute(s, unit, route("lorraine"), false), route("lorraine"), []);
    meetDuties(s, AXIS, area("lorraine"), []);
    expect(s.duties).toEqual([DECLARE_WAR, USSR, VIOLATE, POLAND]);
  });
});
