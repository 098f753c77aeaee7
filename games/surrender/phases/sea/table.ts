/** The sea (§52–§55). */
import { interdictedPhase } from "./arrival.ts";
import { abortPhase, againPhase, escortPhase, interceptPhase } from "./intercept.ts";
import { invasionPhase } from "./invasion.ts";
import { landingPhase, mulberryPhase, rebasePhase } from "./landing.ts";
import { sailPhase } from "./sail.ts";

export const SEA_PHASES = {
  sail: sailPhase,
  invasion: invasionPhase,
  intercept: interceptPhase,
  escort: escortPhase,
  again: againPhase,
  abort: abortPhase,
  interdicted: interdictedPhase,
  landing: landingPhase,
  rebase: rebasePhase,
  mulberry: mulberryPhase,
};
