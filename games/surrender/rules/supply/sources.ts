/** §57.2, §57.3, §57.7, §57.10 What supplies a unit on land: Unlimited and Limited sources. */

import { type Board, NO_SITE, rulesOf } from "../../board/board.ts";
import type { Box, Country, Faction, Hex, Site, Unit } from "../../data/ids.ts";
import { FACTIONS } from "../../data/vocabulary.ts";
import { boardOf, FREE_FORCES, type State } from "../../model/state.ts";
import { supplyFrom } from "../charts/supplyState.ts";
import { factoriesIn } from "../economy/factories.ts";
import { remembered } from "../remembered.ts";
import { countryOfSite, holderOf, isCapital, isConquered, isMainland, STATUS } from "../sides.ts";
import { hasFlag } from "../units.ts";
import { hasSupplyLine, isSource } from "./lines.ts";

/** The country that a unit is supplied as: §57.10 Free Forces as UK units. */
export function suppliedAs(s: State, unit: Unit): Country {
  const { units, countryIds } = boardOf(s);
  return hasFlag(s, unit, FREE_FORCES) ? countryIds.indexOf("uk") : units[unit].countryIndex;
}

/** All that decides which sources units of one faction may use: their country, and whether they are Free Forces. */
export type SupplyKind = number;

export function supplyKind(s: State, unit: Unit): SupplyKind {
  return boardOf(s).units[unit].countryIndex * 2 + Number(hasFlag(s, unit, FREE_FORCES));
}

type Gives = "unlimited" | "limited" | undefined;

/** What the place in a hex gives to the unit. */
function sourceIn(s: State, unit: Unit, hex: Hex): Gives {
  const board = boardOf(s);
  const country = suppliedAs(s, unit);
  const special = offMapLevel(s, country, s.unitFaction[unit], hex);
  if (special === "full") return "unlimited";
  const site = board.siteAt[hex];
  const isCity = site !== NO_SITE && board.sites[site].city !== undefined;
  const gives = isCity && s.control[site] === s.unitFaction[unit] ? cityGives(s, country, site) : undefined;
  return gives ?? (special === "low" || isLimitedByRule(s, country, hex) ? "limited" : undefined);
}

/** By board: what a city gives, by all that the answer depends on. */
const cityGifts = new WeakMap<Board, Map<number, Gives>>();

/** §57.2, §57.7 What a city gives to units of a country that are of the faction which controls it. */
function cityGives(s: State, country: Country, site: Site): Gives {
  const board = boardOf(s);
  const owner = countryOfSite(s, site);
  const holder = s.countryFaction[owner];
  const faction = s.control[site];
  const conquered = isConquered(s, owner) && s.exile[owner] === 0;
  const active = s.countryStatus[owner] === STATUS.active;
  const countries = board.countryIds.length;
  const factory = factoriesIn(s, site) > 0;
  const standing = (conquered ? 2 : Number(active)) + (factory ? 3 : 0);
  const factions = FACTIONS.length + 1;
  const key = ((((site * countries + owner) * countries + country) * factions + holder + 1) * factions + faction) * 6;
  let gifts = cityGifts.get(board);
  if (gifts === undefined) cityGifts.set(board, (gifts = new Map()));
  if (!gifts.has(key + standing)) {
    const given = supplyFrom(
      { country: board.countryIds[country], faction: FACTIONS[faction] },
      {
        name: board.sites[site].name,
        country: board.countryIds[owner],
        ...(active && { countryFaction: FACTIONS[holder] }),
        ...(conquered && { conqueredBy: FACTIONS[holder] }),
        area: isMainland(s, board.sites[site].area) ? "mainland" : "overseas",
        capital: isCapital(s, site),
        factory,
        controller: FACTIONS[faction],
      },
    );
    gifts.set(key + standing, given?.gives);
  }
  return gifts.get(key + standing);
}

/** Special rule limitedSource. */
function isLimitedByRule(s: State, country: Country, hex: Hex): boolean {
  const board = boardOf(s);
  const site = board.siteAt[hex];
  return (
    site !== NO_SITE &&
    s.control[site] === s.countryFaction[country] &&
    rulesOf(board, "limitedSource").some(
      (rule) => rule.country === board.countryIds[country] && rule.city === board.sites[site].name,
    )
  );
}

/** Special rule offMapSource: friendly cities of the Areas, with `lineHexes` their Transport Line hexes. */
function offMapLevel(s: State, country: Country, faction: Faction, hex: Hex): "full" | "low" | undefined {
  const board = boardOf(s);
  for (const rule of rulesOf(board, "offMapSource")) {
    if (!rule.countries.includes(board.countryIds[country])) continue;
    if (board.area[hex] < 0 || !rule.areas.includes(board.areas[board.area[hex]].id)) continue;
    const site = board.siteAt[hex];
    const isCity = site !== NO_SITE && board.sites[site].city !== undefined && s.control[site] === faction;
    const isLine = rule.lineHexes === true && board.onLine[hex] === 1 && holderOf(s, board.area[hex]) === faction;
    if (isCity || isLine) return rule.level;
  }
  return undefined;
}

/** §57.2 A hex with a Transport Line into a land box that supplies the unit's country. */
function isLineIntoBox(s: State, unit: Unit, hex: Hex): boolean {
  const board = boardOf(s);
  const id = board.countryIds[suppliedAs(s, unit)];
  return board.boxes.some(
    ({ node, lines, unlimitedFor }) => node < 0 && unlimitedFor.includes(id) && lines.includes(hex),
  );
}

export function isUnlimitedSource(s: State, unit: Unit, hex: Hex): boolean {
  return isSource(s, unit, hex) || sourceIn(s, unit, hex) === "unlimited" || isLineIntoBox(s, unit, hex);
}

/** §57.3 For one unit; `networks.ts` answers for many. */
export function hasLandLine(s: State, unit: Unit): boolean {
  return hasSupplyLine(s, unit, (hex) => isUnlimitedSource(s, unit, hex));
}

interface Candidate {
  readonly hex: Hex;
  /** The city that must be in the hands of the unit's faction; NO_SITE if the hex can be a source without. */
  readonly site: Site;
}

/** By board: the hexes that can be sources at all. */
const candidates = new WeakMap<Board, readonly Candidate[]>();

function candidatesOf(board: Board): readonly Candidate[] {
  let found = candidates.get(board);
  if (found === undefined) {
    const { land, onLine, siteAt, sites, sourceHexes, countryIds, boxes } = board;
    const byLine = rulesOf(board, "offMapSource").some(({ lineHexes }) => lineHexes === true);
    const isLimited = (site: Site) => rulesOf(board, "limitedSource").some(({ city }) => city === sites[site]?.name);
    const isSpecial = (hex: Hex) =>
      isLimited(siteAt[hex]) ||
      (byLine && onLine[hex] === 1) ||
      boxes.some(({ lines }) => lines.includes(hex)) ||
      countryIds.some((_, country) => sourceHexes[country * land + hex] === 1);
    const hexes = Array.from({ length: land }, (_, hex) => hex);
    found = hexes.flatMap((hex): Candidate[] => {
      if (isSpecial(hex)) return [{ hex, site: NO_SITE }];
      return siteAt[hex] === NO_SITE ? [] : [{ hex, site: siteAt[hex] }];
    });
    candidates.set(board, found);
  }
  return found;
}

/** By faction and kind of unit, as long as nothing changes that they depend on. */
const FACTS_OF_SOURCES = [
  ...(["control", "destroyed", "areaCountry", "countryFaction", "countryStatus", "exile", "allegiance"] as const),
];
const knownUnlimited = remembered(FACTS_OF_SOURCES, () => new Map<number, readonly Hex[]>());
const knownLimited = remembered(FACTS_OF_SOURCES, () => new Map<number, readonly Hex[]>());

/** Every source of the unit, wherever it is. */
function sourcesOf(
  s: State,
  known: Map<number, readonly Hex[]>,
  unit: Unit,
  isWanted: (s: State, unit: Unit, hex: Hex) => boolean,
): readonly Hex[] {
  const kind = supplyKind(s, unit) * FACTIONS.length + s.unitFaction[unit];
  let sources = known.get(kind);
  if (sources === undefined) {
    const hexes: Hex[] = [];
    for (const { hex, site } of candidatesOf(boardOf(s)))
      if ((site === NO_SITE || s.control[site] === s.unitFaction[unit]) && isWanted(s, unit, hex)) hexes.push(hex);
    sources = hexes;
    known.set(kind, sources);
  }
  return sources;
}

/** §57.2 */
export function unlimitedSources(s: State, unit: Unit): readonly Hex[] {
  return sourcesOf(s, knownUnlimited(s), unit, isUnlimitedSource);
}

function isLimitedSource(s: State, unit: Unit, hex: Hex): boolean {
  return sourceIn(s, unit, hex) === "limited";
}

/** §57.7 R-SUP-7 */
export function limitedSources(s: State, unit: Unit): readonly Hex[] {
  return sourcesOf(s, knownLimited(s), unit, isLimitedSource);
}

/** §59.2 R-SUP-5 Whether the Map Box supplies the unit. */
export function isSuppliedByBox(s: State, unit: Unit, box: Box): boolean {
  const board = boardOf(s);
  return board.boxes[box].unlimitedFor.includes(board.countryIds[suppliedAs(s, unit)]);
}
