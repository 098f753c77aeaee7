/** Where the two sides meet. */
import { hexDistance } from "../../board/keys.ts";
import type { Seen, SeenUnit } from "./seen.ts";

const NEAR = 4;

/** Where the first look of a side falls: its army with the most enemies near by; without any, its capital. */
export function firstLook({ scene, units }: Seen, faction = scene.facts.factions[0], isNarrow = false): string {
  const armies = [...units.values()].filter(({ isGround, hex }) => isGround && hex !== undefined);
  const enemies = armies.filter((unit) => unit.faction !== undefined && unit.faction !== faction);
  const near = ({ hex }: SeenUnit) => enemies.filter((other) => hexDistance(hex!, other.hex!) <= NEAR).length;
  let [best, most] = ["", 0];
  for (const army of armies) {
    const count = army.faction === faction ? near(army) : 0;
    if (count > most) [best, most] = [army.hex!, count];
  }
  return most > 0 && (isNarrow || scene.map.hexes.length > SMALL_MAP) ? best : scene.home(faction);
}

/** Smaller maps are looked at from their middle where there is room for them. */
const SMALL_MAP = 700;
