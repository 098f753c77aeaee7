/** What a seat or a spectator may know. */
import { ENTRY_SHIFT } from "./data/campaign/optionalRules.ts";
import { WAR_PAIRS } from "./data/campaign/wars.ts";
import { COUNTRY_STATUSES } from "./data/scenarios/scenario.ts";
import { OUTCOMES } from "./data/scenarios/victory.ts";
import { TURN_PHASES } from "./data/sequence.ts";
import { FACTIONS, type Faction, SUPPLY_STATES, WEATHER_ZONES, WEATHERS } from "./data/vocabulary.ts";
import {
  AVAILABLE,
  boardOf,
  isGroundCombat,
  markerPlaceName,
  PHASE,
  PHASES,
  type State,
  turnOfPlace,
  turnPlace,
  UNDECIDED,
  UNIT_FLAGS,
  unitPlaceName,
  WILL,
} from "./model/state.ts";
import { hasOption, writeOptions } from "./options.ts";
import { writeDetails } from "./position/details.ts";
import { dateNow } from "./rules/calendar.ts";
import { mobileAttackCost, occupiesFort, targetsOf } from "./rules/combat/attacks.ts";
import { battleUnderWay, groundSituation } from "./rules/combat/battle.ts";
import { pointsLeft } from "./rules/economy/economy.ts";
import { marchIntoBox, marchTargets } from "./rules/land/march.ts";
import { lastTurnOf } from "./rules/nations/coldWar.ts";
import { hasLeadingAlly, leadingAlly } from "./rules/nations/leadingAlly.ts";
import { printedTurnOf } from "./rules/politics/variableEntry.ts";
import { isConquered, sideOfCountry } from "./rules/sides.ts";
import { hasFlag, unitData } from "./rules/units.ts";
import type { ActivationView, CombatView, CountryView, UnitView, View } from "./view/types.ts";

export type { View } from "./view/types.ts";

/** The table as `viewer` sees it: a seat, or SPECTATOR. */
export function viewOf(s: State, viewer: number): View {
  const { month, year } = dateNow(s);
  return {
    viewer: viewer < 0 ? "spectator" : FACTIONS[boardOf(s).factionAt[viewer]],
    ...tableView(s, hasOption(s, "variableEntry")),
    lastTurn: lastTurnOf(s),
    ...(hasLeadingAlly(s) && { leadingAlly: leadingAlly(s) }),
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
  const chosen = sidesOnly(s, (faction) =>
    s.choices[faction] === UNDECIDED ? undefined : s.choices[faction] === WILL,
  );
  return { ...view, combat: { ...view.combat, will: byFaction(chosen) } };
}

/** What is open to everybody and has to be said to set the position up again. */
export function tableView(s: State, hidesDates = false) {
  const board = boardOf(s);
  const { factions } = board.scenario;
  const details = writeDetails(s);
  return {
    scenario: board.scenario.id,
    options: writeOptions(s),
    turn: s.turn,
    turnPhase: TURN_PHASES[s.turnPhase].id,
    phase: PHASES[s.phase],
    phasing: FACTIONS[s.phasing],
    ...(s.victory >= 0 && { victory: OUTCOMES[s.victory] }),
    weather: Object.fromEntries(board.zones.map((zone) => [WEATHER_ZONES[zone], WEATHERS[s.weather[zone]]])),
    countries: Object.fromEntries(board.countryIds.map((id, country) => [id, countryView(s, country)])),
    control: controlView(s),
    wars: WAR_PAIRS.filter((_, pair) => s.wars[pair] === 1),
    noEzoc: s.noEzoc.map((hex) => board.hexIds[hex]),
    units: Object.fromEntries(board.units.map(({ id }, unit) => [id, unitView(s, unit, hidesDates)])),
    markers: Object.fromEntries(board.markers.map(({ id }, marker) => [id, markerView(s, marker, hidesDates)])),
    strategicMoves: Object.fromEntries(
      factions.map((faction) => [faction, s.strategicMoves[FACTIONS.indexOf(faction)]]),
    ),
    mobilizedIn: s.mobilizedIn.map((hex) => board.hexIds[hex]),
    ...(s.displaced.length > 0 && { displaced: s.displaced.map((unit) => unitData(s, unit).id) }),
    ...(Object.keys(details).length > 0 && { details }),
  };
}

function controlView(s: State): View["control"] {
  const control: View["control"] = {};
  boardOf(s).sites.forEach(({ hex }, site) => {
    if (s.control[site] >= 0) control[boardOf(s).hexIds[hex]] = FACTIONS[s.control[site]];
  });
  return control;
}

function countryView(s: State, country: number): CountryView {
  const faction = s.countryFaction[country];
  return {
    ...(faction >= 0 && { faction: FACTIONS[faction] }),
    status: COUNTRY_STATUSES[s.countryStatus[country]],
    ...(isConquered(s, country) && { conquered: true }),
    ...(s.allegiance[country] >= 0 && { allegiance: FACTIONS[s.allegiance[country]] }),
    ...(s.pro[country] >= 0 && { pro: FACTIONS[s.pro[country]] }),
    ...(s.exile[country] === 1 && { exile: true }),
    ...(s.facLost[country] !== 1 && { facLost: s.facLost[country] }),
    ...(s.will[country] >= 0 && { will: s.will[country] }),
    income: s.income[country],
    received: s.received[country],
    given: s.given[country],
    spent: s.spent[country],
    left: pointsLeft(s, country),
  };
}

/** §64 With variable entry the Turn Track shows the printed date until the unit comes up. */
function printedPlace(s: State, unit: number): number {
  const { turn } = boardOf(s).units[unit];
  return turn === undefined || turnOfPlace(s.unitPlace[unit]) < 0 ? s.unitPlace[unit] : turnPlace(turn);
}

function printedMarkerPlace(s: State, marker: number): number {
  const printed = printedTurnOf(s, marker);
  const isDated = printed >= 0 && turnOfPlace(s.markerPlace[marker]) >= 0;
  return isDated && s.turn <= printed + MOST_LATE ? turnPlace(printed) : s.markerPlace[marker];
}

/** §70.2 */
const MOST_LATE = Math.max(...ENTRY_SHIFT);

function unitView(s: State, unit: number, hidesDates: boolean): UnitView {
  const board = boardOf(s);
  const side = s.unitFaction[unit];
  const flags = Object.entries(UNIT_FLAGS).filter(([, flag]) => hasFlag(s, unit, flag));
  return {
    place: unitPlaceName(board, hidesDates ? printedPlace(s, unit) : s.unitPlace[unit]),
    ...(side !== sideOfCountry(s, board.units[unit].countryIndex) && { faction: FACTIONS[side] ?? "none" }),
    ...(unitData(s, unit).class === "ground"
      ? { strength: s.unitReduced[unit] === 1 ? "reduced" : "full" }
      : { sorties: s.unitSorties[unit] }),
    supply: SUPPLY_STATES[s.unitSupply[unit]],
    ...Object.fromEntries(flags.map(([name]) => [name, true as const])),
  };
}

function activationView(s: State): ActivationView {
  const activation = { unit: unitData(s, s.active).id, points: s.points, left: s.left === 1 };
  if (s.phase !== PHASE.march) return activation;
  const into = marchIntoBox(s, s.active, s.points);
  const targets = targetsOf(s, s.active).filter((hex) => !occupiesFort(s, s.groundAt[hex]));
  return {
    ...activation,
    reach: Object.fromEntries(
      marchTargets(s, s.active, s.points).map(({ hex, cost }) => [boardOf(s).hexIds[hex], cost]),
    ),
    ...(into !== undefined && { boxes: { [boardOf(s).boxes[into.box].id]: into.cost } }),
    attacks: Object.fromEntries(targets.map((hex) => [boardOf(s).hexIds[hex], mobileAttackCost(s, s.active, hex)])),
  };
}

function byFaction<Value>(values: readonly (Value | undefined)[]): Partial<Record<Faction, Value>> {
  const entries = values.flatMap((value, faction) =>
    value === undefined ? [] : [[FACTIONS[faction], value] as const],
  );
  return Object.fromEntries(entries) as Partial<Record<Faction, Value>>;
}

/** Kinds of combat, by `attack`. */
export const COMBAT_KINDS = ["mobile", "assault", "landing", "airNaval", "strategic"] as const;

/** By faction: a value for the two sides of the combat, nothing for the third faction. */
function sidesOnly<Value>(s: State, value: (faction: number) => Value): (Value | undefined)[] {
  return FACTIONS.map((_, faction) =>
    faction === s.attackingFaction || faction === s.defendingFaction ? value(faction) : undefined,
  );
}

/** What the viewer chose while the other side is thinking. */
function ownChoice(s: State, viewer: number): { ownWill?: boolean } {
  const own = viewer < 0 ? -1 : boardOf(s).factionAt[viewer];
  const isSide = own >= 0 && (own === s.attackingFaction || own === s.defendingFaction);
  return isSide && s.choices[own] !== UNDECIDED ? { ownWill: s.choices[own] === WILL } : {};
}

/** 1 if it can be used now, 0 if it has been used; elsewhere its place. */
function markerView(s: State, marker: number, hidesDates: boolean): number | string {
  const name = markerPlaceName(boardOf(s), hidesDates ? printedMarkerPlace(s, marker) : s.markerPlace[marker]);
  if (s.markerPlace[marker] === AVAILABLE) return 1;
  return name === "used" ? 0 : name;
}

function combatView(s: State, viewer: number): CombatView {
  const revealed = !s.choices.includes(UNDECIDED);
  const begun = s.phase !== PHASE.assault;
  return {
    kind: COMBAT_KINDS[s.attack],
    attackers: s.attackers.map((unit) => unitData(s, unit).id),
    ...(s.target >= 0 && { hex: boardOf(s).hexIds[s.target] }),
    ...(s.defender >= 0 && { defender: unitData(s, s.defender).id }),
    ...(begun && !revealed && { choosing: FACTIONS.filter((_, faction) => s.choices[faction] === UNDECIDED) }),
    ...(begun && revealed && { will: byFaction(sidesOnly(s, (faction) => s.choices[faction] === WILL)) }),
    ...(begun && !revealed && ownChoice(s, viewer)),
    declaring: FACTIONS[s.declaring],
    passes: s.passes,
    air: byFaction(s.committedAir.map((unit) => (unit < 0 ? undefined : unitData(s, unit).id))),
    markers: s.committedMarkers.map((marker) => boardOf(s).markers[marker].id),
    ...(s.mayHold === 1 && { mayHold: true }),
    ...(isGroundCombat(s) && s.groundAt[s.target] === s.defender && { situation: situationSoFar(s) }),
  };
}

/** With the Air Support that the committed units would give if they met no resistance. */
function situationSoFar(s: State) {
  const attacking = s.committedAir[s.attackingFaction] >= 0;
  return groundSituation(s, battleUnderWay(s, attacking, s.committedAir[s.defendingFaction] >= 0));
}
