import type { RulingTable } from "./ruling.ts";

/** Factions, countries, policies, diplomacy and conditional events of the campaign. */
export const POLITICS_RULINGS = {
  "R-POL-1": {
    value: "sixStatuses",
    decision: "A country is neutral, active, conquered, ceded, out of the war or a part of another country.",
    reason: "Access, politics and conquest need these six and no more.",
    confidence: "M",
  },
  "R-POL-2": {
    value: "pairsOfFactions",
    decision: "War is a matter of two factions; no country has a war of its own.",
    reason: "Three pairs are easy to see and to remember.",
    confidence: "M",
  },
  "R-POL-3": {
    value: "ownConqueredEnemy",
    decision: "Units enter own, conquered and enemy ground; a unit, city or fort of a stranger closes a hex.",
    reason: "The charts bar neutrals and policies only.",
    confidence: "M",
  },
  "R-POL-4": {
    value: "byCountryAndDate",
    decision: "Home Defense asks for a number of ground units by country and date; units come home free and reduced.",
    reason: "The step is known, its numbers are not.",
    confidence: "L",
  },
  "R-POL-5": {
    value: "nearestOwnHex",
    decision: "A unit that may no longer be where it is goes home to the nearest own hex, free.",
    reason: "The step is known.",
    confidence: "M",
  },
  "R-POL-6": {
    value: "1, from the 4th roll 2, from the 9th roll 3",
    decision: "From October 1940 a die is rolled for each policy every turn; it ends on this number or less.",
    reason: "Two months of re-evaluation are reported; the numbers are ours.",
    confidence: "L",
  },
  "R-POL-7": {
    value: "enemyOfAttacker",
    decision:
      "A neutral that is attacked joins a faction at war with the attacker; where there is none, no war is declared.",
    reason: "There are no wars of single countries.",
    confidence: "M",
  },
  "R-POL-8": {
    value: "markerOrBorder",
    decision:
      "The West declares war only on countries with a foreign marker and a few others, the Soviets only on neighbours.",
    reason: "It keeps the Allies from overrunning neutrals.",
    confidence: "L",
  },
  "R-POL-9": {
    value: "westDeclaresNoWar",
    decision: "Under Appeasement the West declares no war and keeps out of the Mainland of other countries.",
    reason: "Name and effect on USA Entry are known.",
    confidence: "M",
  },
  "R-POL-10": {
    value: "balticStatesBarred",
    decision:
      "Under the Pact the Axis keeps off the Baltic states, and its conquest of Poland cedes Eastern Poland to the USSR.",
    reason: "Name and effect on USA Entry are known.",
    confidence: "M",
  },
  "R-POL-11": {
    value: true,
    decision: "War may be declared in the phase in which a policy ends.",
    reason: "Reported.",
    confidence: "H",
  },
  "R-POL-12": {
    value: 6,
    decision: "The USA activates this many turns after both policies have ended.",
    reason: "December 1941 for June 1941.",
    confidence: "M",
  },
  "R-POL-13": {
    value: 4,
    decision: "A neutral owner cedes a Disputed Area that the Soviets claim on this die or less.",
    reason: "The gain in Will is printed, the procedure is ours.",
    confidence: "L",
  },
  "R-POL-14": {
    value: 0,
    decision: "A declaration of war costs this many points.",
    reason: "No price is printed.",
    confidence: "H",
  },
  "R-POL-15": {
    value: true,
    decision: "No help enters a country that was declared war on before the declarer's Operations Phase.",
    reason: "The order of the factions would undo every Allied landing.",
    confidence: "L",
  },
  "R-DIP-1": {
    value: 1,
    decision: "There is one Diplomacy Cup; a faction acts on it this often in a turn.",
    reason: "So the online version asks.",
    confidence: "M",
  },
  "R-DIP-2": {
    value: "holdingBox",
    decision: "A marker drawn from the cup goes to the Holding Box, used or not.",
    reason: "Putting markers back needs a place to take them from.",
    confidence: "M",
  },
  "R-DIP-3": {
    value: "byStart",
    decision: "Each start fixes the markers in the cup and in the Holding Box.",
    reason: "The pace of one report.",
    confidence: "L",
  },
  "R-DIP-4": {
    value: "placeRemoveActivate",
    decision:
      "A success places a marker, removes another faction's, or activates a country that has the own marker already.",
    reason: "Reported.",
    confidence: "H",
  },
  "R-DIP-5": {
    value: "cupReachesAll",
    decision:
      "Results of the cup reach every neutral, Restricted ones only neighbours of the country that caused them.",
    reason: "The Soviets are reported to court Italy.",
    confidence: "M",
  },
  "R-DIP-6": {
    value: "conquestAndDeclaration",
    decision: "Conquests, collapses of great powers and declarations of war give political results too.",
    reason: "Hungary was courted after Poland's conquest.",
    confidence: "M",
  },
  "R-SET-1": {
    value: "historicalOrFree",
    decision: "The faction that receives a country sets it up, as in history or freely.",
    reason: "So the online version asks.",
    confidence: "M",
  },
  "R-CEV-1": {
    value: "safePoints",
    decision: "Decisions of events wait for a safe point, their mobilizations for the end of the Operations Phase.",
    reason: "Reported for East and West Invaded; fewer interruptions for the rest.",
    confidence: "M",
  },
  "R-CEV-2": {
    value: "orderOfBattle",
    decision: "The order of battle names the units of each conditional event.",
    reason: "That there are such units is known.",
    confidence: "L",
  },
  "R-CEV-3": {
    value: "mobilizationOnly",
    decision: "Events fired by the USA's activation mobilize units and change neither war nor policy.",
    reason: "Both policies have ended by then.",
    confidence: "M",
  },
  "R-STK-2": {
    value: "apart",
    decision: "Western and Soviet units never share a hex or help each other.",
    reason: "Usual.",
    confidence: "M",
  },
  "R-LIB-2": {
    value: true,
    decision: "A country that was liberated from the Axis is open to both Allied factions.",
    reason: "Both fight through such countries.",
    confidence: "L",
  },
  "R-TRK-1": {
    value: "mobilizationBox",
    decision: "Units that come up on the Turn Track go to the Mobilization Box and are paid for.",
    reason: "There is a price for every kind of unit.",
    confidence: "M",
  },
} as const satisfies RulingTable;
