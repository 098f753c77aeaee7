import { defineConfig } from "vitest/config";

const ALL = "{games,cli,server,web}/**/*.test.ts";

/** Tests that need a browser, PostgreSQL, processes of their own, or whole games. `npm run test:fast` leaves them out. */
const SLOW = [
  "web/test/{aloneWithBots,charts,coach,desk,keyboard,partition,people}.test.ts",
  "web/test/{playNow,poland,programs,reading,replay,room,scenarios,site}.test.ts",
  "web/test/{stage,steady,surrenderCampaign,surrenderFrance,surrenderTables,together,waiting,war}.test.ts",
  "server/test/{backup,bots-postgres,crash,folder,hostile,jobs-postgres,rules-change,upgrade,whole-game}.test.ts",
  "server/test/{bots,clocks,discretion,failure,notices,patches,people,triumph-secrecy}.test.ts",
  "cli/test/{database,matchThreads,operator}.test.ts",
  "games/triumph/test/{bots,properties,sample,viewParts,wholeGames}.test.ts",
  "games/surrender/test/{bots,everyScenario,game,kept,properties,takeOver}.test.ts",
];

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: "fast", include: [ALL], exclude: [...SLOW, "**/node_modules/**"] } },
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
