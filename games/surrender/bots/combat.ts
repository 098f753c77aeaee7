/** D-COM, D-DEC, D-RET, D-ADV The decisions around a combat. */
import type { Action } from "../model/actions.ts";
import { isGroundCombat, STRATEGIC_WARFARE } from "../model/state.ts";
import { battleUnderWay } from "../rules/combat/battle.ts";
import { playableMarkers, supportersOf } from "../rules/combat/commitment.ts";
import { attackWorth } from "./attackWorth.ts";
import { type Decision, firstOf, type Thought } from "./brain.ts";
import { SORTIE_WORTH } from "./worth.ts";

/** The marker comes back next turn, but there are other combats in this one. */
const MARKER_PRICE = 0.7;
/** What a marker adds to a fight at sea or in the air. */
const MARKER_AT_SEA = 1;

/** What the combat is worth to the faction with some more commitments of its own. */
function combatWorth({ s, faction, outlook }: Decision, air: boolean, markers: readonly number[]): number {
  const attacker = s.attackingFaction;
  const has = (side: number) => s.committedAir[side] >= 0 || (side === faction && air);
  const battle = battleUnderWay(s, has(attacker), has(s.defendingFaction));
  const worth = attackWorth(outlook, { ...battle, markers: [...battle.markers, ...markers] });
  return faction === attacker ? worth : -worth;
}

interface Commitment {
  readonly action: Action;
  readonly gain: number;
}

/** Everything the faction could still commit, with what it gains beyond its price. */
function commitments(decision: Decision): Commitment[] {
  const { s, faction } = decision;
  if (!isGroundCombat(s)) return markersElsewhere(decision);
  const now = combatWorth(decision, false, []);
  const withAir = combatWorth(decision, true, []) - now;
  const air = supportersOf(s, faction).map((unit) => ({
    action: { type: "support", unit } as const,
    gain: withAir - SORTIE_WORTH * (1 + s.unitSorties[unit] / 4),
  }));
  const markers = playableMarkers(s, faction).map((marker) => ({
    action: { type: "play", marker } as const,
    gain: combatWorth(decision, false, [marker]) - now - MARKER_PRICE,
  }));
  return [...air, ...markers].sort((a, b) => b.gain - a.gain);
}

/** Strategic combat has nothing else to wait for; at sea and in the air a marker is often better kept. */
function markersElsewhere({ s, faction }: Decision): Commitment[] {
  const gain = s.attack === STRATEGIC_WARFARE ? MARKER_AT_SEA : MARKER_AT_SEA - MARKER_PRICE;
  return playableMarkers(s, faction).map((marker) => ({ action: { type: "play", marker } as const, gain }));
}

export function chooseToCommit(decision: Decision): Thought {
  const [first] = commitments(decision);
  if (first !== undefined && first.gain > 0)
    return { action: { type: "will" }, reason: `It is worth ${first.gain.toFixed(1)} more.` };
  return { action: { type: "willNot" }, reason: "It would change too little." };
}

export function declareCommitment(decision: Decision): Thought {
  const { legal } = decision;
  const [first] = commitments(decision);
  const pass = firstOf(legal, "pass");
  if (pass !== undefined && (first === undefined || first.gain <= 0)) return { action: pass, reason: "Enough." };
  return { action: first?.action ?? legal[0], reason: "It helps most." };
}

/** D-RET Where the unit is needed; a fort is held by a unit that can take it. */
export function chooseRetreat({ s, legal, outlook }: Decision): Thought {
  const hold = firstOf(legal, "hold");
  if (hold !== undefined && s.unitReduced[s.defender] === 0) return { action: hold, reason: "The fort holds." };
  const ship = firstOf(legal, "evacuate");
  let best: { action: Action; worth: number } = { action: ship ?? legal[0], worth: Number.NEGATIVE_INFINITY };
  for (const action of legal) {
    if (action.type !== "retreat") continue;
    const worth = outlook.hexWorth(s.defender, action.hex) + Math.min(6, outlook.enemyCost(action.hex)) / 15;
    if (worth > best.worth) best = { action, worth };
  }
  return { action: best.action, reason: "The best place in reach." };
}

/** D-ADV The unit to which the hex is worth most, unless it is needed where it is. */
export function chooseAdvance({ s, legal, outlook }: Decision): Thought {
  const stay = firstOf(legal, "stay");
  let best: { action: Action; worth: number } = {
    action: stay ?? legal[0],
    worth: stay === undefined ? Number.NEGATIVE_INFINITY : -0.1,
  };
  for (const action of legal) {
    if (action.type !== "advance") continue;
    const { unit } = action;
    const from = s.unitPlace[unit];
    const here = from < 0 ? 0 : outlook.hexWorth(unit, from);
    const worth = outlook.hexWorth(unit, s.target) - here - s.unitReduced[unit] / 10;
    if (worth > best.worth) best = { action, worth };
  }
  return { action: best.action, reason: best.action === stay ? "It is needed here." : "Forward." };
}
