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

export function traysOf(seen: Seen, lights: Lights, focus: Focus): Tray[] {
  return seen.scene.board.boxes.map(({ id, name }) => ({
    id,
    name,
    units: unitsIn(seen, id),
    isLit: lights.boxes.has(id) || lights.seas.has(id),
    isSelected: focus.hex === id,
  }));
}
