/** What the person looks at, and which actions that leaves. */
import { AREA_IDS, AREAS_OF_NATION } from "@tripartite/triumph/data/map";
import type { TableAction } from "./action.ts";
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
  if (action.route !== undefined) return action.route.slice(-1);
  if (action.area !== undefined) return [action.area];
  if (action.to !== undefined) return [action.to];
  if (action.nation !== undefined) return AREAS_OF_NATION[nationIndex(action.nation)].map((area) => AREA_IDS[area]);
  return [];
}

export function cardsOf({ card, with: other, second }: TableAction): readonly string[] {
  return [card, other, second].filter((one) => one !== undefined);
}

export interface Lit {
  readonly areas: ReadonlySet<string>;
  readonly units: ReadonlySet<number>;
  readonly cards: ReadonlySet<string>;
}

/** Actions whose cards are played on the map light areas only when the card is chosen. */
const PLAYED_FROM_HAND = new Set(["diplomacy", "wildcard", "intelligence"]);
/** Actions that begin with the unit, and light areas only when it is chosen. */
const UNIT_FIRST = new Set(["retreat", "rebase", "strike"]);

/** What can be clicked now, by the card and the unit that are looked at. */
export function litBy(actions: readonly TableAction[], focus: Partial<Record<"card" | "unit", unknown>>): Lit {
  const areas = new Set<string>();
  const units = new Set<number>();
  const cards = new Set<string>();
  for (const action of actions) {
    for (const card of cardsOf(action)) cards.add(card);
    if (action.unit !== undefined && action.type !== "move") units.add(action.unit);
    if (PLAYED_FROM_HAND.has(action.type) && action.card !== focus.card) continue;
    if (UNIT_FIRST.has(action.type) && action.unit !== focus.unit) continue;
    for (const area of areasOf(action)) areas.add(area);
  }
  return { areas, units, cards };
}

/** A way that leads back to where the unit stands: allowed, and good for nothing. */
export function isRoundTrip({ type, unit, route }: TableAction, units: OwnUnits): boolean {
  return type === "move" && route!.at(-1) === units.get(unit!)?.area;
}

/** The actions that concern an area: in it, on it, or by a unit that stands there. */
export function actionsAt(actions: readonly TableAction[], area: string, units: OwnUnits): TableAction[] {
  return actions.filter(
    (action) => areasOf(action).includes(area) || (action.unit !== undefined && units.get(action.unit)?.area === area),
  );
}

export function actionsWith(actions: readonly TableAction[], card: string): TableAction[] {
  return actions.filter((action) => cardsOf(action).includes(card));
}

export function ofTypes(actions: readonly TableAction[], ...types: TableAction["type"][]): TableAction[] {
  return actions.filter(({ type }) => types.includes(type));
}

/** Lists that share a key, in the order in which the keys come. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
