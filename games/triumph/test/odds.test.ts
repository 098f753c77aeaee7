import { nextBelow, seedRandom } from "@tripartite/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  AIR_DEFENSE_RADAR,
  AIR_FORCE,
  CARRIER,
  CLASS_AIR,
  CLASS_GROUND,
  CLASS_NAVAL,
  CLASS_SUB,
  FLEET,
  FORTRESS,
  HEAVY_TANKS,
  INFANTRY,
  JETS,
  NAVAL_RADAR,
  ROCKET_ARTILLERY,
  SONAR,
  SUB,
  TANK,
} from "../data/kinds.ts";
import { FIREPOWER } from "../data/units.ts";
import { battleOdds, groundFirst, mostHits, type OddsBattle, type OddsUnit, uncertainOdds } from "../rules/odds.ts";

const one = (type: number, cv: number, more: Partial<OddsUnit> = {}): OddsUnit => ({ type, cv, ...more });

function land(attacker: OddsUnit[], defender: OddsUnit[], more: Partial<OddsBattle> = {}): OddsBattle {
  return {
    sea: false,
    attacker: { units: attacker, technologies: 0 },
    defender: { units: defender, technologies: 0 },
    surprise: false,
    landOf: "defender",
    ...more,
  };
}

function sea(attacker: OddsUnit[], defender: OddsUnit[], more: Partial<OddsBattle> = {}): OddsBattle {
  return { ...land(attacker, defender, more), sea: true };
}

// ---- a plain simulation of the same battle, block by block

interface Block {
  attacks: boolean;
  type: number;
  cv: number;
  idle: boolean;
  group: number;
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
const TYPE_NAMES = ["fortress", "airForce", "carrier", "sub", "fleet", "tank", "infantry"];

class Simulation {
  readonly blocks: Block[] = [];
  readonly battle: OddsBattle;
  readonly random: number[];
  round = 1;

  constructor(battle: OddsBattle, random: number[]) {
    this.battle = battle;
    this.random = random;
    for (const attacks of [true, false]) {
      for (const unit of (attacks ? battle.attacker : battle.defender).units) {
        const { type, cv, invader = false, group = 0 } = unit;
        this.blocks.push({ attacks, type, cv, idle: invader, group, away: false });
      }
    }
  }

  isConvoy(block: Block): boolean {
    return this.battle.sea && (block.type === TANK || block.type === INFANTRY);
  }

  name(block: Block): string {
    if (!this.isConvoy(block)) return TYPE_NAMES[block.type];
    return block.type === TANK ? "convoyTank" : "convoyInfantry";
  }

  classOf(block: Block): number {
    if (this.isConvoy(block)) return CLASS_NAVAL;
    return [CLASS_GROUND, CLASS_AIR, CLASS_NAVAL, CLASS_SUB, CLASS_NAVAL, CLASS_GROUND, CLASS_GROUND][block.type];
  }

  joined(attacks: boolean): Block[] {
    const groups = [...new Set(this.blocks.map((b) => b.group))].filter((g) => g > 0).sort((a, b) => a - b);
    const open = new Set([0, ...groups.slice(0, this.round)]);
    return this.blocks.filter((b) => b.cv > 0 && b.attacks === attacks && !b.away && open.has(b.group));
  }

  waits(): boolean {
    return this.blocks.some((b) => b.group > 0 && b.cv > 0 && !b.away && !this.joined(true).includes(b));
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
    for (let i = diceAt(c); i > 0; i--) if (nextBelow(this.random, 6) < power[c]) this.hit(!shooter.attacks, c);
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

  play(): void {
    this.playRound();
    while (this.battle.sea) {
      for (const b of [...this.joined(true), ...this.joined(false)]) if (b.type === AIR_FORCE) b.away = true;
      const attackers = this.joined(true);
      const defenders = this.joined(false);
      if (defenders.length === 0 || (attackers.length === 0 && !this.waits())) return;
      if (!this.waits() && [...attackers, ...defenders].every((b) => this.isConvoy(b))) return;
      this.round++;
      this.playRound();
    }
  }

  left(attacks: boolean): Block[] {
    return this.blocks.filter((b) => b.attacks === attacks && b.cv > 0);
  }
}

const write = (units: readonly { type: number; cv: number }[]): string =>
  units
    .map(({ type, cv }) => `${TYPE_NAMES[type]}${cv}`)
    .sort()
    .join(" ");

/** Compares expected values and the whole distribution with many games; the tolerance is about five deviations. */
function compare(battle: OddsBattle, runs: number, seed: number): void {
  const odds = battleOdds(battle);
  const random = seedRandom(seed);
  const seen = new Map<string, number>();
  const sums = { attackerCv: 0, defenderCv: 0, attackerEliminated: 0, defenderEliminated: 0 };
  for (let i = 0; i < runs; i++) {
    const game = new Simulation(battle, random);
    game.play();
    const [attacker, defender] = [game.left(true), game.left(false)];
    sums.attackerCv += attacker.reduce((sum, b) => sum + b.cv, 0);
    sums.defenderCv += defender.reduce((sum, b) => sum + b.cv, 0);
    if (attacker.length === 0) sums.attackerEliminated++;
    if (defender.length === 0) sums.defenderEliminated++;
    const key = `${write(attacker)} / ${write(defender)}`;
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  const deviation = 5 / (2 * Math.sqrt(runs));
  expect(Math.abs(odds.attackerEliminated - sums.attackerEliminated / runs)).toBeLessThan(deviation);
  expect(Math.abs(odds.defenderEliminated - sums.defenderEliminated / runs)).toBeLessThan(deviation);
  expect(Math.abs(odds.attackerCv - sums.attackerCv / runs)).toBeLessThan(deviation * 8);
  expect(Math.abs(odds.defenderCv - sums.defenderCv / runs)).toBeLessThan(deviation * 8);
  const exact = new Map<string, number>();
  for (const { probability, attacker, defender } of odds.outcomes) {
    const key = `${write(attacker)} / ${write(defender)}`;
    exact.set(key, (exact.get(key) ?? 0) + probability);
  }
  for (const [key, count] of seen) {
    const p = exact.get(key) ?? 0;
    expect(p, key).toBeGreaterThan(0);
    expect(Math.abs(count / runs - p), key).toBeLessThan(5 * Math.sqrt((p * Math.max(0, 1 - p)) / runs) + 5 / runs);
  }
}

describe("small cases by hand", () => {
  test("Infantry1 against Infantry1: the Defender shoots first with 3 in 6", () => {
    const odds = battleOdds(land([one(INFANTRY, 1)], [one(INFANTRY, 1)]));
    expect(odds.attackerEliminated).toBeCloseTo(1 / 2);
    expect(odds.defenderEliminated).toBeCloseTo(1 / 4);
    expect(odds.outcomes.length).toBe(3);
  });

  test("15.22 Surprise turns the order, and only the Defender's FirstFire stops it", () => {
    const surprised = land([one(INFANTRY, 1)], [one(INFANTRY, 1)], { surprise: true });
    expect(battleOdds(surprised).defenderEliminated).toBeCloseTo(1 / 2);
    const rockets = { units: [one(INFANTRY, 1)], technologies: 1 << ROCKET_ARTILLERY };
    expect(battleOdds({ ...surprised, defender: rockets }).attackerEliminated).toBeCloseTo(1 / 2);
    expect(battleOdds({ ...surprised, defender: rockets, attacker: rockets }).defenderEliminated).toBeCloseTo(1 / 2);
  });

  test("V6 an Invader takes Hits and does not act", () => {
    const odds = battleOdds(land([one(INFANTRY, 3, { invader: true })], [one(INFANTRY, 2)]));
    expect(odds.defenderCv).toBe(2);
    expect(odds.attackerHits).toBe(0);
    expect(odds.attackerCv).toBeCloseTo(2);
  });

  test("V12 AirDefense Radar doubles the dice at home only", () => {
    const battle = land([one(AIR_FORCE, 3), one(INFANTRY, 1)], [one(AIR_FORCE, 2)]);
    const radar = { ...battle, defender: { ...battle.defender, technologies: 1 << AIR_DEFENSE_RADAR } };
    expect(battleOdds(radar).defenderHits).toBeGreaterThan(battleOdds(battle).defenderHits);
    expect(battleOdds({ ...radar, landOf: "attacker" }).defenderHits).toBeCloseTo(battleOdds(battle).defenderHits);
    expect(battleOdds({ ...radar, sea: true }).defenderHits).toBeCloseTo(
      battleOdds({ ...battle, sea: true }).defenderHits,
    );
  });

  test("V29 an Armed Minor's Fortress shoots at Ground units first", () => {
    const attackers = [one(TANK, 2), one(AIR_FORCE, 2)];
    const battle = land(attackers, [one(FORTRESS, 3)]);
    const minor = battleOdds({ ...battle, defender: { ...battle.defender, policy: groundFirst } });
    expect(minor.outcomes.every(({ attacker }) => attacker.some((u) => u.type === AIR_FORCE && u.cv === 2))).toBe(true);
    expect(groundFirst([1, 0, 0.1, 0], [4, 0, 1, 0])).toBe(CLASS_GROUND);
    expect(mostHits([1, 1, 0, 0], [4, 4, 0, 0])).toBe(CLASS_NAVAL);
  });

  test("12.72 Carriers and Convoys lose two CV for a Hit", () => {
    const odds = battleOdds(sea([one(SUB, 1)], [one(INFANTRY, 3)]));
    expect(odds.defenderEliminated).toBeCloseTo(1);
    expect(odds.attackerHits).toBeCloseTo(2);
  });

  test("Sub1 against Sub1 at sea is decided in the end: 6 to 5 for the Defender", () => {
    const odds = battleOdds(sea([one(SUB, 1)], [one(SUB, 1)]));
    expect(odds.attackerEliminated).toBeCloseTo(6 / 11, 12);
    expect(odds.defenderEliminated).toBeCloseTo(5 / 11, 12);
  });

  test("R59 Convoys against Convoys end the Battle", () => {
    const odds = battleOdds(sea([one(INFANTRY, 2)], [one(TANK, 1)]));
    expect([odds.attackerCv, odds.defenderCv, odds.attackerAlone, odds.defenderAlone]).toEqual([2, 1, 0, 0]);
  });

  test("12.75 Air Forces fight one round at sea and go back", () => {
    const odds = battleOdds(sea([one(AIR_FORCE, 1)], [one(FLEET, 1)]));
    expect(odds.defenderEliminated).toBeCloseTo(1 / 6);
    expect(odds.attackerEliminated).toBeCloseTo((5 / 6) * (1 / 6));
    expect(odds.defenderAlone).toBeCloseTo(5 / 6);
    expect(odds.attackerAlone).toBe(0);
  });

  test("V14 a BattleGroup that comes later can neither act nor be hit before", () => {
    const odds = battleOdds(sea([one(FLEET, 4, { group: 1 }), one(FLEET, 2, { group: 2 })], [one(FLEET, 1)]));
    const untouched = odds.outcomes.filter(({ attacker }) => attacker.some((u) => u.cv === 2));
    expect(untouched.reduce((sum, o) => sum + o.probability, 0)).toBeGreaterThan(0.9);
    compare(sea([one(SUB, 1, { group: 1 }), one(FLEET, 2, { group: 2 })], [one(FLEET, 2), one(SUB, 2)]), 20000, 5);
  });

  test("hidden blocks: odds over several lists", () => {
    const weak = land([one(INFANTRY, 2)], [one(INFANTRY, 1)]);
    const strong = land([one(INFANTRY, 2)], [one(FORTRESS, 3)]);
    const mixed = uncertainOdds([
      { probability: 0.25, battle: weak },
      { probability: 0.75, battle: strong },
    ]);
    expect(mixed.attackerCv).toBeCloseTo(0.25 * battleOdds(weak).attackerCv + 0.75 * battleOdds(strong).attackerCv);
    expect(mixed.outcomes.reduce((sum, o) => sum + o.probability, 0)).toBeCloseTo(1);
  });
});

describe("against a plain simulation", () => {
  const TECHS = [AIR_DEFENSE_RADAR, JETS, NAVAL_RADAR, SONAR, HEAVY_TANKS, ROCKET_ARTILLERY];
  const technologies = fc.subarray(TECHS).map((list) => list.reduce((mask, technology) => mask | (1 << technology), 0));
  const unit = (types: number[]) =>
    fc.record({
      type: fc.constantFrom(...types),
      cv: fc.integer({ min: 1, max: 4 }),
      group: fc.nat(2),
      invader: fc.boolean(),
    });

  const plain = ({ type, cv }: OddsUnit): OddsUnit => ({ type, cv });
  const landUnits = unit([FORTRESS, AIR_FORCE, CARRIER, SUB, FLEET, TANK, INFANTRY, TANK, INFANTRY]);
  const seaUnits = unit([AIR_FORCE, CARRIER, SUB, FLEET, FLEET, TANK, INFANTRY]);
  const few = <T>(units: fc.Arbitrary<T>) => fc.array(units, { minLength: 1, maxLength: 4 });

  test("12.2 land rounds", () => {
    fc.assert(
      fc.property(
        few(landUnits),
        few(landUnits),
        technologies,
        technologies,
        fc.boolean(),
        fc.constantFrom("attacker" as const, "defender" as const),
        fc.nat(1e6),
        (attackers, defenders, first, second, surprise, landOf, seed) => {
          const invading = attackers.map((u) =>
            u.invader && u.type >= TANK ? one(u.type, u.cv, { invader: true }) : plain(u),
          );
          const battle = land(invading, defenders.map(plain), { surprise, landOf });
          compare(
            {
              ...battle,
              attacker: { ...battle.attacker, technologies: first },
              defender: { ...battle.defender, technologies: second },
            },
            4000,
            seed,
          );
        },
      ),
      { numRuns: 20, seed: 11 },
    );
  });

  test("12.23 Sea Battles with BattleGroups", () => {
    fc.assert(
      fc.property(
        few(seaUnits),
        few(seaUnits),
        technologies,
        technologies,
        fc.boolean(),
        fc.nat(1e6),
        (attackers, defenders, first, second, surprise, seed) => {
          const grouped = attackers.map((u) => one(u.type, u.cv, { group: u.type >= TANK ? 0 : u.group }));
          const battle = sea(grouped, defenders.map(plain), { surprise });
          compare(
            {
              ...battle,
              attacker: { ...battle.attacker, technologies: first },
              defender: { ...battle.defender, technologies: second },
            },
            4000,
            seed,
          );
        },
      ),
      { numRuns: 20, seed: 12 },
    );
  });
});

test("probabilities add up and expected CV agree with the outcomes", () => {
  const battle = land(
    [one(AIR_FORCE, 3), one(TANK, 3), one(INFANTRY, 4), one(INFANTRY, 2)],
    [one(FORTRESS, 2), one(AIR_FORCE, 2), one(INFANTRY, 3), one(FLEET, 2)],
  );
  const odds = battleOdds(battle);
  expect(odds.outcomes.reduce((sum, o) => sum + o.probability, 0)).toBeCloseTo(1, 9);
  const cv = odds.outcomes.reduce((sum, o) => sum + o.probability * o.attacker.reduce((n, u) => n + u.cv, 0), 0);
  expect(odds.attackerCv).toBeCloseTo(cv, 9);
});
