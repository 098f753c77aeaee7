import { describe, expect, test } from "vitest";
import {
  AIR_FORCE,
  ARMED,
  AXIS,
  BRITISH,
  CLASS_NAVAL,
  FLEET,
  FORTRESS,
  FRENCH,
  GERMAN,
  HEAVY_BOMBERS,
  INFANTRY,
  ITALIAN,
  SATELLITE,
  SOVIET,
  SUB,
  TANK,
  USSR,
  WEST,
} from "../../data/kinds.ts";
import { area, nation } from "../../data/map.ts";
import { FACE_UP, PHASE, RAIDER, type State } from "../../model/state.ts";
import { rebaseAreas } from "../../rules/combat/rebase.ts";
import { forcedLeavers, refuseRetreat } from "../../rules/combat/retreat.ts";
import { removeUnit } from "../../rules/units.ts";
import {
  A_U,
  arrive,
  fire,
  inCombat,
  phaseOf,
  play,
  put,
  refusal,
  retreatTo,
  standing,
  startCombat,
  W_A,
  warBoard,
  waysOut,
} from "./battleBoard.ts";

describe("V7 prohibitions a, b, c", () => {
  function lvov(raidOnly: boolean): { s: State; infantry: number } {
    const s = warBoard(A_U, AXIS);
    s.status[nation("poland")] = SATELLITE;
    s.marker[nation("poland")] = USSR;
    for (const id of ["hungary", "rumania"]) {
      s.status[nation(id)] = SATELLITE;
      s.marker[nation(id)] = AXIS;
    }
    const infantry = put(s, "lvov", SOVIET, INFANTRY, 3);
    put(s, "odessa", SOVIET, INFANTRY, 2);
    standing(s);
    arrive(s, ["budapest", "lvov"], GERMAN, TANK, 1);
    arrive(s, ["bucharest", "odessa"], GERMAN, raidOnly ? AIR_FORCE : TANK, 1);
    startCombat(s);
    play(s, AXIS, { type: "fight", area: area("lvov") });
    if (s.phase === PHASE.battleAction && s.battleType !== 6) {
      play(s, AXIS, { type: "hold", unit: 2 });
    }
    return { s, infantry };
  }

  test("Budapest, Odessa refused, Kiev accepted", () => {
    const { s, infantry } = lvov(false);
    expect(refusal(s, USSR, retreatTo(infantry, "budapest"))?.code).toBe("RETREAT_A");
    expect(refusal(s, USSR, retreatTo(infantry, "odessa"))?.code).toBe("RETREAT_B");
    play(s, USSR, retreatTo(infantry, "kiev"));
    expect(s.unitArea[infantry]).toBe(area("kiev"));
    expect(s.unitFlags[infantry] & FACE_UP).toBe(0);
  });

  test("a Raid does not close Odessa, and the unit stays out of that Battle (R65)", () => {
    const { s, infantry } = lvov(true);
    expect(s.unitFlags[3] & RAIDER).not.toBe(0);
    play(s, USSR, retreatTo(infantry, "odessa"));
    expect(s.battleArea).toBe(area("odessa"));
    expect(s.battleUnits).not.toContain(infantry);
    expect(s.unitFlags[infantry] & FACE_UP).toBe(0);
  });
});

describe("Retreats (§12.5)", () => {
  test("c: not to where the Enemy came from, even if it is Friendly in the snapshot", () => {
    const s = warBoard(W_A, AXIS);
    const infantry = put(s, "paris", FRENCH, INFANTRY, 2);
    standing(s);
    arrive(s, ["munich", "lorraine", "paris"], GERMAN, TANK, 1);
    startCombat(s);
    play(s, AXIS, { type: "hold", unit: 1 });
    expect(refusal(s, WEST, retreatTo(infantry, "lorraine"))?.code).toBe("RETREAT_C");
    expect(refusal(s, WEST, retreatTo(infantry, "north-sea"))?.code).toBe("RETREAT_E");
    expect(refusal(s, WEST, retreatTo(infantry, "moscow"))?.code).toBe("NOT_ADJACENT");
    expect(refusal(s, WEST, retreatTo(infantry, "gascony"))).toBeUndefined();
  });

  test("e: to sea only if friendly units are there, one over a coast", () => {
    const s = warBoard(W_A, AXIS);
    const units = [put(s, "paris", FRENCH, INFANTRY, 2), put(s, "paris", FRENCH, INFANTRY, 1)];
    put(s, "north-sea", BRITISH, FLEET, 1);
    standing(s);
    arrive(s, ["lorraine", "paris"], GERMAN, INFANTRY, 3);
    startCombat(s);
    play(s, WEST, retreatTo(units[0], "north-sea"));
    expect(s.unitArea[units[0]]).toBe(area("north-sea"));
    expect(refusal(s, WEST, retreatTo(units[1], "north-sea"))?.code).toBe("BORDER_LIMIT");
  });

  test("d: Attackers only to where they Engaged from; those that were there before are free", () => {
    const s = warBoard(W_A, AXIS);
    put(s, "lorraine", FRENCH, FORTRESS, 2);
    const old = put(s, "lorraine", GERMAN, INFANTRY, 2);
    s.status[nation("low-countries")] = SATELLITE;
    s.marker[nation("low-countries")] = AXIS;
    standing(s);
    const fresh = arrive(s, ["munich", "lorraine"], GERMAN, INFANTRY, 2);
    s.aggressed.push(area("lorraine"));
    startCombat(s);
    play(s, WEST, { type: "hold", unit: 0 });
    expect(refusal(s, AXIS, retreatTo(fresh, "amsterdam"))?.code).toBe("RETREAT_D");
    expect(waysOut(s, AXIS, fresh, "retreat")).toEqual([area("munich")]);
    expect(waysOut(s, AXIS, old, "retreat").sort()).toEqual([area("munich"), area("amsterdam")].sort());
  });

  test("Air Forces and Convoys cannot Retreat", () => {
    const s = warBoard(W_A, AXIS);
    const air = put(s, "paris", FRENCH, AIR_FORCE, 2);
    const convoy = put(s, "north-sea", BRITISH, INFANTRY, 2);
    standing(s);
    expect(refuseRetreat(s, air, area("gascony"))?.code).toBe("RETREAT_UNIT");
    expect(refuseRetreat(s, convoy, area("london"))?.code).toBe("RETREAT_UNIT");
  });
});

describe("V17 ships in a captured port", () => {
  function marseille(enemySea: boolean): { s: State; fleet: number } {
    const s = warBoard(W_A, AXIS);
    const fleet = put(s, "marseille", FRENCH, FLEET, 2);
    if (enemySea) put(s, "western-mediterranean", ITALIAN, FLEET, 1);
    standing(s);
    const infantry = arrive(s, ["milan", "marseille"], ITALIAN, INFANTRY, 3);
    startCombat(s, 6, 6, 6, 6, 6);
    play(s, WEST, { type: "hold", unit: fleet });
    play(s, AXIS, fire(infantry, CLASS_NAVAL));
    return { s, fleet };
  }
  test("the Fleet must leave by sea; Gascony is no coast step", () => {
    const { s, fleet } = marseille(false);
    expect(s.phase).toBe(PHASE.forcedRetreat);
    expect(waysOut(s, WEST, fleet, "retreat")).toEqual([area("western-mediterranean")]);
    expect(waysOut(s, WEST, fleet, "rebase")).not.toContain(area("gascony"));
    expect(waysOut(s, WEST, fleet, "rebase")).toContain(area("algiers"));
    play(s, WEST, retreatTo(fleet, "western-mediterranean"));
    expect(s.phase).toBe(PHASE.playerTurn);
    expect(s.control[area("marseille")]).toBe(AXIS);
  });
  test("an Enemy Sea outside: the Fleet is eliminated (R100)", () => {
    const { s, fleet } = marseille(true);
    expect(s.phase).toBe(PHASE.playerTurn);
    expect(s.unitArea[fleet]).toBe(-1);
  });
});

describe("ReBase (§13)", () => {
  const at = area;
  test("Air Forces fly 2, with Heavy Bombers 3, over Enemy land but not over Neutral land", () => {
    const s = standing(warBoard(W_A, AXIS));
    expect(rebaseAreas(s, AXIS, AIR_FORCE, at("paris"))).toContain(at("munich"));
    expect(rebaseAreas(s, AXIS, AIR_FORCE, at("paris"))).not.toContain(at("berlin"));
    s.techs[AXIS] = 1 << HEAVY_BOMBERS;
    expect(rebaseAreas(s, AXIS, AIR_FORCE, at("paris"))).toContain(at("berlin"));
    s.techs[USSR] = 1 << HEAVY_BOMBERS;
    expect(rebaseAreas(s, USSR, AIR_FORCE, at("aegean-sea"))).not.toContain(at("odessa"));
    s.control[at("istanbul")] = USSR;
    expect(rebaseAreas(s, USSR, AIR_FORCE, at("aegean-sea"))).toContain(at("odessa"));
  });

  test("R103 an emptied Enemy Sea is no first step for a Fleet, but a later one", () => {
    const s = warBoard(W_A, WEST);
    const enemy = put(s, "central-mediterranean", ITALIAN, FLEET, 1);
    const other = put(s, "eastern-mediterranean", ITALIAN, FLEET, 1);
    standing(s);
    expect(rebaseAreas(s, WEST, FLEET, at("adriatic-sea"))).toEqual([]);
    removeUnit(s, enemy);
    expect(rebaseAreas(s, WEST, FLEET, at("adriatic-sea"))).toEqual([]);
    expect(rebaseAreas(s, WEST, SUB, at("adriatic-sea"))).toContain(at("malta"));
    standing(s);
    expect(rebaseAreas(s, WEST, FLEET, at("adriatic-sea"))).toContain(at("malta"));
    expect(rebaseAreas(s, WEST, FLEET, at("adriatic-sea"))).not.toContain(at("damascus"));
    removeUnit(s, other);
    expect(rebaseAreas(s, WEST, FLEET, at("adriatic-sea"))).toContain(at("damascus"));
  });

  test("Subs pass Enemy units, Carriers and Fleets do not; Enemy Straits stop Subs too (R52)", () => {
    const s = warBoard(W_A, AXIS);
    put(s, "western-mediterranean", BRITISH, FLEET, 1);
    put(s, "gibraltar", BRITISH, FORTRESS, 1);
    standing(s);
    expect(rebaseAreas(s, AXIS, SUB, at("madeira-sea"))).toEqual([]);
    expect(rebaseAreas(s, AXIS, SUB, at("algiers"))).toContain(at("sardinia"));
    expect(rebaseAreas(s, AXIS, FLEET, at("algiers"))).toEqual([]);
  });

  test("a Neutral Straits may be passed after the first step; a coast step is a whole move", () => {
    const s = standing(warBoard(W_A, AXIS));
    expect(rebaseAreas(s, AXIS, FLEET, at("norwegian-sea"))).toContain(at("ruhr"));
    expect(rebaseAreas(s, AXIS, FLEET, at("irish-sea"))).toEqual([at("ruhr")]);
    expect(rebaseAreas(s, AXIS, FLEET, at("north-sea"))).toContain(at("ruhr"));
    expect(rebaseAreas(s, AXIS, FLEET, at("ruhr"))).toContain(at("berlin"));
  });

  test("only Undisputed Friendly land", () => {
    const s = warBoard(W_A, AXIS);
    put(s, "ruhr", GERMAN, INFANTRY, 1);
    put(s, "ruhr", BRITISH, INFANTRY, 1);
    standing(s);
    expect(rebaseAreas(s, AXIS, FLEET, at("north-sea"))).not.toContain(at("ruhr"));
  });
});

describe("forced Retreats (§12.52)", () => {
  test("R62 an Owner attacked only by Raiders stays; R107 ANS on land that is not theirs leave", () => {
    const s = warBoard(W_A, AXIS);
    const fleet = put(s, "marseille", FRENCH, FLEET, 2);
    put(s, "marseille", GERMAN, AIR_FORCE, 2);
    s.status[nation("norway")] = ARMED;
    const stranded = put(s, "oslo", BRITISH, FLEET, 1);
    standing(s);
    const leavers = forcedLeavers(s);
    expect(leavers).not.toContain(fleet);
    expect(leavers).toContain(stranded);
    expect(forcedLeavers(s, area("oslo"))).toEqual([stranded]);
  });

  test("Ground Support lets ANS stay", () => {
    const s = warBoard(W_A, AXIS);
    put(s, "marseille", FRENCH, INFANTRY, 2);
    standing(s);
    put(s, "marseille", ITALIAN, INFANTRY, 2);
    put(s, "marseille", ITALIAN, FLEET, 2);
    expect(forcedLeavers(s)).toEqual([]);
  });

  test("the Supply Phase gets its own decisions and resumes", () => {
    const s = warBoard(W_A, AXIS);
    s.turn = 1;
    const fleet = put(s, "marseille", FRENCH, FLEET, 2);
    standing(s);
    put(s, "marseille", ITALIAN, INFANTRY, 1);
    s.leaving = forcedLeavers(s);
    s.resume = PHASE.supply;
    s.phase = PHASE.forcedRetreat;
    expect(s.leaving).toEqual([fleet]);
    play(s, WEST, phaseOf(s).fallback(s, WEST));
    expect(s.phase).toBe(PHASE.supply);
    expect(inCombat(s)).toBe(false);
  });
});
