import { describe, expect, test } from "vitest";
import {
  AIR_DEFENSE_RADAR,
  AIR_FORCE,
  ARMED,
  AXIS,
  BRITISH,
  CLASS_AIR,
  CLASS_GROUND,
  CLASS_NAVAL,
  CLASS_SUB,
  FLEET,
  FORTRESS,
  FRENCH,
  GERMAN,
  GREY,
  HEAVY_TANKS,
  INFANTRY,
  ITALIAN,
  JETS,
  NATIVE,
  PRECISION_BOMBSIGHT,
  SONAR,
  SOVIET,
  SUB,
  TANK,
  USSR,
  WEST,
} from "../../data/kinds.ts";
import { area, nation } from "../../data/map.ts";
import type { Event } from "../../model/events.ts";
import { countOf, FACE_UP, MOVED, PHASE, type State } from "../../model/state.ts";
import { BATTLE_WINDOW_ORDER, NEVER, setStandingOrder } from "../../rules/cards/orders.ts";
import { diceOf, firepower } from "../../rules/combat/fire.ts";
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
  retreatTo,
  runOn,
  standing,
  startCombat,
  W_A,
  W_U,
  waitsFor,
  warBoard,
  waysOut,
} from "./battleBoard.ts";

function eventsOf<Type extends Event["type"]>(events: Event[], type: Type): Extract<Event, { type: Type }>[] {
  return events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
}

describe("V6 Invasion Battle", () => {
  function sicily(): { s: State; defender: number; invader: number; fleet: number } {
    const s = warBoard(W_A, WEST);
    const defender = put(s, "sicily", ITALIAN, INFANTRY, 2);
    standing(s);
    const invader = arrive(s, ["malta", "central-mediterranean", "sicily"], BRITISH, INFANTRY, 3);
    const fleet = arrive(s, ["malta", "central-mediterranean", "sicily"], BRITISH, FLEET, 3);
    return { s, defender, invader, fleet };
  }

  test("the Fleet Fires, the Infantry answers, the Invader only takes Hits", () => {
    const { s, defender, invader, fleet } = sicily();
    startCombat(s, 1, 5, 6, 2);
    expect(waitsFor(s, WEST)).toBe(true);
    play(s, WEST, fire(fleet, CLASS_GROUND));
    expect(s.unitCv[defender]).toBe(1);
    play(s, AXIS, fire(defender, CLASS_GROUND));
    expect(s.unitCv[invader]).toBe(2);
    expect(s.phase).toBe(PHASE.optionalRebase);
    expect(s.control[area("sicily")]).toBe(AXIS);
    play(s, WEST, { type: "pass" });
    expect(s.phase).toBe(PHASE.playerTurn);
    expect(s.turn).toBe(1);
    expect(s.control[area("sicily")]).toBe(AXIS);
    expect(s.unitArea[fleet]).toBe(area("sicily"));
  });

  test("the Owner's units are hidden after the round, the Aggressors stay face up", () => {
    const { s, defender, invader, fleet } = sicily();
    startCombat(s, 6, 6, 6, 6, 6);
    expect(s.unitFlags[defender] & FACE_UP).not.toBe(0);
    play(s, WEST, fire(fleet, CLASS_GROUND));
    play(s, AXIS, fire(defender, CLASS_GROUND));
    play(s, WEST, { type: "pass" });
    expect(s.unitFlags[defender] & FACE_UP).toBe(0);
    expect(s.unitFlags[invader] & FACE_UP).not.toBe(0);
    expect(s.unitFlags[fleet] & FACE_UP).not.toBe(0);
  });

  test("both sides took part in a Battle", () => {
    const { s } = sicily();
    startCombat(s);
    expect(s.fought).toEqual([1, 1, 0]);
  });
});

describe("V10 FirstFire and Surprise", () => {
  function kiev(surprise: number, axisTechs: number, ussrTechs: number): [State, number[]] {
    const s = warBoard(A_U, AXIS);
    const units = [put(s, "kiev", SOVIET, TANK, 2), put(s, "kiev", SOVIET, INFANTRY, 3)];
    standing(s);
    units.push(arrive(s, ["lvov", "kiev"], GERMAN, TANK, 3), arrive(s, ["lvov", "kiev"], GERMAN, INFANTRY, 4));
    s.surprise = surprise;
    s.techs = [axisTechs, 0, ussrTechs];
    startCombat(s);
    return [s, units];
  }

  function order(s: State, units: number[]): number[] {
    const acted: number[] = [];
    while (s.phase === PHASE.battleAction) {
      const seat = waitsFor(s, AXIS) ? AXIS : USSR;
      const unit = units.find(
        (candidate) => phaseOf(s).refuse(s, seat, { type: "hold", unit: candidate }) === undefined,
      )!;
      acted.push(units.indexOf(unit));
      play(s, seat, { type: "hold", unit });
    }
    return acted;
  }
  const [USSR_TANK, USSR_INFANTRY, AXIS_TANK, AXIS_INFANTRY] = [0, 1, 2, 3];
  const TANKS = 1 << HEAVY_TANKS;

  test("USSR has Heavy Tanks, Axis Surprise", () => {
    expect(order(...kiev(1, 0, TANKS))).toEqual([USSR_TANK, AXIS_TANK, AXIS_INFANTRY, USSR_INFANTRY]);
  });
  test("both have Heavy Tanks, Axis Surprise", () => {
    expect(order(...kiev(1, TANKS, TANKS))).toEqual([AXIS_TANK, USSR_TANK, AXIS_INFANTRY, USSR_INFANTRY]);
  });
  test("both have Heavy Tanks, no Surprise", () => {
    expect(order(...kiev(0, TANKS, TANKS))).toEqual([USSR_TANK, AXIS_TANK, USSR_INFANTRY, AXIS_INFANTRY]);
  });
  test("only the Attacker has Heavy Tanks", () => {
    expect(order(...kiev(0, TANKS, 0))).toEqual([AXIS_TANK, USSR_TANK, USSR_INFANTRY, AXIS_INFANTRY]);
  });
  test("R108 a technology revealed before the first unit of the type acts changes the order, later it does not", () => {
    const [s, units] = kiev(0, 0, 0);
    expect(waitsFor(s, USSR)).toBe(true);
    s.techs[AXIS] = TANKS;
    expect(waitsFor(s, AXIS)).toBe(true);
    const [again] = kiev(0, 0, 0);
    const second = put(again, "kiev", SOVIET, TANK, 1);
    again.unitFlags[second] |= again.unitFlags[units[0]];
    again.battleUnits.push(second);
    play(again, USSR, { type: "hold", unit: units[0] });
    again.techs[AXIS] = TANKS;
    expect(waitsFor(again, USSR)).toBe(true);
  });
});

describe("V12 AirDefense Radar", () => {
  test("doubles the dice of an Air Force over Friendly land against Air Forces", () => {
    const s = warBoard(A_U, AXIS);
    const defender = put(s, "moscow", SOVIET, AIR_FORCE, 2);
    standing(s);
    const attacker = arrive(s, ["bryansk", "moscow"], GERMAN, AIR_FORCE, 3);
    arrive(s, ["bryansk", "moscow"], GERMAN, INFANTRY, 1);
    s.techs = [1 << AIR_DEFENSE_RADAR, 0, 1 << AIR_DEFENSE_RADAR];
    const moscow = area("moscow");
    expect(diceOf(s, defender, CLASS_AIR, moscow)).toBe(4);
    expect(diceOf(s, defender, CLASS_GROUND, moscow)).toBe(2);
    expect(diceOf(s, attacker, CLASS_AIR, moscow)).toBe(3);
    expect(diceOf(s, defender, CLASS_AIR, area("baltic-sea"))).toBe(2);
    startCombat(s, 1, 1, 1, 4);
    const events = play(s, USSR, fire(defender, CLASS_AIR));
    expect(eventsOf(events, "fired")[0]).toMatchObject({ dice: [1, 1, 1, 4], hits: 3 });
    expect(s.unitArea[attacker]).toBe(-1);
  });
  test("Sonar gives Fleets S3", () => {
    const s = warBoard(W_A, WEST);
    const fleet = put(s, "north-sea", BRITISH, FLEET, 2);
    expect(firepower(s, fleet, CLASS_SUB)).toBe(2);
    s.techs[WEST] = 1 << SONAR;
    expect(firepower(s, fleet, CLASS_SUB)).toBe(3);
    expect(firepower(s, fleet, CLASS_NAVAL)).toBe(3);
  });
});

describe("V18 Raids and bombing", () => {
  test("a Raid that destroys the Fortress does not conquer, and the Air Force must ReBase", () => {
    const s = warBoard(W_A, AXIS);
    put(s, "lorraine", FRENCH, FORTRESS, 1);
    standing(s);
    const raider = arrive(s, ["munich", "lorraine"], GERMAN, AIR_FORCE, 2);
    startCombat(s, 6, 1, 6);
    expect(waitsFor(s, WEST)).toBe(true);
    expect(s.battleAreas).not.toContain(area("lorraine"));
    play(s, WEST, { type: "hold", unit: 0 });
    s.dice = [1, 6];
    play(s, AXIS, fire(raider, CLASS_GROUND));
    expect(s.phase).toBe(PHASE.forcedRetreat);
    expect(refusal(s, AXIS, { type: "pass" })?.code).toBe("WRONG_ACTION");
    play(s, AXIS, rebaseTo(raider, "munich"));
    expect(s.phase).toBe(PHASE.playerTurn);
    expect(s.control[area("lorraine")]).toBe(WEST);
  });

  test("bombing an empty MainCapital costs IND (R56)", () => {
    const s = warBoard(W_A, WEST);
    s.techs[WEST] = 1 << PRECISION_BOMBSIGHT;
    s.ind[AXIS] = 12;
    put(s, "amsterdam", BRITISH, INFANTRY, 1);
    s.status[nation("low-countries")] = 1;
    standing(s);
    expect(s.control[area("amsterdam")]).toBe(WEST);
    const bomber = arrive(s, ["amsterdam", "ruhr", "berlin"], BRITISH, AIR_FORCE, 3);
    s.aggressed.push(area("berlin"));
    startCombat(s, 1, 1, 6);
    expect(isListed(s, WEST, { type: "bomb", unit: bomber })).toBe(true);
    play(s, WEST, { type: "bomb", unit: bomber });
    expect(s.ind[AXIS]).toBe(10);
    expect(s.phase).toBe(PHASE.forcedRetreat);
    play(s, WEST, rebaseTo(bomber, "amsterdam"));
    expect(s.phase).toBe(PHASE.playerTurn);
    expect(s.control[area("berlin")]).toBe(AXIS);
  });

  test("§12.24 a Raid over a MainCapital ends with its last defender, pending bombs included", () => {
    const s = warBoard(W_A, WEST);
    s.techs[WEST] = 1 << PRECISION_BOMBSIGHT;
    const fleet = put(s, "berlin", GERMAN, FLEET, 1);
    s.status[nation("low-countries")] = 1;
    put(s, "amsterdam", BRITISH, INFANTRY, 1);
    standing(s);
    const first = arrive(s, ["amsterdam", "ruhr", "berlin"], BRITISH, AIR_FORCE, 1);
    arrive(s, ["amsterdam", "ruhr", "berlin"], BRITISH, AIR_FORCE, 1);
    startCombat(s, 1);
    play(s, WEST, fire(first, CLASS_NAVAL));
    expect(s.unitArea[fleet]).toBe(-1);
    expect(s.phase).toBe(PHASE.forcedRetreat);
  });

  test("bombing without Precision Bombsight is refused", () => {
    const s = warBoard(W_A, WEST);
    put(s, "berlin", GERMAN, FORTRESS, 1);
    standing(s);
    const bomber = arrive(s, ["amsterdam", "ruhr", "berlin"], BRITISH, AIR_FORCE, 3);
    startCombat(s);
    play(s, AXIS, { type: "hold", unit: 0 });
    expect(refusal(s, WEST, { type: "bomb", unit: bomber })?.code).toBe("NO_BOMBING");
  });
});

describe("V29 Armed Minor Fire", () => {
  function warsaw(): State {
    const s = warBoard(0, AXIS);
    s.status[nation("poland")] = ARMED;
    s.violator[nation("poland")] = AXIS;
    s.enemies[nation("poland")] = 1 << AXIS;
    put(s, "warsaw", GREY, FORTRESS, 3);
    return standing(s);
  }
  test("the Fortress acts first, at Ground units", () => {
    const s = warsaw();
    const tank = arrive(s, ["berlin", "warsaw"], GERMAN, TANK, 2);
    arrive(s, ["berlin", "warsaw"], GERMAN, AIR_FORCE, 2);
    const events = startCombat(s, 4, 5, 6);
    expect(eventsOf(events, "fired")[0]).toMatchObject({
      targetClass: CLASS_GROUND,
      target: AXIS,
      dice: [4, 5, 6],
      hits: 1,
    });
    expect(s.unitCv[tank]).toBe(1);
    expect(waitsFor(s, AXIS)).toBe(true);
  });
  test("against Air Forces alone it Fires at them", () => {
    const s = warsaw();
    const raider = arrive(s, ["berlin", "warsaw"], GERMAN, AIR_FORCE, 2);
    const events = startCombat(s, 2, 3, 6);
    expect(eventsOf(events, "fired")[0]).toMatchObject({ targetClass: CLASS_AIR, hits: 1 });
    expect(s.unitCv[raider]).toBe(1);
  });
  test("the last Fortress in the Capital Defeats the Minor (§15.421)", () => {
    const s = warsaw();
    put(s, "lvov", GREY, FORTRESS, 2);
    s.unitCv[0] = 1;
    const infantry = arrive(s, ["berlin", "warsaw"], GERMAN, INFANTRY, 3);
    startCombat(s, 6, 1, 1, 1);
    const events = play(s, AXIS, fire(infantry, CLASS_GROUND));
    expect(s.status[nation("poland")]).toBe(3);
    expect(eventsOf(events, "defeated")).toHaveLength(1);
    expect(countOf(s.present, area("lvov"), NATIVE)).toBe(0);
    expect(s.control[area("vilna")]).toBe(AXIS);
    expect(s.marker[nation("poland")]).toBe(AXIS);
    expect(s.fought).toEqual([1, 0, 0]);
  });
});

describe("§12.44 Hits", () => {
  test("the strongest unit of the class; Hits beyond the last are lost", () => {
    const s = warBoard(W_A, AXIS);
    const strong = put(s, "paris", FRENCH, INFANTRY, 3);
    const weak = put(s, "paris", FRENCH, TANK, 1);
    standing(s);
    const attacker = arrive(s, ["lorraine", "paris"], GERMAN, INFANTRY, 4);
    startCombat(s, 6, 6, 6, 6);
    play(s, WEST, { type: "hold", unit: weak });
    play(s, WEST, { type: "hold", unit: strong });
    s.dice = [1, 1, 4, 4];
    play(s, AXIS, fire(attacker, CLASS_GROUND));
    expect(s.unitCv[strong]).toBe(1);
    expect(s.unitCv[weak]).toBe(1);
  });

  test("R71 the owner chooses between equals that are not interchangeable", () => {
    const s = warBoard(W_A, AXIS);
    const tank = put(s, "paris", FRENCH, TANK, 2);
    const infantry = put(s, "paris", FRENCH, INFANTRY, 2);
    standing(s);
    const attacker = arrive(s, ["lorraine", "paris"], GERMAN, TANK, 4);
    startCombat(s);
    play(s, WEST, { type: "hold", unit: tank });
    s.dice = [1, 2, 6, 6];
    play(s, AXIS, fire(attacker, CLASS_GROUND));
    expect(s.phase).toBe(PHASE.battleHits);
    expect(waitsFor(s, WEST)).toBe(true);
    expect(refusal(s, WEST, { type: "hit", unit: attacker })?.code).toBe("HIT_UNIT");
    expect(phaseOf(s).fallback(s, WEST)).toEqual({ type: "hit", unit: infantry });
    play(s, WEST, { type: "hit", unit: tank });
    expect(s.unitCv[tank]).toBe(1);
    expect(s.unitCv[infantry]).toBe(1);
  });

  test("R71 interchangeable units are hit without a question, one that has acted is different", () => {
    const s = warBoard(W_A, AXIS);
    const units = [put(s, "paris", FRENCH, INFANTRY, 2), put(s, "paris", FRENCH, INFANTRY, 2)];
    standing(s);
    const tank = arrive(s, ["lorraine", "paris"], GERMAN, TANK, 3);
    const infantry = arrive(s, ["lorraine", "paris"], GERMAN, INFANTRY, 1);
    startCombat(s, 1, 6, 6);
    play(s, AXIS, fire(tank, CLASS_GROUND));
    expect(s.unitCv[units[0]] + s.unitCv[units[1]]).toBe(3);
    const weak = s.unitCv[units[0]] === 1 ? units[0] : units[1];
    s.unitCv[weak] = 2;
    play(s, WEST, { type: "hold", unit: weak });
    play(s, WEST, { type: "hold", unit: units.find((unit) => unit !== weak)! });
    s.unitFlags[weak] &= ~64;
    s.battleQueue = [AXIS, WEST];
    s.dice = [1];
    play(s, AXIS, fire(infantry, CLASS_GROUND));
    expect(s.phase).toBe(PHASE.battleHits);
  });

  test("Invaders and units of another entry are distinct", () => {
    const s = warBoard(W_A, AXIS);
    const defender = put(s, "paris", FRENCH, FORTRESS, 3);
    standing(s);
    arrive(s, ["lorraine", "paris"], GERMAN, INFANTRY, 2);
    arrive(s, ["ruhr", "north-sea", "paris"], GERMAN, INFANTRY, 2);
    startCombat(s, 1, 6, 6);
    play(s, WEST, fire(defender, CLASS_GROUND));
    expect(s.phase).toBe(PHASE.battleHits);
    expect(waitsFor(s, AXIS)).toBe(true);
  });
});

describe("designation (D22, D23)", () => {
  test("Aggression is mandatory, an old Battle optional, and the order is chosen", () => {
    const s = warBoard(W_A, AXIS);
    put(s, "paris", FRENCH, INFANTRY, 2);
    const old = put(s, "paris", GERMAN, INFANTRY, 2);
    put(s, "lorraine", FRENCH, INFANTRY, 2);
    standing(s);
    arrive(s, ["munich", "lorraine"], GERMAN, INFANTRY, 2);
    startCombat(s);
    expect(s.battles).toEqual([area("lorraine")]);
    expect(s.battleAreas.sort()).toEqual([area("paris"), area("lorraine")].sort());
    expect(refusal(s, AXIS, { type: "designate", area: area("lorraine") })?.code).toBe("BATTLE_ABSENT");
    expect(s.unitFlags[old] & FACE_UP).toBe(0);
    play(s, AXIS, { type: "designate", area: area("paris") });
    expect(s.phase).toBe(PHASE.battleChoice);
    expect(s.unitFlags[old] & FACE_UP).not.toBe(0);
    play(s, AXIS, { type: "fight", area: area("paris") });
    expect(s.battleArea).toBe(area("paris"));
  });
  test("confirm fights only the mandatory Battles", () => {
    const s = warBoard(W_A, AXIS);
    put(s, "paris", FRENCH, INFANTRY, 2);
    put(s, "paris", GERMAN, INFANTRY, 2);
    standing(s);
    startCombat(s);
    play(s, AXIS, { type: "confirm" });
    expect(s.phase).toBe(PHASE.playerTurn);
    expect(s.fought).toEqual([0, 0, 0]);
  });
  test("without any Battle the phase runs through", () => {
    const s = warBoard(W_A, AXIS);
    put(s, "paris", FRENCH, INFANTRY, 2);
    standing(s);
    startCombat(s);
    expect(s.phase).toBe(PHASE.playerTurn);
  });
});

describe("battle window (D24)", () => {
  function withVault(): State {
    const s = warBoard(W_A, AXIS);
    put(s, "paris", FRENCH, AIR_FORCE, 2);
    standing(s);
    arrive(s, ["munich", "lorraine", "paris"], GERMAN, AIR_FORCE, 2);
    s.vault = [WEST, JETS, 60, 61, 0];
    return s;
  }
  test("asks participants with a Vault before the round", () => {
    const s = withVault();
    startCombat(s);
    expect(s.phase).toBe(PHASE.battleWindow);
    expect(waitsFor(s, WEST)).toBe(true);
    expect(waitsFor(s, AXIS)).toBe(false);
    play(s, WEST, { type: "pass" });
    expect(s.phase).toBe(PHASE.battleAction);
  });
  test("is skipped by the standing order, and without a pair left", () => {
    const s = withVault();
    setStandingOrder(s, WEST, BATTLE_WINDOW_ORDER, NEVER);
    startCombat(s);
    expect(s.phase).toBe(PHASE.battleAction);
    const other = withVault();
    startCombat(other);
    other.vault = [];
    other.techs[WEST] = 1 << JETS;
    runOn(other);
    expect(other.phase).toBe(PHASE.battleAction);
  });
});

describe("three-way Battles (R70, R109)", () => {
  function three(): { s: State; axis: number; west: number; ussr: number } {
    const s = warBoard(W_A | A_U | W_U, AXIS);
    const west = put(s, "warsaw", BRITISH, INFANTRY, 2);
    const ussr = put(s, "warsaw", SOVIET, INFANTRY, 2);
    standing(s);
    const axis = arrive(s, ["berlin", "warsaw"], GERMAN, INFANTRY, 2);
    startCombat(s);
    return { s, axis, west, ussr };
  }
  test("the Active Player flags at least one; a Faction that nobody targets stays out", () => {
    const { s, axis, west, ussr } = three();
    expect(s.phase).toBe(PHASE.battleFlags);
    expect(refusal(s, AXIS, { type: "confirm" })?.code).toBe("TARGET_FLAG");
    expect(refusal(s, AXIS, { type: "target", party: NATIVE })?.code).toBe("TARGET_FLAG");
    play(s, AXIS, { type: "target", party: WEST });
    play(s, AXIS, { type: "confirm" });
    play(s, WEST, { type: "target", party: AXIS });
    play(s, WEST, { type: "confirm" });
    play(s, USSR, { type: "confirm" });
    expect(s.battleSides).toBe((1 << AXIS) | (1 << WEST));
    expect(s.fought).toEqual([1, 1, 0]);
    play(s, WEST, { type: "hold", unit: west });
    expect(refusal(s, AXIS, fire(axis, CLASS_GROUND, USSR))?.code).toBe("TARGET_ABSENT");
    s.dice = [1, 1];
    play(s, AXIS, fire(axis, CLASS_GROUND));
    expect(s.unitArea[west]).toBe(-1);
    expect(s.unitCv[ussr]).toBe(2);
  });
  test("Parties that are targeted in turn take part, and the Active Player orders equals (D29)", () => {
    const { s, axis, west, ussr } = three();
    play(s, AXIS, { type: "target", party: WEST });
    play(s, AXIS, { type: "confirm" });
    play(s, WEST, { type: "target", party: AXIS });
    play(s, WEST, { type: "target", party: USSR });
    play(s, USSR, { type: "target", party: AXIS });
    play(s, USSR, { type: "target", party: WEST });
    expect(s.battleSides).toBe(7);
    expect(s.phase).toBe(PHASE.battleOrder);
    expect(refusal(s, AXIS, { type: "first", faction: AXIS })?.code).toBe("NO_TIE");
    play(s, AXIS, { type: "first", faction: USSR });
    expect(refusal(s, USSR, fire(ussr, CLASS_GROUND))?.code).toBe("TARGET_ABSENT");
    s.dice = [1, 1];
    play(s, USSR, fire(ussr, CLASS_GROUND, WEST));
    expect(s.unitArea[west]).toBe(-1);
    expect(refusal(s, AXIS, fire(axis, CLASS_GROUND))?.code).toBe("TARGET_ABSENT");
    play(s, AXIS, { type: "hold", unit: axis });
    expect(s.phase).toBe(PHASE.playerTurn);
  });
});

describe("what is refused", () => {
  test("wrong, foreign and absent units", () => {
    const s = warBoard(W_A, AXIS);
    const fort = put(s, "paris", FRENCH, FORTRESS, 2);
    const other = put(s, "london", BRITISH, INFANTRY, 2);
    standing(s);
    const attacker = arrive(s, ["lorraine", "paris"], GERMAN, TANK, 4);
    startCombat(s);
    for (const unit of [-1, 999, other, attacker]) {
      expect(refusal(s, WEST, fire(unit, CLASS_GROUND))?.code).toBe("CANNOT_ACT");
      expect(refusal(s, WEST, { type: "hold", unit })?.code).toBe("CANNOT_ACT");
    }
    expect(refusal(s, WEST, fire(fort, CLASS_AIR))?.code).toBe("TARGET_ABSENT");
    expect(refusal(s, WEST, retreatTo(fort, "gascony"))?.code).toBe("RETREAT_UNIT");
    expect(waysOut(s, WEST, fort, "retreat")).toEqual([]);
    play(s, WEST, { type: "hold", unit: fort });
    expect(refusal(s, AXIS, fire(attacker, CLASS_GROUND, WEST))?.code).toBe("TARGET_ABSENT");
  });
  test("Subs have no Firepower against Ground units", () => {
    const s = warBoard(W_A, AXIS);
    const sub = put(s, "marseille", FRENCH, SUB, 2);
    standing(s);
    arrive(s, ["milan", "marseille"], GERMAN, INFANTRY, 3);
    startCombat(s);
    expect(refusal(s, WEST, fire(sub, CLASS_GROUND))?.code).toBe("NO_FIREPOWER");
    expect(s.unitFlags[sub] & MOVED).toBe(0);
  });
});
