/** Units that the person has to place: how many are still due in each area. */
import type { View } from "@tripartite/triumph/view";
import { ofTypes, type TableOffer } from "./action.ts";

/** With the next unit the person's set-up is over. */
export function endsSetup(legal: readonly TableOffer[]): boolean {
  return ofTypes(legal, "place", "step", "cadre").some(({ last }) => last);
}

export function unitsDue(view: View, legal: readonly TableOffer[]): ReadonlyMap<string, number> {
  const areas = new Map(ofTypes(legal, "place").map(({ action, due }) => [action.area, due]));
  if (ofTypes(legal, "muster").length > 0)
    for (const { area } of view.own?.musters ?? []) areas.set(area, (areas.get(area) ?? 0) + 1);
  return areas;
}
