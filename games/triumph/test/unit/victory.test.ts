import { describe, expect, test } from "vitest";
import {
  AIR_FORCE,
  ATOMIC,
  ATOMIC_1,
  AXIS,
  BRITISH,
  ECONOMIC,
  GERMAN,
  HEAVY_BOMBERS,
  HEGEMONY,
  INFANTRY,
  MILITARY,
  POWER,
  SCENARIO_TWO_PLAYER,
  SOVIET,
  SPRING,
  USSR,
  WEST,
  WINTER,
} from "../../data/kinds.ts";
import { USA } from "../../data/map.ts";
import type { Out } from "../../model/events.ts";
import {
  MOVED,
  PHASE,
  type State,
  TURN_DEFENSIVE,
  TURN_EMERGENCY,
  TURN_NORMAL,
  TURN_WINTER,
} from "../../model/state.ts";
import {
  canClaimAtomic,
  checkEconomicVictory,
  checkMilitaryVictory,
  claimAtomic,
  hegemony,
  victoryPoints,
} from "../../rules/victory.ts";
import { AXIS_USSR, defeated, emptyBoard, place, snapshot, WEST_AXIS } from "./supplyBoard.ts";

const ALL = 0b111;
const ALLIES = 0b110;

function withPoints(s: State, f: number, twos: number, ones = 0): State {
  s.chits[(f + 1) * 3 + 2] = twos;
  s.chits[(f + 1) * 3 + 1] = ones;
  return s;
}

function twoPlayers(): State {
  const s = emptyBoard();
  s.scenario = SCENARIO_TWO_PLAYER;
  return s;
}

describe("Victory Points (§16.1)", () => {
  test("Level, Atomic stages, Enemy capitals, chits and Declarations of War add up", () => {
    const s = emptyBoard();
    expect([AXIS, WEST, USSR].map((f) => victoryPoints(s, f))).toEqual([11, 7, 9]);
    s.revealed = [AXIS, ATOMIC_1, 60];
    s.vault = [AXIS, ATOMIC_1 + 1, 61, 62, 1, WEST, ATOMIC_1, 63, 64, 2];
    withPoints(s, AXIS, 1, 2);
    s.dows[AXIS] = 2;
    expect(victoryPoints(s, AXIS)).toBe(11 + 2 + 4 - 2);
    expect(victoryPoints(s, WEST)).toBe(8);
  });

  test("R81 capitals give points only in war with the Faction they started with, also after a Defeat", () => {
    const s = emptyBoard();
    defeated(s, "france", AXIS);
    snapshot(s);
    expect(victoryPoints(s, AXIS)).toBe(12);
    s.war = WEST_AXIS;
    expect(victoryPoints(s, AXIS)).toBe(8 + 2);
    place(s, "paris", SOVIET, INFANTRY);
    snapshot(s);
    expect(victoryPoints(s, USSR)).toBe(9);
  });
});

describe("Economic Victory (§16.2)", () => {
  test("25 points win, 24 do not", () => {
    const s = withPoints(emptyBoard(), AXIS, 6, 1);
    expect(victoryPoints(s, AXIS)).toBe(24);
    expect(checkEconomicVictory(s, [])).toBe(false);
    withPoints(s, AXIS, 7);
    const out: Out = [];
    expect(checkEconomicVictory(s, out)).toBe(true);
    expect([s.winners, s.victory, s.phase]).toEqual([1 << AXIS, ECONOMIC, PHASE.over]);
    expect(out).toEqual([{ type: "victory", factions: [AXIS], kind: "economic", points: [25, 7, 9] }]);
  });

  test("R82 the highest of several wins, equal ones share", () => {
    const s = withPoints(withPoints(emptyBoard(), AXIS, 7), WEST, 10);
    checkEconomicVictory(s, []);
    expect(s.winners).toBe(1 << WEST);
    const t = withPoints(withPoints(emptyBoard(), AXIS, 7), WEST, 9);
    checkEconomicVictory(t, []);
    expect(t.winners).toBe(0b011);
  });

  test("R111 either Ally wins for both", () => {
    const s = withPoints(twoPlayers(), USSR, 8);
    checkEconomicVictory(s, []);
    expect(s.winners).toBe(ALLIES);
  });
});

describe("Military Victory (§16.3)", () => {
  test("R81 capitals of two Rivals add up, at war or not", () => {
    const s = emptyBoard();
    place(s, "rome", SOVIET, INFANTRY);
    snapshot(s);
    expect(checkMilitaryVictory(s, -1, [])).toBe(false);
    place(s, "delhi", SOVIET, INFANTRY);
    snapshot(s);
    expect(checkMilitaryVictory(s, -1, [])).toBe(true);
    expect([s.winners, s.victory]).toEqual([1 << USSR, MILITARY]);
  });

  test("R81 Washington counts once the USA has joined the West", () => {
    const s = emptyBoard();
    defeated(s, "france", AXIS);
    place(s, "washington", GERMAN, INFANTRY);
    snapshot(s);
    expect(checkMilitaryVictory(s, -1, [])).toBe(false);
    s.status[USA] = POWER;
    expect(checkMilitaryVictory(s, -1, [])).toBe(true);
  });

  test("liberated capitals of one's own count nothing", () => {
    const s = emptyBoard();
    expect(checkMilitaryVictory(s, WEST, [])).toBe(false);
  });

  function twoConquerors(s: State): State {
    for (const id of ["delhi", "paris"]) place(s, id, GERMAN, INFANTRY);
    for (const id of ["berlin", "rome"]) place(s, id, SOVIET, INFANTRY);
    return snapshot(s);
  }

  test("R110 of two at once the Active Player wins, otherwise they share", () => {
    for (const [active, winners] of [
      [AXIS, 1 << AXIS],
      [USSR, 1 << USSR],
      [WEST, 0b101],
      [-1, 0b101],
    ]) {
      const s = twoConquerors(emptyBoard());
      checkMilitaryVictory(s, active, []);
      expect(s.winners).toBe(winners);
    }
  });

  test("R111 capitals of the fellow Ally never count and are not pooled", () => {
    const s = twoPlayers();
    for (const id of ["delhi", "paris"]) place(s, id, SOVIET, INFANTRY);
    place(s, "rome", BRITISH, INFANTRY);
    place(s, "ruhr", SOVIET, INFANTRY);
    snapshot(s);
    expect(checkMilitaryVictory(s, USSR, [])).toBe(false);
    place(s, "berlin", SOVIET, INFANTRY);
    snapshot(s);
    expect(checkMilitaryVictory(s, -1, [])).toBe(true);
    expect(s.winners).toBe(ALLIES);
  });
});

describe("Atomic Victory (§16.4)", () => {
  function ready(f = WEST): State {
    const s = emptyBoard();
    s.war = WEST_AXIS;
    s.season = SPRING;
    s.phase = PHASE.movement;
    s.commandOrder = [f];
    s.turnKind = TURN_NORMAL;
    s.command = 1;
    s.revealed = [f, ATOMIC_1, 60, f, ATOMIC_1 + 2, 61];
    s.vault = [f, ATOMIC_1 + 1, 62, 63, 2, f, ATOMIC_1 + 3, 64, 65, 2];
    return s;
  }

  test("R83 an unmoved Air Force on land within normal range of a Rival MainCapital", () => {
    const s = ready();
    const bomber = place(s, "marseille", BRITISH, AIR_FORCE);
    snapshot(s);
    expect(canClaimAtomic(s, WEST)).toBe(false);
    s.techs[WEST] = 1 << HEAVY_BOMBERS;
    expect(canClaimAtomic(s, WEST)).toBe(true);
    expect(canClaimAtomic(s, AXIS)).toBe(false);
    s.unitFlags[bomber] |= MOVED;
    expect(canClaimAtomic(s, WEST)).toBe(false);
  });

  test("R83 Rivals at peace can be threatened too; a capital of one's own no more", () => {
    const s = ready();
    s.war = AXIS_USSR;
    place(s, "leningrad", BRITISH, AIR_FORCE);
    expect(canClaimAtomic(s, WEST)).toBe(true);
    s.scenario = SCENARIO_TWO_PLAYER;
    expect(canClaimAtomic(s, WEST)).toBe(false);
    s.scenario = 0;
    place(s, "moscow", BRITISH, INFANTRY);
    snapshot(s);
    expect(canClaimAtomic(s, WEST)).toBe(false);
  });

  test("10.4 no claim without Command, in Emergency or Winter turns, in a Battle, from the sea, without a stage", () => {
    const claims = (change: (s: State) => void, from = "ruhr"): boolean => {
      const s = ready();
      place(s, from, BRITISH, AIR_FORCE);
      change(s);
      return canClaimAtomic(s, WEST);
    };
    expect(claims(() => {})).toBe(true);
    expect(claims(() => {}, "baltic-sea")).toBe(false);
    expect(claims((s) => (s.phase = PHASE.declarations))).toBe(true);
    expect(claims((s) => (s.turnKind = TURN_DEFENSIVE))).toBe(true);
    for (const change of [
      (s: State) => (s.command = 0),
      (s: State) => (s.turnKind = TURN_EMERGENCY),
      (s: State) => (s.turnKind = TURN_WINTER),
      (s: State) => (s.season = WINTER),
      (s: State) => (s.phase = PHASE.battleAction),
      (s: State) => s.vault.splice(5, 5),
      (s: State) => place(s, "ruhr", GERMAN, INFANTRY),
    ]) {
      expect(claims(change)).toBe(false);
    }
  });

  test("the claim shows the Vault's stages and ends the game", () => {
    const s = ready();
    const out: Out = [];
    claimAtomic(s, WEST, out);
    expect(out.map((e) => e.type)).toEqual(["pairSeen", "pairSeen", "victory"]);
    expect([s.winners, s.victory, s.phase]).toEqual([1 << WEST, ATOMIC, PHASE.over]);
  });
});

describe("Hegemony (§16.5)", () => {
  test("R84 the highest total after Winter 1945 wins, equal ones share, Blockades are forgotten", () => {
    const s = emptyBoard();
    s.war = WEST_AXIS;
    s.ind = [6, 9, 9];
    s.marks = [];
    hegemony(s, []);
    expect([s.winners, s.victory]).toEqual([ALLIES, HEGEMONY]);
    const t = withPoints(emptyBoard(), AXIS, 0);
    hegemony(t, []);
    expect(t.winners).toBe(1 << AXIS);
  });

  test("R111 the Axis is compared with the better Ally", () => {
    const s = withPoints(twoPlayers(), USSR, 0, 2);
    hegemony(s, []);
    expect(s.winners).toBe(ALL);
    const t = withPoints(twoPlayers(), USSR, 0, 3);
    hegemony(t, []);
    expect(t.winners).toBe(ALLIES);
  });
});
