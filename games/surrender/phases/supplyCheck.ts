/** §16.1 The Supply Check Sub-Phase, and §11 the end of a faction's Operations Phase. */
import { airUnitWithoutBase } from "../rules/displacement.ts";
import { checkSupply } from "../rules/supplyLines.ts";
import { PHASE } from "../state.ts";
import { automatic } from "./phase.ts";
import { clearOperations, displaceFirst, finishPart } from "./sequence.ts";

export const supplyCheckPhase = automatic((s, out) => {
  checkSupply(s, s.phasing, out);
  s.phase = PHASE.operationsEnd;
});

/** §14.1 Air units without a base are displaced, then markers and flags of the phase are cleared. */
export const operationsEndPhase = automatic((s, out) => {
  s.displaced = airUnitWithoutBase(s, s.phasing);
  if (s.displaced >= 0) return displaceFirst(s);
  clearOperations(s);
  finishPart(s, PHASE.operations, out);
});
