/** What a seat or a spectator may know. */
import { HEX_IDS } from "./data/grid.ts";
import { FACTIONS, type Faction, SUPPLY_STATES, WEATHER_ZONES, WEATHERS } from "./data/vocabulary.ts";
import { mobileAttackCost, occupiesFort, targetsOf } from "./rules/attacks.ts";
import { battleUnderWay, groundSituation } from "./rules/battle.ts";
import { pointsLeft } from "./rules/economy.ts";
import { marchTargets } from "./rules/march.ts";
import { unitData } from "./rules/units.ts";
import {
  ACTIVATED,
  ASSAULT,
  boardOf,
  enemyOf,
  MOBILIZATION_BOX,
  PHASE,
  PHASES,
  REBUILT,
  STRATEGIC,
  type State,
  UNDECIDED,
  VICTORIES,
  WAITS,
  WILL,
} from "./state.ts";
import type { ActivationView, CombatView, CountryView, UnitView, View } from "./view/types.ts";

export type { View } from "./view/types.ts";

/** The table as `viewer` sees it: a seat, or SPECTATOR. */
export function viewOf(s: State, viewer: number): View {
  const { scenario } = boardOf(s);
  const { month, year } = scenario.turns[s.turn - 1];
  return {
    viewer: viewer < 0 ? "spectator" : FACTIONS[viewer],
    ...tableView(s),
    lastTurn: scenario.turns.length,
    month,
    year,
    ...(s.active >= 0 && { activation: activationView(s) }),
    ...(s.attack >= 0 && { combat: combatView(s, viewer) }),
  };
}

/** Everything: a choice that is still secret too. */
export function openViewOf(s: State): View {
  const view = viewOf(s, -1);
  if (view.combat?.choosing === undefined) return view;
  const chosen = s.choices.map((choice) => (choice === UNDECIDED ? undefined : choice === WILL));
  return { ...view, combat: { ...view.combat, will: byFaction(chosen) } };
}

/** What is open to everybody and has to be said to set the position up again. */
export function tableView(s: State) {
  const board = boardOf(s);
  const { eventMarkers, factions } = board.scenario;
  return {
    scenario: board.scenario.id,
    options: { sovietEntry: s.sovietEntry === 1 },
    turn: s.turn,
    phase: PHASES[s.phase],
    phasing: FACTIONS[s.phasing],
    ...(s.victory >= 0 && { victory: VICTORIES[s.victory] }),
    weather: Object.fromEntries(board.zones.map((zone) => [WEATHER_ZONES[zone], WEATHERS[s.weather[zone]]])),
    countries: Object.fromEntries(board.countryIds.map((id, country) => [id, countryView(s, country)])),
    control: controlView(s),
    noEzoc: s.noEzoc.map((hex) => HEX_IDS[hex]),
    units: Object.fromEntries(board.units.map(({ id }, unit) => [id, unitView(s, unit)])),
    markers: Object.fromEntries(eventMarkers.map(({ id }, marker) => [id, s.markerUses[marker]])),
    strategicMoves: Object.fromEntries(factions.map((faction, i) => [faction, s.strategicMoves[i]])),
    mobilizedIn: s.mobilizedIn.map((hex) => HEX_IDS[hex]),
    ...(s.displaced >= 0 && { displaced: { unit: unitData(s, s.displaced).id, resume: PHASES[s.resume] } }),
  };
}

function controlView(s: State): View["control"] {
  const control: View["control"] = {};
  boardOf(s).spots.forEach(({ hex }, spot) => {
    if (s.control[spot] >= 0) control[HEX_IDS[hex]] = FACTIONS[s.control[spot]];
  });
  return control;
}

function countryView(s: State, country: number): CountryView {
  const faction = s.countryFaction[country];
  return {
    ...(faction >= 0 && { faction: FACTIONS[faction] }),
    ...(s.conquered[country] === 1 && { conquered: true }),
    ...(s.will[country] >= 0 && { will: s.will[country] }),
    income: s.income[country],
    received: s.received[country],
    given: s.given[country],
    spent: s.spent[country],
    left: pointsLeft(s, country),
  };
}

function unitView(s: State, unit: number): UnitView {
  const hex = s.unitHex[unit];
  const flag = (bit: number) => (s.unitFlags[unit] & bit) !== 0;
  return {
    place: hex >= 0 ? HEX_IDS[hex] : hex === MOBILIZATION_BOX ? "box" : "out",
    ...(unitData(s, unit).class === "ground"
      ? { strength: s.unitReduced[unit] === 1 ? "reduced" : "full" }
      : { sorties: s.unitSorties[unit] }),
    supply: SUPPLY_STATES[s.unitSupply[unit]],
    ...(flag(ACTIVATED) && { activated: true }),
    ...(flag(STRATEGIC) && { strategic: true }),
    ...(flag(WAITS) && { waits: true }),
    ...(flag(REBUILT) && { rebuilt: true }),
  };
}

function activationView(s: State): ActivationView {
  const activation = { unit: unitData(s, s.active).id, points: s.points, left: s.left === 1 };
  if (s.phase !== PHASE.march) return activation;
  const targets = targetsOf(s, s.active).filter((hex) => !occupiesFort(s, s.groundAt[hex]));
  return {
    ...activation,
    reach: Object.fromEntries(marchTargets(s, s.active, s.points).map(({ hex, cost }) => [HEX_IDS[hex], cost])),
    attacks: Object.fromEntries(targets.map((hex) => [HEX_IDS[hex], mobileAttackCost(s, s.active, hex)])),
  };
}

function byFaction<Value>(values: readonly (Value | undefined)[]): Partial<Record<Faction, Value>> {
  const entries = values.flatMap((value, faction) =>
    value === undefined ? [] : [[FACTIONS[faction], value] as const],
  );
  return Object.fromEntries(entries) as Partial<Record<Faction, Value>>;
}

function combatView(s: State, viewer: number): CombatView {
  const revealed = !s.choices.includes(UNDECIDED);
  const begun = s.phase !== PHASE.assault;
  return {
    kind: s.attack === ASSAULT ? "assault" : "mobile",
    attackers: s.attackers.map((unit) => unitData(s, unit).id),
    hex: HEX_IDS[s.target],
    defender: unitData(s, s.defender).id,
    ...(begun && !revealed && { choosing: FACTIONS.filter((_, faction) => s.choices[faction] === UNDECIDED) }),
    ...(begun && revealed && { will: byFaction(s.choices.map((choice) => choice === WILL)) }),
    ...(begun &&
      !revealed &&
      viewer >= 0 &&
      s.choices[viewer] !== UNDECIDED && { ownWill: s.choices[viewer] === WILL }),
    declaring: FACTIONS[s.declaring],
    passes: s.passes,
    air: byFaction(s.committedAir.map((unit) => (unit < 0 ? undefined : unitData(s, unit).id))),
    markers: s.committedMarkers.map((marker) => boardOf(s).scenario.eventMarkers[marker].id),
    ...(s.mayHold === 1 && { mayHold: true }),
    ...(s.groundAt[s.target] === s.defender && { situation: situationSoFar(s) }),
  };
}

/** With the Air Support that the committed units would give if they met no resistance. */
function situationSoFar(s: State) {
  const { faction } = unitData(s, s.attackers[0]);
  return groundSituation(s, battleUnderWay(s, s.committedAir[faction] >= 0, s.committedAir[enemyOf(faction)] >= 0));
}
