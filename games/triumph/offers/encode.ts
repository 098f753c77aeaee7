/** An offer as pages and bot programs see it: the action in names, and beside it what it means. */

import type { Json, Offer, OfferJson } from "@tripartite/kernel";
import { encodeAction, encodePlainOffer } from "../codec.ts";
import type { Faction } from "../data/ids.ts";
import type { Action } from "../model/actions.ts";
import { DECLARE_WAR, PHASE, type State, VIOLATE } from "../model/state.ts";
import type { Plan } from "../phases/phase.ts";
import { isConvoy } from "../rules/units.ts";
import {
  meaningOfBattle,
  meaningOfBombing,
  meaningOfFire,
  meaningOfHit,
  meaningOfRetreat,
  meaningOfStrike,
} from "./battle.ts";
import { meaningOfExtra, meaningOfPlacement, meaningOfPlan } from "./building.ts";
import {
  meaningOfCommit,
  meaningOfDiplomacy,
  meaningOfFunding,
  meaningOfIntelligence,
  meaningOfPass,
  meaningOfRaise,
  meaningOfWildCard,
} from "./cards.ts";
import { meaningOfAnswer, meaningOfDeclaration, meaningOfNamed } from "./declarations.ts";
import type { Meanings } from "./meanings.ts";
import { meaningOfMove } from "./move.ts";

export function encodeOffer({ action, plan }: Offer<Action, Plan>, s: State, seat: Faction): OfferJson {
  const meaning: object | undefined = meaningOf(s, seat, action, plan);
  if (meaning === undefined) return encodePlainOffer(action);
  return { action: encodeAction(action), ...(meaning as { [fact: string]: Json }) };
}

function meaningOf(
  s: State,
  seat: Faction,
  action: Action,
  plan: Plan | undefined,
): Meanings[keyof Meanings] | undefined {
  switch (action.type) {
    case "place":
      return meaningOfPlacement(s, seat, action.area);
    case "step":
    case "cadre":
      return meaningOfExtra(s);
    case "confirm":
      return s.phase === PHASE.production ? meaningOfPlan(s) : undefined;
    case "unplan":
      return s.phase === PHASE.declarations ? meaningOfNamed(s, seat, action.index) : undefined;
    case "diplomacy":
      return meaningOfDiplomacy(s, seat, action.nation);
    case "wildcard":
      return meaningOfWildCard(s, seat, action);
    case "intelligence":
      return meaningOfIntelligence(s, action);
    case "fund":
      return meaningOfFunding(s, seat, action.card);
    case "raise":
      return meaningOfRaise(s, seat);
    case "pass":
      return meaningOfPass(s);
    case "commit":
      return meaningOfCommit(s, seat, action);
    case "declareWar":
      return meaningOfDeclaration(s, seat, DECLARE_WAR, action.rival);
    case "violate":
      return meaningOfDeclaration(s, seat, VIOLATE, action.nation);
    case "answer":
      return meaningOfAnswer(s, action.nation, action.count);
    case "designate":
    case "fight":
      return meaningOfBattle(s, seat, action.area);
    case "fire":
      return meaningOfFire(s, action);
    case "strike":
      return meaningOfStrike(s, action.unit);
    case "bomb":
      return meaningOfBombing(s, action.unit);
    case "retreat":
      return meaningOfRetreat(s, seat, action);
    case "hit":
      return meaningOfHit(s, action.unit);
    case "pick":
      return isConvoy(s, action.unit) ? { convoy: true } : undefined;
    case "move":
      return meaningOfMove(s, action, plan);
    default:
      return undefined;
  }
}
