/** Moves of the unit in hand as ways on the map: what the offer says of each, with the borders that it uses. */
import { BORDER_KINDS, type BorderKind } from "@tripartite/triumph/data/kinds";
import { border, KIND_OF_BORDER } from "@tripartite/triumph/data/map";
import type { BorderUse } from "@tripartite/triumph/offers";
import type { View } from "@tripartite/triumph/view";
import type { OfferOf } from "./action.ts";
import { areaIndex } from "./names.ts";
import type { OwnUnits } from "./units.ts";

/** A border on the map, and how far it is used. */
export interface UsedBorder {
  readonly from: string;
  readonly to: string;
  readonly kind: BorderKind;
  readonly used: number;
  readonly limit: number;
}

export interface Way {
  readonly offer: OfferOf<"move">;
  /** Start included. */
  readonly route: readonly string[];
  readonly end: string;
  /** The borders that count. */
  readonly borders: readonly UsedBorder[];
}

export function borderKind(from: string, to: string): BorderKind {
  return BORDER_KINDS[KIND_OF_BORDER[border(areaIndex(from), areaIndex(to))]];
}

function usedBorder(from: string, to: string, [used, limit]: BorderUse): UsedBorder {
  return { from, to, kind: borderKind(from, to), used, limit };
}

function wayOf(offer: OfferOf<"move">, start: string): Way {
  const route = [start, ...offer.action.route];
  const end = route[route.length - 1];
  return {
    offer,
    route,
    end,
    borders: [
      ...(offer.exit ? [usedBorder(route[0], route[1], offer.exit)] : []),
      ...(offer.entry ? [usedBorder(route[route.length - 2], end, offer.entry)] : []),
    ],
  };
}

/** The moves of a unit as ways. */
export function waysOf(offers: readonly OfferOf<"move">[], units: OwnUnits): Way[] {
  return offers.flatMap((offer) => {
    const own = units.get(offer.action.unit);
    return own === undefined ? [] : [wayOf(offer, own.area)];
  });
}

/**
 * Whether it makes no difference which of the moves is taken: the same is said of each. Where no border counts, it may take more
 * or less of the speed.
 */
export function areAlike(moves: readonly OfferOf<"move">[]): boolean {
  const said = moves.map(({ action, cost, ...facts }) => {
    const hasBorder = facts.entry !== undefined || facts.exit !== undefined;
    return [action.strategic, hasBorder ? cost : cost[1], facts];
  });
  return new Set(said.map((one) => JSON.stringify(one))).size === 1;
}

/** Would the unit fight for the area, or take it? */
export function isFight({ meets, takes }: OfferOf<"move">): boolean {
  return meets !== undefined || takes === true;
}

/** Of several ways to an area the one that the map draws. */
export function shownWay(ways: readonly Way[]): Way {
  const rank = ({ offer }: Way) => (offer.action.strategic ? 100 : 0) + offer.cost[0];
  return ways.toSorted((a, b) => rank(a) - rank(b))[0];
}

/** Borders that the ways use, and those that were used before in this phase; full ones too. */
export function bordersShown(view: View, ways: readonly Way[]): UsedBorder[] {
  const found = new Map<string, UsedBorder>();
  const add = (use: UsedBorder) => found.set([use.from, use.to].sort().join(), use);
  for (const crossing of view.own?.crossings ?? []) {
    const [from, to] = crossing.areas;
    if (crossing.invaders > 0 && crossing.invasionLimit !== undefined)
      add(usedBorder(from, to, [crossing.invaders, crossing.invasionLimit]));
    if (crossing.used > 0) add(usedBorder(from, to, [crossing.used, crossing.limit]));
  }
  for (const { borders } of ways) for (const use of borders) add(use);
  return [...found.values()];
}
