/** D-ACT, D-STEP, D-AIR, D-STM The unit that promises most acts next. */
import { nextBelow } from "@tripartite/kernel";
import type { Action } from "../actions.ts";
import { distance } from "../board/board.ts";
import { SORTIES_GAINED } from "../data/combatResults.ts";
import { RESULT_CODES, RESULTS } from "../data/combatTable.ts";
import { RANGES } from "../data/ranges.ts";
import { activationCost, allowanceOf } from "../rules/activation.ts";
import { MAX_ADDITIONAL, mayAssault, mayJoin } from "../rules/attacks.ts";
import { airSituation } from "../rules/battle.ts";
import { airNavalOdds } from "../rules/odds.ts";
import { atWar } from "../rules/sides.ts";
import { strategicTargets } from "../rules/strategicMovement.ts";
import { unitData } from "../rules/units.ts";
import { boardOf, type State } from "../state.ts";
import { attackWorth } from "./attackWorth.ts";
import { type Decision, POINT_WORTH, SORTIE_WORTH, type Thought } from "./brain.ts";
import { bestPlan, hexWorth } from "./plans.ts";
import { Threats } from "./threats.ts";

/** Less than this is not worth an activation. */
const WORTH_DOING = 0.25;
const TARGET_IN_RANGE = 0.25;

interface Option {
  readonly action: Action;
  readonly worth: number;
  readonly reason: string;
}

function best(options: readonly Option[], otherwise: Action): Thought {
  let chosen: Option = { action: otherwise, worth: WORTH_DOING, reason: "Nothing else is worth its price." };
  for (const option of options) if (option.worth > chosen.worth) chosen = option;
  return { action: chosen.action, reason: `${chosen.reason} (${chosen.worth.toFixed(1)})` };
}

function whim({ style, random }: Decision): number {
  return style.whim === 0 ? 0 : (nextBelow(random, 1000) / 1000) * style.whim;
}

/** §14.3 Sorties that a strike can be expected to cost both. */
function strikeWorth(s: State, unit: number, target: number): number {
  const { ways, of } = airNavalOdds(airSituation(s, "airStrike", unit, target, s.unitPlace[target]));
  let worth = 0;
  for (const result of RESULT_CODES) {
    const gained = SORTIES_GAINED[result];
    const count = (gain: 1 | "plus") => (gain === "plus" ? RESULTS[result].plus : gain);
    worth += (ways[result] / of) * (count(gained.defender) - count(gained.attacker) * 1.2) * SORTIE_WORTH;
  }
  return s.unitSorties[target] >= 6 ? -1 : worth;
}

/** How much of the enemy an air unit could be used against from a base. */
function baseWorth(s: State, unit: number, hex: number): number {
  const faction = s.unitFaction[unit];
  let count = 0;
  boardOf(s).units.forEach((other, u) => {
    if (other.class !== "ground" || !atWar(s, faction, s.unitFaction[u]) || s.unitPlace[u] < 0) return;
    if (distance(boardOf(s), hex, s.unitPlace[u]) <= RANGES.airSupport.hexes) count++;
  });
  return Math.min(count, 5) * TARGET_IN_RANGE;
}

export function playOperations(decision: Decision): Thought {
  const { s, seat, legal, style } = decision;
  const threats = new Threats(s, seat);
  const plans = new Map<number, number>();
  const options: Option[] = [];
  for (const action of legal) {
    if (action.type !== "activate") continue;
    const { unit } = action;
    if (unitData(s, unit).class !== "ground") {
      if (style.combinedArms) options.push(airOption(s, unit, action));
      continue;
    }
    const plan = bestPlan(s, unit, allowanceOf(s, unit), threats, style);
    plans.set(unit, plan.worth);
    const worth = plan.worth - activationCost(s, unit) * POINT_WORTH + whim(decision);
    options.push({ action, worth, reason: plan.reason });
  }
  for (const action of legal) {
    if (action.type !== "assault") continue;
    options.push(assaultOption(decision, action, plans, threats));
  }
  return best(options, { type: "pass" });
}

function airOption(s: State, unit: number, action: Action): Option {
  const faction = s.unitFaction[unit];
  const here = baseWorth(s, unit, s.unitPlace[unit]);
  const strikes = boardOf(s).units.map((other, u) =>
    other.class === "air" &&
    atWar(s, faction, s.unitFaction[u]) &&
    s.unitPlace[u] >= 0 &&
    distance(boardOf(s), s.unitPlace[unit], s.unitPlace[u]) <= RANGES.airStrike.hexes
      ? strikeWorth(s, unit, u)
      : 0,
  );
  const move = here < 3 * TARGET_IN_RANGE ? 3 * TARGET_IN_RANGE - here : 0;
  return { action, worth: Math.max(move, ...strikes), reason: "air unit" };
}

/** The units that would join, best first, and what the whole is worth beyond what each could do alone. */
function assaultOption(
  { s, style }: Decision,
  action: Action & { type: "assault" },
  plans: ReadonlyMap<number, number>,
  threats: Threats,
): Option {
  const { unit, hex } = action;
  const alone = (u: number) => plans.get(u) ?? bestPlan(s, u, allowanceOf(s, u), threats, style).worth;
  const battle = { kind: "assault" as const, hex, airAttacker: false, airDefender: false, markers: [] };
  let attackers = [unit];
  let worth = attackWorth(s, { ...battle, attackers }, style);
  let price = activationCost(s, unit) * POINT_WORTH;
  if (style.combinedArms) {
    const faction = s.unitFaction[unit];
    const others = boardOf(s).units.flatMap(({ field }, u) =>
      s.unitFaction[u] === faction && field && u !== unit && mayAssault(s, u, hex) ? [u] : [],
    );
    for (const other of others.sort((a, b) => Number(unitData(s, b).mobile) - Number(unitData(s, a).mobile))) {
      if (attackers.length > MAX_ADDITIONAL) break;
      const joined = attackWorth(s, { ...battle, attackers: [...attackers, other] }, style);
      const more = joined - worth - activationCost(s, other) * POINT_WORTH - Math.max(0, alone(other)) * 0.8;
      if (more <= 0) continue;
      attackers = [...attackers, other];
      worth = joined;
      price += activationCost(s, other) * POINT_WORTH + Math.max(0, alone(other)) * 0.8;
    }
  }
  return { action, worth: worth - price - Math.max(0, alone(unit)) * 0.2, reason: `Assault of ${attackers.length}` };
}

/** D-ACT While an Assault is put together. */
export function joinAssault({ s, legal, style }: Decision): Thought {
  const battle = { kind: "assault" as const, hex: s.target, airAttacker: false, airDefender: false, markers: [] };
  const now = attackWorth(s, { ...battle, attackers: s.attackers }, style);
  const options = legal.flatMap((action): Option[] => {
    if (action.type !== "join" || !style.combinedArms || !mayJoin(s, action.unit)) return [];
    const joined = attackWorth(s, { ...battle, attackers: [...s.attackers, action.unit] }, style);
    return [{ action, worth: joined - now - activationCost(s, action.unit) * POINT_WORTH, reason: "more weight" }];
  });
  return best(options, { type: "launch" });
}

/** D-STEP */
export function playMarch(decision: Decision): Thought {
  const { s, seat, legal, style } = decision;
  const plan = bestPlan(s, s.active, s.points, new Threats(s, seat), style);
  const goes = plan.hex !== s.unitPlace[s.active];
  const wanted: Action = goes ? { type: "march", hex: plan.hex } : { type: "attack", hex: plan.target };
  const offered = legal.find((action) => action.type === wanted.type && "hex" in action && action.hex === wanted.hex);
  const enough = plan.worth > WORTH_DOING / 2;
  if (enough && offered !== undefined) return { action: offered, reason: `${plan.reason} (${plan.worth.toFixed(1)})` };
  return { action: { type: "end" }, reason: "It stands well here." };
}

/** D-AIR */
export function playAir({ s, legal }: Decision): Thought {
  const here = baseWorth(s, s.active, s.unitPlace[s.active]);
  const options = legal.flatMap((action): Option[] => {
    if (action.type === "strike")
      return [{ action, worth: strikeWorth(s, s.active, action.unit), reason: "Air Strike" }];
    if (action.type === "fly")
      return [{ action, worth: baseWorth(s, s.active, action.hex) - here, reason: "nearer to the front" }];
    return [];
  });
  return best(options, { type: "end" });
}

/** D-STM A unit that can do nothing better goes where it is needed. */
export function playStrategic({ s, seat, legal, style }: Decision): Thought {
  const threats = new Threats(s, seat);
  const gainOf = (unit: number, hex: number) =>
    hexWorth(s, unit, hex, threats, style) - hexWorth(s, unit, s.unitPlace[unit], threats, style);
  const options = legal.flatMap((action): Option[] => {
    if (action.type === "relocate") return [{ action, worth: gainOf(s.active, action.hex), reason: "needed there" }];
    if (action.type !== "choose" || unitData(s, action.unit).class !== "ground" || !style.combinedArms) return [];
    const { unit } = action;
    const marching = bestPlan(s, unit, allowanceOf(s, unit), threats, style).worth;
    const gains = strategicTargets(s, unit).map((hex) => gainOf(unit, hex));
    return [{ action, worth: Math.max(...gains) - Math.max(0, marching), reason: "needed elsewhere" }];
  });
  return best(options, legal.some(({ type }) => type === "pass") ? { type: "pass" } : { type: "stay" });
}
