/** The sentences about cards, and about what is played with them. */

/** The loss of POP and RES, if any. */
function lost(name: string, pop: number, res: number): string[] {
  const parts = [pop > 0 ? `−${pop} POP` : "", res > 0 ? `−${res} RES` : ""].filter(Boolean);
  return parts.length > 0 ? [`${name}: ${parts.join(", ")}.`] : [];
}

export const CARD_TEXTS = {
  card: {
    twoUses: (value: number, season: string) => `1 Influence on either, or ${value} moves in ${season}`,
    wildUse: "Add or remove 1, at once",
    wildRemoves: "Removes 1, at once",
    wildFollows: {
      "any-neutral": "any Neutral",
      "neutral-minor-next-to-rival-land": "Neutrals next to a rival's land",
      "neutral-minor-next-to-friendly-land": "Neutrals next to your own land",
    } as Readonly<Record<string, string>>,
    technology: "Technology",
    science: "Science",
    scienceFrom: (year: number) => `From ${year} counts as either card of a pair`,
    intelligence: "Intelligence",
    factories: (count: number) => `${count} ${count === 1 ? "factory" : "factories"}`,
    /** For slips, where the whole name does not fit. */
    shortNames: {
      "Air Defense Radar": "Air Defense",
      "Precision Bombsight": "Bombsight",
      "Motorized Infantry": "Motorized Inf.",
      "Rocket Artillery": "Rockets",
      "Industrial Espionage": "Espionage",
      "Atomic Research 1": "Atomic 1",
      "Atomic Research 2": "Atomic 2",
      "Atomic Research 3": "Atomic 3",
      "Atomic Research 4": "Atomic 4",
    } as Readonly<Record<string, string>>,
    intelligenceTexts: {
      agent: "See all rival blocks in one area.",
      "code-break": "See a rival's whole hand.",
      "spy-ring": "Take one random card from a rival's hand.",
      coup: "Remove a rival's markers from a nation.",
      sabotage: "A rival loses one IND.",
      mole: "See a rival's vault, perhaps copy a technology.",
      "double-agent": "Turn an Intelligence card back on its player.",
    } as Readonly<Record<string, string>>,
  },
  command: {
    turn: (letter: string, moves: number) => `${moves} moves, letter ${letter}`,
    emergency: (letter: string, moves: number) => `not of this season: Emergency, ${moves} moves, letter ${letter}`,
    bluff: "a bluff: no turn this season",
  },
  hand: {
    title: (count: number) => `Your hand: ${count}`,
    limit: (count: number, limit: number, pairs: number) =>
      `Hand ${count} · limit ${limit}${pairs > 0 ? ` (${pairs} less for the Vault)` : ""}`,
    /** Why a card that stands in the hand is no longer part of it. */
    aside: { discarding: "Discarded", funding: "Laid aside", committed: "Face down" },
    pile: (count: number) => `${count} on the discard pile`,
    empty: "No cards in hand.",
  },
  government: {
    round: "This round",
    nobodyPlayed: "The others have not played since your last card.",
    raise: "Raise your IND with the cards laid aside, or lay more of them aside.",
    layAside: "Lay more Investment cards aside until they pay for IND.",
    title: "Diplomacy",
    count: (count: number) => `${count} ${count === 1 ? "neutral" : "neutrals"}`,
    pop: "population",
    res: "resource",
    key: "1 Associate, 2 Protectorate, 3 Satellite",
    markers: ["Unaligned", "Associate", "Protectorate", "Satellite to be"],
    outside: "Out of diplomacy",
    cardInPlay: "card in play",
    cancels: (parties: string) => `cancels ${parties}`,
    plus: (party: string) => `+1 ${party}`,
    minus: (party: string) => `−1 ${party}`,
    bothDiscarded: (parties: string) => `Cancels the card of ${parties}: both are discarded.`,
    atResolution: "When the card play is over:",
    atOnce: "At once:",
    ind: (party: string, now: number, next: number) => `${party} IND ${now} → ${next}.`,
    you: "Your",
    fewer: (party: string, now: number, next: number) =>
      `${party} ${now} → ${next} ${next === 1 ? "marker" : "markers"}.`,
    /** By markers; the last one for a nation that joins. */
    becomes: ["", "your Associate", "your Protectorate", "your Satellite"] as readonly (string | undefined)[],
    gain: (pop: number, res: number) =>
      [pop > 0 ? `POP +${pop}` : "", res > 0 ? `RES +${res}` : ""].filter(Boolean).join(", "),
    markersThere: (count: number) => `your markers: ${count}`,
    muster: (units: string) => `You get units there: ${units}.`,
    chosenCard: (card: string) => `${card}. `,
    playCard: "Choose what it is played for, or another card, or pass.",
    commitCard: "Commit it face down, or choose another card.",
    showMap: "Map",
    showBoard: "Diplomacy board",
    vault: "Technology and Vault",
    inForce: "in force",
    secret: "in the Vault, only you see it",
    pairReady: (technology: string) => `Pair in hand: ${technology}`,
    toVault: "Into the Vault, face down",
    reveal: (card: string) => `Reveal, in force at once; ${card} stays`,
    passing: {
      title: "Keep passing",
      until: { untilTouched: "until a card is played against me", always: "to the end" } as Readonly<
        Record<string, string>
      >,
      inForce: {
        untilTouched: "You pass until a card is played against you. Only you know.",
        always: "You pass until this card play ends. Only you know.",
      } as Readonly<Record<string, string>>,
      always: "You pass at once, and at every turn until this card play ends. You can take that back.",
      prompt: "You pass without being asked.",
      takeBack: "Ask me again",
    },
  },
  declarations: {
    war: (rival: string) => `War on ${rival}`,
    violation: (nation: string) => `Violation of ${nation}`,
    intervention: (nation: string) => `Intervention in ${nation}`,
    declare: "Add to my declarations",
    you: "You",
    points: "1 VP less for you, for good.",
    surprise: "Surprise in this turn: your units act first where no technology decides.",
    factory: (party: string, now: number, next: number) => `${party}: Factory Cost ${now} falls to ${next}.`,
    factoryLowest: (party: string, now: number) => `${party}: Factory Cost stays at ${now}, the lowest.`,
    peaceEnds: (name: string, level: number, atWar: number) =>
      `${name} at War: RES counts, Production ${level === atWar ? `stays ${level}` : `${level} → ${atWar}`}; Supply and Blockade are checked; no more Peace Dividends.`,
    warDuty: (rival: string) =>
      `In this Movement Phase you must attack units or land of ${rival}, or fight in a Sea you share.`,
    sharedSeas: (seas: string) => `Shared: ${seas}. Units there must leave, or fight; Convoys cannot leave.`,
    ottawa: "If your units enter Ottawa, the USA joins the West at once.",
    fortresses: (places: string) => `Neutral Fortresses rise: ${places}.`,
    noFortress: "No Fortress rises.",
    draws: (party: string, cards: number) => `${party} draws ${cards}`,
    reaction: (drawing: string) => `World Reaction: ${drawing} Action cards.`,
    noReaction: "Nobody draws cards.",
    influenceGone: (name: string, pop: number, res: number) =>
      ["Influence there is gone for ever.", ...lost(name, pop, res)].join(" "),
    noChit: "No Peace Dividend for you next year.",
    noWar: "It is no war: RES and Supply do not matter, and it costs no VP.",
    violationDuty: (nation: string) => `In this Movement Phase you must attack in ${nation}.`,
    others: (nation: string) =>
      `Rivals may then attack ${nation} too without a Violation; those at war with you may intervene for it.`,
    keeps: "It stays your Protectorate: the attack means war with you, and it becomes your Satellite.",
    yields: "It is no Protectorate any more: the attack is no war with you.",
    kept: (holder: string) => `${holder} keeps its two markers: then it is war with ${holder}, with all that follows.`,
    keptAtWar: (holder: string) => `A Protectorate of ${holder}, your Enemy already.`,
    satellite: (holder: string, places: string) => `It becomes a Satellite of ${holder} with its units: ${places}.`,
    givesWay: (holder: string) =>
      `${holder} gives markers up: then it is a plain Violation. You may still withdraw when ${holder} has answered.`,
    usaJoins: "The USA joins the West at once as a Satellite; the West's Factory Cost falls one level.",
    usaForces:
      "Fortress 4 in Washington, Fortress 2 in New York, and the 1942 forces: Air Force, Fleet, Infantry, Tank with 1 CV each; more in the next two years.",
    interventionEntry: (nation: string) => `Your units may enter ${nation} as friends in this phase.`,
    interventionUnits:
      "With a Ground unit in an area that it controls at the end of movement it becomes your Satellite; its Fortresses become your units, same CV, any type.",
    interventionLapses: "Without one the Intervention lapses, and your ships and aircraft there must leave.",
  },
};
