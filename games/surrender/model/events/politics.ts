/** Events of politics and of countries: war, diplomacy, control, Will, collapse, activation. */

import type { EventId } from "../../data/campaign/eventEffects.ts";
import type { PolicyId } from "../../data/campaign/policies.ts";
import type { Country, CupMarker, Dispute, Faction, Hex, Marker, Place, Unit } from "../../data/ids.ts";
import type { WillEffectId } from "../../data/nationalWill.ts";

/** An entry of the charts, or a nuclear strike (§70.4). */
export type WillCause = WillEffectId | "nuclear";

export type PoliticsEvent =
  | { type: "controlChanged"; hex: Hex; faction: Faction }
  | { type: "willChanged"; country: Country; effect: WillCause; change: number; will: number }
  | { type: "collapsed"; country: Country }
  | { type: "conquered"; country: Country; faction: Faction }
  | { type: "leftGame"; unit: Unit }
  /** §60.3, §60.9 It waits for its country. */
  | { type: "setAside"; unit: Unit }
  /** §60.5, §60.9 */
  | { type: "becameNeutral"; country: Country }
  /** §60.6 */
  | { type: "freeForces"; unit: Unit }
  /** §60.8 */
  | { type: "liberated"; country: Country; faction: Faction; will: number }
  /** §60.9 Active again from this turn on. */
  | { type: "armistice"; country: Country; turn: number }
  | { type: "foughtOn"; country: Country; will: number }
  /** §70.4 */
  | { type: "nuclearStrike"; marker: Marker; hex: Hex }
  /** §70.5 The Axis is out of the game; the Allies may fight each other from the next turn on. */
  | { type: "coldWar"; turn: number }
  /** R-ACT-2, §39 */
  | { type: "countryActivated"; country: Country; faction: Faction }
  /** §38 On a faction or on a neutral country. */
  | { type: "warDeclared"; faction: Faction; against?: Faction; country?: Country }
  | { type: "warBegan"; factions: Faction[] }
  /** §37.1 It ends on `limit` or less. */
  | { type: "policyRolled"; policy: PolicyId; die: number; limit: number; ends: boolean }
  | { type: "policyEnded"; policy: PolicyId }
  /** §40.2 A Pro marker is placed, or taken away (faction none). */
  | { type: "proChanged"; country: Country; faction: Faction }
  | { type: "resultDeclined"; faction: Faction }
  /** §41 The country paid. */
  | { type: "cupDrawn"; faction: Faction; country: Country; cupMarker: CupMarker }
  | { type: "cupPut"; faction: Faction; country: Country; cupMarker: CupMarker; withNoEvent: boolean }
  /** §42 */
  | { type: "areaClaimed"; disputed: Dispute }
  | { type: "claimAnswered"; disputed: Dispute; ceded: boolean; die?: number }
  | { type: "areaCeded"; disputed: Dispute }
  /** §43 */
  | { type: "eventFired"; event: EventId }
  | { type: "usaMarkerLaid"; turn: number }
  | { type: "unitPlaced"; unit: Unit; place: Place }
  | { type: "shipped"; unit: Unit; fromPlace: Place; hex: Hex }
  /** §35.5 */
  | { type: "repatriated"; unit: Unit; fromHex: Hex; place: Place };
