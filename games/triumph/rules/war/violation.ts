/** §15.2, §15.4, §8.13 What a Declaration of War and a Violation of Neutrality do. */
import type { Area, Faction, Nation } from "../../data/ids.ts";
import { ACTION_DECK, ARMED, NEUTRAL, WEST } from "../../data/kinds.ts";
import { MUSTER_OF_NATION, USA, WATER_AREAS } from "../../data/map.ts";
import type { Out } from "../../model/events.ts";
import type { State } from "../../model/state.ts";
import { drawCards } from "../cards/cards.ts";
import { lowerFactoryCost } from "../economy/economy.ts";
import { deployFortresses } from "../economy/musters.ts";
import { updateNationControl } from "../nations/control.ts";
import { setInfluence } from "../nations/diplomacy.ts";
import { areFellowAllies, isAlly, occupies, warBit } from "./relations.ts";

const PROTECTORATE_MARKERS = 2;

/** §8.1 The Faction whose Protectorate a nation is; -1 if nobody's. Markers on the USA protect nothing (§8.41). */
export function protector(s: State, nation: Nation): Faction {
  return s.status[nation] === NEUTRAL && isProtectorate(nation, s.influence[nation]) ? s.influenceBy[nation] : -1;
}

export function isProtectorate(nation: Nation, markers: number): boolean {
  return markers >= PROTECTORATE_MARKERS && nation !== USA;
}

/** The Rival of the Faction whose Protectorate a nation is; -1 if there is none. */
export function rivalProtector(s: State, faction: Faction, nation: Nation): Faction {
  const holder = protector(s, nation);
  return holder === faction ? -1 : holder;
}

/** §15.4 A Neutral, or a Colony that lost its Power and that nobody has Violated yet (§2.31). */
export function isViolable(s: State, nation: Nation): boolean {
  return s.status[nation] === NEUTRAL || (s.status[nation] === ARMED && s.violator[nation] < 0);
}

/** §15.22 War, cheaper Factories for the victim, Surprise and a lost Victory Point for the declarer. */
export function declareWar(s: State, faction: Faction, rival: Faction, out: Out): void {
  s.war |= warBit(faction, rival);
  s.dows[faction]++;
  s.surprise = 1;
  out.push({ type: "warDeclared", faction, rival });
  lowerFactoryCost(s, rival, out);
  for (const sea of seasShared(s, faction, rival)) if (!s.sharedSeas.includes(sea)) s.sharedSeas.push(sea);
}

/** §15.22 Seas that both occupy. */
export function seasShared(s: State, faction: Faction, rival: Faction): Area[] {
  return WATER_AREAS.filter((sea) => occupies(s, faction, sea) && occupies(s, rival, sea));
}

/** §15.42 The Influence is gone for ever, and Fortresses by Muster Value appear in Cities and Towns. */
export function violateNation(s: State, faction: Faction, nation: Nation, out: Out): void {
  if (s.influence[nation] > 0) setInfluence(s, nation, s.influenceBy[nation], 0, out);
  if (s.status[nation] === NEUTRAL) deployFortresses(s, nation, out);
  s.status[nation] = ARMED;
  s.violator[nation] = faction;
  s.enemies[nation] |= 1 << faction;
  updateNationControl(s, nation, out);
}

/** §15.41 Both Rivals of the Violator draw Action cards in Turn Order. */
export function worldReaction(s: State, violator: Faction, nation: Nation, out: Out): void {
  for (const seat of s.turnOrder) {
    const count = reactionCards(s, violator, seat, nation);
    if (count === 0) continue;
    out.push({ type: "worldReaction", faction: seat, nation, count });
    drawCards(s, seat, ACTION_DECK, count, out);
  }
}

/** R41, R90 As many as the Capital's Muster Value; with two players the Allies share it, and ignore each other. */
export function reactionCards(s: State, violator: Faction, seat: Faction, nation: Nation): number {
  const muster = MUSTER_OF_NATION[nation];
  if (seat === violator || areFellowAllies(s, seat, violator)) return 0;
  if (!isAlly(s, seat)) return muster;
  return seat === WEST ? Math.ceil(muster / 2) : Math.floor(muster / 2);
}
