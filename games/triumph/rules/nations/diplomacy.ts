/** §7.31, §8 Influence, Diplomacy cards, WildCards and Satellites. */

import type { Refusal } from "@tripartite/kernel";
import { NATIONS_OF_CARD, WILD_OF_CARD, WILD_ONLY_REMOVES, WILD_TARGETS } from "../../data/deck.ts";
import type { Card, Faction, Nation, Party } from "../../data/ids.ts";
import { FOREIGN_AID, NATIVE, NEUTRAL, SATELLITE, WEST } from "../../data/kinds.ts";
import {
  AREAS_OF_NATION,
  IS_LAND_BORDER,
  IS_MINOR,
  NATION_COUNT,
  NATION_OF_AREA,
  NEIGHBOUR_BORDERS,
  NEIGHBOURS,
  USA,
} from "../../data/map.ts";
import type { Action } from "../../model/actions.ts";
import type { Out } from "../../model/events.ts";
import { NO, NO_BECAUSE } from "../../model/refusals.ts";
import { IN_PLAY, MARKS } from "../../model/rows.ts";
import { PLACE, type State } from "../../model/state.ts";
import { discardCard, holds } from "../cards/cards.ts";
import { lowerIndustry } from "../economy/industry.ts";
import { queueMusters } from "../economy/musters.ts";
import { updateNationControl } from "./control.ts";
import { usaJoinsWest } from "./usa.ts";

const SATELLITE_MARKERS = 3;
/** §8.41 Axis and USSR never have more markers than this on the USA (R95). */
const USA_RIVAL_MAXIMUM = 3;

/** Sets the markers on a nation; only one Faction ever holds any (R24). */
export function setInfluence(s: State, nation: Nation, faction: Faction, count: number, out: Out): void {
  const holder = count > 0 ? faction : -1;
  if (holder !== s.influenceBy[nation]) dropInfluenceMarks(s, nation, holder);
  s.influenceBy[nation] = holder;
  s.influence[nation] = count;
  out.push({ type: "influenceChanged", nation, faction, count });
}

/** §14.23 Blockade marks on an influenced Neutral vanish when the Influence changes hands. */
function dropInfluenceMarks(s: State, nation: Nation, holder: Faction): void {
  MARKS.removeAll(
    s.marks,
    ({ area, faction }) => NATION_OF_AREA[area] === nation && s.control[area] === NATIVE && faction !== holder,
  );
}

/** The markers on a nation: whose (-1 for nobody's) and how many. */
export interface Markers {
  readonly holder: Faction;
  readonly count: number;
}

export function markersOn(s: State, nation: Nation): Markers {
  return { holder: s.influenceBy[nation], count: s.influence[nation] };
}

/** §7.4, §8 One more piece of Influence removes one Rival marker if there is any, otherwise it adds an own one. */
export function markersAfter({ holder, count }: Markers, faction: Faction, nation: Nation): Markers {
  if (holder >= 0 && holder !== faction) return { holder: count > 1 ? holder : -1, count: count - 1 };
  const isFull = nation === USA && faction !== WEST && count >= USA_RIVAL_MAXIMUM;
  return { holder: faction, count: isFull ? count : count + 1 };
}

/** Would one more piece of Influence by the Faction change anything here? */
export function influenceHasEffect(s: State, faction: Faction, nation: Nation): boolean {
  return markersAfter(markersOn(s, nation), faction, nation).count !== s.influence[nation];
}

export function applyInfluence(s: State, faction: Faction, nation: Nation, out: Out): void {
  const before = markersOn(s, nation);
  const { count } = markersAfter(before, faction, nation);
  if (count !== before.count) setInfluence(s, nation, count < before.count ? before.holder : faction, count, out);
}

/** §7.31 The first card of a Rival that lies on this nation, as its row in `inPlay`; -1 if there is none. */
export function opposedCard(s: State, faction: Faction, nation: Nation): number {
  return IN_PLAY.find(
    s.inPlay,
    (played) => played.nation === nation && s.place[played.card] !== PLACE.inPlay + faction,
  );
}

// ---- nation cards (§7.31)

export function refuseDiplomacy(s: State, faction: Faction, card: Card, nation: Nation): Refusal | undefined {
  if (!holds(s, faction, card)) return NO.CARD_NOT_HELD;
  if (NATIONS_OF_CARD[card].length === 0) return NO_BECAUSE.namesNoNation;
  if (!NATIONS_OF_CARD[card].includes(nation)) return NO.DIPLO_TARGET;
  return s.status[nation] === NEUTRAL ? undefined : NO_BECAUSE.diplomacyClosed;
}

/** §7.31 The card stays face up, or cancels one card of a Rival on that nation (R22). */
export function playDiplomacy(s: State, faction: Faction, card: Card, nation: Nation, out: Out): void {
  out.push({ type: "diplomacyPlayed", faction, card, nation });
  const row = opposedCard(s, faction, nation);
  if (row >= 0) {
    const opposed = IN_PLAY.remove(s.inPlay, row).card;
    discardCard(s, opposed);
    discardCard(s, card);
    out.push({ type: "diplomacyCancelled", nation, cards: [opposed, card] });
    return;
  }
  s.place[card] = PLACE.inPlay + faction;
  IN_PLAY.add(s.inPlay, { card, nation });
}

// ---- WildCards (§8.3)

/** R25 Does a nation share a land or Straits border with land controlled by a Faction that passes the test? */
function bordersLandOf(s: State, nation: Nation, wanted: (controller: Party) => boolean): boolean {
  for (const area of AREAS_OF_NATION[nation]) {
    for (let i = 0; i < NEIGHBOURS[area].length; i++) {
      const controller = s.control[NEIGHBOURS[area][i]];
      if (IS_LAND_BORDER[NEIGHBOUR_BORDERS[area][i]] && controller !== NATIVE && wanted(controller)) return true;
    }
  }
  return false;
}

function isWildTarget(s: State, faction: Faction, wild: number, nation: Nation): boolean {
  const targets = WILD_TARGETS[wild];
  if (typeof targets !== "string") return targets[faction].includes(nation);
  if (targets === "any-neutral") return true;
  if (!IS_MINOR[nation]) return false;
  if (targets === "neutral-minor-next-to-rival-land")
    return bordersLandOf(s, nation, (controller) => controller !== faction);
  return bordersLandOf(s, nation, (controller) => controller === faction);
}

export function refuseWildCard(s: State, faction: Faction, card: Card, nation: Nation): Refusal | undefined {
  if (!holds(s, faction, card)) return NO.CARD_NOT_HELD;
  const wild = WILD_OF_CARD[card];
  if (wild < 0) return NO_BECAUSE.noWildCard;
  if (wild === FOREIGN_AID && s.ind[faction] < 1) return NO.WILD_IND;
  if (s.status[nation] !== NEUTRAL) return NO_BECAUSE.wildClosed;
  if (!isWildTarget(s, faction, wild, nation)) return NO.WILD_TARGET;
  const rivalHolds = s.influenceBy[nation] >= 0 && s.influenceBy[nation] !== faction;
  if (WILD_ONLY_REMOVES[wild]) return rivalHolds ? undefined : NO_BECAUSE.nothingToRemove;
  return influenceHasEffect(s, faction, nation) ? undefined : NO_BECAUSE.markersFull;
}

/** §8.3 Acts at once; neither cancels nor is cancelled by cards in play. */
export function playWildCard(s: State, faction: Faction, card: Card, nation: Nation, out: Out): void {
  out.push({ type: "wildcardPlayed", faction, card, nation });
  discardCard(s, card);
  if (WILD_OF_CARD[card] === FOREIGN_AID) lowerIndustry(s, faction, 1, "foreign aid", out);
  applyInfluence(s, faction, nation, out);
}

// ---- resolution (§7.4)

/** G2 In Turn Order every card in play adds or removes one marker and is discarded. */
export function resolveDiplomacy(s: State, out: Out): void {
  for (const faction of s.turnOrder) {
    for (const { card, nation } of IN_PLAY.all(s.inPlay)) {
      if (s.place[card] !== PLACE.inPlay + faction) continue;
      discardCard(s, card);
      if (s.status[nation] === NEUTRAL) applyInfluence(s, faction, nation, out);
    }
  }
  s.inPlay = [];
}

/** §8.2, §8.43 Three markers make a Satellite; the USA only joins the West. */
export function joins(nation: Nation, { holder, count }: Markers): boolean {
  return count >= SATELLITE_MARKERS && (nation !== USA || holder === WEST);
}

/** G3 */
export function readStatuses(s: State, out: Out): void {
  for (let nation: Nation = 0; nation < NATION_COUNT; nation++) {
    if (s.status[nation] !== NEUTRAL || !joins(nation, markersOn(s, nation))) continue;
    if (nation === USA) usaJoinsWest(s, out);
    else makeSatellite(s, nation, s.influenceBy[nation], out);
  }
}

/** §8.2 The markers go, a Control marker comes, and Great Power units muster in its Cities and Towns. */
export function makeSatellite(s: State, nation: Nation, faction: Faction, out: Out): void {
  s.status[nation] = SATELLITE;
  s.influenceBy[nation] = -1;
  s.influence[nation] = 0;
  s.marker[nation] = faction;
  out.push({ type: "satellite", nation, faction });
  updateNationControl(s, nation, out);
  queueMusters(s, nation, faction);
}

/** §8.44 Public Opinion: the West gains one USA marker, or a Rival loses one; the third makes a Satellite at once. */
export function publicOpinion(s: State, out: Out): void {
  if (s.status[USA] !== NEUTRAL) return;
  applyInfluence(s, WEST, USA, out);
  if (joins(USA, markersOn(s, USA))) usaJoinsWest(s, out);
}

// ---- repudiation (§8.0)

/** R33 A Faction may give up any number of its own markers. */
export function refuseRepudiation(s: State, faction: Faction, nation: Nation, count: number): Refusal | undefined {
  const own = s.status[nation] === NEUTRAL && s.influenceBy[nation] === faction;
  return own && count >= 1 && count <= s.influence[nation] ? undefined : NO.REPUDIATE;
}

export function repudiate(s: State, faction: Faction, nation: Nation, count: number, out: Out): void {
  out.push({ type: "repudiated", faction, nation, count });
  setInfluence(s, nation, faction, s.influence[nation] - count, out);
}

// ---- what the cards of a hand could be played for

const ALL_NATIONS = Array.from({ length: NATION_COUNT }, (_, nation) => nation);

export function legalDiplomacy(s: State, faction: Faction, card: Card, actions: Action[]): void {
  for (const nation of NATIONS_OF_CARD[card]) {
    if (refuseDiplomacy(s, faction, card, nation) === undefined) actions.push({ type: "diplomacy", card, nation });
  }
}

export function legalWildCards(s: State, faction: Faction, card: Card, actions: Action[]): void {
  if (WILD_OF_CARD[card] < 0) return;
  const targets = WILD_TARGETS[WILD_OF_CARD[card]];
  for (const nation of typeof targets === "string" ? ALL_NATIONS : targets[faction]) {
    if (refuseWildCard(s, faction, card, nation) === undefined) actions.push({ type: "wildcard", card, nation });
  }
}
