/** Decisions in the Combat Phase: which battles, at whom to fire, when to go, and who takes the Hits. */

import type { Area, Faction, Party } from "../data/ids.ts";
import { AIR_FORCE, CLASS_GROUND, FORTRESS, INFANTRY, NATIVE, TANK } from "../data/kinds.ts";
import { AREA_NAMES, IS_GREAT_CAPITAL, IS_LAND } from "../data/map.ts";
import { FIREPOWER, IS_GROUND } from "../data/units.ts";
import type { ActionOf } from "../model/actions.ts";
import { ESCAPED, type State } from "../model/state.ts";
import { classOf } from "../rules/combat/fire.ts";
import { leastValuable } from "../rules/combat/hits.ts";
import { partyOf } from "../rules/units.ts";
import { defendersIn } from "./attacks.ts";
import { best, type Decision, ofType, type Thought } from "./brain.ts";
import { type Fighter, fightersOf, prospects, strengthsOf, threatTo } from "./strength.ts";
import { ratesOf, worthOfArea } from "./worth.ts";

/** How a fight looks to f as the one who attacks. */
function outlook(s: State, f: Faction, area: Area) {
  return prospects(fightersOf(s, f, area), defendersIn(s, f, area), false, 1);
}

/** D22 Battles that are optional: fight where it goes well. */
export function designateBattles({ s, seat, legal }: Decision): Thought {
  for (const action of ofType(legal, "designate")) {
    const view = outlook(s, seat, action.area);
    const own = groundCv(fightersOf(s, seat, action.area));
    const enemy = groundCv(defendersIn(s, seat, action.area));
    const lost = own - view.attacker;
    const killed = enemy - view.defender;
    if (view.win > 0.45 || killed > lost * 1.05)
      return { action, reason: `The fight for ${AREA_NAMES[action.area]} goes our way.` };
  }
  const confirm = legal.find(({ type }) => type === "confirm");
  return { action: confirm ?? legal[0], reason: "No other fight is worth it." };
}

function groundCv(units: readonly Fighter[]): number {
  return units.reduce((sum, { type, cv }) => sum + (IS_GROUND[type] ? cv : 0), 0);
}

/** D23 The most valuable first. */
export function chooseBattle({ s, seat, legal, style }: Decision): Thought {
  const rates = ratesOf(s, seat, style);
  const fight = best(ofType(legal, "fight"), ({ area }) =>
    IS_LAND[area] ? worthOfArea(s, seat, area, rates, style.capital) : 3,
  );
  return { action: fight ?? legal[0], reason: "The most important battle first." };
}

// ---- D26

/** Units of one Party in the battle, by class, in CV. */
function cvByClass(s: State, area: Area, parties: number): number[] {
  const cv = [0, 0, 0, 0];
  for (const unit of s.battleUnits) {
    if (s.unitArea[unit] !== area || (parties & (1 << partyOf(s, unit))) === 0) continue;
    if ((s.unitFlags[unit] & ESCAPED) === 0) cv[classOf(s, unit)] += s.unitCv[unit];
  }
  return cv;
}

/** What a Hit on a class is worth on land and at sea. */
const HIT_ON_LAND = [0.8, 0.5, 1.2, 0.3];
const HIT_AT_SEA = [0.7, 1.1, 1, 0.8];

function valueOfFire(s: State, action: ActionOf<"fire">, enemies: readonly number[]): number {
  const expected = (s.unitCv[action.unit] * FIREPOWER[s.unitType[action.unit]][action.targetClass]) / 6;
  const weight = (IS_LAND[s.battleArea] ? HIT_ON_LAND : HIT_AT_SEA)[action.targetClass];
  return Math.min(expected, enemies[action.targetClass]) * weight;
}

export function actInBattle(decision: Decision): Thought {
  const { s, seat, legal } = decision;
  const bomb = legal.find(({ type }) => type === "bomb");
  const away = IS_LAND[s.battleArea] ? leaveIfHopeless(decision) : undefined;
  if (away !== undefined) return away;
  const enemies = cvByClass(s, s.battleArea, targetMask(s, seat));
  const fire = best(ofType(legal, "fire"), (action) => valueOfFire(s, action, enemies));
  if (fire !== undefined) return { action: fire, reason: "The most promising target." };
  if (bomb !== undefined) return { action: bomb, reason: "Every Hit costs them Industry." };
  const hold = legal.find(({ type }) => type === "hold");
  return { action: hold ?? legal[0], reason: "No target." };
}

function targetMask(s: State, seat: Faction): number {
  const flagged = s.battleTargets[seat];
  return flagged !== 0 ? flagged : s.battleSides & ~(1 << seat);
}

const HOPELESS = 0.2;

/** On land a unit that can only die without doing much goes, unless a capital or a Fortress is at stake. */
function leaveIfHopeless({ s, seat, legal }: Decision): Thought | undefined {
  const exits = [...ofType(legal, "retreat"), ...ofType(legal, "rebase")];
  if (exits.length === 0 || (IS_GREAT_CAPITAL[s.battleArea] && s.control[s.battleArea] === seat)) return undefined;
  const own = fightersOf(s, seat, s.battleArea);
  if (own.some(({ type }) => type === FORTRESS)) return undefined;
  const enemies: Fighter[] = [];
  for (let p: Party = 0; p <= NATIVE; p++)
    if ((targetMask(s, seat) & (1 << p)) !== 0) enemies.push(...fightersOf(s, p, s.battleArea));
  if (groundCv(enemies) === 0) return undefined;
  const hold = 1 - prospects(enemies, own, false, 1).win;
  const ratio = power(own) / Math.max(0.1, power(enemies));
  if (hold > HOPELESS && ratio > 0.35) return undefined;
  const exit = best(exits, (action) => safety(s, seat, action.to));
  return exit && { action: exit, reason: "This fight is lost; the unit is not." };
}

function power(units: readonly Fighter[]): number {
  return units.reduce((sum, { type, cv }) => sum + cv * FIREPOWER[type][CLASS_GROUND], 0);
}

/** How good a place is to go to. */
function safety(s: State, f: Faction, area: Area): number {
  if (!IS_LAND[area]) return 0.5;
  const strengths = strengthsOf(s);
  const capital = IS_GREAT_CAPITAL[area] ? 2 : 0;
  return capital + Math.min(2, strengths.defence[f][area] * 0.2) - 0.15 * threatTo(s, f, area, strengths);
}

/** D30, D32, D33 Where units go that leave; those that may stay, stay, unless alone among Enemies. */
export function leaveBattle({ s, seat, legal }: Decision): Thought {
  const exits = [...ofType(legal, "rebase"), ...ofType(legal, "retreat")];
  const pass = legal.find(({ type }) => type === "pass");
  const exit = best(exits, (action) => safety(s, seat, action.to));
  if (pass === undefined) return { action: exit ?? legal[0], reason: "The safest place within reach." };
  const air = exits.filter(({ unit }) => s.unitType[unit] === AIR_FORCE && s.control[s.unitArea[unit]] !== seat);
  const home = best(air, (action) => safety(s, seat, action.to));
  if (home !== undefined) return { action: home, reason: "Aircraft are safer at home." };
  return { action: pass, reason: "They stay where they are." };
}

/** D31 Subs slip away from stronger Enemies. */
export function escapeSubs({ s, seat, legal }: Decision): Thought {
  const own = cvByClass(s, s.battleArea, 1 << seat).reduce((sum, cv) => sum + cv, 0);
  const enemy = cvByClass(s, s.battleArea, targetMask(s, seat)).reduce((sum, cv) => sum + cv, 0);
  const slip = legal.find(({ type }) => type === "escape");
  const pass = legal.find(({ type }) => type === "pass");
  if (slip !== undefined && own < enemy) return { action: slip, reason: "They are too many." };
  return { action: pass ?? legal[0], reason: "We have the upper hand." };
}

/** D27 The unit that is missed least. */
export function takeHit({ s, legal }: Decision): Thought {
  const units = ofType(legal, "hit").map(({ unit }) => unit);
  const unit = leastValuable(s, units);
  const action = legal.find((one) => one.type === "hit" && one.unit === unit);
  return { action: action ?? legal[0], reason: "This unit is missed least." };
}

/** D24 Whatever helps in this battle is shown now. */
export function revealInBattle({ legal }: Decision): Thought {
  const reveal = legal.find(({ type }) => type === "reveal");
  const pass = legal.find(({ type }) => type === "pass");
  return { action: reveal ?? pass ?? legal[0], reason: "Now it counts." };
}

/** D25 Every Enemy is a target. */
export function flagTargets({ legal }: Decision): Thought {
  const target = legal.find(({ type }) => type === "target");
  return { action: target ?? legal[0], reason: "Every Enemy is a target." };
}

/** D28 The strongest group first. */
export function joinBattle({ s, legal }: Decision): Thought {
  const join = best(ofType(legal, "join"), ({ unit }) => s.unitCv[unit]);
  return { action: join ?? legal[0], reason: "The strongest first." };
}

/** D10, D18, D21 Types of units that come by themselves. */
export function musterUnit({ s, seat, legal }: Decision): Thought {
  const musters = ofType(legal, "muster");
  const strengths = strengthsOf(s);
  const action = best(musters, ({ area, unitType }) => {
    const threat = threatTo(s, seat, area, strengths);
    if (unitType === INFANTRY) return 1;
    if (unitType === TANK) return 0.9;
    return unitType === FORTRESS && threat > 4 ? 1.1 : 0;
  });
  return { action: action ?? legal[0], reason: "Infantry is always needed." };
}
