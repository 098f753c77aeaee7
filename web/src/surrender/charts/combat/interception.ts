import { AIR_NAVAL_EVENT } from "@tripartite/surrender/data/airNavalCombat";
import { INTERDICTED } from "@tripartite/surrender/data/combatResults";
import type { ResultCode } from "@tripartite/surrender/data/combatTable";
import { OPERATIONS, type Operation, type SupplyState, type Weather } from "@tripartite/surrender/data/vocabulary";
import { airNavalSums } from "@tripartite/surrender/rules/charts/airNavalCombat";
import type { Dice } from "@tripartite/surrender/rules/charts/combatValue";
import {
  escortSituation,
  INTERCEPTION_OUTCOMES,
  type Interception,
  type InterceptionOutcome,
  intercept,
  targetSituation,
} from "@tripartite/surrender/rules/charts/interception";
import { interceptionOdds } from "@tripartite/surrender/rules/charts/odds";
import { choice, chosen, isOn, toggle, type Values } from "../form.ts";
import { CHART_TEXTS } from "../texts.ts";
import type { CombatForm, Section, Stage } from "./analysis.ts";
import {
  AIR_NAVAL_TYPE_OPTIONS,
  eventField,
  forceFields,
  forceOf,
  markersOf,
  options,
  SUPPLY_OPTIONS,
  WEATHER_FIELD,
} from "./options.ts";

const { fields, interceptions, sides, stages } = CHART_TEXTS;

const OPERATION = choice("operation", fields.operation, options(CHART_TEXTS.operations, OPERATIONS));
const WEATHER = { ...WEATHER_FIELD, label: fields.weatherThere };
const ESCORTED = toggle("escorted", fields.escorted);
const CARGO = choice("cargo", fields.cargo, options(CHART_TEXTS.cargos));
const LAST_SUPPLY = choice("lastsupply", fields.lastSupply, SUPPLY_OPTIONS);
const STOPS = toggle("stops", fields.stops);
const CANCEL = toggle("cancel", fields.cancel);
const EVENT_ESCORTED = { ...eventField("i.event.e"), label: fields.eventAgainstEscort };
const EVENT_TARGET = { ...eventField("i.event.t"), label: fields.eventAgainstTarget };
const ESCORT_EVENT = eventField("e.event");
const TARGET_EVENT = eventField("t.event");
const INTERCEPTOR = forceFields("i", AIR_NAVAL_TYPE_OPTIONS, "surface");
const ESCORT = forceFields("e", AIR_NAVAL_TYPE_OPTIONS, "surface");
const TARGET = forceFields("t", AIR_NAVAL_TYPE_OPTIONS, "convoy");

/** Which results of the table an outcome is drawn like. */
const WEIGHTS: Readonly<Record<InterceptionOutcome, ResultCode>> = {
  escorted: "AA",
  cancelled: "DD",
  spent: "AS",
  declined: "NE",
  failed: "AS",
  interdicted: "DE",
};

function carries(values: Values): boolean {
  return values.operation === "navalTransport" || values.operation === "amphibiousInvasion";
}

function chainOf(values: Values): Interception {
  const cargo = carries(values) && values.cargo !== "none" ? chosen<"ground" | "air">(values, "cargo") : undefined;
  return {
    operation: chosen<Operation>(values, "operation"),
    weather: chosen<Weather>(values, "weather"),
    interceptor: forceOf(values, "i"),
    target: forceOf(values, "t"),
    ...(isOn(values, "escorted") && { escort: forceOf(values, "e") }),
    markersAgainstEscort: markersOf(values, EVENT_ESCORTED.id, AIR_NAVAL_EVENT),
    markersEscort: markersOf(values, ESCORT_EVENT.id, AIR_NAVAL_EVENT),
    markersAgainstTarget: markersOf(values, EVENT_TARGET.id, AIR_NAVAL_EVENT),
    markersTarget: markersOf(values, TARGET_EVENT.id, AIR_NAVAL_EVENT),
    ...(cargo && { cargo }),
    lastSupply: chosen<SupplyState>(values, "lastsupply"),
    again: !isOn(values, "stops"),
    cancel: isOn(values, "cancel"),
  };
}

function effectOf({ operation }: Interception, outcome: InterceptionOutcome): string {
  const { text } = interceptions[outcome];
  return outcome === "interdicted" ? [text, ...INTERDICTED[operation]].join(". ") : text;
}

function stagesOf(chain: Interception): Stage[] {
  const first = escortSituation(chain);
  const sorties = (chain.interceptor.sorties ?? 0) + (first ? 1 : 0);
  const target = airNavalSums(targetSituation(chain, sorties));
  return [
    ...(first
      ? [{ title: stages.escort, names: [sides.interceptor, sides.escort] as const, sums: airNavalSums(first) }]
      : []),
    { ...(first && { title: stages.target }), names: [sides.interceptor, sides.target] as const, sums: target },
  ];
}

/** Dice as they are needed. */
function* rolls(die: () => number): Generator<Dice> {
  for (;;) yield [die(), die()];
}

export const interceptionForm: CombatForm = {
  fields: [
    ...[OPERATION, WEATHER, ESCORTED, CARGO, LAST_SUPPLY, STOPS, CANCEL],
    ...[...INTERCEPTOR, EVENT_ESCORTED, EVENT_TARGET],
    ...[...ESCORT, ESCORT_EVENT],
    ...[...TARGET, TARGET_EVENT],
  ],
  sections(values) {
    const escorted = isOn(values, "escorted");
    const place = [
      OPERATION,
      WEATHER,
      ...(carries(values) ? [CARGO] : []),
      ...(values.operation === "supplyLineTrace" ? [LAST_SUPPLY] : []),
      ESCORTED,
      ...(escorted ? [STOPS] : []),
      ...(escorted && values.operation === "amphibiousInvasion" ? [CANCEL] : []),
    ];
    const list: Section[] = [
      {
        id: "i",
        title: sides.interceptor,
        side: "attacker",
        fields: [...INTERCEPTOR, ...(escorted ? [EVENT_ESCORTED] : []), EVENT_TARGET],
      },
      { id: "place", title: fields.operation, fields: place },
      { id: "t", title: sides.target, side: "defender", fields: [...TARGET, TARGET_EVENT] },
    ];
    return escorted
      ? [...list, { id: "e", title: sides.escort, side: "defender", fields: [...ESCORT, ESCORT_EVENT] }]
      : list;
  },
  analyse(values) {
    const chain = chainOf(values);
    const odds = interceptionOdds(chain);
    return {
      stages: stagesOf(chain),
      of: odds.of,
      rows: INTERCEPTION_OUTCOMES.filter((outcome) => odds.ways[outcome] > 0).map((outcome) => ({
        key: outcome,
        symbol: interceptions[outcome].name,
        name: "",
        ways: odds.ways[outcome],
        effect: effectOf(chain, outcome),
        weight: WEIGHTS[outcome],
      })),
      roll(die) {
        const report = intercept(chain, rolls(die));
        const { interceptorSorties, targetSorties, escortSorties } = report;
        const gained = [
          `${sides.interceptor} ${interceptorSorties}`,
          ...(escortSorties === undefined ? [] : [`${sides.escort} ${escortSorties}`]),
          `${sides.target} ${targetSorties}`,
        ];
        return {
          rolls: report.steps.map(({ against, combat }) => ({ title: stages[against], roll: combat })),
          headline: interceptions[report.outcome].name,
          effect: `${effectOf(chain, report.outcome)}. ${fields.sorties}: ${gained.join(", ")}`,
        };
      },
    };
  },
};
