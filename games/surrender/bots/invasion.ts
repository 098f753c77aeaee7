/** D-INV, D-LAND, D-REB, D-MUL Amphibious Invasions: where a landing pays, and with what. */
import { distance } from "../board/board.ts";
import { activationCost } from "../rules/activation.ts";
import { landingTargets, pairsFor } from "../rules/sea/invasion.ts";
import { boardOf } from "../state.ts";
import { attackWorth } from "./attackWorth.ts";
import { bestOf, type Decision, firstOf, type Option, type Thought, whim } from "./brain.ts";
import type { Outlook } from "./outlook.ts";
import { POINT_WORTH, strengthOf } from "./worth.ts";

/** An invasion has to be worth more than this: it binds convoys, and the landed need supply. */
const WORTH_LANDING = 1;
const MOST_PULL = 3;
/** A landing next to a port that can be walked into, or in one. */
const PORT_NEAR = 1;
const NO_PORT = 0.8;
/** Enemies that could throw the landing back. */
const THREAT = 0.35;
const THREAT_HEXES = 4;
const REACH_AFTER_LANDING = 2;

/** The worth of landing a unit in a hex, alone. */
function landingWorth(outlook: Outlook, unit: number, hex: number): number {
  const { s, faction } = outlook;
  const board = boardOf(s);
  const from = s.unitPlace[unit];
  const pull = Math.min(MOST_PULL, outlook.attraction(hex) - outlook.attraction(from));
  const guards = from < 0 ? 0 : outlook.guardWorth(from, s.unitReduced[unit] === 1);
  let worth = pull + outlook.prize(hex) - guards - activationCost(s, unit) * POINT_WORTH;
  if (s.groundAt[hex] >= 0) {
    const battle = { hex, airAttacker: false, airDefender: false, markers: [] };
    worth += attackWorth(outlook, { kind: "landing", attackers: [unit], ...battle }) - pull / 2;
  }
  let port = -NO_PORT;
  for (const spot of board.spots) {
    const far = spot.port < 0 ? 99 : distance(board, hex, spot.hex);
    if (far === 0) port = PORT_NEAR;
    else if (far <= REACH_AFTER_LANDING && s.groundAt[spot.hex] < 0) port = Math.max(port, PORT_NEAR / 2);
  }
  let threat = 0;
  for (const enemy of board.fieldUnits) {
    const place = s.unitPlace[enemy];
    if (place < 0 || s.unitFaction[enemy] < 0 || s.unitFaction[enemy] === faction) continue;
    if (distance(board, hex, place) <= THREAT_HEXES) threat += strengthOf(s, enemy);
  }
  return worth + port - threat * THREAT;
}

function bestLanding(outlook: Outlook, zone: number, unit: number): { hex: number; worth: number } {
  let best = { hex: -1, worth: Number.NEGATIVE_INFINITY };
  for (const hex of landingTargets(outlook.s, zone, unit)) {
    const worth = landingWorth(outlook, unit, hex);
    if (worth > best.worth) best = { hex, worth };
  }
  return best;
}

/** D-ACT Zones in which somebody could land with profit. */
export function invasionOptions(decision: Decision): Option[] {
  const { s, faction, legal, outlook } = decision;
  return legal.flatMap((action): Option[] => {
    if (action.type !== "invade") return [];
    const { sea } = action;
    const worths = pairsFor(s, faction, sea).map(({ unit }) => bestLanding(outlook, sea, unit).worth);
    const most = Math.max(...worths);
    if (most < WORTH_LANDING) return [];
    return [{ action, worth: most + whim(decision), reason: `landing from the ${boardOf(s).seaZones[sea].name}` }];
  });
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
  const pairs = legal.flatMap((action): Option[] =>
    action.type === "pair"
      ? [{ action, worth: bestLanding(outlook, zone, action.unit).worth, reason: "part of the force" }]
      : [],
  );
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
    const battle = { hex, airAttacker: false, airDefender: false, markers: [] };
    const worth = attackWorth(outlook, { kind: "landing", attackers: [action.unit], ...battle });
    return [{ action, worth: worth + (action.with === undefined ? 0 : 1), reason: "ashore" }];
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
