import type { PlanItem, View } from "@tripartite/triumph/view";
import type { Builds, NewUnit } from "../../board/pieces.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import type { TableOffer } from "./action.ts";
import type { OwnUnits } from "./units.ts";
import { unitsDue } from "./unitsDue.ts";

const texts = TRIUMPH_TEXTS.dock;

/** Units still to be placed, beside the area: "3 left". */
export function dueByArea(view: View, legal: readonly TableOffer[]): ReadonlyMap<string, string> {
  return new Map([...unitsDue(view, legal)].map(([area, count]) => [area, texts.dueMark(count)]));
}

/** The Production plan as the map shows it. */
export function buildsOf(plan: readonly PlanItem[], units: OwnUnits): Builds {
  const steps = new Set(plan.flatMap((item) => (item.type === "step" ? item.unit : [])));
  const cadres = new Map<string, NewUnit[]>();
  for (const item of plan) {
    if (item.type !== "cadre") continue;
    const { area, nationality, unitType } = item;
    cadres.set(area, [...(cadres.get(area) ?? []), { nationality, unitType }]);
  }
  const grown = [...steps].flatMap((unit) => units.get(unit)?.area ?? []);
  const areas = new Set([...grown, ...cadres.keys()]);
  const inWords = (area: string) =>
    texts.planMark(grown.filter((one) => one === area).length, cadres.get(area)?.length ?? 0);
  return { steps, cadres, words: new Map([...areas].map((area) => [area, inWords(area)])) };
}
