/** Invariants: what can never be wrong in a state, whatever was played. */

import { ACTION_CARD_COUNT, CARD_COUNT, CARD_IDS, DECK_OF_CARD } from "../data/deck.ts";
import type { Area, Card, Faction, Party, Unit } from "../data/ids.ts";
import { ARMED, FORTRESS, GREY, NEUTRAL, PARTY_COUNT, POWER, SUB, UNIT_TYPES, VICTORIES, WEST } from "../data/kinds.ts";
import {
  AREA_COUNT,
  AREA_IDS,
  IS_COASTAL,
  IS_LAND,
  KIND_OF_NATION,
  MAX_CV,
  NATION_COUNT,
  NATION_IDS,
  NATION_OF_AREA,
  NATION_OF_NATIONALITY,
  PARTY_OF_NATIONALITY,
  USA,
} from "../data/map.ts";
import { CHITS, FACTORY_COSTS, FIRST_YEAR, LAST_YEAR } from "../data/scenarios.ts";
import { IS_GROUND, IS_SHIP } from "../data/units.ts";
import { IN_PLAY, INTEL, REVEALED, VAULT } from "../model/rows.ts";
import { countOf, ESCAPED, PHASES, PLACE, type State } from "../model/state.ts";

/** Everything that is wrong with a state, in words; empty if all is well. */
export function faultsOf(s: State): string[] {
  const faults: string[] = [];
  checkIntegers(s, faults);
  if (faults.length > 0) return faults;
  checkClock(s, faults);
  checkFactions(s, faults);
  checkNations(s, faults);
  checkUnits(s, faults);
  checkPresence(s, faults);
  checkCards(s, faults);
  checkVaults(s, faults);
  return faults;
}

function checkIntegers(s: State, faults: string[]): void {
  const fields = s as unknown as Record<string, number | number[]>;
  for (const name in fields) {
    const value = fields[name];
    if (typeof value === "number") {
      if ((value | 0) !== value) faults.push(`${name} is ${value}`);
      continue;
    }
    for (let i = 0; i < value.length; i++) if ((value[i] | 0) !== value[i]) faults.push(`${name}[${i}] is ${value[i]}`);
  }
}

function checkClock(s: State, faults: string[]): void {
  if (s.phase < 0 || s.phase >= PHASES.length) faults.push(`phase ${s.phase} does not exist`);
  if (s.season < -1 || s.season > 3) faults.push(`season ${s.season} does not exist`);
  if (s.year < FIRST_YEAR[s.scenario] - 1 || s.year > LAST_YEAR) faults.push(`year ${s.year} is outside the game`);
  if (seatMask(s.turnOrder) !== 7 || s.turnOrder.length !== 3) faults.push(`turn order is ${s.turnOrder}`);
  if (seatMask(s.commandOrder) < 0) faults.push(`command order is ${s.commandOrder}`);
  if (s.owing < 0 || s.owing > 7) faults.push(`owing is ${s.owing}`);
  if (s.war < 0 || s.war > 7) faults.push(`war is ${s.war}`);
  if (s.victory >= VICTORIES.length) faults.push(`victory ${s.victory} does not exist`);
  if (s.victory >= 0 !== s.winners > 0 || s.winners > 7)
    faults.push(`victory ${s.victory} has the winners ${s.winners}`);
}

/** The seats of a list as a mask; -1 if one appears twice. */
function seatMask(seats: readonly Faction[]): number {
  let mask = 0;
  for (const seat of seats) {
    if ((mask & (1 << seat)) !== 0) return -1;
    mask |= 1 << seat;
  }
  return mask;
}

function checkFactions(s: State, faults: string[]): void {
  for (let faction: Faction = 0; faction < 3; faction++) {
    if (s.ind[faction] < 0) faults.push(`Faction ${faction} has IND ${s.ind[faction]}`);
    if (s.factoryLevel[faction] < 0 || s.factoryLevel[faction] >= FACTORY_COSTS[faction].length) {
      faults.push(`Faction ${faction} has Factory Cost level ${s.factoryLevel[faction]}`);
    }
    if (s.dows[faction] < 0 || s.dows[faction] > 2)
      faults.push(`Faction ${faction} has declared war ${s.dows[faction]} times`);
    if (s.indRaises[faction] < 0 || s.indRaises[faction] > 2)
      faults.push(`Faction ${faction} has raised IND ${s.indRaises[faction]} times`);
    if (s.atomicRaises[faction] < 0 || s.atomicRaises[faction] > 1)
      faults.push(`Faction ${faction} Achieved ${s.atomicRaises[faction]} stages`);
  }
  for (let value = 0; value < CHITS.length; value++) {
    let sum = 0;
    for (let holder: Faction = 0; holder < 4; holder++) {
      const count = s.chits[holder * CHITS.length + value];
      if (count < 0) faults.push(`holder ${holder} has ${count} chits of value ${value}`);
      sum += count;
    }
    if (sum !== CHITS[value]) faults.push(`there are ${sum} chits of value ${value}`);
  }
}

const MAX_INFLUENCE = 20;
const USA_RIVAL_MAXIMUM = 3;

function checkNations(s: State, faults: string[]): void {
  for (let n = 0; n < NATION_COUNT; n++) {
    const count = s.influence[n];
    if (count < 0 || count > MAX_INFLUENCE) faults.push(`${NATION_IDS[n]} has ${count} Influence`);
    if (count > 0 !== s.influenceBy[n] >= 0) faults.push(`${NATION_IDS[n]}: Influence ${count} of ${s.influenceBy[n]}`);
    if (count > 0 && s.status[n] !== NEUTRAL) faults.push(`${NATION_IDS[n]} has Influence but is not Neutral`);
    if (n === USA && s.influenceBy[n] !== WEST && count > USA_RIVAL_MAXIMUM)
      faults.push(`Rivals have ${count} on the USA`);
    if (s.status[n] === NEUTRAL && (s.violator[n] >= 0 || s.marker[n] >= 0)) {
      faults.push(`${NATION_IDS[n]} is Neutral with a Violator or marker`);
    }
    if (s.enemies[n] !== 0 && s.status[n] === NEUTRAL) faults.push(`${NATION_IDS[n]} is Neutral with Enemies`);
    if (s.marker[n] >= 0 && KIND_OF_NATION[n] === 0) faults.push(`a marker lies on the Great Power ${NATION_IDS[n]}`);
  }
}

function checkUnits(s: State, faults: string[]): void {
  const fortresses = new Uint8Array(AREA_COUNT);
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++) {
    const area = s.unitArea[unit];
    if (area < 0) continue;
    const fault = unitFault(s, unit, area);
    if (fault !== undefined) faults.push(`unit ${unit}: ${fault}`);
    if (s.unitType[unit] === FORTRESS && ++fortresses[area] > 1) faults.push(`two Fortresses in ${AREA_IDS[area]}`);
  }
  if (s.blockLimits.length > 0) checkBlockLimits(s, faults);
}

/** Why a unit cannot stand where it stands. */
export function unitFault(s: State, unit: Unit, area: Area): string | undefined {
  const nationality = s.unitNationality[unit];
  const type = s.unitType[unit];
  const cv = s.unitCv[unit];
  if (cv < 1 || cv > MAX_CV[nationality]) return `CV ${cv}`;
  if ((s.unitFlags[unit] & ESCAPED) !== 0 && (type !== SUB || IS_LAND[area])) return "Escaped, but no Sub at sea";
  if (!IS_LAND[area]) {
    return type === FORTRESS || nationality === GREY ? `${UNIT_TYPES[type]} in ${AREA_IDS[area]}` : undefined;
  }
  const nation = NATION_OF_AREA[area];
  if (nationality === GREY) {
    return type !== FORTRESS || s.status[nation] !== ARMED ? `grey block in ${AREA_IDS[area]}` : undefined;
  }
  if (s.status[NATION_OF_NATIONALITY[nationality]] !== POWER) return "its Power is not in the game";
  if (s.status[nation] === NEUTRAL) return `in Neutral ${AREA_IDS[area]}`;
  if (IS_SHIP[type] && !IS_COASTAL[area] && s.allowInlandShips === 0) return `ship in ${AREA_IDS[area]}`;
  return undefined;
}

function checkBlockLimits(s: State, faults: string[]): void {
  const used = new Array<number>(s.blockLimits.length).fill(0);
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++) {
    if (s.unitArea[unit] >= 0) used[s.unitNationality[unit] * UNIT_TYPES.length + s.unitType[unit]]++;
  }
  for (let kind = 0; kind < used.length; kind++) {
    if (s.blockLimits[kind] > 0 && used[kind] > s.blockLimits[kind])
      faults.push(`${used[kind]} blocks of kind ${kind}`);
  }
}

/** The indices by area agree with the units. */
function checkPresence(s: State, faults: string[]): void {
  const present = new Uint8Array(AREA_COUNT * PARTY_COUNT);
  const ground = new Uint8Array(AREA_COUNT * PARTY_COUNT);
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++) {
    if (s.unitArea[unit] < 0 || (s.unitFlags[unit] & ESCAPED) !== 0) continue;
    const slot = s.unitArea[unit] * PARTY_COUNT + PARTY_OF_NATIONALITY[s.unitNationality[unit]];
    present[slot]++;
    if (IS_GROUND[s.unitType[unit]]) ground[slot]++;
  }
  for (let slot = 0; slot < present.length; slot++) {
    const [area, party]: [Area, Party] = [Math.floor(slot / PARTY_COUNT), slot % PARTY_COUNT];
    const where = () => `Party ${party} in ${AREA_IDS[area]}`;
    const [counted, onGround] = [countOf(s.present, area, party), countOf(s.ground, area, party)];
    if (counted !== present[slot]) faults.push(`${where()}: ${counted} present, not ${present[slot]}`);
    if (onGround !== ground[slot]) faults.push(`${where()}: ${onGround} on the ground, not ${ground[slot]}`);
  }
  for (let area: Area = 0; area < AREA_COUNT; area++) {
    let parties = 0;
    for (let party: Party = 0; party < PARTY_COUNT; party++)
      if (present[area * PARTY_COUNT + party] > 0) parties |= 1 << party;
    if (seniorityMask(s.seniority[area]) !== parties)
      faults.push(`seniority in ${AREA_IDS[area]} is ${s.seniority[area]}`);
  }
}

/** The Parties of a seniority list as a mask; -1 if one appears twice. */
function seniorityMask(list: number): number {
  let mask = 0;
  for (let rest = list; rest > 0; rest >>= 3) {
    const bit = 1 << ((rest & 7) - 1);
    if ((mask & bit) !== 0) return -1;
    mask |= bit;
  }
  return mask;
}

const LAST_PLACE = PLACE.intelligence + 2;

/** Each card is in exactly one place, and the lists agree with it. */
function checkCards(s: State, faults: string[]): void {
  const counts = new Uint8Array(LAST_PLACE + 1);
  if (s.place.length !== CARD_COUNT) faults.push(`${s.place.length} cards`);
  for (let card: Card = 0; card < s.place.length; card++) {
    if (s.place[card] < 0 || s.place[card] > LAST_PLACE) faults.push(`${CARD_IDS[card]} is in place ${s.place[card]}`);
    else counts[s.place[card]]++;
  }
  const listed = new Uint8Array(CARD_COUNT);
  const list = (card: Card, place: number, where: string) => {
    if (s.place[card] !== place) faults.push(`${CARD_IDS[card]} is listed ${where} but in place ${s.place[card]}`);
    if (++listed[card] > 1) faults.push(`${CARD_IDS[card]} is listed twice`);
  };
  for (const [deck, cards] of [s.actionDeck, s.investmentDeck].entries()) {
    for (const card of cards) {
      list(card, PLACE.deck, "in a deck");
      if (DECK_OF_CARD[card] !== deck) faults.push(`${CARD_IDS[card]} is in the wrong deck`);
    }
  }
  if (counts[PLACE.deck] !== s.actionDeck.length + s.investmentDeck.length)
    faults.push("cards are missing from the decks");
  for (const { faction, card, other } of VAULT.all(s.vault)) {
    list(card, PLACE.vault + faction, "in a Vault");
    list(other, PLACE.vault + faction, "in a Vault");
  }
  for (const { faction, card } of REVEALED.all(s.revealed)) list(card, PLACE.revealed + faction, "as revealed");
  for (const { card } of IN_PLAY.all(s.inPlay)) {
    const owner = s.place[card] - PLACE.inPlay;
    if (owner < 0 || owner > 2) faults.push(`${CARD_IDS[card]} is listed in play but in place ${owner + PLACE.inPlay}`);
  }
  const three = (place: number) => counts[place] + counts[place + 1] + counts[place + 2];
  if (three(PLACE.vault) !== VAULT.count(s.vault) * 2) faults.push("cards are missing from the Vaults");
  if (three(PLACE.revealed) !== REVEALED.count(s.revealed)) faults.push("cards are missing from the technologies");
  if (three(PLACE.inPlay) !== IN_PLAY.count(s.inPlay)) faults.push("cards are missing from those in play");
  if (three(PLACE.intelligence) > 0 && s.place[INTEL.at(s.intel, 0).card] < PLACE.intelligence)
    faults.push("Intelligence without an object");
}

/** Revealed technologies as masks, and no technology Achieved twice (R29). */
function checkVaults(s: State, faults: string[]): void {
  const revealed = [0, 0, 0];
  const achieved = [0, 0, 0];
  for (const { faction, technology } of REVEALED.all(s.revealed)) {
    const bit = 1 << technology;
    if ((revealed[faction] & bit) !== 0) faults.push(`technology ${technology} is revealed twice`);
    revealed[faction] |= bit;
  }
  for (const { faction, technology, card } of VAULT.all(s.vault)) {
    const bit = 1 << technology;
    if (((achieved[faction] | revealed[faction]) & bit) !== 0) faults.push(`technology ${technology} twice`);
    achieved[faction] |= bit;
    if (card < ACTION_CARD_COUNT) faults.push("an Action card is in a Vault");
  }
  for (let f: Faction = 0; f < 3; f++)
    if (s.techs[f] !== revealed[f]) faults.push(`technologies of Faction ${f}: ${s.techs[f]}`);
}
