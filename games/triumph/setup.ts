/** §5.0, §17, §18 The board before the first decision. */

import { reseedRandom, type Seed, seedRandom, shuffle } from "@tripartite/kernel";
import { ACTION_CARD_COUNT, CARD_COUNT } from "./data/deck.ts";
import type { Card, Nation } from "./data/ids.ts";
import { FACTIONS, NEUTRAL, POWER } from "./data/kinds.ts";
import { FACTION_OF_NATION, NATION_COUNT } from "./data/map.ts";
import { CHITS, FIRST_YEAR, fixedUnits, START_IND } from "./data/scenarios.ts";
import { blankState } from "./model/blankState.ts";
import { PHASE, type State } from "./model/state.ts";
import type { Options } from "./options.ts";
import { takeSnapshot } from "./rules/nations/control.ts";
import { addUnit } from "./rules/units.ts";

/** Nations, decks and chits as they lie ready, without a single unit. */
export function emptyBoard(options: Options, seed: Seed): State {
  const s = blankState();
  s.scenario = options.scenario;
  s.canadaIsHome = Number(options.canadaIsHome);
  s.allowInlandShips = Number(options.allowInlandShips);
  s.publicHandDiscards = Number(options.publicHandDiscards);
  s.moscowInfantry = Number(options.moscowInfantry);
  s.blockLimits = options.blockLimits.slice();
  s.random = seedRandom(seed);
  s.ind = START_IND.slice();
  for (let nation: Nation = 0; nation < NATION_COUNT; nation++)
    s.status[nation] = FACTION_OF_NATION[nation] >= 0 ? POWER : NEUTRAL;
  for (let card: Card = 0; card < CARD_COUNT; card++)
    (card < ACTION_CARD_COUNT ? s.actionDeck : s.investmentDeck).push(card);
  for (let value = 0; value < CHITS.length; value++) s.chits[value] = CHITS[value];
  takeSnapshot(s, []);
  return s;
}

/** §5.0 Placed units and cards; the free Cadres are the first decision of all seats. */
export function setup(options: Options, seed: Seed): State {
  const s = emptyBoard(options, seed);
  s.year = FIRST_YEAR[options.scenario] - 1;
  shuffle(s.random, s.actionDeck);
  shuffle(s.random, s.investmentDeck);
  for (const [area, nationality, type, cv] of fixedUnits(options.moscowInfantry))
    addUnit(s, area, nationality, type, cv);
  s.owing = (1 << FACTIONS.length) - 1;
  s.phase = PHASE.setup;
  return s;
}

/** Other dice and chits than would have come, and other cards than would have been drawn. */
export function reseed(s: State, seed: Seed): void {
  reseedRandom(s.random, seed);
  shuffle(s.random, s.actionDeck);
  shuffle(s.random, s.investmentDeck);
}
