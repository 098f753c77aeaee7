import type { View } from "@tripartite/triumph/view";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import type { OwnUnits } from "./units.ts";

/** The builds of the Production plan by area: "+2 new". */
export function plansByArea({ own }: View, units: OwnUnits): ReadonlyMap<string, string> {
  const counts = new Map<string, { steps: number; fresh: number }>();
  for (const item of own?.plan ?? []) {
    const area = item.type === "cadre" ? item.area : item.type === "step" ? units.get(item.unit)?.area : undefined;
    if (area === undefined) continue;
    const found = counts.get(area) ?? { steps: 0, fresh: 0 };
    if (item.type === "cadre") found.fresh++;
    else found.steps++;
    counts.set(area, found);
  }
  return new Map([...counts].map(([area, { steps, fresh }]) => [area, TRIUMPH_TEXTS.dock.planMark(steps, fresh)]));
}
