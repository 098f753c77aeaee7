/** §12.1 The Combat Phase begins, Active Battles are designated (D22) and picked one by one (D23). */

import type { Refusal } from "@tripartite/kernel";
import type { Area, Faction } from "../data/ids.ts";
import { AREA_COUNT, AREA_NAMES, IS_LAND } from "../data/map.ts";
import type { Action } from "../model/actions.ts";
import type { Out } from "../model/events.ts";
import { NO } from "../model/refusals.ts";
import { ESCAPED, PHASE, type State } from "../model/state.ts";
import {
  allEscapedSubs,
  lacksAttackers,
  reengage,
  reengageRival,
  refuseReengage,
  refuseReengageRival,
  waitsInGroup,
} from "../rules/combat/battleGroups.ts";
import { attacker, beginBattle, designateBattle, findBattles, isBattle, mayFightIn } from "../rules/combat/battles.ts";
import { faceUp } from "../rules/combat/faces.ts";
import { takeSnapshot } from "../rules/nations/control.ts";
import { hasFlag, partyOf, unitsIn } from "../rules/units.ts";
import { checkMilitaryVictory } from "../rules/victory.ts";
import { isEnemy, occupies } from "../rules/war/relations.ts";
import { automatic, type Phase } from "./phase.ts";

/** §12.1 Snapshot, Raiders and mandatory Battles. */
export const combatStartPhase = automatic((s: State, out: Out) => {
  out.push({ type: "phaseBegan", name: "combat", faction: attacker(s) });
  takeSnapshot(s, out);
  if (checkMilitaryVictory(s, attacker(s), out)) return;
  findBattles(s);
  s.phase = PHASE.designation;
});

/** What the Active Player may still add to the Active Battles. */
function options(s: State, faction: Faction): Action[] {
  const actions: Action[] = [];
  for (let area: Area = 0; area < AREA_COUNT; area++) {
    if (occupies(s, faction, area) && refuseDesignate(s, faction, area) === undefined)
      actions.push({ type: "designate", area });
  }
  const offered = new Set<string>();
  for (const unit of allEscapedSubs(s)) {
    const [area, rival] = [s.unitArea[unit], partyOf(s, unit)];
    if (rival === faction) {
      if (refuseReengage(s, faction, unit) === undefined) actions.push({ type: "reengage", unit });
    } else if (!offered.has(`${area} ${rival}`) && refuseReengageRival(s, faction, area, rival) === undefined) {
      offered.add(`${area} ${rival}`);
      actions.push({ type: "reengageRival", area, rival });
    }
  }
  return actions;
}

function refuseDesignate(s: State, faction: Faction, area: Area): Refusal | undefined {
  if (!isBattle(s, faction, area) || s.battles.includes(area)) return NO.BATTLE_ABSENT;
  return mayFightIn(s, area) ? undefined : NO.WINTER_AREA;
}

/** A Sea where only Escaped Subs of both sides are cannot be fought over before one of the own Subs Engages. */
function refuseConfirm(s: State, faction: Faction): Refusal | undefined {
  return s.battles.some((area) => lacksAttackers(s, faction, area)) ? NO.BATTLE_MANDATORY : undefined;
}

/** §12.1 All units in Active Battles become public; BattleGroups only when they join. */
function announceBattles(s: State, out: Out): void {
  const faction = attacker(s);
  if (s.battles.length > 0) out.push({ type: "battlesDesignated", faction, areas: [...s.battles] });
  for (const area of s.battles) {
    const shown = unitsIn(s, area).filter((unit) => {
      const party = partyOf(s, unit);
      return (
        (party === faction ? !waitsInGroup(s, unit, faction) : isEnemy(s, faction, party, area)) &&
        !hasFlag(s, unit, ESCAPED)
      );
    });
    faceUp(s, area, shown, out);
  }
  s.phase = PHASE.battleChoice;
}

/** Asks only for what there is. */
function question(s: State, faction: Faction): string {
  const open = options(s, faction);
  const areas = open.flatMap((action) => (action.type === "designate" ? [action.area] : []));
  if (areas.length === 0) return "Which Escaped Subs are Engaged again?";
  const isMore = s.battles.length > 0;
  const battles =
    areas.length === 1
      ? `Do you${isMore ? " also" : ""} want to fight the Battle in ${placeName(areas[0])}`
      : `Which ${isMore ? "further " : ""}Battles do you want to fight`;
  return `${battles}${areas.length < open.length ? ", and which Escaped Subs are Engaged again" : ""}?`;
}

function placeName(area: Area): string {
  return `${IS_LAND[area] ? "" : "the "}${AREA_NAMES[area]}`;
}

/** D22 */
export const designationPhase: Phase = {
  decision: "D22",
  prompt: question,
  waiting(s) {
    const faction = attacker(s);
    return options(s, faction).length > 0 ? 1 << faction : 0;
  },
  legal(s, seat) {
    const actions = options(s, seat);
    if (refuseConfirm(s, seat) === undefined) actions.push({ type: "confirm" });
    return actions;
  },
  refuse(s, seat, action) {
    switch (action.type) {
      case "designate":
        return refuseDesignate(s, seat, action.area);
      case "reengage":
        return refuseReengage(s, seat, action.unit);
      case "reengageRival":
        return refuseReengageRival(s, seat, action.area, action.rival);
      case "confirm":
        return refuseConfirm(s, seat);
      default:
        return NO.WRONG_ACTION;
    }
  },
  perform(s, _seat, action, out) {
    if (action.type === "designate") designateBattle(s, action.area);
    else if (action.type === "reengage") {
      designateBattle(s, s.unitArea[action.unit]);
      reengage(s, action.unit, out);
    } else if (action.type === "reengageRival") {
      designateBattle(s, action.area);
      reengageRival(s, action.area, action.rival, out);
    } else announceBattles(s, out);
  },
  proceed: announceBattles,
  fallback(s, seat) {
    return refuseConfirm(s, seat) === undefined ? { type: "confirm" } : options(s, seat)[0];
  },
};

function startBattle(s: State, area: Area): void {
  beginBattle(s, area);
  s.phase = PHASE.battleFlags;
}

/** D23 The Active Player picks the next Battle; the last one needs no choice. */
export const battleChoicePhase: Phase = {
  decision: "D23",
  prompt: (s) => `Which of the Battles is fought next: ${s.battles.map((area) => AREA_NAMES[area]).join(", ")}?`,
  waiting: (s) => (s.battles.length > 1 ? 1 << attacker(s) : 0),
  legal: (s) => s.battles.map((area) => ({ type: "fight", area })),
  refuse(s, _seat, action) {
    if (action.type !== "fight") return NO.WRONG_ACTION;
    return s.battles.includes(action.area) ? undefined : NO.BATTLE_ABSENT;
  },
  perform(s, _seat, action) {
    if (action.type === "fight") startBattle(s, action.area);
  },
  proceed(s) {
    if (s.battles.length > 0) startBattle(s, s.battles[0]);
    else s.phase = PHASE.combatEnd;
  },
  fallback: (s) => ({ type: "fight", area: s.battles[0] }),
};
