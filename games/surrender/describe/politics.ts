import { WILL_EFFECTS } from "../data/nationalWill.ts";
import type { PoliticsEvent } from "../events/politics.ts";
import { type Describers, signed } from "./names.ts";

export const POLITICS_LINES: Describers<PoliticsEvent> = {
  controlChanged: ({ hex, faction }, names) =>
    faction < 0
      ? `${names.hex(hex)} is held by nobody now.`
      : `${names.hex(hex)} is now held by ${names.faction(faction)}.`,
  willChanged: ({ country, effect, change, will }, names) =>
    `${names.country(country)}'s National Will ${signed(change)} to ${will}: ${WILL_EFFECTS[effect].text}.`,
  collapsed: ({ country }, names) => `${names.country(country)} collapses.`,
  conquered: ({ country, faction }, names) => `${names.country(country)} is conquered by ${names.faction(faction)}.`,
  leftGame: ({ unit }, names) => `${names.unit(unit)} leaves the game.`,
  countryActivated: ({ country, faction }, names) => `${names.country(country)} joins ${names.faction(faction)}.`,
};
