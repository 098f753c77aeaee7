/** What agents saw: the blocks of a Rival, and when that was. */
import type { NationalityName, UnitTypeName } from "@tripartite/triumph/data/kinds";
import type { History } from "../../../net/history.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import type { EventJson } from "./log.ts";

export interface Inspected {
  /** "Fall 1937" */
  readonly when: string;
  readonly units: readonly {
    readonly nationality: NationalityName;
    readonly unitType: UnitTypeName;
    readonly cv: number;
  }[];
}

/** By area, what was seen there last. */
export function inspectedAreas(history: History): ReadonlyMap<string, Inspected> {
  const found = new Map<string, Inspected>();
  let when = "";
  for (const json of history.flatMap(({ events }) => events)) {
    const event = json as unknown as EventJson;
    if (event.type === "yearBegan") when = String(event.year);
    else if (event.type === "seasonBegan")
      when = `${TRIUMPH_TEXTS.seasons[event.season as keyof typeof TRIUMPH_TEXTS.seasons]} ${when.slice(-4)}`;
    else if (event.type === "unitsInspected")
      found.set(String(event.area), { when, units: event.units as unknown as Inspected["units"] });
  }
  return found;
}
