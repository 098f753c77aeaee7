import { AIR_NAVAL_EVENT } from "@tripartite/surrender/data/airNavalCombat";
import { RESULTS } from "@tripartite/surrender/data/combatTable";
import { MISSIONS, type Mission, type Weather } from "@tripartite/surrender/data/vocabulary";
import {
  type AirNavalSituation,
  airNavalCombat,
  airNavalOutcome,
  airNavalSums,
} from "@tripartite/surrender/rules/charts/airNavalCombat";
import { resultOdds } from "@tripartite/surrender/rules/charts/odds";
import { choice, chosen, type Values } from "../form.ts";
import { CHART_TEXTS } from "../texts.ts";
import { type CombatForm, exchangeSides, resultRows } from "./analysis.ts";
import {
  AIR_NAVAL_TYPE_OPTIONS,
  BRITAIN,
  eventField,
  forceFields,
  forceOf,
  markersOf,
  options,
  WEATHER_FIELD,
} from "./options.ts";
import { airNavalEffect } from "./outcomes.ts";

const { fields } = CHART_TEXTS;

const MISSION = choice("mission", fields.mission, options(CHART_TEXTS.missions, MISSIONS));
const WEATHER = { ...WEATHER_FIELD, label: fields.weatherThere };
const ATTACKER = [...forceFields("a", AIR_NAVAL_TYPE_OPTIONS, "fighter"), eventField("a.event")];
const DEFENDER = [...forceFields("d", AIR_NAVAL_TYPE_OPTIONS, "fighter"), eventField("d.event")];

function situationOf(values: Values): AirNavalSituation {
  return {
    mission: chosen<Mission>(values, "mission"),
    weather: chosen<Weather>(values, "weather"),
    attacker: forceOf(values, "a"),
    defender: forceOf(values, "d"),
    markersAttacker: markersOf(values, "a.event", AIR_NAVAL_EVENT),
    markersDefender: markersOf(values, "d.event", AIR_NAVAL_EVENT),
  };
}

export const airNavalForm: CombatForm = {
  fields: [MISSION, WEATHER, ...ATTACKER, BRITAIN.attacker, ...DEFENDER, BRITAIN.defender],
  sections(values) {
    const strike = values.mission === "airStrike";
    return [
      {
        id: "attacker",
        title: CHART_TEXTS.attacker,
        side: "attacker",
        fields: [...ATTACKER, ...(strike ? [BRITAIN.attacker] : [])],
      },
      { id: "place", title: CHART_TEXTS.place, fields: [MISSION, WEATHER] },
      {
        id: "defender",
        title: CHART_TEXTS.defender,
        side: "defender",
        fields: [...DEFENDER, ...(strike ? [BRITAIN.defender] : [])],
      },
    ];
  },
  analyse(values) {
    const situation = situationOf(values);
    const sums = airNavalSums(situation);
    const odds = resultOdds(sums);
    return {
      stages: [{ names: [CHART_TEXTS.attacker, CHART_TEXTS.defender], sums }],
      of: odds.of,
      rows: resultRows(odds, (code) => airNavalEffect(airNavalOutcome(situation, code))),
      roll(die) {
        const combat = airNavalCombat(situation, [die(), die()]);
        const { symbol, name } = RESULTS[combat.result];
        return { rolls: [{ roll: combat }], headline: `${symbol} ${name}`, effect: airNavalEffect(combat.outcome) };
      },
    };
  },
  swapped: (values) => exchangeSides(values, ["country", "type", "sorties", "supply", "event", "britain"]),
};
