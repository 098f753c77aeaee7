import { FAC_LOST_TRACK } from "@tripartite/surrender/data/combatResults";
import { RESULTS } from "@tripartite/surrender/data/combatTable";
import {
  STRATEGIC_AXIS_MODIFIERS,
  STRATEGIC_COUNTRY,
  STRATEGIC_EVENT,
} from "@tripartite/surrender/data/strategicCombat";
import type { StrategicOpponent } from "@tripartite/surrender/data/vocabulary";
import { resultOdds } from "@tripartite/surrender/rules/charts/odds";
import {
  type StrategicSituation,
  strategicCombat,
  strategicOutcome,
  strategicSums,
} from "@tripartite/surrender/rules/charts/strategicCombat";
import { choice, chosen, count, isOn, numberOf, toggle, type Values } from "../form.ts";
import { CHART_TEXTS, signed } from "../texts.ts";
import { type CombatForm, resultRows } from "./analysis.ts";
import { eventField, markersOf, options } from "./options.ts";
import { strategicEffect } from "./outcomes.ts";

const { fields, sides } = CHART_TEXTS;

const SOVIET_AIR_ZONE = 13;
const MOST = 20;
const MOST_HALVINGS = 3;

const VERSUS = choice("versus", fields.versus, options(CHART_TEXTS.opponents));
/** One switch for each entry of the Axis list. */
const AXIS_SWITCHES = STRATEGIC_AXIS_MODIFIERS.map((entry) => ({
  entry,
  field: toggle(entry.id.toLowerCase(), entry.text, signed(entry.value)),
}));

/** Sea Zones that make the entries hold that are switched on: the first one of each. */
function zonesOf(values: Values, fact: "axisPorts" | "axisAirPorts"): number[] {
  return AXIS_SWITCHES.flatMap(({ entry, field }) => {
    const zones = entry.when[fact];
    return zones === undefined || !isOn(values, field.id) ? [] : [zones].flat().slice(0, 1);
  });
}

const IN_13 = toggle("west13", fields.westernIn13);
const SOVIET_AIR = toggle("soviet13", fields.sovietAir);
const USA = toggle("usa", fields.usa, "+2");
const BOMBED = count("bombed", fields.bombed, 0, MOST);
const CONQUERED = count("conquered", fields.conquered, 0, MOST);
const box = (id: string, label: string) => count(id, label, FAC_LOST_TRACK.min, FAC_LOST_TRACK.max, FAC_LOST_TRACK.min);
const LOST_GERMANY = box("lost.germany", fields.facLostGermany);
const LOST_ALLIED = box("lost.allied", fields.facLostAllied);
const AXIS_EVENT = eventField("a.event");
const ALLIED_EVENT = eventField("d.event");
const AXIS_HALVE = count("a.halve", fields.halve, 0, MOST_HALVINGS);
const ALLIED_HALVE = count("d.halve", fields.halve, 0, MOST_HALVINGS);

function situationOf(values: Values): StrategicSituation {
  return {
    versus: chosen<StrategicOpponent>(values, "versus"),
    axisPorts: zonesOf(values, "axisPorts"),
    axisAirPorts: zonesOf(values, "axisAirPorts"),
    sovietAirPorts: isOn(values, "soviet13") ? [SOVIET_AIR_ZONE] : [],
    westernIn13: isOn(values, "west13"),
    alliedConquered: numberOf(values, "conquered"),
    bombed: numberOf(values, "bombed"),
    usa: isOn(values, "usa") ? "western" : "none",
    markersAxis: markersOf(values, "a.event", STRATEGIC_EVENT),
    markersAllied: markersOf(values, "d.event", STRATEGIC_EVENT),
    halveAxis: numberOf(values, "a.halve"),
    halveAllied: numberOf(values, "d.halve"),
    facLost: { germany: numberOf(values, "lost.germany"), allied: numberOf(values, "lost.allied") },
  };
}

const COUNTRY_NAMES = { uk: "UK", ussr: "USSR" } as const;

export const strategicForm: CombatForm = {
  fields: [
    VERSUS,
    ...AXIS_SWITCHES.map(({ field }) => field),
    ...[IN_13, SOVIET_AIR, USA, BOMBED, CONQUERED, LOST_GERMANY, LOST_ALLIED],
    ...[AXIS_EVENT, ALLIED_EVENT, AXIS_HALVE, ALLIED_HALVE],
  ],
  sections(values) {
    const versus = chosen<StrategicOpponent>(values, "versus");
    const axis = AXIS_SWITCHES.filter(({ entry }) => [entry.when.versus].flat().includes(versus));
    const allied = versus === "western" ? [USA, IN_13, BOMBED] : [SOVIET_AIR, IN_13, CONQUERED];
    return [
      {
        id: "axis",
        title: sides.axis,
        side: "attacker",
        fields: [...axis.map(({ field }) => field), AXIS_EVENT, AXIS_HALVE],
      },
      { id: "place", title: CHART_TEXTS.kinds.strategic, fields: [VERSUS, LOST_GERMANY, LOST_ALLIED] },
      { id: "allied", title: sides[versus], side: "defender", fields: [...allied, ALLIED_EVENT, ALLIED_HALVE] },
    ];
  },
  analyse(values) {
    const situation = situationOf(values);
    const sums = strategicSums(situation);
    const odds = resultOdds(sums);
    const who = COUNTRY_NAMES[STRATEGIC_COUNTRY[situation.versus]];
    return {
      stages: [{ names: [sides.axis, sides[situation.versus]], sums }],
      of: odds.of,
      rows: resultRows(odds, (code) => strategicEffect(strategicOutcome(situation, code), situation.facLost, who)),
      roll(die) {
        const combat = strategicCombat(situation, [die(), die()]);
        const { symbol, name } = RESULTS[combat.result];
        return {
          rolls: [{ roll: combat }],
          headline: `${symbol} ${name}`,
          effect: strategicEffect(combat.outcome, situation.facLost, who),
        };
      },
    };
  },
};
