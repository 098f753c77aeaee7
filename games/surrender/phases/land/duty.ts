/** R-SCN-3 A scenario's duty to attack withholds the pass as long as a unit could fulfil it as its first act. */

import { rulesOf } from "../../board/board.ts";
import { DIRECTION_COUNT } from "../../data/grid.ts";
import type { Country, Hex, Unit } from "../../data/ids.ts";
import { FACTIONS } from "../../data/vocabulary.ts";
import { boardOf, type State } from "../../model/state.ts";
import { mobileAttackCost, occupiesFort, targetsOf } from "../../rules/combat/attacks.ts";
import { allowanceOf, canActivate } from "../../rules/land/activation.ts";
import { mayEnter, stepCost } from "../../rules/land/passage.ts";
import { countryOf } from "../../rules/sides.ts";

export function mayPass(s: State): boolean {
  const board = boardOf(s);
  return rulesOf(board, "mustAttack").every(({ faction, turn, countries }) => {
    if (s.turn !== turn || FACTIONS[s.phasing] !== faction || s.invaded === 1) return true;
    const wanted = countries.map((id) => board.countryIds.indexOf(id));
    return !board.units.some((_, unit) => s.unitFaction[unit] === s.phasing && couldInvade(s, unit, wanted));
  });
}

/** Whether the unit could step or attack into one of the countries as the first act of its activation. */
function couldInvade(s: State, unit: Unit, countries: readonly Country[]): boolean {
  if (!canActivate(s, unit)) return false;
  const { neighbour, land } = boardOf(s);
  const from = s.unitPlace[unit];
  const points = allowanceOf(s, unit);
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    const hex = neighbour[from * DIRECTION_COUNT + direction];
    if (hex < 0 || hex >= land || !countries.includes(countryOf(s, hex)) || !mayEnter(s, unit, hex)) continue;
    if (s.groundAt[hex] < 0 && stepCost(s, s.phasing, from, direction) <= points) return true;
  }
  return targetsOf(s, unit).some(
    (hex) =>
      countries.includes(countryOf(s, hex)) &&
      (occupiesFort(s, s.groundAt[hex]) || mobileAttackCost(s, unit, hex) <= points),
  );
}

/** A step or an attack into one of the countries fulfils the duty. */
export function noteInvasion(s: State, hex: Hex): void {
  const board = boardOf(s);
  const country = board.countryIds[countryOf(s, hex)];
  for (const { turn, faction, countries } of rulesOf(board, "mustAttack"))
    if (s.turn === turn && FACTIONS[s.phasing] === faction && countries.includes(country)) s.invaded = 1;
}
