/** §53.3, §53.4 D-INT, D-ESC, D-AGN, D-ABT Interceptions of an operation, one attempt after the other. */

import { MAX_SORTIES } from "../../data/rulings.ts";
import type { Action } from "../../model/actions.ts";
import { NO } from "../../model/refusals.ts";
import { AIR_NAVAL, PHASE, type State } from "../../model/state.ts";
import { airNavalCombat } from "../../rules/charts/airNavalCombat.ts";
import { rollBoth } from "../../rules/dice.ts";
import { useMarker } from "../../rules/markers.ts";
import {
  type Attempt,
  attempts,
  defaultEscort,
  enemyFactions,
  escorts,
  interceptionSituation,
  interceptorCode,
  interceptorFaction,
  markerOfCode,
  missionOf,
  operationOf,
} from "../../rules/sea/interceptors.ts";
import { addSorties, unitData } from "../../rules/units.ts";
import { beginCommitment } from "../land/combatStart.ts";
import { automatic, bitOf, type Phase } from "../phase.ts";
import { clearCombat } from "../sequence.ts";
import { endInvasion } from "./landing.ts";
import { completeOperation, interdictOperation } from "./operations.ts";

/** The operation is declared: its enemies may intercept, then it continues. */
export function beginInterceptions(s: State): void {
  s.routeAt = 0;
  s.tried = [];
  s.intercepting = enemyFactions(s)[0] ?? -1;
  s.phase = PHASE.intercept;
}

function nextFaction(s: State): void {
  const factions = enemyFactions(s);
  s.intercepting = factions[factions.indexOf(s.intercepting) + 1] ?? -1;
  s.routeAt = 0;
}

function toAction({ unit, marker, sea, target }: Attempt): Action {
  return {
    type: "intercept",
    ...(unit !== undefined && { unit }),
    ...(marker !== undefined && { marker }),
    ...(sea !== undefined && { sea }),
    target,
  };
}

export const interceptPhase: Phase = {
  decision: "D-INT",
  prompt: () => "Intercept this operation, or let it pass.",
  waiting: (s) => (s.intercepting >= 0 && attempts(s, s.intercepting).length > 0 ? bitOf(s.intercepting) : 0),
  legal: (s, faction) => [...attempts(s, faction).map(toAction), { type: "none" }],
  refuse(s, faction, action) {
    if (action.type === "none") return undefined;
    if (action.type !== "intercept") return NO.WRONG_ACTION;
    const fits = attempts(s, faction).some(
      ({ unit, marker, sea, target }) =>
        unit === action.unit && marker === action.marker && sea === action.sea && target === action.target,
    );
    return fits ? undefined : NO.INTERCEPT;
  },
  perform(s, _, action, out) {
    if (action.type !== "intercept") return nextFaction(s);
    s.interceptor = interceptorCode(action);
    s.tried.push(s.interceptor);
    if (action.sea !== undefined) s.routeAt = s.route.indexOf(action.sea, s.routeAt);
    s.defender = action.target;
    s.escorted = [];
    s.escort = -1;
    const { unit, marker, sea, target } = action;
    out.push({
      type: "intercepted",
      ...(unit !== undefined && { unit }),
      ...(marker !== undefined && { marker }),
      ...(sea !== undefined && { sea }),
      target,
    });
    if (marker !== undefined) useMarker(s, marker);
    s.phase = PHASE.escort;
  },
  proceed(s, out) {
    if (s.intercepting < 0) completeOperation(s, out);
    else nextFaction(s);
  },
  fallback: () => ({ type: "none" }),
};

/** Fights against the escort, or against the target if there is none. */
function fight(s: State): void {
  s.attack = AIR_NAVAL;
  s.attackers = s.interceptor >= 0 ? [s.interceptor] : [];
  beginCommitment(s, interceptorFaction(s), s.operationFaction);
}

export const escortPhase: Phase = {
  decision: "D-ESC",
  prompt: (s) => `Which unit escorts ${unitData(s, s.defender).name}?`,
  waiting: (s) => (escorts(s).length > 0 ? bitOf(s.operationFaction) : 0),
  legal: (s) => [...escorts(s).map((unit): Action => ({ type: "escort", unit })), { type: "none" }],
  refuse(s, _, action) {
    if (action.type === "none") return undefined;
    if (action.type !== "escort") return NO.WRONG_ACTION;
    return escorts(s).includes(action.unit) ? undefined : NO.ESCORT;
  },
  perform(s, _, action, out) {
    s.escort = action.type === "escort" ? action.unit : -1;
    if (s.escort >= 0) {
      s.escorted.push(s.escort);
      out.push({ type: "escorted", unit: s.escort, target: s.defender });
    }
    fight(s);
  },
  proceed(s) {
    s.escort = -1;
    fight(s);
  },
  fallback(s) {
    const unit = defaultEscort(s);
    return unit === undefined ? { type: "none" } : { type: "escort", unit };
  },
};

/** The dice of a combat of air and naval units in an interception or an Air Strike. */
export const interceptionCombatPhase = automatic((s, out) => {
  const situation = interceptionSituation(s);
  const { attacker, defender, result, outcome } = airNavalCombat(situation, rollBoth(s));
  const enemy = s.escort >= 0 ? s.escort : s.defender;
  const marker = markerOfCode(s.interceptor);
  const fought = { defender: enemy, attack: attacker, defence: defender, result };
  const mission = missionOf(s);
  if (mission === "airStrike")
    out.push({ type: "airCombat", mission, hex: s.destination, unit: s.interceptor, ...fought });
  else
    out.push({
      type: "interceptionCombat",
      mission,
      ...(marker < 0 ? { unit: s.interceptor } : { marker }),
      ...(s.route.length > 0 && { sea: s.route[s.routeAt] }),
      ...fought,
    });
  if (marker < 0) addSorties(s, s.interceptor, outcome.attackerSorties - s.unitSorties[s.interceptor], out);
  addSorties(s, enemy, outcome.defenderSorties - s.unitSorties[enemy], out);
  const target = s.defender;
  clearCombat(s);
  s.defender = target;
  if (s.escort >= 0) afterEscort(s, outcome.escort === "failed");
  else if (outcome.interdiction === "successful") {
    out.push({ type: "interdicted", target });
    interdictOperation(s, out);
  } else s.phase = PHASE.intercept;
});

function afterEscort(s: State, beaten: boolean): void {
  if (!beaten) s.phase = PHASE.intercept;
  else s.phase = operationOf(s) === "amphibiousInvasion" ? PHASE.abort : PHASE.again;
}

/** Whether the interceptor can fight once more; a U-boat marker has no Sorties. */
function canFightOn(s: State): boolean {
  return s.interceptor < -1 || s.unitSorties[s.interceptor] < MAX_SORTIES;
}

export const againPhase: Phase = {
  decision: "D-AGN",
  prompt: () => "The escort is beaten: attack again, or break off?",
  waiting: (s) => (canFightOn(s) ? bitOf(interceptorFaction(s)) : 0),
  legal: () => [{ type: "again" }, { type: "breakOff" }],
  refuse: (_, __, action) => (action.type === "again" || action.type === "breakOff" ? undefined : NO.WRONG_ACTION),
  perform(s, _, action) {
    s.escort = -1;
    s.phase = action.type === "again" ? PHASE.escort : PHASE.intercept;
  },
  proceed(s) {
    s.phase = PHASE.intercept;
  },
  fallback: () => ({ type: "breakOff" }),
};

export const abortPhase: Phase = {
  decision: "D-ABT",
  prompt: () => "The escort is beaten: cancel the invasion, or continue?",
  waiting: (s) => bitOf(s.operationFaction),
  legal: () => [{ type: "cancel" }, { type: "goOn" }],
  refuse: (_, __, action) => (action.type === "cancel" || action.type === "goOn" ? undefined : NO.WRONG_ACTION),
  perform(s, _, action, out) {
    if (action.type === "cancel") endInvasion(s, "cancelled", out);
    else s.phase = PHASE.again;
  },
  proceed(s) {
    s.phase = PHASE.again;
  },
  fallback: () => ({ type: "goOn" }),
};
