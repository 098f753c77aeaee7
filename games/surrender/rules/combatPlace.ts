/** R-COM-5 The weather of the place where a combat is fought. */
import { OPERATIONS, WEATHERS, type Weather } from "../data/vocabulary.ts";
import { AIR_NAVAL, boardOf, STRATEGIC_WARFARE, type State } from "../state.ts";
import { weatherIn } from "./attacks.ts";

const BOMBING = OPERATIONS.indexOf("bombingRun");

/** The defender's hex, the target of a Bombing Run, or the Sea Zone. */
export function combatWeather(s: State): Weather {
  if (s.attack === STRATEGIC_WARFARE) return "fair";
  if (s.attack !== AIR_NAVAL) return weatherIn(s, s.target);
  if (s.operation === BOMBING) return weatherIn(s, s.destination);
  if (s.route.length > 0) return WEATHERS[s.weather[boardOf(s).seaZones[s.route[s.routeAt]].weather]];
  return weatherIn(s, s.target);
}
