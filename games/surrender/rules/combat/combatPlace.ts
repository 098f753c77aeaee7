/** R-COM-5 The weather of the place where a combat is fought. */
import { UNDERTAKINGS, WEATHERS, type Weather } from "../../data/vocabulary.ts";
import { AIR_NAVAL, boardOf, STRATEGIC_WARFARE, type State } from "../../model/state.ts";
import { weatherIn } from "./attacks.ts";

/** Undertakings that are fought over a hex. */
const OVER_LAND = [UNDERTAKINGS.indexOf("bombingRun"), UNDERTAKINGS.indexOf("airStrike")];

/** The defender's hex, the target of a Bombing Run or an Air Strike, or the Sea Zone. */
export function combatWeather(s: State): Weather {
  if (s.attack === STRATEGIC_WARFARE) return "fair";
  if (s.attack !== AIR_NAVAL) return weatherIn(s, s.target);
  if (OVER_LAND.includes(s.operation)) return weatherIn(s, s.destination);
  if (s.route.length > 0) return WEATHERS[s.weather[boardOf(s).seaZones[s.route[s.routeAt]].weather]];
  return weatherIn(s, s.target);
}
