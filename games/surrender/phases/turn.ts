/** §6 The phases that run by themselves: the start of a turn, weather, No Supply, victory and the end. */
import { columnOf } from "../data/grid.ts";
import { FACTIONS, WEATHER_ZONES, WEATHERS } from "../data/vocabulary.ts";
import type { Out } from "../events.ts";
import { changeWill, cityEffectOf } from "../rules/collapse.ts";
import { rollDie } from "../rules/dice.ts";
import { incomeOf } from "../rules/economy.ts";
import { sufferNoSupply } from "../rules/rebuilding.ts";
import { leaveGame } from "../rules/units.ts";
import { claimAtEndOfTurn } from "../rules/victory.ts";
import { weatherOf } from "../rules/weather.ts";
import { ACTIVATED, boardOf, goTo, PHASE, REBUILT, STRATEGIC, type State, WAITS } from "../state.ts";
import { automatic } from "./phase.ts";
import { beginPhase } from "./sequence.ts";

const SOVIET = FACTIONS.indexOf("soviet");
const AXIS = FACTIONS.indexOf("axis");

export const turnStartPhase = automatic((s, out) => {
  const { scenario } = boardOf(s);
  const { month, year } = scenario.turns[s.turn - 1];
  out.push({ type: "turnBegan", turn: s.turn, month, year });
  s.strategicMoves = scenario.factions.map((faction) => scenario.strategicMoves[faction] ?? 0);
  s.markerUses = scenario.eventMarkers.map(({ usesPerTurn }) => usesPerTurn ?? 0);
  goTo(s, PHASE.weather);
  if (s.sovietEntry === 1) enterSoviets(s, out);
});

/** R-SCN-4 "17 September": the east passes to the USSR. */
function enterSoviets(s: State, out: Out): void {
  const board = boardOf(s);
  const rule = board.scenario.specialRules.find(({ id, turn }) => id === "sovietEntry" && turn === s.turn);
  if (rule?.fromColumn === undefined) return;
  const from = rule.fromColumn;
  out.push({ type: "sovietEntry" });
  const western = FACTIONS.indexOf("western");
  board.units.forEach(({ faction }, unit) => {
    const hex = s.unitHex[unit];
    if (faction === western && hex >= 0 && columnOf(hex) >= from) leaveGame(s, unit, out);
  });
  board.spots.forEach(({ hex, country }, spot) => {
    if (s.control[spot] !== western || columnOf(hex) < from || s.victory >= 0) return;
    s.control[spot] = SOVIET;
    out.push({ type: "controlChanged", hex, faction: SOVIET });
    changeWill(s, country, cityEffectOf(s, spot, "lost"), AXIS, out);
  });
}

/** §7 One die per zone of the map; a scenario may fix the first turn (R-WX-1). §8.1 Then the points of the turn. */
export const weatherPhase = automatic((s, out) => {
  const board = boardOf(s);
  const { scenario } = board;
  const { month } = scenario.turns[s.turn - 1];
  for (const index of board.zones) {
    const zone = WEATHER_ZONES[index];
    const fixed = s.turn === 1 ? scenario.firstTurnWeather[zone] : undefined;
    const die = fixed === undefined && zone !== "desert" ? rollDie(s) : undefined;
    const weather = fixed ?? weatherOf(month, zone, die ?? 1);
    s.weather[index] = WEATHERS.indexOf(weather);
    out.push({ type: "weatherRolled", zone, weather, ...(die !== undefined && { die }) });
  }
  beginPhase(s, PHASE.economy, 0, out);
  board.countryIds.forEach((_, country) => {
    s.income[country] = incomeOf(s, country);
    if (s.income[country] > 0) out.push({ type: "income", country, amount: s.income[country] });
  });
});

/** §18.1 */
export const noSupplyPhase = automatic((s, out) => {
  sufferNoSupply(s, out);
  beginPhase(s, PHASE.replacements, 0, out);
});

export const victoryCheckPhase = automatic((s, out) => {
  claimAtEndOfTurn(s, out);
  goTo(s, PHASE.endOfTurn);
});

/** §11 R-END-1 Unspent points are lost, the marks of the turn are taken off. */
export const endOfTurnPhase = automatic((s) => {
  const nothing = () => boardOf(s).countryIds.map(() => 0);
  s.income = nothing();
  s.received = nothing();
  s.given = nothing();
  s.spent = nothing();
  s.mobilizedIn = [];
  s.unitFlags = s.unitFlags.map((flags) => flags & ~(ACTIVATED | STRATEGIC | WAITS | REBUILT));
  s.turn++;
  goTo(s, PHASE.turnStart);
});
