/** What an attack can be expected to bring, from every roll of the dice. */
import { NO_SITE } from "../board/board.ts";
import { RESULT_CODES, type ResultCode } from "../data/combatTable.ts";
import { ASSAULT, boardOf, LANDING, MOBILE } from "../model/state.ts";
import { type GroundSituation, groundOutcome, groundSums } from "../rules/charts/groundCombat.ts";
import { resultOdds } from "../rules/charts/odds.ts";
import { type Battle, type CombatKind, groundSituation } from "../rules/combat/battle.ts";
import { unitData } from "../rules/units.ts";
import type { Outlook } from "./outlook.ts";
import { stepWorth, unitWorth } from "./worth.ts";

/** An attack that cannot continue is worth less. */
const STOPPED = 0.4;
const OPEN_HEX = 0.6;

/** The worth of one result to the attacker. */
function resultWorth(outlook: Outlook, battle: Battle, situation: GroundSituation, result: ResultCode): number {
  const { s } = outlook;
  const [primary] = battle.attackers;
  const defender = s.groundAt[battle.hex];
  const outcome = groundOutcome(situation, result);
  const site = boardOf(s).siteAt[battle.hex];
  const hex = site === NO_SITE ? OPEN_HEX : outlook.taken(site);
  let worth = 0;
  if (outcome.attacker === "eliminated" || outcome.attacker !== (situation.attacker.strength ?? "full"))
    worth -= stepWorth(s, primary) * outlook.lossFactor;
  if (battle.kind === "mobile" && outcome.activationEnds) worth -= STOPPED;
  if (outcome.defender === "eliminated") {
    const { countryIndex, field } = unitData(s, defender);
    worth += unitWorth(s, defender) * outlook.lossFactor + hex + (field ? outlook.wills[countryIndex] : 0);
  } else if (outcome.defender !== (situation.defender.strength ?? "full"))
    worth += stepWorth(s, defender) * outlook.lossFactor;
  if (outcome.retreats) worth += hex;
  return worth;
}

/** Weighted by how many of the 36 rolls lead there. */
export function attackWorth(outlook: Outlook, battle: Battle): number {
  const { s, style } = outlook;
  const situation = groundSituation(s, battle);
  const sums = groundSums(situation);
  if (!style.exact) {
    const site = boardOf(s).siteAt[battle.hex];
    return (sums.attacker.drm - sums.defender.drm - 2) * (site === NO_SITE ? 0.7 : 1);
  }
  const { ways, of } = resultOdds(sums);
  let worth = 0;
  for (const result of RESULT_CODES)
    if (ways[result] > 0) worth += (ways[result] / of) * resultWorth(outlook, battle, situation, result);
  return worth;
}

const ATTACKS: Readonly<Record<CombatKind, number>> = { mobile: MOBILE, assault: ASSAULT, landing: LANDING };

/** An attack that is only planned: with the air units and the warship that are likely to help, and with surprise. */
export function plannedWorth(
  outlook: Outlook,
  kind: CombatKind,
  attackers: readonly number[],
  hex: number,
  warship = -1,
): number {
  const { s, faction } = outlook;
  const { attack, attackers: before, attackingFaction, navalSupport } = s;
  s.attack = ATTACKS[kind];
  s.attackers = [...attackers];
  s.attackingFaction = faction;
  s.navalSupport = warship;
  const airAttacker = outlook.style.exact && outlook.airOver(hex) > 0;
  const worth = attackWorth(outlook, { kind, attackers, hex, airAttacker, airDefender: false, markers: [] });
  s.attack = attack;
  s.attackers = before;
  s.attackingFaction = attackingFaction;
  s.navalSupport = navalSupport;
  return worth;
}
