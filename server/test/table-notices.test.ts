import { afterEach, beforeEach, expect, test } from "vitest";
import { accountHolder, BotAccount } from "./bot-account.ts";
import type { Answer, Browser } from "./browser.ts";
import { type Mailbox, openMailbox } from "./mailbox.ts";
import { openReceiver, type Receiver } from "./receiver.ts";
import { eventually, type TimedServer, timedServer, timedTable } from "./timed-table.ts";

const MINUTE = 60_000;

let mailbox: Mailbox;
let receiver: Receiver;
let server: TimedServer;
beforeEach(async () => {
  mailbox = await openMailbox();
  receiver = await openReceiver();
  const publicUrl = "https://games.example.org";
  server = await timedServer({ config: { smtpUrl: mailbox.url, publicUrl, noticePrivateTargets: true } });
});
afterEach(async () => {
  await server.close();
  await mailbox.close();
  await receiver.close();
});

const webhook = (person: Browser, path: string): Promise<Answer> =>
  person.post("/api/me/channels", { kind: "webhook", url: receiver.url + path });
const told = (path: string) =>
  receiver.posts
    .filter((post) => post.path === path)
    .map(({ body }) => (JSON.parse(body.toString()).content as string).split("\n")[0]);

test("when the game is over, those hear it who have not seen it", async () => {
  const { id, people, seats } = await timedTable(server, { title: "Autumn" });
  for (const [i, person] of people.entries()) await webhook(person, `/${i}`);
  await seats[0].ask("proposeEnding", { winners: [0, 2] });
  await seats[1].answer(true);
  await seats[2].answer(true);
  await seats[0].until(({ now }) => now.outcome !== undefined);
  await people[2].post(`/api/tables/${id}/seen`, { seat: 2, seq: seats[2].seq });
  server.advance(MINUTE);
  await eventually(
    async () => [0, 1].map((i) => told(`/${i}`).length),
    (counts) => counts.every((count) => count === 1),
  );
  expect(told("/1")).toEqual(["The game at “Autumn” is over: red and blue won."]);
  const { deliveries } = await people[2].get("/api/me/deliveries");
  await eventually(
    async () => (await people[2].get("/api/me/deliveries")).deliveries[0].status,
    (status) => status === "dropped",
  );
  expect(deliveries[0].kind).toBe("gameOver");
  expect(told("/2")).toEqual([]);
});

test("the host learns who sits down and who declines", async () => {
  const ann = await accountHolder(server);
  await webhook(ann, "/ann");
  const robot = await BotAccount.create(ann);
  const seats = ["me", "invited", { program: robot.name }];
  const { id, joinToken } = await ann.post("/api/tables", { game: "toy", title: "Autumn", seats });
  await (await server.guest("Ben")).post(`/api/tables/${id}/join`, { seat: 1, token: joinToken });
  await eventually(async () => told("/ann").length, Boolean);
  expect(told("/ann")).toEqual(["Ben plays green at “Autumn”."]);
  await robot.request("POST", `/tables/${id}/decline`);
  await eventually(
    async () => told("/ann").length,
    (count) => count === 2,
  );
  expect(told("/ann")[1]).toBe("Your invitation to play blue at “Autumn” was declined. Anybody may take the seat now.");
  await (await server.guest("Cid")).post(`/api/tables/${id}/join`, {});
  await eventually(
    async () => told("/ann").length,
    (count) => count === 3,
  );
  expect(told("/ann")[2]).toBe("Cid plays blue at “Autumn”. The game has begun.");
});

test("every mail has a way out that works with one click, for that address alone", async () => {
  const ann = await server.guest("Ann");
  const add = (address: string) => ann.post("/api/me/channels", { kind: "mail", address });
  await add("ann@example.org");
  const other = await add("other@example.org");
  await eventually(
    async () => mailbox.mails.length,
    (count) => count === 2,
  );
  const { text } = mailbox.mails.find(({ to }) => to === "ann@example.org")!;
  const link = /^List-Unsubscribe: <https:\/\/games\.example\.org(\/unsubscribe\/[\w.-]+)>$/m.exec(text)![1];
  expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(text.replaceAll("\n", "")).toContain(`No more mails to this address: https://games.example.org${link}`);
  const stranger = server.browser();
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const press = (path: string) => stranger.request("POST", path, "List-Unsubscribe=One-Click", form);
  expect((await press(`${link.slice(0, -3)}abc`)).status).toBe(404);
  expect((await press(link.replace(/\/[\w-]+\./, `/${other.id}.`))).status).toBe(404);
  const page = await stranger.request("GET", link);
  expect(page).toMatchObject({ status: 200, json: expect.stringContaining('<form method="post">') });
  expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none';style-src 'sha256-/);
  const channels = async () => (await ann.get("/api/me/channels")).channels.map(({ to }: { to: string }) => to);
  expect(await channels()).toEqual(["ann@example.org", "other@example.org"]);
  expect((await press(link)).status).toBe(200);
  expect((await press(link)).status).toBe(200);
  expect(await channels()).toEqual(["other@example.org"]);
});
