/** Who is whose Enemy, read from what everybody sees. */
import { NATION_IDS, NATION_OF_AREA } from "@tripartite/triumph/data/map";
import type { View } from "@tripartite/triumph/view";
import { partyOf } from "../battle/sides.ts";
import type { Party } from "./action.ts";
import { areaIndex } from "./names.ts";

export function atWar(view: View, one: Party, other: Party): boolean {
  return view.wars.some(([a, b]) => (a === one && b === other) || (a === other && b === one));
}

/** Is this Party an Enemy of the viewer in this area? */
export function isEnemy(view: View, party: Party, area: string): boolean {
  if (view.viewer === "spectator") return false;
  if (party !== "native") return atWar(view, view.viewer, party);
  const nation = NATION_IDS[NATION_OF_AREA[areaIndex(area)]];
  return nation !== undefined && view.nations[nation].enemies?.includes(view.viewer) === true;
}

/** Enemy Parties with blocks there; Escaped Subs do not count. */
export function enemiesAt(view: View, area: string): Party[] {
  const { blocks = [], faceUp = [] } = view.areas[area];
  const present = [...blocks, ...faceUp]
    .filter(({ escaped }) => !escaped)
    .map(({ nationality }) => partyOf(nationality));
  return [...new Set(present)].filter((party) => isEnemy(view, party, area));
}

export function isEnemyLand(view: View, area: string): boolean {
  const { control } = view.areas[area];
  return control !== undefined && isEnemy(view, control, area);
}
