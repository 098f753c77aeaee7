/** §4.31 What the table sees of a Faction, and what its own seat sees of it besides. */

import { type Others, SPECTATOR } from "@tripartite/kernel";
import { CARD_IDS } from "../data/deck.ts";
import type { Faction } from "../data/ids.ts";
import { FACTIONS, type FactionName, TECHNOLOGIES } from "../data/kinds.ts";
import { REVEALED } from "../model/rows.ts";
import { PHASE, PLACE, type State, TURN_KINDS, TURN_NONE } from "../model/state.ts";
import { cardsAt, countAt } from "../rules/cards/cards.ts";
import { commandValueOf, turnKindOf } from "../rules/cards/command.ts";
import { pairsOf } from "../rules/cards/technology.ts";
import { factoryCost, population, productionLevel, resources } from "../rules/economy/economy.ts";
import { atWar } from "../rules/war/relations.ts";
import { pointsView } from "./points.ts";
import type { FactionView, VaultPair } from "./types.ts";
import { watch } from "./watch.ts";
import { escapedSubs } from "./ways.ts";

const CHIT_VALUES = 3;
/** §10.1 Before the reveal a view says only that a card is committed. */
const BEFORE_COMMAND_REVEAL: readonly number[] = [PHASE.seasonStart, PHASE.command, PHASE.commandReveal];

/** What land, Influence and industry are worth, Faction by Faction. */
const economies = watch.part(
  [
    "ind",
    "factoryLevel",
    "war",
    "control",
    "status",
    "influence",
    "influenceBy",
    "enemies",
    "violator",
    "interventions",
    "marks",
    escapedSubs,
  ],
  (s) =>
    FACTIONS.map((_, f) => {
      const production = productionLevel(s, f, "confirmed");
      return {
        ind: s.ind[f],
        pop: population(s, f),
        res: resources(s, f),
        usablePop: production.pop,
        usableRes: production.res,
        level: production.level,
        factors: [...production.factors],
        factoryCost: factoryCost(s, f),
        atWar: atWar(s, f),
      };
    }),
);

const cardCounts = watch.part(["place"], (s) =>
  FACTIONS.map((_, f) => ({
    handSize: handSize(s, f),
    passiveStack: countAt(s, PLACE.passive + f),
    committed: countAt(s, PLACE.committed + f),
  })),
);

const commands = watch.part(["place", "season", "phase", "scenario", "activeAlly"], (s) => {
  const isShown = s.season >= 0 && !BEFORE_COMMAND_REVEAL.includes(s.phase);
  return FACTIONS.map((_, f) => (isShown ? { command: cardNames(s, PLACE.committed + f), ...commandTurn(s, f) } : {}));
});

const FACTS = [
  economies,
  cardCounts,
  commands,
  "control",
  "war",
  "dows",
  "violated",
  "fought",
  "indRaises",
  "vault",
  "revealed",
  "chits",
  "victory",
] as const;

function factionView(s: State, faction: Faction, viewer: number, of: Others): FactionView {
  const chits = chitsOf(s, faction);
  const seesChits = faction === viewer || s.victory >= 0;
  const economy = of(economies)[faction];
  return {
    ...economy,
    points: pointsView(s, faction, economy.level, chits.length, seesChits, (knownTo) =>
      seesPair(faction, viewer, knownTo),
    ),
    dows: s.dows[faction],
    violated: s.violated[faction] > 0,
    fought: s.fought[faction] > 0,
    indRaises: s.indRaises[faction],
    ...of(cardCounts)[faction],
    ...of(commands)[faction],
    vault: vaultView(s, faction, viewer),
    revealed: revealedView(s, faction),
    chits: chits.length,
    ...(seesChits && { chitValues: chits }),
  };
}

/** As spectators see them. */
const publicFactions = watch.part(FACTS, (s, of) => FACTIONS.map((_, f) => factionView(s, f, SPECTATOR, of)));

/** A seat sees more of its own Faction, and pairs that a Mole has shown it. */
export const factions = watch.ownPart([publicFactions, ...FACTS], (s, viewer, of) =>
  byFaction((faction) =>
    seesMore(s, faction, viewer) ? factionView(s, faction, viewer, of) : of(publicFactions)[faction],
  ),
);

function seesMore(s: State, faction: Faction, viewer: number): boolean {
  return faction === viewer || vaultView(s, faction, viewer).some((pair) => pair !== "hidden");
}

/** Each Faction as its own seat sees it. */
export function openFactionsView(s: State): Record<FactionName, FactionView> {
  const memory = watch.look(s);
  return byFaction((faction) => factions.of(memory, faction)[FACTIONS[faction]]);
}

function byFaction<Result>(view: (faction: Faction) => Result): Record<FactionName, Result> {
  return Object.fromEntries(FACTIONS.map((name, faction) => [name, view(faction)])) as Record<FactionName, Result>;
}

/** §10.1 The Player Turn that the Command cards give. */
function commandTurn(s: State, faction: Faction): Pick<FactionView, "commandTurn"> {
  const kind = turnKindOf(s, faction);
  return kind === TURN_NONE ? {} : { commandTurn: { kind: TURN_KINDS[kind], commands: commandValueOf(s, faction) } };
}

/** Cards laid aside for a play that is not finished still count as held. */
function handSize(s: State, faction: Faction): number {
  return (
    countAt(s, PLACE.hand + faction) + countAt(s, PLACE.funding + faction) + countAt(s, PLACE.discarding + faction)
  );
}

/** Cards in hand, those laid aside included. */
export function heldCards(s: State, faction: Faction): string[] {
  return [PLACE.hand, PLACE.funding, PLACE.discarding].flatMap((place) => cardNames(s, place + faction));
}

export function cardNames(s: State, place: number): string[] {
  return cardsAt(s, place).map((card) => CARD_IDS[card]);
}

/** The values of a Faction's Peace Dividend chits. */
function chitsOf(s: State, faction: Faction): number[] {
  const values: number[] = [];
  for (let value = 0; value < CHIT_VALUES; value++) {
    for (let left = s.chits[(faction + 1) * CHIT_VALUES + value]; left > 0; left--) values.push(value);
  }
  return values;
}

/** The owner's pairs, and those that a Mole has shown to the viewer. */
function vaultView(s: State, faction: Faction, viewer: number): (VaultPair | "hidden")[] {
  return pairsOf(s, faction).map(({ technology, card, other, knownTo }) =>
    seesPair(faction, viewer, knownTo)
      ? { technology: TECHNOLOGIES[technology], cards: [CARD_IDS[card], CARD_IDS[other]] }
      : "hidden",
  );
}

function seesPair(faction: Faction, viewer: number, knownTo: number): boolean {
  return faction === viewer || (viewer >= 0 && (knownTo & (1 << viewer)) !== 0);
}

function revealedView(s: State, faction: Faction): FactionView["revealed"] {
  const shown = REVEALED.all(s.revealed).filter((technology) => technology.faction === faction);
  return shown.map(({ technology, card }) => ({ technology: TECHNOLOGIES[technology], card: CARD_IDS[card] }));
}
