/** Units that the person has to place: how many are still due in each area. */
import { FACTIONS } from "@tripartite/triumph/data/kinds";
import { startUnits } from "@tripartite/triumph/data/scenarios";
import type { View } from "@tripartite/triumph/view";
import type { TableAction } from "./action.ts";
import { ofTypes } from "./focus.ts";
import { areaIndex } from "./names.ts";

/** With the next unit the person's set-up is over. */
export function endsSetup(view: View, legal: readonly TableAction[]): boolean {
  if (view.phase === "setupExtra") return view.setupPoints === 1;
  if (view.phase !== "setup") return false;
  let left = 0;
  for (const due of unitsDue(view, legal).values()) left += due;
  return left === 1;
}

export function unitsDue(view: View, legal: readonly TableAction[]): ReadonlyMap<string, number> {
  const due = new Map<string, number>();
  const seat = (FACTIONS as readonly string[]).indexOf(view.viewer);
  for (const { area } of ofTypes(legal, "place"))
    due.set(
      area!,
      startUnits(seat, areaIndex(area!), view.options.moscowInfantry) - (view.areas[area!].units?.length ?? 0),
    );
  if (ofTypes(legal, "muster").length > 0)
    for (const { area } of view.own?.musters ?? []) due.set(area, (due.get(area) ?? 0) + 1);
  return due;
}
