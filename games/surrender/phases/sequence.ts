/** §6 Who plays which phase after whom. */
import type { Out } from "../events.ts";
import { ACTIVATED, boardOf, goTo, PHASE, PHASES, type State } from "../state.ts";

/** Phases that each faction plays in turn, and what comes after all of them. */
const AFTER: ReadonlyMap<number, number> = new Map([
  [PHASE.economy, PHASE.strategicMovement],
  [PHASE.strategicMovement, PHASE.operations],
  [PHASE.operations, PHASE.noSupply],
  [PHASE.replacements, PHASE.mobilization],
  [PHASE.mobilization, PHASE.victoryCheck],
]);

export function beginPhase(s: State, phase: number, faction: number, out: Out): void {
  if (s.victory >= 0) return;
  s.phasing = faction;
  goTo(s, phase);
  out.push({ type: "phaseBegan", phase: PHASES[phase], ...(AFTER.has(phase) && { faction }) });
}

/** The next faction plays the phase, or the next phase begins with the first. */
export function finishPart(s: State, phase: number, out: Out): void {
  const last = boardOf(s).scenario.factions.length - 1;
  if (s.phasing < last) beginPhase(s, phase, s.phasing + 1, out);
  else beginPhase(s, AFTER.get(phase)!, 0, out);
}

/** §10 The activation is over. */
export function endActivation(s: State, out: Out): void {
  for (const unit of s.attackers.length > 1 ? s.attackers : [s.active]) out.push({ type: "activationEnded", unit });
  clearActivation(s);
  goTo(s, PHASE.operations);
}

function clearActivation(s: State): void {
  s.active = -1;
  s.points = 0;
  s.left = 0;
  clearCombat(s);
}

/** The game is over, in the middle of whatever decided it. */
export function breakOff(s: State): void {
  clearActivation(s);
  s.displaced = -1;
  s.resume = -1;
}

export function clearCombat(s: State): void {
  s.attack = -1;
  s.target = -1;
  s.defender = -1;
  s.attackers = [];
  s.choices = [0, 0];
  s.declaring = -1;
  s.passes = 0;
  s.committedAir = [-1, -1];
  s.committedMarkers = [];
  s.mayHold = 0;
}

/** §11 R-END-1 At the end of a faction's Operations Phase. */
export function clearOperations(s: State): void {
  s.noEzoc = [];
  boardOf(s).units.forEach(({ faction }, unit) => {
    if (faction === s.phasing) s.unitFlags[unit] &= ~ACTIVATED;
  });
}

/** §13.3 If an air unit has to leave, it does so before anything else goes on. */
export function displaceFirst(s: State): void {
  if (s.displaced < 0 || s.victory >= 0) return;
  s.resume = s.phase;
  goTo(s, PHASE.displacement);
}
