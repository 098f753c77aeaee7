/** What can be clicked now, and why. */

import { hexDistance } from "../../board/keys.ts";
import type { LitHex } from "../../board/LightLayer.tsx";
import { placeOf, type TableAction } from "./action.ts";
import type { Outlook } from "./outlook.ts";
import type { Scene } from "./scene.ts";

export interface Focus {
  /** A hex, or the name of a Map Box. */
  readonly hex?: string;
  readonly unit?: string;
  /** A country, or a faction where war is declared on it. */
  readonly country?: string;
}

export interface Lights {
  readonly hexes: ReadonlyMap<string, LitHex>;
  readonly units: ReadonlySet<string>;
  /** Sea Zones and boxes that an action names. */
  readonly seas: ReadonlySet<string>;
  readonly boxes: ReadonlySet<string>;
}

/** A unit comes first; only then its hexes are lit. */
const UNIT_FIRST: ReadonlySet<TableAction["type"]> = new Set(["assault", "mobilize"]);

/** With two units that each have their own places, the unit comes first here; elsewhere with three. */
const UNIT_BEFORE_PLACE: ReadonlySet<TableAction["type"]> = new Set(["land", "rebase", "ship", "place", "home"]);
const MANY = 3;

/** Types of action in which the unit is chosen before the place. */
export function unitFirstTypes(legal: readonly TableAction[]): ReadonlySet<TableAction["type"]> {
  const units = new Map<TableAction["type"], Set<string>>();
  for (const action of legal) {
    if (action.unit === undefined || placeOf(action) === undefined) continue;
    const known = units.get(action.type) ?? new Set();
    units.set(action.type, known.add(action.unit));
  }
  const many = [...units]
    .filter(([type, { size }]) => size >= (UNIT_BEFORE_PLACE.has(type) ? 2 : MANY))
    .map(([type]) => type);
  return new Set([...UNIT_FIRST, ...many]);
}

/** `outlook`: what the unit in focus, or the one that is active, could do. */
export function lightsOf(
  legal: readonly TableAction[],
  focus: Focus,
  outlook: Outlook | undefined,
  { map }: Scene,
): Lights {
  const hexes = new Map<string, LitHex>();
  const units = new Set<string>();
  const seas = new Set<string>();
  const boxes = new Set<string>();
  const unitFirst = unitFirstTypes(legal);
  // A course by hand is for those who want another way than the one to a lit port.
  const hasPorts = legal.some(({ type }) => type === "sail");
  // Invasions are begun in the dock: the seas of half a continent in amber would hide the units that can act.
  const isUnlit = (type: TableAction["type"]) => type === "invade" || (type === "course" && hasPorts);
  for (const action of legal) {
    const { type, unit, sea, target } = action;
    if (unit !== undefined && type !== "mobilize") units.add(unit);
    if (target !== undefined) units.add(target);
    if (unit !== undefined && unit !== focus.unit && unitFirst.has(type)) continue;
    if (sea !== undefined && !isUnlit(type)) seas.add(String(sea));
    const place = placeOf(action);
    if (place === undefined) continue;
    if (map.byId.has(place)) hexes.set(place, litFor(action, place, outlook));
    else boxes.add(place);
  }
  const canBegin =
    focus.unit !== undefined && legal.some(({ type, unit }) => type === "activate" && unit === focus.unit);
  if (canBegin) for (const [hex, { cost }] of outlook?.reach ?? []) hexes.set(hex, { kind: "move", cost });
  // On the march too: what can be attacked after some more of it.
  if (canBegin || legal.some(({ type }) => type === "march"))
    for (const [hex, { price, marchCost }] of outlook?.attacks ?? [])
      hexes.set(hex, { kind: "attack", cost: price + marchCost });
  return { hexes, units, seas, boxes };
}

function litFor({ type }: TableAction, hex: string, outlook: Outlook | undefined): LitHex {
  if (type === "march") return { kind: "move", cost: outlook?.reach.get(hex)?.cost };
  if (type === "attack") return { kind: "attack", cost: outlook?.attacks.get(hex)?.price };
  if (type === "assault" || type === "storm") return { kind: "attack" };
  if (type === "fly" && outlook) return { kind: "move", cost: hexDistance(outlook.from, hex) };
  return { kind: "choose" };
}
