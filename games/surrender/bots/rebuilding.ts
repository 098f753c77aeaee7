/** D-REP, D-UPG, D-MOB, D-TRF Points are for units that fight and for cities that would be lost. */

import { DIPLOMACY_PRICES } from "../data/production.ts";
import type { Action } from "../model/actions.ts";
import { boardOf, isOnMap, MOBILIZATION_BOX, type State, WAITS } from "../model/state.ts";
import { affordable, pointsLeft } from "../rules/economy/economy.ts";
import { payerOf } from "../rules/sides.ts";
import { hasFlag, unitData } from "../rules/units.ts";
import { best, type Decision, firstOf, type Option, type Thought } from "./brain.ts";
import { placeWorth } from "./placement.ts";
import { stepWorth } from "./worth.ts";

const RESTED = 0.5;
const DRAW_PRICE = DIPLOMACY_PRICES[0].cost;
/** At most this part of a country's points is kept back for its losses. */
const MOST_KEPT = 0.35;
/** Points that bringing back a unit of each class costs, about. */
const NEEDS = { ground: 1.2, air: 3, naval: 2 } as const;
/** A Surprise Attack marker is bought with points that would be lost. */
const FIELD = 1;
const OTHERS = 0.5;
const IN_DANGER = 0.3;

/** Points that a country wants for replacements and Mobilization, which come after Operations. */
export function reserveOf(s: State, country: number): number {
  const { units } = boardOf(s);
  let needs = 0;
  for (let unit = 0; unit < units.length; unit++) {
    if (payerOf(s, unit) !== country || s.unitFaction[unit] < 0) continue;
    const place = s.unitPlace[unit];
    if (place === MOBILIZATION_BOX && !hasFlag(s, unit, WAITS)) needs += NEEDS[units[unit].class];
    else if (isOnMap(place) && s.unitReduced[unit] === 1 && units[unit].field) needs += units[unit].mobile ? 2 : 1;
  }
  return Math.min(needs, MOST_KEPT * s.income[country]) + diplomacyOf(s, country);
}

/** Points that the richest country of a faction keeps for a draw from the Diplomacy Cup. */
function diplomacyOf(s: State, country: number): number {
  const isRichest = s.income.every(
    (income, other) => s.countryFaction[other] !== s.countryFaction[country] || income <= s.income[country],
  );
  return isRichest && s.cup.some((count) => count > 0) ? DRAW_PRICE : 0;
}

/** D-REP */
export function playReplacements({ s, legal, style }: Decision): Thought {
  const options = legal.flatMap((action): Option[] => {
    if (action.type !== "rebuild" && action.type !== "rest") return [];
    const { unit } = action;
    const price = affordable(s, "replacements", unit);
    if (price === undefined) return [];
    const { cost } = price;
    const payer = payerOf(s, unit);
    if (style.combinedArms && pointsLeft(s, payer) - cost < waiting(s, payer) + diplomacyOf(s, payer)) return [];
    const gain = action.type === "rebuild" ? stepWorth(s, unit) : Math.min(2, s.unitSorties[unit]) * RESTED;
    return [{ action, worth: gain / cost, reason: "It pays most." }];
  });
  return best(options, firstOf(legal, "done") ?? legal[0], 0);
}

/** Points for a unit or two that the Mobilization Phase will bring. */
function waiting(s: State, country: number): number {
  const count = boardOf(s).units.filter(
    (unit, u) =>
      unit.class === "ground" &&
      payerOf(s, u) === country &&
      s.unitPlace[u] === MOBILIZATION_BOX &&
      !hasFlag(s, u, WAITS),
  ).length;
  return Math.min(2, count);
}

/** D-MOB Field units first, to the city that needs them most; what would be lost buys a Surprise Attack marker. */
export function playMobilization(decision: Decision): Thought {
  const { s, legal, style } = decision;
  const options = legal.flatMap((action): Option[] => {
    if (action.type !== "mobilize") return [];
    const { field, class: unitClass } = unitData(s, action.unit);
    const cost = affordable(s, "mobilization", action.unit)?.cost ?? 1;
    const payer = payerOf(s, action.unit);
    if (style.combinedArms && !field && pointsLeft(s, payer) - cost < diplomacyOf(s, payer)) return [];
    const place = placeWorth(decision, action.unit, action.hex);
    const worth = 5 + (field ? FIELD : OTHERS) + place - (unitClass === "ground" ? 0 : cost * IN_DANGER);
    return [{ action, worth, reason: "It is needed there." }];
  });
  const done = firstOf(legal, "done") ?? legal[0];
  if (options.length > 0) return best(options, done, 0);
  return { action: firstOf(legal, "buySurprise") ?? done, reason: "Points are not saved." };
}

/** D-UPG Every upgrade is a better unit; nobody else is given up for it if there is a choice. */
export function playUpgrade({ s, legal }: Decision): Thought {
  const options = legal.flatMap((action): Option[] => {
    if (action.type !== "upgrade") return [];
    const strength = s.unitReduced[action.unit] === 0 ? 1 : 0.5;
    const price = action.also === undefined ? 0 : s.unitReduced[action.also] === 1 ? 0.2 : 0.4;
    return [{ action, worth: strength - price, reason: "better equipment" }];
  });
  return best(options, firstOf(legal, "done") ?? legal[0], 0);
}

/** D-TRF A country with more armies than points gets what another can spare; Commonwealth Trade is played. */
export function playEconomy({ s, faction, legal, style }: Decision): Thought {
  const done = firstOf(legal, "done") ?? legal[0];
  const trade = firstOf(legal, "play");
  if (trade !== undefined) return { action: trade, reason: "Every convoy counts." };
  if (!style.combinedArms) return { action: done, reason: "Every country keeps what it has." };
  const wants = boardOf(s).countryIds.map((_, country) => wantsOf(s, faction, country));
  const options = legal.flatMap((action): Option[] => {
    if (action.type !== "transfer") return [];
    const { from, to, amount } = action;
    const lacks = wants[to] - pointsLeft(s, to);
    const spare = pointsLeft(s, from) - wants[from];
    return amount > lacks || amount > spare ? [] : [{ action, worth: amount, reason: "It can be used better there." }];
  });
  return best(options, done, 0);
}

/** Points that a country could use: an activation for each field unit, and its losses. */
function wantsOf(s: State, faction: number, country: number): number {
  return boardOf(s).units.reduce((sum, unit, u) => {
    if (s.unitFaction[u] !== faction || payerOf(s, u) !== country) return sum;
    if (s.unitPlace[u] === MOBILIZATION_BOX) return sum + NEEDS[unit.class];
    if (!unit.field || s.unitPlace[u] < 0) return sum;
    return sum + (unit.mobile ? 2 : 1) + s.unitReduced[u];
  }, 0);
}

/** D-VOL A unit that is lost anyway may as well hold on. */
export function keepUnits({ legal }: Decision): Thought {
  const action: Action = firstOf(legal, "done") ?? legal[0];
  return { action, reason: "Hold on." };
}
