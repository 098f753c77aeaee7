/** Random positions in a Movement Phase. */
import {
  ARMED,
  DEFEATED,
  FORTRESS,
  GREY,
  NATIVE,
  POWER,
  SATELLITE,
  SCENARIO_TWO_PLAYER,
  SUB,
  USSR,
  WINTER,
} from "../../data/kinds.ts";
import { AREA_COUNT, IS_COASTAL, IS_LAND, IS_MINOR, KIND_OF_NATION, NATION_COUNT, USA } from "../../data/map.ts";
import { IS_SHIP } from "../../data/units.ts";
import {
  countOf,
  ESCAPED,
  PHASE,
  type State,
  TURN_DEFENSIVE,
  TURN_EMERGENCY,
  TURN_NORMAL,
  TURN_WINTER,
} from "../../model/state.ts";
import { movementPhase } from "../../phases/movement.ts";
import { takeSnapshot } from "../../rules/nations/control.ts";
import { addUnit } from "../../rules/units.ts";
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
export function movePosition(seed: number): State {
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
  for (let f = 0; f < NATIVE; f++) if (countOf(s.present, area, f) > 0) s.control[area] |= 1 << f;
}

/** Plays some random moves, so that borders are used and Minors Partitioned. */
export function playMoves(s: State, seed: number, moves: number): void {
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
