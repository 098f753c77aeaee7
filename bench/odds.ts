import { battleOdds, type OddsBattle, type OddsUnit } from "@tripartite/triumph/odds";

const RUNS = 40;

type Force = readonly (readonly [type: number, cv: number])[];
const [AIR_FORCE, CARRIER, SUB, FLEET, TANK, INFANTRY] = [1, 2, 3, 4, 5, 6];

const MIXED_LAND: Force = [
  [AIR_FORCE, 2],
  [TANK, 3],
  [TANK, 2],
  [INFANTRY, 3],
  [INFANTRY, 2],
  [INFANTRY, 1],
];
const FULL_LAND: Force = [
  [AIR_FORCE, 4],
  [AIR_FORCE, 4],
  [TANK, 4],
  [TANK, 4],
  [INFANTRY, 4],
  [INFANTRY, 4],
];
const MIXED_SEA: Force = [
  [AIR_FORCE, 2],
  [CARRIER, 2],
  [SUB, 2],
  [FLEET, 3],
  [FLEET, 2],
  [FLEET, 1],
];
const FULL_SEA: Force = [
  [AIR_FORCE, 4],
  [AIR_FORCE, 4],
  [SUB, 4],
  [SUB, 4],
  [FLEET, 4],
  [FLEET, 4],
];

function side(force: Force) {
  return { units: force.map(([type, cv]): OddsUnit => ({ type, cv })), technologies: 0 };
}

function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
}

/** Milliseconds for the exact odds of six blocks against six. */
export function oddsBench(): void {
  const cases: [string, boolean, Force][] = [
    ["one round on land, mixed strengths", false, MIXED_LAND],
    ["one round on land, all at 4 CV", false, FULL_LAND],
    ["sea battle to its end, mixed strengths", true, MIXED_SEA],
    ["sea battle to its end, all at 4 CV", true, FULL_SEA],
  ];
  for (const [name, sea, force] of cases) {
    const battle: OddsBattle = { sea, attacker: side(force), defender: side(force), surprise: false };
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const start = performance.now();
      battleOdds(battle);
      times.push(performance.now() - start);
    }
    console.log(`6 against 6, ${name}: ${median(times).toFixed(1)} ms`);
  }
}
