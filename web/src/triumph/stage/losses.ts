/** What a battle costs, on a table that stays as it was until the battle has ended. */
import type { AreaView, FaceUpUnit, View } from "@tripartite/triumph/view";
import type { EventJson } from "../table/model/log.ts";

/** The table after a Hit or the end of a block that the viewer sees; otherwise as it was. */
export function withLoss(view: View, event: EventJson): View {
  const isGone = event.type === "blockRemoved" && event.reason === "eliminated";
  if (event.type !== "unitHit" && !isGone) return view;
  const area = String(event.area);
  const before = Number(event.cv) + Number(event.lost ?? 0);
  const after = <Unit extends FaceUpUnit>(units: Unit[]): Unit[] | undefined => {
    const at = units.findIndex(
      ({ nationality, unitType, cv }) =>
        nationality === event.nationality && unitType === event.unitType && cv === before,
    );
    if (at < 0) return undefined;
    return isGone ? units.toSpliced(at, 1) : units.with(at, { ...units[at], cv: Number(event.cv) });
  };
  const { units = [], faceUp = [] } = view.areas[area];
  const [own, others] = [after(units), after(faceUp)];
  const left: AreaView | undefined = own ? { units: own } : others && { faceUp: others };
  return left ? { ...view, areas: { ...view.areas, [area]: { ...view.areas[area], ...left } } } : view;
}
