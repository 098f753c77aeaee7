/** `npm run soak [-- games]`: thousands of random games of each set-up, every invariant checked after every action. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const games = process.argv[2] ?? "2000";
const main = fileURLToPath(new URL("../cli/main.ts", import.meta.url));

const SET_UPS = [
  ["triumph", "1936"],
  ["triumph", "1939"],
  ["triumph", "two-player"],
  ["surrender", "poland-1939"],
];

for (const [game, scenario] of SET_UPS) {
  console.log(`\n${game} ${scenario}`);
  const args = [main, "simulate", "--game", game, "--games", games, "--scenario", scenario, "--coverage"];
  execFileSync(process.execPath, args, { stdio: "inherit" });
}
