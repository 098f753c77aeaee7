/** What a political decision would bring about, found out on a copy of the position. */

import { CUP_MARKERS } from "../data/campaign/cup.ts";
import { DISPUTED_AREAS } from "../data/campaign/disputedAreas.ts";
import { POLICY_IDS } from "../data/campaign/policies.ts";
import type { Action } from "../model/actions.ts";
import type { Event } from "../model/events.ts";
import { copyState } from "../model/state/copy.ts";
import { boardOf, MOBILIZATION_BOX, type State } from "../model/state.ts";
import { courtable, succeed } from "../rules/politics/court.ts";
import { declareWarOnCountry, declareWarOnFaction, joinsAgainst } from "../rules/politics/declarations.ts";
import { isCeded, mayClaim } from "../rules/politics/disputed.ts";
import { isSetUp } from "../rules/politics/join.ts";
import { endsOnDie } from "../rules/politics/policyEnds.ts";

/** §38 A declaration of war on a country or a faction. */
export interface WarPreview {
  /** What happens at once, the declaration first. */
  readonly events: readonly Event[];
  /** The faction that the country joins, or -1. */
  readonly joins: number;
  /** §39.2 Units that are set up at once; §39.4 those that wait in the Mobilization Box. */
  readonly setUp: readonly number[];
  readonly waiting: readonly number[];
  /** §38.2 Neutral countries that the faction may then court. */
  readonly courted: readonly number[];
  readonly will: number;
  readonly factories: number;
}

export function previewWar(s: State, faction: number, action: Action & { type: "declareWar" }): WarPreview {
  const after = copyState(s);
  const events: Event[] = [];
  if (action.country === undefined) {
    declareWarOnFaction(after, faction, action.faction!, events);
    return { events, joins: -1, setUp: [], waiting: [], courted: [], will: -1, factories: 0 };
  }
  const { country } = action;
  const joins = joinsAgainst(s, faction, country);
  declareWarOnCountry(after, faction, country, events);
  const board = boardOf(s);
  const own = board.units.flatMap(({ countryIndex }, unit) => (countryIndex === country ? [unit] : []));
  return {
    events,
    joins,
    setUp: own.filter((unit) => isSetUp(after, unit)),
    waiting: own.filter((unit) => after.unitPlace[unit] === MOBILIZATION_BOX),
    courted: courtable(after, { faction: joins, kind: "restricted", cause: country }),
    will: after.will[country],
    factories: board.sites.reduce(
      (sum, site) => sum + (board.areas[site.area].countryIndex === country ? site.factories : 0),
      0,
    ),
  };
}

/** §40.2 What a success of the faction on a neutral country brings about. */
export function previewSuccess(s: State, faction: number, country: number): readonly Event[] {
  const events: Event[] = [];
  succeed(copyState(s), faction, country, events);
  return events;
}

/** §37 A policy, the turn of its next re-evaluation, and the highest die that ends it then. */
export interface PolicyStanding {
  readonly inForce: boolean;
  readonly turn: number;
  readonly rolls: number;
  readonly endsOn: number;
}

/** By POLICY_IDS. */
export function policyStandings(s: State): readonly PolicyStanding[] {
  return POLICY_IDS.map((_, policy) => ({
    inForce: s.policies[policy] === 1,
    turn: s.policyTurn[policy],
    rolls: s.policyRolls[policy],
    endsOn: endsOnDie(s, s.policyRolls[policy] + 1),
  }));
}

/** §41 What lies in the Diplomacy Cup and in its Holding Box. */
export function cupStanding(s: State): readonly { readonly inCup: number; readonly holding: number }[] {
  return CUP_MARKERS.map((_, marker) => ({ inCup: s.cup[marker], holding: s.cupHolding[marker] }));
}

/** §42 By DISPUTED_AREAS. */
export function disputedStanding(s: State): readonly ("ceded" | "open" | "closed")[] {
  return DISPUTED_AREAS.map((_, area) => (isCeded(s, area) ? "ceded" : mayClaim(s, area) ? "open" : "closed"));
}
