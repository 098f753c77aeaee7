/** What a seat may answer in advance, and what makes it want to be asked again. */
import type { Alert, StandingAnswers } from "@tripartite/kernel";
import type { Faction } from "./data/ids.ts";
import { PARTY_OF_NATIONALITY } from "./data/map.ts";
import type { Event } from "./model/events.ts";
import type { State } from "./model/state.ts";

/** §3.3 Who disbands a unit does not lose it to anybody. */
const WILLINGLY = "disbanded";

export const standing: StandingAnswers<State, Event> = {
  /** Cards, Command, declarations, movement; then everything that a Battle asks of either side. */
  decisions: [...["D07", "D12", "D15", "D19", "D22"], ...["D25", "D26", "D27", "D28", "D29", "D30", "D31", "D32"]],
  alertOf(event: Event, seat: Faction): Alert | undefined {
    if (event.type === "yearBegan") return "time";
    if (event.type === "warDeclared" || event.type === "neutralityViolated") return "war";
    if (event.type === "battleBegan") return event.parties.includes(seat) ? "battle" : undefined;
    if (event.type !== "blockRemoved" || event.reason === WILLINGLY) return undefined;
    return PARTY_OF_NATIONALITY[event.nationality] === seat ? "loss" : undefined;
  },
};
