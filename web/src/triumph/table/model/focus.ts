/** What the person looks at, and which offers that leaves. */
import type { ActionType } from "@tripartite/triumph/actions";
import { AREA_IDS, AREAS_OF_NATION } from "@tripartite/triumph/data/map";
import { type TableAction, type TableOffer, unitOf } from "./action.ts";
import { nationIndex } from "./names.ts";
import type { OwnUnits } from "./units.ts";

export interface Focus {
  readonly area?: string;
  readonly unit?: number;
  readonly card?: string;
}

export const NO_FOCUS: Focus = {};

/** Areas that an action is about, as they are clicked on the map. */
export function areasOf(action: TableAction): readonly string[] {
  if ("route" in action) return action.route.slice(-1);
  if ("area" in action && action.area !== undefined) return [action.area];
  if ("to" in action) return [action.to];
  if ("nation" in action && action.nation !== undefined)
    return AREAS_OF_NATION[nationIndex(action.nation)].map((area) => AREA_IDS[area]);
  return [];
}

export function cardsOf(action: TableAction): readonly string[] {
  const cards = [
    "card" in action ? action.card : undefined,
    "with" in action ? action.with : undefined,
    "second" in action ? action.second : undefined,
  ];
  return cards.filter((one) => one !== undefined);
}

/** Is the card the one that is played, and not only laid beside another? */
export function playsCard(action: TableAction, card: string | undefined): boolean {
  return card !== undefined && "card" in action && action.card === card;
}

export interface Lit {
  readonly areas: ReadonlySet<string>;
  readonly units: ReadonlySet<number>;
  readonly cards: ReadonlySet<string>;
}

/** Actions whose cards are played on the map light areas only when the card is chosen. */
const PLAYED_FROM_HAND: ReadonlySet<ActionType> = new Set(["diplomacy", "wildcard", "intelligence"]);
/** Actions that begin with the unit, and light areas only when it is chosen. */
const UNIT_FIRST: ReadonlySet<ActionType> = new Set(["retreat", "rebase", "strike"]);

/** What can be clicked now, by the card and the unit that are looked at. */
export function litBy(offers: readonly TableOffer[], { card, unit: chosen }: Focus): Lit {
  const areas = new Set<string>();
  const units = new Set<number>();
  const cards = new Set<string>();
  for (const { action } of offers) {
    for (const one of cardsOf(action)) cards.add(one);
    const unit = unitOf(action);
    if (unit !== undefined && action.type !== "move") units.add(unit);
    if (PLAYED_FROM_HAND.has(action.type) && !playsCard(action, card)) continue;
    if (UNIT_FIRST.has(action.type) && unit !== chosen) continue;
    for (const area of areasOf(action)) areas.add(area);
  }
  return { areas, units, cards };
}

/** A way that leads back to where the unit stands: allowed, and good for nothing. */
export function isRoundTrip({ action }: TableOffer, units: OwnUnits): boolean {
  return action.type === "move" && action.route.at(-1) === units.get(action.unit)?.area;
}

/** The offers that concern an area: in it, on it, or by a unit that stands there. */
export function offersAt(offers: readonly TableOffer[], area: string, units: OwnUnits): TableOffer[] {
  return offers.filter(({ action }) => {
    const unit = unitOf(action);
    return areasOf(action).includes(area) || (unit !== undefined && units.get(unit)?.area === area);
  });
}

export function offersWith(offers: readonly TableOffer[], card: string): TableOffer[] {
  return offers.filter(({ action }) => cardsOf(action).includes(card));
}

/** Lists that share a key, in the order in which the keys come. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  return Map.groupBy(items, keyOf);
}
