/** §38 Declarations of war. */

import type { Refusal } from "@tripartite/kernel";
import { POLICIES, POLICY_IDS } from "../../data/campaign/policies.ts";
import { WAR_PAIRS } from "../../data/campaign/wars.ts";
import type { Country, Faction } from "../../data/ids.ts";
import { FACTIONS } from "../../data/vocabulary.ts";
import type { Out } from "../../model/events.ts";
import { NO } from "../../model/refusals.ts";
import { boardOf, type State } from "../../model/state.ts";
import { hasLeftGame, isColdWar } from "../nations/coldWar.ts";
import { AXIS, atWar, pairOf, SOVIET, STATUS, WESTERN } from "../sides.ts";
import { neighboursOf } from "./borders.ts";
import { factsOf, isNeutral } from "./countryFacts.ts";
import { queueResult } from "./court.ts";
import { beginWar } from "./happenings.ts";
import { joinFaction } from "./join.ts";
import { policyOfPair } from "./policyEnds.ts";

/** §37 Whether a policy in force forbids the faction to declare war, on anybody or on this country. */
function policyForbids(s: State, faction: Faction, country?: Country): boolean {
  const id = country === undefined ? undefined : boardOf(s).countryIds[country];
  return POLICY_IDS.some(
    (policy, i) =>
      s.policies[i] === 1 &&
      POLICIES[policy].bars.some(
        (bar) =>
          "declareWar" in bar &&
          bar.declareWar === FACTIONS[faction] &&
          (bar.on === "anybody" || (id !== undefined && bar.on.includes(id))),
      ),
  );
}

/** §33.3, §70.5 West and Soviets stay at peace, until the turn after the Axis has left the game. */
function mayAlliesFight(s: State): boolean {
  return isColdWar(s) && s.turn > s.coldWar;
}

export function refuseWarOnFaction(s: State, faction: Faction, against: Faction): Refusal | undefined {
  if (faction === against || boardOf(s).seatOf[against] < 0 || hasLeftGame(s, against)) return NO.WAR_TARGET;
  if (atWar(s, faction, against)) return NO.WAR_AT_WAR;
  const pair = WAR_PAIRS[pairOf(faction, against)];
  if (policyOfPair(s, pair) !== undefined || policyForbids(s, faction)) return NO.WAR_POLICY;
  return pair === "western-soviet" && !mayAlliesFight(s) ? NO.WAR_AT_WAR : undefined;
}

/** §38.1 */
export function refuseWarOnCountry(s: State, faction: Faction, country: Country): Refusal | undefined {
  const facts = factsOf(s, country);
  if (facts === undefined || facts.noDeclaration || !isNeutral(s, country)) return NO.WAR_TARGET;
  if (s.becameNeutral[country] === s.turn) return NO.WAR_TARGET;
  if (policyForbids(s, faction, country)) return NO.WAR_POLICY;
  if (!FACTIONS.some((_, other) => atWar(s, faction, other))) return NO.WAR_ALONE;
  return isWithinReach(s, faction, country) ? undefined : NO.WAR_TARGET;
}

/** §38.1 R-POL-8 The West needs a rival's Pro marker or leave, the Soviets a common border; the Axis is free. */
function isWithinReach(s: State, faction: Faction, country: Country): boolean {
  if (faction === WESTERN) {
    const marker = s.pro[country];
    return (marker >= 0 && marker !== WESTERN) || factsOf(s, country)?.westMayDeclare === true;
  }
  if (faction !== SOVIET) return true;
  const isSoviet = (each: number) =>
    s.countryFaction[each] === SOVIET &&
    (s.countryStatus[each] === STATUS.active || s.countryStatus[each] === STATUS.conquered);
  return neighboursOf(s, isSoviet)[country] === 1;
}

/** §38.2 R-POL-7 The faction that an attacked country joins. */
export function joinsAgainst(s: State, faction: Faction, country: Country): Faction {
  const marker = s.pro[country];
  if (faction !== AXIS) return atWar(s, faction, AXIS) ? AXIS : FACTIONS.findIndex((_, f) => atWar(s, faction, f));
  if (atWar(s, marker, AXIS)) return marker;
  return atWar(s, WESTERN, AXIS) ? WESTERN : SOVIET;
}

export function declareWarOnFaction(s: State, faction: Faction, against: Faction, out: Out): void {
  out.push({ type: "warDeclared", faction, against });
  beginWar(s, WAR_PAIRS[pairOf(faction, against)], out);
}

/** §38.2 The country joins, is set up, and the faction that received it makes a Restricted Political Success around it. */
export function declareWarOnCountry(s: State, faction: Faction, country: Country, out: Out): void {
  out.push({ type: "warDeclared", faction, country });
  const side = joinsAgainst(s, faction, country);
  s.shelteredFrom[country] = faction;
  joinFaction(s, country, side, out);
  queueResult(s, { faction: side, kind: "restricted", cause: country });
}
