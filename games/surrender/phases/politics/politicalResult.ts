/** §40.3 D-PRO The faction of a political result names a neutral country, or none. */
import { NO } from "../../model/refusals.ts";
import type { State } from "../../model/state.ts";
import {
  courtable,
  type PoliticalResult,
  queueResult,
  RESULTS,
  refuseCourting,
  succeed,
  usersOfFailure,
} from "../../rules/politics/court.ts";
import { itemNumbers } from "../../rules/queue.ts";
import { bitOf, type Phase } from "../phase.ts";
import { finishItem } from "../queue.ts";
import { displaceFirst } from "../sequence.ts";

function resultOf(s: State): PoliticalResult {
  const [faction, kind, cause] = itemNumbers(s);
  return { faction, kind: RESULTS[kind], cause };
}

/** §40.5 A Failure that one faction does not use passes to the next. */
function passOn(s: State): void {
  const { faction, kind, cause } = resultOf(s);
  const users = kind === "failure" ? usersOfFailure(s, cause) : [];
  const next = users[users.indexOf(faction) + 1];
  finishItem(s);
  if (next !== undefined) queueResult(s, { faction: next, kind, cause });
}

const PROMPTS: Readonly<Record<PoliticalResult["kind"], string>> = {
  success: "Political Success: name a neutral country, or none.",
  restricted: "Political Success: name a neutral neighbour of the country, or none.",
  unrestricted: "Unrestricted Political Success: name a neutral country, or none.",
  failure: "A rival's Political Failure: name a neutral country, or none.",
};

export const politicalResultPhase: Phase = {
  decision: "D-PRO",
  prompt: (s) => PROMPTS[resultOf(s).kind],
  waiting: (s) => (courtable(s, resultOf(s)).length > 0 ? bitOf(resultOf(s).faction) : 0),
  legal: (s) => [...courtable(s, resultOf(s)).map((country) => ({ type: "pro" as const, country })), { type: "none" }],
  refuse(s, _, action) {
    if (action.type === "none") return undefined;
    return action.type === "pro" ? refuseCourting(s, resultOf(s), action.country) : NO.WRONG_ACTION;
  },
  perform(s, faction, action, out) {
    if (action.type === "pro") {
      finishItem(s);
      succeed(s, faction, action.country, out);
      displaceFirst(s);
    } else {
      out.push({ type: "resultDeclined", faction });
      passOn(s);
    }
  },
  proceed: (s) => passOn(s),
  fallback: () => ({ type: "none" }),
};
