/** A whole game in figures, for the screen after its end: how the sides fared, the luck of the dice, what decided it. */

import type { Json, Moment } from "@tripartite/kernel";
import { encodeEvent } from "./codec.ts";
import { DIE_FACES } from "./data/combatTable.ts";
import { FACTIONS, type Faction } from "./data/vocabulary.ts";
import type { Event } from "./model/events.ts";
import { boardOf, type State } from "./model/state.ts";
import { dateNow } from "./rules/calendar.ts";
import { AXIS, factionOfMarker, STATUS } from "./rules/sides.ts";

export type Side = Faction;

export type SideFigures = {
  /** Cities and forts under control. */
  places: number;
  /** Steps of ground units on the map: two for a unit of full strength, one for a reduced one. */
  strength: number;
  units: number;
  /** How often a unit of the side was reduced or eliminated so far. */
  losses: number;
  /** National Will of its countries that are not conquered, as far as they have one. */
  will: number;
  /** Production Points of the turn. */
  points: number;
};

type When = { seq: number; turn: number; month: number; year: number };

/** How the sides stood when a turn began, after an activation, and at the end. */
export type Standing = When & { opensTurn: boolean; sides: Record<Side, SideFigures> };

/** All dice of a side in combat. */
export type DiceTally = { dice: number; pips: number; expected: number };

export type KeyMoment = When & { event: Json };

export type CombatTally = When & { hex: string; losses: Record<Side, number> };

export type Chronicle = {
  standings: Standing[];
  dice: Record<Side, DiceTally>;
  moments: KeyMoment[];
  /** The bloodiest first. */
  combats: CombatTally[];
};

const SHOWN_COMBATS = 5;
const KEY_EVENTS: ReadonlySet<Event["type"]> = new Set([
  "controlChanged",
  "sovietEntry",
  "collapsed",
  "conquered",
  "conceded",
  "victory",
]);
const STANDING_EVENTS: ReadonlySet<Event["type"]> = new Set(["turnBegan", "activationEnded", "victory"]);

export function chronicleOf(moments: Iterable<Moment<State, Event>>): Chronicle {
  const chronicle: Chronicle = { standings: [], dice: bySide(noDice), moments: [], combats: [] };
  const losses = bySide(() => 0);
  let fought: CombatTally | undefined;
  for (const { seq, state, events } of moments) {
    const when = { seq, turn: state.turn, ...dateNow(state) };
    for (const [index, event] of events.entries()) {
      countDice(chronicle.dice, state, event);
      if (isKey(event, events.slice(0, index))) chronicle.moments.push({ ...when, event: encodeEvent(event, state) });
      if (event.type === "attackDeclared") {
        fought = { ...when, hex: boardOf(state).hexIds[event.hex], losses: bySide(() => 0) };
        chronicle.combats.push(fought);
      } else if (event.type === "reduced" || event.type === "eliminated") {
        const side = sideOf(state, event.unit);
        losses[side]++;
        if (fought !== undefined && event.reason === "combat") fought.losses[side]++;
      }
    }
    if (seq === 0 || events.some(({ type }) => STANDING_EVENTS.has(type))) {
      const opensTurn = seq === 0 || events.some(({ type }) => type === "turnBegan");
      chronicle.standings.push({ ...when, opensTurn, sides: bySide((side) => figuresOf(state, side, losses[side])) });
    }
  }
  chronicle.combats = chronicle.combats
    .filter((combat) => lossesOf(combat) > 0)
    .sort((a, b) => lossesOf(b) - lossesOf(a) || a.seq - b.seq)
    .slice(0, SHOWN_COMBATS);
  return chronicle;
}

/** The conquest event covers what it hands over. */
function isKey({ type }: Event, before: readonly Event[]): boolean {
  return KEY_EVENTS.has(type) && !(type === "controlChanged" && before.some((event) => event.type === "conquered"));
}

function bySide<Value>(value: (side: Side) => Value): Record<Side, Value> {
  return Object.fromEntries(FACTIONS.map((side) => [side, value(side)])) as Record<Side, Value>;
}

function sideOf(s: State, unit: number): Side {
  return FACTIONS[s.unitFaction[unit]];
}

function figuresOf(s: State, side: Side, losses: number): SideFigures {
  const { units, sites } = boardOf(s);
  const onMap = units.flatMap((unit, index) =>
    unit.field && FACTIONS[s.unitFaction[index]] === side && s.unitPlace[index] >= 0 ? [index] : [],
  );
  return {
    places: sites.filter((_, site) => FACTIONS[s.control[site]] === side).length,
    strength: onMap.reduce((steps, unit) => steps + (s.unitReduced[unit] === 1 ? 1 : 2), 0),
    units: onMap.length,
    losses,
    will: sumOf(s, side, (country) => s.will[country]),
    points: sumOf(s, side, (country) => s.income[country]),
  };
}

/** Over the active countries of a side. */
function sumOf(s: State, side: Side, figure: (country: number) => number): number {
  return boardOf(s).countryIds.reduce((sum, _, country) => {
    const isOfSide = FACTIONS[s.countryFaction[country]] === side && s.countryStatus[country] === STATUS.active;
    return isOfSide ? sum + Math.max(0, figure(country)) : sum;
  }, 0);
}

function noDice(): DiceTally {
  return { dice: 0, pips: 0, expected: 0 };
}

function countDice(dice: Record<Side, DiceTally>, s: State, event: Event): void {
  const rollers = rollersOf(s, event);
  if (rollers === undefined || !("attack" in event)) return;
  for (const [faction, { die }] of [
    [rollers[0], event.attack],
    [rollers[1], event.defence],
  ] as const) {
    const tally = dice[FACTIONS[faction]];
    tally.dice++;
    tally.pips += die;
    tally.expected += (DIE_FACES + 1) / 2;
  }
}

/** The factions of the attacker and of the defender whose dice an event tells. */
function rollersOf(s: State, event: Event): readonly [number, number] | undefined {
  switch (event.type) {
    case "groundCombat":
    case "airCombat":
      return [s.unitFaction[event.unit], s.unitFaction[event.defender]];
    case "interceptionCombat": {
      const { unit, marker, defender } = event;
      return [unit === undefined ? factionOfMarker(s, marker!) : s.unitFaction[unit], s.unitFaction[defender]];
    }
    case "strategicCombat":
      return [AXIS, event.faction];
    default:
      return undefined;
  }
}

function lossesOf({ losses }: CombatTally): number {
  return FACTIONS.reduce((sum, side) => sum + losses[side], 0);
}
