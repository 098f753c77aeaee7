/** What the map shows of a view besides its units. */
import type { Tray } from "../../board/BoxTrays.tsx";
import type { Focus, Lights } from "./lights.ts";
import type { Scene } from "./scene.ts";
import { type Seen, unitsIn } from "./seen.ts";

/** The land of a country, and its capital or another hex in it. */
export function hexesOf(
  { map }: Scene,
  country: string | undefined,
): { readonly hexes: readonly string[]; readonly middle: string } | undefined {
  const land = map.hexes.filter((hex) => country !== undefined && hex.country === country);
  if (land.length === 0) return undefined;
  const capital = land.find(({ city }) => city?.isCapital) ?? land[Math.floor(land.length / 2)];
  return { hexes: land.map(({ id }) => id), middle: capital.id };
}

/** The hexes of a Disputed Area, the one in its middle first. */
export function disputedHexes({ board, map }: Scene, disputed: string | undefined): string[] {
  const hexes = board.areas.flatMap((area, index) =>
    disputed !== undefined && area.disputed === disputed ? board.areaHexes[index].map((hex) => board.hexIds[hex]) : [],
  );
  const land = hexes.flatMap((id) => map.byId.get(id) ?? []);
  const mean = (axis: 0 | 1) => land.reduce((sum, { centre }) => sum + centre[axis], 0) / land.length;
  const [x, y] = [mean(0), mean(1)];
  return land
    .toSorted((a, b) => Math.hypot(a.centre[0] - x, a.centre[1] - y) - Math.hypot(b.centre[0] - x, b.centre[1] - y))
    .map(({ id }) => id);
}

export function traysOf(seen: Seen, lights: Lights, focus: Focus): Tray[] {
  return seen.scene.board.boxes.map(({ id, name }) => ({
    id,
    name,
    units: unitsIn(seen, id),
    isLit: lights.boxes.has(id) || lights.seas.has(id),
    isSelected: focus.hex === id,
  }));
}
