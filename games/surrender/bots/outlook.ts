/** What a faction sees when it looks at the map: what everything is worth, where the fronts are, what is in danger. */
import { distance, NO_SITE } from "../board/board.ts";
import { DIRECTION_COUNT } from "../data/grid.ts";
import { WILL_EFFECTS } from "../data/nationalWill.ts";
import { RANGES } from "../data/ranges.ts";
import { boardOf, isMapBox, type State } from "../model/state.ts";
import { occupiesFort } from "../rules/combat/attacks.ts";
import { pairsFor } from "../rules/sea/invasion.ts";
import { AXIS, atWar, countryOfSite, enemiesOf, STATUS } from "../rules/sides.ts";
import { unitData } from "../rules/units.ts";
import { Armies, nearness } from "./armies.ts";
import type { Style } from "./brain.ts";
import { FAR, fieldOf, type Origin } from "./fields.ts";
import { during, type Foresight, foresee } from "./foresight.ts";
import { phasesLeft } from "./goals.ts";
import { weightsOf } from "./habits.ts";
import { citiesBehind, enemyField } from "./threats.ts";
import { WEIGHTS, type Weights } from "./weights.ts";
import { isLastRefuge, isLongWar, isWanted, strengthOf, unitWorth, willOfSite, worthsOf } from "./worth.ts";

/** The extra distance of a target compared with a port to sail from. */
const OVER_LAND = 60;
/** Movement Points of a turn, of two, of three. */
const THIS_TURN = 8;
const NEXT_TURN = 15;
const SOON = 23;
/** Sorties at which an air unit is kept back. */
const TIRED = 4;
const FROM_THE_SEA = 0.3;
/** From here on a unit is in danger, and no more is counted above. */
const EVEN_ODDS = 1;
const MOST_ODDS = 2;

/** The chance to hold a city for an enemy's Operations Phase: at even strength near it, and by how much more enemies there are. */
const EVEN_HOLD = 0.75;
const PER_RATIO = 0.35;
const LEAST_HOLD = 0.15;
const MOST_HOLD = 0.95;
/** Phases after which the front will be elsewhere. */
const FORESEEN = 2;
/** The last city of a country whose Will would outlast it: who is in it is attacked, but nobody enters. */
const ENTERED_REFUGE = -30;
/** Strength that the unit which takes it brings along. */
const MORE_COME = 1;

const NO_WARS: Foresight = { expected: [], intended: [] };

export class Outlook {
  readonly s: State;
  readonly faction: number;
  readonly style: Style;
  readonly weights: Weights;
  /** Whether every turn is counted: by Staff in a short war. Campaigns were calibrated without that. */
  readonly isShortWar: boolean;
  /** By country: the worth of a point of its Will. */
  readonly wills: readonly number[];
  /** By city or fort. */
  readonly sites: Float64Array;
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
  /** By country: what its conquest would change. */
  readonly #decides: Float64Array;
  /** By city or fort: whether the end depends on it. */
  readonly #decisive: Uint8Array;
  /** By city or fort: its worth from the next turn on, for which units guard it or come nearer. */
  readonly #later: Float64Array;
  /** By city or fort: what holding it at the end is worth. */
  readonly #atEnd: Float64Array;
  /** Operations Phases that an enemy still has. */
  readonly #horizon: number;
  readonly #armies: Armies;
  /** By Sea Zone: whether an enemy could land there. */
  readonly #landings = new Map<number, boolean>();

  constructor(s: State, faction: number, style: Style) {
    this.s = s;
    this.faction = faction;
    this.style = style;
    this.weights = style.exact ? weightsOf(s, faction) : WEIGHTS;
    const board = boardOf(s);
    this.isShortWar = style.exact && !isLongWar(board);
    const { decides, wills, sites, atEnd, decisive } = worthsOf(s, this.isShortWar, this.weights);
    this.#decides = decides;
    this.#decisive = decisive;
    this.wills = wills;
    this.sites = sites;
    this.#atEnd = atEnd;
    this.#later = this.isShortWar ? worthsOf(s, true, this.weights, s.turn + 1).sites : sites;
    this.atWar = enemiesOf(s, faction) !== 0;
    const { expected, intended } = style.exact ? foresee(s, faction) : NO_WARS;
    this.#horizon = during(s, expected, () => this.#phasesOfEnemies());
    this.#armies = during(s, expected, () => new Armies(s, faction));
    const bases = (isSide: (faction: number) => boolean) =>
      board.airUnits.flatMap((unit) =>
        s.unitPlace[unit] >= 0 && s.unitSorties[unit] < TIRED && isSide(s.unitFaction[unit]) ? [s.unitPlace[unit]] : [],
      );
    this.#ownAir = bases((side) => side === faction);
    this.#enemyAir = bases((side) => atWar(s, faction, side));
    this.balance = this.#armies.balance;
    const { nearer, weakNearer } = this.weights;
    this.#nearer = weakNearer + (nearer - weakNearer) * Math.max(0, Math.min(1, (this.balance - 0.4) / 0.5));
    this.#enemies = during(s, expected, () =>
      enemyField(s, faction, this.#armies.enemies, style.exact ? this.weights : undefined),
    );
    const calls = style.exact && isLongWar(board) ? during(s, expected, () => this.#calls()) : [];
    this.#pull = during(s, intended, () => fieldOf(s, faction, [...this.#targets(), ...calls]));
  }

  #phasesOfEnemies(): number {
    const { s, faction } = this;
    return s.seatOf.reduce(
      (most, _, enemy) => (atWar(s, faction, enemy) ? Math.max(most, phasesLeft(s, enemy)) : most),
      0,
    );
  }

  /** Whose air units are likely to support a combat in the hex: +1 the faction's, -1 its enemies', 0 nobody's or both. */
  airOver(hex: number): number {
    const board = boardOf(this.s);
    const reaches = (base: number) => distance(board, base, hex) <= RANGES.airSupport.hexes;
    return Number(this.#ownAir.some(reaches)) - Number(this.#enemyAir.some(reaches));
  }

  /** What may be lost with an own city that counts at the end: those who can help come nearer. */
  #atRisk(site: number): number {
    if (!this.isShortWar) return 0;
    return this.#atEnd[site] * (1 - this.#heldToTheEnd(boardOf(this.s).sites[site].hex));
  }

  /** Cities to be taken or held, and ports from which one could sail to where they are. */
  #targets(): Origin[] {
    const { s, faction } = this;
    const board = boardOf(s);
    const origins: Origin[] = [];
    for (let site = 0; site < board.sites.length; site++) {
      const { hex, port } = board.sites[site];
      const isOwn = s.control[site] === faction;
      const felt = isWanted(s, faction, site) ? this.#later[site] * this.#chance(hex) : isOwn ? this.#atRisk(site) : 0;
      if (felt > 0) origins.push({ hex, level: OVER_LAND + Math.round(this.weights.reach * Math.log(felt)) });
      if (port >= 0 && isOwn) origins.push({ hex, level: s.convoyAt[site] >= 0 && s.groundAt[hex] < 0 ? 6 : 0 });
    }
    return origins;
  }

  /** Own cities that nobody guards and that enemies could walk into call for help from afar. */
  #calls(): Origin[] {
    const { s, faction } = this;
    return boardOf(s).sites.flatMap(({ hex }, site) => {
      const guard = s.control[site] === faction && s.groundAt[hex] < 0 ? this.guardWorth(hex, false) : 0;
      return guard > 1 ? [{ hex, level: OVER_LAND + Math.round(this.weights.reach * Math.log(guard)) }] : [];
    });
  }

  /** How much more units would help to take a city: less where an army holds a fort, and where enough stand already. */
  #chance(hex: number): number {
    if (!this.style.exact) return 1;
    const { s } = this;
    const defender = s.groundAt[hex];
    const isWalled = defender >= 0 && occupiesFort(s, defender);
    const walls = isWalled ? 1 - (1 - this.weights.walls) * Math.min(1, strengthOf(s, defender)) : 1;
    const wanted = this.weights.enough * (1 + this.#armies.near(hex, false));
    return walls * this.#weightOfTheatre(hex) * Math.min(1, wanted / Math.max(0.1, this.#armies.near(hex, true)));
  }

  /** In a war of years armies go where the enemy's are, and not where more of their own stand than it takes. */
  #weightOfTheatre(hex: number): number {
    if (!isLongWar(boardOf(this.s))) return 1;
    const { theatreAlone, theatreGarrison, theatreLeast, theatreMost } = this.weights;
    const theirs = this.#armies.around(hex, false).theatre + theatreAlone;
    const own = this.#armies.around(hex, true).theatre + theatreGarrison;
    return Math.max(theatreLeast, Math.min(theatreMost, theirs / own));
  }

  /** How near a place is to what is worth taking, in Movement Points; `FAR` if no way leads there. */
  level(place: number): number {
    return place < 0 || isMapBox(place) ? FAR : this.#pull[place];
  }

  /** Whether there is something to be taken without crossing the sea. */
  hasFront(place: number): boolean {
    return this.level(place) > 6;
  }

  /** The worth of being as near as that: a part of what could be taken, the less the farther it is. */
  attraction(place: number): number {
    const level = this.level(place);
    const target = this.weights.pull * Math.exp((level - OVER_LAND) / this.weights.reach);
    return (Math.max(level, -OVER_LAND) + target / this.weights.nearer) * this.#nearer;
  }

  /** What a unit gains by a voyage that brings it nearer to what could be taken. */
  pullOf(from: number, to: number): number {
    const most = isLongWar(boardOf(this.s)) ? this.weights.mostPullInYears : this.weights.mostPull;
    return Math.min(most, this.attraction(to) - this.attraction(from));
  }

  /** Movement Points from the nearest enemy that moves; large if none comes by land. */
  enemyCost(hex: number): number {
    return -this.#enemies[hex];
  }

  /** How likely an empty city is to fall to enemies that come by land. */
  danger(hex: number): number {
    const cost = this.enemyCost(hex);
    if (this.#horizon === 0) return 0;
    if (cost <= THIS_TURN) return 0.9;
    if (cost <= NEXT_TURN) return this.#horizon > 1 ? (this.style.exact ? this.weights.nextTurn : 0.4) : 0.05;
    return cost <= SOON && this.#horizon > 2 ? (this.style.exact ? this.weights.soon : 0.12) : 0.01;
  }

  /** … or from the sea. */
  #seaDanger(site: number): number {
    const { port } = boardOf(this.s).sites[site];
    if (port < 0 || !this.style.exact || this.#horizon === 0) return 0;
    let isOpen = this.#landings.get(port);
    if (isOpen === undefined) {
      isOpen = this.s.seatOf.some(
        (seat, enemy) => seat >= 0 && atWar(this.s, this.faction, enemy) && pairsFor(this.s, enemy, port).length > 0,
      );
      this.#landings.set(port, isOpen);
    }
    return isOpen ? FROM_THE_SEA : 0;
  }

  /** The chance that an ally falls while the war continues, and with it its army and the cities that it holds alone. */
  #mayFall(country: number): number {
    const { s, faction, isShortWar, weights } = this;
    if (!isShortWar || this.#horizon === 0 || s.countryFaction[country] !== faction) return 0;
    if (s.countryStatus[country] !== STATUS.active || this.#decides[country] > 0) return 0;
    return Math.max(0, 1 - s.will[country] / weights.willAtOnce);
  }

  /**
   * What it is worth that a unit stands in this hex: an own city that would otherwise be lost. The army of a country that
   * may fall guards no city of its own that counts at the end; its allies do.
   */
  guardWorth(hex: number, reduced: boolean, country = -1): number {
    const site = boardOf(this.s).siteAt[hex];
    if (site === NO_SITE || this.s.control[site] !== this.faction) return 0;
    const part = this.style.exact && this.#decisive[site] === 0 ? this.weights.otherGuard : this.weights.guard;
    const attacked = Math.max(this.danger(hex), this.#seaDanger(site));
    const home = countryOfSite(this.s, site);
    const mayFall = this.#atEnd[site] > 0 ? this.#mayFall(home) : 0;
    const danger = home === country && mayFall > 0 ? 0 : Math.max(attacked, mayFall);
    const worth = Math.max(this.#later[site], this.#shielded(site)) + this.#denied(site);
    return worth * danger * part * (reduced ? this.weights.reducedGuard : 1);
  }

  /** … what it is worth that this unit does. */
  guardOf(unit: number, hex: number): number {
    return this.guardWorth(hex, this.s.unitReduced[unit] === 1, unitData(this.s, unit).countryIndex);
  }

  /** NW8 The Will that Germany would gain if a country fell with this city. */
  #denied(site: number): number {
    const { s, faction, wills } = this;
    const board = boardOf(s);
    const country = countryOfSite(s, site);
    if (faction === AXIS || !isLongWar(board) || wills[country] === 0) return 0;
    const isLast = willOfSite(s, site) >= s.will[country];
    return isLast ? WILL_EFFECTS.NW8.value * wills[board.countryIds.indexOf("germany")] : 0;
  }

  /** What the army in a fort at the border keeps from the enemy in a war of years: the best city behind it. */
  #shielded(site: number): number {
    const { s, faction, style } = this;
    const board = boardOf(s);
    if (!style.exact || board.sites[site].city !== undefined || !isLongWar(board)) return 0;
    const behind = citiesBehind(board, site).filter((city) => s.control[city] === faction);
    return behind.reduce((most, city) => Math.max(most, this.sites[city]), 0) * this.weights.shield;
  }

  /** What is gained by entering the hex. */
  prize(hex: number): number {
    const site = boardOf(this.s).siteAt[hex];
    if (site === NO_SITE || !isWanted(this.s, this.faction, site)) return 0;
    return this.#isRefuge(site) ? ENTERED_REFUGE : this.taken(site);
  }

  #isRefuge(site: number): boolean {
    return this.style.exact && isLastRefuge(this.s, site);
  }

  /** What it is worth to take a city now: one that matters at the end only, as far as it is likely to be held till then. */
  taken(site: number): number {
    if (this.#isRefuge(site)) return 0;
    const lost = this.isShortWar ? this.weights.hold * (1 - this.#heldToTheEnd(boardOf(this.s).sites[site].hex)) : 0;
    return this.sites[site] - this.#atEnd[site] * lost;
  }

  #heldToTheEnd(hex: number): number {
    const ratio = this.#armies.near(hex, false) / (MORE_COME + this.#armies.near(hex, true));
    const aPhase = Math.max(LEAST_HOLD, Math.min(MOST_HOLD, EVEN_HOLD - PER_RATIO * (ratio - 1)));
    return aPhase ** Math.min(FORESEEN, this.#horizon);
  }

  /** The worth of standing in a hex, and of taking what is in it. */
  hexWorth(unit: number, hex: number): number {
    const guarded = this.guardOf(unit, hex) * this.style.caution;
    return this.prize(hex) + guarded + this.attraction(hex) - this.exposure(unit, hex);
  }

  /** How much losses still count: in the last Operations Phase of the game hardly. */
  get lossFactor(): number {
    return this.style.exact && this.#horizon === 0 && phasesLeft(this.s, this.faction) === 0
      ? this.weights.lastLosses
      : 1;
  }

  /** What a unit gains by being in another hex. One city in danger is not left for another that matters no more. */
  moveGain(unit: number, from: number, to: number): number {
    const gain = this.hexWorth(unit, to) - this.hexWorth(unit, from);
    if (!this.style.exact || this.guardOf(unit, from) <= 0) return gain;
    return gain - (1 - this.weights.newGuard) * this.guardOf(unit, to);
  }

  /** What a unit risks in a hex where enemies are stronger than it and the friends near it. */
  exposure(unit: number, hex: number): number {
    if (!this.style.exact || this.#horizon === 0) return 0;
    const { s } = this;
    const own = strengthOf(s, unit);
    const from = s.unitPlace[unit];
    const friends = this.#armies.near(hex, true) - (from < 0 ? 0 : own * nearness(distance(boardOf(s), from, hex)));
    const ratio = this.#armies.near(hex, false) / (own + this.weights.support * Math.max(0, friends));
    const site = boardOf(s).siteAt[hex];
    const walls = site !== NO_SITE && s.control[site] === this.faction ? this.weights.behindWalls : 1;
    return this.weights.exposure * walls * unitWorth(s, unit) * Math.max(0, Math.min(MOST_ODDS, ratio - EVEN_ODDS));
  }

  /** Whether an enemy ground unit stands next to the hex. */
  isInContact(hex: number): boolean {
    const { neighbour, land } = boardOf(this.s);
    for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
      const next = neighbour[hex * DIRECTION_COUNT + direction];
      if (next < 0 || next >= land) continue;
      const unit = this.s.groundAt[next];
      if (unit >= 0 && this.s.unitFaction[unit] !== this.faction) return true;
    }
    return false;
  }
}
