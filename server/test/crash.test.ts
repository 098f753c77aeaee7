import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { crashTest } from "./crash.ts";
import { temporaryFolder } from "./harness.ts";
import { testPostgres } from "./postgres.ts";

test.concurrent("nothing acknowledged is lost or doubled when the server is killed again and again", async () => {
  const DATA_DIR = temporaryFolder();
  const { acknowledged, faults } = await crashTest({ kills: 3, tables: 5, env: { DATA_DIR } });
  rmSync(DATA_DIR, { recursive: true, force: true });
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(50);
}, 240_000);

test.concurrent("nor with two servers on one PostgreSQL that is cut off once", async () => {
  const postgres = await testPostgres();
  const DATABASE_URL = await postgres.database("crash");
  const disaster = async () => {
    await postgres.kill();
    await postgres.start();
  };
  const { acknowledged, faults } = await crashTest({
    kills: 2,
    tables: 5,
    servers: 2,
    env: { DATABASE_URL },
    disasters: [disaster],
  });
  await postgres.close();
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(50);
}, 240_000);
