import { describe, expect, test } from "vitest";
import {
  ARMED,
  AXIS,
  BRITISH,
  CONQUERED,
  DEFEATED,
  FLEET,
  FRENCH,
  GERMAN,
  INFANTRY,
  ITALIAN,
  NATIVE,
  SOVIET,
  TANK,
  USSR,
  WEST,
} from "../../data/kinds.ts";
import { area, nation } from "../../data/map.ts";
import { countOf, PHASE, type State } from "../../model/state.ts";
import { A_U, play, put, standing, startCombat, W_A, W_U, warBoard } from "./battleBoard.ts";

const at = area;

/** The Combat Phase of the Active Player, with no optional Battle. */
function endOfCombat(s: State): void {
  startCombat(s);
  if (s.phase === PHASE.designation) play(s, s.commandOrder[0], { type: "confirm" });
}

function onMap(s: State, nationality: number): number {
  return s.unitArea.filter((where, unit) => where >= 0 && s.unitNationality[unit] === nationality).length;
}

describe("Defeat of a Major Power (§2.21)", () => {
  test("all its units go, its land follows the Capital, its Colonies arm themselves", () => {
    const s = warBoard(W_A, AXIS);
    standing(s);
    put(s, "paris", GERMAN, INFANTRY, 1);
    put(s, "marseille", FRENCH, INFANTRY, 2);
    put(s, "western-mediterranean", FRENCH, FLEET, 2);
    endOfCombat(s);
    expect(s.phase).toBe(PHASE.playerTurn);
    expect(s.status[nation("france")]).toBe(DEFEATED);
    expect(onMap(s, FRENCH)).toBe(0);
    expect(s.marker[nation("france")]).toBe(AXIS);
    expect(s.control[at("gascony")]).toBe(AXIS);
    expect(s.status[nation("syria")]).toBe(ARMED);
    expect(countOf(s.present, at("damascus"), NATIVE)).toBe(1);
    expect(s.control[at("damascus")]).toBe(NATIVE);
    expect(s.control[at("tunisia")]).toBe(NATIVE);
    const fort = s.unitArea.indexOf(at("algiers"));
    expect(s.unitCv[fort]).toBe(2);
    expect(s.enemies[nation("syria")]).toBe(0);
  });

  test("R15 a Colony whose Capital holds another Power's unit, ANS included, stays with that Faction", () => {
    const s = warBoard(W_A, AXIS);
    put(s, "algiers", BRITISH, FLEET, 1);
    put(s, "sfax", BRITISH, INFANTRY, 1);
    standing(s);
    put(s, "paris", GERMAN, TANK, 1);
    endOfCombat(s);
    expect(s.status[nation("french-north-africa")]).toBe(CONQUERED);
    expect(s.marker[nation("french-north-africa")]).toBe(WEST);
    expect(s.control[at("morocco")]).toBe(WEST);
    expect(countOf(s.present, at("algiers"), NATIVE)).toBe(0);
  });

  test("R15 units elsewhere in a Colony that arms itself stay and hold their area", () => {
    const s = warBoard(W_A, AXIS);
    put(s, "sfax", BRITISH, INFANTRY, 1);
    standing(s);
    put(s, "paris", GERMAN, TANK, 1);
    endOfCombat(s);
    expect(s.control[at("sfax")]).toBe(WEST);
    expect(s.control[at("tunisia")]).toBe(NATIVE);
  });

  test("R13 ANS alone or a defender left: no Capture", () => {
    const s = warBoard(W_A, AXIS);
    standing(s);
    put(s, "paris", GERMAN, INFANTRY, 1);
    put(s, "paris", BRITISH, FLEET, 1);
    endOfCombat(s);
    expect(s.status[nation("france")]).not.toBe(DEFEATED);
  });

  test("R104 one Defeat completes another, and two conquerors at war Defeat a Power too", () => {
    const s = warBoard(W_A | A_U | W_U, AXIS);
    standing(s);
    put(s, "paris", GERMAN, INFANTRY, 1);
    put(s, "paris", SOVIET, INFANTRY, 1);
    put(s, "paris", ITALIAN, INFANTRY, 1);
    put(s, "rome", BRITISH, INFANTRY, 1);
    put(s, "rome", FRENCH, INFANTRY, 1);
    endOfCombat(s);
    expect(s.status[nation("france")]).toBe(DEFEATED);
    expect(s.status[nation("italy")]).toBe(DEFEATED);
    expect(onMap(s, FRENCH) + onMap(s, ITALIAN)).toBe(0);
    expect(s.marker[nation("france")]).toBe(AXIS);
    expect(s.marker[nation("italy")]).toBe(WEST);
    expect(s.status[nation("libya")]).toBe(ARMED);
  });

  test("a Great Power is never Defeated and gets no marker", () => {
    const s = warBoard(A_U, AXIS);
    standing(s);
    put(s, "moscow", GERMAN, INFANTRY, 1);
    const soviet = put(s, "kiev", SOVIET, INFANTRY, 1);
    endOfCombat(s);
    expect(s.control[at("moscow")]).toBe(AXIS);
    expect(s.unitArea[soviet]).toBe(at("kiev"));
    expect(s.marker[nation("ussr")]).toBe(-1);
  });
});

describe("Military Victory at the end of a Combat Phase (§16)", () => {
  test("two capitals of Rivals win at once", () => {
    const s = warBoard(W_A, AXIS);
    standing(s);
    put(s, "paris", GERMAN, INFANTRY, 1);
    put(s, "london", GERMAN, INFANTRY, 1);
    startCombat(s);
    expect(s.victory).toBeGreaterThanOrEqual(0);
    expect(s.winners).toBe(1 << AXIS);
    expect(s.winners & (1 << USSR)).toBe(0);
  });
});
