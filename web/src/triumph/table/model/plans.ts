import type { View } from "@tripartite/triumph/view";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import type { TableOffer } from "./action.ts";
import type { OwnUnits } from "./units.ts";
import { unitsDue } from "./unitsDue.ts";

/** What the map says beside an area: units still to be placed there, "3 left", or builds of the Production plan. */
export function plansByArea(view: View, units: OwnUnits, legal: readonly TableOffer[]): ReadonlyMap<string, string> {
  const due = [...unitsDue(view, legal)].map(([area, count]) => [area, TRIUMPH_TEXTS.dock.dueMark(count)] as const);
  return new Map([...due, ...builds(view, units)]);
}

/** "+1 2 new" */
function builds({ own }: View, units: OwnUnits): [string, string][] {
  const counts = new Map<string, { steps: number; fresh: number }>();
  for (const item of own?.plan ?? []) {
    const area = item.type === "cadre" ? item.area : item.type === "step" ? units.get(item.unit)?.area : undefined;
    if (area === undefined) continue;
    const found = counts.get(area) ?? { steps: 0, fresh: 0 };
    if (item.type === "cadre") found.fresh++;
    else found.steps++;
    counts.set(area, found);
  }
  return [...counts].map(([area, { steps, fresh }]) => [area, TRIUMPH_TEXTS.dock.planMark(steps, fresh)]);
}
