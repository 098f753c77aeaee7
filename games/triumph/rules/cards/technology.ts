/** §7.33, §9 Tech-pairs, Vaults and Revealed technologies. */

import type { Refusal } from "@tripartite/kernel";
import { INTEL_OF_CARD, SCIENCE_OF_CARD, SCIENCE_YEAR_OF_CARD, TECHS_OF_CARD } from "../../data/deck.ts";
import type { Card, Faction, Technology } from "../../data/ids.ts";
import { ATOMIC_1, ATOMIC_4, INDUSTRIAL_ESPIONAGE, MOLE, OTHER_FACTIONS, TECHNOLOGIES } from "../../data/kinds.ts";
import { HAND_SIZE_LIMIT } from "../../data/scenarios.ts";
import type { Action } from "../../model/actions.ts";
import { type Out, only } from "../../model/events.ts";
import { NO } from "../../model/refusals.ts";
import { type Pair, REVEALED, VAULT } from "../../model/rows.ts";
import { PLACE, type State } from "../../model/state.ts";
import { discardCard, holds } from "./cards.ts";

/** Technologies in a Faction's Vault, as a bit mask. */
export function vaultedTechs(s: State, faction: Faction): number {
  let mask = 0;
  for (const { technology } of pairsOf(s, faction)) mask |= 1 << technology;
  return mask;
}

/** R29 Achieved technologies, Revealed or not, as a bit mask. */
export function achievedTechs(s: State, faction: Faction): number {
  return s.techs[faction] | vaultedTechs(s, faction);
}

/** The Tech-pairs in a Faction's Vault, oldest first. */
export function pairsOf(s: State, faction: Faction): Pair[] {
  return VAULT.all(s.vault).filter((pair) => pair.faction === faction);
}

export function vaultPairs(s: State, faction: Faction): number {
  return pairsOf(s, faction).length;
}

/** §7.5, §9.3 The HandSize Limit, which every Vault pair lowers by one. */
export function handLimit(s: State, faction: Faction): number {
  return Math.max(0, HAND_SIZE_LIMIT[faction] - vaultPairs(s, faction));
}

export function hasTech(s: State, faction: Faction, technology: Technology): boolean {
  return (s.techs[faction] & (1 << technology)) !== 0;
}

/** Technologies that a Rival of the Faction has Revealed now, as a bit mask. */
function rivalTechs(s: State, faction: Faction): number {
  const [rival, other] = OTHER_FACTIONS[faction];
  return s.techs[rival] | s.techs[other];
}

/** §9.1 Why two cards are no pair for the technology; a Mole counts only for what it saw (`moleTechs`). */
function refusePair(
  s: State,
  faction: Faction,
  technology: Technology,
  card: Card,
  other: Card,
  moleTechs: number,
): Refusal | undefined {
  const bit = 1 << technology;
  if (card === other || technology === INDUSTRIAL_ESPIONAGE || (TECHS_OF_CARD[card] & bit) === 0) return NO.TECH_PAIR;
  if ((TECHS_OF_CARD[other] & bit) !== 0) return undefined;
  if (SCIENCE_OF_CARD[other] !== 0) {
    if ((SCIENCE_OF_CARD[other] & bit) === 0) return NO.TECH_PAIR;
    return s.year >= SCIENCE_YEAR_OF_CARD[other] ? undefined : NO.SCIENCE_YEAR;
  }
  if (INTEL_OF_CARD[other] === MOLE) return (moleTechs & bit) !== 0 ? undefined : NO.TECH_PAIR;
  const espionage = (TECHS_OF_CARD[other] & (1 << INDUSTRIAL_ESPIONAGE)) !== 0 && (rivalTechs(s, faction) & bit) !== 0;
  return espionage ? undefined : NO.TECH_PAIR;
}

/** R29, §9.4 Why a Faction may not Achieve this technology now, whatever its cards. */
function refuseTechnology(
  s: State,
  faction: Faction,
  technology: Technology,
  achieved = achievedTechs(s, faction),
): Refusal | undefined {
  if ((achieved & (1 << technology)) !== 0) return NO.TECH_OWNED;
  if (technology < ATOMIC_1) return undefined;
  if (technology > ATOMIC_1 && (achieved & (1 << (technology - 1))) === 0) return NO.ATOMIC_ORDER;
  return s.atomicRaises[faction] > 0 ? NO.ATOMIC_YEAR : undefined;
}

type Achieve = Extract<Action, { type: "achieve" }>;

/** §7.33 May the Faction Achieve a technology with these two cards of its hand? */
export function refuseAchieve(s: State, faction: Faction, action: Achieve): Refusal | undefined {
  if (!holds(s, faction, action.card) || !holds(s, faction, action.with)) return NO.CARD_NOT_HELD;
  return (
    refusePair(s, faction, action.technology, action.card, action.with, 0) ??
    refuseTechnology(s, faction, action.technology)
  );
}

/** R96 May the Faction pair its Mole with a card of its hand for a technology seen in the victim's Vault? */
export function refuseMolePair(
  s: State,
  faction: Faction,
  action: Achieve,
  mole: Card,
  moleTechs: number,
): Refusal | undefined {
  if (!holds(s, faction, action.card)) return NO.CARD_NOT_HELD;
  if (action.with !== mole) return NO.TECH_PAIR;
  return (
    refusePair(s, faction, action.technology, action.card, mole, moleTechs) ??
    refuseTechnology(s, faction, action.technology)
  );
}

/** Every pair that the Faction could Achieve with the cards given; vaulted pairs of two real cards are listed once. */
export function legalAchievements(s: State, faction: Faction, cards: readonly Card[]): Action[] {
  const actions: Action[] = [];
  const achieved = achievedTechs(s, faction);
  for (const card of cards) {
    for (let technology: Technology = 0; technology < TECHNOLOGIES.length; technology++) {
      if ((TECHS_OF_CARD[card] & (1 << technology)) === 0) continue;
      if (refuseTechnology(s, faction, technology, achieved) !== undefined) continue;
      for (const other of cards) {
        if (refusePair(s, faction, technology, card, other, 0)) continue;
        pushAchieve(actions, technology, card, other);
      }
    }
  }
  return actions;
}

export function legalMolePairs(
  s: State,
  faction: Faction,
  cards: readonly Card[],
  mole: Card,
  moleTechs: number,
): Action[] {
  const actions: Action[] = [];
  for (const card of cards) {
    for (let technology: Technology = 0; technology < TECHNOLOGIES.length; technology++) {
      if (refusePair(s, faction, technology, card, mole, moleTechs) || refuseTechnology(s, faction, technology))
        continue;
      pushAchieve(actions, technology, card, mole);
    }
  }
  return actions;
}

function pushAchieve(actions: Action[], technology: Technology, card: Card, other: Card): void {
  actions.push({ type: "achieve", technology, card, with: other, vault: false });
  const bothReal = (TECHS_OF_CARD[other] & (1 << technology)) !== 0;
  if (!bothReal || card < other) actions.push({ type: "achieve", technology, card, with: other, vault: true });
}

/** §7.33 Reveals the technology or puts the pair into the Vault; a Mole's victim (`knownTo`) sees what is vaulted. */
export function achieve(s: State, faction: Faction, action: Achieve, knownTo: number, out: Out): void {
  const { technology, card } = action;
  if (technology >= ATOMIC_1 && technology <= ATOMIC_4) s.atomicRaises[faction]++;
  if (!action.vault) {
    showTechnology(s, faction, technology, card, action.with, out);
    return;
  }
  s.place[card] = PLACE.vault + faction;
  s.place[action.with] = PLACE.vault + faction;
  VAULT.add(s.vault, { faction, technology, card, other: action.with, knownTo });
  out.push({ type: "pairVaulted", faction });
  out.push({ type: "pairSeen", audience: only(faction) | knownTo, faction, technology, cards: [card, action.with] });
}

function showTechnology(
  s: State,
  faction: Faction,
  technology: Technology,
  card: Card,
  discarded: Card,
  out: Out,
): void {
  s.place[card] = PLACE.revealed + faction;
  discardCard(s, discarded);
  REVEALED.add(s.revealed, { faction, technology, card });
  s.techs[faction] |= 1 << technology;
  out.push({ type: "technologyRevealed", faction, technology, card, discarded });
}

// ---- revealing a Vault pair (§9.3)

/** The row of `vault`; -1 if there is no such pair. */
function findPair(s: State, faction: Faction, technology: Technology): number {
  return VAULT.seek(s.vault, faction, technology);
}

/** R30 The card that stays must show the technology. */
export function refuseReveal(s: State, faction: Faction, action: Action): Refusal | undefined {
  if (action.type !== "reveal") return NO.WRONG_ACTION;
  const row = findPair(s, faction, action.technology);
  if (row < 0) return NO.NO_VAULT_PAIR;
  const pair = VAULT.at(s.vault, row);
  const inPair = pair.card === action.card || pair.other === action.card;
  return inPair && (TECHS_OF_CARD[action.card] & (1 << action.technology)) !== 0 ? undefined : NO.TECH_PAIR;
}

export function legalReveals(s: State, faction: Faction): Action[] {
  const actions: Action[] = [];
  for (const pair of pairsOf(s, faction)) {
    for (const card of [pair.card, pair.other]) {
      const action: Action = { type: "reveal", technology: pair.technology, card };
      if (refuseReveal(s, faction, action) === undefined) actions.push(action);
    }
  }
  return actions;
}

export function performReveal(s: State, faction: Faction, action: Action, out: Out): void {
  if (action.type !== "reveal") return;
  const { technology, card, other } = VAULT.remove(s.vault, findPair(s, faction, action.technology));
  showTechnology(s, faction, technology, action.card, action.card === card ? other : card, out);
}
