/** §8.4, §47.5 Economy: handing points from one own country to another; §47.6 Commonwealth Trade. */

import { COMMONWEALTH_TRADE } from "../../data/campaign/markerKinds.ts";
import type { Faction, Marker } from "../../data/ids.ts";
import type { Action } from "../../model/actions.ts";
import type { Out } from "../../model/events.ts";
import { NO } from "../../model/refusals.ts";
import { boardOf, type State } from "../../model/state.ts";
import { givable, incomeOf, mayReceive, receivable } from "../../rules/economy/economy.ts";
import { isAvailable, useMarker } from "../../rules/markers.ts";
import { factionOfMarker } from "../../rules/sides.ts";
import { bitOf, type Phase } from "../phase.ts";
import { finishPart } from "../sequence.ts";

function transfers(s: State, faction: Faction): Action[] {
  const actions: Action[] = [];
  const own = boardOf(s).countryIds.flatMap((_, country) => (mayReceive(s, country, faction) ? [country] : []));
  for (const from of own) {
    for (const to of own) {
      if (to === from) continue;
      const most = Math.min(givable(s, from), receivable(s, to));
      for (let amount = 1; amount <= most; amount++) actions.push({ type: "transfer", from, to, amount });
    }
  }
  return actions;
}

/** §47.6 R-EVT-11 */
function mayTrade(s: State, faction: Faction, marker: Marker): boolean {
  const { markers, countryIds } = boardOf(s);
  const uk = countryIds.indexOf(COMMONWEALTH_TRADE.country);
  if (markers[marker]?.kind !== "commonwealthTrade" || factionOfMarker(s, marker) !== faction) return false;
  return isAvailable(s, marker) && uk >= 0 && s.facLost[uk] >= COMMONWEALTH_TRADE.fromBox;
}

function trades(s: State, faction: Faction): Action[] {
  return boardOf(s).markers.flatMap((_, marker): Action[] =>
    mayTrade(s, faction, marker) ? [{ type: "play", marker }] : [],
  );
}

/** The UK's points are worked out again. */
function trade(s: State, faction: Faction, marker: Marker, out: Out): void {
  const uk = boardOf(s).countryIds.indexOf(COMMONWEALTH_TRADE.country);
  useMarker(s, marker);
  s.commonwealthTrade = 1;
  s.income[uk] = incomeOf(s, uk);
  out.push({ type: "markerPlayed", faction, marker }, { type: "income", country: uk, amount: s.income[uk] });
}

export const economyPhase: Phase = {
  decision: "D-TRF",
  prompt: () => "Hand points from one of your countries to another, or continue.",
  waiting: (s) => (transfers(s, s.phasing).length > 0 || trades(s, s.phasing).length > 0 ? bitOf(s.phasing) : 0),
  legal: (s, faction) => [...transfers(s, faction), ...trades(s, faction), { type: "done" }],
  refuse(s, faction, action) {
    if (action.type === "done") return undefined;
    if (action.type === "play") return mayTrade(s, faction, action.marker) ? undefined : NO.MARKER;
    if (action.type !== "transfer") return NO.WRONG_ACTION;
    const { from, to, amount } = action;
    if (from === to || !mayReceive(s, from, faction) || !mayReceive(s, to, faction)) return NO.TRANSFER_COUNTRY;
    const isHalf = boardOf(s).scenario.rules.transferLimit === "half";
    if (amount < 1 || amount > givable(s, from)) return isHalf && amount >= 1 ? NO.TRANSFER_LIMIT : NO.TRANSFER_AMOUNT;
    return amount > receivable(s, to) ? NO.TRANSFER_LIMIT : undefined;
  },
  perform(s, faction, action, out) {
    if (action.type === "transfer") {
      const { from, to, amount } = action;
      s.given[from] += amount;
      s.received[to] += amount;
      out.push({ type: "transferred", from, to, amount });
    } else if (action.type === "play") trade(s, faction, action.marker, out);
    else finishPart(s);
  },
  proceed: finishPart,
  fallback: () => ({ type: "done" }),
};
