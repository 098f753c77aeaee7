/** What can be clicked now, and why. */

import { hexDistance } from "../../board/keys.ts";
import type { LitHex } from "../../board/LightLayer.tsx";
import type { TableAction } from "./action.ts";
import type { Outlook } from "./outlook.ts";

export interface Focus {
  readonly hex?: string;
  readonly unit?: string;
}

export interface Lights {
  readonly hexes: ReadonlyMap<string, LitHex>;
  readonly units: ReadonlySet<string>;
}

/** A unit comes first; only then its hexes are lit. */
const UNIT_FIRST: ReadonlySet<TableAction["type"]> = new Set(["assault", "mobilize"]);

/** `outlook`: what the unit in focus, or the one that is active, could do. */
export function lightsOf(legal: readonly TableAction[], focus: Focus, outlook: Outlook | undefined): Lights {
  const hexes = new Map<string, LitHex>();
  const units = new Set<string>();
  for (const { type, unit, hex } of legal) {
    if (unit !== undefined && type !== "mobilize") units.add(unit);
    if (hex === undefined || (UNIT_FIRST.has(type) && unit !== focus.unit)) continue;
    if (type === "march") hexes.set(hex, { kind: "move", cost: outlook?.reach.get(hex)?.cost });
    else if (type === "attack") hexes.set(hex, { kind: "attack", cost: outlook?.attacks.get(hex)?.price });
    else if (type === "assault") hexes.set(hex, { kind: "attack" });
    else if (type === "fly" && outlook) hexes.set(hex, { kind: "move", cost: hexDistance(outlook.from, hex) });
    else hexes.set(hex, { kind: "choose" });
  }
  if (focus.unit !== undefined && legal.some(({ type, unit }) => type === "activate" && unit === focus.unit)) {
    for (const [hex, { cost }] of outlook?.reach ?? []) hexes.set(hex, { kind: "move", cost });
    for (const [hex, { price, marchCost }] of outlook?.attacks ?? [])
      hexes.set(hex, { kind: "attack", cost: price + marchCost });
  }
  return { hexes, units };
}
