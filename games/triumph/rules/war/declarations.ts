/** §15 Announcing Declarations of War, Violations of Neutrality and Interventions, and carrying them out. */

import type { Refusal } from "@tripartite/kernel";
import type { Card, Faction, Nation, Unit } from "../../data/ids.ts";
import { AMERICAN, AXIS, FACTIONS, INFANTRY, NEUTRAL, WEST } from "../../data/kinds.ts";
import { AREA_IDS, AREAS_OF_NATION, NATION_COUNT, USA, WASHINGTON } from "../../data/map.ts";
import type { Action } from "../../model/actions.ts";
import { blankState } from "../../model/blankState.ts";
import { copyInto } from "../../model/copy.ts";
import type { Out } from "../../model/events.ts";
import { NO, NO_BECAUSE } from "../../model/refusals.ts";
import { ANNOUNCED, DECLARATIONS, type DeclarationRow, MUSTERS, THREATS } from "../../model/rows.ts";
import { DECLARE_WAR, INTERVENE, type State, TURN_NORMAL, VIOLATE } from "../../model/state.ts";
import { discardCard, handOf, holds } from "../cards/cards.ts";
import { isValidCommand } from "../cards/command.ts";
import { makeSatellite } from "../nations/diplomacy.ts";
import { usaAttacked } from "../nations/usa.ts";
import { hasNation, type NationSet, nationsNear, oneOfEachKind, unmovedUnits } from "../routes/range.ts";
import { addUnit } from "../units.ts";
import { imagineViolation } from "./aggressors.ts";
import { canMeetAll, canMeetAllWith, describeDeclaration, findOpenDuties, type OpenDuties } from "./duty.ts";
import { refuseIntervention } from "./intervention.ts";
import { areFellowAllies, atWarWith, enemiesOf, isAlly, occupies } from "./relations.ts";
import { declareWar, isViolable, rivalProtector, violateNation } from "./violation.ts";

// ---- what may be announced

function isAnnounced(s: State, kind: number, object: number): boolean {
  return ANNOUNCED.has(s.announced, kind, object);
}

/** §15.21, R105 Nothing is declared twice, and nothing that was withdrawn comes back in the same Player Turn. */
function isUsedUp(s: State, kind: number, object: number): boolean {
  if (isAnnounced(s, kind, object) || (kind === INTERVENE && s.interventions.includes(object))) return true;
  return DECLARATIONS.has(s.withdrawn, kind, object);
}

/** The Rivals that the Faction will be at war with once the announcement is carried out, as a bit mask. */
function warsToBe(s: State, faction: Faction): number {
  let wars = enemiesOf(s, faction);
  for (const { kind, object } of ANNOUNCED.all(s.announced)) {
    const rival = kind === DECLARE_WAR ? object : impliedWar(s, faction, kind, object);
    if (rival >= 0) wars |= 1 << rival;
  }
  return wars;
}

/** §8.13, R105 The Rival whose Protectorate a declaration attacks; -1 if it attacks none. */
function impliedWar(s: State, faction: Faction, kind: number, object: number): Faction {
  return kind === VIOLATE ? rivalProtector(s, faction, object) : -1;
}

/** §18.3 Does a Declaration of War cost this seat a further Command card? */
export function paysForWar(s: State, faction: Faction): boolean {
  return isAlly(s, faction);
}

function refuseWar(s: State, faction: Faction, rival: Faction, card: Card): Refusal | undefined {
  if (rival === faction || atWarWith(s, faction, rival)) return NO.DECLARE_TARGET;
  if (areFellowAllies(s, faction, rival)) return NO.ALLY_AREA;
  if (!paysForWar(s, faction)) return card < 0 ? undefined : NO_BECAUSE.warIsFree;
  return card >= 0 && holds(s, faction, card) && isValidCommand(s, card) ? undefined : NO.ALLY_DOW_CARD;
}

/** §18.3 Does the Ally hold a card that could pay for a war? */
function canPayForWar(s: State, faction: Faction): boolean {
  return handOf(s, faction).some((card) => isValidCommand(s, card));
}

/** §15.4, R42, R111 An Ally that pays for wars must declare war on a Protectorate's holder in the same announcement. */
function refuseViolation(s: State, faction: Faction, nation: Nation): Refusal | undefined {
  if (!isViolable(s, nation)) return NO.DECLARE_TARGET;
  if (nation === USA)
    return faction === AXIS && (warsToBe(s, faction) & (1 << WEST)) !== 0 ? undefined : NO.VIOLATE_USA;
  const rival = rivalProtector(s, faction, nation);
  if (rival < 0) return undefined;
  if (areFellowAllies(s, faction, rival)) return NO.ALLY_AREA;
  const declared = atWarWith(s, faction, rival) || isAnnounced(s, DECLARE_WAR, rival);
  return declared || !paysForWar(s, faction) ? undefined : NO.ALLY_DOW_CARD;
}

function refuseItem(s: State, faction: Faction, kind: number, object: number, card: Card): Refusal | undefined {
  if (kind === DECLARE_WAR) return refuseWar(s, faction, object, card);
  if (kind === VIOLATE) return refuseViolation(s, faction, object);
  return refuseIntervention(s, faction, object, warsToBe);
}

/** D15 May this declaration join the announcement? The war that a Violation needs may be named after it. */
export function refuseDeclaration(
  s: State,
  faction: Faction,
  kind: number,
  object: number,
  card: Card,
  prospect?: Prospect,
): Refusal | undefined {
  if (isUsedUp(s, kind, object)) return NO.DECLARE_AGAIN;
  const refusal = refuseItem(s, faction, kind, object, card);
  const awaitsWar = kind === VIOLATE && refusal === NO.ALLY_DOW_CARD && canPayForWar(s, faction);
  if ((refusal !== undefined && !awaitsWar) || kind === INTERVENE) return refusal;
  return isFeasibleWith(s, faction, kind, object, prospect) ? undefined : NO.DECLARE_UNREACHABLE;
}

/** Is the announcement as it stands possible? Markers or units may have gone since its parts were named. */
export function refuseAnnouncement(s: State, faction: Faction, prospect?: Prospect): Refusal | undefined {
  if (s.announced.length === 0) return NO.DECLARE_ITEM;
  for (const { kind, object, card } of ANNOUNCED.all(s.announced)) {
    const refusal = refuseItem(s, faction, kind, object, card);
    if (refusal !== undefined) return refusal;
  }
  const open = prospect?.open ?? findOpenDuties(afterAnnouncement(imagine(s), faction), faction);
  return open.canMeetAll ? undefined : NO.DECLARE_UNREACHABLE;
}

/** §15.21, §10.11 Why a declaration is refused once movement has begun; undefined for any other action. */
export function refuseLateDeclaration(s: State, action: Action): Refusal | undefined {
  if (action.type !== "declareWar" && action.type !== "violate" && action.type !== "intervene") return undefined;
  return s.turnKind === TURN_NORMAL ? NO.DECLARE_LATE : NO.DECLARE_EMERGENCY;
}

// ---- R38, R101 is there an Aggressing move for every victim?

/** The position once the announcement is carried out, found once for many questions. */
export interface Prospect {
  readonly after: State;
  readonly open: OpenDuties;
  /** The units that could move there, the first of each kind of them, and the nations near those. */
  readonly movers: readonly Unit[];
  readonly kinds: readonly Unit[];
  readonly near: readonly NationSet[];
}

/** A state to try one announcement on, until the next one is tried. */
function imagine(s: State, imagined = TRIED_STATE): State {
  copyInto(imagined, s);
  return imagined;
}

const TRIED_STATE = blankState();
/** For the announcement as it stands. */
const ANNOUNCED_STATE = blankState();

/** Holds until the next one is asked for. */
export function prospectOf(s: State, faction: Faction): Prospect {
  const after = s.announced.length === 0 ? s : afterAnnouncement(imagine(s, ANNOUNCED_STATE), faction);
  const movers = unmovedUnits(after, faction);
  const kinds = oneOfEachKind(after, movers);
  const near = kinds.map((unit) => nationsNear(after, unit));
  return { after, open: findOpenDuties(after, faction), movers, kinds, near };
}

/** Of each kind of units the first that is near enough for a move into the nation. */
function nearby({ kinds, near }: Prospect, nation: Nation): Unit[] {
  return kinds.filter((_, i) => hasNation(near[i], nation));
}

/** Carries the announcement out on a state of its own, and puts any units in place. */
function afterAnnouncement(imagined: State, faction: Faction): State {
  carryOutDeclarations(imagined, faction, []);
  for (const { area, cv, nationality } of MUSTERS.all(imagined.musters)) {
    addUnit(imagined, area, nationality, INFANTRY, cv);
  }
  if (imagined.arrivals.length > 0) addUnit(imagined, WASHINGTON, AMERICAN, INFANTRY, 1);
  return imagined;
}

function isFeasibleWith(s: State, faction: Faction, kind: number, object: number, prospect?: Prospect): boolean {
  if (kind === VIOLATE && changesNothingElse(s, faction, object)) {
    return isFeasibleViolation(prospect ?? prospectOf(s, faction), faction, object);
  }
  if (kind === VIOLATE && prospect !== undefined && nearby(prospect, object).length === 0) return false;
  const imagined = imagine(s);
  addDeclaration(imagined, kind, object, -1);
  if (canMeetAll(afterAnnouncement(imagined, faction), faction)) return true;
  return kind === DECLARE_WAR && isFeasibleWithBothWars(s, faction, object);
}

/** §11.0 Where both Rivals stand only war with both opens the area: the other war may be named after this one. */
function isFeasibleWithBothWars(s: State, faction: Faction, rival: Faction): boolean {
  const other = FACTIONS.findIndex((_, g) => g !== faction && g !== rival);
  if (atWarWith(s, faction, other) || areFellowAllies(s, faction, other) || isUsedUp(s, DECLARE_WAR, other))
    return false;
  if (!AREA_IDS.some((_, area) => occupies(s, rival, area) && occupies(s, other, area))) return false;
  const imagined = imagine(s);
  imagined.announced.push(DECLARE_WAR, rival, -1, DECLARE_WAR, other, -1);
  return canMeetAll(afterAnnouncement(imagined, faction), faction);
}

/** Does a Violation of this nation bring no war and find no units in its land? */
function changesNothingElse(s: State, faction: Faction, nation: Nation): boolean {
  const rival = rivalProtector(s, faction, nation);
  return s.status[nation] === NEUTRAL && nation !== USA && (rival < 0 || atWarWith(s, faction, rival));
}

/** A further Violation that changes nothing but the nation's land. */
function isFeasibleViolation(prospect: Prospect, faction: Faction, nation: Nation): boolean {
  const { after, open, movers } = prospect;
  const near = nearby(prospect, nation);
  if (near.length === 0) return false;
  const { board } = open.seen;
  const areas = AREAS_OF_NATION[nation];
  const facts = areas.map((area) => board[area]);
  imagineViolation(board, nation);
  const isFeasible = canMeetAllWith(after, faction, board, movers, near, nation, open);
  areas.forEach((area, i) => {
    board[area] = facts[i];
  });
  return isFeasible;
}

// ---- the list

/** Every declaration that `refuseDeclaration` accepts. */
export function legalDeclarations(s: State, faction: Faction, prospect: Prospect): Action[] {
  const actions: Action[] = [];
  for (let rival: Faction = 0; rival < FACTIONS.length; rival++) listWars(s, faction, rival, actions);
  for (let nation: Nation = 0; nation < NATION_COUNT; nation++) {
    if (refuseDeclaration(s, faction, VIOLATE, nation, -1, prospect) === undefined)
      actions.push({ type: "violate", nation });
    if (refuseDeclaration(s, faction, INTERVENE, nation, -1, prospect) === undefined)
      actions.push({ type: "intervene", nation });
  }
  return actions;
}

function listWars(s: State, faction: Faction, rival: Faction, actions: Action[]): void {
  if (isUsedUp(s, DECLARE_WAR, rival)) return;
  const hand = paysForWar(s, faction) ? handOf(s, faction) : [-1];
  const cards = hand.filter((card) => refuseWar(s, faction, rival, card) === undefined);
  if (cards.length === 0 || !isFeasibleWith(s, faction, DECLARE_WAR, rival)) return;
  for (const card of cards) actions.push({ type: "declareWar", rival, card });
}

// ---- the announcement

export function addDeclaration(s: State, kind: number, object: number, card: Card): void {
  ANNOUNCED.add(s.announced, { kind, object, card });
}

/** A declaration that is named already. */
export function declarationAt(s: State, index: number): DeclarationRow {
  return ANNOUNCED.at(s.announced, index);
}

export function declarationCount(s: State): number {
  return ANNOUNCED.count(s.announced);
}

export function removeDeclaration(s: State, index: number): DeclarationRow {
  return ANNOUNCED.remove(s.announced, index);
}

/** D17, R105 */
export function withdrawDeclaration(s: State, faction: Faction, index: number, out: Out): void {
  const { kind, object } = removeDeclaration(s, index);
  DECLARATIONS.add(s.withdrawn, { kind, object });
  out.push({ type: "declarationWithdrawn", faction, ...describeDeclaration(kind, object) });
}

/** Answer of a holder who has not spoken yet. */
export const UNANSWERED = -1;

/** Everybody hears the announcement; the Protectorates of Rivals in it are now threatened. */
export function announceDeclarations(s: State, faction: Faction, out: Out): void {
  const declarations = [];
  s.threats = [];
  for (const { kind, object } of ANNOUNCED.all(s.announced)) {
    declarations.push(describeDeclaration(kind, object));
    if (impliedWar(s, faction, kind, object) >= 0) THREATS.add(s.threats, { nation: object, markers: UNANSWERED });
  }
  out.push({ type: "declarationsAnnounced", faction, declarations });
}

// ---- carrying out (§15)

/** The nations of the announcement's Violations. */
export function violatedNations(s: State): Nation[] {
  return ANNOUNCED.all(s.announced).flatMap(({ kind, object }) => (kind === VIOLATE ? [object] : []));
}

/** Wars, Violations, conversions of Protectorates, Interventions; World Reaction waits for the musters. */
export function carryOutDeclarations(s: State, faction: Faction, out: Out): void {
  const nations = violatedNations(s);
  const protectors = nations.map((nation) => rivalProtector(s, faction, nation));
  carryOutWars(s, faction, protectors, out);
  nations.forEach((nation, i) => {
    s.violated[faction] = 1;
    DECLARATIONS.add(s.duties, { kind: VIOLATE, object: nation });
    out.push({ type: "neutralityViolated", faction, nation });
    if (nation === USA) usaAttacked(s, out);
    else if (protectors[i] < 0) violateNation(s, faction, nation, out);
  });
  nations.forEach((nation, i) => {
    if (protectors[i] >= 0) makeSatellite(s, nation, protectors[i], out);
  });
  for (const { kind, object: nation } of ANNOUNCED.all(s.announced)) {
    if (kind !== INTERVENE) continue;
    s.interventions.push(nation);
    out.push({ type: "interventionDeclared", faction, nation });
  }
}

/** R101 War together with the attack on a Protectorate of that Rival is one duty, met in that nation. */
function carryOutWars(s: State, faction: Faction, protectors: readonly Faction[], out: Out): void {
  for (const { kind, object: rival, card } of ANNOUNCED.all(s.announced)) {
    if (kind !== DECLARE_WAR) continue;
    declareWar(s, faction, rival, out);
    if (!protectors.includes(rival)) DECLARATIONS.add(s.duties, { kind: DECLARE_WAR, object: rival });
    if (card < 0) continue;
    discardCard(s, card);
    out.push({ type: "cardsDiscarded", faction, cards: [card] });
  }
  for (const rival of protectors) if (rival >= 0 && !atWarWith(s, faction, rival)) declareWar(s, faction, rival, out);
}
