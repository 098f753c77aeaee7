/** §40 Pro markers and political results. */

import type { Refusal } from "@tripartite/kernel";
import { POLICIES, POLICY_IDS } from "../../data/campaign/policies.ts";
import type { Country, Faction } from "../../data/ids.ts";
import { FACTIONS } from "../../data/vocabulary.ts";
import type { Out } from "../../model/events.ts";
import { NO } from "../../model/refusals.ts";
import { boardOf, type State } from "../../model/state.ts";
import { factionsInPlay, hasLeftGame } from "../nations/coldWar.ts";
import { enqueue } from "../queue.ts";
import { atWar } from "../sides.ts";
import { neighboursOf } from "./borders.ts";
import { factsOf, hasCome, isNeutral } from "./countryFacts.ts";
import { joinFaction } from "./join.ts";

/** Kinds of political results; the order is stored in the queue. */
export const RESULTS = ["success", "restricted", "unrestricted", "failure"] as const;
export type ResultKind = (typeof RESULTS)[number];

/** A result that waits: who uses it, its kind, and the country it is restricted to or the faction that drew a failure. */
export interface PoliticalResult {
  readonly faction: Faction;
  readonly kind: ResultKind;
  readonly cause: number;
}

export function queueResult(s: State, { faction, kind, cause }: PoliticalResult): void {
  enqueue(s, "politicalResult", faction, RESULTS.indexOf(kind), cause);
}

function policyBarsCourting(s: State, faction: Faction, country: Country): boolean {
  const id = boardOf(s).countryIds[country];
  return POLICY_IDS.some(
    (policy, i) =>
      s.policies[i] === 1 &&
      POLICIES[policy].bars.some(
        (bar) => "court" in bar && bar.court === FACTIONS[faction] && bar.countries.includes(id),
      ),
  );
}

/** §40.3 R-DIP-5 Why the result may not name the country. */
export function refuseCourting(
  s: State,
  { faction, kind, cause }: PoliticalResult,
  country: Country,
): Refusal | undefined {
  const court = hasLeftGame(s, faction) ? "never" : (factsOf(s, country)?.court ?? "never");
  if (!isNeutral(s, country) || court === "never" || s.becameNeutral[country] === s.turn) return NO.PRO_TARGET;
  if (policyBarsCourting(s, faction, country)) return NO.POLICY_BAR;
  if (kind === "restricted" && neighboursOf(s, (each) => each === cause, true)[country] === 0) return NO.PRO_TARGET;
  if (kind === "unrestricted") return undefined;
  if (court === "unrestrictedOnly") return NO.PRO_TARGET;
  const tooEarly = typeof court === "object" && !hasCome(s, court.activateNotBefore);
  return tooEarly && s.pro[country] === faction ? NO.PRO_TARGET : undefined;
}

export function courtable(s: State, result: PoliticalResult): Country[] {
  return boardOf(s).countryIds.flatMap((_, country) =>
    refuseCourting(s, result, country) === undefined ? [country] : [],
  );
}

/** §40.2 R-DIP-4 A success: its own marker lies there, another's, or none. */
export function succeed(s: State, faction: Faction, country: Country, out: Out): void {
  const marker = s.pro[country];
  if (marker === faction) joinFaction(s, country, faction, out);
  else {
    s.pro[country] = marker >= 0 ? -1 : faction;
    out.push({ type: "proChanged", country, faction: s.pro[country] });
  }
}

/** §42.3 A success of a faction that a policy keeps from the country has no effect. */
export function succeedUnlessBarred(s: State, faction: Faction, country: Country, out: Out): void {
  if (!hasLeftGame(s, faction) && !policyBarsCourting(s, faction, country)) succeed(s, faction, country, out);
}

/** §40.5 The factions that are asked about a Political Failure, in order: the drawer's enemies, else the next in order. */
export function usersOfFailure(s: State, drawer: Faction): number[] {
  const factionAt = factionsInPlay(s);
  const enemies = factionAt.filter((faction) => atWar(s, faction, drawer));
  return enemies.length > 0 ? enemies : [factionAt[(factionAt.indexOf(drawer) + 1) % factionAt.length]];
}
