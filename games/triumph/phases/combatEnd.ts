/** §12.24 The end of the Combat Phase: Captures and Defeats, control, forced Retreats, victory, hidden units. */
import type { Unit } from "../data/ids.ts";
import type { Out } from "../model/events.ts";
import { INVADER, PHASE, RAIDER, RETREATED, type State } from "../model/state.ts";
import { attacker } from "../rules/combat/battles.ts";
import { resetAllFaces } from "../rules/combat/faces.ts";
import { forcedLeavers } from "../rules/combat/retreat.ts";
import { resolveDefeats } from "../rules/nations/capture.ts";
import { takeSnapshot } from "../rules/nations/control.ts";
import { checkMilitaryVictory } from "../rules/victory.ts";
import { automatic } from "./phase.ts";

/** (1) to (4) */
export const combatEndPhase = automatic((s: State, out: Out) => {
  resolveDefeats(s, out);
  takeSnapshot(s, out);
  s.leaving = forcedLeavers(s);
  s.resume = PHASE.combatOver;
  s.phase = PHASE.forcedRetreat;
});

/** (5) and (6); then the next Player Turn. */
export const combatOverPhase = automatic((s: State, out: Out) => {
  resetAllFaces(s);
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++) s.unitFlags[unit] &= ~(INVADER | RAIDER | RETREATED);
  if (checkMilitaryVictory(s, attacker(s), out)) return;
  s.turn++;
  s.phase = PHASE.playerTurn;
});
