/** The options that the forms of combat share. */
import { MAX_SORTIES } from "@tripartite/surrender/data/rulings";
import {
  AIR_NAVAL_TYPES,
  type AirNavalType,
  GROUND_TYPES,
  SUPPLY_STATES,
  type SupplyState,
  WEATHERS,
} from "@tripartite/surrender/data/vocabulary";
import type { AirNavalForce } from "@tripartite/surrender/rules/charts/airNavalCombat";
import type { ModifierLine } from "@tripartite/surrender/rules/charts/combatValue";
import { choice, chosen, count, type Field, isOn, numberOf, type Option, toggle, type Values } from "../form.ts";
import { CHART_TEXTS } from "../texts.ts";

const { fields } = CHART_TEXTS;

export const TYPE_SYMBOLS = {
  infantry: "u-infantry",
  shock: "s-surprise",
  tank: "u-tank",
  fighter: "u-air",
  bomber: "t-bombers",
  surface: "u-fleet",
  carrier: "u-carrier",
  convoy: "u-convoy",
} as const;

export const WEATHER_SYMBOLS = { fair: "p-summer", poor: "p-fall", severe: "p-winter" } as const;

export function options<Name extends string>(
  labels: Readonly<Record<Name, string>>,
  names: readonly Name[] = Object.keys(labels) as Name[],
  symbols?: Readonly<Record<Name, string>>,
): Option[] {
  return names.map((value) => ({ value, label: labels[value], ...(symbols && { symbol: symbols[value] }) }));
}

export const GROUND_TYPE_OPTIONS = options(CHART_TEXTS.types, GROUND_TYPES, TYPE_SYMBOLS);
export const AIR_NAVAL_TYPE_OPTIONS = options(CHART_TEXTS.types, AIR_NAVAL_TYPES, TYPE_SYMBOLS);
export const SUPPLY_OPTIONS = options(CHART_TEXTS.supplies, SUPPLY_STATES);
export const GROUND_COUNTRY_OPTIONS = options(CHART_TEXTS.groundCountries);
export const AIR_COUNTRY_OPTIONS = options(CHART_TEXTS.airCountries);

export const WEATHER_FIELD = choice(
  "weather",
  fields.weather,
  options(CHART_TEXTS.weathers, WEATHERS, WEATHER_SYMBOLS),
);

const MOST_BY_MARKERS = 9;

export function eventField(id: string): Field {
  return count(id, fields.event, -MOST_BY_MARKERS, MOST_BY_MARKERS);
}

export function markersOf(
  values: Values,
  id: string,
  line: { readonly id: string; readonly text: string },
): ModifierLine[] {
  return [{ ...line, value: numberOf(values, id) }];
}

/** Fields of an air or naval unit under a prefix. */
export function forceFields(prefix: string, types: readonly Option[], usualType: AirNavalType): Field[] {
  return [
    choice(`${prefix}.country`, fields.country, AIR_COUNTRY_OPTIONS, "other"),
    choice(`${prefix}.type`, fields.type, types, usualType),
    count(`${prefix}.sorties`, fields.sorties, 0, MAX_SORTIES),
    choice(`${prefix}.supply`, fields.supply, SUPPLY_OPTIONS),
  ];
}

export function forceOf(values: Values, prefix: string): AirNavalForce {
  return {
    country: values[`${prefix}.country`],
    type: chosen<AirNavalType>(values, `${prefix}.type`),
    sorties: numberOf(values, `${prefix}.sorties`),
    supply: chosen<SupplyState>(values, `${prefix}.supply`),
    inBritain: isOn(values, `${prefix}.britain`),
    ...(isOn(values, `${prefix}.britain`) && { faction: "western" as const }),
  };
}

export const BRITAIN = {
  attacker: toggle("a.britain", fields.inBritain),
  defender: toggle("d.britain", fields.westernInBritain),
};
