/** §13.1, §56.3 D-RET A defender retreats, holds or leaves by sea. */
import type { Hex, Marker } from "../../data/ids.ts";
import type { Action } from "../../model/actions.ts";
import type { Out } from "../../model/events.ts";
import { NO } from "../../model/refusals.ts";
import { LANDING, type State } from "../../model/state.ts";
import { loseStep } from "../../rules/economy/rebuilding.ts";
import { enterHex } from "../../rules/land/control.ts";
import { retreatHexes } from "../../rules/land/retreat.ts";
import { hasMarker, useMarker } from "../../rules/markers.ts";
import { evacuationMarker, evacuationPorts } from "../../rules/sea/evacuation.ts";
import { unitData } from "../../rules/units.ts";
import { bitOf, type Phase } from "../phase.ts";
import { displaceFirst } from "../sequence.ts";
import { afterCombat, continueCombat, loseDefender } from "./combat.ts";

function legalRetreats(s: State): Hex[] {
  const attackerHexes = s.attack === LANDING ? [] : s.attackers.map((unit) => s.unitPlace[unit]);
  return retreatHexes(s, s.defender, attackerHexes);
}

function evacuations(s: State): Action[] {
  const marker = evacuationMarker(s, s.defender);
  return evacuationPorts(s, s.defender).map((hex) => ({ type: "evacuate", marker, hex }));
}

/** Whether the defender may take the "cannot retreat" result: by choice in a fort, or because there is no retreat. */
function mayHold(s: State): boolean {
  return s.mayHold === 1 || legalRetreats(s).length === 0;
}

function retreatTo(s: State, hex: Hex, out: Out): void {
  const unit = s.defender;
  out.push({ type: "retreated", unit, fromHex: s.unitPlace[unit], hex });
  enterHex(s, unit, hex, out);
  afterCombat(s, out);
  displaceFirst(s);
}

/** §13 It takes the "cannot retreat" result. */
function hold(s: State, out: Out): void {
  if (s.mayHold === 1) out.push({ type: "held", unit: s.defender, hex: s.target });
  if (s.unitReduced[s.defender] === 1) loseDefender(s, out);
  else {
    loseStep(s, s.defender, "combat", out);
    continueCombat(s, out);
  }
  displaceFirst(s);
}

/** §56.3 To the port, reduced, without a loss of Will; its hex counts as left. */
function evacuate(s: State, marker: Marker, hex: Hex, out: Out): void {
  const unit = s.defender;
  const fromHex = s.unitPlace[unit];
  useMarker(s, marker);
  out.push({ type: "evacuated", unit, fromHex, place: hex, marker });
  if (s.unitReduced[unit] === 0) {
    s.unitReduced[unit] = 1;
    out.push({ type: "reduced", unit, hex, reason: "evacuation" });
  }
  enterHex(s, unit, hex, out);
  afterCombat(s, out);
  displaceFirst(s);
}

/** R-RET-1 The owner chooses. */
export const retreatPhase: Phase = {
  decision: "D-RET",
  prompt: (s) => `Where does ${unitData(s, s.defender).name} retreat to?`,
  waiting(s) {
    const isOpen = s.mayHold === 1 || legalRetreats(s).length > 1 || evacuationPorts(s, s.defender).length > 0;
    return isOpen ? bitOf(s.unitFaction[s.defender]) : 0;
  },
  legal: (s) => [
    ...legalRetreats(s).map((hex): Action => ({ type: "retreat", hex })),
    ...(mayHold(s) ? [{ type: "hold" } as const] : []),
    ...evacuations(s),
  ],
  refuse(s, faction, action) {
    if (action.type === "hold") return mayHold(s) ? undefined : NO.NO_FORT;
    if (action.type === "evacuate") {
      const { unit, marker, hex } = action;
      if (!hasMarker(s, faction, "navalEvacuation", marker)) return NO.MARKER;
      const fits = unit === undefined && hex !== undefined && evacuationPorts(s, s.defender).includes(hex);
      return fits && marker === evacuationMarker(s, s.defender) ? undefined : NO.EVACUATION;
    }
    if (action.type !== "retreat") return NO.WRONG_ACTION;
    return legalRetreats(s).includes(action.hex) ? undefined : NO.RETREAT;
  },
  perform(s, _, action, out) {
    if (action.type === "retreat") retreatTo(s, action.hex, out);
    else if (action.type === "evacuate") evacuate(s, action.marker, action.hex!, out);
    else hold(s, out);
  },
  proceed: (s, out) => retreatTo(s, legalRetreats(s)[0], out),
  fallback(s) {
    const [hex] = legalRetreats(s);
    return hex === undefined ? { type: "hold" } : { type: "retreat", hex };
  },
};
