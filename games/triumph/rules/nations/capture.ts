/** §1.121, §2.21, §2.31, §15.421 Captured Capitals, Defeats, and what becomes of Colonies. */
import type { Area, Faction, Nation, Party, Unit } from "../../data/ids.ts";
import { ARMED, CONQUERED, DEFEATED, GREY, MAJOR_POWER, NATIVE, POWER } from "../../data/kinds.ts";
import {
  CAPITAL_OF_NATION,
  KIND_OF_NATION,
  NATION_COUNT,
  NATION_OF_AREA,
  NATIONALITY_OF_NATION,
  OWNER_OF_COLONY,
  PARTY_OF_NATIONALITY,
} from "../../data/map.ts";
import type { Out } from "../../model/events.ts";
import type { State } from "../../model/state.ts";
import { deployFortresses } from "../economy/musters.ts";
import { inPublicOrder, seniorParty, takeOff } from "../units.ts";
import { atWarWith, hasGround, minorIsEnemy, occupies } from "../war/relations.ts";
import { controlNow } from "./control.ts";

const FACTION_MASK = (1 << NATIVE) - 1;

/** Is the Faction an Enemy of this nation, or of the Faction it belongs to? */
function isEnemyOfNation(s: State, faction: Faction, nation: Nation): boolean {
  if (s.status[nation] === ARMED) return minorIsEnemy(s, faction, nation);
  return atWarWith(s, faction, PARTY_OF_NATIONALITY[NATIONALITY_OF_NATION[nation]]);
}

/** R13, R104 Only Enemies stand in the Capital, and one of them is a Ground unit. */
function isCapitalCaptured(s: State, nation: Nation): boolean {
  const capital = CAPITAL_OF_NATION[nation];
  if (occupies(s, NATIVE, capital)) return false;
  let ground = false;
  for (let faction: Faction = 0; faction < NATIVE; faction++) {
    if (!occupies(s, faction, capital)) continue;
    if (!isEnemyOfNation(s, faction, nation)) return false;
    ground ||= hasGround(s, faction, capital);
  }
  return ground;
}

/** Only Major Powers and Armed Minors are Defeated; elsewhere the marker of the next snapshot says all. */
function canBeDefeated(s: State, nation: Nation): boolean {
  return s.status[nation] === ARMED || (KIND_OF_NATION[nation] === MAJOR_POWER && s.status[nation] === POWER);
}

function removeAll(s: State, isGone: (unit: Unit) => boolean, out: Out): void {
  const units = s.unitArea.flatMap((area, unit) => (area >= 0 && isGone(unit) ? [unit] : []));
  for (const unit of inPublicOrder(s, units)) takeOff(s, unit, "defeated", out);
}

/** §15.421 */
function defeatMinor(s: State, nation: Nation, out: Out): void {
  s.status[nation] = CONQUERED;
  removeAll(s, (unit) => s.unitNationality[unit] === GREY && NATION_OF_AREA[s.unitArea[unit]] === nation, out);
}

/** §2.21 All its units are removed for ever; its Colonies go their own way. */
function defeatMajorPower(s: State, nation: Nation, out: Out): void {
  s.status[nation] = DEFEATED;
  removeAll(s, (unit) => s.unitNationality[unit] === NATIONALITY_OF_NATION[nation], out);
  for (let colony = 0; colony < NATION_COUNT; colony++) {
    if (OWNER_OF_COLONY[colony] === nation && s.status[colony] === POWER) releaseColony(s, colony, out);
  }
}

/** R15 Who holds a Colony's Capital once its own Power is gone: the Faction in control, else any with a unit there, ANS too. */
function holderOfCapital(s: State, capital: Area): Party {
  const controller = controlNow(s, capital);
  return controller === NATIVE ? seniorParty(s, capital, FACTION_MASK) : controller;
}

/** §2.31 A Colony held by another Power stays with that Faction; otherwise it becomes an Armed Minor without Enemies. */
function releaseColony(s: State, colony: Nation, out: Out): void {
  const holder = holderOfCapital(s, CAPITAL_OF_NATION[colony]);
  if (holder >= 0) {
    s.status[colony] = CONQUERED;
    s.marker[colony] = holder;
    return;
  }
  s.status[colony] = ARMED;
  s.violator[colony] = -1;
  s.enemies[colony] = 0;
  out.push({ type: "colonyArmed", nation: colony });
  deployFortresses(s, colony, out);
}

/** §2.21 Captures and Defeats, until nothing changes any more (R104). */
export function resolveDefeats(s: State, out: Out): void {
  for (let changed = true; changed; ) {
    changed = false;
    for (let nation: Nation = 0; nation < NATION_COUNT; nation++) {
      if (!canBeDefeated(s, nation) || !isCapitalCaptured(s, nation)) continue;
      out.push({ type: "defeated", nation });
      if (s.status[nation] === ARMED) defeatMinor(s, nation, out);
      else defeatMajorPower(s, nation, out);
      changed = true;
    }
  }
}
