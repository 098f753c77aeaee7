/** Refusals of the table, of movement and combat on land. */
export const LAND_REFUSALS = {
  // the table
  GAME_OVER: ["11", "The game is over."],
  NOT_YOUR_DECISION: ["22", "The other side has to decide now."],
  WRONG_ACTION: ["22", "This action does not belong to the decision that is asked of you."],

  // units
  UNIT_NOT_YOURS: ["10.1", "This is not a unit of yours."],
  UNIT_OFF_MAP: ["10.1", "This unit is not on the map."],
  GARRISON: ["3.3, R-UNI-2", "A garrison never moves and is never activated."],
  ACTIVATED: ["10.1, R-ACT-1", "This unit has been activated in this turn."],
  MOVED_STRATEGICALLY: ["9.2, R-STM-2", "A unit that moved strategically cannot be used again in this turn."],
  NO_POINTS: ["8.5, R-ECO-5", "The unit's country cannot pay for this."],
  NOTHING_TO_DO: ["14.2, R-AIR-2", "This air unit has no other base and no target in reach."],
  IN_BOX: ["36.4, R-BOX-1", "A ground unit leaves this Map Box by Naval Transport only."],

  // movement
  BARRED: ["10.3, R-MOV-3", "This unit may not enter this hex: water, neutral or closed to it."],
  OCCUPIED: ["4, R-MOV-1", "There is a ground unit in this hex; units are passed, not joined."],
  EZOC_STOP: ["5.3, R-ZOC-2", "In an enemy zone of control the unit must stop; it may only attack."],
  OUT_OF_REACH: ["10.3", "The Movement Points left do not reach that far."],
  NO_TARGET: ["10.4", "There is no enemy ground unit next to it that this unit could attack."],
  FORT: ["10.6", "Only an Assault can attack a unit in a fort."],
  ATTACK_COST: ["10.4", "The Movement Points left do not pay for this attack."],
  ASSAULT_FULL: ["10.5", "An Assault has at most two Additional Attackers."],
  ALREADY_IN: ["10.5", "This unit takes part already."],

  // combat
  CHOSEN: ["12.5", "You have chosen already."],
  SUPPORT: [
    "12.6, R-COM-2",
    "Air Support needs an air unit with fewer than six Sorties within five hexes, one a side.",
  ],
  MARKER: ["21", "This Event marker cannot be used here; of several equal ones the first is used."],
  MUST_COMMIT: ["12.5, R-COM-1", "Who revealed Will Commit must commit something."],
  RETREAT: ["13.1, R-RET-2", "A retreat leads one hex away from every attacker, not into an enemy city or zone."],
  NO_FORT: ["13", "Only a unit in a fort, or one that cannot retreat, may stay."],
  ADVANCE: ["10.4, R-MOB-1, R-ASL-2", "Only a unit that attacked may advance into the empty hex."],
  DISPLACEMENT: ["13.3, R-DIS-1", "A displaced unit goes to one of the nearest bases or ports with room."],

  // scenarios
  MUST_ATTACK: ["R-SCN-3", "The scenario makes you attack first; a unit of yours still can."],
  CONCEDED: ["61.5", "This seat has conceded, or its faction has left the game."],
} as const;
