/** Moves overlap only where the map shows both: otherwise it would leave a block that is still on its way. */
import type { Beat } from "../../net/stage.ts";
import { sceneOf } from "../../table/stage/scene.ts";
import { isNarrow } from "../../table/useIsNarrow.ts";
import { areaOf, type Point } from "../board/boardMap.ts";
import type { TriumphScene } from "./scene.ts";

/** How far from its middle the map shows well what happens, in its own units. */
const REACH = { wide: { across: 500, down: 350 }, narrow: { across: 220, down: 270 } };

/** Whether the ends of the earlier moves are in sight while the map shows the ways of the later ones. */
export function areSeenTogether(earlier: Beat, later: Beat): boolean {
  const [before, after] = [earlier, later].map((beat) => waysOf(beat));
  if (before.length === 0 || after.length === 0) return false;
  const { across, down } = REACH[isNarrow() ? "narrow" : "wide"];
  const [xs, ys] = [after.flat().map(([x]) => x), after.flat().map(([, y]) => y)];
  return before.every((way) => {
    const [x, y] = way[way.length - 1];
    return Math.abs(x - middle(xs)) <= across && Math.abs(y - middle(ys)) <= down;
  });
}

function waysOf(beat: Beat): Point[][] {
  const flights = sceneOf<TriumphScene>(beat)?.flights ?? [];
  const ways = flights.map(({ route }) => route.flatMap((id): Point[] => (areaOf(id) ? [areaOf(id)!.blocks] : [])));
  return ways.filter((way) => way.length > 0);
}

const middle = (places: readonly number[]): number => (Math.min(...places) + Math.max(...places)) / 2;
