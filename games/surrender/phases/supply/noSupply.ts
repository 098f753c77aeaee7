/** §18.1, §59.1 The No Supply Phase of a faction. */
import { sufferNoSupply } from "../../rules/rebuilding.ts";
import { automatic } from "../phase.ts";
import { finishPart } from "../sequence.ts";

export const noSupplyPhase = automatic((s, out) => {
  sufferNoSupply(s, s.phasing, out);
  finishPart(s);
});
