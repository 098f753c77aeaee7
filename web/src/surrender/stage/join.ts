/** Quick things that follow each other, each a move of its own, are shown at the same time. */
import type { Event } from "@tripartite/surrender/events";
import type { Beat } from "../../net/stage.ts";
import type { Scene } from "../table/model/scene.ts";
import { BUILDING, beatOf, eventOf, QUIET, type Shown, type SurrenderScene } from "./direct.ts";
import { follows } from "./together.ts";

type Pile = readonly Shown[];

/** The eye can follow this many counters, and only if all of them are in sight: this far apart, in units of the map. */
const MOST = 8;
const [WIDTH, HEIGHT] = [1250, 850];
/** What a side does in a row. */
const IN_A_ROW: readonly ReadonlySet<Event["type"]>[] = [
  QUIET,
  BUILDING,
  new Set(["partisansPlaced"]),
  new Set(["bombingRun", "bombed"]),
];

/** For the stage: one beat for two, or nothing if each is shown for itself. Where nothing glides, each move has its own. */
export function joinerOf(scene: Scene, isStill: () => boolean) {
  return (earlier: Beat, later: Beat): Beat | undefined => {
    const [{ pile, ...first }, next] = [earlier.scene as SurrenderScene, later.scene as SurrenderScene];
    if (first.dice || next.dice || first.headline || next.headline) return undefined;
    const all = [...pile, ...next.pile];
    if (isStill() && all.every(({ type }) => QUIET.has(type))) return undefined;
    const areOne =
      isInARow(all, scene) || isAttack(pile, next.pile[0]) || follows(pile.at(-1)!.type, next.pile[0].type);
    return areOne ? beatOf(all, later.known, scene) : undefined;
  };
}

function isInARow(pile: Pile, scene: Scene): boolean {
  const isSame = IN_A_ROW.some((types) => pile.every(({ type, by }) => types.has(type) && by === pile[0].by));
  return isSame && pile.length <= MOST && isInSight(pile, scene);
}

/** Where units go, and where they come from, lies close enough together. */
function isInSight(pile: Pile, { map }: Scene): boolean {
  const ends = pile.flatMap((shown) => {
    const { fromHex, hex, path, fromPlace, place } = eventOf(shown);
    return [fromHex, hex, path?.at(-1), fromPlace, place].flatMap((id) => map.byId.get(id ?? "") ?? []);
  });
  const isWithin = (most: number, of: number[]) => of.length === 0 || Math.max(...of) - Math.min(...of) <= most;
  const centres = ends.map(({ centre }) => centre);
  return (
    isWithin(
      WIDTH,
      centres.map(([x]) => x),
    ) &&
    isWithin(
      HEIGHT,
      centres.map(([, y]) => y),
    )
  );
}

/** A unit goes to its enemy and attacks, with what is committed. */
function isAttack(pile: Pile, next: Shown): boolean {
  const last = pile.at(-1)!;
  if (next.type === "markerPlayed") return last.type === "attackDeclared" || last.type === "markerPlayed";
  if (next.type !== "attackDeclared" || last.type !== "marched" || pile.length > 1) return false;
  return eventOf(next).units?.includes(eventOf(last).unit!) === true;
}
