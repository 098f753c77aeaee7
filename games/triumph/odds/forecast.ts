/** What a battle will probably come to, in the few numbers that a person weighs. */
import { IS_GROUND } from "../data/units.ts";
import { cvChances } from "./calculator/losses.ts";
import {
  battleOdds,
  groundFirst,
  type OddsBattle,
  type OddsOutcome,
  type OddsSide,
  type OddsUnit,
} from "./calculator/odds.ts";

/** A side of a battle as it is sent to the worker: without functions. */
export interface PlainSide extends Omit<OddsSide, "policy"> {
  /** §15.42 An Armed Minor shoots at Ground units first. */
  readonly native?: boolean;
}

export interface Question extends Omit<OddsBattle, "attacker" | "defender"> {
  readonly attacker: PlainSide;
  readonly defender: PlainSide;
  /** Whose losses are counted. */
  readonly own: "attacker" | "defender";
}

export interface Forecast {
  /** Land: the Attacker has Ground units there and the Defender none. Sea: only the Attacker is left. */
  readonly attackerTakes: number;
  /** Land: the Defender has Ground units there and the Attacker none. Sea: only the Defender is left. */
  readonly defenderClears: number;
  readonly ownCv: number;
  readonly enemyCv: number;
  /** The chances of each loss of CV, from 0 up. */
  readonly losses: readonly number[];
}

export function forecast({ attacker, defender, own, ...rest }: Question): Forecast {
  const battle = { ...rest, attacker: withPolicy(attacker), defender: withPolicy(defender) };
  const odds = battleOdds(battle);
  const ofAttacker = own === "attacker";
  return {
    attackerTakes: battle.sea ? odds.attackerAlone : chanceOf(odds.outcomes, (o) => holds(o.attacker, o.defender)),
    defenderClears: battle.sea ? odds.defenderAlone : chanceOf(odds.outcomes, (o) => holds(o.defender, o.attacker)),
    ownCv: ofAttacker ? odds.attackerCv : odds.defenderCv,
    enemyCv: ofAttacker ? odds.defenderCv : odds.attackerCv,
    losses: cvChances(battle, own).reverse(),
  };
}

function withPolicy({ native, ...side }: PlainSide): OddsSide {
  return native ? { ...side, policy: groundFirst } : side;
}

function hasGround(units: readonly OddsUnit[]): boolean {
  return units.some(({ type }) => IS_GROUND[type]);
}

function holds(one: readonly OddsUnit[], other: readonly OddsUnit[]): boolean {
  return hasGround(one) && !hasGround(other);
}

function chanceOf(outcomes: readonly OddsOutcome[], is: (outcome: OddsOutcome) => boolean): number {
  return outcomes.reduce((sum, outcome) => (is(outcome) ? sum + outcome.probability : sum), 0);
}
