/** §59.3 D-UPG The Upgrade Phase of a faction. */
import type { Action } from "../../model/actions.ts";
import { NO } from "../../model/refusals.ts";
import { refuseUpgrade, upgrade, upgrades } from "../../rules/economy/upgrades.ts";
import { bitOf, type Phase } from "../phase.ts";
import { finishPart } from "../sequence.ts";

export const upgradePhase: Phase = {
  decision: "D-UPG",
  prompt: () => "Replace units with those of the Upgrade Box, or continue.",
  waiting: (s) => (upgrades(s, s.phasing, 1).length > 0 ? bitOf(s.phasing) : 0),
  legal: (s, faction) => [
    ...upgrades(s, faction).map((each): Action => ({ type: "upgrade", ...each })),
    { type: "done" },
  ],
  refuse(s, faction, action) {
    if (action.type === "done") return undefined;
    if (action.type !== "upgrade") return NO.WRONG_ACTION;
    return refuseUpgrade(s, faction, action.unit, action.into, action.also);
  },
  perform(s, faction, action, out) {
    if (action.type === "upgrade") upgrade(s, faction, action, out);
    else finishPart(s);
  },
  proceed: finishPart,
  fallback: () => ({ type: "done" }),
};
