/** Which attacks a Faction could make with the moves that its units have, and what they promise. */

import type { Area, Faction, Party, Unit } from "../data/ids.ts";
import { BORDER_LIMIT, NATIVE } from "../data/kinds.ts";
import { AREA_COUNT, border, IS_GREAT_CAPITAL, IS_LAND, KIND_OF_BORDER } from "../data/map.ts";
import { IS_GROUND } from "../data/units.ts";
import type { ActionOf } from "../model/actions.ts";
import type { State } from "../model/state.ts";
import { battleOdds, groundFirst } from "../odds/calculator/odds.ts";
import { type SuppliedAreas, suppliedAreas } from "../rules/economy/supply.ts";
import { ENEMIES_HERE, ENEMY_LAND } from "../rules/nations/territory.ts";
import { isWithinRange, unmovedUnits } from "../rules/routes/range.ts";
import { listPlainMoves } from "../rules/routes/routes.ts";
import { survey } from "../rules/routes/survey.ts";
import { atWar, isEnemy, occupies } from "../rules/war/relations.ts";
import { cameFrom, type Mind, type Style } from "./brain.ts";
import { type Campaign, campaignOf } from "./campaign.ts";
import { canLeave, type Garrisons, garrisonsOf, garrisonsWithout, leave } from "./capitals.ts";
import {
  defenceOf,
  type Fighter,
  fightersOf,
  LAND_STEPS,
  prospects,
  type Strengths,
  strengthsOf,
  threatTo,
} from "./strength.ts";
import { ownCapitals, type Rates, ratesOf, worthOfArea } from "./worth.ts";

type Move = ActionOf<"move">;

export interface Attack {
  readonly area: Area;
  readonly moves: readonly Move[];
  /** Victory Points gained on average, losses taken off. */
  readonly value: number;
  /** The chance that the area falls. */
  readonly win: number;
}

/** What a unit may do to an area, by area. */
type Chances = Map<number, Move[]>;

export interface Front {
  readonly s: State;
  readonly f: Faction;
  readonly style: Style;
  readonly strengths: Strengths;
  readonly rates: Rates;
  readonly chances: Chances;
  /** What capitals can spare. */
  readonly spare: Garrisons;
  /** By area: is there Supply? Only asked for at war. */
  readonly supplied?: SuppliedAreas;
  readonly campaign: Campaign;
  /** Where units stood before they last moved, lately. */
  readonly cameFrom: ReadonlyMap<Unit, Area>;
}

/** What can be attacked from here. */
export function surveyFront(s: State, f: Faction, style: Style, targets: readonly number[], mind: Mind): Front {
  const strengths = strengthsOf(s);
  const seen = survey(s, f);
  const chances: Chances = new Map();
  const hostile: number[] = [];
  for (let area: Area = 0; area < AREA_COUNT; area++)
    if ((seen.board[area] & (ENEMY_LAND | ENEMIES_HERE)) !== 0) hostile.push(area);
  for (const unit of hostile.length > 0 ? unmovedUnits(s, f) : []) {
    if (!isWithinRange(s, unit, hostile)) continue;
    for (const { action: move } of listPlainMoves(s, unit, seen)) {
      const end = move.route[move.route.length - 1];
      if ((seen.board[end] & (ENEMY_LAND | ENEMIES_HERE)) !== 0) add(chances, end, move);
    }
  }
  const spare = garrisonsOf(s, f, strengths, style);
  const campaign = campaignOf(s, f, style.campaign, targets, strengths);
  const supply = atWar(s, f) ? { supplied: suppliedAreas(s, f) } : {};
  return {
    s,
    f,
    style,
    strengths,
    rates: ratesOf(s, f, style),
    chances,
    spare,
    campaign,
    cameFrom: cameFrom(s, mind),
    ...supply,
  };
}

function add(map: Map<number, Move[]>, key: number, move: Move): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [move]);
  else list.push(move);
}

/** Enemies of f that stand in an area. */
export function defendersIn(s: State, f: Faction, area: Area): Fighter[] {
  const defenders: Fighter[] = [];
  for (let p: Party = 0; p <= NATIVE; p++) {
    if (p !== f && occupies(s, p, area) && isEnemy(s, f, p, area)) defenders.push(...fightersOf(s, p, area));
  }
  return defenders;
}

const MOST_ATTACKERS = 7;

/** The strongest group that borders let into the area, of units that can be spared. */
function gather({ s, f, chances, spare }: Front, area: Area, used: ReadonlySet<number>, budget: number): Move[] {
  const defended = defendersIn(s, f, area).length > 0;
  const crossings = new Map<number, number>();
  const left = garrisonsWithout(s, spare, used);
  const group: Move[] = [];
  const taken = new Set(used);
  const moves = (chances.get(area) ?? []).toSorted((a, b) => rank(s, b) - rank(s, a));
  for (const move of moves) {
    if (group.length >= Math.min(budget, MOST_ATTACKERS) || taken.has(move.unit)) continue;
    const from = s.unitArea[move.unit];
    if (!canLeave(s, move.unit, left) && !isDecisive(s, f, area)) continue;
    const last = move.route.length > 1 ? move.route[move.route.length - 2] : from;
    const crossed = border(last, area);
    const limit = IS_LAND[last] ? BORDER_LIMIT[KIND_OF_BORDER[crossed]] : 1;
    if (IS_GROUND[s.unitType[move.unit]] && (defended || !IS_LAND[last])) {
      if ((crossings.get(crossed) ?? 0) >= limit) continue;
      crossings.set(crossed, (crossings.get(crossed) ?? 0) + 1);
    }
    leave(s, move.unit, left);
    taken.add(move.unit);
    group.push(move);
    if (!defended) break;
  }
  return group;
}

function rank(s: State, move: Move): number {
  const type = s.unitType[move.unit];
  return (IS_GROUND[type] ? 10 : 0) + s.unitCv[move.unit];
}

/** A capital that would win the game is worth every risk. */
export function isDecisive(s: State, f: Faction, area: Area): boolean {
  return IS_GREAT_CAPITAL[area] && worthOfArea(s, f, area, { pop: 0, res: 0 }, 5) > 50;
}

/** What an attack with this group promises. */
function judge(front: Front, area: Area, group: readonly Move[]): Attack {
  const { s, f } = front;
  const defenders = defendersIn(s, f, area);
  const attackers = group.map(
    (move): Fighter => ({
      type: s.unitType[move.unit],
      cv: s.unitCv[move.unit],
      invader: IS_GROUND[s.unitType[move.unit]] && !IS_LAND[move.route[move.route.length - 2] ?? s.unitArea[move.unit]],
    }),
  );
  const own = fightersOf(s, f, area);
  const all = [...attackers, ...own];
  if (!all.some(({ type }) => IS_GROUND[type]) && IS_LAND[area]) return { area, moves: group, value: -1, win: 0 };
  const worth = worthOfTarget(front, area);
  if (defenders.length === 0) return { area, moves: group, value: worth * holdable(front, area, attackers), win: 1 };
  if (!IS_LAND[area]) return judgeSea(front, area, group, all, defenders);
  const outlook = prospects(all, defenders, s.surprise === 1);
  const lost = all.reduce((sum, { type, cv }) => sum + (IS_GROUND[type] ? cv : 0), 0) - outlook.attacker;
  const killed = defenders.reduce((sum, { type, cv }) => sum + (IS_GROUND[type] ? cv : 0), 0) - outlook.defender;
  const win = outlook.win;
  const value = worth * win * holdable(front, area, all) - front.style.blood * lost + front.style.kill * killed;
  return { area, moves: group, value, win };
}

function judgeSea(
  { s, f }: Front,
  area: Area,
  group: readonly Move[],
  attackers: readonly Fighter[],
  defenders: readonly Fighter[],
): Attack {
  const cv = (units: readonly Fighter[]) => units.reduce((sum, unit) => sum + unit.cv, 0);
  const ratio = cv(attackers) / Math.max(1, cv(defenders));
  const win = Math.max(0, Math.min(0.95, 0.5 + (ratio - 1) * 0.4));
  const isNearHome = ownCapitals(s, f).some((capital) => LAND_STEPS[capital].includes(area) || nextTo(capital, area));
  return { area, moves: group, win, value: (win - 0.55) * cv(defenders) * (isNearHome ? 0.5 : 0.3) };
}

function nextTo(capital: Area, sea: Area): boolean {
  return border(capital, sea) >= 0;
}

/** Worth of the area itself, or of what lies behind it. */
function worthOfTarget({ s, f, style, rates, campaign }: Front, area: Area): number {
  if (!IS_LAND[area]) return 0;
  const own =
    s.control[area] === f
      ? 0.5 * worthOfArea(s, f, area, rates, style.capital)
      : worthOfArea(s, f, area, rates, style.capital);
  let behind = 0;
  for (const next of LAND_STEPS[area]) {
    if (s.control[next] === f || !isEnemy(s, f, s.control[next], next)) continue;
    behind = Math.max(behind, style.staging * Math.min(12, worthOfArea(s, f, next, rates, style.capital)));
  }
  return Math.max(own + 0.1, behind, IS_GREAT_CAPITAL[area] ? 0 : own + campaign.gain[area]);
}

/** Part of the worth of a capital where the troops would starve; nothing else is worth that. */
const WITHOUT_SUPPLY = 0.4;

/** Can what is won be held against the strongest counter-stroke? */
function holdable({ s, f, style, strengths, supplied }: Front, area: Area, winners: readonly Fighter[]): number {
  if (isDecisive(s, f, area)) return 1;
  if (supplied?.[area] === 0) return IS_GREAT_CAPITAL[area] ? WITHOUT_SUPPLY : 0;
  const held = winners.reduce((sum, { type, cv }) => sum + defenceOf(type, cv), 0) * 0.7;
  const threat = threatTo(s, f, area, strengths) - strengths.attack[f][area];
  return threat <= held ? 1 : Math.max(style.hope, held / threat);
}

/** The best attacks within a number of moves, best first, no unit used twice. */
export function chooseAttacks(front: Front, budget: number, boldness: number): Attack[] {
  const used = new Set<number>();
  const chosen: Attack[] = [];
  let left = budget;
  const areas = new Set(front.chances.keys());
  while (left > 0 && areas.size > 0) {
    let top: Attack | undefined;
    for (const area of areas) {
      const group = gather(front, area, used, left);
      if (group.length === 0) {
        areas.delete(area);
        continue;
      }
      const attack = judge(front, area, group);
      if (attack.value <= 0.05 || attack.win < boldness) continue;
      if (top === undefined || attack.value / Math.sqrt(attack.moves.length) > top.value / Math.sqrt(top.moves.length))
        top = attack;
    }
    if (top === undefined) break;
    chosen.push(top);
    areas.delete(top.area);
    left -= top.moves.length;
    for (const { unit } of top.moves) used.add(unit);
  }
  return chosen;
}

/** The exact chance that the area is cleared in this very round. */
export function oddsNow({ s, f }: Front, attack: Attack): number {
  const defenders = defendersIn(s, f, attack.area);
  if (defenders.length === 0) return 1;
  if (attack.moves.length + defenders.length > 10) return attack.win * 0.6;
  const units = attack.moves.map((move) => ({ type: s.unitType[move.unit], cv: s.unitCv[move.unit] }));
  const odds = battleOdds({
    sea: false,
    attacker: { units, technologies: s.techs[f], policy: groundFirst },
    defender: { units: defenders, technologies: 0, policy: groundFirst },
    surprise: s.surprise === 1,
    landOf: "defender",
  });
  return odds.attackerAlone;
}
