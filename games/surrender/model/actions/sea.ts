/** Actions of the sea. */
import type { Hex, Marker, Place, SeaNode, Unit } from "../../data/ids.ts";

export type SeaAction =
  /** D-NAV By the cheapest way to a port or Map Box. */
  | { type: "sail"; place: Place }
  /** D-NAV The next Sea Zone or box of the course, for those who want another way. */
  | { type: "course"; sea: SeaNode }
  /** D-NAV A warship sails with the convoy; D-INV a warship joins the force. */
  | { type: "take"; unit: Unit }
  /** D-TRN A ground or air unit on board. */
  | { type: "load"; unit: Unit }
  /** D-ACT Opens an Amphibious Invasion of a Sea Zone. */
  | { type: "invade"; sea: SeaNode }
  /** D-INV A ground unit with its convoy, and where it lands. */
  | { type: "pair"; unit: Unit; with: Unit }
  | { type: "land"; unit: Unit; hex: Hex }
  /** D-INT With a unit or a U-boat marker; a Bombing Run has no Sea Zone. */
  | { type: "intercept"; unit?: Unit; marker?: Marker; sea?: SeaNode; target: Unit }
  /** D-ESC */
  | { type: "escort"; unit: Unit }
  /** D-AGN */
  | { type: "again" }
  | { type: "breakOff" }
  /** D-ABT */
  | { type: "cancel" }
  | { type: "goOn" }
  /** D-LAND The Primary Attacker, with a warship for Naval Support. */
  | { type: "storm"; unit: Unit; with?: Unit }
  /** D-REB */
  | { type: "rebase"; unit: Unit; hex: Hex }
  /** D-MUL */
  | { type: "mulberry"; hex: Hex }
  /** D-PORT */
  | { type: "dock"; place: Place };

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
