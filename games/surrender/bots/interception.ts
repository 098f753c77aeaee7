/** D-INT, D-AGN Interceptions: when a stroke at sea or against a bomber pays. */

import { UBOAT_INTERCEPTOR } from "../data/campaign/markerKinds.ts";
import { SORTIES_GAINED } from "../data/combatResults.ts";
import { RESULT_CODES, RESULTS } from "../data/combatTable.ts";
import { FACTIONS, WEATHERS } from "../data/vocabulary.ts";
import { boardOf, type State } from "../model/state.ts";
import type { AirNavalForce, AirNavalSituation } from "../rules/charts/airNavalCombat.ts";
import { airNavalOdds } from "../rules/charts/odds.ts";
import { weatherIn } from "../rules/combat/attacks.ts";
import { forceOfUnit, interceptionSituation, operationOf } from "../rules/sea/interceptors.ts";
import { isWarship } from "../rules/sea/ports.ts";
import { best, type Decision, firstOf, type Option, type Thought } from "./brain.ts";
import { SORTIE_WORTH } from "./worth.ts";

/** What it is worth to stop each of them. */
const STAKES: Readonly<Record<ReturnType<typeof operationOf>, number>> = {
  airStrike: 1,
  amphibiousInvasion: 5,
  navalTransport: 2.5,
  supplyLineTrace: 2.5,
  navalMovement: 0.8,
  bombingRun: 1.5,
};
/** A warship that sails along takes most strokes upon itself. */
const ESCORTED = 0.5;
/** Those who do not count the odds strike when they feel like it. */
const CARELESS = 0.4;

/** The chance that the stroke succeeds, and the Sorties it costs. */
function stroke(situation: AirNavalSituation): { chance: number; sorties: number } {
  const { ways, of } = airNavalOdds(situation);
  let chance = 0;
  let sorties = 0;
  for (const result of RESULT_CODES) {
    const part = ways[result] / of;
    const gain = SORTIES_GAINED[result].attacker;
    if (RESULTS[result].hurts === "defender") chance += part;
    sorties += part * (gain === "plus" ? RESULTS[result].plus : gain);
  }
  return { chance, sorties };
}

function forceOf(s: State, faction: number, { unit }: { unit?: number }): AirNavalForce {
  if (unit !== undefined) return forceOfUnit(s, unit);
  return { country: UBOAT_INTERCEPTOR.country, type: UBOAT_INTERCEPTOR.type, faction: FACTIONS[faction] };
}

/** D-INT */
export function chooseInterception({ s, faction, legal, style }: Decision): Thought {
  const none = firstOf(legal, "none") ?? legal[0];
  const escorted = s.force.some((unit) => isWarship(s, unit));
  const stake = STAKES[operationOf(s)] * (escorted ? ESCORTED : 1) * (style.exact ? 1 : CARELESS);
  const options = legal.flatMap((action): Option[] => {
    if (action.type !== "intercept") return [];
    const weather =
      action.sea === undefined
        ? weatherIn(s, s.destination)
        : WEATHERS[s.weather[boardOf(s).seaZones[action.sea].weather]];
    const { chance, sorties } = stroke({
      mission: "interdiction",
      weather,
      attacker: forceOf(s, faction, action),
      defender: forceOfUnit(s, action.target),
    });
    const price = action.unit === undefined ? 1 : sorties * SORTIE_WORTH * (1 + s.unitSorties[action.unit] / 3);
    return [{ action, worth: chance * stake - price, reason: `interception, ${Math.round(100 * chance)} %` }];
  });
  return best(options, none, 0);
}

/** D-AGN Against the next escort or the target itself. */
export function chooseAgain({ s, legal, style }: Decision): Thought {
  const again = firstOf(legal, "again");
  const stop = firstOf(legal, "breakOff") ?? legal[0];
  if (again === undefined || !style.exact) return { action: stop, reason: "That is enough." };
  const { chance, sorties } = stroke(interceptionSituation(s));
  const worth = chance * STAKES[operationOf(s)] - sorties * SORTIE_WORTH;
  return best([{ action: again, worth, reason: "The way is open." }], stop, 0);
}
