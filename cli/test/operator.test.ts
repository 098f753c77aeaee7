import { rmSync } from "node:fs";
import { recruit } from "@tripartite/kernel";
import { afterAll, expect, test } from "vitest";
import { toy } from "../../games/kernel/test/toy.ts";
import { Browser } from "../../server/test/browser.ts";
import { type TestServer, temporaryFolder, testServer } from "../../server/test/harness.ts";
import { sharedDatabase } from "../../server/test/postgres.ts";
import { played, recorded, signedUp, tableOf } from "../../server/test/rated-table.ts";
import { bid, bidAll, threeSeats } from "../../server/test/toy-table.ts";
import { type Run, tripartite } from "./harness.ts";

const bots = { toy: { recruit: recruit(toy) } };
const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function folder(): string {
  folders.push(temporaryFolder());
  return folders.at(-1)!;
}

const PASSWORD = "a long password";

/** Ann has an account and plays a game with two guests. */
async function peopled(server: TestServer): Promise<{ id: string; people: Browser[] }> {
  const { id, people, seats } = await threeSeats(server);
  await people[0].post("/api/account", { name: "Ann of York", password: PASSWORD });
  await bidAll(seats, [1, 2, 3]);
  return { id, people };
}

// biome-ignore lint/suspicious/noExplicitAny: answers are checked by the tests
async function asked(line: string | string[]): Promise<Run & { json: Record<string, any> }> {
  const run = await tripartite(line, { bots });
  return { ...run, json: run.code === 0 && run.out.startsWith("{") ? JSON.parse(run.out) : {} };
}

test("on SQLite: people and tables are listed beside a server, and changed when it has stopped", async () => {
  const dataDir = folder();
  const server = await testServer({ config: { dataDir }, keepData: true });
  const { id } = await peopled(server);
  const { json } = await asked(`people --json --data ${dataDir}`);
  const found = json.people.map(({ name, kind, tables }: Record<string, unknown>) => [name, kind, tables]);
  expect(found).toContainEqual(["Ann of York", "account", 1]);
  expect(found.filter(([, kind]: string[]) => kind === "guest")).toHaveLength(2);
  expect((await asked(`tables --json --data ${dataDir}`)).json.tables).toMatchObject([
    { id, game: "toy", status: "playing", moves: 3 },
  ]);
  const refused = await asked(["people", "ban", "Ann of York", "--data", dataDir]);
  expect(refused).toMatchObject({
    code: 2,
    err: expect.stringMatching(/another server \(process \d+\).*stop it first/),
  });
  await server.close();

  const { password } = (await asked(["people", "reset", "ann of york", "--json", "--data", dataDir])).json;
  await asked(["people", "rename", "Ann of York", "Anna", "--data", dataDir]);
  const again = await testServer({ config: { dataDir }, keepData: true });
  const ann = new Browser(again.url);
  expect(await ann.request("POST", "/api/login", { name: "Anna", password: PASSWORD })).toMatchObject({ status: 401 });
  await ann.post("/api/login", { name: "Anna", password });
  expect((await ann.get("/api/tables/mine")).tables).toMatchObject([{ id, yourSeats: [0] }]);
  await again.close();
});

test("on PostgreSQL a running server notices at once", async () => {
  const data = await sharedDatabase("operator");
  const server = await testServer({ config: { databaseUrl: data }, keepData: true });
  const { id, people } = await peopled(server);
  const red = await people[0].follow(id, { seat: 0 });
  const blue = await people[2].follow(id, { seat: 2 });
  expect((await asked(["people", "ban", "Ann of York", "--data", data])).code).toBe(0);
  // Both the session and the seat are gone; the news of either may come first.
  expect(["LOGGED_OUT", "SEAT_LOST"]).toContain((await red.closed).reason);
  expect((await people[0].get("/api/me")).person).toBeNull();
  expect(await people[0].request("POST", "/api/login", { name: "Ann of York", password: PASSWORD })).toMatchObject({
    status: 401,
  });
  await blue.until(({ table }) => table?.seats[0].kind === "bot");
  expect((await asked(`people --json --data ${data}`)).json.people).toContainEqual(
    expect.objectContaining({ name: "Ann of York", kind: "banned", tables: 0 }),
  );

  expect((await asked(`tables delete ${id} --data ${data}`)).err).toContain("is not over: close it first");
  expect((await asked(`tables close ${id} --data ${data}`)).code).toBe(0);
  await blue.until(({ table }) => table?.status === "ended");
  expect(await blue.act(bid(1))).toMatchObject({ type: "error", code: "NOT_PLAYING" });
  expect((await asked(`tables close ${id} --data ${data}`)).err).toContain("is over already");
  await server.close();
  expect((await asked(`tables delete ${id} --data ${data}`)).code).toBe(0);
  expect((await asked(`tables --json --data ${data}`)).json).toEqual({ tables: [] });
  expect((await asked(`verify --data ${data}`)).code).toBe(0);
});

test("who is deleted leaves nothing but a game without the name", async () => {
  const dataDir = folder();
  const server = await testServer({ config: { dataDir }, keepData: true });
  await peopled(server);
  await server.close();
  expect((await asked(["people", "delete", "Ann of York", "--data", dataDir])).code).toBe(0);
  const { json } = await asked(`people --json --data ${dataDir}`);
  expect(json.people.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(["deleted", "guest", "guest"]);
});

test("what cannot be done is answered in one line", async () => {
  const dataDir = folder();
  const server = await testServer({ config: { dataDir }, keepData: true });
  await server.browser().post("/api/account", { name: "Ann", password: PASSWORD });
  await server.close();
  const answers = {
    "people reset Nobody": "There is no account Nobody",
    "people frobnicate Ann": "usage: tripartite people",
    "people rename Ann": "usage: tripartite people",
    "people rename Ann \u200b": "A name has 1 to 40 letters",
    "tables close abc": "There is no table abc.",
    "tables close": "usage: tripartite tables",
    "move-database": "usage: tripartite move-database",
    "move-database --to ./elsewhere": "only a SQLite database can be moved, and only to PostgreSQL",
  };
  for (const [line, told] of Object.entries(answers)) {
    const { code, err } = await asked(`${line} --data ${dataDir}`);
    expect({ line, code, lines: err.trimEnd().split("\n") }).toEqual({
      ...{ line, code: 2 },
      lines: [expect.stringContaining(told)],
    });
  }
});

test("a SQLite database moves to PostgreSQL: everything arrives, cookies and passwords work, play continues", async () => {
  const dataDir = folder();
  const server = await testServer({ config: { dataDir }, keepData: true });
  const { id, people } = await peopled(server);
  const { seq } = await (await people[0].follow(id, { seat: 0 })).ask("look", { since: 0 });
  const to = await sharedDatabase("moved");
  expect((await asked(`move-database --data ${dataDir} --to ${to}`)).err).toContain("stop it first");
  await server.close();
  const moved = await asked(`move-database --data ${dataDir} --to ${to}`);
  expect(moved).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+ rows moved.*\n.*replays/) });
  expect(await asked(`move-database --data ${dataDir} --to ${to}`)).toMatchObject({
    code: 2,
    err: expect.stringContaining("the target is not empty"),
  });
  const next = await testServer({ config: { databaseUrl: to }, keepData: true });
  const ann = new Browser(next.url);
  ann.cookie = people[0].cookie;
  expect((await ann.get("/api/me")).person).toMatchObject({ name: "Ann of York" });
  const red = await ann.follow(id, { seat: 0 });
  expect(await red.ask("look", { since: 0 })).toMatchObject({ seq });
  await new Browser(next.url).post("/api/login", { name: "Ann of York", password: PASSWORD });
  await next.close();
});

test("ratings are listed beside a server, and worked out again when it has stopped; closed tables are recorded", async () => {
  const dataDir = folder();
  const server = await testServer({ config: { dataDir }, keepData: true });
  const people = [await signedUp(server, "Ann"), await signedUp(server, "Ben"), await signedUp(server, "Cid")];
  const { table } = await played(people);
  const running = await tableOf(people);
  const { ratings } = (await asked(`ratings --json --data ${dataDir}`)).json;
  expect(ratings.map(({ name }: { name: string }) => name).sort()).toEqual(["Ann", "Ben", "Cid"]);
  const refused = await asked(`ratings rebuild --data ${dataDir}`);
  expect(refused).toMatchObject({ code: 2, err: expect.stringContaining("stop it first") });
  await server.close();
  expect((await asked(`ratings rebuild --json --data ${dataDir}`)).json).toEqual({ games: 1 });
  expect((await asked(`ratings --json --data ${dataDir}`)).json.ratings).toEqual(ratings);
  expect((await asked(`ratings --data ${dataDir}`)).out).toMatch(/^toy .* ± .* 1 games {2}(Ann|Ben|Cid)$/m);
  expect((await asked(`ratings best --data ${dataDir}`)).code).toBe(2);

  expect((await asked(`tables close ${running} --data ${dataDir}`)).code).toBe(0);
  const again = await testServer({ config: { dataDir, jobIntervalMs: 5 }, keepData: true });
  expect(await recorded(again.browser(), running)).toMatchObject({ kind: "abandoned", unrated: "closed" });
  await again.close();
  expect((await asked(`tables delete ${table} --data ${dataDir}`)).code).toBe(0);
  expect((await asked(`ratings rebuild --json --data ${dataDir}`)).json).toEqual({ games: 0 });
  expect((await asked(`ratings --json --data ${dataDir}`)).json.ratings).toEqual([]);
});
