/** What an offer says is what happens: the meaning of each kind of action against the state and events after it. */
import type { Offer } from "@tripartite/kernel";
import { expect } from "vitest";
import { FACTIONS } from "../data/kinds.ts";
import { AREA_IDS, ENTRY_COST, NATION_IDS } from "../data/map.ts";
import { triumph } from "../game.ts";
import type { Action, ActionOf, ActionType } from "../model/actions.ts";
import { copyState } from "../model/copy.ts";
import type { Event, Out } from "../model/events.ts";
import {
  countOf,
  DECLARE_WAR,
  DISENGAGED,
  ENGAGED,
  INVADER,
  PHASE,
  PLACE,
  type State,
  TURN_KINDS,
  TURN_NONE,
  VIOLATE,
} from "../model/state.ts";
import { encodeOffer } from "../offers/encode.ts";
import type { DeclarationMeaning, InfluenceMeaning, NamedOffer, NamedOfferOf } from "../offers/meanings.ts";
import type { Plan } from "../phases/phase.ts";
import { commandValueOf, turnKindOf } from "../rules/cards/command.ts";
import { factoryCost, population, productionLevel, resources } from "../rules/economy/economy.ts";
import { crossingLimit, invasionLimit, usedBy } from "../rules/movement/borders.ts";
import { moverOnRoute } from "../rules/movement/movement.ts";
import { resolveDiplomacy } from "../rules/nations/diplomacy.ts";
import { isConvoy } from "../rules/units.ts";
import { carryOutDeclarations, declarationAt } from "../rules/war/declarations.ts";
import { protector, worldReaction } from "../rules/war/violation.ts";

interface Case<Type extends ActionType> {
  readonly before: State;
  readonly after: State;
  readonly seat: number;
  readonly action: ActionOf<Type>;
  readonly events: readonly Event[];
  readonly offer: NamedOfferOf<Type>;
}

type Check<Type extends ActionType> = (one: Case<Type>) => void;

const nameOf = (area: number) => AREA_IDS[area];
const ofType = <Type extends Event["type"]>(events: readonly Event[], type: Type) =>
  events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);

// ---- movement

const MODES = ["land", "sea", "air", "coast"];

function checkMove({ before, after, seat, action, events, offer }: Case<"move">): void {
  const { unit, route, strategic } = action;
  const end = route[route.length - 1];
  const m = moverOnRoute(before, unit, route, strategic);
  const flags = after.unitFlags[unit];
  expect(offer.by).toBe(MODES[m.mode]);
  expect(offer.cost).toEqual([
    offer.by === "coast" ? 1 : route.reduce((sum, area) => sum + ENTRY_COST[area], 0),
    m.speed,
  ]);
  expect(offer.cost[0]).toBeLessThanOrEqual(offer.cost[1]);
  expect(after.unitArea[unit]).toBe(end);
  expect(offer.meets !== undefined).toBe((flags & ENGAGED) !== 0);
  expect(offer.invades === true).toBe((flags & INVADER) !== 0);
  expect(offer.leaves === true).toBe((flags & DISENGAGED) !== 0);
  expect(offer.partitions ?? []).toEqual(ofType(events, "partitioned").map(({ nation }) => NATION_IDS[nation]));
  checkBorders(before, after, seat, offer);
  const fulfilled = ofType(events, "declarationFulfilled").map(
    ({ audience: _, faction: __, ...declaration }) => declaration,
  );
  const due = triumph.view(before, seat).playerTurn!.duties;
  const told = (offer.fulfils ?? []).map((position) => due[position]);
  expect(told.map(({ kind }) => kind).sort()).toEqual(fulfilled.map(({ kind }) => kind).sort());
  const joins = ofType(events, "satellite").some(({ nation }) => NATION_IDS[nation] === "usa");
  expect(offer.usa === true).toBe(joins);
  for (const party of offer.meets ?? []) {
    const mask = countOf(after.present, end, [...FACTIONS, "native"].indexOf(party));
    expect(mask).toBeGreaterThan(0);
  }
  if (offer.takes) expect(offer.meets).toBeUndefined();
}

/** What the lists of used borders grew by is what the offer told, within its limit. */
function checkBorders(before: State, after: State, seat: number, offer: NamedOfferOf<"move">): void {
  const crossings = after.crossings.slice(before.crossings.length);
  const invasions = after.invasions.slice(before.invasions.length);
  const exits = offer.exit ? 1 : 0;
  expect(crossings.length).toBe(exits + (offer.entry && !offer.invades ? 1 : 0));
  expect(invasions.length).toBe(offer.entry && offer.invades ? 1 : 0);
  for (const border of crossings) {
    const [used, limit] = (border === crossings[0] && offer.exit) || offer.entry!;
    expect(limit).toBe(crossingLimit(border));
    expect(used).toBeLessThan(limit);
    expect(used).toBeGreaterThanOrEqual(usedBy(before.crossings, border));
  }
  for (const border of invasions) {
    const [used, limit] = offer.entry!;
    expect(limit).toBe(invasionLimit(before, seat));
    expect(used).toBe(usedBy(before.invasions, border) + (offer.meets ? usedBy(before.crossings, border) : 0));
    expect(used).toBeLessThan(limit);
  }
}

// ---- cards

/** The same play where only cards on this nation lie, resolved at once. */
function resolved(s: State, seat: number, nation: number, isPlayed: boolean, action: Action): State {
  const t = copyState(s);
  if (isPlayed) triumph.apply(t, seat, action);
  t.inPlay = t.inPlay.filter((_, i) => t.inPlay[i - (i % 2) + 1] === nation);
  resolveDiplomacy(t, []);
  return t;
}

function checkInfluence(before: State, after: State, seat: number, nation: number, offer: InfluenceMeaning): void {
  const [faction, had, has] = offer.markers!;
  expect([before.influence[nation], after.influence[nation]]).toEqual([had, has]);
  const holder = has > 0 ? after.influenceBy[nation] : before.influenceBy[nation];
  if (had !== has) expect(FACTIONS[holder]).toBe(faction);
  const [pop, res] = offer.gain ?? [0, 0];
  const isOwn = after.influenceBy[nation] === seat && before.influenceBy[nation] !== seat;
  expect(population(after, seat) - population(before, seat)).toBe(isOwn ? pop : 0);
  expect(resources(after, seat) - resources(before, seat)).toBe(isOwn ? res : 0);
}

function checkDiplomacy({ before, after, seat, action, events, offer }: Case<"diplomacy">): void {
  const { nation } = action;
  if (before.phase !== PHASE.government) {
    checkInfluence(before, after, seat, nation, offer);
    return;
  }
  const [cancelled] = ofType(events, "diplomacyCancelled");
  if (cancelled === undefined) {
    const [without, played] = [false, true].map((isPlayed) => resolved(before, seat, nation, isPlayed, action));
    checkInfluence(without, played, seat, nation, offer);
  } else
    expect(offer).toEqual({ action: offer.action, cancels: FACTIONS[before.place[cancelled.cards[0]] - PLACE.inPlay] });
}

function checkCommit({ before, after, seat, action, offer }: Case<"commit">): void {
  const t = copyState(before);
  t.place[action.card] = PLACE.committed + seat;
  if (action.second >= 0) t.place[action.second] = PLACE.committed + seat;
  const kind = turnKindOf(t, seat);
  expect(offer.turn).toBe(kind === TURN_NONE ? undefined : TURN_KINDS[kind]);
  expect(offer.commands).toBe(kind === TURN_NONE ? undefined : commandValueOf(t, seat));
  expect(after.place[action.card]).not.toBe(PLACE.hand + seat);
}

// ---- declarations

function checkDeclaration(s: State, seat: number, kind: number, object: number, offer: DeclarationMeaning): void {
  const after = copyState(s);
  after.announced = [kind, object, -1];
  const out: Out = [];
  const chanceless = copyState(after);
  carryOutDeclarations(after, seat, out);
  if (kind === DECLARE_WAR) {
    expect(offer.factory).toEqual([factoryCost(s, object), factoryCost(after, object)]);
    for (const [faction, levels] of Object.entries(offer.levels!)) {
      const f = (FACTIONS as readonly string[]).indexOf(faction);
      expect(levels).toEqual([s, after].map((one) => productionLevel(one, f, "confirmed").level));
    }
    expect((offer.seas ?? []).map((sea) => AREA_IDS.indexOf(sea))).toEqual(
      after.sharedSeas.filter((sea) => !s.sharedSeas.includes(sea)),
    );
    return;
  }
  expect(offer.war === true).toBe(ofType(out, "warDeclared").length > 0);
  expect(offer.usa === true).toBe(NATION_IDS[object] === "usa");
  const risen = ofType(out, "blockArrived").map(({ area }) => nameOf(area));
  if (!offer.usa) expect(risen.sort()).toEqual(Object.keys(offer.fortresses ?? {}).sort());
  expect(offer.protector).toBe(
    protector(s, object) >= 0 && protector(s, object) !== seat ? FACTIONS[protector(s, object)] : undefined,
  );
  const musters: Record<string, number> = {};
  for (let i = 0; i < after.musters.length; i += 4) musters[nameOf(after.musters[i + 1])] = after.musters[i + 2];
  expect(offer.joins ?? {}).toEqual(musters);
  const reaction = [0, 0, 0];
  const reactions: Out = [];
  worldReaction(chanceless, seat, object, reactions);
  for (const { faction, count } of ofType(reactions, "worldReaction")) reaction[faction] = count;
  expect(offer.reaction).toEqual(reaction);
  if (offer.loses) {
    const [faction, pop, res] = offer.loses;
    const f = FACTIONS.indexOf(faction);
    expect([population(s, f) - population(after, f), resources(s, f) - resources(after, f)]).toEqual([pop, res]);
  } else expect(ofType(out, "influenceChanged")).toEqual([]);
}

// ---- battle and building

function checkShot({ events, offer }: Case<"fire"> | Case<"strike">): void {
  const [shot] = ofType(events, "fired");
  expect([shot.dice.length, shot.power]).toEqual([offer.dice, offer.power]);
}

function checkHit({ before, events, action, offer }: Case<"hit">): void {
  const hit = events.find(({ type }) => type === "unitHit" || type === "blockRemoved")!;
  expect(hit).toMatchObject({ unitType: before.unitType[action.unit] });
  expect(hit.type === "unitHit" ? hit.cv : 0).toBe(offer.cv);
}

function checkPlan({ before, events, offer }: Case<"confirm">): void {
  if (before.phase !== PHASE.production) return;
  const [produced] = ofType(events, "produced");
  expect([offer.unspent, offer.steps ?? 0]).toEqual([produced.unspent, produced.steps]);
  expect(offer.cards ?? 0).toBe(produced.action + produced.investment);
  const at = events.findIndex(({ type }) => type === "produced");
  const rest = events.slice(at).findIndex(({ type }) => type === "marksRemoved" || type === "productionLevel");
  const arrived = ofType(events.slice(at, rest < 0 ? undefined : at + rest), "blockArrived");
  expect([...(offer.blocks ?? [])].sort()).toEqual(arrived.map(({ area }) => nameOf(area)).sort());
}

const CHECKS: { readonly [Type in ActionType]?: Check<Type> } = {
  move: checkMove,
  pick: ({ before, action, offer }) => expect(offer.convoy === true).toBe(isConvoy(before, action.unit)),
  diplomacy: checkDiplomacy,
  wildcard({ before, after, seat, action, offer }) {
    checkInfluence(before, after, seat, action.nation, offer);
    expect([before.ind[seat], after.ind[seat]]).toEqual(offer.ind ?? [before.ind[seat], before.ind[seat]]);
  },
  fund: ({ after, seat, offer }) => {
    const raised = offer.paid >= offer.cost;
    expect(triumph.legal(after, seat).some(({ type }) => type === "raise")).toBe(raised);
  },
  raise: ({ before, after, seat, offer }) => expect([before.ind[seat], after.ind[seat]]).toEqual(offer.ind),
  pass: ({ before, after, offer }) => {
    // Where everybody passes, the next Season may have come to the same phase already.
    const moment = (s: State) => [s.phase, s.year, s.season];
    if (offer.ends) expect(moment(after)).not.toEqual(moment(before));
  },
  commit: checkCommit,
  declareWar: ({ before, seat, action, offer }) => checkDeclaration(before, seat, DECLARE_WAR, action.rival, offer),
  violate: ({ before, seat, action, offer }) => checkDeclaration(before, seat, VIOLATE, action.nation, offer),
  unplan({ before, seat, action, offer }) {
    if (before.phase !== PHASE.declarations) return;
    const { kind, object } = declarationAt(before, action.index);
    if (kind === DECLARE_WAR || kind === VIOLATE) checkDeclaration(before, seat, kind, object, offer);
  },
  answer: ({ before, action, offer }) => {
    const t = copyState(before);
    t.influence[action.nation] -= action.count;
    expect(offer.keeps === true).toBe(protector(t, action.nation) >= 0);
  },
  designate({ after, action, offer }) {
    expect(after.battles).toContain(action.area);
    expect(offer.meets.length).toBeGreaterThan(0);
  },
  fight({ after, seat, offer }) {
    const parties = [...offer.meets, FACTIONS[seat]];
    const mask = parties.reduce((sum, party) => sum | (1 << [...FACTIONS, "native"].indexOf(party)), 0);
    if (after.battleSides !== 0) expect(after.battleSides & mask).toBe(mask);
  },
  fire: checkShot,
  strike: checkShot,
  bomb: ({ events, offer }) => {
    const [bombed] = ofType(events, "bombed");
    expect([bombed.dice.length, bombed.power]).toEqual([offer.dice, offer.power]);
  },
  retreat({ before, after, offer, seat }) {
    if (offer.limit === undefined) return;
    const [crossed] =
      after.crossings.length > before.crossings.length ? after.crossings.slice(before.crossings.length) : [];
    if (crossed === undefined) return;
    expect(offer.limit).toBe(crossingLimit(crossed));
    if (seat === before.commandOrder[before.turn]) expect(offer.used).toBe(usedBy(before.crossings, crossed));
    else expect(offer.used).toBeUndefined();
  },
  hit: checkHit,
  place: ({ before, after, seat, offer }) => {
    const isDone = !triumph.pending(after).some((asked) => asked.seat === seat && asked.id === "D01");
    expect(offer.last === true).toBe(isDone);
    expect(before.phase).toBe(PHASE.setup);
  },
  confirm: checkPlan,
};

/** Checks one offer; `after` and `events` are what came of taking it. False if its type means no more than itself. */
export function checkOffer(
  offer: Offer<Action, Plan>,
  seat: number,
  before: State,
  after: State,
  events: readonly Event[],
): boolean {
  const check = CHECKS[offer.action.type] as Check<ActionType> | undefined;
  if (check === undefined) return false;
  const json = encodeOffer(offer, before, seat) as unknown as NamedOffer;
  check({ before, after, seat, action: offer.action, events, offer: json } as never);
  return true;
}
