/**
 * How long each kind of event is shown, in milliseconds at the normal pace, dice when they have stopped; nothing if it is
 * shown with the one before it.
 */
const TIMES: Readonly<Record<string, number>> = {
  moved: 750,
  retreated: 750,
  rebased: 750,
  subEscaped: 600,
  fired: 750,
  bombed: 750,
  held: 350,
  battlesDesignated: 800,
  battleBegan: 900,
  battleEnded: 1800,
  warDeclared: 3200,
  neutralityViolated: 2400,
  interventionDeclared: 2000,
  declarationsAnnounced: 1100,
  protectorateKept: 900,
  satellite: 2600,
  defeated: 3200,
  colonyArmed: 900,
  partitioned: 1200,
  victory: 4000,
  yearBegan: 3200,
  seasonBegan: 900,
  turnOrder: 800,
  produced: 900,
  diplomacyPlayed: 1000,
  wildcardPlayed: 1000,
  diplomacyCancelled: 900,
  influenceChanged: 650,
  repudiated: 700,
  intelligencePlayed: 1200,
  doubleAgentPlayed: 1200,
  unitsInspected: 2600,
  handInspected: 2600,
  vaultInspected: 2600,
  cardStolen: 700,
  industryRaised: 1000,
  industryLowered: 800,
  technologyRevealed: 1200,
  pairVaulted: 600,
  passed: 350,
  cardsDiscarded: 900,
  commandCommitted: 350,
  commandRevealed: 900,
  playerTurnBegan: 900,
  supplyLoss: 1100,
  blockRemoved: 700,
  blockadeMarked: 450,
};

/** Own actions are shown at once. */
const OWN_ACTS: ReadonlySet<string> = new Set([
  "moved",
  "retreated",
  "rebased",
  "held",
  "subEscaped",
  "battlesDesignated",
  "declarationsAnnounced",
  "produced",
  "diplomacyPlayed",
  "wildcardPlayed",
  "repudiated",
  "intelligencePlayed",
  "industryRaised",
  "technologyRevealed",
  "pairVaulted",
  "passed",
  "cardsDiscarded",
  "commandCommitted",
]);

export function timeOf(type: string, isOwn: boolean): number {
  return isOwn && OWN_ACTS.has(type) ? 0 : (TIMES[type] ?? 0);
}

/** The letters of a caption that are read in the time of its event; for more it stands longer, up to a limit. */
const USUAL_LETTERS = 70;
const LETTER_MS = 15;
const MOST_READING_MS = 2500;

export function readingTime(caption: string): number {
  return Math.min(MOST_READING_MS, LETTER_MS * Math.max(0, caption.length - USUAL_LETTERS));
}
