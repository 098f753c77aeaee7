/** §22.3 What must hold after every action. */
import { HEX_IDS } from "./data/grid.ts";
import { MAX_SORTIES } from "./data/rulings.ts";
import { SUPPLY_STATES, WEATHERS } from "./data/vocabulary.ts";
import { isTargetOf } from "./rules/attacks.ts";
import { pointsLeft } from "./rules/economy.ts";
import { mayEnter } from "./rules/passage.ts";
import { retreatHexes } from "./rules/retreat.ts";
import {
  boardOf,
  MOBILIZATION_BOX,
  OUT_OF_GAME,
  PHASE,
  PHASES,
  type PhaseName,
  type State,
  UNDECIDED,
} from "./state.ts";

const WITH_ACTIVE: readonly PhaseName[] = ["strategicDestination", "march", "assault", "airAction"];
const WITH_COMBAT: readonly PhaseName[] = ["assault", "commit", "declare", "combat", "retreat", "advance"];

/** Broken invariants, in words. */
export function faultsOf(s: State): string[] {
  return [...clockFaults(s), ...unitFaults(s), ...countryFaults(s), ...controlFaults(s), ...activationFaults(s)];
}

function clockFaults(s: State): string[] {
  const { scenario } = boardOf(s);
  const faults: string[] = [];
  if (s.turn < 1 || s.turn > scenario.turns.length) faults.push(`there is no turn ${s.turn}`);
  if (s.victory >= 0 !== (s.phase === PHASE.over)) faults.push("the game is over exactly when somebody has won");
  if (s.weather.some((weather) => !(weather in WEATHERS))) faults.push("unknown weather");
  if (s.dice.some((die) => die < 1 || die > 6)) faults.push("a forced die is no die");
  scenario.factions.forEach((faction, i) => {
    const most = scenario.strategicMoves[faction] ?? 0;
    if (s.strategicMoves[i] < 0 || s.strategicMoves[i] > most) faults.push(`${faction}: strategic moves out of range`);
  });
  scenario.eventMarkers.forEach(({ id, usesPerTurn = 0 }, marker) => {
    if (s.markerUses[marker] < 0 || s.markerUses[marker] > usesPerTurn) faults.push(`${id}: uses out of range`);
  });
  return faults;
}

/** Stacking, no enemies together, everything in range, and the indices by hex true. */
function unitFaults(s: State): string[] {
  const board = boardOf(s);
  const faults: string[] = [];
  let ground = 0;
  let air = 0;
  board.units.forEach((unit, u) => {
    const hex = s.unitHex[u];
    const { id } = unit;
    if (!(s.unitSupply[u] in SUPPLY_STATES)) faults.push(`${id}: unknown supply`);
    if (s.unitSorties[u] < 0 || s.unitSorties[u] > MAX_SORTIES) faults.push(`${id}: ${s.unitSorties[u]} Sorties`);
    if (unit.class === "ground" && s.unitSorties[u] !== 0) faults.push(`${id}: a ground unit has no Sorties`);
    if (unit.garrison === true && s.unitReduced[u] === 0) faults.push(`${id}: a garrison has only a reduced side`);
    if (hex === MOBILIZATION_BOX || hex === OUT_OF_GAME) return;
    const index = unit.class === "ground" ? s.groundAt : s.airAt;
    if (index[hex] !== u) faults.push(`${id}: not the only ${unit.class} unit in ${HEX_IDS[hex]}`);
    if (unit.class === "ground") {
      ground++;
      if (!mayEnter(s, u, hex)) faults.push(`${id}: may not be in ${HEX_IDS[hex]}`);
    } else {
      air++;
      const country = board.country[hex];
      if (country < 0 || s.countryFaction[country] < 0) faults.push(`${id}: based in ${HEX_IDS[hex]}`);
      const other = s.groundAt[hex];
      const meets = other >= 0 && board.units[other].faction !== unit.faction;
      if (meets && s.displaced !== u) faults.push(`${id} and ${board.units[other].id}: enemies in ${HEX_IDS[hex]}`);
    }
  });
  if (s.groundAt.filter((unit) => unit >= 0).length !== ground) faults.push("the index of ground units is wrong");
  if (s.airAt.filter((unit) => unit >= 0).length !== air) faults.push("the index of air units is wrong");
  return faults;
}

function countryFaults(s: State): string[] {
  const board = boardOf(s);
  return board.countryIds.flatMap((id, country) => {
    const faults: string[] = [];
    if (pointsLeft(s, country) < 0) faults.push(`${id}: spent more points than it has`);
    if (s.given[country] > s.income[country]) faults.push(`${id}: handed on points that it received`);
    const hasWill = board.scenario.countries[country].nationalWill !== undefined;
    if (s.will[country] >= 0 !== hasWill) faults.push(`${id}: National Will ${s.will[country]}`);
    const fallen = s.will[country] === 0;
    if (fallen && board.units.some((unit, u) => unit.countryIndex === country && s.unitHex[u] !== OUT_OF_GAME))
      faults.push(`${id}: has collapsed and still has units`);
    if (s.conquered[country] === 1 && !fallen) faults.push(`${id}: conquered with Will left`);
    return faults;
  });
}

/** §2.1 The unit that stands in a city or fort controls it. */
function controlFaults(s: State): string[] {
  const board = boardOf(s);
  return board.spots.flatMap(({ hex, name }, spot) => {
    const unit = s.groundAt[hex];
    return unit >= 0 && board.units[unit].faction !== s.control[spot]
      ? [`${name}: not controlled by the unit that stands there`]
      : [];
  });
}

function activationFaults(s: State): string[] {
  const faults: string[] = [];
  const displacing = s.phase === PHASE.displacement;
  const phase = PHASES[displacing ? s.resume : s.phase];
  const { units } = boardOf(s);
  const active = units[s.active];
  if (WITH_ACTIVE.includes(phase) && (active === undefined || s.unitHex[s.active] < 0 || active.faction !== s.phasing))
    faults.push(`${phase}: a unit of the phasing faction must be active`);
  if (phase === "march" && active?.field !== true) faults.push("march: only field units march");
  if (phase === "airAction" && active?.class !== "air") faults.push("airAction: only air units fly");
  if (WITH_COMBAT.includes(phase) !== s.attack >= 0) faults.push(`${phase}: a combat is under way, or should be`);
  if (displacing !== s.displaced >= 0) faults.push("an air unit is displaced, or should be");
  if (displacing && (units[s.displaced].class !== "air" || s.unitHex[s.displaced] < 0))
    faults.push("only air units on the map are displaced");
  if (s.points < 0) faults.push("more Movement Points spent than there were");
  if (s.attack >= 0) faults.push(...combatFaults(s, phase));
  return faults;
}

function combatFaults(s: State, phase: PhaseName): string[] {
  const faults: string[] = [];
  const { units } = boardOf(s);
  if (s.attackers[0] !== s.active) faults.push("the Primary Attacker must be the active unit");
  if (s.attackers.some((unit) => !units[unit].field || units[unit].faction !== s.phasing))
    faults.push("only field units of the phasing faction attack");
  if (units[s.defender].class !== "ground" || units[s.defender].faction === s.phasing)
    faults.push("the defender must be an enemy ground unit");
  if (phase !== "advance" && s.groundAt[s.target] !== s.defender) faults.push("the defender must be in its hex");
  else if (phase !== "advance" && s.attackers.some((unit) => !isTargetOf(s, unit, s.target)))
    faults.push("every attacker must be next to the defender");
  const hexes = s.attackers.map((unit) => s.unitHex[unit]);
  if (phase === "retreat" && retreatHexes(s, s.defender, hexes).length === 0) faults.push("there is no retreat");
  if (phase !== "commit" && phase !== "assault" && s.choices.includes(UNDECIDED))
    faults.push("both sides have chosen before anything is committed");
  return faults;
}
