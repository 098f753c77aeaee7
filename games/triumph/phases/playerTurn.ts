/** §10.2 The Player Turns of a Season, one after the other in Command Order. */
import type { Faction, Unit } from "../data/ids.ts";
import { LAND_AREAS } from "../data/map.ts";
import type { Out } from "../model/events.ts";
import {
  ACTED,
  DISENGAGED,
  ENGAGED,
  INVADER,
  JOINED,
  MOVED,
  PHASE,
  RAIDER,
  RETREATED,
  type State,
  TURN_KINDS,
  TURN_NONE,
  TURN_NORMAL,
} from "../model/state.ts";
import { discardCard } from "../rules/cards/cards.ts";
import { commandValueOf, committedCards, turnKindOf } from "../rules/cards/command.ts";
import { isBattle } from "../rules/combat/battles.ts";
import { snapshotEndsGame } from "../rules/victory.ts";
import { automatic } from "./phase.ts";

const FLAGS_OF_A_TURN = MOVED | INVADER | ENGAGED | DISENGAGED | ACTED | JOINED | RAIDER | RETREATED;

/** Nothing of the last Player Turn is remembered in the next. */
function forgetLastTurn(s: State): void {
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++) {
    s.unitFlags[unit] &= ~FLAGS_OF_A_TURN;
    s.unitRoute[unit] = 0;
  }
  s.surprise = 0;
  s.moving = 0;
  s.picked = -1;
  s.announced = [];
  s.threats = [];
  s.withdrawn = [];
  s.duties = [];
  s.interventions = [];
  s.aggressed = [];
  s.sharedSeas = [];
  s.crossings = [];
  s.invasions = [];
  s.engagements = [];
  s.battles = [];
  s.battleAreas = [];
  s.battleArea = -1;
  s.battleRound = 0;
  s.battleSides = 0;
  s.battleTargets = [0, 0, 0, 0];
  s.battleType = 0;
  s.battleQueue = [];
  s.hits = [];
  s.answers = [];
  s.leaving = [];
  s.resume = -1;
}

/** §10.1 After the last Player Turn the Command cards are discarded. */
function endPlayerTurns(s: State, out: Out): void {
  for (const seat of s.turnOrder) {
    const cards = committedCards(s, seat);
    if (cards.length === 0) continue;
    for (const card of cards) discardCard(s, card);
    out.push({ type: "cardsDiscarded", faction: seat, cards });
  }
  s.turnKind = TURN_NONE;
  s.command = 0;
  s.phase = PHASE.supply;
}

/** §12.5b Battles from earlier turns close their areas to Retreats, even if the Active Player moves out of them. */
function noteBattles(s: State, seat: Faction): void {
  for (const area of LAND_AREAS) if (isBattle(s, seat, area)) s.battleAreas.push(area);
}

/** The seat at `turn` in Command Order begins; only a normal turn has declarations. */
export const playerTurnPhase = automatic((s: State, out: Out) => {
  forgetLastTurn(s);
  if (s.turn >= s.commandOrder.length) {
    endPlayerTurns(s, out);
    return;
  }
  const seat = s.commandOrder[s.turn];
  s.turnKind = turnKindOf(s, seat);
  s.command = commandValueOf(s, seat);
  out.push({ type: "playerTurnBegan", faction: seat, kind: TURN_KINDS[s.turnKind], command: s.command });
  if (snapshotEndsGame(s, seat, out)) return;
  noteBattles(s, seat);
  s.phase = s.turnKind === TURN_NORMAL ? PHASE.declarations : PHASE.movement;
});
