/** §15.2, §15.4, §8.13 What a Declaration of War and a Violation of Neutrality do. */
import { ACTION_DECK, ARMED, AXIS, FORTRESS, GREY, NEUTRAL, SCENARIO_TWO_PLAYER, WEST } from "../data/kinds.ts";
import { AREAS_OF_NATION, MUSTER_OF_AREA, MUSTER_OF_NATION, USA, WATER_AREAS } from "../data/map.ts";
import type { Out } from "../events.ts";
import type { State } from "../state.ts";
import { drawCards } from "./cards.ts";
import { settleNation } from "./control.ts";
import { setInfluence } from "./diplomacy.ts";
import { lowerFactoryCost } from "./economy.ts";
import { areFellowAllies, occupies, warBit } from "./relations.ts";
import { addUnit } from "./units.ts";

const PROTECTORATE_MARKERS = 2;

/** §8.1 The Faction whose Protectorate a nation is; -1 if nobody's. Markers on the USA protect nothing (7.6). */
export function protector(s: State, nation: number): number {
  return s.status[nation] === NEUTRAL && isProtectorate(nation, s.influence[nation]) ? s.influenceBy[nation] : -1;
}

export function isProtectorate(nation: number, markers: number): boolean {
  return markers >= PROTECTORATE_MARKERS && nation !== USA;
}

/** The Rival of f whose Protectorate a nation is; -1 if there is none. */
export function rivalProtector(s: State, f: number, nation: number): number {
  const holder = protector(s, nation);
  return holder === f ? -1 : holder;
}

/** §15.4 A Neutral, or a Colony that lost its Power and that nobody has Violated yet (7.3). */
export function isViolable(s: State, nation: number): boolean {
  return s.status[nation] === NEUTRAL || (s.status[nation] === ARMED && s.violator[nation] < 0);
}

/** §15.22 War, cheaper Factories for the victim, Surprise and a lost Victory Point for the declarer. */
export function declareWar(s: State, f: number, g: number, out: Out): void {
  s.war |= warBit(f, g);
  s.dows[f]++;
  s.surprise = 1;
  out.push({ type: "warDeclared", faction: f, rival: g });
  lowerFactoryCost(s, g, out);
  for (const sea of seasShared(s, f, g)) if (!s.sharedSeas.includes(sea)) s.sharedSeas.push(sea);
}

/** §15.22 Seas that both occupy. */
export function seasShared(s: State, f: number, g: number): number[] {
  return WATER_AREAS.filter((sea) => occupies(s, f, sea) && occupies(s, g, sea));
}

/** §15.42 The Influence is gone for ever, and Fortresses by Muster Value appear in Cities and Towns. */
export function violateNation(s: State, f: number, nation: number, out: Out): void {
  if (s.influence[nation] > 0) setInfluence(s, nation, s.influenceBy[nation], 0, out);
  if (s.status[nation] === NEUTRAL) deployFortresses(s, nation, out);
  s.status[nation] = ARMED;
  s.violator[nation] = f;
  s.enemies[nation] |= 1 << f;
  settleNation(s, nation, out);
}

/** The Cities and Towns of a nation that have a Muster Value. */
export const MUSTER_AREAS: readonly (readonly number[])[] = AREAS_OF_NATION.map((areas) =>
  areas.filter((area) => MUSTER_OF_AREA[area] > 0),
);

function deployFortresses(s: State, nation: number, out: Out): void {
  for (const area of MUSTER_AREAS[nation]) {
    addUnit(s, area, GREY, FORTRESS, MUSTER_OF_AREA[area]);
    out.push({ type: "blockArrived", area, nationality: GREY });
  }
}

/** §15.41 Both Rivals of the Violator draw Action cards in Turn Order. */
export function worldReaction(s: State, violator: number, nation: number, out: Out): void {
  for (const seat of s.turnOrder) {
    const count = reactionCards(s, violator, seat, nation);
    if (count === 0) continue;
    out.push({ type: "worldReaction", faction: seat, nation, count });
    drawCards(s, seat, ACTION_DECK, count, out);
  }
}

/** R41, R90 As many as the Capital's Muster Value; with two players the Allies share it, and ignore each other. */
export function reactionCards(s: State, violator: number, seat: number, nation: number): number {
  const muster = MUSTER_OF_NATION[nation];
  if (seat === violator || areFellowAllies(s, seat, violator)) return 0;
  if (s.scenario !== SCENARIO_TWO_PLAYER || seat === AXIS) return muster;
  return seat === WEST ? Math.ceil(muster / 2) : Math.floor(muster / 2);
}
