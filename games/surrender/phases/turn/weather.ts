/** §7, §46 The Weather Phase. */
import { WEATHER_ZONES, WEATHERS } from "../../data/vocabulary.ts";
import { boardOf } from "../../model/state.ts";
import { dateNow } from "../../rules/calendar.ts";
import { weatherOf } from "../../rules/charts/weather.ts";
import { rollDie } from "../../rules/dice.ts";
import { automatic } from "../phase.ts";
import { finishPart } from "../sequence.ts";

/** One die per zone of the map; a scenario may fix the first turn (R-WX-1). */
export const weatherPhase = automatic((s, out) => {
  const board = boardOf(s);
  const { firstTurnWeather } = board.scenario;
  const { month } = dateNow(s);
  for (const index of board.zones) {
    const zone = WEATHER_ZONES[index];
    const fixed = s.turn === 1 ? firstTurnWeather[zone] : undefined;
    const die = fixed === undefined && zone !== "desert" ? rollDie(s) : undefined;
    const weather = fixed ?? weatherOf(month, zone, die ?? 1);
    s.weather[index] = WEATHERS.indexOf(weather);
    out.push({ type: "weatherRolled", zone, weather, ...(die !== undefined && { die }) });
  }
  finishPart(s);
});
