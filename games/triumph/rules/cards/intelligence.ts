/** §7.34, §9.5 Intelligence cards, and the Double Agent that turns them round. */

import type { Refusal } from "@tripartite/kernel";
import { INTEL_OF_CARD } from "../../data/deck.ts";
import type { Area, Card, Faction, Nation, Unit } from "../../data/ids.ts";
import {
  AGENT,
  CODE_BREAK,
  COUP,
  DOUBLE_AGENT,
  MOLE,
  NEUTRAL,
  OTHER_FACTIONS,
  SABOTAGE,
  SPY_RING,
} from "../../data/kinds.ts";
import { AREA_COUNT, IS_MINOR, NATION_COUNT } from "../../data/map.ts";
import type { Action } from "../../model/actions.ts";
import { type Out, only } from "../../model/events.ts";
import { NO, NO_BECAUSE } from "../../model/refusals.ts";
import { INTEL } from "../../model/rows.ts";
import { PLACE, type State } from "../../model/state.ts";
import { randomBelow } from "../chance.ts";
import { lowerIndustry } from "../economy/industry.ts";
import { setInfluence } from "../nations/diplomacy.ts";
import { faceOf, inPublicOrder, partyOf, unitsOf } from "../units.ts";
import { handCount, handOf, holds } from "./cards.ts";
import { pairsOf, vaultPairs } from "./technology.ts";

const DOUBLE_AGENT_CARD = INTEL_OF_CARD.indexOf(DOUBLE_AGENT);

type Intelligence = Extract<Action, { type: "intelligence" }>;

/** Does a Faction have a block here, Escaped Subs included? */
function hasBlock(s: State, faction: Faction, area: Area): boolean {
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++)
    if (s.unitArea[unit] === area && partyOf(s, unit) === faction) return true;
  return false;
}

/** R32, R112 Does the card have an object with this rival? */
function hasObject(s: State, kind: number, rival: Faction, area: Area, nation: Nation): boolean {
  if (kind === AGENT) return area >= 0 && nation < 0 && hasBlock(s, rival, area);
  if (kind === COUP) {
    return (
      nation >= 0 && area < 0 && IS_MINOR[nation] && s.status[nation] === NEUTRAL && s.influenceBy[nation] === rival
    );
  }
  if (area >= 0 || nation >= 0) return false;
  if (kind === CODE_BREAK || kind === SPY_RING) return handCount(s, rival) > 0;
  if (kind === SABOTAGE) return s.ind[rival] > 0;
  return kind === MOLE && vaultPairs(s, rival) > 0;
}

export function refuseIntelligence(s: State, faction: Faction, action: Intelligence): Refusal | undefined {
  if (!holds(s, faction, action.card)) return NO.CARD_NOT_HELD;
  const kind = INTEL_OF_CARD[action.card];
  if (kind < 0 || kind === DOUBLE_AGENT) return NO_BECAUSE.noIntelligence;
  if (action.rival === faction || !hasObject(s, kind, action.rival, action.area, action.nation)) return NO.INTEL_TARGET;
  return undefined;
}

/** Every object of one Intelligence card in the Faction's hand. */
export function legalIntelligence(s: State, faction: Faction, card: Card): Action[] {
  const kind = INTEL_OF_CARD[card];
  if (kind < 0 || kind === DOUBLE_AGENT) return [];
  const actions: Action[] = [];
  for (const rival of OTHER_FACTIONS[faction]) {
    if (kind === AGENT) {
      for (const area of areasWithBlocks(s, rival))
        actions.push({ type: "intelligence", card, rival, area, nation: -1 });
    } else if (kind === COUP) {
      for (const nation of coupTargets(s, rival)) actions.push({ type: "intelligence", card, rival, area: -1, nation });
    } else if (hasObject(s, kind, rival, -1, -1)) {
      actions.push({ type: "intelligence", card, rival, area: -1, nation: -1 });
    }
  }
  return actions;
}

export function areasWithBlocks(s: State, faction: Faction): Area[] {
  const occupied = new Array<boolean>(AREA_COUNT).fill(false);
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++) {
    if (s.unitArea[unit] >= 0 && partyOf(s, unit) === faction) occupied[s.unitArea[unit]] = true;
  }
  return occupied.flatMap((has, area) => (has ? [area] : []));
}

/** Neutral Minors with markers of a Faction; never the USA. */
export function coupTargets(s: State, faction: Faction): Nation[] {
  const nations: Nation[] = [];
  for (let nation: Nation = 0; nation < NATION_COUNT; nation++)
    if (hasObject(s, COUP, faction, -1, nation)) nations.push(nation);
  return nations;
}

/** Names card and object to everybody; the card waits for the answer of its target. */
export function playIntelligence(s: State, faction: Faction, action: Intelligence, out: Out): void {
  const { card, rival, area, nation } = action;
  s.place[card] = PLACE.intelligence + faction;
  s.intel = INTEL.flat([{ card, player: faction, rival, object: area >= 0 ? (area as number) : nation }]);
  out.push({ type: "intelligencePlayed", faction, card, rival, area, nation });
}

export function holdsDoubleAgent(s: State, faction: Faction): boolean {
  return holds(s, faction, DOUBLE_AGENT_CARD);
}

/** §9.5 Both cards are discarded; the effect now runs the other way (R31). */
export function playDoubleAgent(s: State, out: Out): void {
  const { player, rival: target } = INTEL.at(s.intel, 0);
  s.place[DOUBLE_AGENT_CARD] = PLACE.discard;
  out.push({ type: "doubleAgentPlayed", faction: target, card: DOUBLE_AGENT_CARD, rival: player });
}

/** What the spy does to the victim. The Mole's pairing is a decision of its own. */
export function carryOut(s: State, kind: number, spy: Faction, victim: Faction, object: number, out: Out): void {
  if (kind === AGENT) inspectArea(s, spy, victim, object, out);
  else if (kind === COUP) setInfluence(s, object, victim, 0, out);
  else if (kind === SABOTAGE) lowerIndustry(s, victim, 1, "sabotage", out);
  else if (kind === CODE_BREAK) {
    out.push({ type: "handInspected", audience: only(spy), rival: victim, cards: handOf(s, victim) });
  } else if (kind === SPY_RING) stealCard(s, spy, victim, out);
  else inspectVault(s, spy, victim, out);
}

function inspectArea(s: State, spy: Faction, victim: Faction, area: Area, out: Out): void {
  const units = inPublicOrder(s, unitsOf(s, victim, area)).map((unit) => faceOf(s, unit));
  out.push({ type: "areaInspected", faction: spy, rival: victim, area });
  out.push({ type: "unitsInspected", audience: only(spy), rival: victim, area, units });
}

function stealCard(s: State, spy: Faction, victim: Faction, out: Out): void {
  const hand = handOf(s, victim);
  if (hand.length === 0) return;
  const card = hand[randomBelow(s, hand.length)];
  s.place[card] = PLACE.hand + spy;
  out.push({ type: "cardStolen", faction: spy, rival: victim });
  out.push({ type: "stolenCard", audience: only(spy) | only(victim), faction: spy, rival: victim, card });
}

function inspectVault(s: State, spy: Faction, victim: Faction, out: Out): void {
  const pairs = pairsOf(s, victim);
  const technologies = pairs.map(({ technology }) => technology);
  const cards = pairs.flatMap(({ card, other }) => [card, other]);
  if (technologies.length > 0)
    out.push({ type: "vaultInspected", audience: only(spy), rival: victim, technologies, cards });
}
