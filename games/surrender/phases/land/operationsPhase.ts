/** §50.1, §50.4 How a faction's Operations Phase begins and ends. */

import { PHASE } from "../../model/state.ts";
import { airUnitWithoutBase } from "../../rules/air/displacement.ts";
import { returnPartisans } from "../../rules/combat/partisans.ts";
import { countryInNeed } from "../../rules/nations/homeDefense.ts";
import { fireByScenario } from "../../rules/politics/happenings.ts";
import { automatic } from "../phase.ts";
import { clearOperations, displaceFirst, finishPart } from "../sequence.ts";
import { enteringUnit } from "./enterUnit.ts";

/** §38.4 Countries that waited for this faction's blow are open now. */
export const operationsStartPhase = automatic((s, out) => {
  returnPartisans(s, s.phasing);
  s.shelteredFrom = s.shelteredFrom.map((faction) => (faction === s.phasing ? -1 : faction));
  fireByScenario(s, out);
  s.phase = PHASE.surprise;
});

/** §50.4 Air units without a base are displaced, Home Defense (§58), units enter, then markers and flags of the phase are cleared. */
export const operationsEndPhase = automatic((s) => {
  const homeless = airUnitWithoutBase(s, s.phasing);
  if (homeless >= 0) {
    s.displaced.push(homeless);
    return displaceFirst(s);
  }
  if (countryInNeed(s, s.phasing) >= 0) {
    s.phase = PHASE.homeDefense;
    return;
  }
  const entering = enteringUnit(s);
  if (entering >= 0) {
    s.active = entering;
    s.phase = PHASE.enterUnit;
    return;
  }
  clearOperations(s);
  finishPart(s);
});
