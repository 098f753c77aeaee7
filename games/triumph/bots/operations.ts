/** Plans for a Player Turn: which wars and Violations, which attacks, and where the other units go. */

import { isRefusal, UNSETTLED } from "@tripartite/kernel";
import { COMMAND_OF_CARD } from "../data/deck.ts";
import type { Area, Faction, Nation, Unit } from "../data/ids.ts";
import { AXIS, NEUTRAL } from "../data/kinds.ts";
import {
  AREA_NAMES,
  IS_GREAT_CAPITAL,
  IS_LAND,
  MUSTER_OF_NATION,
  NATION_COUNT,
  NATION_NAMES,
  USA,
} from "../data/map.ts";
import { capitalised, isMany, withArticle } from "../data/nations.ts";
import { IS_GROUND } from "../data/units.ts";
import { PARTY_NAMES } from "../describe.ts";
import { triumph } from "../game.ts";
import type { Action } from "../model/actions.ts";
import { copyState } from "../model/copy.ts";
import { PHASE, type State, TURN_NORMAL } from "../model/state.ts";
import { handOf } from "../rules/cards/cards.ts";
import { isValidCommand } from "../rules/cards/command.ts";
import { nationsWithinRange, unmovedUnits } from "../rules/routes/range.ts";
import { factionOfCapital, rivalCapitals } from "../rules/victory.ts";
import { atWar, atWarWith } from "../rules/war/relations.ts";
import { isViolable, rivalProtector } from "../rules/war/violation.ts";
import { type Attack, chooseAttacks, type Front, isDecisive, oddsNow, surveyFront } from "./attacks.ts";
import type { Mind, Style } from "./brain.ts";
import { targetsOf } from "./campaign.ts";
import { deployments } from "./deployment.ts";
import { strengthsOf } from "./strength.ts";
import { areAllied, costOfWar, dangerOf, pointsOf, type Rates, ratesOf, rivalsOf, worthOfNation } from "./worth.ts";

export interface Operation {
  /** Declarations, in the order in which they are named. */
  readonly declare: readonly Action[];
  readonly attacks: readonly Attack[];
  /** Victory Points that it promises. */
  readonly value: number;
  /** Attacks and deployments: unit and end of its move. */
  moves(): [unit: Unit, end: Area][];
  reason(): string;
}

/** The table at the beginning of a Player Turn of f with a number of Commands. */
export function atTurnStart(s: State, f: Faction, command: number): State {
  const t = copyState(s);
  t.phase = PHASE.declarations;
  t.toAct = UNSETTLED;
  t.turnKind = TURN_NORMAL;
  t.command = command;
  t.commandOrder = [f];
  t.turn = 0;
  t.picked = -1;
  t.moving = 0;
  t.announced = [];
  return t;
}

/** The table after the declarations, ready for movement; undefined if they are not possible. */
export function afterDeclaring(s: State, f: Faction, declare: readonly Action[]): State | undefined {
  const t = copyState(s);
  const steps: Action[] =
    declare.length > 0 ? [...declare, { type: "announce" }, { type: "pass" }] : [{ type: "pass" }];
  for (const action of steps) {
    if (t.phase !== PHASE.declarations || isRefusal(triumph.apply(t, f, action))) return undefined;
  }
  return t.phase === PHASE.movement ? t : undefined;
}

// ---- the price of declarations

const FACTORIES_FOR_VICTIM = 1.2;
const COUNTER_STROKE = 0.5;

/** Chits that f forgoes when it stops being at peace. */
function chitsForgone(s: State, f: Faction, chit: number): number {
  const years = Math.max(0, 1945 - s.year);
  return atWar(s, f) ? 0 : chit * years;
}

function priceOfWar(s: State, f: Faction, rival: Faction, { calm, alarm, chit, respect }: Style): number {
  return (
    1 +
    costOfWar(s, f) * 0.8 +
    chitsForgone(s, f, chit) * 0.5 +
    FACTORIES_FOR_VICTIM +
    counterStroke(s, f, rival, respect) +
    calm * peaceIsWorth(s, f) -
    alarm * gainByWar(s, f, rival)
  );
}

/** What a stronger victim will do to us in return. */
function counterStroke(s: State, f: Faction, rival: Faction, respect: number): number {
  const { attack } = strengthsOf(s);
  const total = (g: Faction) => attack[g].reduce((sum, strength) => sum + strength, 0);
  return COUNTER_STROKE + respect * Math.max(0, total(rival) - total(f));
}

/** A leader, or a Faction about to win in peace, does not need war. */
function peaceIsWorth(s: State, f: Faction): number {
  const points = pointsOf(s);
  const best = Math.max(...rivalsOf(s, f).map((g) => points[g]));
  return Math.max(0, Math.min(4, points[f] - best + 1)) + Math.max(0, points[f] - 18) * 0.6;
}

/** War makes the victim count its RES; that matters if it would win otherwise. */
function gainByWar(s: State, f: Faction, rival: Faction): number {
  const points = pointsOf(s);
  const danger = dangerOf(s, f, rival, points);
  const lost = costOfWar(s, rival) + (atWar(s, rival) ? 0 : 0.5);
  return danger * (2 + lost);
}

function priceOfViolation(s: State, f: Faction, nation: Nation, rates: Rates, style: Style): number {
  const chit = s.violated[f] > 0 || s.fought[f] > 0 || atWar(s, f) ? 0 : style.chit;
  const lost = s.influenceBy[nation] === f && s.influence[nation] > 0 ? worthOfNation(nation, f, rates) : 0;
  return chit + 2 * style.reaction * MUSTER_OF_NATION[nation] + lost + 0.2;
}

// ---- candidates

/** Every set of declarations worth thinking about: none, one war, one Violation. */
interface Declared {
  readonly declare: readonly Action[];
  readonly price: number;
  /** A sentence, with the space after it. */
  readonly reason: string;
  /** Wars that it begins. */
  readonly victims?: readonly Faction[];
}

function declarationsToTry(s: State, f: Faction, style: Style, targets: readonly number[]): Declared[] {
  const tries: Declared[] = [{ declare: [], price: 0, reason: "" }];
  if (!style.aggressive || s.turnKind !== TURN_NORMAL) return tries;
  for (const rival of rivalsOf(s, f)) {
    if (atWarWith(s, f, rival)) continue;
    const card = cardForWar(s, f);
    if (card === undefined) continue;
    const isVictim = targets.some((capital) => factionOfCapital(s, capital) === rival);
    const price = (isVictim ? style.warPrice : 1) * priceOfWar(s, f, rival, style);
    tries.push({
      declare: [{ type: "declareWar", rival, card }],
      price,
      reason: `War on ${PARTY_NAMES[rival]}. `,
      victims: [rival],
    });
  }
  if (tries.length === 3 && !areAllied(s)) {
    const declare = [...tries[1].declare, ...tries[2].declare];
    tries.push({ declare, price: tries[1].price + tries[2].price, reason: "War on both. ", victims: rivalsOf(s, f) });
  }
  const isNear = nationsWithinRange(s, unmovedUnits(s, f));
  const rates = ratesOf(s, f, style);
  for (let nation: Nation = 0; nation < NATION_COUNT; nation++) {
    if (!isNear[nation] || nation === USA || s.status[nation] !== NEUTRAL || !isViolable(s, nation)) continue;
    if (rivalProtector(s, f, nation) >= 0 || worthOfNation(nation, f, rates) < 0.6) continue;
    const price = style.violationPrice * priceOfViolation(s, f, nation, rates, style);
    if (worthOfNation(nation, f, rates) < price) continue;
    const name = capitalised(withArticle(NATION_NAMES[nation]));
    const reason = `${name} ${isMany(name) ? "are" : "is"} ripe. `;
    tries.push({ declare: [{ type: "violate", nation }], price, reason });
  }
  return tries;
}

/** §18.3 An Ally pays for a war with its smallest card of the Season; nobody else pays. */
function cardForWar(s: State, f: Faction): number | undefined {
  if (!areAllied(s) || f === AXIS) return -1;
  const cards = handOf(s, f).filter((card) => isValidCommand(s, card));
  return cards.sort((a, b) => COMMAND_OF_CARD[a] - COMMAND_OF_CARD[b])[0];
}

function operationOf(front: Front, attacks: readonly Attack[], declared: Declared, style: Style): Operation {
  const { s } = front;
  let moves: [number, number][] | undefined;
  return {
    declare: declared.declare,
    attacks,
    value: attacks.reduce((sum, attack) => sum + attack.value, 0) + doubleStroke(front, attacks) - declared.price,
    moves() {
      moves ??= allMoves(front, attacks, style);
      return moves;
    },
    reason() {
      const [main] = attacks;
      const quiet = s.command > 0 ? "The troops go where they are needed" : "Nothing to move";
      return `${declared.reason}${main === undefined ? quiet : describe(front, main)}.`;
    },
  };
}

const MILITARY_VICTORY = 50;

/** §16.3 Two capitals at one stroke win the game. */
function doubleStroke({ s, f }: Front, attacks: readonly Attack[]): number {
  if (rivalCapitals(s, f) > 0) return 0;
  const counts = (area: Area) => IS_GREAT_CAPITAL[area] && rivalsOf(s, f).includes(factionOfCapital(s, area));
  const [first, second] = attacks.filter(({ area }) => counts(area)).toSorted((a, b) => b.win - a.win);
  return second === undefined ? 0 : MILITARY_VICTORY * (first.win * second.win) ** 2;
}

function allMoves(front: Front, attacks: readonly Attack[], style: Style): [number, number][] {
  const { s } = front;
  const moves = attacks.flatMap((attack) =>
    inOrder(s, attack.moves).map(({ unit, route }): [number, number] => [unit, route[route.length - 1]]),
  );
  const used = new Set(moves.map(([unit]) => unit));
  return [...moves, ...deployments(front, used, s.command - moves.length, style)];
}

/** Ground units first, so that the others find Ground Support. */
function inOrder(s: State, moves: Attack["moves"]): Attack["moves"] {
  return moves.toSorted((a, b) => Number(IS_GROUND[s.unitType[b.unit]]) - Number(IS_GROUND[s.unitType[a.unit]]));
}

function describe(front: Front, attack: Attack): string {
  const name = AREA_NAMES[attack.area];
  if (!IS_LAND[attack.area]) return `The ships in the ${name} can be beaten`;
  const percent = Math.round(100 * oddsNow(front, attack));
  return percent >= 99
    ? `${name} lies open`
    : `${name} falls at once with ${percent} %, in the end with ${Math.round(100 * attack.win)} %`;
}

/** The danger of a Rival that excuses a war on a second front. */
const LAST_RESORT = 0.7;

/** Would these wars make a second front against more troops than we have, without a Rival that must be stopped? */
function isTooMuch(s: State, f: Faction, victims: readonly Faction[]): boolean {
  if (victims.length === 0) return false;
  const enemies = rivalsOf(s, f).filter((g) => victims.includes(g) || atWarWith(s, f, g));
  if (enemies.length < 2) return false;
  const points = pointsOf(s);
  if (victims.every((g) => dangerOf(s, f, g, points) >= LAST_RESORT)) return false;
  const { attack } = strengthsOf(s);
  const total = (g: Faction) => attack[g].reduce((sum, strength) => sum + strength, 0);
  return enemies.reduce((sum, g) => sum + total(g), 0) > total(f);
}

const LIKELY = 0.3;

/** Attacks that are likely to win the game at once. */
function endsTheGame(front: Front, attacks: readonly Attack[]): boolean {
  return (
    doubleStroke(front, attacks) > LIKELY * MILITARY_VICTORY ||
    attacks.some(({ area }) => isDecisive(front.s, front.f, area))
  );
}

/** The best plan; a declaration has to promise enough beyond what can be had without it. */
export function bestOperation(plans: readonly Operation[], { declareFrom }: Style): Operation | undefined {
  const quiet = plans.find(({ declare }) => declare.length === 0)?.value ?? 0;
  return plans.find(({ declare, value }) => declare.length === 0 || value - quiet > declareFrom);
}

/** Plans for the Player Turn that begins in `s`, best first; the first is what Staff would do. */
export function planOperations(s: State, f: Faction, style: Style, mind: Mind): Operation[] {
  const operations: Operation[] = [];
  const targets = targetsOf(s, f, style, mind);
  for (const declared of declarationsToTry(s, f, style, targets)) {
    const t = s.phase === PHASE.movement ? s : afterDeclaring(s, f, declared.declare);
    if (t === undefined) continue;
    const front = surveyFront(t, f, style, targets, mind);
    const attacks = chooseAttacks(front, t.command, style.boldness);
    if (declared.declare.length > 0 && attacks.length === 0) continue;
    if (isTooMuch(s, f, declared.victims ?? []) && !endsTheGame(front, attacks)) continue;
    operations.push(operationOf(front, attacks, declared, style));
  }
  return operations.sort((a, b) => b.value - a.value);
}
