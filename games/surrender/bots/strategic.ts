/** D-STM A unit that can do nothing better goes by rail or air to where it is needed. */
import { allowanceOf } from "../rules/land/activation.ts";
import { strategicTargets } from "../rules/land/strategicMovement.ts";
import { unitData } from "../rules/units.ts";
import { baseWorth } from "./air.ts";
import { best, bestOf, type Decision, firstOf, type Option, type Thought } from "./brain.ts";
import { bestPlan } from "./plans.ts";

/** A rail move is one of few: it has to bring this much. */
const WORTH_MOVING = 0.6;
/** Number of candidates examined closely. */
const CLOSELY = 12;

function gainOf({ s, outlook }: Decision, unit: number, hex: number): number {
  const from = s.unitPlace[unit];
  if (unitData(s, unit).class === "air") return baseWorth(outlook, hex) - (from < 0 ? 0 : baseWorth(outlook, from));
  if (unitData(s, unit).field) return from < 0 ? outlook.hexWorth(unit, hex) : outlook.moveGain(unit, from, hex);
  const { countryIndex } = unitData(s, unit);
  return outlook.guardWorth(hex, false, countryIndex) - (from < 0 ? 0 : outlook.guardWorth(from, false, countryIndex));
}

export function playStrategic(decision: Decision): Thought {
  const { s, legal, style, outlook } = decision;
  const places = legal.flatMap((action): Option[] =>
    action.type === "relocate"
      ? [{ action, worth: gainOf(decision, s.active, action.hex), reason: "needed there" }]
      : [],
  );
  if (places.length > 0) return bestOf(places);
  const otherwise = firstOf(legal, "pass", "stay") ?? legal[0];
  if (!style.combinedArms) return { action: otherwise, reason: "The railways rest." };
  const options = legal.flatMap((action): Option[] => {
    if (action.type !== "choose") return [];
    const { unit } = action;
    const gains = strategicTargets(s, unit).map((hex) => gainOf(decision, unit, hex));
    return [{ action, worth: Math.max(...gains), reason: "needed elsewhere" }];
  });
  const first = options.sort((a, b) => b.worth - a.worth).slice(0, CLOSELY);
  const weighed = first.map((option): Option => {
    if (option.action.type !== "choose" || !unitData(s, option.action.unit).field) return option;
    const { unit } = option.action;
    if (s.unitPlace[unit] < 0) return option;
    return { ...option, worth: option.worth - Math.max(0, bestPlan(outlook, unit, allowanceOf(s, unit)).worth) };
  });
  return best(weighed, otherwise, WORTH_MOVING);
}
