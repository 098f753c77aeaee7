/** Every phase, in the order of PHASES. A chapter has one table of its own; only the safe points are named here (§45.3). */
import type { Faction } from "../data/ids.ts";
import { PHASES, type PhaseName, type State } from "../model/state.ts";
import { AIR_PHASES } from "./air/table.ts";
import { LAND_PHASES } from "./land/table.ts";
import { factionFor, type Phase, safe, seated } from "./phase.ts";
import { POLITICS_PHASES } from "./politics/table.ts";
import { SEA_PHASES } from "./sea/table.ts";
import { SUPPLY_PHASES } from "./supply/table.ts";
import { TURN_PHASE_TABLE } from "./turn/table.ts";

const BY_NAME: Readonly<Record<PhaseName, Phase>> = {
  ...TURN_PHASE_TABLE,
  ...POLITICS_PHASES,
  ...SUPPLY_PHASES,
  ...LAND_PHASES,
  ...AIR_PHASES,
  ...SEA_PHASES,
};

/** At the start of a turn (§62), before every D-ACT, after every declaration and cup action, and at the end of a faction's part of any phase. */
const SAFE: readonly PhaseName[] = ["turnStart", "operations", "operationsEnd", "declareWar", "diplomacy", "partEnd"];

export const PHASE_TABLE: readonly Phase[] = PHASES.map((name) =>
  seated(SAFE.includes(name) ? safe(BY_NAME[name]) : BY_NAME[name]),
);

/** The faction that a seat decides for now; a seat may have two. */
export function deciderOf(s: State, seat: number): Faction {
  return factionFor(s, BY_NAME[PHASES[s.phase]], seat);
}
