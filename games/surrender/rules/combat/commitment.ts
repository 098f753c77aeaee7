/** §12.5–12.7, §56 What a side can commit to a combat: an air unit, and Event markers. */

import { distance } from "../../board/board.ts";
import { COMMITMENTS, type CommitFacts, type Commitment, MARKER_NAMES } from "../../data/campaign/markerKinds.ts";
import type { Faction, Marker, Unit } from "../../data/ids.ts";
import { RANGES } from "../../data/ranges.ts";
import { FACTIONS, type StrategicOpponent } from "../../data/vocabulary.ts";
import {
  AIR_NAVAL,
  ASSAULT,
  ATTACKED,
  AVAILABLE,
  boardOf,
  LANDING,
  MOBILE,
  STRATEGIC_WARFARE,
  type State,
} from "../../model/state.ts";
import type { ModifierLine } from "../charts/combatValue.ts";
import { holds } from "../charts/conditions.ts";
import { mayFight } from "../land/activation.ts";
import { factionOfMarker } from "../sides.ts";
import { hasFlag } from "../units.ts";
import { occupiesFort } from "./attacks.ts";
import { combatWeather } from "./combatPlace.ts";

type CombatType = Commitment["combat"];

function combatType(s: State): CombatType {
  if (s.attack === AIR_NAVAL) return "airNaval";
  return s.attack === STRATEGIC_WARFARE ? "strategic" : "ground";
}

/** §12.6 R-COM-2, R-COM-3 An air unit of the faction with fewer than six Sorties, five hexes from the defender. */
export function maySupport(s: State, unit: Unit, faction: Faction): boolean {
  if (combatType(s) !== "ground") return false;
  const board = boardOf(s);
  const place = s.unitPlace[unit];
  if (s.unitFaction[unit] !== faction || place < 0 || s.committedAir[faction] >= 0) return false;
  if (board.units[unit].class !== "air") return false;
  return mayFight(s, unit) && distance(board, place, s.target) <= RANGES.airSupport.hexes;
}

/** The unit that fights for the faction: the Primary Attacker, the defender, or the air or naval unit; -1 if none. */
function fighter(s: State, faction: Faction): Unit {
  if (faction === s.attackingFaction) return s.attackers[0] ?? -1;
  return s.attack === AIR_NAVAL && s.escort >= 0 ? s.escort : s.defender;
}

/** §56.1 Whether the attack under way has the Surprise Attack bonus. */
export function hasSurprise(s: State): boolean {
  if (s.surprise < 0 || (s.attack !== MOBILE && s.attack !== ASSAULT && s.attack !== LANDING)) return false;
  return factionOfMarker(s, s.surprise) === s.attackingFaction && !hasFlag(s, s.attackers[0], ATTACKED);
}

function commitFacts(s: State, marker: Marker, faction: Faction): CommitFacts {
  const { units, markers, areas, area, scenario } = boardOf(s);
  const own = fighter(s, faction);
  const enemy = fighter(s, faction === s.attackingFaction ? s.defendingFaction : s.attackingFaction);
  const place = own < 0 ? -1 : s.unitPlace[own];
  const { countryIndex } = markers[marker];
  return {
    faction: FACTIONS[faction],
    role: faction === s.attackingFaction ? "attacker" : "defender",
    ofMarkerCountry: countryIndex < 0 || (own >= 0 && countryIndex === units[own].countryIndex),
    unitType: own < 0 ? "surface" : units[own].type,
    inBritain: place >= 0 && area[place] >= 0 && areas[area[place]].britain === true,
    enemyClass: enemy < 0 ? "naval" : units[enemy].class,
    enemySurprise: faction !== s.attackingFaction && hasSurprise(s),
    weather: scenario.rules.markersByWeatherAndKind ? combatWeather(s) : "fair",
    attack: s.attack === MOBILE ? "mobile" : "assault",
    amphibious: s.attack === LANDING,
    defenderInFort: combatType(s) === "ground" && s.defender >= 0 && occupiesFort(s, s.defender),
    versus: FACTIONS[Math.max(1, s.strategicOpponent)] as StrategicOpponent,
  };
}

/** What the marker does in the combat under way, if it may be committed. */
function commitmentOf(s: State, marker: Marker, faction: Faction): Commitment | undefined {
  const { kind } = boardOf(s).markers[marker];
  const type = combatType(s);
  return COMMITMENTS[kind]?.find(
    ({ combat, when }) => combat === type && holds<CommitFacts>(when, commitFacts(s, marker, faction)),
  );
}

/** §56 R-EVT-5 An available marker of the faction with an effect here; one of each kind in a combat. */
export function mayPlay(s: State, marker: Marker, faction: Faction): boolean {
  const { markers, scenario } = boardOf(s);
  if (s.markerPlace[marker] !== AVAILABLE || factionOfMarker(s, marker) !== faction) return false;
  const { kind } = markers[marker];
  const isSecond =
    scenario.rules.markersByWeatherAndKind &&
    s.committedMarkers.some((other) => markers[other].kind === kind && factionOfMarker(s, other) === faction);
  return !isSecond && commitmentOf(s, marker, faction) !== undefined;
}

export function supportersOf(s: State, faction: Faction): Unit[] {
  const supporters: Unit[] = [];
  if (combatType(s) !== "ground") return supporters;
  for (const unit of boardOf(s).airUnits) if (maySupport(s, unit, faction)) supporters.push(unit);
  return supporters;
}

export function playableMarkers(s: State, faction: Faction): Marker[] {
  const playable: number[] = [];
  for (let marker = 0; marker < s.markerPlace.length; marker++) if (mayPlay(s, marker, faction)) playable.push(marker);
  return playable;
}

/** §12.5 Whether the side has anything eligible: open information. */
export function canCommit(s: State, faction: Faction): boolean {
  if (supportersOf(s, faction).length > 0) return true;
  for (let marker = 0; marker < s.markerPlace.length; marker++) if (mayPlay(s, marker, faction)) return true;
  return false;
}

export function hasCommitted(s: State, faction: Faction): boolean {
  return s.committedAir[faction] >= 0 || s.committedMarkers.some((marker) => factionOfMarker(s, marker) === faction);
}

/** What the committed markers of one faction do. */
export interface MarkerEffects {
  readonly lines: ModifierLine[];
  /** Entries of the charts that do not count for the side. */
  readonly ignores: string[];
  readonly halvesEnemy: number;
  readonly cancelsSurprise: boolean;
}

export function markerEffects(s: State, markers: readonly Marker[], faction: Faction): MarkerEffects {
  const lines: ModifierLine[] = [];
  const ignores: string[] = [];
  let halvesEnemy = 0;
  let cancelsSurprise = false;
  for (const marker of markers) {
    if (factionOfMarker(s, marker) !== faction) continue;
    const { id, kind, value } = boardOf(s).markers[marker];
    const effect = commitmentOf(s, marker, faction);
    if (effect === undefined) continue;
    if ("adds" in effect) lines.push({ id, text: `${MARKER_NAMES[kind]} marker`, value: value ?? effect.adds });
    if ("ignores" in effect) ignores.push(...effect.ignores);
    if ("halvesEnemy" in effect) halvesEnemy++;
    if ("cancelsSurprise" in effect) cancelsSurprise = true;
  }
  return { lines, ignores, halvesEnemy, cancelsSurprise };
}

/** §48.2 The markers of a side of the strategic combat. */
export function strategicMarkers(s: State, faction: Faction): MarkerEffects {
  return markerEffects(s, s.committedMarkers, faction);
}
