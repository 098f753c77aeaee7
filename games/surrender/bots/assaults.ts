/** D-ACT Assaults: who opens one, and who joins. */
import type { Action } from "../model/actions.ts";
import { MAX_ADDITIONAL, occupiesFort } from "../rules/combat/attacks.ts";
import { activationCost } from "../rules/land/activation.ts";
import { unitData } from "../rules/units.ts";
import { plannedWorth } from "./attackWorth.ts";
import { best, type Decision, type Option, type Thought } from "./brain.ts";
import { POINT_WORTH } from "./worth.ts";

/** A unit that joins gives up most of what it could do alone. */
const GIVEN_UP = 0.8;
/** The one that opens it can often still advance. */
const OPENER_GIVES_UP = 0.2;

/** What it is worth that a fort does not halve the attack. */
const OVER_THE_WALL = 2;

type Alone = (unit: number) => number;

/** One option for each hex that could be assaulted: the best Primary Attacker with those who would join. */
export function assaultOptions(decision: Decision, alone: Alone): Option[] {
  const byHex = new Map<number, number[]>();
  for (const action of decision.legal) {
    if (action.type !== "assault" || action.marker !== undefined) continue;
    byHex.set(action.hex, [...(byHex.get(action.hex) ?? []), action.unit]);
  }
  return [...byHex].flatMap(([hex, units]) => {
    const options = units.map((unit) => assaultBy(decision, hex, unit, units, alone));
    return options.reduce<Option[]>((kept, option) => (kept[0]?.worth >= option.worth ? kept : [option]), []);
  });
}

function assaultBy(decision: Decision, hex: number, unit: number, units: readonly number[], alone: Alone): Option {
  const { s, outlook, style } = decision;
  const worthOf = (units: readonly number[]) => plannedWorth(outlook, "assault", units, hex);
  let attackers = [unit];
  let worth = worthOf(attackers);
  let price = activationCost(s, unit) * POINT_WORTH + Math.max(0, alone(unit)) * OPENER_GIVES_UP;
  const others = style.combinedArms ? units.filter((other) => other !== unit) : [];
  for (const other of others.sort((a, b) => Number(unitData(s, b).mobile) - Number(unitData(s, a).mobile))) {
    if (attackers.length > MAX_ADDITIONAL) break;
    const joined = worthOf([...attackers, other]);
    const cost = activationCost(s, other) * POINT_WORTH + Math.max(0, alone(other)) * GIVEN_UP;
    if (joined - worth - cost <= 0) continue;
    attackers = [...attackers, other];
    worth = joined;
    price += cost;
  }
  const reason = `Assault of ${attackers.length}`;
  const drop = occupiesFort(s, s.groundAt[hex]) ? withDrop(decision, unit, hex) : undefined;
  if (drop !== undefined)
    return { action: drop, worth: worth - price + OVER_THE_WALL, reason: `${reason}, from the air` };
  return { action: { type: "assault", unit, hex }, worth: worth - price, reason };
}

/** §56.2 The same Assault with an Airdrop, if it is offered. */
function withDrop({ legal }: Decision, unit: number, hex: number): Action | undefined {
  return legal.find(
    (action) => action.type === "assault" && action.unit === unit && action.hex === hex && action.marker !== undefined,
  );
}

/** D-ACT While an Assault is put together. */
export function joinAssault({ s, legal, style, outlook }: Decision): Thought {
  const worthOf = (units: readonly number[]) => plannedWorth(outlook, "assault", units, s.target);
  const now = worthOf(s.attackers);
  const options = legal.flatMap((action): Option[] => {
    if (action.type !== "join" || !style.combinedArms) return [];
    const joined = worthOf([...s.attackers, action.unit]);
    return [{ action, worth: joined - now - activationCost(s, action.unit) * POINT_WORTH, reason: "more weight" }];
  });
  const launch: Action = { type: "launch" };
  return best(options, launch);
}
