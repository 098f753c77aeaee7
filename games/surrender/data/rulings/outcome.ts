import type { RulingTable } from "./ruling.ts";

/** Conquest, victory, options, starts and the map of the campaign. */
export const OUTCOME_RULINGS = {
  "R-CON-6": {
    value: "mostMainlandCities",
    decision: "The conqueror is the enemy faction that holds most of the Mainland cities.",
    reason: "There are two Allied factions.",
    confidence: "M",
  },
  "R-CON-7": {
    value: "exile",
    decision: "The UK and the USSR fight on after their conquest, from boxes and Overseas Areas.",
    reason: "The charts give them sources there.",
    confidence: "L",
  },
  "R-CON-8": {
    value: 6,
    decision:
      "A great Ally that collapses unconquered leaves the war for this many turns; Germany goes on with a Will of 1.",
    reason: "The charts pay for a collapse once per country, so it can happen again.",
    confidence: "L",
  },
  "R-CON-9": {
    value: 0.5,
    decision: "A conquered country is liberated with its capital and this share of its Mainland cities.",
    reason: "France needs it.",
    confidence: "L",
  },
  "R-CON-11": {
    value: "twoCountries",
    decision: "When the Axis conquers France, French Africa and French Levant become neutral countries.",
    reason: "A scenario of North Africa is known.",
    confidence: "L",
  },
  "R-VIC-1": {
    value: "byDate",
    decision: "Victory depends on the date of Germany's conquest.",
    reason: "The printed conditions are unknown.",
    confidence: "L",
  },
  "R-VAR-1": {
    value: "−2, −1, 0, 0, +1, +2",
    decision: "Optional: a die shifts the entry of dated units and markers by this many turns.",
    reason: "The publisher names the option.",
    confidence: "L",
  },
  "R-OPT-1": {
    value: "October 1939",
    decision: "Optional: under the Pact Eastern Poland is ceded from this month on while Poland still fights.",
    reason: "The publisher names the option.",
    confidence: "L",
  },
  "R-OPT-2": {
    value: 12,
    decision: "Optional: after Germany's conquest West and Soviets may fight each other for this many turns.",
    reason: "The publisher names the option.",
    confidence: "L",
  },
  "R-STA-1": {
    value: 3,
    decision: "A variable opening of 1939 is East First on this die or less, else historical.",
    reason: "A die of 3 is reported as East First.",
    confidence: "L",
  },
  "R-MAP-10": {
    value: "58 × 70 hexes",
    decision: "The map of Europe has hexes of about 83 km; Budapest lies in hex 3234.",
    reason: "One hex of the published map is known; its rows were fitted.",
    confidence: "L",
  },
  "R-MAP-11": {
    value: "rows 16 and 36",
    decision: "The first of these rows runs south of Leningrad, the second along the Caucasus.",
    reason: "The sense of the two border events.",
    confidence: "M",
  },
  "R-MAP-12": {
    value: "threeLines",
    decision: "Three lines from west to east part the weather zones of Europe.",
    reason: "Reports of play, and geography.",
    confidence: "M",
  },
  "R-MAP-13": {
    value: "203 cities, 17 forts",
    decision: "The map of Europe has these cities and forts, with their ports and factories.",
    reason: "History.",
    confidence: "L",
  },
  "R-MAP-14": {
    value: "railwaysAndDesertRoads",
    decision: "Transport Lines of Europe are the main railways and the roads of the desert.",
    reason: "History.",
    confidence: "L",
  },
  "R-MAP-15": {
    value: "hexes",
    decision: "Disputed Areas are sets of hexes, or whole states.",
    reason: "History.",
    confidence: "M",
  },
  "R-SEA-1": {
    value: 33,
    decision: "Europe has this many Sea Zones, linked where they touch or by a passage.",
    reason: "Ten of the numbers follow from the charts.",
    confidence: "M",
  },
} as const satisfies RulingTable;
