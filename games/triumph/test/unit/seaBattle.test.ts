import { describe, expect, test } from "vitest";
import {
  AIR_FORCE,
  AXIS,
  BRITISH,
  CARRIER,
  CLASS_AIR,
  CLASS_NAVAL,
  CLASS_SUB,
  FLEET,
  GERMAN,
  INFANTRY,
  NAVAL_RADAR,
  SOVIET,
  SUB,
  USSR,
  WEST,
} from "../../data/kinds.ts";
import { area } from "../../data/map.ts";
import { countOf, ESCAPED, FACE_UP, JOINED, PHASE, type State } from "../../model/state.ts";
import { hasFlag } from "../../rules/units.ts";
import {
  A_U,
  arrive,
  fire,
  isListed,
  phaseOf,
  play,
  put,
  rebaseTo,
  refusal,
  standing,
  startCombat,
  W_A,
  waitsFor,
  warBoard,
  waysOut,
} from "./battleBoard.ts";

describe("V13 Carrier Strike", () => {
  function biscay(): { s: State; fleet: number; carrier: number } {
    const s = warBoard(W_A, WEST);
    const fleet = put(s, "bay-of-biscay", GERMAN, FLEET, 3);
    standing(s);
    const carrier = arrive(s, ["irish-sea", "bay-of-biscay"], BRITISH, CARRIER, 2);
    startCombat(s);
    return { s, fleet, carrier };
  }
  const strike = (unit: number, id: string, rebase: boolean) =>
    ({ type: "strike", unit, party: -1, to: area(id), rebase }) as const;

  test("dice at N1, then the Carrier leaves at once", () => {
    const { s, fleet, carrier } = biscay();
    s.dice = [1, 4];
    play(s, WEST, strike(carrier, "irish-sea", false));
    expect(s.unitCv[fleet]).toBe(2);
    expect(s.unitArea[carrier]).toBe(area("irish-sea"));
    expect(hasFlag(s, carrier, FACE_UP)).toBe(false);
    expect(s.phase).toBe(PHASE.playerTurn);
  });
  test("Retreat only to the Irish Sea, ReBase to Gascony or London", () => {
    const { s, carrier } = biscay();
    expect(waysOut(s, WEST, carrier, "retreat")).toEqual([area("irish-sea")]);
    expect(refusal(s, WEST, strike(carrier, "madeira-sea", false))?.code).toBe("RETREAT_D");
    expect(isListed(s, WEST, strike(carrier, "gascony", true))).toBe(true);
    expect(isListed(s, WEST, strike(carrier, "london", true))).toBe(true);
    expect(refusal(s, WEST, strike(carrier, "berlin", true))?.code).toBe("REBASE_TARGET");
    expect(refusal(s, WEST, { type: "hold", unit: carrier })?.code).toBe("MUST_FIRE");
  });
  test("a Carrier loses 2 CV for a Hit", () => {
    const { s, fleet, carrier } = biscay();
    s.dice = [6, 6, 1, 6, 6];
    play(s, WEST, fire(carrier, CLASS_NAVAL));
    play(s, AXIS, fire(fleet, CLASS_NAVAL));
    expect(s.unitArea[carrier]).toBe(-1);
    expect(s.phase).toBe(PHASE.playerTurn);
  });
});

describe("V14 BattleGroups", () => {
  function northSea(): { s: State; enemies: number[]; london: number[]; glasgow: number } {
    const s = warBoard(W_A, WEST);
    const enemies = [put(s, "north-sea", GERMAN, FLEET, 2), put(s, "north-sea", GERMAN, SUB, 2)];
    standing(s);
    const london = [
      arrive(s, ["london", "north-sea"], BRITISH, FLEET, 4),
      arrive(s, ["london", "north-sea"], BRITISH, AIR_FORCE, 2),
    ];
    const glasgow = arrive(s, ["glasgow", "north-sea"], BRITISH, FLEET, 2);
    startCombat(s);
    return { s, enemies, london, glasgow };
  }

  test("one group a round; the other is hidden, cannot act and cannot be hit", () => {
    const { s, enemies, london, glasgow } = northSea();
    expect(s.phase).toBe(PHASE.battleJoin);
    expect(phaseOf(s).legal(s, WEST)).toHaveLength(2);
    expect(phaseOf(s).fallback(s, WEST)).toEqual({ type: "join", unit: london[0] });
    expect(hasFlag(s, london[0], FACE_UP)).toBe(false);
    play(s, WEST, { type: "join", unit: london[0] });
    expect(hasFlag(s, london[1], JOINED)).toBe(true);
    expect(hasFlag(s, glasgow, FACE_UP | JOINED)).toBe(false);
    s.dice = [6, 6, 6, 6, 6, 6];
    play(s, WEST, fire(london[1], CLASS_SUB));
    play(s, AXIS, fire(enemies[1], CLASS_NAVAL));
    play(s, AXIS, fire(enemies[0], CLASS_AIR));
    s.dice = [6, 6, 6, 6];
    expect(refusal(s, WEST, fire(glasgow, CLASS_NAVAL))?.code).toBe("CANNOT_ACT");
    play(s, WEST, fire(london[0], CLASS_NAVAL));
    expect(s.phase).toBe(PHASE.airRebase);
    play(s, WEST, rebaseTo(london[1], "london"));
    expect(s.phase).toBe(PHASE.subEscape);
    expect(waitsFor(s, AXIS)).toBe(true);
    play(s, AXIS, { type: "pass" });
    expect(s.battleRound).toBe(2);
    expect(hasFlag(s, glasgow, JOINED)).toBe(true);
  });

  test("the second group stays hidden if no Enemy is left", () => {
    const { s, enemies, london, glasgow } = northSea();
    play(s, WEST, { type: "join", unit: london[0] });
    s.dice = [1, 1];
    play(s, WEST, fire(london[1], CLASS_SUB));
    expect(s.unitArea[enemies[1]]).toBe(-1);
    s.dice = [6, 6, 1, 1, 6, 6];
    play(s, AXIS, fire(enemies[0], CLASS_NAVAL));
    play(s, WEST, fire(london[0], CLASS_NAVAL));
    expect(s.unitArea[enemies[0]]).toBe(-1);
    expect(s.phase).toBe(PHASE.airRebase);
    play(s, WEST, rebaseTo(london[1], "london"));
    expect(s.phase).toBe(PHASE.optionalRebase);
    play(s, WEST, { type: "pass" });
    expect(s.phase).toBe(PHASE.playerTurn);
    expect(s.unitArea[glasgow]).toBe(area("north-sea"));
    expect(hasFlag(s, glasgow, FACE_UP)).toBe(false);
    expect(hasFlag(s, london[0], FACE_UP)).toBe(false);
  });

  test("the next group must join even if the first is gone", () => {
    const { s, enemies, london, glasgow } = northSea();
    play(s, WEST, { type: "join", unit: london[0] });
    play(s, WEST, rebaseTo(london[1], "london"));
    s.dice = [6, 6];
    play(s, AXIS, fire(enemies[1], CLASS_NAVAL));
    s.dice = [6, 6];
    play(s, AXIS, fire(enemies[0], CLASS_NAVAL));
    play(s, WEST, { type: "retreat", unit: london[0], to: area("london") });
    play(s, AXIS, { type: "escape", unit: enemies[1] });
    expect(s.battleRound).toBe(2);
    expect(hasFlag(s, glasgow, JOINED)).toBe(true);
  });
});

describe("V23 DoW and a shared Sea", () => {
  function shared(westTechs: number): { s: State; fleet: number; convoy: number; british: number } {
    const s = warBoard(W_A, AXIS);
    const fleet = put(s, "north-sea", GERMAN, FLEET, 3);
    const convoy = put(s, "north-sea", GERMAN, INFANTRY, 2);
    const british = put(s, "north-sea", BRITISH, FLEET, 2);
    standing(s);
    s.surprise = 1;
    s.sharedSeas = [area("north-sea")];
    s.techs[WEST] = westTechs;
    startCombat(s);
    return { s, fleet, convoy, british };
  }
  test("the Battle is mandatory and the declarer Fires first", () => {
    const { s } = shared(0);
    expect(s.phase).toBe(PHASE.battleAction);
    expect(waitsFor(s, AXIS)).toBe(true);
  });
  test("unless only the West has Naval Radar", () => {
    const { s } = shared(1 << NAVAL_RADAR);
    expect(waitsFor(s, WEST)).toBe(true);
  });
  test("Convoys lose 2 CV for a Hit and never act", () => {
    const { s, fleet, convoy, british } = shared(0);
    s.dice = [6, 6, 6];
    play(s, AXIS, fire(fleet, CLASS_NAVAL));
    s.unitCv[fleet] = 1;
    s.dice = [1, 6];
    play(s, WEST, fire(british, CLASS_NAVAL));
    expect(s.unitArea[convoy]).toBe(-1);
    expect(s.battleRound).toBe(2);
  });
  test("R59 Convoys against Convoys: nobody fights, both stay", () => {
    const s = warBoard(W_A, AXIS);
    put(s, "north-sea", GERMAN, INFANTRY, 2);
    put(s, "north-sea", BRITISH, INFANTRY, 2);
    standing(s);
    s.sharedSeas = [area("north-sea")];
    startCombat(s);
    expect(s.phase).toBe(PHASE.playerTurn);
    expect(countOf(s.present, area("north-sea"), WEST)).toBe(1);
  });
});

describe("Escaped Subs (§12.73, R58)", () => {
  test("re-Engaging a Rival draws in all its Escaped Subs; own ones choose one by one", () => {
    const s = warBoard(W_A, WEST);
    const enemies = [put(s, "north-sea", GERMAN, SUB, 1, ESCAPED), put(s, "north-sea", GERMAN, SUB, 2, ESCAPED)];
    const own = [put(s, "north-sea", BRITISH, SUB, 2, ESCAPED), put(s, "north-sea", BRITISH, FLEET, 2)];
    standing(s);
    startCombat(s);
    expect(s.phase).toBe(PHASE.designation);
    expect(refusal(s, WEST, { type: "reengage", unit: own[0] })?.code).toBe("NO_REENGAGE");
    expect(refusal(s, WEST, { type: "reengage", unit: 77 })?.code).toBe("NO_REENGAGE");
    play(s, WEST, { type: "reengageRival", area: area("north-sea"), rival: AXIS });
    expect(enemies.every((unit) => !hasFlag(s, unit, ESCAPED))).toBe(true);
    play(s, WEST, { type: "confirm" });
    expect(s.battleUnits).toEqual([...enemies, own[1]]);
  });

  test("Convoys alone cannot re-Engage, and nobody has to", () => {
    const s = warBoard(W_A, WEST);
    put(s, "north-sea", GERMAN, SUB, 1, ESCAPED);
    put(s, "north-sea", BRITISH, INFANTRY, 2);
    standing(s);
    startCombat(s);
    expect(s.phase).toBe(PHASE.playerTurn);
  });

  test("with only Escaped Subs on both sides one of the own must Engage as well", () => {
    const s = warBoard(W_A, WEST);
    put(s, "north-sea", GERMAN, SUB, 1, ESCAPED);
    const own = put(s, "north-sea", BRITISH, SUB, 2, ESCAPED);
    standing(s);
    startCombat(s);
    play(s, WEST, { type: "reengageRival", area: area("north-sea"), rival: AXIS });
    expect(refusal(s, WEST, { type: "confirm" })?.code).toBe("BATTLE_MANDATORY");
    play(s, WEST, { type: "reengage", unit: own });
    expect(s.phase).toBe(PHASE.battleAction);
  });

  test("a Sub that Escapes ends the Battle, stays, and no longer occupies the Sea", () => {
    const s = warBoard(W_A, WEST);
    const sub = put(s, "north-sea", GERMAN, SUB, 1);
    standing(s);
    const fleet = arrive(s, ["london", "north-sea"], BRITISH, FLEET, 2);
    startCombat(s, 6, 6, 6);
    play(s, AXIS, fire(sub, CLASS_NAVAL));
    play(s, WEST, fire(fleet, CLASS_SUB));
    expect(phaseOf(s).fallback(s, AXIS)).toEqual({ type: "pass" });
    play(s, AXIS, { type: "escape", unit: sub });
    expect(s.phase).toBe(PHASE.optionalRebase);
    play(s, WEST, { type: "pass" });
    expect(hasFlag(s, sub, ESCAPED)).toBe(true);
    expect(hasFlag(s, sub, FACE_UP)).toBe(false);
    expect(countOf(s.present, area("north-sea"), AXIS)).toBe(0);
    expect(s.control[area("north-sea")]).toBe(1 << WEST);
  });
});

describe("Air Forces at sea (R61)", () => {
  test("without a base in range an Air Force is eliminated after the round", () => {
    const s = warBoard(W_A, AXIS);
    const enemy = put(s, "greenland-sea", BRITISH, SUB, 3);
    standing(s);
    const air = arrive(s, ["norwegian-sea", "greenland-sea"], GERMAN, AIR_FORCE, 2);
    startCombat(s, 6, 6);
    play(s, AXIS, fire(air, CLASS_SUB));
    expect(refusal(s, WEST, fire(enemy, CLASS_AIR))?.code).toBe("NO_FIREPOWER");
    play(s, WEST, { type: "hold", unit: enemy });
    expect(s.unitArea[air]).toBe(-1);
    expect(s.phase).toBe(PHASE.playerTurn);
  });
});

describe("R93, R109 several Defenders at sea", () => {
  test("all hostile Parties are fought, and the Attacker names a target", () => {
    const s = warBoard(W_A | A_U, AXIS);
    const west = put(s, "north-sea", BRITISH, FLEET, 2);
    const ussr = put(s, "north-sea", SOVIET, FLEET, 2);
    standing(s);
    const axis = arrive(s, ["ruhr", "north-sea"], GERMAN, FLEET, 3);
    startCombat(s);
    expect(s.battleSides).toBe(7);
    expect(s.phase).toBe(PHASE.battleOrder);
    play(s, AXIS, { type: "first", faction: USSR });
    s.dice = [6, 6];
    play(s, USSR, fire(ussr, CLASS_NAVAL));
    s.dice = [6, 6];
    play(s, WEST, fire(west, CLASS_NAVAL));
    expect(refusal(s, AXIS, fire(axis, CLASS_NAVAL))?.code).toBe("TARGET_ABSENT");
    s.dice = [1, 1, 1];
    play(s, AXIS, fire(axis, CLASS_NAVAL, WEST));
    expect(s.unitArea[west]).toBe(-1);
    expect(s.battleRound).toBe(2);
  });
  test("R94 after 50 rounds the Attacker leaves", () => {
    const s = warBoard(W_A, WEST);
    put(s, "north-sea", GERMAN, SUB, 1);
    standing(s);
    const fleet = arrive(s, ["london", "north-sea"], BRITISH, FLEET, 2);
    startCombat(s);
    s.battleRound = 50;
    s.dice = [6, 6, 6];
    play(s, AXIS, fire(0, CLASS_NAVAL));
    play(s, WEST, fire(fleet, CLASS_SUB));
    play(s, AXIS, { type: "pass" });
    expect(s.phase).toBe(PHASE.forcedRetreat);
    play(s, WEST, rebaseTo(fleet, "london"));
    expect(s.phase).toBe(PHASE.playerTurn);
  });
});
