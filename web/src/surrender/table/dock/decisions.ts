/** Where each decision of the game is taken. */
const IN_DOCK = ["D-TRF", "D-STM", "D-ACT", "D-STEP", "D-AIR", "D-DIS", "D-REP", "D-MOB"] as const;
export type DockDecision = (typeof IN_DOCK)[number];
export const DOCK_DECISIONS: ReadonlySet<string> = new Set(IN_DOCK);

/** In the combat window. */
export const COMBAT_DECISIONS: ReadonlySet<string> = new Set(["D-COM", "D-DEC", "D-RET", "D-ADV"]);
