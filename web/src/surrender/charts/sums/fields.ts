/** What the calculators ask. */
import { FAC_LOST_TRACK } from "@tripartite/surrender/data/combatResults";
import { PRICES } from "@tripartite/surrender/data/production";
import { SUPPLY_STATES } from "@tripartite/surrender/data/vocabulary";
import { options } from "../combat/options.ts";
import { choice, count, type Field, toggle, words } from "../form.ts";
import { CHART_TEXTS } from "../texts.ts";

const { fields, weatherTab, movementTab, productionTab, willTab } = CHART_TEXTS;

const SEPTEMBER = "9";

export const MONTH = choice(
  "month",
  weatherTab.month,
  weatherTab.months.map((label, i) => ({ value: String(i + 1), label })),
  SEPTEMBER,
);
export const WEATHER_FIELDS: readonly Field[] = [MONTH];

export const WHO = choice("who", movementTab.who, options(movementTab.whos));
export const UNIT_SUPPLY = choice("supply", fields.supply, options(CHART_TEXTS.supplies, SUPPLY_STATES));
export const INTO = choice("into", movementTab.into, options(movementTab.plains));
export const SIDE = choice("side", fields.hexside, options(CHART_TEXTS.hexsides));
export const ATTACK_IN = choice("attack", movementTab.attackIn, options(movementTab.attacks));
/** Steps joined by commas; a step is ids joined by dots. */
export const WAY = words("way", movementTab.way, /^M[GAN]\d{1,2}([.,]M[GAN]\d{1,2}){0,60}$/);
export const MOVEMENT_FIELDS: readonly Field[] = [WHO, UNIT_SUPPLY, INTO, SIDE, ATTACK_IN, WAY];

const MOST_FACTORIES = 40;
const MOST_PURCHASES = 40;

export const FACTORIES = count("factories", productionTab.factories, 0, MOST_FACTORIES, 6);
export const FAC_LOST = count(
  "faclost",
  productionTab.facLost,
  FAC_LOST_TRACK.min,
  FAC_LOST_TRACK.max,
  FAC_LOST_TRACK.min,
);
export const PURCHASES = PRICES.map(({ id, text }) => count(id.toLowerCase(), text, 0, MOST_PURCHASES));
export const PRODUCTION_FIELDS: readonly Field[] = [FACTORIES, FAC_LOST, ...PURCHASES];

const MOST_WILL = 99;

export const START_WILL = count("start", willTab.start, 0, MOST_WILL, 15);
export const FALLEN_COUNTRY = choice("country", willTab.country, options(willTab.countries));
export const CITY_LOST = toggle("citylost", willTab.cityLost);
export const GERMANY_WILL = count("germany", willTab.germany, 0, MOST_WILL, 40);
export const HAPPENED = words("happened", willTab.effects, /^NW\d{1,2}(,NW\d{1,2}){0,80}$/);
export const WILL_FIELDS: readonly Field[] = [START_WILL, FALLEN_COUNTRY, CITY_LOST, GERMANY_WILL, HAPPENED];
