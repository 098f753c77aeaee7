/** §48 The Strategic Warfare Phase, played jointly: the Axis against the West, then against the Soviets. */
import { STRATEGIC_COUNTRY } from "../../data/strategicCombat.ts";
import { FACTIONS, type StrategicOpponent } from "../../data/vocabulary.ts";
import { PHASE, STRATEGIC_WARFARE, type State } from "../../model/state.ts";
import { strategicCombat } from "../../rules/charts/strategicCombat.ts";
import { rollBoth } from "../../rules/dice.ts";
import { nextOpponent, strategicSituation } from "../../rules/economy/strategicFacts.ts";
import { countryNamed, isActive } from "../../rules/politics/countryFacts.ts";
import { AXIS } from "../../rules/sides.ts";
import { beginCommitment } from "../land/combatStart.ts";
import { automatic } from "../phase.ts";
import { clearCombat, finishPart } from "../sequence.ts";

/** R-SWF-2 Countries with a Fac Lost marker; both combats move that of Germany. */
const MARKED = ["germany", "uk", "ussr"];

/** §48.4 The marker of a country that is not active lies in box 1. */
function resetMarkers(s: State): void {
  for (const id of MARKED) {
    const country = countryNamed(s, id);
    if (country >= 0 && !isActive(s, country)) s.facLost[country] = 1;
  }
}

export const strategicWarfarePhase = automatic((s) => {
  resetMarkers(s);
  const opponent = nextOpponent(s);
  s.strategicOpponent = opponent;
  if (opponent >= 0) {
    s.attack = STRATEGIC_WARFARE;
    beginCommitment(s, AXIS, opponent);
    return;
  }
  s.bombed = [];
  finishPart(s);
});

export const strategicCombatPhase = automatic((s, out) => {
  const versus = FACTIONS[s.strategicOpponent] as StrategicOpponent;
  const { attacker, defender, result, outcome } = strategicCombat(strategicSituation(s), rollBoth(s));
  s.facLost[countryNamed(s, "germany")] = outcome.germany;
  s.facLost[countryNamed(s, STRATEGIC_COUNTRY[versus])] = outcome.allied;
  out.push({
    type: "strategicCombat",
    faction: s.strategicOpponent,
    attack: attacker,
    defence: defender,
    result,
    germany: outcome.germany,
    allied: outcome.allied,
  });
  clearCombat(s);
  s.phase = PHASE.strategicWarfare;
});
