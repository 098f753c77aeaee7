import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ActionOf } from "../actions.ts";
import {
  ARMED,
  DEFEATED,
  FORTRESS,
  GREY,
  NATIVE,
  POWER,
  SATELLITE,
  SCENARIO_TWO_PLAYER,
  SOVIET,
  SUB,
  TANK,
  USSR,
  WINTER,
} from "../data/kinds.ts";
import {
  AREA_COUNT,
  area,
  IS_COASTAL,
  IS_LAND,
  IS_MINOR,
  KIND_OF_NATION,
  NATION_COUNT,
  NATION_OF_AREA,
  NEIGHBOURS,
  USA,
} from "../data/map.ts";
import { IS_SHIP } from "../data/units.ts";
import { movementPhase } from "../phases/movement.ts";
import { canAggressAgainstNation, canAggressAgainstRival, isAggression } from "../rules/aggression.ts";
import { takeSnapshot } from "../rules/control.ts";
import { moverOnRoute, routeRefusal } from "../rules/movement.ts";
import { atWarWith, occupies } from "../rules/relations.ts";
import { routeClass } from "../rules/routeClasses.ts";
import { listMoves } from "../rules/routes.ts";
import { addUnit, partyOf } from "../rules/units.ts";
import {
  DECLARE_WAR,
  ESCAPED,
  PHASE,
  type State,
  TURN_DEFENSIVE,
  TURN_EMERGENCY,
  TURN_NORMAL,
  TURN_WINTER,
  VIOLATE,
} from "../state.ts";
import { movementOf } from "./board.ts";

/** Whole numbers below `limit`, reproducible from a seed. */
function numbers(seed: number): (limit: number) => number {
  let state = seed | 1;
  return (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
}

/** A position in a Movement Phase with all that can complicate moves. */
function position(seed: number): State {
  const below = numbers(seed * 2654435761);
  const seat = below(3);
  const s = movementOf(seat, below(8), 30);
  if (below(4) === 0) s.scenario = SCENARIO_TWO_PLAYER;
  if (s.scenario === SCENARIO_TWO_PLAYER) s.war &= 3;
  s.techs = [below(1 << 11), below(1 << 11), below(1 << 11)];
  for (let n = 0; n < NATION_COUNT; n++) {
    const fate = below(8);
    if (IS_MINOR[n] && fate < 3) {
      s.status[n] = SATELLITE;
      s.marker[n] = below(3);
    } else if (IS_MINOR[n] && fate < 5) {
      s.status[n] = ARMED;
      s.violator[n] = below(3);
      s.enemies[n] = (1 << s.violator[n]) | below(8);
      if ((s.enemies[n] & (1 << seat)) === 0 && below(2) === 0) s.interventions.push(n);
    } else if (n === USA && fate < 4) s.status[n] = POWER;
    else if (KIND_OF_NATION[n] === 1 && n !== USA && fate === 0) {
      s.status[n] = DEFEATED;
      s.marker[n] = below(3);
    }
  }
  const crowd = (count: number) => {
    for (let i = 0; i < count; i++) place(s, below(AREA_COUNT), below(7), below(7), below(2) === 0);
  };
  crowd(30);
  takeSnapshot(s, []);
  crowd(25);
  for (let area = 0; area < AREA_COUNT; area++) if (!IS_LAND[area] && below(2) === 0) refreshSea(s, area);
  s.turnKind = [TURN_NORMAL, TURN_NORMAL, TURN_NORMAL, TURN_EMERGENCY, TURN_DEFENSIVE, TURN_WINTER][below(6)];
  if (s.turnKind === TURN_WINTER && seat === USSR) s.season = WINTER;
  else if (s.turnKind === TURN_WINTER) s.turnKind = TURN_NORMAL;
  return s;
}

function place(s: State, area: number, nationality: number, type: number, escaped: boolean): void {
  if (nationality === GREY) {
    if (IS_LAND[area]) addUnit(s, area, GREY, FORTRESS, 1);
  } else if (IS_LAND[area] ? !IS_SHIP[type] || IS_COASTAL[area] : type !== FORTRESS) {
    addUnit(s, area, nationality, type, 1, escaped && type === SUB && !IS_LAND[area] ? ESCAPED : 0);
  }
}

function refreshSea(s: State, area: number): void {
  s.control[area] = 0;
  for (let f = 0; f < NATIVE; f++) if (s.present[area * 4 + f] > 0) s.control[area] |= 1 << f;
}

/** Plays some random moves, so that borders are used and Minors Partitioned. */
function playOn(s: State, seed: number, moves: number): void {
  const below = numbers(seed ^ 0x5bd1e995);
  const seat = s.commandOrder[0];
  for (let i = 0; i < moves && s.phase === PHASE.movement; i++) {
    const legal = movementPhase.legal(s, seat).filter((action) => action.type === "pick" || action.type === "move");
    if (legal.length === 0) return;
    movementPhase.perform(s, seat, legal[below(legal.length)], []);
  }
  s.phase = PHASE.movement;
  s.picked = -1;
}

/** Every chain of adjacent areas of at most `depth` steps. */
function everyWalk(start: number, depth: number, visit: (route: readonly number[]) => void): void {
  const route: number[] = [];
  const walk = (from: number) => {
    for (const to of NEIGHBOURS[from]) {
      route.push(to);
      visit(route);
      if (route.length < depth) walk(to);
      route.pop();
    }
  };
  walk(start);
}

function unitsOfSeat(s: State): number[] {
  return s.unitArea
    .map((_, unit) => unit)
    .filter((unit) => s.unitArea[unit] >= 0 && partyOf(s, unit) === s.commandOrder[0]);
}

function movesOf(s: State, unit: number): ActionOf<"move">[] {
  return listMoves(s, unit).map(({ action }) => action);
}

const RUNS = 60;
const seeds = fc.integer({ min: 1, max: 1 << 28 });

describe("lists of moves", () => {
  it("hold exactly one legal representative of every class of legal routes", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const s = position(seed);
        playOn(s, seed, 8);
        for (const unit of unitsOfSeat(s).slice(0, 8)) {
          const moves = listMoves(s, unit);
          const classes = new Set<number>();
          for (const { action: move, plan } of moves) {
            expect(plan.mode).toBe(moverOnRoute(s, unit, move.route, move.strategic).mode);
            expect(routeRefusal(s, unit, move.route, move.strategic)?.code).toBe(undefined);
            const key = routeClass(s, unit, move.route, move.strategic);
            expect(classes.has(key)).toBe(false);
            classes.add(key);
          }
          const check = (strategic: boolean) => (route: readonly number[]) => {
            if (routeRefusal(s, unit, route, strategic) !== undefined) return;
            expect(classes.has(routeClass(s, unit, route, strategic))).toBe(true);
          };
          everyWalk(s.unitArea[unit], 3, check(false));
          everyWalk(s.unitArea[unit], 3, check(true));
        }
      }),
      { numRuns: RUNS },
    );
  }, 60_000);

  it("offer every unit that has a move, and nothing else", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const s = position(seed);
        playOn(s, seed, 4);
        const seat = s.commandOrder[0];
        const picks = movementPhase
          .legal(s, seat)
          .filter((action): action is ActionOf<"pick"> => action.type === "pick");
        for (let unit = 0; unit < s.unitArea.length; unit++) {
          const isOffered = picks.some((action) => action.unit === unit);
          expect(movementPhase.refuse(s, seat, { type: "pick", unit }) === undefined).toBe(isOffered);
          if (isOffered) expect(listMoves(s, unit).length).toBeGreaterThan(0);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it("R101 leave out exactly the moves that bar an open declaration from its Aggression", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const s = position(seed);
        const seat = s.commandOrder[0];
        s.command = 1 + (seed % 3);
        const rival = (seat + 1) % 3;
        const minor = s.violator.findIndex((violator, n) => violator === seat && s.status[n] === ARMED);
        if (atWarWith(s, seat, rival)) s.duties.push(DECLARE_WAR, rival);
        if (minor >= 0) s.duties.push(VIOLATE, minor);
        const picks = movementPhase.legal(s, seat);
        expect(picks.length).toBeGreaterThan(0);
        for (const unit of unitsOfSeat(s).slice(0, 6)) {
          s.picked = -1;
          const isOffered = picks.some((action) => action.type === "pick" && action.unit === unit);
          expect(movementPhase.refuse(s, seat, { type: "pick", unit }) === undefined).toBe(isOffered);
          s.picked = unit;
          const accepted = movesOf(s, unit).filter((move) => movementPhase.refuse(s, seat, move) === undefined);
          expect(accepted.length > 0).toBe(isOffered);
          expect(movementPhase.legal(s, seat)).toEqual([...accepted, { type: "unpick" }]);
        }
        s.picked = -1;
        expect(movementPhase.refuse(s, seat, movementPhase.fallback(s, seat))).toBe(undefined);
      }),
      { numRuns: RUNS },
    );
  });

  it("R101 find an Aggressing move if and only if there is one", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const s = position(seed);
        const f = s.commandOrder[0];
        for (const unit of unitsOfSeat(s).slice(0, 6)) {
          const ends = movesOf(s, unit).map((move) => move.route[move.route.length - 1]);
          const aggressions = ends.filter((end) => isAggression(s, f, end));
          for (let rival = 0; rival < NATIVE; rival++) {
            const hits = aggressions.some(
              (end) => occupies(s, rival, end) || (IS_LAND[end] && s.control[end] === rival),
            );
            expect(canAggressAgainstRival(s, unit, rival)).toBe(hits);
          }
          for (let nation = 0; nation < NATION_COUNT; nation++) {
            const hits = aggressions.some((end) => NATION_OF_AREA[end] === nation);
            expect(canAggressAgainstNation(s, unit, nation)).toBe(hits);
          }
        }
      }),
      { numRuns: RUNS },
    );
  });

  it("go as far as the double speed on Friendly routes", () => {
    const s = movementOf(USSR);
    const tank = addUnit(s, area("moscow"), SOVIET, TANK, 1);
    const lengths = movesOf(s, tank).map((move) => move.route.length);
    expect(Math.max(...lengths)).toBe(4);
    expect(movesOf(s, tank).every((move) => move.strategic === move.route.length > 3)).toBe(true);
  });
});
