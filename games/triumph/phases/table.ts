/** All phases by their integers. */
import { PHASES, type PhaseName } from "../state.ts";
import { doubleAgentPhase, governmentPhase, molePhase, reversalPhase } from "./government.ts";
import { handSizePhase, mustersPhase, resolutionPhase } from "./governmentEnd.ts";
import { automatic, type Phase } from "./phase.ts";
import { arrivalsPhase, productionPhase, productionStartPhase } from "./production.ts";
import { setupDiplomacyPhase, setupExtraPhase, setupPhase } from "./setup.ts";
import { activeAllyPhase, yearStartPhase } from "./yearStart.ts";
import { hegemony } from "../rules/victory.ts";
import { PHASE } from "../state.ts";

const skipSeasons = automatic((s, out) => {
  s.phase = PHASE.yearStart;
  if (s.year === 1945) hegemony(s, out);
});

const BY_NAME: Partial<Record<PhaseName, Phase>> = {
  setup: setupPhase,
  setupExtra: setupExtraPhase,
  setupDiplomacy: setupDiplomacyPhase,
  yearStart: yearStartPhase,
  activeAlly: activeAllyPhase,
  productionStart: productionStartPhase,
  arrivals: arrivalsPhase,
  production: productionPhase,
  government: governmentPhase,
  doubleAgent: doubleAgentPhase,
  reversal: reversalPhase,
  mole: molePhase,
  resolution: resolutionPhase,
  musters: mustersPhase,
  handSize: handSizePhase,
  seasonStart: skipSeasons,
};

export const PHASE_TABLE: readonly Phase[] = PHASES.map((name) => BY_NAME[name]!);
