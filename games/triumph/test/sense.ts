/** How sensibly a recorded game was played: counts that a person at the table would notice. */
import { begin, type GameLog, isRefusal } from "@tripartite/kernel";
import { strengthsOf, threatTo } from "../bots/strength.ts";
import { dangerOf, ownCapitals, pointsOf } from "../bots/worth.ts";
import type { Area, Faction, Party, Unit } from "../data/ids.ts";
import { ALL_FACTIONS, NATIVE } from "../data/kinds.ts";
import { IS_LAND, PARTY_OF_NATIONALITY } from "../data/map.ts";
import { IS_GROUND } from "../data/units.ts";
import { triumph } from "../game.ts";
import type { Event } from "../model/events.ts";
import type { State } from "../model/state.ts";
import { areFellowAllies, atWarWith, hasGround } from "../rules/war/relations.ts";

export interface Sense {
  /** Moves of Ground units that attack nothing. */
  quietMoves: number;
  /** Those that bring a unit back to where it stood a Season before. */
  returns: number;
  /** Ends of Player Turns, for each capital of the mover that an Enemy at war could reach. */
  capitalsInReach: number;
  /** Those without a Ground unit in it. */
  emptyCapitals: number;
  /** Steps lost to want of Supply. */
  supplyLosses: number;
  wars: number;
  /**
   * Of a Faction that has fewer Ground CV than both its Enemies together then, on a Rival that is not about to win; those
   * that win the game in that very Season are not counted.
   */
  hopelessWars: number;
}

const ABOUT_TO_WIN = 0.7;

export const NO_SENSE: Readonly<Sense> = {
  quietMoves: 0,
  returns: 0,
  capitalsInReach: 0,
  emptyCapitals: 0,
  supplyLosses: 0,
  wars: 0,
  hopelessWars: 0,
};

function groundCv(s: State, f: Faction): number {
  let cv = 0;
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++) {
    const isOurs = s.unitArea[unit] >= 0 && PARTY_OF_NATIONALITY[s.unitNationality[unit]] === f;
    if (isOurs && IS_GROUND[s.unitType[unit]]) cv += s.unitCv[unit];
  }
  return cv;
}

function isContested(s: State, f: Faction, area: Area): boolean {
  for (let p: Party = 0; p <= NATIVE; p++)
    if (p !== f && !areFellowAllies(s, f, p) && hasGround(s, p, area)) return true;
  return s.control[area] !== f;
}

/** Counts of a whole game, added to `sense`. */
export function countSense(log: GameLog, sense: Sense): void {
  const s = begin(triumph, log);
  /** By unit: where it last came from, and when. */
  const cameFrom = new Map<Unit, { area: Area; season: number }>();
  /** Wars on a second front against more troops: who began them, and when. */
  const rash: [Faction, number][] = [];
  let mover: Faction = -1;
  const seasonNow = () => 4 * s.year + Math.max(0, s.season);

  function hear(event: Event): void {
    switch (event.type) {
      case "playerTurnBegan":
        mover = event.faction;
        break;
      case "unitMoved":
        if (IS_GROUND[event.unitType]) countMove(event.unit, event.from, event.route[event.route.length - 1]);
        break;
      case "supplyLoss":
        sense.supplyLosses += event.count;
        break;
      case "warDeclared":
        countWar(event.faction, event.rival);
        break;
    }
  }

  function countMove(unit: Unit, from: Area, to: Area): void {
    const before = cameFrom.get(unit);
    cameFrom.set(unit, { area: from, season: seasonNow() });
    if (!IS_LAND[to] || isContested(s, mover, to)) return;
    sense.quietMoves++;
    if (before !== undefined && before.area === to && seasonNow() - before.season <= 2) sense.returns++;
  }

  function countWar(f: Faction, rival: Faction): void {
    sense.wars++;
    const enemies = ALL_FACTIONS.filter((g) => g === rival || atWarWith(s, f, g));
    const against = enemies.reduce((sum, g) => sum + groundCv(s, g), 0);
    const isAboutToWin = dangerOf(s, f, rival, pointsOf(s)) >= ABOUT_TO_WIN;
    if (enemies.length > 1 && groundCv(s, f) < against && !isAboutToWin) rash.push([f, seasonNow()]);
  }

  function countCapitals(f: Faction): void {
    const strengths = strengthsOf(s);
    for (const capital of ownCapitals(s, f)) {
      if (threatTo(s, f, capital, strengths, 0) < 0.5) continue;
      sense.capitalsInReach++;
      if (!hasGround(s, f, capital)) sense.emptyCapitals++;
    }
  }

  for (const entry of log.entries) {
    if (!("action" in entry)) throw new Error("matches hold actions only");
    const action = triumph.decodeAction(entry.action, s);
    const applied = isRefusal(action) ? action : triumph.apply(s, entry.seat, action);
    if (isRefusal(applied)) throw new Error(applied.text);
    for (const event of applied.events) hear(event);
    if (!isRefusal(action) && action.type === "endMovement") countCapitals(entry.seat);
  }
  sense.hopelessWars += rash.filter(([f, season]) => season !== seasonNow() || (s.winners & (1 << f)) === 0).length;
}
