/** How Staff weighs otherwise on a seat of a short war: found by games on one range of seeds, checked on another. */
import type { ScenarioId } from "../data/scenarios/index.ts";
import { FACTIONS, type Faction } from "../data/vocabulary.ts";
import { boardOf, type State } from "../model/state.ts";
import { WEIGHTS, type Weights } from "./weights.ts";

type Habits = Partial<Record<ScenarioId, Partial<Record<Faction, Partial<Weights>>>>>;

const HABITS: Habits = {
  "poland-1939": { axis: { mostWill: 1.5 } },
  "france-1940": { western: { mostWill: 12 } },
  "scandinavia-1940": {
    axis: {
      decides: 79.5,
      fade: 3.37,
      lastLosses: 0.311,
      siege: 0.457,
      lastStraw: 2.86,
      anyCity: 0.973,
      willAtOnce: 19.8,
      noSupply: 1.54,
      cutOff: 1.68,
      pull: 0.0951,
      enough: 2.16,
      nextTurn: 0.106,
      exposure: 0.296,
      sparePoint: 0.0546,
    },
  },
};

/** The weights of a faction in the scenario that is played. */
export function weightsOf(s: State, faction: number): Weights {
  const { id } = boardOf(s).scenario;
  const own = HABITS[id as ScenarioId]?.[FACTIONS[faction]];
  return own === undefined ? WEIGHTS : { ...WEIGHTS, ...own };
}
