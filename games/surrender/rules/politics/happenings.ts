/** §43 Happenings and the six conditional events that happen once a game. */

import { rulesOf } from "../../board/board.ts";
import { EVENT_EFFECTS, EVENT_IDS, type EventId } from "../../data/campaign/eventEffects.ts";
import { USA_DELAY } from "../../data/campaign/numbers.ts";
import { POLICY_IDS, type PolicyId } from "../../data/campaign/policies.ts";
import { FACTIONS_OF_PAIR, WAR_PAIRS, type WarPair } from "../../data/campaign/wars.ts";
import { CONDITIONAL_EVENTS, type Happening } from "../../data/conditionalEvents.ts";
import type { Country, Faction, Hex, Unit } from "../../data/ids.ts";
import { TURN_PHASES } from "../../data/sequence.ts";
import { FACTIONS } from "../../data/vocabulary.ts";
import type { Out } from "../../model/events.ts";
import { boardOf, type State } from "../../model/state.ts";
import { triggers } from "../charts/conditionalEvents.ts";
import { enqueue, enqueueForEnd } from "../queue.ts";
import { AXIS, countryOf, isMainland, isUsaActive, STATUS } from "../sides.ts";
import { factsOf } from "./countryFacts.ts";

/** §43.1 How a unit or marker comes into a hex. */
export type EntryKind = "attack" | "move" | "placement";

/** Whether the scenario plays politics at all: without them conditional events fire only by special rules. */
export function hasPolitics(s: State): boolean {
  return boardOf(s).scenario.phases.includes("declareWar");
}

function mayFire(s: State, event: EventId): boolean {
  return s.fired[EVENT_IDS.indexOf(event)] < 0;
}

/** Whose ground a hex is. */
export interface Ground {
  readonly country: Country;
  readonly area: "mainland" | "overseas";
}

export function groundOf(s: State, hex: Hex): Ground {
  return { country: countryOf(s, hex), area: isMainland(s, boardOf(s).area[hex]) ? "mainland" : "overseas" };
}

/**
 * §43.1 A unit attacks into, moves into or is placed in a hex. Only what the Axis does can be a trigger. What counts is
 * whose ground the hex was when it was entered: with the entry that conquers Poland it may pass to the USSR (§42.5).
 */
export function reportEntry(s: State, unit: Unit, how: EntryKind, hex: Hex, out: Out, ground = groundOf(s, hex)): void {
  if (s.unitFaction[unit] === AXIS) reportAxisEntry(s, boardOf(s).units[unit].class, how, hex, ground, out);
}

/** §56.2 The same for a marker. */
export function reportMarker(s: State, faction: Faction, hex: Hex, ground: Ground, out: Out): void {
  if (faction === AXIS) reportAxisEntry(s, "marker", "placement", hex, ground, out);
}

function reportAxisEntry(
  s: State,
  piece: NonNullable<Happening["piece"]>,
  how: EntryKind,
  hex: Hex,
  { country, area }: Ground,
  out: Out,
): void {
  if (!hasPolitics(s) || s.fired.every((turn) => turn >= 0)) return;
  const board = boardOf(s);
  if (country < 0) return;
  const holder: Faction = s.countryStatus[country] === STATUS.active ? s.countryFaction[country] : -1;
  const happening: Happening = {
    what: "entry",
    by: "axis",
    piece,
    how,
    country: board.countryIds[country],
    area,
    countryFaction: holder < 0 ? "none" : FACTIONS[holder],
    hexRow: board.row[hex],
    bordersWesternOverseas: factsOf(s, country)?.bordersWesternOverseas === true,
  };
  fireAll(s, happening, true, out);
}

/** §39 A country activates. */
export function reportActivation(s: State, country: Country, out: Out): void {
  if (hasPolitics(s)) fireAll(s, { what: "activation", country: boardOf(s).countryIds[country] }, false, out);
}

function reportPoliciesEnded(s: State, out: Out): void {
  const [appeasementEnded, naziSovietPactEnded] = POLICY_IDS.map((_, policy) => s.policies[policy] === 0);
  fireAll(s, { what: "policiesEnded", appeasementEnded, naziSovietPactEnded }, false, out);
}

/** The events that a happening triggers, in the order of the aid. */
function fireAll(s: State, happening: Happening, byAxisAct: boolean, out: Out): void {
  for (const event of CONDITIONAL_EVENTS) {
    const id = EVENT_IDS.find((each) => each === event.id);
    if (id !== undefined && mayFire(s, id) && triggers(event, happening)) fire(s, id, byAxisAct, out);
  }
}

/** §43.3 War and the end of a policy at once; mobilizations wait for the end of the Operations Phase or a safe point. */
function fire(s: State, id: EventId, byAxisAct: boolean, out: Out): void {
  const event = EVENT_IDS.indexOf(id);
  s.fired[event] = s.turn;
  out.push({ type: "eventFired", event: id });
  const effect = EVENT_EFFECTS[id];
  if (effect.byAxisAct !== undefined && byAxisAct) {
    beginWar(s, effect.byAxisAct.war, out);
    endPolicy(s, effect.byAxisAct.ends, out);
  }
  if (id === "CE-USA") layUsaMarker(s, out);
  const duringOperations = TURN_PHASES[s.turnPhase].id === "operations";
  const wait = (item: "eventMobilization" | "emergencyShipping", part: number) =>
    duringOperations ? enqueueForEnd(s, s.phasing, item, event, part) : enqueue(s, item, event, part);
  effect.mobilize.forEach((_, part) => {
    wait("eventMobilization", part);
  });
  if (effect.emergencyShipping !== undefined) wait("emergencyShipping", 0);
}

/** Special rule eventMobilization: a short scenario says when the event fires; war is on already. */
export function fireByScenario(s: State, out: Out): void {
  for (const { event, turn, faction } of rulesOf(boardOf(s), "eventMobilization"))
    if (turn === s.turn && FACTIONS[s.phasing] === faction) fire(s, event, false, out);
}

/** §44.1 R-POL-12 */
function layUsaMarker(s: State, out: Out): void {
  if (isUsaActive(s) || !boardOf(s).countryIds.includes("usa")) return;
  s.usaMarker = s.turn + USA_DELAY;
  out.push({ type: "usaMarkerLaid", turn: s.usaMarker });
}

/** §37 It has ended for ever; §37.3 with the second one USA Entry fires. */
export function endPolicy(s: State, id: PolicyId, out: Out): void {
  const policy = POLICY_IDS.indexOf(id);
  if (s.policies[policy] === 0) return;
  s.policies[policy] = 0;
  s.policyTurn[policy] = -1;
  out.push({ type: "policyEnded", policy: id });
  reportPoliciesEnded(s, out);
}

/** §33.2 */
export function beginWar(s: State, pair: WarPair, out: Out): void {
  const index = WAR_PAIRS.indexOf(pair);
  if (s.wars[index] === 1) return;
  s.wars[index] = 1;
  out.push({ type: "warBegan", factions: FACTIONS_OF_PAIR[pair].map((faction) => FACTIONS.indexOf(faction)) });
}
