/** A whole game in figures, for the screen after its end: how each side fared, the luck of the dice, what decided it. */

import type { Json, Moment } from "@tripartite/kernel";
import { encodeEvent } from "./codec.ts";
import type { Faction, Unit } from "./data/ids.ts";
import { FACTIONS, type FactionName, type Season } from "./data/kinds.ts";
import { AREA_IDS, PARTY_OF_NATIONALITY, USA } from "./data/map.ts";
import type { Event } from "./model/events.ts";
import { PARTIES, type PartyName } from "./model/names.ts";
import type { State } from "./model/state.ts";
import { population, productionLevel, resources } from "./rules/economy/economy.ts";
import { partyOf } from "./rules/units.ts";
import { victoryPoints } from "./rules/victory.ts";
import { timeOf } from "./view/calendar.ts";

export type SideFigures = {
  ind: number;
  pop: number;
  res: number;
  production: number;
  /** §16.1 with the chits that were secret then. */
  points: number;
  /** CV of all units on the map. */
  strength: number;
  units: number;
};

/** How the sides stood when a year, a Season or the game's end came. */
export type Standing = { seq: number; year: number; season?: Season; sides: Record<FactionName, SideFigures> };

export type DiceTally = { dice: number; hits: number; expected: number };

export type KeyMoment = { seq: number; year: number; season?: Season; event: Json };

export type BattleTally = {
  seq: number;
  year: number;
  season?: Season;
  area: string;
  rounds: number;
  /** Hits that each Party scored. */
  hits: Partial<Record<PartyName, number>>;
};

export type Chronicle = {
  standings: Standing[];
  dice: Record<PartyName, DiceTally>;
  moments: KeyMoment[];
  /** The bloodiest first. */
  battles: BattleTally[];
};

const DIE_SIDES = 6;
const SHOWN_BATTLES = 5;
const KEY_EVENTS: ReadonlySet<Event["type"]> = new Set(["warDeclared", "defeated", "partitioned", "victory"]);

export function chronicleOf(moments: Iterable<Moment<State, Event>>): Chronicle {
  const chronicle: Chronicle = { standings: [], dice: noDice(), moments: [], battles: [] };
  let fought: BattleTally | undefined;
  let last: Moment<State, Event> | undefined;
  for (const moment of moments) {
    last = moment;
    const { seq, state, events } = moment;
    const { year, season } = timeOf(state);
    const when = { seq, year, ...(season && { season }) };
    for (const event of events) {
      countDice(chronicle.dice, event);
      if (KEY_EVENTS.has(event.type) || isUsaEntry(event))
        chronicle.moments.push({ ...when, event: encodeEvent(event) });
      if (event.type === "battleBegan") {
        fought = { ...when, area: AREA_IDS[event.area], rounds: 0, hits: {} };
        chronicle.battles.push(fought);
      } else if (fought) countBattle(fought, event);
    }
    if (events.some(({ type }) => type === "yearBegan" || type === "seasonBegan" || type === "victory"))
      chronicle.standings.push({ ...when, sides: sidesOf(state, pointsOf(events)) });
  }
  if (last && chronicle.standings.at(-1)?.seq !== last.seq) {
    const { year, season } = timeOf(last.state);
    chronicle.standings.push({ seq: last.seq, year, ...(season && { season }), sides: sidesOf(last.state) });
  }
  chronicle.battles = chronicle.battles
    .filter((battle) => totalHits(battle) > 0)
    .sort((a, b) => totalHits(b) - totalHits(a) || a.seq - b.seq)
    .slice(0, SHOWN_BATTLES);
  return chronicle;
}

/** The points by which the game was decided, if it was. */
function pointsOf(events: readonly Event[]): readonly number[] | undefined {
  return events.find((event) => event.type === "victory")?.points;
}

function sidesOf(s: State, points?: readonly number[]): Record<FactionName, SideFigures> {
  const sides = FACTIONS.map(
    (name, f) => [name, { ...figuresOf(s, f), ...(points && { points: points[f] }) }] as const,
  );
  return Object.fromEntries(sides) as Record<FactionName, SideFigures>;
}

function figuresOf(s: State, faction: Faction): SideFigures {
  let strength = 0;
  let units = 0;
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++) {
    if (s.unitArea[unit] < 0 || partyOf(s, unit) !== faction) continue;
    strength += s.unitCv[unit];
    units++;
  }
  return {
    ind: s.ind[faction],
    pop: population(s, faction),
    res: resources(s, faction),
    production: productionLevel(s, faction, "confirmed").level,
    points: victoryPoints(s, faction),
    strength,
    units,
  };
}

function noDice(): Record<PartyName, DiceTally> {
  const tallies = PARTIES.map((party) => [party, { dice: 0, hits: 0, expected: 0 }]);
  return Object.fromEntries(tallies) as Record<PartyName, DiceTally>;
}

/** §12.4 A die hits if it is not above the Firepower. */
function countDice(tallies: Chronicle["dice"], event: Event): void {
  if (event.type !== "fired" && event.type !== "bombed") return;
  const tally = tallies[PARTIES[PARTY_OF_NATIONALITY[event.nationality]]];
  tally.dice += event.dice.length;
  tally.hits += event.hits;
  tally.expected += (event.dice.length * event.power) / DIE_SIDES;
}

function countBattle(battle: BattleTally, event: Event): void {
  if (event.type === "roundBegan") battle.rounds = event.count;
  if (event.type !== "fired" || event.hits === 0) return;
  const party = PARTIES[PARTY_OF_NATIONALITY[event.nationality]];
  battle.hits[party] = (battle.hits[party] ?? 0) + event.hits;
}

/** §14 The USA enter the game. */
function isUsaEntry(event: Event): boolean {
  return event.type === "satellite" && event.nation === USA;
}

function totalHits({ hits }: BattleTally): number {
  return Object.values(hits).reduce((sum, count) => sum + count, 0);
}
