import type { View } from "@tripartite/triumph/view";
import type { EventJson } from "../table/model/log.ts";
import type { Flight } from "./scene.ts";

const WAYS: ReadonlySet<string> = new Set(["moved", "retreated", "rebased"]);

/** The block that an event sends over the map. */
export function flightOf(key: string, event: EventJson): Flight | undefined {
  if (!WAYS.has(event.type)) return undefined;
  const { nationality, unitType, cv } = event as unknown as Flight;
  const end = event.type === "moved" ? (event.route as string[]) : [String(event.to)];
  return {
    ...{ key, nationality, route: [String(event.from), ...end] },
    ...(unitType !== undefined && { unitType }),
    ...(cv !== undefined && { cv }),
  };
}

/** The areas without the blocks that are still on their way to them. */
export function withoutFlying(areas: View["areas"], flights: readonly Flight[]): View["areas"] {
  const shown = { ...areas };
  for (const { nationality, route } of flights) {
    const area = route.at(-1)!;
    const { blocks = [], faceUp = [] } = shown[area];
    const isBlock = blocks.some((one) => one.nationality === nationality);
    const at = faceUp.findIndex((one) => one.nationality === nationality);
    if (isBlock)
      shown[area] = {
        ...shown[area],
        blocks: blocks.flatMap((one) =>
          one.nationality !== nationality ? [one] : one.count > 1 ? [{ ...one, count: one.count - 1 }] : [],
        ),
      };
    else if (at >= 0) shown[area] = { ...shown[area], faceUp: faceUp.toSpliced(at, 1) };
  }
  return shown;
}
