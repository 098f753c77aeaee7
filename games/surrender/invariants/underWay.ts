/** What must be under way in each phase: an item of the queue, an operation, an interception, a combat. */
import { UNDERTAKINGS, type Undertaking } from "../data/vocabulary.ts";
import {
  AIR_NAVAL,
  ASIDE,
  boardOf,
  isGroundCombat,
  isOnMap,
  LANDING,
  PHASE,
  PHASES,
  type PhaseName,
  STRATEGIC_WARFARE,
  type State,
} from "../model/state.ts";
import { ITEMS, type Item } from "../rules/queue.ts";
import { markerOfCode } from "../rules/sea/interceptors.ts";

/** §45.3 Phases that carry out an item of the queue. */
const ITEM_OF: Partial<Record<PhaseName, Item>> = {
  ...Object.fromEntries(ITEMS.map((item) => [item, item])),
  cede: "claim",
};
/** Phases that interrupt another one. */
const INTERRUPTING: readonly PhaseName[] = ["displacement", "repatriation"];
/** §12.5 Both sides commit themselves before any combat. */
const OF_COMMITMENT: readonly PhaseName[] = ["commit", "declare"];
/** §55 */
const OF_INVASION: readonly PhaseName[] = ["invasion", "abort", "landing", "rebase", "mulberry"];
/** §53 Interceptions and what follows from them. */
const OF_OPERATION: readonly PhaseName[] = ["intercept", "escort", "again", "interdicted", "airNavalCombat"];
const ON_LAND: readonly PhaseName[] = ["assault", "combat", "retreat", "advance"];
const OF_ATTEMPT: readonly PhaseName[] = ["escort", "again", "abort", "airNavalCombat"];

const INVASION = UNDERTAKINGS.indexOf("amphibiousInvasion");
const WITH_DESTINATION: readonly Undertaking[] = ["navalMovement", "navalTransport", "bombingRun", "airStrike"];
const AIR_STRIKE = UNDERTAKINGS.indexOf("airStrike");
const IN_THE_AIR: readonly number[] = [UNDERTAKINGS.indexOf("bombingRun"), AIR_STRIKE];

export function underWayFaults(s: State): string[] {
  // The present phase, and those that it interrupts.
  const phases = [s.phase, ...s.stack].map((phase) => PHASES[phase]);
  return [
    ...itemFaults(s, phases),
    ...(s.operation < 0 ? [] : forceFaults(s)),
    ...phases.flatMap((phase) => [...operationFaults(s, phase), ...sideFaults(s, phase)]),
    ...numberFaults(s),
  ];
}

function itemFaults(s: State, phases: readonly PhaseName[]): string[] {
  const faults: string[] = [];
  const items = phases.flatMap((phase) => ITEM_OF[phase] ?? []);
  if (items.length > 1 || ITEMS[s.item[0]] !== items[0])
    faults.push(
      `details.item: in ${phases[0]} ${items[0] === undefined ? "no item" : `an item ${items[0]}`} is under way`,
    );
  const bottom = PHASES[s.stack[0] ?? s.phase];
  if (ITEM_OF[bottom] !== undefined || INTERRUPTING.includes(bottom))
    faults.push(`details.stack: ${bottom} interrupts another phase`);
  return faults;
}

function operationFaults(s: State, phase: PhaseName): string[] {
  if (phase === "enterUnit" && s.unitPlace[s.active] !== ASIDE)
    return ["activation.unit: a unit that was aside enters"];
  const ofInvasion = OF_INVASION.includes(phase) || (s.attack === LANDING && OF_COMMITMENT.includes(phase));
  if (!ofInvasion && !OF_OPERATION.includes(phase) && !(s.attack === AIR_NAVAL && OF_COMMITMENT.includes(phase)))
    return [];
  if (s.operation < 0 || (ofInvasion && s.operation !== INVASION))
    return [`details.operation: in ${phase} ${ofInvasion ? "an invasion" : "an operation"} is under way`];
  const faults: string[] = [];
  const { units } = boardOf(s);
  if (phase === "intercept" && s.intercepting < 0) faults.push("details.intercepting: a faction is asked");
  if (s.phase === PHASE.interdicted && s.berths.length === 0) faults.push("details.berths: ships look for a port");
  if (OF_ATTEMPT.includes(phase) || s.attack === AIR_NAVAL) {
    if (s.interceptor === -1) faults.push("details.interceptor: a unit or marker intercepts");
    if (units[s.defender] === undefined) faults.push("details.defender: a unit is intercepted");
  }
  return faults;
}

/** An operation belongs to a faction, is on its way, and has a force unless it is still being planned (§55.2). */
function forceFaults(s: State): string[] {
  const faults: string[] = [];
  if (s.operationFaction < 0) faults.push("details.operationFaction: a faction carries out the operation");
  if (!IN_THE_AIR.includes(s.operation) && !(s.routeAt >= 0 && s.routeAt < s.route.length))
    faults.push("details.route: the operation is on its way");
  if (s.force.length === 0 && s.phase !== PHASE.invasion && s.operation !== AIR_STRIKE)
    faults.push("details.force: the operation has a force");
  if (s.destination === -1 && s.phase !== PHASE.sail && WITH_DESTINATION.includes(UNDERTAKINGS[s.operation]))
    faults.push("details.destination: the operation has a destination");
  return faults;
}

/** The sides of a combat, of whatever kind. */
function sideFaults(s: State, phase: PhaseName): string[] {
  const faults: string[] = [];
  if (ON_LAND.includes(phase) && !isGroundCombat(s)) faults.push(`combat.kind: in ${phase} ground units fight`);
  if (phase === "strategicCombat" && s.attack !== STRATEGIC_WARFARE)
    faults.push("combat.kind: in strategicCombat Strategic Warfare is under way");
  if (phase === "airNavalCombat" && s.attack !== AIR_NAVAL)
    faults.push("combat.kind: in airNavalCombat air and naval units fight");
  if (!OF_COMMITMENT.includes(phase) && phase !== "strategicCombat") return faults;
  if (s.attackingFaction < 0 || s.defendingFaction < 0) faults.push("details.attackingFaction: a combat has two sides");
  if (s.attack === STRATEGIC_WARFARE && s.strategicOpponent < 0)
    faults.push("details.strategicOpponent: the Axis fights one faction");
  if (s.attack === LANDING && (s.attackers.length === 0 || s.target < 0))
    faults.push("combat.attackers: a unit lands in a hex");
  return faults;
}

/** Numbers that stand for a unit or a marker, and places. */
function numberFaults(s: State): string[] {
  const { units, markers, land } = boardOf(s);
  const isCode = (code: number) => (code < 0 ? markerOfCode(code) < markers.length : code < units.length);
  const faults: string[] = [];
  if (!isCode(s.interceptor)) faults.push("details.interceptor: no unit or marker");
  s.tried.forEach((code, i) => {
    if (!isCode(code)) faults.push(`details.tried[${i}]: no unit or marker`);
  });
  if (s.destination !== -1 && !(isOnMap(s.destination) && s.destination < land))
    faults.push("details.destination: no place on the map");
  return faults;
}
