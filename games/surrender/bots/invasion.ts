/** D-INV, D-LAND, D-REB, D-MUL Amphibious Invasions: where a landing pays, and with what. */
import { distance } from "../board/board.ts";
import { boardOf, type State } from "../model/state.ts";
import { activationCost, allowanceOf } from "../rules/land/activation.ts";
import { unitsInReach } from "../rules/sea/interceptors.ts";
import { groupIn, invasionsLeft, landingTargets, pairsFor } from "../rules/sea/invasion.ts";
import { isWarship, warshipsAt } from "../rules/sea/ports.ts";
import { atWar, holderOf, isUsaActive, WESTERN } from "../rules/sides.ts";
import { plannedWorth } from "./attackWorth.ts";
import { bestOf, type Decision, firstOf, type Option, type Thought, whim } from "./brain.ts";
import type { Outlook } from "./outlook.ts";
import { bestPlan } from "./plans.ts";
import { isLongWar, POINT_WORTH } from "./worth.ts";

/** An invasion has to be worth more than this: it binds convoys, and the landed need supply. */
const WORTH_LANDING = 1;
/** … and more than this before the USA fights beside the West: what is landed has to hold out alone. */
const WORTH_A_RAID = 4;
const WORTH_A_RAID_IN_A_LONG_WAR = 9;
/** A landing next to a port that can be walked into, or in one. */
const PORT_NEAR = 1;
const NO_PORT = 0.8;
/** What a landing on one's own coast is worth less: Naval Transport goes there as well. */
const AT_HOME = 3;
const REACH_AFTER_LANDING = 2;
/** The chance to pass an interceptor. */
const PASSED_WITH_ESCORT = 0.85;
const PASSED_ALONE = 0.6;
const MOST_INTERCEPTORS = 4;

/** The worth of landing a unit in a hex, alone. */
function landingWorth(outlook: Outlook, unit: number, hex: number): number {
  const { s, faction } = outlook;
  const board = boardOf(s);
  const from = s.unitPlace[unit];
  const pull = outlook.pullOf(from, hex);
  const guards = from < 0 ? 0 : outlook.guardOf(unit, from);
  let worth = pull + outlook.prize(hex) - guards - activationCost(s, unit) * POINT_WORTH;
  const others = groupIn(s, hex);
  const warship = warshipsAt(s, faction, from)[0] ?? -1;
  if (s.groundAt[hex] >= 0) {
    const storm = (units: readonly number[]) => plannedWorth(outlook, "landing", units, hex, warship);
    if (others.length > 0)
      return storm([...others, unit]) - storm(others) - guards - activationCost(s, unit) * POINT_WORTH;
    worth += storm([unit]) - outlook.prize(hex) - pull / 2;
  }
  let port = -NO_PORT;
  for (const site of board.sites) {
    const far = site.port < 0 ? 99 : distance(board, hex, site.hex);
    if (far === 0) port = PORT_NEAR;
    else if (far <= REACH_AFTER_LANDING && s.groundAt[site.hex] < 0) port = Math.max(port, PORT_NEAR / 2);
  }
  const isHome = holderOf(s, board.area[hex]) === faction;
  return worth + port - outlook.exposure(unit, hex) - (isHome ? AT_HOME : 0);
}

function bestLanding(outlook: Outlook, zone: number, unit: number): { hex: number; worth: number } {
  let best = { hex: -1, worth: Number.NEGATIVE_INFINITY };
  for (const hex of landingTargets(outlook.s, zone, unit)) {
    const worth = landingWorth(outlook, unit, hex);
    if (worth > best.worth) best = { hex, worth };
  }
  return best;
}

/** What the unit could do ashore instead. */
function onLand(outlook: Outlook, unit: number): number {
  const { s, isShortWar } = outlook;
  if (!isShortWar || s.unitPlace[unit] < 0 || !outlook.hasFront(s.unitPlace[unit])) return 0;
  return Math.max(0, bestPlan(outlook, unit, allowanceOf(s, unit)).worth);
}

/** The worth of taking the unit along into the zone. */
function pairWorth(outlook: Outlook, zone: number, unit: number): number {
  return bestLanding(outlook, zone, unit).worth * safetyOf(outlook, zone, unit) - onLand(outlook, unit);
}

/** D-ACT Zones in which a landing would pay. */
export function invasionOptions(decision: Decision): Option[] {
  const { s, faction, legal, outlook } = decision;
  return legal.flatMap((action): Option[] => {
    if (action.type !== "invade") return [];
    const { sea } = action;
    const worths = pairsFor(s, faction, sea).map(({ unit }) => pairWorth(outlook, sea, unit));
    const most = Math.max(...worths);
    if (most < leastWorth(s, faction)) return [];
    return [{ action, worth: most + whim(decision), reason: `landing from the ${boardOf(s).seaZones[sea].name}` }];
  });
}

function leastWorth(s: State, faction: number): number {
  if (!waitsForUsa(s, faction)) return WORTH_LANDING;
  return isLongWar(boardOf(s)) ? WORTH_A_RAID_IN_A_LONG_WAR : WORTH_A_RAID;
}

/** §44 Whether the West can expect the USA. */
function waitsForUsa(s: State, faction: number): boolean {
  return faction === WESTERN && boardOf(s).countryIds.includes("usa") && !isUsaActive(s);
}

/** The chance that no interceptor stops the unit on its way into the zone. */
function safetyOf({ s, faction, style }: Outlook, zone: number, unit: number): number {
  if (!style.exact) return 1;
  let interceptors = 0;
  s.seatOf.forEach((seat, enemy) => {
    if (seat >= 0 && atWar(s, faction, enemy)) interceptors += unitsInReach(s, enemy, zone).length;
  });
  const isEscorted = warshipsAt(s, faction, s.unitPlace[unit]).length > 0 || s.force.some((ship) => isWarship(s, ship));
  return (isEscorted ? PASSED_WITH_ESCORT : PASSED_ALONE) ** Math.min(MOST_INTERCEPTORS, interceptors);
}

/** What a second invasion could do with the unit. */
function elsewhere(outlook: Outlook, zone: number, unit: number): number {
  const { s, faction } = outlook;
  if (s.cargo.length === 0 || invasionsLeft(s, faction) < 2) return 0;
  const { landings } = s;
  s.landings = [];
  let most = 0;
  for (let other = 0; other < boardOf(s).seaZones.length; other++) {
    if (other === zone || !pairsFor(s, faction, other).some((pair) => pair.unit === unit)) continue;
    most = Math.max(most, bestLanding(outlook, other, unit).worth * safetyOf(outlook, other, unit));
  }
  s.landings = landings;
  return most;
}

/** D-INV Pairs as long as their landings pay, then every warship, then it begins. */
export function playInvasion({ s, legal, outlook }: Decision): Thought {
  const [zone] = s.route;
  const landings = legal.flatMap((action): Option[] =>
    action.type === "land"
      ? [{ action, worth: landingWorth(outlook, action.unit, action.hex), reason: "the best beach" }]
      : [],
  );
  if (landings.length > 0) return bestOf(landings);
  const pairs = legal.flatMap((action): Option[] => {
    if (action.type !== "pair") return [];
    const worth = pairWorth(outlook, zone, action.unit) - elsewhere(outlook, zone, action.unit);
    return [{ action, worth, reason: "part of the force" }];
  });
  const launch = firstOf(legal, "launch");
  const worthIt = pairs.filter(({ worth }) => launch === undefined || worth > 0);
  if (worthIt.length > 0) return bestOf(worthIt);
  const warship = firstOf(legal, "take");
  if (warship !== undefined) return { action: warship, reason: "The fleet goes with them." };
  return { action: launch ?? firstOf(legal, "end") ?? legal[0], reason: "The force is ready." };
}

/** D-LAND The Primary Attacker with the best odds, with Naval Support. */
export function chooseStorm({ legal, outlook, s }: Decision): Thought {
  const hex = s.landings[0];
  const options = legal.flatMap((action): Option[] => {
    if (action.type !== "storm") return [];
    const worth = plannedWorth(outlook, "landing", [action.unit], hex, action.with);
    return [{ action, worth, reason: "ashore" }];
  });
  return bestOf(options);
}

/** D-REB Convoys stay where they can supply what has landed. */
export function chooseRebase({ legal }: Decision): Thought {
  const rebase = firstOf(legal, "rebase");
  if (rebase !== undefined) return { action: rebase, reason: "The harbour is ours." };
  return { action: firstOf(legal, "done") ?? legal[0], reason: "The ships go home." };
}

/** D-MUL */
export function chooseMulberry({ legal }: Decision): Thought {
  return { action: firstOf(legal, "mulberry") ?? legal[0], reason: "The landed need a harbour." };
}
