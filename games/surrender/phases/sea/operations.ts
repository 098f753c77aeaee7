/** §53 What an operation does when its interceptions are over, and when it was interdicted. */
import type { Undertaking } from "../../data/vocabulary.ts";
import type { Out } from "../../model/events.ts";
import { PHASE, type State } from "../../model/state.ts";
import { operationOf } from "../../rules/sea/interceptors.ts";
import { completeBombing, interdictBombing } from "../air/bombing.ts";
import { endActivation } from "../sequence.ts";
import { arrive, interdictVoyage } from "./arrival.ts";
import { beginLandings, interdictInvasion } from "./landing.ts";

interface Ending {
  complete(s: State, out: Out): void;
  interdict(s: State, out: Out): void;
}

/** §57.6 The Supply Check reads whether the trace failed. */
function backToSupply(interdicted: number) {
  return (s: State) => {
    s.interdicted = interdicted;
    s.phase = PHASE.supplySea;
  };
}

const ENDINGS: Readonly<Record<Undertaking, Ending>> = {
  navalMovement: { complete: arrive, interdict: interdictVoyage },
  navalTransport: { complete: arrive, interdict: interdictVoyage },
  amphibiousInvasion: { complete: beginLandings, interdict: interdictInvasion },
  /** §14.3 Sorties only. */
  airStrike: { complete: endActivation, interdict: endActivation },
  bombingRun: { complete: completeBombing, interdict: interdictBombing },
  supplyLineTrace: { complete: backToSupply(0), interdict: backToSupply(1) },
};

export function completeOperation(s: State, out: Out): void {
  ENDINGS[operationOf(s)].complete(s, out);
}

export function interdictOperation(s: State, out: Out): void {
  ENDINGS[operationOf(s)].interdict(s, out);
}
