/** What missions, Airdrops and Partisans promise, and how far air units and ships reach. */
import { distance } from "../board/board.ts";
import { PARTISANS } from "../data/campaign/markerKinds.ts";
import type { ResultCode } from "../data/combatTable.ts";
import { RANGES } from "../data/ranges.ts";
import { copyState } from "../model/state/copy.ts";
import { boardOf, type State } from "../model/state.ts";
import { declareBombing } from "../phases/air/bombing.ts";
import { dropCarrier, dropCountry } from "../rules/air/airdrop.ts";
import { groundOdds, type Odds } from "../rules/charts/odds.ts";
import { type CombatKind, groundSituation } from "../rules/combat/battle.ts";
import { mayFight } from "../rules/land/activation.ts";
import { attempts, enemyFactions, unitsInReach } from "../rules/sea/interceptors.ts";
import { type InterceptionPreview, previewInterception } from "./sea.ts";

export interface BombingThreat extends InterceptionPreview {
  readonly unit: number;
}

/** §51.2, §53.1 Fighters that could stop the active bomber's run on a hex, the most dangerous first. */
export function previewBombing(s: State, hex: number): BombingThreat[] {
  const after = copyState(s);
  declareBombing(after, hex, []);
  return enemyFactions(after)
    .flatMap((faction) => attempts(after, faction))
    .map((attempt) => ({ unit: attempt.unit!, ...previewInterception(after, attempt) }))
    .sort((a, b) => b.bare - a.bare);
}

export interface DropPreview {
  /** The air unit that flies it and gains a Sortie. */
  readonly carrier: number;
  readonly odds: Odds<ResultCode>;
}

/** §56.2 R-EVT-3 An attack of one unit with an Airdrop, with nothing committed by either side. */
export function previewDropAttack(
  s: State,
  kind: CombatKind,
  unit: number,
  hex: number,
  marker: number,
): DropPreview | undefined {
  const carrier = dropCarrier(s, s.unitFaction[unit], dropCountry(s, marker, unit), hex);
  if (carrier < 0 || s.groundAt[hex] < 0) return undefined;
  const after = copyState(s);
  after.airdrop = marker;
  after.attackers = [unit];
  const battle = { kind, attackers: [unit], hex, airAttacker: false, airDefender: false, markers: [] };
  return { carrier, odds: groundOdds(groundSituation(after, battle)) };
}

/** §56.2 The air unit that flies a drop on an empty city or fort, or -1. */
export function previewDrop(s: State, faction: number, marker: number, hex: number): number {
  return dropCarrier(s, faction, boardOf(s).markers[marker].countryIndex, hex);
}

/** §56.4 R-PAR-1 The unit that Partisans in a hex would trouble, and by how much. */
export function previewPartisans(s: State, hex: number): { readonly unit: number; readonly modifier: number } {
  return { unit: s.groundAt[hex], modifier: PARTISANS.groundModifier };
}

/** Hexes and Sea Zones within reach of some units. */
export interface Ranges {
  /** Air Support, and interception of bombers. */
  readonly support: readonly number[];
  /** Air Strikes beyond that. */
  readonly strike: readonly number[];
  /** Where operations at sea can be intercepted. */
  readonly seas: readonly number[];
}

/** §12.5, §51.3, §53.2 Of one unit, or of all units of the faction that may fight. */
export function rangesOf(s: State, faction: number, unit?: number): Ranges {
  const board = boardOf(s);
  const isMeant = (one: number) => (unit === undefined || one === unit) && s.unitFaction[one] === faction;
  const wings = board.airUnits.filter((one) => isMeant(one) && s.unitPlace[one] >= 0 && mayFight(s, one));
  const far = (hex: number) => Math.min(...wings.map((wing) => distance(board, s.unitPlace[wing], hex)));
  const hexes = wings.length === 0 ? [] : board.hexIds.map((_, hex) => ({ hex, away: far(hex) }));
  const within = (least: number, most: number) =>
    hexes.filter(({ away }) => away > least && away <= most).map(({ hex }) => hex);
  return {
    support: within(-1, RANGES.airSupport.hexes),
    strike: within(RANGES.airSupport.hexes, RANGES.airStrike.hexes),
    seas: board.seaZones.flatMap((_, zone) => (unitsInReach(s, faction, zone).some(isMeant) ? [zone] : [])),
  };
}
