/** Numbers of the campaign that are ours and are no part of a scenario's rules (data/scenarios/rules.ts). */
import { RULINGS } from "../rulings.ts";
import type { Faction } from "../vocabulary.ts";
import type { Month } from "./calendar.ts";

/** §49.3 R-STM-4 How far an air unit is ferried between the Central Russia Box and a base. */
export const AIR_FERRY_BOX_HEXES = 10;

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

/** §44.1 R-POL-12 Turns from the end of the second policy to the USA marker. */
export const USA_DELAY: number = RULINGS["R-POL-12"].value;
/** §44.2 The Map Box of its first units. */
export const USA_BOX = "ENA";
/** §44.3 Events that its activation fires if they have not fired yet, in the order of the aid. */
export const FIRED_BY_USA = ["CE-EAST", "CE-MED", "CE-WEST"] as const;

/** §60.8 R-CON-9 The Will of a minor when it is liberated, in short scenarios and in campaigns. */
export const WILL_OF_LIBERATED_MINOR = 6;
export const WILL_OF_LIBERATED_MINOR_IN_YEARS = 10;
