/** Actions of supply and of the home front. */
export type SupplyAction =
  /** D-TRF Production Points from one own country to another. */
  | { type: "transfer"; from: number; to: number; amount: number }
  /** D-TRF, D-REP, D-MOB Ends the faction's part of the phase. */
  | { type: "done" }
  /** D-STM A unit for a strategic move, then where it goes. */
  | { type: "choose"; unit: number }
  | { type: "relocate"; hex: number }
  /** D-REP A reduced unit to full, or Sorties off an air unit or ship. */
  | { type: "rebuild"; unit: number }
  | { type: "rest"; unit: number }
  /** D-MOB */
  | { type: "mobilize"; unit: number; hex: number };

export const SUPPLY_FIELDS = {
  transfer: ["from", "to", "amount"],
  done: [],
  choose: ["unit"],
  relocate: ["hex"],
  rebuild: ["unit"],
  rest: ["unit"],
  mobilize: ["unit", "hex"],
} as const satisfies Record<SupplyAction["type"], readonly string[]>;
