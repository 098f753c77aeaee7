/** Weather, movement costs, prices and National Will. */
import {
  allowKeys,
  InputError,
  type Json,
  readArray,
  readBoolean,
  readInteger,
  readObject,
  readOneOf,
  readString,
} from "@tripartite/kernel";
import { DIE_FACES } from "../data/combatTable.ts";
import { WILL_EFFECTS, type WillEffectId } from "../data/nationalWill.ts";
import { DIPLOMACY_NOTE, isDiplomacyTwice, PRICES } from "../data/production.ts";
import { MOBILITIES, SUPPLY_STATES, WEATHER_ZONES } from "../data/vocabulary.ts";
import { costOf, movementAllowance, STEP_COSTS, type StepCostId, totalCost } from "../rules/charts/movementCost.ts";
import { gainsOfGermany, hasCollapsed, willAfter, willTrail } from "../rules/charts/nationalWill.ts";
import { weatherOdds, weatherOf } from "../rules/charts/weather.ts";
import { listOf, numberIn, oneOf, optional } from "./fields.ts";

const ZONES = WEATHER_ZONES;

/** §7 */
export function weather(input: unknown): Json {
  const fields = readObject(input, "");
  allowKeys(fields, "", ["month", "dice"]);
  const month = numberIn(1, 12)(fields.month, "month");
  const dice = fields.dice === undefined ? {} : readObject(fields.dice, "dice");
  allowKeys(dice, "dice", ZONES);
  const rolled = ZONES.filter((zone) => dice[zone] !== undefined).map(
    (zone) => [zone, weatherOf(month, zone, numberIn(1, DIE_FACES)(dice[zone], `dice.${zone}`))] as const,
  );
  return {
    month,
    odds: Object.fromEntries(ZONES.map((zone) => [zone, weatherOdds(month, zone)])),
    ...(rolled.length > 0 && { weather: Object.fromEntries(rolled) }),
  };
}

/** §10.3 */
export function movement(input: unknown): Json {
  const fields = readObject(input, "");
  allowKeys(fields, "", ["steps", "unit"]);
  const known = Object.keys(STEP_COSTS) as StepCostId[];
  const ids = listOf(oneOf(known))(fields.steps, "steps");
  const cost = costOf(ids);
  const lines = ids.map((id) => ({ ...STEP_COSTS[id] }));
  if (fields.unit === undefined) return { lines, cost };
  const unit = readObject(fields.unit, "unit");
  allowKeys(unit, "unit", ["mobility", "supply"]);
  const mobility = readOneOf(unit.mobility, "unit.mobility", [...MOBILITIES, "airOrNaval"] as const);
  const allowance = movementAllowance(
    unit.supply === undefined ? "full" : readOneOf(unit.supply, "unit.supply", SUPPLY_STATES),
    mobility,
  );
  return { lines, cost, allowance, left: allowance - cost };
}

/** §8.6 */
export function production(input: unknown): Json {
  const fields = readObject(input, "");
  allowKeys(fields, "", ["buy", "points"]);
  const known = PRICES.map(({ id }) => id);
  const ids = readArray(fields.buy, "buy").map((id, i) => readOneOf(id, `buy[${i}]`, known));
  if (isDiplomacyTwice(ids)) throw new InputError("buy", DIPLOMACY_NOTE);
  const lines = ids.map((id) => {
    const { cost, text } = PRICES.find((price) => price.id === id)!;
    return { id, cost, text };
  });
  const total = totalCost(lines);
  const { points } = optional(fields, "", "points", readInteger);
  return { lines, total, ...(points !== undefined && { left: points - total }) };
}

/** §17 */
export function will(input: unknown): Json {
  const fields = readObject(input, "");
  allowKeys(fields, "", ["start", "events", "country", "mainlandCityLost", "germany", "claimed"]);
  const known = Object.keys(WILL_EFFECTS) as WillEffectId[];
  const start = readInteger(fields.start, "start");
  const events = listOf(oneOf(known))(fields.events, "events");
  const trail = willTrail(start, events);
  const collapses = hasCollapsed(trail.at(-1) ?? start);
  const {
    country,
    mainlandCityLost = false,
    germany,
    claimed = [],
  } = {
    ...optional(fields, "", "country", readString),
    ...optional(fields, "", "mainlandCityLost", readBoolean),
    ...optional(fields, "", "germany", readInteger),
    ...optional(fields, "", "claimed", listOf(oneOf(known))),
  };
  const conquered = collapses && mainlandCityLost;
  const gains = collapses && country !== undefined ? gainsOfGermany({ country, conquered, claimed }) : [];
  return {
    trail,
    collapses,
    conquered,
    gains,
    ...(germany !== undefined && { germany: gains.reduce(willAfter, germany) }),
  };
}
