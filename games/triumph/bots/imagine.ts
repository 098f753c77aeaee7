/**
 * A whole table as a seat may imagine it: what its view tells, and a guess for everything that is hidden from it. It is
 * a state like any other, so that rules apply and play can continue in it; the real state never comes here.
 */

import { nextBelow, nextWord, positionOf, type Random } from "@tripartite/kernel";
import { CARD_IDS } from "../data/deck.ts";
import type { Area, Card, Nation, Party, Unit } from "../data/ids.ts";
import {
  CLASSES,
  DECKS,
  FACTIONS,
  type FactionName,
  NATIONALITIES,
  SCENARIOS,
  SEASONS,
  STATUSES,
  SUB,
  TECHNOLOGIES,
  UNIT_TYPES,
} from "../data/kinds.ts";
import { AREA_IDS, IS_LAND, NATION_IDS } from "../data/map.ts";
import { FACTORY_COSTS } from "../data/scenarios.ts";
import { blankState } from "../model/blankState.ts";
import { PARTIES, WAR_PAIRS } from "../model/names.ts";
import {
  ANNOUNCED,
  ARRIVALS,
  DECLARATIONS,
  type DeclarationRow,
  HITS,
  IN_PLAY,
  INTEL,
  MARKS,
  MUSTERS,
  PLAN,
  REVEALED,
  VAULT,
} from "../model/rows.ts";
import {
  ACTED,
  DECLARE_WAR,
  DISENGAGED,
  ENGAGED,
  ESCAPED,
  FACE_UP,
  INTERVENE,
  INVADER,
  JOINED,
  MOVED,
  PHASE,
  RAIDER,
  RETREATED,
  type State,
  TURN_KINDS,
  VIOLATE,
} from "../model/state.ts";
import { PLAN_CADRE, PLAN_CARD, PLAN_STEP, plannedBlock } from "../rules/economy/building.ts";
import { addUnit, clearSlot, fillSlot, packRoute, setSeniority } from "../rules/units.ts";
import { occupies } from "../rules/war/relations.ts";
import type { AreaView, DeclarationView, FaceUpUnit, OwnUnit, PlanItem, View } from "../view/types.ts";
import { BLOCKADE_ITEMS } from "../view/ways.ts";
import { type Guess, guessBlocks } from "./guessBlocks.ts";
import { dealHiddenCards } from "./guessCards.ts";

const AREA_OF = new Map(AREA_IDS.map((id, area) => [id, area]));
const NATION_OF = new Map(NATION_IDS.map((id, nation) => [id, nation]));
const CARD_OF = new Map(CARD_IDS.map((id, card) => [id, card]));
const CHIT_VALUES = [16, 12, 4];

export const factionOf = (name: FactionName | undefined): number => (name === undefined ? -1 : FACTIONS.indexOf(name));
export const areaOf = (id: string): Area => AREA_OF.get(id) ?? -1;
const nationOf = (id: string): Nation => NATION_OF.get(id) ?? -1;
export const cardOf = (id: string): Card => CARD_OF.get(id) ?? -1;
const partyOf = (name: string): Party => positionOf(PARTIES, name);
const maskOf = (names: readonly FactionName[] = []): number =>
  names.reduce((mask, name) => mask | (1 << factionOf(name)), 0);

/** The table behind a view, hidden things guessed; the same view, guess and dice always give the same table. */
export function imagine(view: View, guess: Guess, random: Random): State {
  const s = blankState();
  s.random = [nextWord(random), nextWord(random), nextWord(random), 1];
  readClock(s, view);
  readFactions(s, view, guess, random);
  readNations(s, view);
  readUnits(s, view, guess, random);
  readCards(s, view, guess, random);
  readTurn(s, view);
  readBattle(s, view);
  readOwn(s, view);
  return s;
}

function readClock(s: State, view: View): void {
  s.scenario = SCENARIOS.indexOf(view.scenario);
  s.canadaIsHome = Number(view.options.canadaIsHome);
  s.allowInlandShips = Number(view.options.allowInlandShips);
  s.publicHandDiscards = Number(view.options.publicHandDiscards);
  s.moscowInfantry = Number(view.options.moscowInfantry);
  s.year = view.year;
  s.season = view.season === undefined ? -1 : SEASONS.indexOf(view.season);
  s.phase = PHASE[view.phase];
  s.turnOrder = view.turnOrder.map(factionOf);
  s.commandOrder = view.commandOrder.map(factionOf);
  const order = s.season < 0 || s.phase === PHASE.command ? s.turnOrder : s.commandOrder;
  s.turn = Math.max(0, order.indexOf(factionOf(view.turn)));
  s.passes = view.passes;
  s.points = view.setupPoints ?? 0;
  s.owing = 1 << factionOf(view.viewer as FactionName);
  s.activeAlly = factionOf(view.activeAlly);
  WAR_PAIRS.forEach(([f, g], bit) => {
    if (view.wars.some(([a, b]) => a === f && b === g)) s.war |= 1 << bit;
  });
}

function readFactions(s: State, view: View, { plain }: Guess, random: Random): void {
  FACTIONS.forEach((name, f) => {
    const faction = view.factions[name];
    s.ind[f] = faction.ind;
    s.factoryLevel[f] = Math.max(0, FACTORY_COSTS[f].indexOf(faction.factoryCost));
    s.dows[f] = faction.dows;
    s.violated[f] = Number(faction.violated);
    s.fought[f] = Number(faction.fought);
    s.indRaises[f] = faction.indRaises;
    for (const { technology } of faction.revealed) s.techs[f] |= 1 << TECHNOLOGIES.indexOf(technology);
    const hidden = plain ? expectedChits(faction.chits) : drawnChits(faction.chits, random);
    for (const value of faction.chitValues ?? hidden) s.chits[(f + 1) * 3 + value]++;
  });
  CHIT_VALUES.forEach((_, value) => {
    s.chits[value] = Math.max(0, CHIT_VALUES[value] - s.chits[3 + value] - s.chits[6 + value] - s.chits[9 + value]);
  });
}

/** Five chits in eight are worth something on average: two of three count one. */
function expectedChits(count: number): number[] {
  return Array.from({ length: count }, (_, i) => (i % 3 === 1 || i % 3 === 2 ? 1 : 0));
}

function drawnChits(count: number, random: Random): number[] {
  const all = CHIT_VALUES.flatMap((chits, value) => new Array<number>(chits).fill(value));
  return Array.from({ length: count }, () => all[nextBelow(random, all.length)]);
}

function readNations(s: State, view: View): void {
  NATION_IDS.forEach((id, nation) => {
    const { status, influence, violator, enemies, marker } = view.nations[id];
    s.status[nation] = STATUSES.indexOf(status);
    s.influenceBy[nation] = factionOf(influence?.faction);
    s.influence[nation] = influence?.count ?? 0;
    s.violator[nation] = factionOf(violator);
    s.enemies[nation] = maskOf(enemies);
    s.marker[nation] = factionOf(marker);
  });
  s.marks = MARKS.flat(
    view.marks.map(({ area, faction, items }) => ({
      area: areaOf(area),
      faction: factionOf(faction),
      items: items.reduce((mask, item) => mask | (1 << BLOCKADE_ITEMS.indexOf(item)), 0),
    })),
  );
}

// ---- units

const FLAGS: readonly (readonly [keyof OwnUnit & string, number])[] = [
  ["faceUp", FACE_UP],
  ["moved", MOVED],
  ["engaged", ENGAGED],
  ["disengaged", DISENGAGED],
  ["retreated", RETREATED],
  ["escaped", ESCAPED],
  ["invader", INVADER],
  ["raider", RAIDER],
  ["joined", JOINED],
  ["acted", ACTED],
];

function flagsOf(unit: Partial<OwnUnit> | FaceUpUnit): number {
  let flags = 0;
  for (const [name, bit] of FLAGS) if ((unit as Partial<OwnUnit>)[name] === true) flags |= bit;
  return flags;
}

function readUnits(s: State, view: View, guess: Guess, random: Random): void {
  AREA_IDS.forEach((id, area) => {
    const here = view.areas[id];
    s.control[area] = IS_LAND[area] ? partyOf(here.control ?? "") : maskOf(here.occupiedBy);
    for (const unit of here.units ?? []) placeOwn(s, area, unit);
  });
  for (let area: Area = 0; area < AREA_IDS.length; area++)
    placeOthers(s, area, view.areas[AREA_IDS[area]], guess, random);
  AREA_IDS.forEach((id, area) => {
    const order = view.areas[id].seniority?.map(partyOf);
    if (order !== undefined)
      setSeniority(
        s,
        area,
        order.filter((party) => occupies(s, party, area)),
      );
  });
}

function placeOwn(s: State, area: Area, unit: OwnUnit): void {
  while (s.unitArea.length <= unit.unit) clearSlot(s, s.unitArea.length);
  const [nationality, type] = [NATIONALITIES.indexOf(unit.nationality), UNIT_TYPES.indexOf(unit.unitType)];
  fillSlot(s, unit.unit, area, nationality, type, unit.cv, flagsOf(unit));
  if (unit.route !== undefined) s.unitRoute[unit.unit] = packRoute(unit.route.map(areaOf));
}

function placeOthers(s: State, area: Area, here: AreaView, guess: Guess, random: Random): void {
  for (const unit of here.faceUp ?? []) {
    const [nationality, type] = [NATIONALITIES.indexOf(unit.nationality), UNIT_TYPES.indexOf(unit.unitType)];
    const flags = flagsOf(unit) | (unit.nationality === "neutral" ? 0 : FACE_UP);
    addUnit(s, area, nationality, type, unit.cv, flags);
  }
  for (const { nationality, count, escaped } of here.blocks ?? []) {
    const kind = NATIONALITIES.indexOf(nationality);
    if (escaped) for (let i = 0; i < count; i++) addUnit(s, area, kind, SUB, 1, ESCAPED);
    else for (const { type, cv } of guessBlocks(s, area, kind, count, guess, random)) addUnit(s, area, kind, type, cv);
  }
}

// ---- cards

function readCards(s: State, view: View, guess: Guess, random: Random): void {
  s.inPlay = IN_PLAY.flat(view.inPlay.map(({ card, nation }) => ({ card: cardOf(card), nation: nationOf(nation) })));
  for (const { technology, cards, f } of knownVaults(view)) {
    const [card, other] = cards.map(cardOf);
    VAULT.add(s.vault, { faction: f, technology: TECHNOLOGIES.indexOf(technology), card, other, knownTo: 0 });
  }
  FACTIONS.forEach((name, f) => {
    for (const { technology, card } of view.factions[name].revealed) {
      REVEALED.add(s.revealed, { faction: f, technology: TECHNOLOGIES.indexOf(technology), card: cardOf(card) });
    }
  });
  if (view.intelligence !== undefined) {
    const { card, faction, rival, area, nation } = view.intelligence;
    const object: number = area !== undefined ? areaOf(area) : nation !== undefined ? nationOf(nation) : -1;
    s.intel = INTEL.flat([{ card: cardOf(card), player: factionOf(faction), rival: factionOf(rival), object }]);
  }
  dealHiddenCards(s, view, guess, random);
}

function knownVaults(view: View) {
  return FACTIONS.flatMap((name, f) =>
    view.factions[name].vault.flatMap((pair) => (pair === "hidden" ? [] : [{ ...pair, f }])),
  );
}

// ---- the Player Turn and its battles

function readTurn(s: State, view: View): void {
  const turn = view.playerTurn;
  if (turn === undefined) return;
  s.turnKind = TURN_KINDS.indexOf(turn.kind);
  s.command = turn.command;
  s.surprise = Number(turn.surprise);
  s.moving = Number(turn.moving);
  s.announced = announcedOf(turn.announced);
  s.duties = DECLARATIONS.flat(turn.duties.map(rowOf));
  s.interventions = turn.interventions.map(nationOf);
  s.aggressed = turn.aggressed.map(areaOf);
  s.battles = turn.battles.map(areaOf);
}

function rowOf(declaration: DeclarationView): DeclarationRow {
  if (declaration.kind === "war") return { kind: DECLARE_WAR, object: factionOf(declaration.rival) };
  return { kind: declaration.kind === "violation" ? VIOLATE : INTERVENE, object: nationOf(declaration.nation) };
}

function announcedOf(declarations: readonly DeclarationView[]): number[] {
  return ANNOUNCED.flat(declarations.map((declaration) => ({ ...rowOf(declaration), card: -1 })));
}

function readBattle(s: State, view: View): void {
  const battle = view.battle;
  if (battle === undefined) return;
  s.battleArea = areaOf(battle.area);
  s.battleRound = battle.round;
  s.battleSides = battle.sides.reduce((mask, name) => mask | (1 << partyOf(name)), 0);
  s.battleTargets = PARTIES.map((name) =>
    (battle.targets[name] ?? []).reduce((mask, q) => mask | (1 << partyOf(q)), 0),
  );
  s.battleType = Math.max(0, positionOf(UNIT_TYPES, battle.unitType ?? ""));
  s.battleQueue = battle.queue.map(partyOf);
  s.hits = HITS.flat(
    battle.hits.map(({ party, targetClass, count }) => ({
      party: partyOf(party),
      targetClass: CLASSES.indexOf(targetClass),
      count,
    })),
  );
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++) {
    const fights = s.unitArea[unit] === s.battleArea && (s.unitFlags[unit] & (ESCAPED | RETREATED)) === 0;
    if (fights) s.battleUnits.push(unit);
  }
}

function readOwn(s: State, view: View): void {
  const own = view.own;
  const seat = factionOf(view.viewer as FactionName);
  if (own === undefined) return;
  s.atomicRaises[seat] = Number(own.atomicRaised);
  s.plan = PLAN.flat(own.plan.map(planRow));
  s.level = view.factions[FACTIONS[seat]].level;
  s.musters = MUSTERS.flat(
    own.musters.map(({ area, cv, nationality }) => ({
      faction: seat,
      area: areaOf(area),
      cv,
      nationality: NATIONALITIES.indexOf(nationality),
    })),
  );
  s.arrivals = ARRIVALS.flat(
    own.arrivals.map(({ unitType, cv, area }) => ({
      unitType: UNIT_TYPES.indexOf(unitType),
      cv,
      area: area === undefined ? -1 : areaOf(area),
    })),
  );
  if (own.declarations.length > 0) s.announced = announcedOf(own.declarations);
  s.picked = own.picked ?? -1;
  s.leaving = own.leaving.slice();
}

function planRow(item: PlanItem): { kind: number; first: number; second: number } {
  if (item.type === "step") return { kind: PLAN_STEP, first: item.unit, second: 0 };
  if (item.type === "buy") return { kind: PLAN_CARD, first: DECKS.indexOf(item.deck), second: 0 };
  const block = plannedBlock(NATIONALITIES.indexOf(item.nationality), UNIT_TYPES.indexOf(item.unitType));
  return { kind: PLAN_CADRE, first: areaOf(item.area), second: block };
}
