/** Which cities the enemy could take in his next turn, and what a unit in them is worth. */

import { distance } from "../board/board.ts";
import { allowanceOf } from "../rules/activation.ts";
import { marchTargets } from "../rules/march.ts";
import { atWar } from "../rules/sides.ts";
import { copyState } from "../state/copy.ts";
import { boardOf, type State } from "../state.ts";
import { cityWorth } from "./brain.ts";

const NEAR = 5;
const WITHIN_SIGHT = 8;

export class Threats {
  readonly #s: State;
  readonly #faction: number;
  readonly #reached = new Set<number>();
  readonly #enemies: number[] = [];

  /** Threats to the cities of this faction. */
  constructor(s: State, faction: number) {
    this.#s = s;
    this.#faction = faction;
    const ahead = copyState(s);
    ahead.noEzoc = [];
    ahead.left = 0;
    boardOf(s).units.forEach((unit, u) => {
      if (!atWar(s, faction, s.unitFaction[u]) || !unit.field || s.unitPlace[u] < 0) return;
      this.#enemies.push(s.unitPlace[u]);
      for (const { hex } of marchTargets(ahead, u, allowanceOf(ahead, u))) this.#reached.add(hex);
    });
  }

  /** Hexes to the nearest enemy that moves. */
  enemyDistance(hex: number): number {
    return this.#enemies.reduce((nearest, enemy) => Math.min(nearest, distance(boardOf(this.#s), enemy, hex)), 99);
  }

  /** How likely an empty city is to fall. */
  #danger(hex: number): number {
    if (this.#reached.has(hex)) return 0.9;
    const far = this.enemyDistance(hex);
    if (far <= NEAR) return 0.4;
    return far <= WITHIN_SIGHT ? 0.12 : 0.02;
  }

  /** What it is worth that the unit stands in this hex: an own city that would otherwise be lost. */
  guardWorth(hex: number, reduced: boolean): number {
    const { spotAt } = boardOf(this.#s);
    const spot = spotAt[hex];
    if (spot < 0 || this.#s.control[spot] !== this.#faction) return 0;
    return cityWorth(this.#s, spot) * this.#danger(hex) * (reduced ? 0.45 : 0.65);
  }
}
