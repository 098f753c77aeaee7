/** `npm run soak [-- games]`: thousands of random games of each set-up, every invariant checked after every action. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const games = process.argv[2] ?? "2000";
const main = fileURLToPath(new URL("../cli/main.ts", import.meta.url));

for (const scenario of ["1936", "1939", "two-player"]) {
  console.log(`\n${scenario}`);
  const args = [main, "simulate", "--game", "triumph", "--games", games, "--scenario", scenario, "--coverage"];
  execFileSync(process.execPath, args, { stdio: "inherit" });
}
