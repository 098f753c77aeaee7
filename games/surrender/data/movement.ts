/** §10.3 Movement allowances, costs and prohibitions. Of the plain costs one applies; the "+" costs add to it. */
import type { Hexside, SupplyState, Weather } from "./vocabulary.ts";

export interface MovementCost {
  readonly id: string;
  readonly cost: number;
  readonly text: string;
}

/** Movement Points of leg units and of all others. */
export const MOVEMENT_ALLOWANCE: Readonly<Record<SupplyState, { readonly leg: number; readonly other: number }>> = {
  full: { leg: 8, other: 10 },
  low: { leg: 4, other: 5 },
  no: { leg: 4, other: 5 },
};

export const GROUND_COSTS = {
  MG1: { id: "MG1", cost: 1, text: "Clear hex" },
  MG2: { id: "MG2", cost: 1, text: "Along a Transport Line: hexside and hex count as clear" },
  MG3: { id: "MG3", cost: 1, text: "Friendly city or fort, whatever the terrain" },
  MG4: { id: "MG4", cost: 2, text: "Enemy city or fort, whatever the terrain" },
  MG5: { id: "MG5", cost: 2, text: "Rough hex without city or fort" },
  MG6: { id: "MG6", cost: 3, text: "Central Russia Box" },
} as const satisfies Record<string, MovementCost>;
export type GroundCostId = keyof typeof GROUND_COSTS;

export const GROUND_PLUS_COSTS = {
  MG7: { id: "MG7", cost: 0, text: "Clear hexside" },
  MG8: { id: "MG8", cost: 1, text: "Canal, Mountain or River hexside" },
  MG9: { id: "MG9", cost: 2, text: "Strait hexside" },
  MG10: { id: "MG10", cost: 1, text: "Attack on a unit in a Fair hex" },
  MG11: { id: "MG11", cost: 2, text: "Attack on a unit in a Poor or Severe hex" },
} as const satisfies Record<string, MovementCost>;
export type GroundPlusCostId = keyof typeof GROUND_PLUS_COSTS;

/** A water hexside cannot be crossed. */
export const HEXSIDE_COST: Readonly<Record<Exclude<Hexside, "water">, GroundPlusCostId>> = {
  clear: "MG7",
  canal: "MG8",
  mountain: "MG8",
  river: "MG8",
  strait: "MG9",
};

export const ATTACK_COST: Readonly<Record<Weather, GroundPlusCostId>> = { fair: "MG10", poor: "MG11", severe: "MG11" };

export const AIR_COSTS = {
  MA1: { id: "MA1", cost: 1, text: "Any hex, Faded Dot too; hexsides do not count" },
  MA2: { id: "MA2", cost: 3, text: "Central Russia Box" },
} as const satisfies Record<string, MovementCost>;

export const NAVAL_COSTS = {
  MN1: { id: "MN1", cost: 0, text: "Any hex, Faded Dot too" },
  MN2: { id: "MN2", cost: 1, text: "Sea Zone" },
  MN3: { id: "MN3", cost: 2, text: "Canal" },
  MN4: { id: "MN4", cost: 3, text: "Map Box" },
  MN5: { id: "MN5", cost: 2, text: "+ across a Strait" },
} as const satisfies Record<string, MovementCost>;

export const COST_NOTES = [
  "Of the plain costs one applies; only those with a + are added to it.",
  "Example: across a river into an enemy city in the woods costs 2 + 1 = 3.",
] as const;

export const TRANSPORT_LINE_LOST = [
  "Moving or attacking into a hex with an enemy city, fort or unit",
  "Into or out of the Central Russia Box",
] as const;

/** Naval Transport takes all Movement Points of the unit carried. */
export const ALL_POINTS = ["Naval Transport of a ground or air unit"] as const;

export const PROHIBITED = {
  ground: [
    "Water hex or water hexside",
    "Faded Dot hex",
    "Hex of a neutral country",
    "Hex of a country barred by a Policy",
  ],
  air: ["Hex of a neutral country", "Hex of a country barred by a Policy"],
  naval: [
    "Land hex, except a coastal hex, a hex with a friendly port, or through a Canal",
    "Hex of a neutral country",
    "What a Policy bars",
  ],
} as const;
