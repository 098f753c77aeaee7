/** What the victory table asks for as things stand: countries whose fall decides, cities that decide, turns that are left. */
import type { VictoryLine, VictoryTest } from "../data/scenarios/victory.ts";
import { TURN_PHASES } from "../data/sequence.ts";
import { FACTIONS } from "../data/vocabulary.ts";
import { boardOf, type State } from "../model/state.ts";
import { lastTurnOf } from "../rules/nations/coldWar.ts";
import { AXIS, isConquered } from "../rules/sides.ts";
import type { Weights } from "./weights.ts";

/** What an end is worth to a side. */
const DECISIVE = 1;
const OPERATIONAL = 0.9;
const DRAW = 0.4;
/** A line for which much is missing counts for less. */
const PER_MISSING = 0.7;

export interface Goals {
  /** By country: what its conquest would change, 0 to 1. */
  readonly decides: Float64Array;
  /** By city or fort: what the lines of the victory table add. */
  readonly named: Float64Array;
  /** … and the part of it that counts at the end only. */
  readonly atEnd: Float64Array;
}

const OPERATIONS = TURN_PHASES.findIndex(({ id }) => id === "operations");

/** Turns after this one. */
export function turnsLeft(s: State): number {
  return Math.max(0, lastTurnOf(s) - s.turn);
}

/** Operations Phases that a faction still has, without the one under way. */
export function phasesLeft(s: State, faction: number): number {
  const isToCome = s.turnPhase < OPERATIONS || (s.turnPhase === OPERATIONS && s.phasing < faction);
  return turnsLeft(s) + Number(isToCome);
}

/** The worth of an end to the Axis or to its enemies. */
function worthTo(isAxis: boolean, { who, level }: VictoryLine): number {
  if (who === undefined) return DRAW;
  const worth = level === "decisive" ? DECISIVE : OPERATIONAL;
  return (who === "axis") === isAxis ? worth : DECISIVE - worth;
}

const sitesByName = new WeakMap<object, Map<string, number>>();

function siteNamed(s: State, name: string): number {
  const board = boardOf(s);
  let names = sitesByName.get(board);
  if (names === undefined) {
    names = new Map(board.sites.map((site, at) => [site.name, at]));
    sitesByName.set(board, names);
  }
  return names.get(name) ?? -1;
}

function isOpen(turn: number, { byTurn }: VictoryTest): boolean {
  return byTurn === undefined || turn <= byTurn;
}

interface Demand {
  readonly faction: number;
  readonly sites: readonly number[];
  readonly atLeast: number;
}

/** The cities that a line asks for, by the faction that is to hold them. */
function demandsOf(s: State, { controls, holds, count }: VictoryTest): Demand[] {
  const { areas, sites, scenario } = boardOf(s);
  const demand = (faction: number, names: readonly string[], atLeast = names.length): Demand => ({
    faction,
    sites: names.map((name) => siteNamed(s, name)).filter((site) => site >= 0),
    atLeast,
  });
  const demands: Demand[] = [];
  for (const city of controls ?? []) {
    const home = scenario.countries[areas[sites[siteNamed(s, city)].area].countryIndex].faction;
    if (home !== undefined) demands.push(demand(FACTIONS.indexOf(home), [city]));
  }
  for (const [faction, names] of Object.entries(holds ?? {}))
    demands.push(demand(FACTIONS.indexOf(faction as (typeof FACTIONS)[number]), names));
  if (count !== undefined) demands.push(demand(FACTIONS.indexOf(count.faction), count.of, count.atLeast));
  return demands;
}

function heldOf(s: State, { faction, sites }: Demand): number {
  return sites.filter((site) => s.control[site] === faction).length;
}

function countriesOf(s: State, ids: readonly string[] | undefined): number[] {
  return (ids ?? []).map((id) => boardOf(s).countryIds.indexOf(id)).filter((country) => country >= 0);
}

/** Whether the line would decide if the game ended now. */
function stands(s: State, { test }: VictoryLine): boolean {
  if (!isOpen(s.turn, test) || test.turnsOfColdWar !== undefined) return false;
  const fallen = (country: number) => isConquered(s, country);
  if (!countriesOf(s, test.conquered).every(fallen) || !countriesOf(s, test.fallen).every(fallen)) return false;
  if (countriesOf(s, test.notConquered).some(fallen)) return false;
  const any = countriesOf(s, test.notConqueredAny);
  if (any.length > 0 && any.every(fallen)) return false;
  return demandsOf(s, test).every((demand) => heldOf(s, demand) >= demand.atLeast);
}

/** The chance that a line which stands now will not stand at the end; the careless take it for certain. */
function insecurityOf(s: State, isShortWar: boolean, { insecure }: Weights): number {
  return isShortWar && s.seatOf.some((seat, faction) => seat >= 0 && phasesLeft(s, faction) > 0) ? insecure : 0;
}

/**
 * What it would mean to the side if the line became true, or ceased to be. One that is no better than what stands now
 * counts for the case that this is lost again.
 */
function swing(
  s: State,
  lines: readonly VictoryLine[],
  line: VictoryLine,
  isAxis: boolean,
  insecurity: number,
): number {
  const [first, second] = lines.filter((other) => other !== line && stands(s, other));
  const over = (other: VictoryLine | undefined) =>
    Math.max(0, worthTo(isAxis, line) - (other === undefined ? DRAW : worthTo(isAxis, other)));
  return Math.max(over(first), insecurity * over(second));
}

/** What the lines ask for that can still become true in a turn. */
export function goalsOf(s: State, isShortWar: boolean, turn: number, weights: Weights): Goals {
  const board = boardOf(s);
  const lines = board.scenario.victory;
  const decides = new Float64Array(board.countryIds.length);
  const named = new Float64Array(board.sites.length);
  const atEnd = new Float64Array(board.sites.length);
  const all = lastTurnOf(s);
  const urgency = weights.atFirst + (weights.atLast - weights.atFirst) * (all <= 1 ? 1 : (s.turn - 1) / (all - 1));
  const insecurity = insecurityOf(s, isShortWar, weights);
  for (const line of lines) {
    const { test } = line;
    if (!isOpen(turn, test)) continue;
    const fall = [...countriesOf(s, test.conquered), ...countriesOf(s, test.fallen)];
    const standing = fall.filter((country) => !isConquered(s, country));
    for (const country of standing) {
      const change = swing(s, lines, line, s.countryFaction[country] !== AXIS, insecurity) / standing.length;
      decides[country] = Math.max(decides[country], change);
    }
    for (const demand of demandsOf(s, test)) {
      const change = swing(s, lines, line, demand.faction === AXIS, insecurity);
      const missing = demand.atLeast - heldOf(s, demand);
      for (const site of demand.sites) {
        const isHeld = s.control[site] === demand.faction;
        const isSpare = !isHeld && missing <= 0;
        const far = isHeld ? Math.abs(missing) : isSpare ? 1 - missing : missing - 1;
        const part = isSpare ? insecurity : 1;
        const worth = (weights.named * urgency * change * part) / (1 + far * PER_MISSING);
        named[site] += worth;
        if (test.atEndOf !== undefined) atEnd[site] += worth;
      }
    }
  }
  return { decides, named, atEnd };
}
