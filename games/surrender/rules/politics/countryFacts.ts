/** What the campaign says of the countries on a board, and the month it is. */

import type { Month } from "../../data/campaign/calendar.ts";
import { monthOfYear, yearOf } from "../../data/campaign/calendar.ts";
import { COUNTRIES } from "../../data/campaign/countries.ts";
import type { CampaignCountry } from "../../data/campaign/country.ts";
import type { Country } from "../../data/ids.ts";
import { boardOf, type State } from "../../model/state.ts";
import { dateNow } from "../calendar.ts";
import { STATUS } from "../sides.ts";

const BY_ID: ReadonlyMap<string, CampaignCountry> = new Map(COUNTRIES.map((country) => [country.id, country]));

/** Undefined for a country that only small scenarios know. */
export function factsOf(s: State, country: Country): CampaignCountry | undefined {
  return BY_ID.get(boardOf(s).countryIds[country]);
}

/** Position of a country of the board, or -1. */
export function countryNamed(s: State, id: string): Country {
  return boardOf(s).countryIds.indexOf(id);
}

/** Whether the month has come. */
export function hasCome(s: State, month: Month): boolean {
  const now = dateNow(s);
  return now.year * 12 + now.month >= yearOf(month) * 12 + monthOfYear(month);
}

export function isNeutral(s: State, country: Country): boolean {
  return s.countryStatus[country] === STATUS.neutral;
}

export function isActive(s: State, country: Country): boolean {
  return s.countryStatus[country] === STATUS.active;
}
