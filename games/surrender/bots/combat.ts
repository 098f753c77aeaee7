/** D-COM, D-DEC, D-RET, D-ADV, D-DIS The decisions around a combat. */
import type { Action } from "../actions.ts";
import { distance } from "../board/board.ts";
import { FACTIONS } from "../data/vocabulary.ts";
import { battleUnderWay } from "../rules/battle.ts";
import { playableMarkers, supportersOf } from "../rules/commitment.ts";
import { atWar } from "../rules/sides.ts";
import { boardOf, type State } from "../state.ts";
import { attackWorth } from "./attackWorth.ts";
import { type Decision, SORTIE_WORTH, type Style, type Thought } from "./brain.ts";
import { hexWorth } from "./plans.ts";
import { Threats } from "./threats.ts";

/** The marker comes back next turn, but there are other combats in this one. */
const MARKER_PRICE = 0.7;

/** What the combat is worth to the seat with some more commitments of its own. */
function combatWorth(s: State, seat: number, style: Style, air: boolean, markers: readonly number[]): number {
  const attacker = s.attackingFaction;
  const has = (faction: number) => s.committedAir[faction] >= 0 || (faction === seat && air);
  const battle = battleUnderWay(s, has(attacker), has(s.defendingFaction));
  const worth = attackWorth(s, { ...battle, markers: [...battle.markers, ...markers] }, style);
  return seat === attacker ? worth : -worth;
}

interface Commitment {
  readonly action: Action;
  readonly gain: number;
}

/** Everything the seat could still commit, with what it gains beyond its price. */
function commitments({ s, seat, style }: Decision): Commitment[] {
  const now = combatWorth(s, seat, style, false, []);
  const withAir = combatWorth(s, seat, style, true, []) - now;
  const air = supportersOf(s, seat).map((unit) => ({
    action: { type: "support", unit } as const,
    gain: withAir - SORTIE_WORTH * (1 + s.unitSorties[unit] / 4),
  }));
  const markers = playableMarkers(s, seat).map((marker) => ({
    action: { type: "play", marker } as const,
    gain: combatWorth(s, seat, style, false, [marker]) - now - MARKER_PRICE,
  }));
  return [...air, ...markers].sort((a, b) => b.gain - a.gain);
}

export function chooseToCommit(decision: Decision): Thought {
  const [first] = commitments(decision);
  if (first !== undefined && first.gain > 0)
    return { action: { type: "will" }, reason: `It is worth ${first.gain.toFixed(1)} more.` };
  return { action: { type: "willNot" }, reason: "It would change too little." };
}

export function declareCommitment(decision: Decision): Thought {
  const [first] = commitments(decision);
  const pass = decision.legal.find(({ type }) => type === "pass");
  if (pass !== undefined && (first === undefined || first.gain <= 0)) return { action: pass, reason: "Enough." };
  return { action: first.action, reason: "It helps most." };
}

/** D-RET Where the unit is needed; a fort is held by a unit that can take it. */
export function chooseRetreat({ s, seat, legal, style }: Decision): Thought {
  const hold = legal.find(({ type }) => type === "hold");
  if (hold !== undefined && s.unitReduced[s.defender] === 0) return { action: hold, reason: "The fort holds." };
  return bestHex(s, seat, style, s.defender, legal, "retreat");
}

function bestHex(s: State, seat: number, style: Style, unit: number, legal: readonly Action[], type: string): Thought {
  const threats = new Threats(s, seat);
  let best = { action: legal[0], worth: Number.NEGATIVE_INFINITY };
  for (const action of legal) {
    if (action.type !== type || !("hex" in action)) continue;
    const worth = hexWorth(s, unit, action.hex, threats, style) + Math.min(4, threats.enemyDistance(action.hex)) / 10;
    if (worth > best.worth) best = { action, worth };
  }
  return { action: best.action, reason: "The best place in reach." };
}

/** D-ADV The unit to which the hex is worth most, unless it is needed where it is. */
export function chooseAdvance({ s, seat, legal, style }: Decision): Thought {
  const threats = new Threats(s, seat);
  let best: { action: Action; worth: number } = { action: { type: "stay" }, worth: -0.1 };
  for (const action of legal) {
    if (action.type !== "advance") continue;
    const { unit } = action;
    const there = hexWorth(s, unit, s.target, threats, style);
    const worth = there - hexWorth(s, unit, s.unitPlace[unit], threats, style) - s.unitReduced[unit] / 10;
    if (worth > best.worth) best = { action, worth };
  }
  return { action: best.action, reason: best.action.type === "stay" ? "It is needed here." : "Forward." };
}

/** D-DIS Near the front, but not in it. */
export function chooseBase({ s, seat, legal }: Decision): Thought {
  const enemies = boardOf(s).units.flatMap((unit, u) =>
    atWar(s, seat, s.unitFaction[u]) && unit.class === "ground" && s.unitPlace[u] >= 0 ? [s.unitPlace[u]] : [],
  );
  const nearest = (hex: number) =>
    Math.abs(3 - Math.min(99, ...enemies.map((enemy) => distance(boardOf(s), enemy, hex))));
  const bases = legal.filter((action) => action.type === "displace");
  const [first] = bases.sort((a, b) => nearest(a.hex) - nearest(b.hex));
  return { action: first, reason: `A base of the ${FACTIONS[seat]} side.` };
}
