/** §42 D-AREA, D-CEDE Area Seized: the Soviets claim a Disputed Area; the Axis answers for owners that it holds. */

import { DISPUTED_AREAS } from "../../data/campaign/disputedAreas.ts";
import type { Dispute } from "../../data/ids.ts";
import { NO } from "../../model/refusals.ts";
import { PHASE, type State } from "../../model/state.ts";
import { answerByDie, cede, isAxisAsked, mayClaim, refuseClaim } from "../../rules/politics/disputed.ts";
import { itemNumbers } from "../../rules/queue.ts";
import { AXIS, SOVIET } from "../../rules/sides.ts";
import { bitOf, type Phase } from "../phase.ts";
import { finishItem } from "../queue.ts";
import { displaceFirst } from "../sequence.ts";

function claimable(s: State): Dispute[] {
  return DISPUTED_AREAS.flatMap((_, disputed) => (mayClaim(s, disputed) ? [disputed] : []));
}

export const claimPhase: Phase = {
  decision: "D-AREA",
  prompt: () => "Area Seized: claim a Disputed Area, or none.",
  waiting: (s) => (claimable(s).length > 0 ? bitOf(SOVIET) : 0),
  legal: (s) => [...claimable(s).map((disputed) => ({ type: "claim" as const, disputed })), { type: "none" }],
  refuse(s, _, action) {
    if (action.type === "none") return undefined;
    if (action.type !== "claim") return NO.WRONG_ACTION;
    return mayClaim(s, action.disputed) ? undefined : NO.AREA;
  },
  perform(s, faction, action, out) {
    if (action.type !== "claim") {
      out.push({ type: "resultDeclined", faction });
      return finishItem(s);
    }
    out.push({ type: "areaClaimed", disputed: action.disputed });
    if (isAxisAsked(s, action.disputed)) {
      s.item[2] = action.disputed;
      s.phase = PHASE.cede;
    } else {
      finishItem(s);
      answerByDie(s, action.disputed, out);
      displaceFirst(s);
    }
  },
  proceed: finishItem,
  fallback: () => ({ type: "none" }),
};

export const cedePhase: Phase = {
  decision: "D-CEDE",
  prompt: (s) => `The Soviets claim ${DISPUTED_AREAS[itemNumbers(s)[0]].name}: cede it, or refuse.`,
  waiting: () => bitOf(AXIS),
  legal: () => [{ type: "cede" }, { type: "refuse" }],
  refuse: (_, __, action) => (action.type === "cede" || action.type === "refuse" ? undefined : NO.WRONG_ACTION),
  perform(s, _, action, out) {
    const [disputed] = itemNumbers(s);
    finishItem(s);
    if (action.type === "cede") {
      out.push({ type: "claimAnswered", disputed, ceded: true });
      cede(s, disputed, out);
      displaceFirst(s);
    } else refuseClaim(s, disputed, out);
  },
  proceed: finishItem,
  fallback: () => ({ type: "refuse" }),
};
