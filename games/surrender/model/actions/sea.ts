/** Actions of the sea. */
export type SeaAction =
  /** D-NAV By the cheapest way to a port or Map Box. */
  | { type: "sail"; place: number }
  /** D-NAV The next Sea Zone or box of the course, for those who want another way. */
  | { type: "course"; sea: number }
  /** D-NAV A warship sails with the convoy; D-INV a warship joins the force. */
  | { type: "take"; unit: number }
  /** D-TRN A ground or air unit on board. */
  | { type: "load"; unit: number }
  /** D-ACT Opens an Amphibious Invasion of a Sea Zone. */
  | { type: "invade"; sea: number }
  /** D-INV A ground unit with its convoy, and where it lands. */
  | { type: "pair"; unit: number; with: number }
  | { type: "land"; unit: number; hex: number }
  /** D-INT With a unit or a U-boat marker; a Bombing Run has no Sea Zone. */
  | { type: "intercept"; unit?: number; marker?: number; sea?: number; target: number }
  /** D-ESC */
  | { type: "escort"; unit: number }
  /** D-AGN */
  | { type: "again" }
  | { type: "breakOff" }
  /** D-ABT */
  | { type: "cancel" }
  | { type: "goOn" }
  /** D-LAND The Primary Attacker, with a warship for Naval Support. */
  | { type: "storm"; unit: number; with?: number }
  /** D-REB */
  | { type: "rebase"; unit: number; hex: number }
  /** D-MUL */
  | { type: "mulberry"; hex: number }
  /** D-PORT */
  | { type: "dock"; place: number };

export const SEA_FIELDS = {
  sail: ["place"],
  course: ["sea"],
  take: ["unit"],
  load: ["unit"],
  invade: ["sea"],
  pair: ["unit", "with"],
  land: ["unit", "hex"],
  intercept: ["unit?", "marker?", "sea?", "target"],
  escort: ["unit"],
  again: [],
  breakOff: [],
  cancel: [],
  goOn: [],
  storm: ["unit", "with?"],
  rebase: ["unit", "hex"],
  mulberry: ["hex"],
  dock: ["place"],
} as const satisfies Record<SeaAction["type"], readonly string[]>;
