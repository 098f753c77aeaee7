/** What the map shows of a view besides its units. */
import type { Tray } from "../../board/BoxTrays.tsx";
import type { Focus, Lights } from "./lights.ts";
import { type Seen, unitsIn } from "./seen.ts";

export function traysOf(seen: Seen, lights: Lights, focus: Focus): Tray[] {
  return seen.scene.board.boxes.map(({ id, name }) => ({
    id,
    name,
    units: unitsIn(seen, id),
    isLit: lights.boxes.has(id) || lights.seas.has(id),
    isSelected: focus.hex === id,
  }));
}
