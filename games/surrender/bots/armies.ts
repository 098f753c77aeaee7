/** Both armies as a faction sees them: where the enemies stand, and how strong both are around a hex. */
import { distance } from "../board/board.ts";
import { boardOf, type State } from "../model/state.ts";
import { atWar } from "../rules/sides.ts";
import type { Origin } from "./fields.ts";
import { strengthOf } from "./worth.ts";

/** Hexes within which units join a fight, and may join it. */
const CLOSE = 2;
const NEAR = 4;
/** … and that belong to the same theatre of war. */
const THEATRE = 8;

interface Army {
  readonly places: number[];
  readonly strengths: number[];
}

/** Strength close to a hex, and in the theatre of war around it. */
interface Surroundings {
  readonly near: number;
  readonly theatre: number;
}

/** How much a unit counts by its distance in hexes. */
export function nearness(hexes: number): number {
  return hexes <= CLOSE ? 1 : hexes <= NEAR ? 0.5 : 0;
}

export class Armies {
  /** Where the enemies' field units stand. */
  readonly enemies: Origin[] = [];
  /** Strength of the own field units on the map over that of all enemies. */
  readonly balance: number;
  readonly #s: State;
  readonly #own: Army = { places: [], strengths: [] };
  readonly #theirs: Army = { places: [], strengths: [] };
  readonly #friends = new Map<number, Surroundings>();
  readonly #foes = new Map<number, Surroundings>();

  constructor(s: State, faction: number) {
    this.#s = s;
    for (const unit of boardOf(s).fieldUnits) {
      const place = s.unitPlace[unit];
      if (place < 0) continue;
      const isOwn = s.unitFaction[unit] === faction;
      if (!isOwn && !atWar(s, faction, s.unitFaction[unit])) continue;
      const army = isOwn ? this.#own : this.#theirs;
      army.places.push(place);
      army.strengths.push(strengthOf(s, unit));
      if (!isOwn) this.enemies.push({ hex: place, level: 0 });
    }
    const total = ({ strengths }: Army) => strengths.reduce((sum, strength) => sum + strength, 0.1);
    this.balance = total(this.#own) / total(this.#theirs);
  }

  /** Strength of the field units near a hex: the faction's or its enemies'. */
  near(hex: number, friends: boolean): number {
    return this.around(hex, friends).near;
  }

  around(hex: number, friends: boolean): Surroundings {
    const known = friends ? this.#friends : this.#foes;
    const found = known.get(hex);
    if (found !== undefined) return found;
    const board = boardOf(this.#s);
    const { places, strengths } = friends ? this.#own : this.#theirs;
    let near = 0;
    let theatre = 0;
    for (let i = 0; i < places.length; i++) {
      const hexes = distance(board, places[i], hex);
      near += strengths[i] * nearness(hexes);
      if (hexes <= THEATRE) theatre += strengths[i];
    }
    const around = { near, theatre };
    known.set(hex, around);
    return around;
  }
}
