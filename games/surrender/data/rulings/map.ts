import type { RulingTable } from "./ruling.ts";

/** Map, units, zones of control, weather, movement and attacks. */
export const MAP_RULINGS = {
  "R-MAP-1": {
    value: "pointyTop",
    decision: "Hexes stand on a point; a hex is named by row and column, and even rows are shifted east.",
    reason: "The charts count rows from north to south, and only such a grid has rows.",
    confidence: "H",
  },
  "R-MAP-2": {
    value: true,
    decision: "A hex has one terrain; ports and factories exist only in city hexes.",
    reason: "One rule of control serves them all.",
    confidence: "M",
  },
  "R-MAP-3": {
    value: "links",
    decision: "A Transport Line joins hexes one by one; neighbours on two lines are not joined.",
    reason: "The charts speak of moving along a line.",
    confidence: "H",
  },
  "R-MAP-4": {
    value: "latitude",
    decision: "Our maps draw the weather zones by latitude.",
    reason: "The printed lines are unknown to us.",
    confidence: "M",
  },
  "R-CTL-1": {
    value: "lastGroundEntrant",
    decision: "Only cities and forts have a controller: the faction whose ground unit was there last.",
    reason: "No chart asks who controls open country.",
    confidence: "H",
  },
  "R-UNI-1": {
    value: "tankMobile",
    decision: "Infantry and shock units are leg, tanks are mobile, unless a scenario says otherwise.",
    reason: "The prices call a shock unit a leg unit and make mobile units twice as dear.",
    confidence: "H",
  },
  "R-UNI-2": {
    value: "static",
    decision:
      "A garrison has a reduced side only, is never activated, never retreats, has no ZOC and costs no National Will.",
    reason: "The charts treat field units apart; local troops should not stop armies.",
    confidence: "M",
  },
  "R-UNI-3": {
    value: 1,
    decision: "Eliminated units go to the Mobilization Box and may come back from the next turn on.",
    reason: "There are prices to mobilize every kind of unit.",
    confidence: "M",
  },
  "R-UNI-4": {
    value: 6,
    decision: "A unit never has more than six Sorties.",
    reason: "The charts test for fewer than six.",
    confidence: "H",
  },
  "R-STK-1": {
    value: 1,
    decision:
      "One ground, one air, one convoy and one warship unit to a hex, both factions counted; no limit in boxes.",
    reason: "No case to the contrary is known.",
    confidence: "M",
  },
  "R-ZOC-1": {
    value: "allButWaterAndStrait",
    decision: "A field unit's ZOC reaches its six neighbours, but not across water or strait hexsides.",
    reason: "A strait already hinders movement and attack; it should shield as well.",
    confidence: "M",
  },
  "R-ZOC-2": {
    value: "stopOnEntry",
    decision:
      "A unit stops when it enters an EZOC; it leaves the hex it started in freely and goes on once its hex is free of EZOC.",
    reason: "Units stop or attack on meeting a ZOC, and no cost for leaving is listed.",
    confidence: "M",
  },
  "R-ZOC-3": {
    value: "operationsPhase",
    decision: "A No EZOC marker stays until the end of the phasing faction's Operations Phase.",
    reason: "A marker of its own suggests more than one activation.",
    confidence: "M",
  },
  "R-WX-1": {
    value: true,
    decision: "A scenario may fix the weather of its first turn.",
    reason: "A short campaign has to be able to start.",
    confidence: "M",
  },
  "R-WX-2": {
    value: "mostHexes",
    decision: "A Sea Zone has the weather of the zone most of its hexes lie in; Map Boxes are Fair.",
    reason: "Weather is rolled by zone, and charts speak of a Sea Zone's weather.",
    confidence: "M",
  },
  "R-ACT-1": {
    value: 1,
    decision: "A ground unit is activated at most once a turn.",
    reason: "Results end an activation, and there is one price for it.",
    confidence: "H",
  },
  "R-ACT-2": {
    value: "whenInvaded",
    decision: "An inactive country counts as neutral and joins its faction the moment it is attacked or entered.",
    reason: "It matches the wording of the trigger West Invaded.",
    confidence: "M",
  },
  "R-STM-1": {
    value: "scenarioLimit",
    decision: "A scenario limits the number of strategic moves of each faction.",
    reason: "Free railways without limit would dissolve fronts.",
    confidence: "L",
  },
  "R-STM-2": {
    value: "lineToLine",
    decision: "Ground units move strategically from line to line outside EZOC and are not activated afterwards.",
    reason: "Nobody moves twice for nothing.",
    confidence: "M",
  },
  "R-MOV-1": {
    value: "pass",
    decision: "Friendly ground units may be passed, but a unit does not stop, attack or meet an EZOC in their hex.",
    reason: "Stacking limits bite where a unit stops.",
    confidence: "M",
  },
  "R-MOV-2": {
    value: false,
    decision: "There is no minimum move.",
    reason: "No plain step costs more than the smallest allowance.",
    confidence: "M",
  },
  "R-MOV-3": {
    value: true,
    decision: "A unit attacks only into hexes that it may enter.",
    reason: "An attack pays the entry cost and may end in an advance.",
    confidence: "H",
  },
  "R-MOB-1": {
    value: "freeOptional",
    decision: "After a Mobile attack that empties the hex the attacker may advance at no further cost.",
    reason: "The entry cost is part of the price of the attack.",
    confidence: "H",
  },
  "R-ASL-1": {
    value: 0,
    decision: "An Assault uses no Movement Points.",
    reason: "Its units have not moved.",
    confidence: "H",
  },
  "R-ASL-2": {
    value: 1,
    decision: "One of the attackers may advance after an Assault.",
    reason: "A stormed city would stay empty otherwise.",
    confidence: "M",
  },
  "R-ASL-3": {
    value: true,
    decision: "Units of several countries of one faction may join in an Assault.",
    reason: "No ban is known.",
    confidence: "M",
  },
  "R-FRT-1": {
    value: true,
    decision: "A ground unit of the controller in a fort hex occupies the fort.",
    reason: "There is no reason to stand outside.",
    confidence: "M",
  },
} as const satisfies RulingTable;
