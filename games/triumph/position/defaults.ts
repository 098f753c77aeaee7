/** Where a position file starts from: what it leaves out is as at the start of the game, or of the phase it names. */
import { AXIS, FACTIONS, SATELLITE, SCENARIO_1939, SPRING } from "../data/kinds.ts";
import { nation } from "../data/map.ts";
import { EXTRA_1939, FIRST_YEAR } from "../data/scenarios.ts";
import { PHASE, type State, TURN_NORMAL } from "../model/state.ts";
import type { Options } from "../options.ts";
import { productionLevel } from "../rules/economy/economy.ts";
import { emptyBoard } from "../setup.ts";

/** The highest Command value on a card. */
const FULL_COMMAND = 10;

/** A board without units: peace, nations as at the start, all cards in the decks, all chits in the pool. */
export function startingPoint(options: Options, phase: number, seed: number): State {
  const s = emptyBoard(options, seed);
  s.year = FIRST_YEAR[options.scenario];
  s.phase = phase;
  if (options.scenario === SCENARIO_1939) {
    s.ind = EXTRA_1939.ind.slice();
    s.status[nation("austria")] = SATELLITE;
    s.marker[nation("austria")] = AXIS;
  }
  if (phase >= PHASE.seasonStart && phase <= PHASE.supply) s.season = SPRING;
  if (phase >= PHASE.declarations && phase <= PHASE.combatEnd) {
    s.turnKind = TURN_NORMAL;
    s.command = FULL_COMMAND;
  }
  return s;
}

/** The order that `turn` counts in. */
export function orderOfTurns(s: State): number[] {
  return s.season < 0 || s.phase === PHASE.command ? s.turnOrder : s.commandOrder;
}

/** Phases in which all seats decide at the same time. */
const WAITS_FOR_ALL: readonly number[] = [PHASE.setup, PHASE.handSize];

/** Fields that `settleDefaults` computes in this phase. */
export function isComputed(phase: number, field: string): boolean {
  if (field === "level") return phase === PHASE.production;
  if (field === "owing") return WAITS_FOR_ALL.includes(phase);
  return field === "resume" && phase === PHASE.musters;
}

/** What the game would have computed on its way to this phase, unless the file gives it. */
export function settleDefaults(s: State, fields: Readonly<Record<string, unknown>>): void {
  const isDue = (field: string) => isComputed(s.phase, field) && fields[field] === undefined;
  if (isDue("level")) s.level = productionLevel(s, s.turnOrder[s.turn], "confirmed").level;
  if (isDue("owing")) s.owing = (1 << FACTIONS.length) - 1;
  if (isDue("resume")) s.resume = PHASE.handSize;
}
