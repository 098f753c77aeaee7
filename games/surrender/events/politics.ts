/** Events of countries: control, Will, collapse, activation. */
import type { WillEffectId } from "../data/nationalWill.ts";

export type PoliticsEvent =
  | { type: "controlChanged"; hex: number; faction: number }
  | { type: "willChanged"; country: number; effect: WillEffectId; change: number; will: number }
  | { type: "collapsed"; country: number }
  | { type: "conquered"; country: number; faction: number }
  | { type: "leftGame"; unit: number }
  /** R-ACT-2, §39 */
  | { type: "countryActivated"; country: number; faction: number };
