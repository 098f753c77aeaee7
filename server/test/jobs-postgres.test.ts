import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { test } from "vitest";
import { Browser } from "./browser.ts";
import { Host } from "./crash.ts";
import { sharedDatabase } from "./postgres.ts";
import { openReceiver } from "./receiver.ts";

const TABLES = 12;
const INCREMENT_MS = 1000;

test.concurrent("two processes on one database, one of them killed: every expiry and every message happens once", async ({
  expect,
}) => {
  const receiver = await openReceiver();
  const DATABASE_URL = await sharedDatabase("jobs");
  const env = {
    DATABASE_URL,
    JOB_INTERVAL_MS: "10",
    NOTICE_DELAY_SECONDS: "0",
    NOTICE_PRIVATE_TARGETS: "1",
    EXPIRIES_BEFORE_BOT: "3",
  };
  const hosts = [await Host.start(env), await Host.start(env)];
  const [ann, elsewhere] = hosts.map(({ url }) => new Browser(url));
  const ben = new Browser(hosts[0].url);
  for (const [name, person] of Object.entries({ ann, ben })) {
    await person.post("/api/guests", { name });
    await person.post("/api/me/channels", { kind: "webhook", url: receiver.url });
  }
  elsewhere.cookie = ann.cookie;
  for (let i = 0; i < TABLES; i++) {
    const timeControl = { reserve: 0, increment: INCREMENT_MS };
    const seats = ["me", "hotSeat", "open"];
    const title = `table-${String(i).padStart(2, "0")}`;
    const host = [ann, elsewhere][i % 2];
    const { id } = await host.post("/api/tables", { game: "toy", pace: "day", timeControl, title, seats });
    await ben.post(`/api/tables/${id}/join`, {});
  }
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  const query = async (text: string) => (await client.query(text)).rows;
  const fewest = `select min(moves)::int as moves from
    (select count("seq") as moves from tables left join actions on "tableId" = id group by id) as counted`;
  const untilEachHas = (moves: number) =>
    expect.poll(async () => (await query(fewest))[0].moves, { interval: 20 }).toBeGreaterThanOrEqual(moves);
  await untilEachHas(3);
  await hosts[1].killAndRestart();
  await untilEachHas(6);
  await sleep(INCREMENT_MS);
  for (const host of hosts) await host.stop();

  const early = await query(`select * from (
      select "time" - lag("time") over (partition by "tableId", "seat" order by "seq") as gap, seq, "tableId", seat
      from actions where exists (select 1 from seats
        where seats."tableId" = actions."tableId" and seats.seat = actions.seat and kind = 'person')) as moves
    where gap < ${INCREMENT_MS / 2}`);
  expect(early).toEqual([]);
  const [{ count: bots }] = await query(`select count(*) from seats where kind = 'bot'`);
  expect(Number(bots)).toBeGreaterThan(0);
  const takenOver = await query(`select "tableId", seat from outbox where kind = 'botPlays'`);
  expect(takenOver).toHaveLength(Number(bots));
  const [{ count: byDefault }] = await query("select count(*) from actions");
  expect(Number(byDefault)).toBeGreaterThanOrEqual(TABLES * 4);

  const sent = await query(`select title, count(*) filter (where outbox.status = 'sent')::int as certainly,
      count(*) filter (where outbox.status in ('sent', 'sending'))::int as perhaps
    from outbox join tables on tables.id = outbox."tableId" group by title`);
  expect(sent).toHaveLength(TABLES);
  for (const { title, certainly, perhaps } of sent) {
    const received = receiver.posts.filter(({ body }) => body.includes(title)).length;
    expect(received).toBeGreaterThanOrEqual(certainly);
    expect(received).toBeLessThanOrEqual(perhaps);
  }
  expect(receiver.posts.length).toBeGreaterThan(TABLES);
  expect(await query(`select * from outbox where attempts > 1 or status in ('failed', 'unknown')`)).toEqual([]);
  await client.end();
  await receiver.close();
});

test.concurrent("/healthz reports a database that hangs", async ({ expect }) => {
  const DATABASE_URL = await sharedDatabase("hangs");
  const host = await Host.start({ DATABASE_URL, DATABASE_CONNECTIONS: "2" });
  const browser = new Browser(host.url);
  expect(await browser.get("/healthz")).toEqual({ status: "ok" });
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  await client.query(`begin; lock table "tables" in access exclusive mode`);
  const held = Array.from({ length: 8 }, () => browser.get("/api/tables"));
  const waiting = `select 1 from pg_stat_activity where "wait_event_type" = 'Lock' and datname = current_database()`;
  await expect.poll(async () => (await client.query(waiting)).rowCount).toBeGreaterThan(0);
  const health = () => browser.request("GET", "/healthz");
  await expect.poll(health).toMatchObject({ status: 503, json: { code: "UNAVAILABLE" } });
  await client.query("rollback");
  await Promise.all(held);
  await expect.poll(health).toMatchObject({ status: 200, json: { status: "ok" } });
  await client.end();
  await host.stop();
});
