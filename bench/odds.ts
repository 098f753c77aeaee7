import { battleOdds, type OddsBattle, type OddsUnit } from "@tripartite/triumph/odds";
import { frozenRoot } from "./server/frozen.ts";

const ROUNDS = 3;
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

type Solver = typeof battleOdds;

/** The solver of an earlier commit, so that figures can be given as ratios of the same minute. */
async function earlierSolver(): Promise<Solver | undefined> {
  const root = frozenRoot();
  return root && (await import(new URL("games/triumph/rules/odds.ts", root).href)).battleOdds;
}

/** Median milliseconds of CPU for the exact odds of six blocks against six, beside an earlier commit's in turn. */
export async function oddsBench(): Promise<void> {
  const earlier = await earlierSolver();
  const cases: [string, boolean, Force][] = [
    ["one round on land, mixed strengths", false, MIXED_LAND],
    ["one round on land, all at 4 CV", false, FULL_LAND],
    ["sea battle to its end, mixed strengths", true, MIXED_SEA],
    ["sea battle to its end, all at 4 CV", true, FULL_SEA],
  ];
  for (const [name, sea, force] of cases) {
    const battle: OddsBattle = { sea, attacker: side(force), defender: side(force), surprise: false };
    const [times, before]: number[][] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      times.push(...timesOf(battleOdds, battle));
      if (earlier !== undefined) before.push(...timesOf(earlier, battle));
    }
    const now = median(times);
    const ratio =
      before.length === 0 ? "" : ` (earlier: ${inMs(median(before))}, × ${(now / median(before)).toFixed(2)})`;
    console.log(`6 against 6, ${name}: ${inMs(now)}${ratio}`);
  }
}

/** Not in turn with the other solver, whose garbage it would collect; the first runs, while code is compiled, do not count. */
function timesOf(solve: Solver, battle: OddsBattle): number[] {
  const times = Array.from({ length: RUNS }, () => cpuOf(() => solve(battle)));
  return times.slice(RUNS / 2);
}

/** Microseconds of the whole process. */
function cpuOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

function inMs(microseconds: number): string {
  return `${(microseconds / 1000).toFixed(1)} ms`;
}

function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
}
