/** What a faction sees when it looks at the map: what everything is worth, where the fronts are, what is in danger. */
import { distance, SPOT_NONE } from "../board/board.ts";
import { SIX } from "../data/grid.ts";
import { RANGES } from "../data/ranges.ts";
import { pairsFor } from "../rules/sea/invasion.ts";
import { atWar, enemiesOf } from "../rules/sides.ts";
import { boardOf, isMapBox, type State } from "../state.ts";
import type { Style } from "./brain.ts";
import { FAR, fieldOf, type Origin } from "./fields.ts";
import { isWanted, spotWorth, strengthOf, willWorths } from "./worth.ts";

/** A target is felt so much farther than a port from which one could sail. */
const OVER_LAND = 60;
/** How much farther a better target is felt. */
const PER_WORTH = 6;
/** The worth of a Movement Point nearer to the enemy. */
const NEARER = 0.06;
const WEAK_NEARER = 0.025;
/** Movement Points of a turn, of two, of three. */
const THIS_TURN = 8;
const NEXT_TURN = 15;
const SOON = 23;
/** An air unit with so many Sorties is kept back. */
const TIRED = 4;
const FROM_THE_SEA = 0.3;

export class Outlook {
  readonly s: State;
  readonly faction: number;
  readonly style: Style;
  /** By country: the worth of a point of its Will. */
  readonly wills: readonly number[];
  /** By city or fort. */
  readonly spots: Float64Array;
  /** Strength of the own field units on the map over that of all enemies. */
  readonly balance: number;
  /** Whether anybody is at war with the faction. */
  readonly atWar: boolean;
  /** Bases of air units that can still fight: the faction's own, and its enemies'. */
  readonly #ownAir: readonly number[];
  readonly #enemyAir: readonly number[];
  readonly #pull: Int16Array;
  readonly #enemies: Int16Array;
  readonly #nearer: number;
  /** By Sea Zone: whether an enemy could land there. */
  readonly #landings = new Map<number, boolean>();

  constructor(s: State, faction: number, style: Style) {
    this.s = s;
    this.faction = faction;
    this.style = style;
    const board = boardOf(s);
    this.wills = willWorths(s);
    this.spots = Float64Array.from(board.spots, (_, spot) => spotWorth(s, spot, this.wills));
    this.atWar = enemiesOf(s, faction) !== 0;
    let own = 0.1;
    let theirs = 0.1;
    const enemies: Origin[] = [];
    for (const unit of board.fieldUnits) {
      const place = s.unitPlace[unit];
      if (place < 0) continue;
      if (s.unitFaction[unit] === faction) own += strengthOf(s, unit);
      else if (atWar(s, faction, s.unitFaction[unit])) {
        theirs += strengthOf(s, unit);
        enemies.push({ hex: place, level: 0 });
      }
    }
    const bases = (isSide: (faction: number) => boolean) =>
      board.airUnits.flatMap((unit) =>
        s.unitPlace[unit] >= 0 && s.unitSorties[unit] < TIRED && isSide(s.unitFaction[unit]) ? [s.unitPlace[unit]] : [],
      );
    this.#ownAir = bases((side) => side === faction);
    this.#enemyAir = bases((side) => atWar(s, faction, side));
    this.balance = own / theirs;
    this.#nearer = WEAK_NEARER + (NEARER - WEAK_NEARER) * Math.max(0, Math.min(1, (this.balance - 0.4) / 0.5));
    this.#pull = fieldOf(s, faction, this.#targets());
    this.#enemies = enemyField(s, faction, enemies);
  }

  /** Whose air units are likely to support a combat in the hex: +1 the faction's, -1 its enemies', 0 nobody's or both. */
  airOver(hex: number): number {
    const board = boardOf(this.s);
    const reaches = (base: number) => distance(board, base, hex) <= RANGES.airSupport.hexes;
    return Number(this.#ownAir.some(reaches)) - Number(this.#enemyAir.some(reaches));
  }

  /** Cities to be taken, and ports from which one could sail to where they are. */
  #targets(): Origin[] {
    const { s, faction, spots } = this;
    const board = boardOf(s);
    const origins: Origin[] = [];
    for (let spot = 0; spot < board.spots.length; spot++) {
      const { hex, port } = board.spots[spot];
      if (isWanted(s, faction, spot))
        origins.push({ hex, level: OVER_LAND + Math.round(PER_WORTH * Math.log(spots[spot])) });
      else if (port >= 0 && s.control[spot] === faction)
        origins.push({ hex, level: s.convoyAt[spot] >= 0 && s.groundAt[hex] < 0 ? 6 : 0 });
    }
    return origins;
  }

  /** How near a place is to what is worth taking, in Movement Points; `FAR` if no way leads there. */
  level(place: number): number {
    return place < 0 || isMapBox(place) ? FAR : this.#pull[place];
  }

  /** Whether there is something to be taken without crossing the sea. */
  hasFront(place: number): boolean {
    return this.level(place) > 6;
  }

  /** The worth of being as near as that. */
  attraction(place: number): number {
    const level = this.level(place);
    return Math.max(level, -OVER_LAND) * this.#nearer;
  }

  /** Movement Points from the nearest enemy that moves; large if none comes by land. */
  enemyCost(hex: number): number {
    return -this.#enemies[hex];
  }

  /** How likely an empty city is to fall to enemies that come by land. */
  danger(hex: number): number {
    const cost = this.enemyCost(hex);
    if (cost <= THIS_TURN) return 0.9;
    if (cost <= NEXT_TURN) return 0.4;
    return cost <= SOON ? 0.12 : 0.01;
  }

  /** … or from the sea. */
  #seaDanger(spot: number): number {
    const { port } = boardOf(this.s).spots[spot];
    if (port < 0 || !this.style.exact) return 0;
    let isOpen = this.#landings.get(port);
    if (isOpen === undefined) {
      isOpen = this.s.seatOf.some(
        (seat, enemy) => seat >= 0 && atWar(this.s, this.faction, enemy) && pairsFor(this.s, enemy, port).length > 0,
      );
      this.#landings.set(port, isOpen);
    }
    return isOpen ? FROM_THE_SEA : 0;
  }

  /** What it is worth that a unit stands in this hex: an own city that would otherwise be lost. */
  guardWorth(hex: number, reduced: boolean): number {
    const spot = boardOf(this.s).spotAt[hex];
    if (spot === SPOT_NONE || this.s.control[spot] !== this.faction) return 0;
    return this.spots[spot] * Math.max(this.danger(hex), this.#seaDanger(spot)) * (reduced ? 0.45 : 0.65);
  }

  /** What is gained by entering the hex. */
  prize(hex: number): number {
    const spot = boardOf(this.s).spotAt[hex];
    return spot !== SPOT_NONE && isWanted(this.s, this.faction, spot) ? this.spots[spot] : 0;
  }

  /** The worth of standing in a hex, and of taking what is in it. */
  hexWorth(unit: number, hex: number): number {
    const guarded = this.guardWorth(hex, this.s.unitReduced[unit] === 1) * this.style.caution;
    return this.prize(hex) + guarded + this.attraction(hex);
  }

  /** Whether an enemy ground unit stands next to the hex. */
  isInContact(hex: number): boolean {
    const { neighbour, land } = boardOf(this.s);
    for (let way = 0; way < SIX; way++) {
      const next = neighbour[hex * SIX + way];
      if (next < 0 || next >= land) continue;
      const unit = this.s.groundAt[next];
      if (unit >= 0 && this.s.unitFaction[unit] !== this.faction) return true;
    }
    return false;
  }
}

/** How far the enemies are: each moves over what is open to it. */
function enemyField(s: State, faction: number, origins: readonly Origin[]): Int16Array {
  const enemies = enemiesOf(s, faction);
  let nearest = new Int16Array(boardOf(s).land).fill(FAR);
  for (let enemy = 0; enemies >> enemy !== 0; enemy++) {
    if ((enemies & (1 << enemy)) === 0) continue;
    const own = origins.filter(({ hex }) => s.unitFaction[s.groundAt[hex]] === enemy);
    const field = fieldOf(s, enemy, own);
    nearest = nearest.map((level, hex) => Math.max(level, field[hex]));
  }
  return nearest;
}
