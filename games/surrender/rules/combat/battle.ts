/** §12, §13 A combat on the map: the situation as the charts ask for it, and what its result does. */

import { AIRDROP_ATTACK, MARKER_NAMES, SURPRISE_BONUS } from "../../data/campaign/markerKinds.ts";
import { DIRECTION_COUNT } from "../../data/grid.ts";
import type { Hex, Marker, Unit } from "../../data/ids.ts";
import { type GroundType, HEX_TERRAINS, HEXSIDES, SUPPLY_STATES } from "../../data/vocabulary.ts";
import { ASSAULT, boardOf, LANDING, type State } from "../../model/state.ts";
import type { AirNavalSituation } from "../charts/airNavalCombat.ts";
import type { ModifierLine } from "../charts/combatValue.ts";
import type { GroundForce, GroundSituation } from "../charts/groundCombat.ts";
import { directionTo } from "../land/passage.ts";
import { isIsolated, retreatHexes } from "../land/retreat.ts";
import { forceOfUnit } from "../sea/interceptors.ts";
import { unitData } from "../units.ts";
import { occupiesFort, ownerOf, weatherIn } from "./attacks.ts";
import { hasSurprise, markerEffects } from "./commitment.ts";
import { partisanLines } from "./partisans.ts";

/** §55.6 A landing is an Assault from the sea. */
export type CombatKind = "mobile" | "assault" | "landing";

export function combatKindOf(s: State): CombatKind {
  return s.attack === LANDING ? "landing" : s.attack === ASSAULT ? "assault" : "mobile";
}

export interface Battle {
  readonly kind: CombatKind;
  /** The Primary Attacker first. */
  readonly attackers: readonly Unit[];
  readonly hex: Hex;
  readonly airAttacker: boolean;
  readonly airDefender: boolean;
  /** Event markers of both sides. */
  readonly markers: readonly Marker[];
}

function forceOf(s: State, unit: Unit): GroundForce {
  const { country, type, elite, field } = unitData(s, unit);
  return {
    country,
    type: type as GroundType,
    elite: elite === true,
    strength: s.unitReduced[unit] === 1 ? "reduced" : "full",
    supply: SUPPLY_STATES[s.unitSupply[unit]],
    groundClass: field ? "field" : "garrison",
  };
}

/** §12 Everything that counts in a ground combat. */
export function groundSituation(s: State, battle: Battle): GroundSituation {
  const board = boardOf(s);
  const { attackers, hex } = battle;
  const [primary, ...additional] = attackers;
  const defender = s.groundAt[hex];
  const faction = s.unitFaction[primary];
  const from = s.unitPlace[primary];
  const site = board.siteAt[hex];
  const isLanding = battle.kind === "landing";
  const attackerMarkers = markerEffects(s, battle.markers, faction);
  const defenderMarkers = markerEffects(s, battle.markers, ownerOf(s, defender));
  const attackerHexes = isLanding ? [] : attackers.map((unit) => s.unitPlace[unit]);
  return {
    attack: isLanding ? "assault" : battle.kind,
    amphibious: isLanding,
    coastal: isLanding,
    navalSupport: isLanding && s.navalSupport >= 0,
    weather: weatherIn(s, hex),
    terrain: HEX_TERRAINS[board.terrain[hex]],
    city: site >= 0 && board.sites[site].city !== undefined,
    fort: occupiesFort(s, defender),
    fortOnIsland: site >= 0 && board.sites[site].island,
    isolated: isIsolated(s, defender, attackerHexes),
    canRetreat: retreatHexes(s, defender, attackerHexes).length > 0,
    hexside: isLanding ? "clear" : HEXSIDES[board.hexside[from * DIRECTION_COUNT + directionTo(s, from, hex)]],
    attacker: forceOf(s, primary),
    additional: additional.map((unit) => forceOf(s, unit)),
    defender: forceOf(s, defender),
    airAttacker: battle.airAttacker,
    airDefender: battle.airDefender,
    markersAttacker: [
      ...attackerMarkers.lines,
      ...surpriseLine(s, primary, defenderMarkers.cancelsSurprise),
      ...partisanLines(s, primary),
    ],
    markersDefender: [...defenderMarkers.lines, ...partisanLines(s, defender)],
    ignored: [...attackerMarkers.ignores, ...defenderMarkers.ignores, ...liftedByDrop(s, primary)],
  };
}

/** §56.2 R-EVT-3 What does not count in the attack under way because of its Airdrop. */
function liftedByDrop(s: State, primary: Unit): readonly string[] {
  return s.airdrop >= 0 && s.attackers[0] === primary ? AIRDROP_ATTACK.ignores : [];
}

/** §56.1 R-EVT-2 The bonus of the first attack of a unit under a Surprise Attack marker, unless ULTRA cancels it. */
function surpriseLine(s: State, primary: Unit, cancelled: boolean): ModifierLine[] {
  if (cancelled || s.attackers[0] !== primary || !hasSurprise(s)) return [];
  const { id, kind, value = SURPRISE_BONUS } = boardOf(s).markers[s.surprise];
  return [{ id, text: `${MARKER_NAMES[kind]} marker`, value }];
}

/** The combat under way, as far as it has been committed to. */
export function battleUnderWay(s: State, airAttacker: boolean, airDefender: boolean): Battle {
  return {
    kind: combatKindOf(s),
    attackers: s.attackers,
    hex: s.target,
    airAttacker,
    airDefender,
    markers: s.committedMarkers,
  };
}

/** R-COM-5 The weather is that of the place: the ground defender's hex, or the hex that is struck. */
export function airSituation(
  s: State,
  mission: "groundSupport" | "airStrike",
  attacker: Unit,
  defender: Unit,
  hex: Hex,
): AirNavalSituation {
  return {
    mission,
    weather: weatherIn(s, hex),
    attacker: forceOfUnit(s, attacker),
    defender: forceOfUnit(s, defender),
  };
}
