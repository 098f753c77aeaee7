/** §16.1, §57 The Supply Check Sub-Phase. */
import { checkSupply } from "../../rules/supplyLines.ts";
import { PHASE } from "../../state.ts";
import { automatic } from "../phase.ts";

export const supplyCheckPhase = automatic((s, out) => {
  checkSupply(s, s.phasing, out);
  s.phase = PHASE.operationsEnd;
});
