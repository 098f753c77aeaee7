/** §7.1 New Year runs by itself; only in the two-player game the Allies name the Active Ally. */
import type { Faction } from "../data/ids.ts";
import { ACTION_DECK, AXIS, FACTIONS, INVESTMENT_DECK, SCENARIO_TWO_PLAYER, USSR, WEST } from "../data/kinds.ts";
import type { Out } from "../model/events.ts";
import { NO } from "../model/refusals.ts";
import { PHASE, type State } from "../model/state.ts";
import { halveStack, reshuffle, takeStack } from "../rules/cards/cards.ts";
import { dealPeaceDividends } from "../rules/cards/chits.ts";
import { rollTurnOrder } from "../rules/chance.ts";
import { publicOpinion } from "../rules/nations/diplomacy.ts";
import { checkEconomicVictory, snapshotEndsGame } from "../rules/victory.ts";
import { automatic, type Phase } from "./phase.ts";

/** §8.44 */
const PUBLIC_OPINION_YEARS = [1941, 1942, 1943, 1944];

export const yearStartPhase: Phase = automatic((s, out) => {
  s.season = -1;
  s.year++;
  out.push({ type: "yearBegan", year: s.year });
  if (snapshotEndsGame(s, -1, out)) return;
  if (PUBLIC_OPINION_YEARS.includes(s.year)) publicOpinion(s, out);
  if (checkEconomicVictory(s, out)) return;
  reshuffle(s, ACTION_DECK, out);
  reshuffle(s, INVESTMENT_DECK, out);
  dealPeaceDividends(s, out);
  resetYearlyCounters(s);
  rollTurnOrder(s, out);
  s.turn = 0;
  s.phase = s.scenario === SCENARIO_TWO_PLAYER ? PHASE.activeAlly : PHASE.productionStart;
});

function resetYearlyCounters(s: State): void {
  for (let faction: Faction = 0; faction < FACTIONS.length; faction++) {
    s.violated[faction] = 0;
    s.fought[faction] = 0;
    s.indRaises[faction] = 0;
    s.atomicRaises[faction] = 0;
  }
}

/** D04, §18.1 The Allied player acts from the West's seat. */
export const activeAllyPhase: Phase = {
  decision: "D04",
  prompt: () => "Name the Active Ally of this year.",
  waiting: () => 1 << WEST,
  legal: () => [
    { type: "activate", faction: WEST },
    { type: "activate", faction: USSR },
  ],
  refuse(_, __, action) {
    if (action.type !== "activate") return NO.WRONG_ACTION;
    return action.faction === AXIS ? NO.ALLY_ACTIVE : undefined;
  },
  perform(s, _, action, out) {
    if (action.type !== "activate") return;
    const firstYear = s.activeAlly < 0;
    s.activeAlly = action.faction;
    out.push({ type: "activeAlly", faction: action.faction });
    if (firstYear) dealAlliedHands(s, out);
    else for (const ally of [WEST, USSR]) takeStack(s, ally, out);
    s.phase = PHASE.productionStart;
  },
  proceed: () => {},
  fallback: (s) => ({ type: "activate", faction: s.activeAlly < 0 ? WEST : s.activeAlly }),
};

/** R111 The Active Ally takes its whole set-up hand, the Passive one a random half. */
function dealAlliedHands(s: State, out: Out): void {
  takeStack(s, s.activeAlly, out);
  halveStack(s, s.activeAlly === WEST ? USSR : WEST, out);
}
