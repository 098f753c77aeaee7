import { allowKeys, type Json, readObject } from "@tripartite/kernel";
import * as airNaval from "../data/airNavalCombat.ts";
import * as results from "../data/combatResults.ts";
import * as table from "../data/combatTable.ts";
import { CONDITIONAL_EVENTS } from "../data/conditionalEvents.ts";
import * as ground from "../data/groundCombat.ts";
import * as movement from "../data/movement.ts";
import { WILL_EFFECTS } from "../data/nationalWill.ts";
import { PRICES } from "../data/production.ts";
import { RANGES } from "../data/ranges.ts";
import { RULINGS } from "../data/rulings.ts";
import * as strategic from "../data/strategicCombat.ts";
import { LIMITED_SOURCES, UNLIMITED_SOURCES } from "../data/supplySources.ts";
import { WEATHER_TABLE } from "../data/weather.ts";

/** Every chart, as data. */
export function charts(input: unknown): Json {
  allowKeys(readObject(input, ""), "", []);
  return {
    combatTable: table.COMBAT_TABLE,
    results: table.RESULTS,
    ground: { modifiers: ground.GROUND_MODIFIERS, halvings: ground.GROUND_HALVINGS, results: results.GROUND_RESULTS },
    airNaval: {
      modifiers: airNaval.AIR_NAVAL_MODIFIERS,
      halvings: airNaval.AIR_NAVAL_HALVINGS,
      sorties: results.SORTIES_GAINED,
      airSupport: results.AIR_SUPPORT_AFTER,
      interceptorWins: results.INTERCEPTOR_WINS,
    },
    strategic: {
      axis: strategic.STRATEGIC_AXIS_MODIFIERS,
      allied: strategic.STRATEGIC_ALLIED_MODIFIERS,
      halvings: strategic.STRATEGIC_HALVINGS,
      results: results.STRATEGIC_RESULTS,
    },
    weather: WEATHER_TABLE,
    movement: {
      allowance: movement.MOVEMENT_ALLOWANCE,
      ground: movement.GROUND_COSTS,
      plus: movement.GROUND_PLUS_COSTS,
      air: movement.AIR_COSTS,
      naval: movement.NAVAL_COSTS,
    },
    production: PRICES,
    nationalWill: WILL_EFFECTS,
    ranges: RANGES,
    supplySources: { unlimited: UNLIMITED_SOURCES, limited: LIMITED_SOURCES },
    conditionalEvents: CONDITIONAL_EVENTS,
    rulings: RULINGS,
  } as unknown as Json;
}
