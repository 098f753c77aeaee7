/** What the card play of Government came to. */
import { FACTIONS } from "@tripartite/triumph/data/kinds";
import type { View } from "@tripartite/triumph/view";
import type { Headline } from "../../table/stage/scene.ts";
import { list } from "../../words.ts";
import type { EventJson } from "../table/model/log.ts";
import { nationName, theNation } from "../table/model/names.ts";
import { TRIUMPH_TEXTS } from "../texts.ts";

const { stage: texts, parties } = TRIUMPH_TEXTS;

/** Where in the events the last marker is changed when the card play ends; -1 if it does not end here. */
export function resolvedAt(events: readonly EventJson[], from: View, to: View): number {
  if (from.phase !== "government" || to.phase === "government") return -1;
  return events.findLastIndex(({ type }) => type === "influenceChanged");
}

/** The markers of each side that changed, with what they are now. */
export function resolutionOf(events: readonly EventJson[]): Headline {
  const changes = events.filter(({ type }) => type === "influenceChanged");
  const lines = FACTIONS.flatMap((faction) => {
    const own = new Map(
      changes
        .filter((change) => change.faction === faction)
        .map(({ nation, count }) => [String(nation), Number(count)]),
    );
    const named = (isLost: boolean) =>
      [...own]
        .filter(([, count]) => (count === 0) === isLost)
        .map(([nation, count]) => [isLost ? theNation(nation) : nationName(nation), count] as const);
    const [left, lost] = [named(false).map((marker) => texts.markers(...marker)), named(true).map(([name]) => name)];
    const said = [left.length > 0 && list(left), lost.length > 0 && texts.nothingLeft(list(lost))].filter(Boolean);
    return own.size === 0 ? [] : [`${parties[faction]}: ${said.join("; ")}.`];
  });
  return { symbol: "p-government", title: texts.resolved, lines };
}
