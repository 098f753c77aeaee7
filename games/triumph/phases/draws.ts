/**
 * Drawing one action of a decision without listing all, for play-outs: a kind first, then one of its objects, until the
 * rules accept it. Kinds that take something back, or end the decision, come seldom.
 */
import { nextBelow, type Offer, type Random, type Refusal } from "@tripartite/kernel";
import type { Area, Card, Faction, Nationality, Unit } from "../data/ids.ts";
import { BRITISH, DECKS, FACTIONS, FORTRESS } from "../data/kinds.ts";
import {
  AREAS_OF_NATION,
  LAND_AREAS,
  NATION_COUNT,
  NATION_OF_NATIONALITY,
  OTTAWA,
  PARTY_OF_NATIONALITY,
  POWER_NATIONALITIES,
} from "../data/map.ts";
import { ALL_UNIT_TYPES } from "../data/units.ts";
import type { Action } from "../model/actions.ts";
import type { State } from "../model/state.ts";
import { handOf } from "../rules/cards/cards.ts";
import { fortressNationality, planLength } from "../rules/economy/building.ts";
import { aggresses, surveyBoard } from "../rules/nations/territory.ts";
import { couldStillMove } from "../rules/routes/range.ts";
import { canMove, drawMove, listPlainMoves } from "../rules/routes/routes.ts";
import { survey } from "../rules/routes/survey.ts";
import { canClaimAtomic } from "../rules/victory.ts";
import { isMetIn, NOWHERE, strikesOf, targetNextDoor } from "../rules/war/aggressors.ts";
import { declarationCount, paysForWar } from "../rules/war/declarations.ts";
import { onlyOpenDuty } from "../rules/war/duty.ts";
import type { Plan } from "./phase.ts";

type Drawn = Offer<Action, Plan> | undefined;
type Refuse = (s: State, seat: Faction, action: Action) => Refusal | undefined;

/** Kinds, and proposals of one kind, that are tried before the list is asked for after all. */
const KIND_TRIES = 4;
const TRIES = 16;

const oneOf = <Item>(random: Random, list: readonly Item[]) => list[nextBelow(random, list.length)];
const happens = (random: Random, oneIn: number) => nextBelow(random, oneIn) === 0;

const CONFIRM: Action = { type: "confirm" };
const PASS: Action = { type: "pass" };
const ANNOUNCE: Action = { type: "announce" };
const END_MOVEMENT: Action = { type: "endMovement" };

// ---- D05 Production

export function drawPurchase(s: State, seat: Faction, random: Random, refuse: Refuse): Drawn {
  const isFull = planLength(s) >= s.level;
  for (let kinds = 0; kinds < KIND_TRIES; kinds++) {
    const lot = nextBelow(random, 16);
    const propose = isFull || lot === 0 ? proposeEnd : lot < 9 ? proposeCard : lot < 12 ? proposeStep : proposeCadre;
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const action = propose(s, random, seat);
      if (refuse(s, seat, action) === undefined) return { action };
    }
  }
  return undefined;
}

function proposeEnd(s: State, random: Random): Action {
  const planned = planLength(s);
  return planned > 0 && happens(random, 2) ? { type: "unplan", index: nextBelow(random, planned) } : CONFIRM;
}

function proposeCard(_: State, random: Random): Action {
  return { type: "buy", deck: nextBelow(random, DECKS.length) };
}

function proposeStep(s: State, random: Random): Action {
  return { type: "step", unit: s.unitArea.length === 0 ? -1 : nextBelow(random, s.unitArea.length) };
}

function proposeCadre(s: State, random: Random, seat: Faction): Action {
  const unitType = oneOf(random, ALL_UNIT_TYPES);
  if (unitType === FORTRESS) {
    const area = oneOf(random, LAND_AREAS);
    return { type: "cadre", area, nationality: fortressNationality(s, seat, area), unitType };
  }
  const nationality = oneOf(random, NATIONALITIES_OF_FACTION[seat]);
  return { type: "cadre", area: oneOf(random, HOMES_OF_NATIONALITY[nationality]), nationality, unitType };
}

const NATIONALITIES_OF_FACTION: readonly (readonly Nationality[])[] = FACTIONS.map((_, faction) =>
  POWER_NATIONALITIES.filter((nationality) => PARTY_OF_NATIONALITY[nationality] === faction),
);

/** Where a nationality may be at home at all; Ottawa is Britain's by an option (R6). */
const HOMES_OF_NATIONALITY: readonly (readonly Area[])[] = NATION_OF_NATIONALITY.map((nation, nationality) =>
  nation < 0 ? [] : nationality === BRITISH ? [...AREAS_OF_NATION[nation], OTTAWA] : AREAS_OF_NATION[nation],
);

// ---- D15 declarations

export function drawDeclaration(s: State, seat: Faction, random: Random, refuse: Refuse): Drawn {
  const action = proposeDeclaration(s, seat, random);
  return { action: refuse(s, seat, action) === undefined ? action : PASS };
}

/** Who has named something mostly announces it; nothing but war leads to all the rest of the rules. */
function proposeDeclaration(s: State, seat: Faction, random: Random): Action {
  const named = declarationCount(s);
  if (named > 0 && !happens(random, 4)) return ANNOUNCE;
  if (named > 0 && happens(random, 4)) return { type: "unplan", index: nextBelow(random, named) };
  const lot = nextBelow(random, 16);
  if (lot < 6)
    return { type: "declareWar", rival: nextBelow(random, FACTIONS.length), card: proposePay(s, seat, random) };
  if (lot < 8) return { type: "violate", nation: nextBelow(random, NATION_COUNT) };
  if (lot === 8) return { type: "intervene", nation: nextBelow(random, NATION_COUNT) };
  return lot === 9 ? { type: "atomic" } : PASS;
}

/** §18.3 */
function proposePay(s: State, seat: Faction, random: Random): Card {
  const hand = paysForWar(s, seat) ? handOf(s, seat) : [];
  return hand.length > 0 ? oneOf(random, hand) : -1;
}

// ---- D19, D20 movement

export function drawPick(s: State, seat: Faction, random: Random): Drawn {
  if (happens(random, 16) && canClaimAtomic(s, seat)) return { action: { type: "atomic" } };
  if (s.command <= 0) return { action: END_MOVEMENT };
  if (s.duties.length > 0) return drawDutifulPick(s, seat, random);
  if (happens(random, 16)) return { action: END_MOVEMENT };
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const unit: Unit = nextBelow(random, s.unitArea.length);
    if (couldStillMove(s, seat, unit) && canMove(s, unit)) return { action: { type: "pick", unit } };
  }
  return undefined;
}

/** Mostly the unit can strike at once for the only declaration that lacks its Aggression; otherwise the list tells. */
function drawDutifulPick(s: State, seat: Faction, random: Random): Drawn {
  const duty = happens(random, 8) ? undefined : onlyOpenDuty(s, seat);
  if (duty === undefined) return undefined;
  const strikes = strikesOf(s, seat, surveyBoard(s, seat), duty.kind, duty.object);
  const count = s.unitArea.length;
  const first = nextBelow(random, count);
  for (let i = 0; i < count; i++) {
    const unit: Unit = (first + i) % count;
    if (couldStillMove(s, seat, unit) && targetNextDoor(strikes, unit) !== NOWHERE)
      return { action: { type: "pick", unit } };
  }
  return undefined;
}

export function drawRoute(s: State, seat: Faction, random: Random): Drawn {
  if (happens(random, 16)) return { action: { type: "unpick" } };
  if (s.duties.length === 0) return drawMove(s, s.picked, random);
  const duty = happens(random, 8) || s.sharedSeas.length > 0 ? undefined : onlyOpenDuty(s, seat);
  if (duty === undefined) return undefined;
  const seen = survey(s, seat);
  const isMet = (area: Area) => isMetIn(s, duty.kind, duty.object, area) && aggresses(area, seen.board[area]);
  const strikes = listPlainMoves(s, s.picked, seen).filter(({ action: { route } }) => isMet(route[route.length - 1]));
  return strikes.length > 0 ? oneOf(random, strikes) : undefined;
}
