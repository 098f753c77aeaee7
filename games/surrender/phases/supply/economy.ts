/** §8.4 Economy: handing points from one own country to another. */
import type { Action } from "../../actions.ts";
import { NO } from "../../refusals.ts";
import { givable, mayReceive } from "../../rules/economy.ts";
import { boardOf, type State } from "../../state.ts";
import { bitOf, type Phase } from "../phase.ts";
import { finishPart } from "../sequence.ts";

function transfers(s: State, faction: number): Action[] {
  const actions: Action[] = [];
  boardOf(s).countryIds.forEach((_, from) => {
    if (!mayReceive(s, from, faction)) return;
    boardOf(s).countryIds.forEach((_, to) => {
      if (to === from || !mayReceive(s, to, faction)) return;
      for (let amount = 1; amount <= givable(s, from); amount++) actions.push({ type: "transfer", from, to, amount });
    });
  });
  return actions;
}

export const economyPhase: Phase = {
  decision: "D-TRF",
  prompt: () => "Hand points from one of your countries to another, or go on.",
  waiting: (s) => (transfers(s, s.phasing).length > 0 ? bitOf(s.phasing) : 0),
  legal: (s, faction) => [...transfers(s, faction), { type: "done" }],
  refuse(s, faction, action) {
    if (action.type === "done") return undefined;
    if (action.type !== "transfer") return NO.WRONG_ACTION;
    const { from, to, amount } = action;
    if (from === to || !mayReceive(s, from, faction) || !mayReceive(s, to, faction)) return NO.TRANSFER_COUNTRY;
    return amount < 1 || amount > givable(s, from) ? NO.TRANSFER_AMOUNT : undefined;
  },
  perform(s, _, action, out) {
    if (action.type !== "transfer") return finishPart(s);
    const { from, to, amount } = action;
    s.given[from] += amount;
    s.received[to] += amount;
    out.push({ type: "transferred", from, to, amount });
  },
  proceed: finishPart,
  fallback: () => ({ type: "done" }),
};
