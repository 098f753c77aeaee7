/**
 * `npm run hostile -- [seconds]`: attacks a server with its default limits and prints the result of each attack.
 * `npm run hostile -- secrets [pairs] [seed]`: only compares worlds that differ in secrets, in games from that seed on.
 */

import { attackAll } from "../server/test/hostile/all.ts";
import type { Attack } from "../server/test/hostile/attack.ts";
import { probing } from "../server/test/hostile/secrets.ts";

/** Others must hardly notice. */
const MOST_P99_MS = 250;

const WIDTHS = [44, 9, 9, 8];
const line = (cells: readonly (string | number)[]) =>
  cells.map((cell, i) => (i === 0 ? String(cell).padEnd(WIDTHS[0]) : String(cell).padStart(WIDTHS[i] ?? 0))).join(" ");

function print({ name, tried, refused, leaked, slowed, traces }: Attack): void {
  const p99 = slowed ? `   p99 ${slowed.before.toFixed(0)} → ${slowed.during.toFixed(0)} ms` : "";
  console.log(line([name, tried, refused, leaked]) + p99);
  for (const trace of traces) console.log(`  ${trace}`);
}

console.log(line(["", "tried", "refused", "leaked"]) + "   others");

async function attack(args: readonly string[]): Promise<Attack[]> {
  if (args[0] !== "secrets") {
    const [seconds = 20] = args.map(Number);
    const scale = { seconds, sockets: 30, connections: 600, messages: 5000, pairs: 50_000, seed: 1 };
    return attackAll(scale, print);
  }
  const [pairs = 50_000, seed = 1] = args.slice(1).map(Number);
  const attacks = probing({ pairs, seed });
  attacks.forEach(print);
  return attacks;
}

const attacks = await attack(process.argv.slice(2));
const isHurt = ({ leaked, slowed }: Attack) => leaked > 0 || (slowed !== undefined && slowed.during >= MOST_P99_MS);
const hurt = attacks.filter(isHurt);
for (const { name } of hurt) console.log(`not held off: ${name}`);
process.exitCode = hurt.length > 0 ? 1 : 0;
