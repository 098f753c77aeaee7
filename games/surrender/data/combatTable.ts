/** The combat results table: the defender's value down, the attacker's across. */
import { RULINGS } from "./rulings.ts";

/** From best to worst for the defender. */
export const RESULT_CODES = ["AA", "AS", "NE", "DR", "DD", "DE"] as const;
export type ResultCode = (typeof RESULT_CODES)[number];

export interface CombatResult {
  readonly symbol: string;
  readonly name: string;
  /** Sorties, in air/naval combat only. */
  readonly plus: number;
  readonly hurts: "attacker" | "defender" | "nobody";
}

export const RESULTS: Readonly<Record<ResultCode, CombatResult>> = {
  AA: { symbol: "AA+3", name: "attacker attrition", plus: 3, hurts: "attacker" },
  AS: { symbol: "AS+2", name: "attacker stopped", plus: 2, hurts: "attacker" },
  NE: { symbol: "♦", name: "no effect", plus: 0, hurts: "nobody" },
  DR: { symbol: "DR+2", name: "defender retreat", plus: 2, hurts: "defender" },
  DD: { symbol: "DD+3", name: "defender disrupted", plus: 3, hurts: "defender" },
  DE: { symbol: "DE+4", name: "defender eliminated", plus: 4, hurts: "defender" },
};

/** Values run from 1 to this. */
export const TABLE_SIZE = 16;

function row(cells: string): readonly ResultCode[] {
  return cells.split(" ") as ResultCode[];
}

/** `COMBAT_TABLE[defender - 1][attacker - 1]` */
export const COMBAT_TABLE: readonly (readonly ResultCode[])[] = [
  row("NE NE DR DR DR DD DD DD DE DE DE DE DE DE DE DE"),
  row("NE NE NE DR DR DR DD DD DD DE DE DE DE DE DE DE"),
  row("AS NE NE NE DR DR DR DD DD DD DD DD DE DE DE DE"),
  row("AS AS NE NE NE DR DR DR DR DD DD DD DD DD DD DE"),
  row("AS AS AS NE NE NE NE DR DR DR DD DD DD DD DD DD"),
  row("AA AS AS AS NE NE NE NE DR DR DR DR DR DR DD DD"),
  row("AA AA AS AS NE NE NE NE NE DR DR DR DR DR DR DD"),
  row("AA AA AA AS AS NE NE NE NE NE DR DR DR DR DR DR"),
  row("AA AA AA AS AS AS NE NE NE NE NE DR DR DR DR DR"),
  row("AA AA AA AA AS AS AS NE NE NE NE NE NE DR DR DR"),
  row("AA AA AA AA AS AS AS AS NE NE NE NE NE NE DR DR"),
  row("AA AA AA AA AA AS AS AS AS NE NE NE NE NE NE DR"),
  row("AA AA AA AA AA AS AS AS AS AS NE NE NE NE NE NE"),
  row("AA AA AA AA AA AA AS AS AS AS AS NE NE NE NE NE"),
  row("AA AA AA AA AA AA AS AS AS AS AS AS NE NE NE NE"),
  row(`AA AA AA AA AA AA AA AS AS AS AS AS AS ${RULINGS["R-CRT-1"].value} NE NE`),
];

/** Limits of each side's total before it is added to its die. */
export const DRM_CAP = { min: -10, max: 10 } as const;

export const VALUE_FLOOR = 1;

export const DIE_FACES = 6;
