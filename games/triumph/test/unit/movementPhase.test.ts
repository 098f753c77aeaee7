import { describe, expect, it } from "vitest";
import {
  AIR_FORCE,
  AXIS,
  BRITISH,
  FLEET,
  FORTRESS,
  FRENCH,
  GERMAN,
  GREY,
  INFANTRY,
  TANK,
  USSR,
  WEST,
} from "../../data/kinds.ts";
import { area, nation } from "../../data/map.ts";
import type { Action } from "../../model/actions.ts";
import type { Out } from "../../model/events.ts";
import { DECLARE_WAR, FACE_UP, MOVED, PHASE, type State, TURN_EMERGENCY, VIOLATE } from "../../model/state.ts";
import { movementPhase } from "../../phases/movement.ts";
import { movementEndPhase } from "../../phases/movementEnd.ts";
import { takeSnapshot } from "../../rules/nations/control.ts";
import { routeClass } from "../../rules/routes/routeClasses.ts";
import { unpackRoute } from "../../rules/units.ts";
import { go, idsOf, movementOf, put, violate, WEST_AXIS } from "./board.ts";

const snap = (s: State) => takeSnapshot(s, []);
const types = (actions: readonly Action[]) => new Set(actions.map((action) => action.type));

/** Performs the action after making sure that it is legal. */
function act(s: State, action: Action, out: Out = []): void {
  const seat = s.commandOrder[s.turn];
  expect(movementPhase.refuse(s, seat, action)).toBe(undefined);
  movementPhase.perform(s, seat, action, out);
}

describe("D19", () => {
  it("picks a unit up, puts it back, moves it and tells the table only its nationality and route", () => {
    const s = movementOf(AXIS, 0, 2);
    const infantry = put(s, "munich", GERMAN, INFANTRY);
    put(s, "munich", GERMAN, FORTRESS);
    put(s, "paris", FRENCH, INFANTRY);
    snap(s);
    expect(movementPhase.legal(s, AXIS)).toEqual([{ type: "pick", unit: infantry }, { type: "endMovement" }]);
    const move: Action = { type: "move", unit: infantry, route: [area("ruhr")], strategic: false };
    expect(movementPhase.refuse(s, AXIS, move)?.code).toBe("UNIT_NOT_PICKED");
    act(s, { type: "pick", unit: infantry });
    expect(types(movementPhase.legal(s, AXIS))).toEqual(new Set(["move", "unpick"]));
    expect(movementPhase.refuse(s, AXIS, { type: "endMovement" })?.code).toBe("UNIT_PICKED");
    act(s, { type: "unpick" });
    act(s, { type: "pick", unit: infantry });
    const out: Out = [];
    act(s, move, out);
    expect(out).toEqual([
      { type: "moved", nationality: GERMAN, from: area("munich"), route: [area("ruhr")], strategic: false },
      {
        ...{
          type: "unitMoved",
          audience: 1 << AXIS,
          unit: infantry,
          nationality: GERMAN,
          unitType: INFANTRY,
          cv: s.unitCv[infantry],
        },
        ...{ from: area("munich"), route: [area("ruhr")], strategic: false },
      },
    ]);
    expect([s.command, s.moving, s.picked]).toEqual([1, 1, -1]);
    expect(s.unitFlags[infantry] & MOVED).toBe(MOVED);
    expect(idsOf(unpackRoute(s.unitRoute[infantry]))).toEqual(["munich", "ruhr"]);
    expect(movementPhase.legal(s, AXIS)).toEqual([{ type: "endMovement" }]);
  });

  it("R57 keeps routes into a Sea with Enemies apart", () => {
    const s = movementOf(WEST, WEST_AXIS);
    put(s, "north-sea", GERMAN, FLEET);
    const fleet = put(s, "irish-sea", BRITISH, FLEET);
    snap(s);
    s.picked = fleet;
    const routes = movementPhase
      .legal(s, WEST)
      .flatMap((action) => (action.type === "move" && !action.strategic ? [idsOf(action.route)] : []));
    const intoBattle = routes.filter((route) => route.at(-1) === "north-sea").map((route) => route.join(" "));
    expect(intoBattle).toContain("english-channel north-sea");
    expect(intoBattle).toContain("norwegian-sea north-sea");
    expect(intoBattle).toContain("bay-of-biscay english-channel north-sea");
    const classes = routes.map((route) => routeClass(s, fleet, route.map(area), false));
    expect(new Set(classes).size).toBe(routes.length);
    expect(routes.filter((route) => route.at(-1) === "london").length).toBe(1);
  });

  it("§15.21 keeps the units that a declaration needs, and ends only when it has its Aggression", () => {
    const s = movementOf(AXIS, 0, 2);
    violate(s, "czechoslovakia", AXIS);
    put(s, "prague", GREY, FORTRESS, 2);
    const only = put(s, "berlin", GERMAN, INFANTRY, 2);
    const far = put(s, "rome", GERMAN, INFANTRY, 4);
    s.duties = [VIOLATE, nation("czechoslovakia")];
    snap(s);
    expect(movementPhase.refuse(s, AXIS, { type: "endMovement" })?.code).toBe("AGGRESSION_DUE");
    s.picked = only;
    const away: Action = { type: "move", unit: only, route: [area("ruhr")], strategic: false };
    expect(movementPhase.refuse(s, AXIS, away)?.code).toBe("AGGRESSION_DUE");
    s.picked = -1;
    expect(movementPhase.legal(s, AXIS)).toContainEqual({ type: "pick", unit: far });
    expect(movementPhase.fallback(s, AXIS)).toEqual({ type: "pick", unit: only });
    act(s, movementPhase.fallback(s, AXIS));
    const move = movementPhase.fallback(s, AXIS);
    expect(move).toEqual({ type: "move", unit: only, route: [area("prague")], strategic: false });
    act(s, move);
    expect(s.duties).toEqual([]);
    expect(movementPhase.fallback(s, AXIS)).toEqual({ type: "endMovement" });
  });

  it("R101 meets a Declaration of War by a Raid anywhere", () => {
    const s = movementOf(AXIS, WEST_AXIS, 1);
    put(s, "lorraine", FRENCH, FORTRESS, 3);
    const air = put(s, "munich", GERMAN, AIR_FORCE);
    s.duties = [DECLARE_WAR, WEST];
    snap(s);
    act(s, movementPhase.fallback(s, AXIS));
    act(s, movementPhase.fallback(s, AXIS));
    expect(s.unitArea[air]).toBe(area("lorraine"));
    act(s, { type: "endMovement" });
    expect(s.phase).toBe(PHASE.movementEnd);
  });

  it("D20 refuses an Atomic claim without the stages", () => {
    const s = movementOf(AXIS);
    expect(movementPhase.refuse(s, AXIS, { type: "atomic" })?.code).toBe("ATOMIC_CLAIM");
    expect(movementPhase.refuse(s, AXIS, { type: "pass" })?.code).toBe("WRONG_ACTION");
  });

  it("R43 asks the West for the areas of the USA forces at once", () => {
    const s = movementOf(AXIS, WEST_AXIS);
    const convoy = put(s, "north-atlantic-ocean", GERMAN, INFANTRY);
    snap(s);
    go(s, convoy, "ottawa");
    expect([s.phase, s.resume]).toEqual([PHASE.reinforcements, PHASE.movement]);
  });
});

describe("the end of movement", () => {
  it("turns Aggressors in Disputed areas face up and begins combat", () => {
    const s = movementOf(AXIS, WEST_AXIS);
    const owner = put(s, "lorraine", FRENCH, INFANTRY);
    const tank = put(s, "munich", GERMAN, TANK);
    const other = put(s, "munich", GERMAN, TANK);
    snap(s);
    go(s, tank, "lorraine");
    movementEndPhase.proceed(s, []);
    expect(s.unitFlags[tank] & FACE_UP).toBe(FACE_UP);
    expect((s.unitFlags[owner] | s.unitFlags[other]) & FACE_UP).toBe(0);
    expect(s.crossings).toEqual([]);
    expect(s.phase).toBe(PHASE.combatStart);
  });

  it("§10.11 an Emergency turn has no Combat Phase", () => {
    const s = movementOf(USSR);
    s.turnKind = TURN_EMERGENCY;
    movementEndPhase.proceed(s, []);
    expect([s.phase, s.turn]).toEqual([PHASE.playerTurn, 1]);
  });

  it("D21 lets Interventions take effect first", () => {
    const s = movementOf(WEST, WEST_AXIS);
    s.interventions = [nation("greece")];
    movementEndPhase.proceed(s, []);
    expect([s.phase, s.resume]).toEqual([PHASE.intervention, PHASE.movementEnd]);
  });
});
