/** The frame of the turn (§45, §46, §61, §62). */
import { automatic } from "../phase.ts";
import { nextPart } from "../sequence.ts";
import { endOfTurnPhase } from "./endOfTurn.ts";
import { freeSetUpPhase } from "./freeSetUp.ts";
import { turnStartPhase } from "./turnStart.ts";
import { victoryCheckPhase } from "./victoryCheck.ts";
import { weatherPhase } from "./weather.ts";

export const TURN_PHASE_TABLE = {
  freeSetUp: freeSetUpPhase,
  turnStart: turnStartPhase,
  weather: weatherPhase,
  partEnd: automatic(nextPart),
  victoryCheck: victoryCheckPhase,
  endOfTurn: endOfTurnPhase,
  over: automatic(() => {}),
};
