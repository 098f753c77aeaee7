/** §6, §45 Who plays which phase after whom, and how one phase interrupts another. */
import type { Faction } from "../data/ids.ts";
import { TURN_PHASES, type TurnPhase } from "../data/sequence.ts";
import { OPERATIONS } from "../data/vocabulary.ts";
import type { Out } from "../model/events.ts";
import { ACTIVATED, ATTACKED, boardOf, goTo, PHASE, type PhaseName, type State } from "../model/state.ts";
import { receiveIncome } from "../rules/economy/economy.ts";
import { useMarker } from "../rules/markers.ts";
import { factionsInPlay } from "../rules/nations/coldWar.ts";

/** Where each phase of the turn begins. */
const FIRST: Readonly<Record<TurnPhase, PhaseName>> = {
  weather: "weather",
  declareWar: "declareWar",
  economy: "economy",
  strategicWarfare: "nuclear",
  strategicMovement: "strategicMovement",
  operations: "operationsStart",
  noSupply: "noSupply",
  replacements: "replacements",
  upgrade: "upgrade",
  mobilization: "mobilization",
  diplomacy: "diplomacy",
  victoryCheck: "victoryCheck",
  endOfTurn: "endOfTurn",
};

/** Played once, not by one faction after the other. */
const JOINT: readonly TurnPhase[] = ["weather", "strategicWarfare", "victoryCheck", "endOfTurn"];

/** The phase of the turn that is being played. */
export function turnPhaseOf(s: State): TurnPhase {
  return TURN_PHASES[s.turnPhase].id;
}

/** The first phase of the scenario's list after a position in TURN_PHASES. */
function phaseAfter(s: State, position: number): number {
  const { phases } = boardOf(s).scenario;
  return TURN_PHASES.findIndex(({ id }, i) => i > position && phases.includes(id));
}

/** The first phase of a turn. */
export function beginTurn(s: State, out: Out): void {
  beginTurnPhase(s, phaseAfter(s, -1), out);
}

function beginTurnPhase(s: State, turnPhase: number, out: Out): void {
  s.turnPhase = turnPhase;
  beginPart(s, factionsInPlay(s)[0], out);
  if (turnPhaseOf(s) === "economy") receiveIncome(s, out);
}

function beginPart(s: State, faction: Faction, out: Out): void {
  if (s.victory >= 0) return;
  const id = turnPhaseOf(s);
  s.phasing = faction;
  goTo(s, PHASE[FIRST[id]]);
  if (id !== "weather" && id !== "endOfTurn")
    out.push({ type: "phaseBegan", phase: id, ...(!JOINT.includes(id) && { faction }) });
}

/** §45.3 The faction has played its part of the phase; what waits comes first. */
export function finishPart(s: State): void {
  goTo(s, PHASE.partEnd);
}

/** The next faction plays the phase, or the next phase begins with the first. */
export function nextPart(s: State, out: Out): void {
  const next = factionsInPlay(s).find((faction) => faction > s.phasing);
  if (next !== undefined && !JOINT.includes(turnPhaseOf(s))) beginPart(s, next, out);
  else beginTurnPhase(s, phaseAfter(s, s.turnPhase), out);
}

/** Lets another phase go first; `resume` comes back to the present one. */
export function interrupt(s: State, phase: number): void {
  if (s.victory >= 0) return;
  s.stack.push(s.phase);
  s.phase = phase;
}

export function resume(s: State): void {
  goTo(s, s.stack.pop()!);
}

const INVASION = OPERATIONS.indexOf("amphibiousInvasion");

/** §10 The activation is over; §55.6 in an invasion the next group lands. */
export function endActivation(s: State, out: Out): void {
  for (const unit of s.attackers.length > 1 ? s.attackers : [s.active]) out.push({ type: "activationEnded", unit });
  if (s.operation === INVASION) {
    s.active = -1;
    clearCombat(s);
    goTo(s, PHASE.landing);
  } else {
    clearActivation(s);
    goTo(s, PHASE.operations);
  }
}

function clearActivation(s: State): void {
  s.active = -1;
  s.points = 0;
  s.left = 0;
  clearCombat(s);
  clearOperation(s);
}

/** The game is over, in the middle of whatever decided it. */
export function breakOff(s: State): void {
  clearActivation(s);
  s.displaced = [];
  s.repatriated = [];
  s.stack = [];
  s.queue = [];
  s.item = [];
}

/** The list itself if it is empty already. */
function emptied(list: number[]): number[] {
  return list.length === 0 ? list : [];
}

export function clearCombat(s: State): void {
  s.attack = -1;
  s.target = -1;
  s.defender = -1;
  s.attackers = emptied(s.attackers);
  s.attackingFaction = -1;
  s.defendingFaction = -1;
  s.choices = [0, 0, 0];
  s.declaring = -1;
  s.passes = 0;
  s.committedAir = [-1, -1, -1];
  s.committedMarkers = emptied(s.committedMarkers);
  s.airdrop = -1;
  s.mayHold = 0;
}

/** §53 The sea or air operation is over. */
export function clearOperation(s: State): void {
  s.operation = -1;
  s.operationFaction = -1;
  s.route = emptied(s.route);
  s.routeAt = 0;
  s.force = emptied(s.force);
  s.cargo = emptied(s.cargo);
  s.tried = emptied(s.tried);
  s.escorted = emptied(s.escorted);
  s.interceptor = -1;
  s.escort = -1;
  s.intercepting = -1;
  s.destination = -1;
  s.interdicted = 0;
  s.berths = emptied(s.berths);
  s.landings = emptied(s.landings);
  s.landed = emptied(s.landed);
  s.navalSupport = -1;
}

/** §11 R-END-1, §50.4 At the end of a faction's Operations Phase. */
export function clearOperations(s: State): void {
  s.noEzoc = [];
  if (s.surprise >= 0) useMarker(s, s.surprise);
  s.surprise = -1;
  for (let unit = 0; unit < s.unitFlags.length; unit++)
    if (s.unitFaction[unit] === s.phasing) s.unitFlags[unit] &= ~(ACTIVATED | ATTACKED);
}

/** §13.3, §35.5 Units that lost their base or may not stay find another place before anything else happens. */
export function displaceFirst(s: State): void {
  if (s.displaced.length > 0) interrupt(s, PHASE.displacement);
  if (s.repatriated.length > 0) interrupt(s, PHASE.repatriation);
}
