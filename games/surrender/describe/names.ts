/** Names and figures of a scenario as the log tells them. */
import type { Board } from "../board/board.ts";
import { FACTIONS, MONTHS } from "../data/vocabulary.ts";
import { unitPlaceName } from "../model/state.ts";
import type { SideValue } from "../rules/charts/combatValue.ts";

export interface Names {
  unit(unit: number): string;
  /** A hex by its city, or by its number. */
  hex(hex: number): string;
  /** A hex, a Map Box or another place. */
  place(place: number): string;
  country(country: number): string;
  faction(faction: number): string;
  marker(marker: number): Board["markers"][number];
  /** A Sea Zone or sea box. */
  sea(node: number): string;
  /** The month of a turn. */
  turn(turn: number): string;
}

/** A table of one function for each type of event. */
export type Describers<Event extends { type: string }> = {
  readonly [Type in Event["type"]]: (event: Extract<Event, { type: Type }>, names: Names) => string;
};

export function namesOn(board: Board): Names {
  const { units, siteAt, sites, countryIds, hexIds, markers, boxes, seaZones, scenario } = board;
  const hex = (index: number) => (siteAt[index] >= 0 ? sites[siteAt[index]].name : hexIds[index]);
  return {
    unit: (unit) => units[unit].name,
    hex,
    place: (place) => {
      if (place >= 0) return hex(place);
      const name = unitPlaceName(board, place);
      return boxes.find(({ id }) => id === name)?.name ?? BOX_NAMES[name] ?? name;
    },
    country: (country) => scenario.countries[country].name ?? capitalized(countryIds[country]),
    faction: (faction) => scenario.sideNames[FACTIONS[faction]] ?? "nobody",
    marker: (marker) => markers[marker],
    turn(turn) {
      const time = scenario.turns[turn - 1];
      return time === undefined ? `turn ${turn}` : `${MONTHS[time.month - 1]} ${time.year}`;
    },
    sea: (node) => seaZones[node]?.name ?? boxes.find((box) => box.node === node)!.name,
  };
}

const BOX_NAMES: Readonly<Record<string, string>> = {
  box: "the Mobilization Box",
  eliminated: "the Eliminated Box",
  upgrade: "the Upgrade Box",
};

function capitalized(id: string): string {
  return id === "ussr" || id === "uk" ? id.toUpperCase() : id.charAt(0).toUpperCase() + id.slice(1);
}

const NAMES_WITH_ARTICLE = /^(?:Netherlands|United |Soviet Union|French Levant)/;

/** The name of a country within a sentence. */
export function withArticle(country: string): string {
  return NAMES_WITH_ARTICLE.test(country) ? `the ${country}` : country;
}

/** "A, B and C"; names that have a comma themselves are kept apart: "A, x; B, y; and C". */
export function list(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  const [comma, and] = words.some((word) => word.includes(",")) ? ["; ", "; and "] : [", ", " and "];
  return `${words.slice(0, -1).join(comma)}${and}${words.at(-1)}`;
}

export function plural(count: number, word: string): string {
  return `${count} ${word}${Math.abs(count) === 1 ? "" : "s"}`;
}

export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** One side of a combat: die, modifiers, value. */
export function side({ die, drm, halvings, value }: SideValue): string {
  return `${die}${signed(drm)}${halvings.length > 0 ? ", halved," : ""} = ${value}`;
}
