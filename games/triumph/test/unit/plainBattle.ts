/** A plain simulation of the battles that the odds are computed for, block by block and die by die. */
import {
  AIR_DEFENSE_RADAR,
  AIR_FORCE,
  CARRIER,
  CLASS_AIR,
  CLASS_GROUND,
  CLASS_NAVAL,
  CLASS_SUB,
  FLEET,
  HEAVY_TANKS,
  INFANTRY,
  JETS,
  NAVAL_RADAR,
  ROCKET_ARTILLERY,
  SONAR,
  TANK,
  UNIT_TYPES,
} from "../../data/kinds.ts";
import { FIREPOWER } from "../../data/units.ts";
import type { OddsBattle } from "../../odds/calculator/odds.ts";

interface Block {
  attacks: boolean;
  type: number;
  cv: number;
  idle: boolean;
  /** The round from which it takes part. */
  joins: number;
  away: boolean;
}

const HIT_FIRST = [
  "convoyInfantry",
  "convoyTank",
  "sub",
  "infantry",
  "fleet",
  "airForce",
  "tank",
  "carrier",
  "fortress",
];

export class PlainBattle {
  readonly blocks: Block[] = [];
  readonly battle: OddsBattle;
  readonly isHit: (firepower: number) => boolean;
  round = 1;

  constructor(battle: OddsBattle, isHit: (firepower: number) => boolean) {
    this.battle = battle;
    this.isHit = isHit;
    const groups = [...new Set(battle.attacker.units.map((unit) => unit.group ?? 0))].filter((group) => group > 0);
    groups.sort((a, b) => a - b);
    for (const attacks of [true, false]) {
      for (const unit of (attacks ? battle.attacker : battle.defender).units) {
        const { type, cv, invader = false, group = 0 } = unit;
        const joins = group === 0 ? 1 : groups.indexOf(group) + 1;
        this.blocks.push({ attacks, type, cv, idle: invader, joins, away: false });
      }
    }
  }

  isConvoy(block: Block): boolean {
    return this.battle.sea && (block.type === TANK || block.type === INFANTRY);
  }

  name(block: Block): string {
    if (!this.isConvoy(block)) return UNIT_TYPES[block.type];
    return block.type === TANK ? "convoyTank" : "convoyInfantry";
  }

  classOf(block: Block): number {
    if (this.isConvoy(block)) return CLASS_NAVAL;
    return [CLASS_GROUND, CLASS_AIR, CLASS_NAVAL, CLASS_SUB, CLASS_NAVAL, CLASS_GROUND, CLASS_GROUND][block.type];
  }

  joined(attacks: boolean): Block[] {
    return this.blocks.filter((b) => b.cv > 0 && b.attacks === attacks && !b.away && b.joins <= this.round);
  }

  waits(): boolean {
    return this.blocks.some((b) => b.joins > this.round);
  }

  has(attacks: boolean, technology: number): boolean {
    const side = attacks ? this.battle.attacker : this.battle.defender;
    return ((side.technologies >> technology) & 1) === 1;
  }

  fire(shooter: Block): void {
    const enemies = this.joined(!shooter.attacks);
    const power = FIREPOWER[shooter.type].map((value, c) =>
      shooter.type === FLEET && c === CLASS_SUB && this.has(shooter.attacks, SONAR) ? 3 : value,
    );
    const radar =
      shooter.type === AIR_FORCE &&
      this.has(shooter.attacks, AIR_DEFENSE_RADAR) &&
      !this.battle.sea &&
      this.battle.landOf === (shooter.attacks ? "attacker" : "defender");
    const cvOf = (c: number) => enemies.filter((b) => this.classOf(b) === c).reduce((sum, b) => sum + b.cv, 0);
    const diceAt = (c: number) => shooter.cv * (radar && c === CLASS_AIR ? 2 : 1);
    const worth = [CLASS_NAVAL, CLASS_SUB, CLASS_AIR, CLASS_GROUND].map((c) => ({
      c,
      hits: cvOf(c) > 0 ? power[c] * diceAt(c) : 0,
      cv: cvOf(c),
    }));
    worth.sort((a, b) => b.hits - a.hits || b.cv - a.cv);
    const { c, hits } = worth[0];
    if (hits === 0) return;
    for (let i = diceAt(c); i > 0; i--) if (this.isHit(power[c])) this.hit(!shooter.attacks, c);
  }

  hit(attacks: boolean, c: number): void {
    const struck = this.joined(attacks).filter((b) => this.classOf(b) === c);
    const order = (b: Block) => HIT_FIRST.indexOf(this.name(b));
    struck.sort((a, b) => b.cv - a.cv || order(a) - order(b) || Number(b.idle) - Number(a.idle));
    if (struck.length > 0) struck[0].cv -= this.isConvoy(struck[0]) || struck[0].type === CARRIER ? 2 : 1;
  }

  attackerFirst(type: number): boolean {
    const technology = new Map([
      [AIR_FORCE, JETS],
      [FLEET, NAVAL_RADAR],
      [TANK, HEAVY_TANKS],
      [INFANTRY, ROCKET_ARTILLERY],
    ]).get(type);
    if (technology !== undefined && this.has(true, technology) !== this.has(false, technology))
      return this.has(true, technology);
    return this.battle.surprise;
  }

  playRound(): void {
    for (let type = 0; type <= INFANTRY; type++) {
      for (const attacks of this.attackerFirst(type) ? [true, false] : [false, true]) {
        const group = this.joined(attacks).filter((b) => b.type === type && !b.idle && !this.isConvoy(b));
        group.sort((a, b) => b.cv - a.cv);
        for (const shooter of group) if (shooter.cv > 0) this.fire(shooter);
      }
    }
  }

  /** The round, and what comes between it and the next. */
  endRound(): "over" | "continues" {
    this.playRound();
    if (!this.battle.sea) return "over";
    for (const b of [...this.joined(true), ...this.joined(false)]) if (b.type === AIR_FORCE) b.away = true;
    const attackers = this.joined(true);
    const defenders = this.joined(false);
    if (defenders.length === 0 || (attackers.length === 0 && !this.waits())) return "over";
    if (!this.waits() && [...attackers, ...defenders].every((b) => this.isConvoy(b))) return "over";
    this.round++;
    return "continues";
  }

  play(): void {
    while (this.endRound() === "continues");
  }

  left(attacks: boolean): Block[] {
    return this.blocks.filter((b) => b.attacks === attacks && b.cv > 0);
  }
}
