/** The exact distribution of a small battle the slow way: every die of the plain simulation falls both ways. */
import type { OddsBattle, OddsUnit } from "../../odds/calculator/odds.ts";
import { PlainBattle } from "./plainBattle.ts";

export interface Result {
  readonly probability: number;
  readonly attacker: readonly OddsUnit[];
  readonly defender: readonly OddsUnit[];
}

/** Battles that are not over with a chance of less than this are left out. */
const REST = 1e-11;

interface Branch {
  readonly probability: number;
  readonly game: PlainBattle;
  readonly isOver: boolean;
}

function copyOf(game: PlainBattle, isHit: (firepower: number) => boolean): PlainBattle {
  const copy = new PlainBattle(game.battle, isHit);
  copy.blocks.splice(0, copy.blocks.length, ...game.blocks.map((block) => ({ ...block })));
  copy.round = game.round;
  return copy;
}

/** One round: the dice fall as the script says, and then all miss; each miss of the rest is a script to be tried. */
function branchesOf(game: PlainBattle): Branch[] {
  const scripts: boolean[][] = [[]];
  const branches: Branch[] = [];
  for (let script = scripts.pop(); script !== undefined; script = scripts.pop()) {
    const known: readonly boolean[] = script;
    const fallen: boolean[] = [];
    let probability = 1;
    const copy = copyOf(game, (firepower) => {
      const isHit = known[fallen.length] ?? false;
      if (fallen.length >= known.length) scripts.push([...fallen, true]);
      fallen.push(isHit);
      probability *= (isHit ? firepower : 6 - firepower) / 6;
      return isHit;
    });
    const isOver = copy.endRound() === "over";
    branches.push({ probability, game: copy, isOver });
  }
  return branches;
}

/** What matters of a battle between two rounds. */
function keyOf({ blocks, round }: PlainBattle): string {
  const lastJoin = Math.max(...blocks.map(({ joins }) => joins));
  return JSON.stringify([Math.min(round, lastJoin), blocks.map(({ cv, away }) => [Math.max(0, cv), away])]);
}

export function exactResults(battle: OddsBattle): Result[] {
  const results: Result[] = [];
  const branches = new Map<string, Branch[]>();
  const start = new PlainBattle(battle, () => false);
  let games = new Map([[keyOf(start), { probability: 1, game: start }]]);
  for (let rest = 1; rest > REST; ) {
    const next: typeof games = new Map();
    for (const [key, { probability, game }] of games) {
      if (!branches.has(key)) branches.set(key, branchesOf(game));
      for (const branch of branches.get(key)!) {
        const chance = probability * branch.probability;
        if (branch.isOver)
          results.push({ probability: chance, attacker: branch.game.left(true), defender: branch.game.left(false) });
        else {
          const after = keyOf(branch.game);
          next.set(after, { game: branch.game, probability: chance + (next.get(after)?.probability ?? 0) });
        }
      }
    }
    games = next;
    rest = [...games.values()].reduce((sum, { probability }) => sum + probability, 0);
  }
  return results;
}
