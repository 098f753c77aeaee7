/**
 * D-ACT, D-STEP The Operations Phase: air units, then ships, then the armies. What the armies could do is worked out
 * once for the phase; afterwards only where something happened, and for the unit that is next.
 */
import type { Json } from "@tripartite/kernel";
import { distance } from "../board/board.ts";
import type { Action } from "../model/actions.ts";
import { ACTIVATED, boardOf, isMapBox, STRATEGIC, type State } from "../model/state.ts";
import { pointsLeft } from "../rules/economy/economy.ts";
import { activationCost, allowanceOf } from "../rules/land/activation.ts";
import { payerOf } from "../rules/sides.ts";
import { hasFlag, unitData } from "../rules/units.ts";
import { airOption } from "./air.ts";
import { assaultOptions } from "./assaults.ts";
import { best, bestOf, type Decision, firstOf, type Option, type Thought, WORTH_DOING, whim } from "./brain.ts";
import { settledPlan } from "./plans.ts";
import { reserveOf } from "./rebuilding.ts";
import { seaOptions } from "./sea.ts";
import { POINT_WORTH } from "./worth.ts";

/** What happens in a hex may change the plans of units as near as this. */
const NEAR = 4;
/** A point that will be missing for replacements and Mobilization. */
const SCARCE_POINT = 1;

/** §56.2, §56.4 What an Airdrop marker is worth in an attack; Partisans where their own army fights, and elsewhere. */
const DROP_PRICE = 1;
const AT_THE_FRONT = 1;
const BEHIND = 0.5;
/** A unit in a land box comes out to the front. */
const OUT_OF_THE_BOX = 0.6;

/** Ships once more at the end: an army that marched on has left room in its port. */
const STAGES = ["air", "sea", "land", "sea"] as const;

/** What is remembered during an Operations Phase. */
interface Campaign {
  /** The turn and the faction. */
  readonly key: string;
  readonly stage: number;
  /** By unit: what its best plan is worth; those that have to be thought over again are left out. */
  readonly plans: Map<number, number>;
  /** Where the last unit acted, or -1, and which it was. */
  readonly last: number;
  readonly actor: number;
}

type Remembered = Omit<Campaign, "plans"> & { readonly plans: readonly number[][] };

function recall({ s, faction, memory }: Decision): Campaign {
  const key = `${s.turn}:${faction}`;
  const fresh: Campaign = { key, stage: 0, plans: new Map(), last: -1, actor: -1 };
  if (memory === null || typeof memory !== "object" || Array.isArray(memory)) return fresh;
  const { operations } = memory as { operations?: Remembered };
  if (operations?.key !== key) return fresh;
  return { ...operations, plans: new Map(operations.plans.map(([unit, worth]) => [unit, worth])) };
}

function remember({ plans, ...rest }: Campaign): Json {
  return { operations: { ...rest, plans: [...plans].map(([unit, worth]) => [unit, Number(worth.toFixed(2))]) } };
}

/** Where the action takes place, or -1. */
function placeOf(s: State, action: Action): number {
  if ("hex" in action && action.hex !== undefined) return action.hex;
  return "unit" in action && action.unit !== undefined ? s.unitPlace[action.unit] : -1;
}

export function playOperations(decision: Decision): Thought {
  const { s, legal } = decision;
  const campaign = recall(decision);
  for (let stage = campaign.stage; stage < STAGES.length; stage++) {
    const options = optionsOf(decision, stage, campaign);
    const chosen = options.reduce<Option | undefined>(
      (most, o) => (most && most.worth >= o.worth ? most : o),
      undefined,
    );
    if (chosen === undefined || chosen.worth <= WORTH_DOING) continue;
    const actor = "unit" in chosen.action ? (chosen.action.unit ?? -1) : -1;
    const memory = remember({ ...campaign, stage, last: placeOf(s, chosen.action), actor });
    return { ...bestOf([chosen]), memory };
  }
  const pass = firstOf(legal, "pass");
  if (pass !== undefined) return { action: pass, reason: "Nothing else is worth its price." };
  const duty = groundOptions(decision, campaign);
  return duty.length > 0 ? bestOf(duty) : { action: legal[0], reason: "Something has to be done." };
}

function optionsOf(decision: Decision, stage: number, campaign: Campaign): Option[] {
  if (STAGES[stage] === "air") return airOptions(decision);
  if (STAGES[stage] === "sea") return seaOptions(decision);
  return groundOptions(decision, campaign);
}

function airOptions(decision: Decision): Option[] {
  const { s, legal, style, outlook } = decision;
  return legal.flatMap((action): Option[] => {
    if (action.type === "drop")
      return [{ action, worth: outlook.prize(action.hex) - DROP_PRICE, reason: "paratroopers take it" }];
    if (action.type === "partisans")
      return [{ action, worth: outlook.isInContact(action.hex) ? AT_THE_FRONT : BEHIND, reason: "the land rises" }];
    const isAir = action.type === "activate" && unitData(s, action.unit).class === "air";
    return isAir && style.combinedArms && outlook.atWar ? [airOption(decision, action.unit, action)] : [];
  });
}

/** What the points of an activation are worth elsewhere. */
function priceOf({ s, style, outlook }: Decision, unit: number): number {
  const cost = activationCost(s, unit);
  if (!style.combinedArms) return cost * POINT_WORTH;
  const payer = payerOf(s, unit);
  const left = pointsLeft(s, payer) - reserveOf(s, payer);
  if (left < cost) return cost * SCARCE_POINT;
  return cost * (left >= wantedBy(s, payer) ? outlook.weights.sparePoint : POINT_WORTH);
}

/** Points for an activation of every unit that the country could still activate. */
function wantedBy(s: State, payer: number): number {
  return boardOf(s).fieldUnits.reduce((sum, unit) => {
    const canAct = s.unitPlace[unit] >= 0 && payerOf(s, unit) === payer && !hasFlag(s, unit, ACTIVATED | STRATEGIC);
    return canAct ? sum + activationCost(s, unit) : sum;
  }, 0);
}

function groundOptions(decision: Decision, { plans, last, actor }: Campaign): Option[] {
  const { s, legal, outlook } = decision;
  const board = boardOf(s);
  const units: number[] = [];
  const acted = [last, actor < 0 ? -1 : s.unitPlace[actor]].filter((hex) => hex >= 0);
  for (const action of legal) {
    if (action.type !== "activate") continue;
    const { unit } = action;
    const place = s.unitPlace[unit];
    if (unitData(s, unit).class !== "ground") continue;
    if (isMapBox(place)) plans.set(unit, OUT_OF_THE_BOX);
    else if (acted.some((hex) => distance(board, place, hex) <= NEAR)) plans.delete(unit);
    units.push(unit);
  }
  const fresh = new Set<number>();
  const renew = (unit: number): number => {
    const worth = settledPlan(outlook, unit, allowanceOf(s, unit)).worth;
    plans.set(unit, worth);
    fresh.add(unit);
    return worth;
  };
  const worthOf = (unit: number): number => plans.get(unit) ?? renew(unit);
  const optionOf = (unit: number): Option => {
    const worth = worthOf(unit) - priceOf(decision, unit) + whim(decision);
    return { action: { type: "activate", unit }, worth, reason: `${board.units[unit].name} acts` };
  };
  const options = units.map(optionOf);
  for (;;) {
    const top = options.reduce((most, option, i) => (option.worth > options[most].worth ? i : most), 0);
    if (options.length === 0 || fresh.has(units[top]) || s.unitPlace[units[top]] < 0) break;
    renew(units[top]);
    options[top] = optionOf(units[top]);
  }
  return [...options, ...assaultOptions(decision, worthOf)];
}

/** D-STEP */
export function playMarch({ s, legal, outlook }: Decision): Thought {
  const end = firstOf(legal, "end") ?? legal[0];
  if (s.unitPlace[s.active] < 0) {
    const ways = legal.flatMap((action): Option[] =>
      action.type === "march"
        ? [{ action, worth: outlook.hexWorth(s.active, action.hex), reason: "out of the box" }]
        : [],
    );
    return ways.length > 0 ? bestOf(ways) : { action: end, reason: "It waits." };
  }
  const plan = settledPlan(outlook, s.active, s.points);
  const goes = plan.hex !== s.unitPlace[s.active];
  const wanted = goes ? "march" : "attack";
  const hex = goes ? plan.hex : plan.target;
  const offered = legal.find((action) => action.type === wanted && "hex" in action && action.hex === hex);
  const options: Option[] = offered === undefined ? [] : [{ action: offered, worth: plan.worth, reason: plan.reason }];
  return best(options, end, WORTH_DOING / 2);
}
