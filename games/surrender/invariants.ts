/** What must hold after every action. */

import { NO_SITE } from "./board/board.ts";
import { MAX_POINTS } from "./board/scratch.ts";
import { CUP_MARKER_NAMES, CUP_MARKERS } from "./data/campaign/cup.ts";
import { POLICIES, POLICY_IDS } from "./data/campaign/policies.ts";
import { WAR_PAIRS } from "./data/campaign/wars.ts";
import { FAC_LOST_TRACK } from "./data/combatResults.ts";
import { MAX_SORTIES } from "./data/rulings.ts";
import { FACTIONS, SUPPLY_STATES, WEATHERS } from "./data/vocabulary.ts";
import { underWayFaults } from "./invariants/underWay.ts";
import {
  ASSAULT,
  boardOf,
  FREE_FORCES,
  isOnMap,
  MOBILE,
  markerPlaceName,
  PHASE,
  PHASES,
  type PhaseName,
  type State,
  UNDECIDED,
  unitPlaceName,
} from "./model/state.ts";
import { isTargetOf } from "./rules/combat/attacks.ts";
import { pointsLeft } from "./rules/economy/economy.ts";
import { mayEnter } from "./rules/land/passage.ts";
import { retreatHexes } from "./rules/land/retreat.ts";
import { lastTurnOf } from "./rules/nations/coldWar.ts";
import { QUEUE_WIDTH } from "./rules/queue.ts";
import { evacuationPorts } from "./rules/sea/evacuation.ts";
import { AXIS, isConquered, isUsaActive, STATUS } from "./rules/sides.ts";
import { LIMITED_CAPACITY, limitedUnits, usedSources } from "./rules/supply/limited.ts";
import { rivalIn } from "./rules/units.ts";

const WITH_ACTIVE: readonly PhaseName[] = ["strategicDestination", "march", "assault", "airAction"];
const WITH_COMBAT: readonly PhaseName[] = ["assault", "commit", "declare", "combat", "retreat", "advance"];

/** Broken invariants, in words: each with the part of a position file in which it shows. */
export function faultsOf(s: State): string[] {
  return [
    ...clockFaults(s),
    ...worldFaults(s),
    ...cupFaults(s),
    ...unitFaults(s),
    ...countryFaults(s),
    ...controlFaults(s),
    ...supplyFaults(s),
    ...activationFaults(s),
    ...underWayFaults(s),
  ];
}

function clockFaults(s: State): string[] {
  const { scenario } = boardOf(s);
  const faults: string[] = [];
  if (s.turn < 1 || s.turn > lastTurnOf(s)) faults.push(`turn: there is no turn ${s.turn}`);
  if (s.victory >= 0 !== (s.phase === PHASE.over))
    faults.push("victory: the game is over exactly when it has a result");
  if (s.weather.some((weather) => !(weather in WEATHERS))) faults.push("weather: unknown weather");
  if (s.dice.some((die) => die < 1 || die > 6)) faults.push("dice: a forced die is no die");
  FACTIONS.forEach((faction, i) => {
    const most = scenario.rules.strategicMoves[faction] ?? 0;
    if (s.strategicMoves[i] < 0 || s.strategicMoves[i] > most) faults.push(`strategicMoves.${faction}: out of range`);
  });
  if (s.queue.length % QUEUE_WIDTH !== 0) faults.push("details.queue: the queue is torn");
  return faults;
}

/** War and policies, markers, Fac Lost, Bombed. */
function worldFaults(s: State): string[] {
  const faults: string[] = [];
  POLICY_IDS.forEach((id, policy) => {
    if (s.policies[policy] === 1 && s.wars[WAR_PAIRS.indexOf(POLICIES[id].pair)] === 1)
      faults.push(`wars: there is war under the policy ${id}`);
  });
  if (isUsaActive(s) && s.policies.includes(1)) faults.push("countries.usa.status: the USA is active under a policy");
  if (s.facLost.some((box) => box < FAC_LOST_TRACK.min || box > FAC_LOST_TRACK.max))
    faults.push("countries: a Fac Lost marker is off its track");
  if (s.coldWar >= 0 && s.unitFaction.includes(AXIS))
    faults.push("units: the Axis has left the game and still has units");
  if (new Set(s.bombed).size !== s.bombed.length) faults.push("details.bombed: two Bombed markers in a hex");
  boardOf(s).markers.forEach(({ id }, marker) => {
    if (markerPlaceName(boardOf(s), s.markerPlace[marker]) === undefined) faults.push(`markers.${id}: nowhere`);
  });
  return faults;
}

/** §41.1 Every marker of the cup is in it or in its Holding Box. */
function cupFaults(s: State): string[] {
  const { cup } = boardOf(s).scenario.starts[s.opening];
  return CUP_MARKERS.flatMap((id, marker) => {
    const all = (cup?.cup[id] ?? 0) + (cup?.holding[id] ?? 0);
    const [drawn, held] = [s.cup[marker], s.cupHolding[marker]];
    return drawn < 0 || held < 0 || drawn + held !== all
      ? [`details.cup: cup and Holding Box hold ${drawn} and ${held} of the ${all} ${CUP_MARKER_NAMES[id]} markers`]
      : [];
  });
}

/** §57.7 A Limited source supplies at most two units, and each of them once. */
function supplyFaults(s: State): string[] {
  if (s.limited.length === 0) return [];
  const [sources, units] = [usedSources(s), limitedUnits(s)];
  const faults: string[] = [];
  for (const hex of new Set(sources))
    if (sources.filter((source) => source === hex).length > LIMITED_CAPACITY)
      faults.push(`details.limited: ${boardOf(s).hexIds[hex]} supplies more than ${LIMITED_CAPACITY} units`);
  if (new Set(units).size !== units.length) faults.push("details.limited: two Limited sources supply one unit");
  return faults;
}

/** §4 Stacking, one faction in a hex, everything in range, and the indices by hex true. */
function unitFaults(s: State): string[] {
  const board = boardOf(s);
  const faults: string[] = [];
  const count = { ground: 0, air: 0, naval: 0 };
  board.units.forEach((unit, u) => {
    const hex = s.unitPlace[u];
    const path = `units.${unit.id}`;
    if (!(s.unitSupply[u] in SUPPLY_STATES)) faults.push(`${path}.supply: unknown supply`);
    if (s.unitSorties[u] < 0 || s.unitSorties[u] > MAX_SORTIES)
      faults.push(`${path}.sorties: ${s.unitSorties[u]} Sorties`);
    if (unit.class === "ground" && s.unitSorties[u] !== 0) faults.push(`${path}.sorties: a ground unit has no Sorties`);
    if (unit.garrison === true && s.unitReduced[u] === 0)
      faults.push(`${path}.strength: a garrison has only a reduced side`);
    if (unitPlaceName(board, hex) === undefined) faults.push(`${path}.place: nowhere`);
    if (hex < 0) return;
    const where = board.hexIds[hex];
    if (rivalIn(s, u, hex) !== u) faults.push(`${path}.place: not the only ${unit.class} unit in ${where}`);
    count[unit.class]++;
    if (s.unitFaction[u] < 0) {
      if (s.countryStatus[unit.countryIndex] !== STATUS.inactive)
        faults.push(`${path}.place: on the map without a side`);
      return;
    }
    if (!mayEnter(s, u, hex) && !isLeaving(s, u)) faults.push(`${path}.place: the unit may not be in ${where}`);
    if (isLeaving(s, u)) return;
    for (const other of companyIn(s, hex))
      if (s.unitFaction[other] !== s.unitFaction[u] && !isLeaving(s, other))
        faults.push(`${path}.place: with ${board.units[other].id} of another faction in ${where}`);
  });
  const indexed = (index: readonly number[]) => index.filter((unit) => unit >= 0).length;
  if (indexed(s.groundAt) !== count.ground) faults.push("the index of ground units is wrong");
  if (indexed(s.airAt) !== count.air) faults.push("the index of air units is wrong");
  if (indexed(s.convoyAt) + indexed(s.warshipAt) !== count.naval) faults.push("the index of ships is wrong");
  return faults;
}

function companyIn(s: State, hex: number): number[] {
  const site = boardOf(s).siteAt[hex];
  const ships = site === NO_SITE ? [] : [s.convoyAt[site], s.warshipAt[site]];
  return [s.groundAt[hex], s.airAt[hex], ...ships].filter((unit) => unit >= 0);
}

/** §13.3, §35.5 It looks for a base or goes home; the end of the game breaks that off. */
function isLeaving(s: State, unit: number): boolean {
  return s.displaced.includes(unit) || s.repatriated.includes(unit) || s.phase === PHASE.over;
}

function countryFaults(s: State): string[] {
  const board = boardOf(s);
  return board.countryIds.flatMap((id, country) => {
    const faults: string[] = [];
    if (pointsLeft(s, country) < 0) faults.push(`countries.${id}.spent: more points than it has`);
    if (s.given[country] > s.income[country]) faults.push(`countries.${id}.given: handed on points that it received`);
    const hasWill = board.scenario.countries[country].nationalWill !== undefined;
    if (s.will[country] > 0 && !hasWill) faults.push(`countries.${id}.will: the country has no National Will`);
    const stays = (u: number) => s.exile[country] === 1 || (s.unitFlags[u] & FREE_FORCES) !== 0;
    if (isConquered(s, country)) {
      if (s.will[country] !== 0) faults.push(`countries.${id}.will: conquered with Will left`);
      if (board.units.some((unit, u) => unit.countryIndex === country && isOnMap(s.unitPlace[u]) && !stays(u)))
        faults.push(`countries.${id}.status: conquered and still has units on the map`);
    }
    return faults;
  });
}

/** §2.1 The unit that stands in a city or fort controls it. */
function controlFaults(s: State): string[] {
  const board = boardOf(s);
  return board.sites.flatMap(({ hex, name }, site) => {
    const unit = s.groundAt[hex];
    return unit >= 0 && s.unitFaction[unit] !== s.control[site] && !isLeaving(s, unit)
      ? [`control.${board.hexIds[hex]}: ${name} is not controlled by the unit that stands there`]
      : [];
  });
}

function activationFaults(s: State): string[] {
  const faults: string[] = [];
  const displacing = s.phase === PHASE.displacement;
  const phase = PHASES[s.stack[0] ?? s.phase];
  const { units } = boardOf(s);
  const active = units[s.active];
  if (
    WITH_ACTIVE.includes(phase) &&
    (active === undefined || !isOnMap(s.unitPlace[s.active]) || s.unitFaction[s.active] !== s.phasing)
  )
    faults.push(`phase: in ${phase} a unit of the phasing faction must be active`);
  if (phase === "march" && active?.field !== true) faults.push("activation.unit: only field units march");
  if (phase === "airAction" && active?.class !== "air") faults.push("activation.unit: only air units fly");
  if (WITH_COMBAT.includes(phase) !== s.attack >= 0)
    faults.push(`combat: in ${phase} a combat is under way, or should be`);
  const waits = displacing || s.stack.includes(PHASE.displacement);
  if (waits !== s.displaced.length > 0) faults.push("displaced: a unit is displaced, or should be");
  if (s.displaced.some((unit) => units[unit].class === "ground" || s.unitPlace[unit] < 0))
    faults.push("displaced: only air units and ships on the map are displaced");
  if (s.points < 0) faults.push("activation.points: more Movement Points spent than there were");
  if (s.points > MAX_POINTS) faults.push(`activation.points: no unit has more than ${MAX_POINTS} Movement Points`);
  if (phase === "sail" && s.force[0] !== s.active) faults.push("details.force: the active ship leads the force");
  if (s.attack >= 0) faults.push(...combatFaults(s, phase));
  return faults;
}

function combatFaults(s: State, phase: PhaseName): string[] {
  const faults: string[] = [];
  const { units } = boardOf(s);
  if (s.attack !== MOBILE && s.attack !== ASSAULT) return faults;
  if (s.attackers[0] !== s.active) faults.push("combat.attackers: the Primary Attacker must be the active unit");
  if (s.attackers.some((unit) => !units[unit].field || s.unitFaction[unit] !== s.phasing))
    faults.push("combat.attackers: only field units of the phasing faction attack");
  const isGone = phase === "advance";
  if (units[s.defender].class !== "ground" || (!isGone && s.unitFaction[s.defender] === s.phasing))
    faults.push("combat.defender: the defender must be an enemy ground unit");
  if (!isGone && s.groundAt[s.target] !== s.defender) faults.push("combat.defender: the defender must be in its hex");
  else if (!isGone && s.attackers.some((unit) => !isTargetOf(s, unit, s.target)))
    faults.push("combat.attackers: every attacker must be next to the defender");
  const hexes = s.attackers.map((unit) => s.unitPlace[unit]);
  if (phase === "retreat" && retreatHexes(s, s.defender, hexes).length + evacuationPorts(s, s.defender).length === 0)
    faults.push("combat.hex: there is no retreat");
  if (phase !== "commit" && phase !== "assault" && s.choices.includes(UNDECIDED))
    faults.push("combat.choices: both sides have chosen before anything is committed");
  return faults;
}
