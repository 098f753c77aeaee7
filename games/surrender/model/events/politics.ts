/** Events of politics and of countries: war, diplomacy, control, Will, collapse, activation. */
import type { EventId } from "../../data/campaign/eventEffects.ts";
import type { PolicyId } from "../../data/campaign/policies.ts";
import type { WillEffectId } from "../../data/nationalWill.ts";

/** An entry of the charts, or a nuclear strike (§70.4). */
export type WillCause = WillEffectId | "nuclear";

export type PoliticsEvent =
  | { type: "controlChanged"; hex: number; faction: number }
  | { type: "willChanged"; country: number; effect: WillCause; change: number; will: number }
  | { type: "collapsed"; country: number }
  | { type: "conquered"; country: number; faction: number }
  | { type: "leftGame"; unit: number }
  /** §60.3, §60.9 It waits for its country. */
  | { type: "setAside"; unit: number }
  /** §60.5, §60.9 */
  | { type: "becameNeutral"; country: number }
  /** §60.6 */
  | { type: "freeForces"; unit: number }
  /** §60.8 */
  | { type: "liberated"; country: number; faction: number; will: number }
  /** §60.9 Active again from this turn on. */
  | { type: "armistice"; country: number; turn: number }
  | { type: "foughtOn"; country: number; will: number }
  /** §70.4 */
  | { type: "nuclearStrike"; marker: number; hex: number }
  /** §70.5 The Axis is out of the game; the Allies may fight each other from the next turn on. */
  | { type: "coldWar"; turn: number }
  /** R-ACT-2, §39 */
  | { type: "countryActivated"; country: number; faction: number }
  /** §38 On a faction or on a neutral country. */
  | { type: "warDeclared"; faction: number; against?: number; country?: number }
  | { type: "warBegan"; factions: number[] }
  /** §37.1 It ends on `limit` or less. */
  | { type: "policyRolled"; policy: PolicyId; die: number; limit: number; ends: boolean }
  | { type: "policyEnded"; policy: PolicyId }
  /** §40.2 A Pro marker is placed, or taken away (faction none). */
  | { type: "proChanged"; country: number; faction: number }
  | { type: "resultDeclined"; faction: number }
  /** §41 The country paid. */
  | { type: "cupDrawn"; faction: number; country: number; cupMarker: number }
  | { type: "cupPut"; faction: number; country: number; cupMarker: number; withNoEvent: boolean }
  /** §42 */
  | { type: "areaClaimed"; disputed: number }
  | { type: "claimAnswered"; disputed: number; ceded: boolean; die?: number }
  | { type: "areaCeded"; disputed: number }
  /** §43 */
  | { type: "eventFired"; event: EventId }
  | { type: "usaMarkerLaid"; turn: number }
  | { type: "unitPlaced"; unit: number; place: number }
  | { type: "shipped"; unit: number; fromPlace: number; hex: number }
  /** §35.5 */
  | { type: "repatriated"; unit: number; fromHex: number; place: number };
