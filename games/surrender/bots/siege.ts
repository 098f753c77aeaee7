/** Units that stand before a city or fort: an Assault takes those that did not move, so they gather a turn before. */
import { NO_SITE } from "../board/board.ts";
import { DIRECTION_COUNT } from "../data/grid.ts";
import { boardOf } from "../model/state.ts";
import { isTargetOf, MAX_ADDITIONAL, targetsOf } from "../rules/combat/attacks.ts";
import { unitData } from "../rules/units.ts";
import { plannedWorth } from "./attackWorth.ts";
import { phasesLeft } from "./goals.ts";
import type { Outlook } from "./outlook.ts";

/** Nobody gathers for less. */
const WORTH_A_SIEGE = 3;

/** The faction's field units that could attack the hex from where they stand. */
function besiegers({ s, faction }: Outlook, hex: number): number[] {
  const { neighbour, land } = boardOf(s);
  const found: number[] = [];
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    const next = neighbour[hex * DIRECTION_COUNT + direction];
    const unit = next >= 0 && next < land ? s.groundAt[next] : -1;
    if (unit >= 0 && s.unitFaction[unit] === faction && unitData(s, unit).field && isTargetOf(s, unit, hex))
      found.push(unit);
  }
  return found;
}

/** What the unit, from where it stands, adds to an Assault of the next turn. */
export function siegeWorth(outlook: Outlook, unit: number): number {
  const { s, faction } = outlook;
  if (!outlook.isShortWar || phasesLeft(s, faction) === 0) return 0;
  const { siteAt } = boardOf(s);
  let most = 0;
  for (const target of targetsOf(s, unit)) {
    if (siteAt[target] === NO_SITE || outlook.prize(target) < WORTH_A_SIEGE) continue;
    const others = besiegers(outlook, target)
      .filter((other) => other !== unit)
      .slice(0, MAX_ADDITIONAL);
    const worthOf = (units: readonly number[]) => Math.max(0, plannedWorth(outlook, "assault", units, target));
    const without = others.length === 0 ? 0 : worthOf(others);
    const together = Math.max(worthOf([unit, ...others]), others.length === 0 ? 0 : worthOf([...others, unit]));
    most = Math.max(most, together - without);
  }
  return outlook.weights.siege * most;
}
