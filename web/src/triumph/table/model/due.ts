/** Units that the person has to place: how many are still due in each area. */
import { FACTIONS } from "@tripartite/triumph/data/kinds";
import { startUnits } from "@tripartite/triumph/data/scenarios";
import type { View } from "@tripartite/triumph/view";
import type { TableAction } from "./action.ts";
import { ofTypes } from "./focus.ts";
import { areaIndex } from "./names.ts";

export function unitsDue(view: View, legal: readonly TableAction[]): ReadonlyMap<string, number> {
  const due = new Map<string, number>();
  const seat = (FACTIONS as readonly string[]).indexOf(view.viewer);
  for (const { area } of ofTypes(legal, "place"))
    due.set(area!, startUnits(seat, areaIndex(area!)) - (view.areas[area!].units?.length ?? 0));
  if (ofTypes(legal, "muster").length > 0)
    for (const { area } of view.own?.musters ?? []) due.set(area, (due.get(area) ?? 0) + 1);
  return due;
}
