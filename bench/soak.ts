/**
 * `npm run soak [-- games [scenario …]]`: thousands of random games of each set-up and a tenth as many campaigns. Invariants
 * are checked after every action, in campaigns after every 20th; forged actions are tried on the way.
 */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { SCENARIO_IDS } from "../games/surrender/data/scenarios/index.ts";

const [games = "2000", ...chosen] = process.argv.slice(2);
const main = fileURLToPath(new URL("../cli/main.ts", import.meta.url));

const SET_UPS: readonly (readonly [game: string, scenario: string])[] = [
  ["triumph", "1936"],
  ["triumph", "1939"],
  ["triumph", "two-player"],
  ...SCENARIO_IDS.map((scenario) => ["surrender", scenario] as const),
];

for (const [game, scenario] of SET_UPS) {
  if (chosen.length > 0 && !chosen.includes(scenario)) continue;
  console.log(`\n${game} ${scenario}`);
  const isCampaign = scenario.startsWith("europe-");
  const many = isCampaign ? String(Math.ceil(Number(games) / 10)) : games;
  const checks = isCampaign ? ["--check-every", "20", "--forge-every", "1000"] : ["--forge-every", "100"];
  const args = [main, "simulate", "--game", game, "--games", many, "--scenario", scenario, ...checks, "--coverage"];
  execFileSync(process.execPath, args, { stdio: "inherit" });
}
