/** §32 Numbers of the campaign that are ours; a scenario may have its own. */
import { RULINGS } from "../rulings.ts";
import type { Faction } from "../vocabulary.ts";
import type { Month } from "./calendar.ts";

const MOVES = RULINGS["R-STM-3"].value;

export const CAMPAIGN_NUMBERS = {
  /** §47.1 R-ECO-1 */
  pointsPerFactory: 3,
  /** §47.3 R-ECO-7 Germany counts one factory for so many captured ones. */
  capturedFactories: { country: "germany", per: RULINGS["R-ECO-7"].value },
  /** §49.1 R-STM-3 */
  strategicMoves: { axis: MOVES, western: MOVES, soviet: MOVES },
  /** §49.3 R-STM-4 */
  airFerryHexes: RULINGS["R-STM-4"].value,
  /** §49.3 R-STM-4 Between the Central Russia Box and a base. */
  airFerryBoxHexes: 10,
  /** §55.6 R-AMP-5 */
  landingPoints: RULINGS["R-AMP-5"].value,
  /** §55.8 R-AMP-5 Supply Checks that a beachhead serves. */
  beachheadChecks: 2,
  /** §56.3 R-EVT-4 */
  evacuationLinks: 3,
  /** §59.3 R-UPG-1 */
  upgradesPerTurn: RULINGS["R-UPG-1"].value,
  /** §59.4 R-MBL-2 Units of a country in one Map Box. */
  boxMobilizationsPerTurn: RULINGS["R-MBL-2"].value,
  /** §60.9 R-CON-8 */
  armisticeTurns: RULINGS["R-CON-8"].value,
} as const;

/** §55.1 R-AMP-3 Amphibious Invasions of a faction in a turn. */
export const INVASIONS_PER_TURN: Readonly<
  Record<Faction, readonly { readonly from: Month; readonly number: number }[]>
> = {
  axis: [{ from: "1939-09", number: 1 }],
  western: [
    { from: "1939-09", number: 1 },
    { from: "1942-11", number: 2 },
  ],
  soviet: [{ from: "1939-09", number: 1 }],
};

/** §44.1 R-POL-12 The USA marker is laid so many turns ahead of the second policy's end. */
export const USA_DELAY: number = RULINGS["R-POL-12"].value;
/** §44.2 The Map Box of its first units. */
export const USA_BOX = "ENA";
/** §44.3 Events that its activation fires if they have not fired yet, in the order of the aid. */
export const FIRED_BY_USA = ["CE-EAST", "CE-MED", "CE-WEST"] as const;
