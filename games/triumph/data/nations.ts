/** The 36 nations: Powers, their Colonies, and the Minors. Integer ids are positions in this list. */
import type { FactionName, NationKind } from "./kinds.ts";

/** [id, name, kind, Faction at the start, owner of a Colony, Capital] */
type NationRow = readonly [string, string, NationKind, FactionName | "", string, string];

export const NATION_ROWS: readonly NationRow[] = [
  ["germany", "Germany", "greatPower", "axis", "", "berlin"],
  ["italy", "Italy", "majorPower", "axis", "", "rome"],
  ["libya", "Libya", "colony", "axis", "italy", "tripoli"],
  ["britain", "Britain", "greatPower", "west", "", "london"],
  ["canada", "Canada", "colony", "west", "britain", "ottawa"],
  ["gibraltar", "Gibraltar", "colony", "west", "britain", "gibraltar"],
  ["malta", "Malta", "colony", "west", "britain", "malta"],
  ["middle-east", "Middle East", "colony", "west", "britain", "suez"],
  ["india", "India", "colony", "west", "britain", "delhi"],
  ["france", "France", "majorPower", "west", "", "paris"],
  ["french-north-africa", "French North Africa", "colony", "west", "france", "algiers"],
  ["syria", "Syria", "colony", "west", "france", "damascus"],
  ["ussr", "USSR", "greatPower", "ussr", "", "moscow"],
  ["usa", "USA", "majorPower", "", "", "washington"],
  ["latin-america", "Latin America", "minor", "", "", "rio-de-janeiro"],
  ["denmark", "Denmark", "minor", "", "", "copenhagen"],
  ["ireland", "Ireland", "minor", "", "", "dublin"],
  ["spain", "Spain", "minor", "", "", "madrid"],
  ["portugal", "Portugal", "minor", "", "", "lisbon"],
  ["low-countries", "Low Countries", "minor", "", "", "amsterdam"],
  ["norway", "Norway", "minor", "", "", "oslo"],
  ["sweden", "Sweden", "minor", "", "", "stockholm"],
  ["finland", "Finland", "minor", "", "", "helsinki"],
  ["baltic-states", "Baltic States", "minor", "", "", "riga"],
  ["poland", "Poland", "minor", "", "", "warsaw"],
  ["czechoslovakia", "Czechoslovakia", "minor", "", "", "prague"],
  ["austria", "Austria", "minor", "", "", "vienna"],
  ["hungary", "Hungary", "minor", "", "", "budapest"],
  ["rumania", "Rumania", "minor", "", "", "bucharest"],
  ["bulgaria", "Bulgaria", "minor", "", "", "sofia"],
  ["yugoslavia", "Yugoslavia", "minor", "", "", "belgrade"],
  ["albania", "Albania", "minor", "", "", "albania"],
  ["greece", "Greece", "minor", "", "", "athens"],
  ["turkey", "Turkey", "minor", "", "", "ankara"],
  ["persia", "Persia", "minor", "", "", "tehran"],
  ["afghanistan", "Afghanistan", "minor", "", "", "kabul"],
];

/** The Low Countries and the Baltic States are more than one. */
export function isMany(name: string): boolean {
  return /(Countries|States)$/.test(name);
}

/** A name as it stands within a sentence: "the USA", "Spain". */
export function withArticle(name: string): string {
  return isMany(name) || name === "USA" ? `the ${name}` : name;
}

export function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
