import type { RulingTable } from "./ruling.ts";

/** Economy, supply, National Will and scenarios. */
export const HOME_RULINGS = {
  "R-END-1": {
    value: true,
    decision: "Markers and flags of a phase are cleared at its end, unspent points at the end of the turn.",
    reason: "Bookkeeping that must be said.",
    confidence: "M",
  },
  "R-ECO-1": {
    value: 2,
    decision: "A factory gives this many Production Points.",
    reason: "Unknown; most units can act and little is left over.",
    confidence: "L",
  },
  "R-ECO-2": {
    value: 1,
    decision: "Fac Lost counts from this box: there nothing is lost.",
    reason: "The marker cannot go lower.",
    confidence: "M",
  },
  "R-ECO-3": {
    value: 0,
    decision: "A captured factory produces for nobody.",
    reason: "The captor's gain is unknown.",
    confidence: "M",
  },
  "R-ECO-4": {
    value: true,
    decision: "In the Economy Phase points may be handed to another country of the faction, once.",
    reason: "The step is known, its limits are not.",
    confidence: "L",
  },
  "R-ECO-5": {
    value: "ownCountry",
    decision: "Each country pays for its own units; one that joins late gets its points at once.",
    reason: "Handing over points has a meaning only then.",
    confidence: "L",
  },
  "R-SUP-1": {
    value: true,
    decision: "An EZOC blocks a supply line unless a friendly ground unit stands there.",
    reason: "Usual in games of this family.",
    confidence: "H",
  },
  "R-SUP-2": {
    value: 1,
    decision: "One convoy serves a pair of ports, and the pair is interdicted at most this often.",
    reason: "It keeps supply by sea to a few decisions.",
    confidence: "M",
  },
  "R-SUP-3": {
    value: 0,
    decision: "A trace that nobody disturbs costs the convoy this many Sorties.",
    reason: "Convoys would wear out in three turns otherwise.",
    confidence: "L",
  },
  "R-SUP-4": {
    value: 1,
    decision: "A unit without a line falls this many levels of supply.",
    reason: "The same step as after an interdiction.",
    confidence: "H",
  },
  "R-SUP-5": {
    value: "hexes",
    decision: "Units in hexes are checked; one in a Map Box is Full if the box is its source, else it keeps its state.",
    reason: "Boxes have no lines on land.",
    confidence: "M",
  },
  "R-NOS-1": {
    value: 2,
    decision:
      "In the No Supply Phase ground units without supply lose a step; air and naval units gain this many Sorties.",
    reason: "Halving such units in combat makes sense only if they can survive.",
    confidence: "M",
  },
  "R-REP-1": {
    value: 1,
    decision: "Replacements need Full supply and are given this often to a unit in a turn.",
    reason: "Pockets do not heal.",
    confidence: "M",
  },
  "R-MBL-1": {
    value: 1,
    decision: "Units are mobilized in own Mainland cities, this many to a city and turn.",
    reason: "Reports of play speak of cities.",
    confidence: "M",
  },
  "R-CON-1": {
    value: "unitsLeave",
    decision: "Conquest takes a country's units from the game and hands its cities to the conqueror.",
    reason: "It needs an end; the details are unknown.",
    confidence: "M",
  },
  "R-CON-2": {
    value: "neutral",
    decision: "A country that collapses without being conquered becomes neutral.",
    reason: "Rare, but it must be said.",
    confidence: "L",
  },
  "R-CON-3": {
    value: "scenario",
    decision: "Scenarios give the starting Wills, found by trial.",
    reason: "The printed values are unknown.",
    confidence: "L",
  },
  "R-CON-4": {
    value: true,
    decision: "An ally's ground unit keeps the city it stands in; air and naval units elsewhere are displaced.",
    reason: "Who entered last controls, and enemies are never together.",
    confidence: "M",
  },
  "R-CON-5": {
    value: true,
    decision: "A country without cities fights on until its Will is 0.",
    reason: "Collapse is a matter of Will alone.",
    confidence: "M",
  },
  "R-SCN-1": {
    value: true,
    decision: "Motorised corps are reduced tanks, air fleets are fighters.",
    reason: "The spearheads get pieces of their own.",
    confidence: "L",
  },
  "R-SCN-2": {
    value: "scenario",
    decision: "Wills, factories and the number of turns are ours.",
    reason: "Found by trial games.",
    confidence: "L",
  },
  "R-SCN-3": {
    value: "firstStep",
    decision: "A duty to attack withholds the pass while a unit that can pay could fulfil it with its first step.",
    reason: "It must be decidable at once.",
    confidence: "L",
  },
  "R-SCN-4": {
    value: "closed",
    decision: "Cities that pass to the USSR are closed to both sides and count as lost.",
    reason: "The scenario has two factions.",
    confidence: "L",
  },
} as const satisfies RulingTable;
