/** §15.423 The end of movement turns successful Interventions into Satellites (D21). */
import { ARMED, INFANTRY } from "../data/kinds.ts";
import { PHASE, type State, seatInTurn } from "../model/state.ts";
import { legalMusters, musterSeats, performMuster, refuseMuster } from "../rules/economy/musters.ts";
import { finishInterventions, inheritFirstPlace, resolveInterventions } from "../rules/war/intervention.ts";
import type { Phase } from "./phase.ts";

function isUnresolved(s: State): boolean {
  return s.interventions.some((nation) => s.status[nation] === ARMED);
}

export const interventionPhase: Phase = {
  decision: "D21",
  prompt: () => "Choose the types of the units that the Armed Minor's Fortresses become.",
  waiting: musterSeats,
  legal: legalMusters,
  refuse: refuseMuster,
  perform(s, seat, action, out) {
    if (action.type !== "muster") return;
    performMuster(s, seat, action, out);
    inheritFirstPlace(s, seat, action.area);
  },
  proceed(s, out) {
    if (isUnresolved(s)) {
      resolveInterventions(s, seatInTurn(s), out);
      return;
    }
    finishInterventions(s, out);
    s.phase = s.resume >= 0 ? s.resume : PHASE.combatStart;
    s.resume = -1;
  },
  fallback(s, seat) {
    const musters = legalMusters(s, seat);
    return musters.find((action) => action.type === "muster" && action.unitType === INFANTRY) ?? musters[0];
  },
};
