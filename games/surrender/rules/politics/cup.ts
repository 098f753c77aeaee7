/** §41 The Diplomacy Cup. */

import { nextBelow } from "@tripartite/kernel";
import { CUP_MARKERS, DECEMBER_NO_EVENTS } from "../../data/campaign/cup.ts";
import { DISPUTED_AREAS } from "../../data/campaign/disputedAreas.ts";
import type { Country, CupMarker, Faction } from "../../data/ids.ts";
import { PRICES } from "../../data/production.ts";
import type { Out } from "../../model/events.ts";
import { boardOf, type State } from "../../model/state.ts";
import { pointsLeft } from "../economy/economy.ts";
import { enqueue } from "../queue.ts";
import { SOVIET } from "../sides.ts";
import { isActive } from "./countryFacts.ts";
import { queueResult, usersOfFailure } from "./court.ts";
import { mayClaim } from "./disputed.ts";

const NO_EVENT = CUP_MARKERS.indexOf("noEvent");

/** §41.2 The price of an act; the aid prices drawing (PD1) and putting (PD2). */
const PRICE_OF_DRAW = PRICES.find(({ id }) => id === "PD1")!.cost;
const PRICE_OF_PUT = PRICES.find(({ id }) => id === "PD2")!.cost;

/** §47.7 Own countries that can pay alone. */
export function payers(s: State, faction: Faction, cost: number): Country[] {
  return boardOf(s).countryIds.flatMap((_, country) =>
    isActive(s, country) && s.countryFaction[country] === faction && pointsLeft(s, country) >= cost ? [country] : [],
  );
}

export function payersOfDraw(s: State, faction: Faction): Country[] {
  return payers(s, faction, PRICE_OF_DRAW);
}

export function payersOfPut(s: State, faction: Faction): Country[] {
  return payers(s, faction, PRICE_OF_PUT);
}

export function isCupEmpty(s: State): boolean {
  return s.cup.every((count) => count === 0);
}

/** §41.3 A marker at random; it is carried out at the next safe point and lies in the Holding Box. */
export function draw(s: State, faction: Faction, country: Country, out: Out): void {
  s.spent[country] += PRICE_OF_DRAW;
  let left = nextBelow(
    s.random,
    s.cup.reduce((sum, count) => sum + count, 0),
  );
  const cupMarker = s.cup.findIndex((count) => (left -= count) < 0);
  s.cup[cupMarker]--;
  s.cupHolding[cupMarker]++;
  out.push({ type: "cupDrawn", faction, country, cupMarker });
  const kind = CUP_MARKERS[cupMarker];
  if (kind === "politicalSuccess") queueResult(s, { faction, kind: "success", cause: -1 });
  if (kind === "politicalFailure")
    queueResult(s, { faction: usersOfFailure(s, faction)[0], kind: "failure", cause: faction });
  if (kind === "areaSeized" && DISPUTED_AREAS.some((_, disputed) => mayClaim(s, disputed))) enqueue(s, "claim", SOVIET);
}

/** §41.4 A marker of choice into the cup, and a No Event marker if one is left. */
export function put(s: State, faction: Faction, country: Country, cupMarker: CupMarker, out: Out): void {
  s.spent[country] += PRICE_OF_PUT;
  toCup(s, cupMarker);
  const withNoEvent = s.cupHolding[NO_EVENT] > 0;
  if (withNoEvent) toCup(s, NO_EVENT);
  out.push({ type: "cupPut", faction, country, cupMarker, withNoEvent });
}

function toCup(s: State, cupMarker: CupMarker): void {
  s.cupHolding[cupMarker]--;
  s.cup[cupMarker]++;
}

/** §41.6 At the end of each December one No Event marker goes from the Holding Box into the cup. */
export function refillCup(s: State): void {
  for (let n = Math.min(DECEMBER_NO_EVENTS, s.cupHolding[NO_EVENT]); n > 0; n--) toCup(s, NO_EVENT);
}
