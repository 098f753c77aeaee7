import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{games,cli,server,web}/**/*.test.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: "forks",
    maxWorkers: 2,
    expect: { poll: { timeout: 30_000 } },
  },
});
