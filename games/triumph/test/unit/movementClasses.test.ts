import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ARMED, NATIVE, SOVIET, TANK, USSR } from "../../data/kinds.ts";
import { area, IS_LAND, NATION_COUNT, NATION_OF_AREA, NEIGHBOURS } from "../../data/map.ts";
import type { ActionOf } from "../../model/actions.ts";
import { DECLARATIONS } from "../../model/rows.ts";
import { DECLARE_WAR, type State, VIOLATE } from "../../model/state.ts";
import { movementPhase } from "../../phases/movement.ts";
import { moverOnRoute, routeRefusal } from "../../rules/movement/movement.ts";
import { routeClass } from "../../rules/routes/routeClasses.ts";
import { listMoves } from "../../rules/routes/routes.ts";
import { addUnit, partyOf } from "../../rules/units.ts";
import { canAggressAgainstNation, canAggressAgainstRival, isAggression } from "../../rules/war/aggression.ts";
import { atWarWith, occupies } from "../../rules/war/relations.ts";
import { movementOf } from "./board.ts";
import { movePosition, playMoves } from "./moveBoard.ts";

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
        const s = movePosition(seed);
        playMoves(s, seed, 8);
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
        const s = movePosition(seed);
        playMoves(s, seed, 4);
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
        const s = movePosition(seed);
        const seat = s.commandOrder[0];
        s.command = 1 + (seed % 3);
        const rival = (seat + 1) % 3;
        const minor = s.violator.findIndex((violator, n) => violator === seat && s.status[n] === ARMED);
        if (atWarWith(s, seat, rival)) DECLARATIONS.add(s.duties, { kind: DECLARE_WAR, object: rival });
        if (minor >= 0) DECLARATIONS.add(s.duties, { kind: VIOLATE, object: minor });
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
        const s = movePosition(seed);
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
