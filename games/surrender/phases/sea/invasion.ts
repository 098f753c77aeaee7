/** §55.2–§55.4 D-INV The force of an Amphibious Invasion is put together, step by step, then it sets out. */

import type { Faction, SeaNode } from "../../data/ids.ts";
import { OPERATIONS } from "../../data/vocabulary.ts";
import type { Action } from "../../model/actions.ts";
import type { Out } from "../../model/events.ts";
import { NO } from "../../model/refusals.ts";
import { ACTIVATED, PHASE, type State } from "../../model/state.ts";
import { activateGround } from "../../rules/land/activation.ts";
import {
  landingTargets,
  pairsFor,
  refuseLanding,
  refusePair,
  unitWithoutLanding,
  warshipsFor,
} from "../../rules/sea/invasion.ts";
import { unitData } from "../../rules/units.ts";
import { bitOf, type Phase } from "../phase.ts";
import { clearOperation } from "../sequence.ts";
import { beginInterceptions } from "./intercept.ts";

const INVASION = OPERATIONS.indexOf("amphibiousInvasion");

export function beginInvasion(s: State, faction: Faction, zone: SeaNode): void {
  clearOperation(s);
  s.operation = INVASION;
  s.operationFaction = faction;
  s.route = [zone];
  s.phase = PHASE.invasion;
}

/** Pairs that could land somewhere. */
function pairs(s: State): Action[] {
  const [zone] = s.route;
  return pairsFor(s, s.phasing, zone).flatMap(({ unit, convoy }): Action[] =>
    landingTargets(s, zone, unit).length > 0 ? [{ type: "pair", unit, with: convoy }] : [],
  );
}

/** The landing of the unit that was named last comes before anything else. */
function steps(s: State): Action[] {
  const unit = unitWithoutLanding(s);
  if (unit >= 0) return landingTargets(s, s.route[0], unit).map((hex): Action => ({ type: "land", unit, hex }));
  const isReady = s.cargo.length > 0;
  return [
    ...(isReady ? [{ type: "launch" } as const] : []),
    ...pairs(s),
    ...(isReady ? warshipsFor(s, s.phasing, s.route[0]).map((each): Action => ({ type: "take", unit: each })) : []),
    { type: "end" },
  ];
}

function launch(s: State, out: Out): void {
  s.invasions[s.operationFaction]++;
  let cost = 0;
  for (const unit of s.cargo) cost += activateGround(s, unit);
  for (const unit of s.force) s.unitFlags[unit] |= ACTIVATED;
  out.push({ type: "invasionLaunched", sea: s.route[0], units: [...s.cargo], ships: [...s.force], cost });
  s.active = s.cargo[0];
  beginInterceptions(s);
}

export const invasionPhase: Phase = {
  decision: "D-INV",
  prompt: (s) => {
    const unit = unitWithoutLanding(s);
    return unit < 0
      ? "Choose pairs and warships, then launch the invasion."
      : `Where does ${unitData(s, unit).name} land?`;
  },
  waiting: (s) => bitOf(s.phasing),
  legal: steps,
  refuse(s, faction, action) {
    const [zone] = s.route;
    const unit = unitWithoutLanding(s);
    if (action.type === "land") {
      return action.unit === unit ? refuseLanding(s, zone, unit, action.hex) : NO.INVASION_TARGET;
    }
    if (unit >= 0) return NO.INVASION_TARGET;
    if (action.type === "end") return undefined;
    if (action.type === "launch") return s.cargo.length > 0 ? undefined : NO.INVASION_FORCE;
    if (action.type === "take")
      return s.cargo.length > 0 && warshipsFor(s, faction, zone).includes(action.unit) ? undefined : NO.INVASION_FORCE;
    if (action.type !== "pair") return NO.WRONG_ACTION;
    const refusal = refusePair(s, faction, zone, action.unit, action.with);
    return refusal ?? (landingTargets(s, zone, action.unit).length > 0 ? undefined : NO.INVASION_TARGET);
  },
  perform(s, _, action, out) {
    if (action.type === "pair") {
      s.cargo.push(action.unit);
      s.force.push(action.with);
    } else if (action.type === "land") s.landings.push(action.hex, action.unit);
    else if (action.type === "take") s.force.push(action.unit);
    else if (action.type === "launch") launch(s, out);
    else {
      clearOperation(s);
      s.phase = PHASE.operations;
    }
  },
  proceed() {},
  fallback: (s) => (unitWithoutLanding(s) >= 0 ? steps(s)[0] : { type: "end" }),
};
