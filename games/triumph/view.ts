/** §4.31 What a seat or a spectator may know. Views are built field by field from facts that are not secret to the viewer. */

import { CARD_IDS, INTEL_OF_CARD } from "./data/deck.ts";
import type { UnitType } from "./data/ids.ts";
import { AGENT, CLASSES, COUP, FACTIONS, SCENARIOS, SEASONS, UNIT_TYPES, VICTORIES } from "./data/kinds.ts";
import { AREA_IDS, IS_LAND, NATION_IDS } from "./data/map.ts";
import { nameOf, namesIn, PARTIES, WAR_PAIRS } from "./model/names.ts";
import { ANNOUNCED, DECLARATIONS, HITS, IN_PLAY, INTEL, MARKS } from "./model/rows.ts";
import { PHASE, PHASES, PLACE, type State, seatInTurn, TURN_KINDS, TURN_NONE } from "./model/state.ts";
import { cardsAt } from "./rules/cards/cards.ts";
import { attacker } from "./rules/combat/battles.ts";
import { orderOfAction } from "./rules/combat/combatOrder.ts";
import { areas, nations } from "./view/board.ts";
import { declarationView } from "./view/declarations.ts";
import { factions } from "./view/factions.ts";
import { own } from "./view/own.ts";
import type { BattleView, PlayerTurnView, View } from "./view/types.ts";
import { watch } from "./view/watch.ts";
import { BLOCKADE_ITEMS } from "./view/ways.ts";

export type { View } from "./view/types.ts";

/** The table as `viewer` sees it: a seat, or SPECTATOR. With the same `moment` as the last time nothing has changed since. */
export function viewOf(s: State, viewer: number, moment?: number): View {
  return view.of(watch.look(s, moment), viewer);
}

function marksView(s: State): View["marks"] {
  return MARKS.all(s.marks).map(({ area, faction, items }) => ({
    area: AREA_IDS[area],
    faction: FACTIONS[faction],
    items: namesIn(items, BLOCKADE_ITEMS),
  }));
}

/** §7.31 Diplomacy cards lie face up (R22). */
function inPlayView(s: State): View["inPlay"] {
  return IN_PLAY.all(s.inPlay).map(({ card, nation }) => ({
    card: CARD_IDS[card],
    nation: NATION_IDS[nation],
    faction: FACTIONS[s.place[card] - PLACE.inPlay],
  }));
}

/** §9.5 Card and object are named before anything happens. */
function intelligenceView(s: State): NonNullable<View["intelligence"]> {
  const { card, player, rival, object } = INTEL.at(s.intel, 0);
  const named = { card: CARD_IDS[card], faction: FACTIONS[player], rival: FACTIONS[rival] };
  if (object >= 0 && INTEL_OF_CARD[card] === AGENT) return { ...named, area: AREA_IDS[object] };
  if (object >= 0 && INTEL_OF_CARD[card] === COUP) return { ...named, nation: NATION_IDS[object] };
  return named;
}

/** Moves and announced declarations are public; which kind of block crossed which border is not. */
function playerTurnView(s: State): PlayerTurnView {
  return {
    kind: TURN_KINDS[s.turnKind],
    command: s.command,
    surprise: s.surprise === 1,
    moving: s.moving === 1,
    announced: s.phase === PHASE.declarations ? [] : ANNOUNCED.all(s.announced).map(declarationView),
    duties: DECLARATIONS.all(s.duties).map(declarationView),
    interventions: s.interventions.map((nation) => NATION_IDS[nation]),
    aggressed: s.aggressed.map((area) => AREA_IDS[area]),
    battles: s.battles.map((area) => AREA_IDS[area]),
  };
}

/** §12.2 Units leave after the one round of a land battle. */
const AFTER_ROUND: readonly number[] = [PHASE.forcedRetreat, PHASE.optionalRebase];

/** The order of the type in turn is fixed with its first action. */
function actingOrder(s: State, type: UnitType): readonly number[] {
  return type === s.battleType && s.battleQueue.length > 0 ? s.battleQueue : orderOfAction(s, type);
}

function battleView(s: State): BattleView {
  const hits = HITS.all(s.hits).map(({ party, targetClass, count }) => ({
    party: PARTIES[party],
    targetClass: CLASSES[targetClass],
    count,
  }));
  const targets = s.battleTargets.map((mask, party) => [PARTIES[party], namesIn(mask, PARTIES)] as const);
  return {
    area: AREA_IDS[s.battleArea],
    attacker: FACTIONS[attacker(s)],
    ...(IS_LAND[s.battleArea] && AFTER_ROUND.includes(s.phase) && { over: true }),
    round: s.battleRound,
    sides: namesIn(s.battleSides, PARTIES),
    targets: Object.fromEntries(targets.filter(([, flagged]) => flagged.length > 0)),
    unitType: UNIT_TYPES[s.battleType],
    queue: s.battleQueue.map((party) => PARTIES[party]),
    order: UNIT_TYPES.map((_, type) => actingOrder(s, type).map((party) => PARTIES[party])),
    hits,
  };
}

const options = watch.part(["canadaIsHome", "allowInlandShips", "publicHandDiscards", "moscowInfantry"], (s) => ({
  canadaIsHome: s.canadaIsHome === 1,
  allowInlandShips: s.allowInlandShips === 1,
  publicHandDiscards: s.publicHandDiscards === 1,
  moscowInfantry: s.moscowInfantry === 1,
}));
const turnOrder = watch.part(["turnOrder"], (s) => s.turnOrder.map((faction) => FACTIONS[faction]));
const commandOrder = watch.part(["commandOrder"], (s) => s.commandOrder.map((faction) => FACTIONS[faction]));
const turn = watch.part(["season", "phase", "turnOrder", "commandOrder", "turn"], (s) =>
  nameOf(seatInTurn(s) ?? -1, FACTIONS),
);
const wars = watch.part(["war"], (s) => WAR_PAIRS.filter((_, bit) => (s.war & (1 << bit)) !== 0));
const marks = watch.part(["marks"], marksView);
const decks = watch.part(["actionDeck", "investmentDeck"], (s) => ({
  action: s.actionDeck.length,
  investment: s.investmentDeck.length,
}));
const discards = watch.part(["place"], (s) => cardsAt(s, PLACE.discard).map((card) => CARD_IDS[card]));
const inPlay = watch.part(["inPlay", "place"], inPlayView);
const intelligence = watch.part(["intel"], (s) => (s.intel.length > 0 ? intelligenceView(s) : undefined));
const playerTurn = watch.part(
  [
    "turnKind",
    "command",
    "surprise",
    "moving",
    "phase",
    "announced",
    "duties",
    "interventions",
    "aggressed",
    "battles",
  ],
  (s) => (s.turnKind === TURN_NONE ? undefined : playerTurnView(s)),
);
const battle = watch.part(
  [
    "battleArea",
    "battleRound",
    "battleSides",
    "battleTargets",
    "battleType",
    "battleQueue",
    "battleFirst",
    "hits",
    "phase",
    "commandOrder",
    "turn",
    "turnOrder",
    "surprise",
    "techs",
  ],
  (s) => (s.battleArea >= 0 ? battleView(s) : undefined),
);

/** What does not depend on the viewer, but for areas and Factions. */
const common = watch.part(
  [
    options,
    turnOrder,
    commandOrder,
    turn,
    wars,
    nations,
    marks,
    decks,
    discards,
    inPlay,
    intelligence,
    playerTurn,
    battle,
    "scenario",
    "year",
    "season",
    "phase",
    "passes",
    "points",
    "activeAlly",
    "victory",
    "winners",
    "publicHandDiscards",
  ],
  (s, of) => {
    const season = nameOf(s.season, SEASONS);
    const activeAlly = nameOf(s.activeAlly, FACTIONS);
    return {
      scenario: SCENARIOS[s.scenario],
      options: of(options),
      year: s.year,
      ...(season && { season }),
      phase: PHASES[s.phase],
      turnOrder: of(turnOrder),
      commandOrder: of(commandOrder),
      ...(of(turn) && { turn: of(turn)! }),
      passes: s.passes,
      ...(s.phase === PHASE.setupExtra && { setupPoints: s.points }),
      ...(activeAlly && { activeAlly }),
      ...(s.victory >= 0 && { victory: { kind: VICTORIES[s.victory], winners: namesIn(s.winners, FACTIONS) } }),
      wars: of(wars),
      nations: of(nations),
      marks: of(marks),
      decks: of(decks),
      ...(s.publicHandDiscards === 1 && { discards: of(discards) }),
      discardCount: of(discards).length,
      inPlay: of(inPlay),
      ...(of(intelligence) && { intelligence: of(intelligence)! }),
      ...(of(playerTurn) && { playerTurn: of(playerTurn)! }),
      ...(of(battle) && { battle: of(battle)! }),
    };
  },
);

const view = watch.ownWhole(
  [common, factions, areas, own],
  (_s, viewer, of): View => ({
    viewer: viewer < 0 ? "spectator" : FACTIONS[viewer],
    ...of(common),
    factions: of(factions),
    areas: of(areas),
    ...(viewer >= 0 && { own: of(own) }),
  }),
);
