/** What a seat may answer in advance, and what makes it want to be asked again. */
import type { Alert, StandingAnswers } from "@tripartite/kernel";
import type { Event } from "./model/events.ts";
import { boardOf, type State } from "./model/state.ts";

/** Commitments, retreats, advances, interceptions and what follows from them, and the ends of a faction's operations. */
const DECISIONS = [
  ...["D-COM", "D-DEC", "D-RET", "D-ADV", "D-DIS", "D-EVA", "D-SUR"],
  ...["D-INT", "D-ESC", "D-AGN", "D-ABT"],
  ...["D-DOW", "D-CUP", "D-ACT", "D-TRF", "D-STM", "D-REP", "D-MOB"],
];

export const standing: StandingAnswers<State, Event> = {
  decisions: DECISIONS,
  alertOf(event, seat, s): Alert | undefined {
    const isOwn = (unit: number) => s.unitFaction[unit] === boardOf(s).factionAt[seat];
    switch (event.type) {
      case "turnBegan":
        return "time";
      case "warDeclared":
      case "warBegan":
        return "war";
      case "attackDeclared":
        return event.units.some(isOwn) || isOwn(event.defender) ? "battle" : undefined;
      case "airStrike":
        return isOwn(event.unit) || isOwn(event.target) ? "battle" : undefined;
      case "eliminated":
      case "lostAtSea":
        return isOwn(event.unit) ? "loss" : undefined;
      default:
        return undefined;
    }
  },
};
