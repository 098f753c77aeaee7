/** §5.0, §17 Free Cadres, and what the 1939 game adds before its first New Year. */

import type { Refusal } from "@tripartite/kernel";
import type { Area, Faction, Nationality, Unit, UnitType } from "../data/ids.ts";
import {
  ACTION_DECK,
  AXIS,
  FACTIONS,
  FORTRESS,
  GERMAN,
  INFANTRY,
  INVESTMENT_DECK,
  SATELLITE,
  SCENARIO_1939,
  SCENARIO_TWO_PLAYER,
} from "../data/kinds.ts";
import {
  area,
  GREAT_POWER_NATIONALITY,
  MAIN_CAPITAL,
  MAX_CV,
  NATION_OF_AREA,
  NATIONALITY_OF_NATION,
  nation,
  POWER_OF_NATION,
} from "../data/map.ts";
import { EXTRA_1939, START_ACTION_CARDS, START_CADRES, startUnits, TWO_PLAYER_FORTRESSES } from "../data/scenarios.ts";
import { ALL_UNIT_TYPES } from "../data/units.ts";
import type { Action } from "../model/actions.ts";
import type { Out } from "../model/events.ts";
import { NO, NO_BECAUSE } from "../model/refusals.ts";
import { countOf, PHASE, PLACE, type State } from "../model/state.ts";
import { discardCard, drawCards, handOf } from "../rules/cards/cards.ts";
import { drawChit } from "../rules/cards/chits.ts";
import { rollTurnOrder } from "../rules/chance.ts";
import { isHome, legalCadres, refuseCadre } from "../rules/economy/building.ts";
import { blocksLeft, bringUnit, growUnit, refuseBlock } from "../rules/economy/musters.ts";
import { updateNationControl } from "../rules/nations/control.ts";
import {
  applyInfluence,
  influenceHasEffect,
  legalDiplomacy,
  legalWildCards,
  playWildCard,
  readStatuses,
  refuseDiplomacy,
  refuseWildCard,
} from "../rules/nations/diplomacy.ts";
import { fortressIn, partyOf } from "../rules/units.ts";
import { isAlly } from "../rules/war/relations.ts";
import type { Phase } from "./phase.ts";

// ---- D01 free Cadres of all seats, at the same time

/** Cadres that the seat may still place in an area. */
export function cadresLeft(s: State, seat: Faction, target: Area): number {
  const wanted = startUnits(seat, target, s.moscowInfantry === 1);
  return wanted === 0 ? 0 : wanted - countOf(s.present, target, seat);
}

/** The Power whose blocks stand in an area: its own nation, or the owner of the Colony. */
export function localNationality(target: Area): Nationality {
  const home = NATION_OF_AREA[target];
  return NATIONALITY_OF_NATION[POWER_OF_NATION[home]];
}

function refusePlacement(s: State, seat: Faction, target: Area, type: UnitType): Refusal | undefined {
  const left = cadresLeft(s, seat, target);
  if (left === 0)
    return startUnits(seat, target, s.moscowInfantry === 1) === 0 ? NO_BECAUSE.setupElsewhere : NO.SETUP_AREA;
  const fortressDue =
    s.scenario === SCENARIO_TWO_PLAYER && TWO_PLAYER_FORTRESSES.includes(target) && fortressIn(s, target) < 0;
  if (fortressDue && left === 1 && type !== FORTRESS) return NO.SETUP_FORTRESS;
  return refuseBlock(s, target, localNationality(target), type);
}

/** Cadres for which every block is exhausted are forgone (R7). */
function placesCadreIn(s: State, seat: Faction, target: Area): boolean {
  return (
    cadresLeft(s, seat, target) > 0 &&
    ALL_UNIT_TYPES.some((type) => refusePlacement(s, seat, target, type) === undefined)
  );
}

function placesCadres(s: State, seat: Faction): boolean {
  return START_CADRES[seat].some(([target]) => placesCadreIn(s, seat, target));
}

/** Has the seat only one Cadre to place? */
export function isLastCadre(s: State, seat: Faction): boolean {
  let due = 0;
  for (const [target] of START_CADRES[seat]) {
    if (placesCadreIn(s, seat, target)) due += cadresLeft(s, seat, target);
    if (due > 1) return false;
  }
  return due === 1;
}

export const setupPhase: Phase = {
  decision: "D01",
  simultaneous: true,
  prompt: () => "Choose the types of your free Cadres.",
  waiting(s) {
    let mask = 0;
    for (let seat: Faction = 0; seat < FACTIONS.length; seat++) if (placesCadres(s, seat)) mask |= 1 << seat;
    return mask;
  },
  legal(s, seat) {
    const actions: Action[] = [];
    for (const [target] of START_CADRES[seat]) {
      for (const unitType of ALL_UNIT_TYPES) {
        if (refusePlacement(s, seat, target, unitType) === undefined)
          actions.push({ type: "place", area: target, unitType });
      }
    }
    return actions;
  },
  refuse(s, seat, action) {
    return action.type === "place" ? refusePlacement(s, seat, action.area, action.unitType) : NO.WRONG_ACTION;
  },
  perform(s, seat, action, out) {
    if (action.type !== "place") return;
    bringUnit(s, seat, action.area, localNationality(action.area), action.unitType, 1, out);
  },
  proceed(s, out) {
    if (s.scenario === SCENARIO_1939) {
      rollTurnOrder(s, out);
      s.turn = 0;
      s.points = EXTRA_1939.points[s.turnOrder[0]];
      s.phase = PHASE.setupExtra;
      return;
    }
    const place = (seat: Faction) => (isAlly(s, seat) ? PLACE.passive : PLACE.hand);
    for (let seat: Faction = 0; seat < FACTIONS.length; seat++) {
      drawCards(s, seat, ACTION_DECK, START_ACTION_CARDS[seat], out, place(seat));
    }
    s.phase = PHASE.yearStart;
  },
  fallback(s, seat) {
    const actions = this.legal(s, seat);
    return actions.find((action) => action.type === "place" && action.unitType === INFANTRY) ?? actions[0];
  },
};

// ---- D02 extra forces of the 1939 game (§17)

/** R87 Several steps on one unit are allowed; everything stays inside Home Territory. */
function refuseExtraStep(s: State, seat: Faction, unit: Unit): Refusal | undefined {
  if (unit < 0 || unit >= s.unitArea.length || s.unitArea[unit] < 0 || partyOf(s, unit) !== seat) return NO.BUILD_UNIT;
  if (!isHome(s, s.unitNationality[unit], s.unitArea[unit])) return NO.SETUP_HOME;
  return s.unitCv[unit] < MAX_CV[s.unitNationality[unit]] ? undefined : NO.BUILD_MAX;
}

function refuseExtraCadre(
  s: State,
  seat: Faction,
  target: Area,
  nationality: Nationality,
  type: UnitType,
): Refusal | undefined {
  return (
    refuseCadre(s, seat, target, nationality, type, undefined) ??
    (isHome(s, nationality, target) ? undefined : NO.SETUP_HOME)
  );
}

export const setupExtraPhase: Phase = {
  decision: "D02",
  prompt: (s) => `Add Cadres or steps in your Home Territory: ${s.points} left.`,
  waiting(s) {
    const seat = s.turnOrder[s.turn];
    const possible = s.blockLimits.length === 0 || this.legal(s, seat).length > 0;
    return s.points > 0 && possible ? 1 << seat : 0;
  },
  legal(s, seat) {
    const actions = legalCadres(s, seat, undefined).filter(
      (action) => action.type === "cadre" && isHome(s, action.nationality, action.area),
    );
    for (let unit: Unit = 0; unit < s.unitArea.length; unit++) {
      if (refuseExtraStep(s, seat, unit) === undefined) actions.push({ type: "step", unit });
    }
    return actions;
  },
  refuse(s, seat, action) {
    if (action.type === "step") return refuseExtraStep(s, seat, action.unit);
    if (action.type === "cadre") return refuseExtraCadre(s, seat, action.area, action.nationality, action.unitType);
    return NO.WRONG_ACTION;
  },
  perform(s, seat, action, out) {
    s.points--;
    if (action.type === "cadre") bringUnit(s, seat, action.area, action.nationality, action.unitType, 1, out);
    else if (action.type === "step") growUnit(s, seat, action.unit, out);
  },
  proceed(s, out) {
    const seat = s.turnOrder[s.turn];
    drawCards(s, seat, ACTION_DECK, EXTRA_1939.actionCards[seat], out);
    drawCards(s, seat, INVESTMENT_DECK, EXTRA_1939.investmentCards[seat], out);
    s.ind[seat] = EXTRA_1939.ind[seat];
    s.turn++;
    if (s.turn < s.turnOrder.length) {
      s.points = EXTRA_1939.points[s.turnOrder[s.turn]];
      return;
    }
    occupyAustria(s, out);
    s.points = EXTRA_1939.axisDiplomacyPlays;
    s.phase = PHASE.setupDiplomacy;
  },
  fallback(s, seat) {
    const [target, nationality] = [MAIN_CAPITAL[seat], GREAT_POWER_NATIONALITY[seat]];
    const exhausted = refuseExtraCadre(s, seat, target, nationality, INFANTRY) !== undefined;
    return exhausted ? this.legal(s, seat)[0] : { type: "cadre", area: target, nationality, unitType: INFANTRY };
  },
};

/** §17 Austria starts as an Axis Satellite with a German Infantry2. */
function occupyAustria(s: State, out: Out): void {
  const austria = nation("austria");
  s.status[austria] = SATELLITE;
  s.marker[austria] = AXIS;
  out.push({ type: "satellite", nation: austria, faction: AXIS });
  updateNationControl(s, austria, out);
  if (blocksLeft(s, GERMAN, INFANTRY) > 0) bringUnit(s, AXIS, area("vienna"), GERMAN, INFANTRY, 2, out);
}

// ---- D03 seven unopposed Diplomacy plays of the Axis

function refuseSetupDiplomacy(s: State, seat: Faction, action: Action): Refusal | undefined {
  if (action.type === "wildcard") return refuseWildCard(s, seat, action.card, action.nation);
  if (action.type !== "diplomacy") return NO.WRONG_ACTION;
  const refusal = refuseDiplomacy(s, seat, action.card, action.nation);
  return refusal ?? (influenceHasEffect(s, seat, action.nation) ? undefined : NO.DIPLO_TARGET);
}

function legalSetupDiplomacy(s: State, seat: Faction): Action[] {
  const plays: Action[] = [];
  for (const card of handOf(s, seat)) {
    legalDiplomacy(s, seat, card, plays);
    legalWildCards(s, seat, card, plays);
  }
  return plays.filter((play) => refuseSetupDiplomacy(s, seat, play) === undefined);
}

export const setupDiplomacyPhase: Phase = {
  decision: "D03",
  prompt: (s) => `Play ${s.points} more Diplomacy cards.`,
  waiting: (s) => (s.points > 0 && legalSetupDiplomacy(s, AXIS).length > 0 ? 1 << AXIS : 0),
  legal: legalSetupDiplomacy,
  refuse: refuseSetupDiplomacy,
  perform(s, seat, action, out) {
    s.points--;
    if (action.type === "wildcard") playWildCard(s, seat, action.card, action.nation, out);
    else if (action.type === "diplomacy") {
      out.push({ type: "diplomacyPlayed", faction: seat, card: action.card, nation: action.nation });
      discardCard(s, action.card);
      applyInfluence(s, seat, action.nation, out);
    }
  },
  proceed(s, out) {
    s.points = 0;
    readStatuses(s, out);
    for (const seat of s.turnOrder) for (let i = 0; i < EXTRA_1939.chits; i++) drawChit(s, seat, out);
    s.resume = PHASE.yearStart;
    s.phase = PHASE.musters;
  },
  fallback: (s, seat) => legalSetupDiplomacy(s, seat)[0],
};
