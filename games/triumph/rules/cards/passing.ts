/** §7.35 The standing order to Pass: until the card play ends, or until a Rival's card touches the seat. */
import type { Faction, Nation } from "../../data/ids.ts";
import { FACTIONS } from "../../data/kinds.ts";
import { IN_PLAY } from "../../model/rows.ts";
import { PHASE, PLACE, type State } from "../../model/state.ts";
import { ASK, PASSING_ORDER, setStandingOrder, standingOrder, UNTIL_TOUCHED } from "./orders.ts";

const CARD_PLAY: readonly number[] = [PHASE.government, PHASE.doubleAgent, PHASE.reversal, PHASE.mole];

/** Whether Government card play is under way, answers to its Intelligence cards included. */
export function isCardPlay(s: State): boolean {
  return CARD_PLAY.includes(s.phase);
}

export function passesByOrder(s: State, seat: Faction): boolean {
  return standingOrder(s, seat, PASSING_ORDER) !== ASK;
}

/** Asks a seat again that wanted to Pass until it was touched. */
export function touch(s: State, seat: Faction): void {
  if (standingOrder(s, seat, PASSING_ORDER) === UNTIL_TOUCHED) setStandingOrder(s, seat, PASSING_ORDER, ASK);
}

/** A card played on a nation touches every Rival with Influence or a Diplomacy card there. */
export function touchRivalsIn(s: State, player: Faction, nation: Nation): void {
  for (let seat: Faction = 0; seat < FACTIONS.length; seat++) {
    if (seat !== player && (s.influenceBy[nation] === seat || hasCardOn(s, seat, nation))) touch(s, seat);
  }
}

function hasCardOn(s: State, seat: Faction, nation: Nation): boolean {
  return IN_PLAY.some(s.inPlay, (played) => played.nation === nation && s.place[played.card] === PLACE.inPlay + seat);
}

/** The order holds for one card play. */
export function endPassing(s: State): void {
  for (let seat: Faction = 0; seat < FACTIONS.length; seat++) setStandingOrder(s, seat, PASSING_ORDER, ASK);
}
