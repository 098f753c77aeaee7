import type { RulingTable } from "./ruling.ts";

/** Combat, retreat, air and naval units, event markers. */
export const COMBAT_RULINGS = {
  "R-CRT-1": {
    value: "NE",
    decision: "Attacker 14 against defender 16 has no effect.",
    reason: "Our copy of that row has one result too many; the other rows shift by one column each.",
    confidence: "H",
  },
  "R-COM-1": {
    value: "attackerFirst",
    decision: "Who reveals Will Commit must commit something; the sides declare in turn, the attacker first.",
    reason: "Taking turns needs an order and an end.",
    confidence: "M",
  },
  "R-COM-2": {
    value: "defenderHex",
    decision: "The range of Air Support is measured to the defender's hex.",
    reason: "That hex's weather and result count.",
    confidence: "H",
  },
  "R-COM-3": {
    value: "faction",
    decision: "An air unit may support any ground unit of its faction.",
    reason: "No nationality is named for support, unlike for airdrops.",
    confidence: "M",
  },
  "R-COM-4": {
    value: 1,
    decision: "An air unit that supports without a fight gains this many Sorties.",
    reason: "A mission normally costs a single Sortie.",
    confidence: "H",
  },
  "R-COM-5": {
    value: "placeOfCombat",
    decision: "The weather of an air or sea combat is that of the place where it is fought, for carriers as well.",
    reason: "The charts say: a unit in a hex or Sea Zone.",
    confidence: "H",
  },
  "R-ISO-1": {
    value: false,
    decision: "The city or fort a unit stands in does not save it from being Isolated.",
    reason: "The charts ask for an adjacent one.",
    confidence: "M",
  },
  "R-ISO-2": {
    value: true,
    decision: "A garrison with no friendly city, fort or ground unit next to it is Isolated.",
    reason: "It has no hex to retreat to.",
    confidence: "M",
  },
  "R-RET-1": {
    value: "owner",
    decision: "The owner of the retreating unit picks the hex.",
    reason: "Usual, and the defender is asked elsewhere too.",
    confidence: "H",
  },
  "R-RET-2": {
    value: 2,
    decision: "Away means at least this distance in hexes from every attacker.",
    reason: "The charts ask for a gap of one hex.",
    confidence: "H",
  },
  "R-RET-3": {
    value: false,
    decision: "No EZOC markers do not help a retreat.",
    reason: "They serve the exploitation by the attacker.",
    confidence: "M",
  },
  "R-RET-4": {
    value: false,
    decision: "Hexside costs do not count in a retreat.",
    reason: "No points are spent.",
    confidence: "M",
  },
  "R-RET-5": {
    value: false,
    decision: "Attackers from the sea bar no retreat hex by distance.",
    reason: "They stand in no hex.",
    confidence: "M",
  },
  "R-DIS-1": {
    value: 2,
    decision: "Air and naval units that are overrun go to the nearest base and gain this many Sorties.",
    reason: "As air units on board of an interdicted convoy.",
    confidence: "M",
  },
  "R-AIR-1": {
    value: "cityOrGroundUnit",
    decision: "An air unit bases in a friendly city or with a friendly ground unit.",
    reason: "Reports of play show both.",
    confidence: "M",
  },
  "R-AIR-2": {
    value: "moveThenMission",
    decision: "An air activation is a move, then one mission if wanted.",
    reason: "It mirrors the activation on the ground.",
    confidence: "M",
  },
  "R-AIR-3": {
    value: "nextStrategicWarfare",
    decision: "Bombed markers stay until the next Strategic Warfare Phase is over.",
    reason: "Removed earlier they would never count.",
    confidence: "L",
  },
  "R-AIR-4": {
    value: "target",
    decision: "The range of an interception is measured to the target of the Bombing Run.",
    reason: "The simplest single measure.",
    confidence: "M",
  },
  "R-NAV-1": {
    value: "portOrBox",
    decision: "Naval units end in ports or Map Boxes.",
    reason: "Ranges of escort and interception start there.",
    confidence: "H",
  },
  "R-NAV-2": {
    value: 1,
    decision: "A unit tries to intercept a move this many times at most.",
    reason: "Its activation ends after a failure.",
    confidence: "M",
  },
  "R-NAV-3": {
    value: 1,
    decision: "A naval unit is activated at most once a turn; a Map Box counts as a port.",
    reason: "It mirrors ground and air.",
    confidence: "M",
  },
  "R-EVT-1": {
    value: 2,
    decision: "A Ground Support marker adds this to its side in one ground combat.",
    reason: "The marker exists; its effect is unknown to us.",
    confidence: "L",
  },
  "R-EVT-2": {
    value: 2,
    decision: "A Surprise Attack adds this to the first attack of every unit activated in that phase.",
    reason: "Price and delay are known, the effect is not.",
    confidence: "L",
  },
  "R-EVT-3": {
    value: "ignoreHexsideAndFort",
    decision:
      "An Airdrop lets one attack ignore the hexside and the fort, its halving included; its air unit gains one Sortie.",
    reason: "The range is known, the effect is not.",
    confidence: "L",
  },
  "R-EVT-4": {
    value: "homePortReduced",
    decision: "A Naval Evacuation takes one unit in or next to a friendly port to a home port, reduced.",
    reason: "The name is known, the effect is not.",
    confidence: "L",
  },
} as const satisfies RulingTable;
