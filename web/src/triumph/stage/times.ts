/** The calendar during a show: a Season ends after the last beat that belongs to it, and so does a Player Turn. */
import type { FactionName } from "@tripartite/triumph/data/kinds";
import type { View } from "@tripartite/triumph/view";
import type { EventJson } from "../table/model/log.ts";

const TURNS: ReadonlySet<string> = new Set(["yearBegan", "seasonBegan"]);

/** For each event before the calendar turns, the table as the calendar sees it. */
export function timesOf(events: readonly EventJson[], from: View): readonly (View | undefined)[] {
  const ended = events.findLastIndex(({ type }) => TURNS.has(type));
  const isInTurn = from.playerTurn !== undefined;
  const turned = ended < 0 && isInTurn ? events.findLastIndex(({ type }) => type === "playerTurnBegan") : ended;
  let time = from;
  return events.slice(0, Math.max(0, turned)).map((event) => {
    time = timeAfter(event, time);
    return time;
  });
}

function timeAfter(event: EventJson, time: View): View {
  switch (event.type) {
    case "playerTurnBegan":
      return { ...time, phase: "playerTurn", turn: event.faction as FactionName };
    case "phaseBegan":
      return { ...time, phase: event.name === "supply" ? "supply" : "designation" };
    case "seasonBegan":
      return { ...time, season: event.season as NonNullable<View["season"]>, phase: "command" };
    default:
      return time;
  }
}
