/** `npm run hostile -- [seconds]`: attacks a server with its default limits and prints what became of it. */

import { attackAll } from "../server/test/hostile/all.ts";
import type { Attack } from "../server/test/hostile/attack.ts";

const [seconds = 20] = process.argv.slice(2).map(Number);
/** Others must hardly notice. */
const MOST_P99_MS = 250;

const WIDTHS = [44, 9, 9, 8];
const line = (cells: readonly (string | number)[]) =>
  cells.map((cell, i) => (i === 0 ? String(cell).padEnd(WIDTHS[0]) : String(cell).padStart(WIDTHS[i] ?? 0))).join(" ");

function print({ name, tried, refused, leaked, slowed }: Attack): void {
  const p99 = slowed ? `   p99 ${slowed.before.toFixed(0)} → ${slowed.during.toFixed(0)} ms` : "";
  console.log(line([name, tried, refused, leaked]) + p99);
}

console.log(line(["", "tried", "refused", "leaked"]) + "   others");
const scale = { seconds, sockets: 30, connections: 600, messages: 5000, pairs: 50_000 };
const attacks = await attackAll(scale, print);
const isHurt = ({ leaked, slowed }: Attack) => leaked > 0 || (slowed !== undefined && slowed.during >= MOST_P99_MS);
const hurt = attacks.filter(isHurt);
for (const { name } of hurt) console.log(`not held off: ${name}`);
process.exitCode = hurt.length > 0 ? 1 : 0;
