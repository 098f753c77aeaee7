import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const ALL = globSync("{games,cli,server,web}/**/*.test.ts", { exclude: ["**/node_modules/**"] });

/** Tests that play whole games, wait for clocks or start processes of their own. */
const LONG = [
  "server/test/{backup,crash,folder,hostile,rules-change,upgrade,whole-game}.test.ts",
  "server/test/{bot-api,company,followers,reasons,rollback}.test.ts",
  "server/test/{bot-account,bots,clocks,discretion,failure,notices,patches,people,triumph-secrecy}.test.ts",
  "cli/test/{database,matchThreads,operator,signals}.test.ts",
  "games/triumph/test/{bots,offers,properties,sample,viewParts,wholeGames}.test.ts",
  "games/triumph/test/unit/{movementClasses,oddsReal}.test.ts",
  "games/surrender/test/{bots,everyScenario,game,kept,properties,sense,takeOver}.test.ts",
  "web/test/europe.test.ts",
].flatMap((pattern) => globSync(pattern));

/** A browser and a PostgreSQL take time, too. */
function needsMuch(file: string): boolean {
  const text = readFileSync(file, "utf8");
  return text.includes('/postgres.ts"') || (file.startsWith("web/") && /"\.\/(servedPage|browser)\.ts"/.test(text));
}

/** `npm run test:fast` leaves these out. */
const SLOW = ALL.filter((file) => LONG.includes(file) || needsMuch(file));

/** They begin first, so that no worker is left alone with one of them at the end. */
const LONGEST = [
  "games/triumph/test/{wholeGames,properties,viewParts,bots}.test.ts",
  "games/surrender/test/{properties,everyScenario,bots}.test.ts",
  "server/test/{hostile,crash,jobs-postgres,rules-change}.test.ts",
  "web/test/{war,replay,keyboard,poland,playNow,desk,waiting}.test.ts",
].flatMap((pattern) => globSync(pattern));

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => (LONGEST.some((file) => moduleId.endsWith(file)) ? 0 : 1);
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: "fast", include: ALL.filter((file) => !SLOW.includes(file)) } },
      { extends: true, test: { name: "slow", include: SLOW } },
    ],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: "forks",
    // Test files share their modules: loading them anew for each file would take half of the time.
    isolate: false,
    maxWorkers: 2,
    expect: { poll: { timeout: 30_000 } },
  },
});
