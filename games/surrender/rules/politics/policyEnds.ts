/** §37 The policies in force and their re-evaluation. */

import { ENDS_ON_DIE, POLICIES, POLICY_IDS, type PolicyId } from "../../data/campaign/policies.ts";
import type { WarPair } from "../../data/campaign/wars.ts";
import type { Policy } from "../../data/ids.ts";
import type { Out } from "../../model/events.ts";
import { boardOf, type State } from "../../model/state.ts";
import { rollDie } from "../dice.ts";
import { endPolicy } from "./happenings.ts";

export function isInForce(s: State, policy: PolicyId): boolean {
  return s.policies[POLICY_IDS.indexOf(policy)] === 1;
}

/** The policy in force that keeps a pair of factions at peace. */
export function policyOfPair(s: State, pair: WarPair): PolicyId | undefined {
  return POLICY_IDS.find((id) => POLICIES[id].pair === pair && isInForce(s, id));
}

/** §37.1 The next policy whose marker lies on this turn, or -1. */
export function dueForReevaluation(s: State): number {
  return POLICY_IDS.findIndex((_, policy) => s.policies[policy] === 1 && s.policyTurn[policy] === s.turn);
}

/** §37.1 R-POL-6 The highest die that ends the policy in its roll of this number. */
export function endsOnDie(s: State, roll: number): number {
  const dice = boardOf(s).scenario.policyDice ?? ENDS_ON_DIE;
  return dice.findLast(({ fromRoll }) => roll >= fromRoll)!.die;
}

/** §37.1 R-POL-6 Rolls for a policy: it ends, or its marker moves to the next turn. */
export function reevaluate(s: State, policy: Policy, out: Out): void {
  s.policyRolls[policy]++;
  const limit = endsOnDie(s, s.policyRolls[policy]);
  const die = rollDie(s);
  const ends = die <= limit;
  out.push({ type: "policyRolled", policy: POLICY_IDS[policy], die, limit, ends });
  if (ends) endPolicy(s, POLICY_IDS[policy], out);
  else s.policyTurn[policy] = s.turn + 1;
}
