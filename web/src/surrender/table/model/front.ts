/** Where the two sides meet. */
import type { BoardHex } from "../../board/hexMap.ts";
import { hexDistance } from "../../board/keys.ts";
import type { Scene } from "./scene.ts";
import type { Seen, SeenUnit } from "./seen.ts";

const NEAR = 4;

/**
 * Where the first look of a side falls: its army with the most enemies near by; without any, its capital. A small map
 * is looked at from the middle of all units.
 */
export function firstLook({ scene, units }: Seen, faction = scene.facts.factions[0], isNarrow = false): string {
  const armies = [...units.values()].filter(({ isGround, hex }) => isGround && hex !== undefined);
  const enemies = armies.filter((unit) => unit.faction !== undefined && unit.faction !== faction);
  const near = ({ hex }: SeenUnit) => enemies.filter((other) => hexDistance(hex!, other.hex!) <= NEAR).length;
  const isSmall = scene.map.hexes.length <= SMALL_MAP;
  if (isSmall && !isNarrow) return middleOf(scene, units);
  let [best, most] = ["", 0];
  for (const army of armies) {
    const count = army.faction === faction ? near(army) : 0;
    if (count > most) [best, most] = [army.hex!, count];
  }
  return most > 0 ? best : scene.home(faction);
}

/** The hex nearest to the middle of all units on the map. */
function middleOf({ map }: Scene, units: Seen["units"]): string {
  const places = [...units.values()].flatMap(({ hex }) => (hex === undefined ? [] : (map.byId.get(hex) ?? [])));
  if (places.length === 0) return map.middle;
  const mean = (axis: 0 | 1) => places.reduce((sum, { centre }) => sum + centre[axis], 0) / places.length;
  const [x, y] = [mean(0), mean(1)];
  const away = ({ centre }: BoardHex) => Math.hypot(centre[0] - x, centre[1] - y);
  return map.hexes.reduce((best, hex) => (away(hex) < away(best) ? hex : best)).id;
}

/** Smaller maps are looked at from their middle where there is room for them. */
const SMALL_MAP = 700;
