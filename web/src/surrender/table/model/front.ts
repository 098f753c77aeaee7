/** Where the two sides meet. */
import type { BoardHex } from "../../board/hexMap.ts";
import { hexDistance } from "../../board/keys.ts";
import type { Scene } from "./scene.ts";
import type { Seen, SeenUnit } from "./seen.ts";

const NEAR = 4;

/**
 * Where the first look of a side falls: its army with the most enemies near by; without any, the one with the most
 * others of its side; without armies, its capital. A small map is looked at from the middle of all units.
 */
export function firstLook({ scene, units }: Seen, faction = scene.facts.factions[0], isNarrow = false): string {
  if (scene.map.hexes.length <= SMALL_MAP && !isNarrow) return middleOf(scene, units);
  const armies = [...units.values()].filter(({ isGround, hex }) => isGround && hex !== undefined);
  const own = armies.filter((unit) => unit.faction === faction);
  const enemies = armies.filter((unit) => unit.faction !== undefined && unit.faction !== faction);
  return mostBeset(own, enemies) ?? mostBeset(own, own) ?? scene.home(faction);
}

/** The hex of the army that has most of the others near by; undefined if none has any. */
function mostBeset(armies: readonly SeenUnit[], others: readonly SeenUnit[]): string | undefined {
  let [best, most]: [string | undefined, number] = [undefined, 0];
  for (const { id, hex } of armies) {
    const near = others.filter((other) => other.id !== id && hexDistance(hex!, other.hex!) <= NEAR).length;
    if (near > most) [best, most] = [hex, near];
  }
  return best;
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
