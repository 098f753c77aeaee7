/** Decisions that are taken in the combat window while there is one. */
export const COMBAT_DECISIONS: ReadonlySet<string> = new Set(["D-COM", "D-DEC", "D-RET", "D-ADV"]);
