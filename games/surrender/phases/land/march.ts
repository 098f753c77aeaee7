/** §10.3, §10.4 A ground unit on the march: steps and Mobile attacks. */

import type { Refusal } from "@tripartite/kernel";
import type { Box, Hex, Marker } from "../../data/ids.ts";
import type { Action } from "../../model/actions.ts";
import type { Out } from "../../model/events.ts";
import { NO } from "../../model/refusals.ts";
import { boardOf, boxOf, boxPlace, MOBILE, type State } from "../../model/state.ts";
import { dropsFor, refuseDropWith } from "../../rules/air/airdrop.ts";
import { isTargetOf, mobileAttackCost, occupiesFort, refuseTarget, targetsOf } from "../../rules/combat/attacks.ts";
import { enterHex, passHex } from "../../rules/land/control.ts";
import { landBoxFor } from "../../rules/land/landBox.ts";
import { canMarch, isKeptByZones, listMarches, marchIntoBox, marchOf, marchPath } from "../../rules/land/march.ts";
import { mayEnter, refuseEntry } from "../../rules/land/passage.ts";
import { isEzoc } from "../../rules/land/zones.ts";
import { liberate } from "../../rules/nations/liberation.ts";
import { repatriateAll } from "../../rules/politics/repatriation.ts";
import { countryOf } from "../../rules/sides.ts";
import { placeUnit, unitData } from "../../rules/units.ts";
import { bitOf, type Phase } from "../phase.ts";
import { displaceFirst, endActivation } from "../sequence.ts";
import { beginCombat } from "./combatStart.ts";
import { declareDrop } from "./drop.ts";
import { noteInvasion } from "./duty.ts";

function mobileAttacks(s: State): Action[] {
  const attacks: Action[] = [];
  for (const hex of targetsOf(s, s.active)) {
    if (!occupiesFort(s, s.groundAt[hex]) && mobileAttackCost(s, s.active, hex) <= s.points)
      attacks.push({ type: "attack", hex });
    for (const marker of dropsFor(s, s.active, hex))
      if (mobileAttackCost(s, s.active, hex, true) <= s.points) attacks.push({ type: "attack", hex, marker });
  }
  return attacks;
}

function refuseMarch(s: State, hex: Hex): Refusal | undefined {
  const unit = s.active;
  if (marchPath(s, unit, s.points, hex) !== undefined && hex !== s.unitPlace[unit]) return undefined;
  const closed = refuseEntry(s, unit, hex);
  if (closed !== undefined) return closed;
  if (s.groundAt[hex] >= 0) return NO.OCCUPIED;
  return isKeptByZones(s, unit, s.points, hex) ? NO.EZOC_STOP : NO.OUT_OF_REACH;
}

/** Why the unit cannot march into the box: not its own, no way there, EZOC before points. */
function refuseBox(s: State, box: Box): Refusal | undefined {
  if (box !== landBoxFor(s, s.active) || s.unitPlace[s.active] < 0) return NO.BARRED;
  if (marchIntoBox(s, s.active, s.points) !== undefined) return undefined;
  return s.left === 1 && isEzoc(s, s.unitPlace[s.active], s.unitFaction[s.active]) ? NO.EZOC_STOP : NO.OUT_OF_REACH;
}

function refuseAttack(s: State, hex: Hex, marker: Marker | undefined): Refusal | undefined {
  if (!isTargetOf(s, s.active, hex)) return refuseTarget(s, s.active, hex);
  const refusal = marker === undefined ? undefined : refuseDropWith(s, marker, s.active, hex);
  if (refusal !== undefined) return refusal;
  const withDrop = marker !== undefined;
  if (!withDrop && occupiesFort(s, s.groundAt[hex])) return NO.FORT;
  return mobileAttackCost(s, s.active, hex, withDrop) > s.points ? NO.ATTACK_COST : undefined;
}

/** Goes along the path; cities on the way change hands (§2.3), and the game may be over before its end. */
function walk(s: State, path: Hex[], cost: number, box: Box, out: Out): void {
  const unit = s.active;
  const { siteAt } = boardOf(s);
  const faction = s.unitFaction[unit];
  const from = s.unitPlace[unit];
  s.points -= cost;
  s.left = 1;
  const walked = from < 0 ? path.slice(1) : path;
  if (from < 0) out.push({ type: "leftBox", unit, box: boxOf(from), hex: path[0] });
  if (walked.length > 0)
    out.push({ type: "marched", unit, fromHex: from < 0 ? path[0] : from, path: walked, cost, left: s.points });
  for (const hex of path) noteInvasion(s, hex);
  const passed = box < 0 ? path.length - 1 : path.length;
  let stops = false;
  for (let i = 0; i < passed && !stops; i++) {
    passHex(s, unit, path[i], out);
    stops = s.victory >= 0 || (i + 1 < path.length && !mayEnter(s, unit, path[i + 1]));
    if (stops) {
      walked.length -= path.length - i - 1;
      path.length = i + 1;
    } else if (siteAt[path[i]] >= 0) liberate(s, countryOf(s, path[i]), faction, out);
  }
  if (box >= 0 && !stops) {
    out.push({ type: "enteredBox", unit, fromHex: path.at(-1) ?? from, box });
    placeUnit(s, unit, boxPlace(box));
  } else enterHex(s, unit, path[path.length - 1], out);
  // §35.5 A city on the way may have handed the country to a stranger, who closes it.
  if (stops && s.victory < 0 && !mayEnter(s, unit, s.unitPlace[unit])) repatriateAll(s);
  displaceFirst(s);
}

export const marchPhase: Phase = {
  decision: "D-STEP",
  prompt: (s) => `${unitData(s, s.active).name}: march, attack or end (${s.points} Movement Points left).`,
  waiting: (s) => (canMarch(s, s.active, s.points) || mobileAttacks(s).length > 0 ? bitOf(s.phasing) : 0),
  legal(s) {
    const into = marchIntoBox(s, s.active, s.points);
    const actions = mobileAttacks(s);
    listMarches(s, s.active, s.points, actions);
    if (into !== undefined) actions.push({ type: "enterBox", box: into.box });
    actions.push({ type: "end" });
    return actions;
  },
  refuse(s, _, action) {
    if (action.type === "end") return undefined;
    if (action.type === "march") return refuseMarch(s, action.hex);
    if (action.type === "enterBox") return refuseBox(s, action.box);
    return action.type === "attack" ? refuseAttack(s, action.hex, action.marker) : NO.WRONG_ACTION;
  },
  perform(s, _, action, out) {
    if (action.type === "march") {
      const { path, cost } = marchOf(s, s.active, s.points, action);
      walk(s, path, cost, -1, out);
    } else if (action.type === "enterBox") {
      const { path, cost, box } = marchIntoBox(s, s.active, s.points)!;
      walk(s, path, cost, box, out);
    } else if (action.type === "attack") {
      const cost = mobileAttackCost(s, s.active, action.hex, action.marker !== undefined);
      s.points -= cost;
      s.attack = MOBILE;
      s.target = action.hex;
      s.defender = s.groundAt[action.hex];
      s.attackers = [s.active];
      if (action.marker !== undefined) declareDrop(s, action.marker, out);
      beginCombat(s, cost, out);
    } else endActivation(s, out);
  },
  proceed: (s, out) => endActivation(s, out),
  fallback: () => ({ type: "end" }),
};
