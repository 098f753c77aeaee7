/** A small table for the tests of command and declarations: their phases, and a board at Peace. */
import type { Refusal } from "@tripartite/kernel";
import { CARD_IDS, LETTER_OF_CARD, SEASON_OF_CARD } from "../../data/deck.ts";
import { NEUTRAL, POWER, SEASONS } from "../../data/kinds.ts";
import { area, IS_MINOR, NATION_COUNT, nation, USA } from "../../data/map.ts";
import type { Action } from "../../model/actions.ts";
import { blankState } from "../../model/blankState.ts";
import type { Event, Out } from "../../model/events.ts";
import { PHASE, PLACE, type State, TURN_NORMAL } from "../../model/state.ts";
import { commandPhase, commandRevealPhase, commandTiePhase, seasonStartPhase } from "../../phases/command.ts";
import { confirmationPhase, declarationsPhase, reinforcementsPhase, threatPhase } from "../../phases/declarations.ts";
import { interventionPhase } from "../../phases/intervention.ts";
import type { Phase } from "../../phases/phase.ts";
import { playerTurnPhase } from "../../phases/playerTurn.ts";
import { takeSnapshot } from "../../rules/nations/control.ts";
import { addUnit } from "../../rules/units.ts";

const TABLE: Readonly<Record<number, Phase>> = {
  [PHASE.seasonStart]: seasonStartPhase,
  [PHASE.command]: commandPhase,
  [PHASE.commandReveal]: commandRevealPhase,
  [PHASE.commandTie]: commandTiePhase,
  [PHASE.playerTurn]: playerTurnPhase,
  [PHASE.declarations]: declarationsPhase,
  [PHASE.threat]: threatPhase,
  [PHASE.confirmation]: confirmationPhase,
  [PHASE.reinforcements]: reinforcementsPhase,
  [PHASE.intervention]: interventionPhase,
};

/** Peace, no units, every card in its deck. */
export function peace(season = 1): State {
  const s = blankState();
  for (let n = 0; n < NATION_COUNT; n++) s.status[n] = n === USA || IS_MINOR[n] ? NEUTRAL : POWER;
  s.season = season;
  CARD_IDS.forEach((_, card) => {
    (card < 55 ? s.actionDeck : s.investmentDeck).push(card);
  });
  takeSnapshot(s, []);
  return s;
}

/** The Declarations step of a normal Player Turn of `seat` with a number of Commands. */
export function declaring(s: State, seat: number, command = 6): State {
  s.commandOrder = [seat];
  s.turn = 0;
  s.turnKind = TURN_NORMAL;
  s.command = command;
  s.phase = PHASE.declarations;
  takeSnapshot(s, []);
  return s;
}

export function put(s: State, id: string, nationality: number, type: number, cv = 1): number {
  return addUnit(s, area(id), nationality, type, cv);
}

/** A card by Season and letter ("spring C"), or an Investment card by its id ("I01"). */
export function card(name: string): number {
  const [season, letter] = name.split(" ");
  if (letter === undefined) return CARD_IDS.indexOf(name);
  return CARD_IDS.findIndex(
    (_, c) => SEASONS[SEASON_OF_CARD[c]] === season && LETTER_OF_CARD[c] === letter.charCodeAt(0) - 65,
  );
}

export function deal(s: State, seat: number, ...names: string[]): void {
  for (const dealt of names.map(card)) {
    s.place[dealt] = PLACE.hand + seat;
    s.actionDeck = s.actionDeck.filter((other) => other !== dealt);
    s.investmentDeck = s.investmentDeck.filter((other) => other !== dealt);
  }
}

export function influence(s: State, id: string, f: number, count: number): void {
  s.influenceBy[nation(id)] = f;
  s.influence[nation(id)] = count;
}

export function phaseOf(s: State): Phase {
  return TABLE[s.phase];
}

/** Runs the phases to the next decision or to a phase that is none of these. */
export function runOn(s: State): Event[] {
  const out: Out = [];
  while (TABLE[s.phase] !== undefined && phaseOf(s).waiting(s) === 0) phaseOf(s).proceed(s, out);
  return out;
}

export function refusal(s: State, seat: number, action: Action): Refusal | undefined {
  if ((phaseOf(s).waiting(s) & (1 << seat)) === 0) throw new Error(`seat ${seat} is not waited for`);
  return phaseOf(s).refuse(s, seat, action);
}

/** Plays an action that must be accepted and listed. */
export function play(s: State, seat: number, action: Action): Event[] {
  const refused = refusal(s, seat, action);
  if (refused !== undefined) throw new Error(`${JSON.stringify(action)}: ${refused.code}`);
  if (!isListed(s, seat, action)) throw new Error(`${JSON.stringify(action)} is not in the list`);
  const out: Out = [];
  phaseOf(s).perform(s, seat, action, out);
  return [...out, ...runOn(s)];
}

export function isListed(s: State, seat: number, action: Action): boolean {
  const wanted = JSON.stringify(action);
  return phaseOf(s)
    .legal(s, seat)
    .some((listed) => JSON.stringify(listed) === wanted);
}
