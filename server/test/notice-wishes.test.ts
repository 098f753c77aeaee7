/** Quiet hours, digests, invitations by name, and webhooks that can be trusted. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { heldUntil } from "../notices/wishes.ts";
import { accountHolder } from "./bot-account.ts";
import type { Answer, Browser } from "./browser.ts";
import { temporaryFolder } from "./harness.ts";
import { type Mailbox, openMailbox } from "./mailbox.ts";
import { openReceiver, type Receiver } from "./receiver.ts";
import { eventually, HOUR, type TimedServer, timedServer, timedTable } from "./timed-table.ts";
import { bid } from "./toy-table.ts";

const MINUTE = 60_000;
const at = (text: string) => Date.parse(`${text}Z`);

let mailbox: Mailbox;
let receiver: Receiver;
let server: TimedServer;
beforeAll(async () => {
  mailbox = await openMailbox();
  receiver = await openReceiver();
  const publicUrl = "https://games.example.org";
  server = await timedServer({ config: { smtpUrl: mailbox.url, publicUrl, noticePrivateTargets: true } });
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
  await receiver.close();
});

const webhook = (person: Browser, path: string): Promise<Answer> =>
  person.post("/api/me/channels", { kind: "webhook", url: receiver.url + path });
const posts = (path: string) => receiver.posts.filter((post) => post.path === path);
const told = (path: string): Answer[] => posts(path).map(({ body }) => JSON.parse(body.toString()));
const arrived = (path: string, count: number) =>
  eventually(
    async () => told(path),
    (all) => all.length >= count,
  );
/** When the jobs have certainly run. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 100));

test("quiet hours and digests in their time zones, across midnight and the change of clocks", () => {
  const berlin = { zone: "Europe/Berlin", quiet: { from: "22:00", to: "07:00" } };
  const move = { kind: "yourMove", created: 0, deadline: undefined };
  const held = (wishes: object, text: string, notice = move) =>
    new Date(heldUntil({ zone: "UTC", ...wishes }, notice, at(text))).toISOString().slice(0, 16);
  expect(held(berlin, "2030-01-10T20:59")).toBe("2030-01-10T20:59");
  expect(held(berlin, "2030-01-10T21:00")).toBe("2030-01-11T06:00");
  expect(held(berlin, "2030-01-11T05:59")).toBe("2030-01-11T06:00");
  expect(held(berlin, "2030-01-11T06:00")).toBe("2030-01-11T06:00");
  expect(held(berlin, "2030-03-30T22:00"), "the night is an hour shorter").toBe("2030-03-31T05:00");
  expect(held(berlin, "2030-10-26T21:00"), "the night is an hour longer").toBe("2030-10-27T06:00");
  const gap = { zone: "Europe/Berlin", quiet: { from: "01:00", to: "02:30" } };
  expect(held(gap, "2030-03-31T00:30"), "an end that does not exist").toBe("2030-03-31T01:30");
  const nap = { zone: "Asia/Kolkata", quiet: { from: "12:00", to: "14:30" } };
  expect(held(nap, "2030-05-05T07:00")).toBe("2030-05-05T09:00");
  expect(held(nap, "2030-05-05T10:00")).toBe("2030-05-05T10:00");

  const deadline = at("2030-01-11T06:30");
  expect(held(berlin, "2030-01-10T23:00", { ...move, deadline } as never), "the clock would run out").toBe(
    "2030-01-10T23:00",
  );
  expect(held(berlin, "2030-01-10T23:00", { ...move, deadline: deadline + HOUR } as never)).toBe("2030-01-11T06:00");
  expect(held(berlin, "2030-01-10T23:00", { ...move, kind: "passwordReset" })).toBe("2030-01-10T23:00");

  const created = at("2030-01-10T10:20");
  expect(held({ digest: "hourly" }, "2030-01-10T10:21", { ...move, created })).toBe("2030-01-10T11:00");
  expect(held({ digest: "hourly" }, "2030-01-10T11:00", { ...move, created })).toBe("2030-01-10T11:00");
  expect(held({ digest: "hourly" }, "2030-01-10T10:21", { ...move, kind: "reminder", created })).toBe(
    "2030-01-10T10:21",
  );
  const daily = { ...berlin, digest: "daily", digestAt: "23:00" };
  expect(held(daily, "2030-01-10T10:21", { ...move, created }), "a digest in the night").toBe("2030-01-11T06:00");
});

test("a night is quiet; in the morning one message tells of everything, signed and with fields for programs", async () => {
  const { people, seats, id } = await timedTable(server, { title: "Autumn", pace: "threeDays" });
  const [ann, ben] = people;
  const { secret, signed } = await webhook(ben, "/ben");
  expect(signed).toBe(true);
  expect(JSON.stringify(await ben.get("/api/me/channels"))).not.toContain(secret);
  const now = new Date(server.now()).toISOString().slice(11, 16);
  const morning = new Date(server.now() + 8 * HOUR).toISOString().slice(11, 16);
  const wishes = { zone: "UTC", quiet: { from: now, to: morning } };
  expect(await ben.post("/api/me/notice-wishes", wishes)).toEqual({ wishes });
  const second = await ann.post("/api/tables", {
    ...{ game: "toy", title: "Winter", pace: "threeDays" },
    seats: ["me", "open", { bot: "recruit" }],
  });
  await ben.post(`/api/tables/${second.id}/join`, {});
  const quick = await ann.post("/api/tables", {
    ...{ game: "toy", title: "Quick", pace: "day", timeControl: { reserve: 0, increment: 6 * HOUR } },
    seats: ["me", "open", { bot: "recruit" }],
  });
  await ben.post(`/api/tables/${quick.id}/join`, {});
  for (const seat of seats) await seat.act(bid(1), 0);
  for (const action of [{ type: "aim" }, { type: "fire" }]) await seats[0].act(action);
  await seats[1].until(({ now: update }) => update.decision?.id === "aim");
  server.advance(2 * MINUTE);
  const [pressing] = await arrived("/ben", 1);
  expect(pressing.content).toContain("It is your move at “Quick”");
  server.advance(2 * HOUR);
  await aWhile();
  expect(told("/ben")).toHaveLength(1);
  server.advance(6 * HOUR);
  const digest = await eventually(
    async () => told("/ben").find(({ content }) => content.includes("Autumn")),
    (found) => found !== undefined,
  );
  expect(digest.content).toMatch(/- It is your move at “Autumn” \(you play green\)\. Time left: .*\n {2}https:/);
  expect(digest.content).toContain("“Winter”");
  expect(digest.notices.find(({ table }: Answer) => table === id)).toMatchObject({
    ...{ kind: "yourMove", title: "Autumn", game: "toy", seat: 1, seatId: "green" },
    ...{ calendar: { round: 0, stage: "shots" }, url: `https://games.example.org/tables/${id}` },
    deadline: expect.any(Number),
  });

  const docs = readFileSync(join(import.meta.dirname, "../../docs/protocol.md"), "utf8");
  const example = join(temporaryFolder(), "verify.mjs");
  writeFileSync(example, /```js verify-webhook\n([\s\S]*?)```/.exec(docs)![1]);
  const { isGenuine } = await import(pathToFileURL(example).href);
  for (const { headers, body } of posts("/ben")) {
    const seconds = Number(headers["tripartite-timestamp"]);
    expect(isGenuine(secret, headers, body.toString(), seconds + 10)).toBe(true);
    expect(isGenuine(secret, headers, body.toString(), seconds + 1000), "too old").toBe(false);
    expect(isGenuine(secret, headers, `${body} `, seconds)).toBe(false);
    expect(isGenuine("another", headers, body.toString(), seconds)).toBe(false);
  }
  const [channel] = (await ben.get("/api/me/channels")).channels;
  const { secret: renewed } = await ben.post(`/api/me/channels/${channel.id}/secret`);
  await ben.post(`/api/me/channels/${channel.id}/test`);
  const before = posts("/ben").length;
  await arrived("/ben", before + 1);
  const { headers, body } = posts("/ben").at(-1)!;
  expect(isGenuine(renewed, headers, body.toString(), Number(headers["tripartite-timestamp"]))).toBe(true);
});

test("an hourly digest by mail counts and names what waits; wishes that make no sense are refused", async () => {
  const { people, seats } = await timedTable(server, { title: "Spring", pace: "threeDays" });
  const ben = people[1];
  const { id: channel } = await ben.post("/api/me/channels", { kind: "mail", address: "ben@example.org" });
  const code = await eventually(
    async () => /the code is ([0-9a-f]+)/.exec(mailbox.mails.at(-1)?.text ?? "")?.[1],
    (found) => found !== undefined,
  );
  await ben.post(`/api/me/channels/${channel}/confirm`, { code });
  mailbox.mails.length = 0;
  await ben.post("/api/me/notice-wishes", { zone: "UTC", digest: "hourly" });
  const third = await people[0].post("/api/tables", { game: "toy", title: "Summer", seats: ["me", "open", "open"] });
  await ben.post(`/api/tables/${third.id}/join`, {});
  await people[2].post(`/api/tables/${third.id}/join`, {});
  for (const seat of seats) await seat.act(bid(1), 0);
  for (const action of [{ type: "aim" }, { type: "fire" }]) await seats[0].act(action);
  await seats[1].until(({ now }) => now.decision?.id === "aim");
  server.advance(2 * MINUTE);
  await aWhile();
  expect(mailbox.mails).toEqual([]);
  server.advance(HOUR);
  await eventually(
    async () => mailbox.mails.length,
    (count) => count === 1,
  );
  const [mail] = mailbox.mails;
  expect(mail.text).toContain("Subject: Tripartite: 2 games wait for you");
  expect(mail.text).toMatch(/Spring.*\n[\s\S]*Summer|Summer.*\n[\s\S]*Spring/);
  for (const [status, body, code_] of [
    [400, { zone: "Mars/Olympus" }, "BAD_ZONE"],
    [400, { zone: "UTC", quiet: { from: "08:00", to: "08:00" } }, "BAD_HOURS"],
    [400, { zone: "UTC", quiet: { from: "8", to: "9" } }, "MALFORMED"],
  ] as const) {
    const answer = await ben.request("POST", "/api/me/notice-wishes", body);
    expect([answer.status, answer.json.code]).toEqual([status, code_]);
  }
});

test("a person invited by name gets one notice, unless the seat is no longer kept", async () => {
  const [ann, emil] = [await accountHolder(server, "Anna Host"), await accountHolder(server, "Emil Guest")];
  await webhook(emil, "/emil");
  const { id } = await ann.post("/api/tables", { game: "toy", title: "By name", seats: ["me", "invited", "open"] });
  await ann.post(`/api/tables/${id}/host/seat`, { seat: 1, for: { account: "Emil Guest" } });
  await ann.post(`/api/tables/${id}/host/time`, { pace: "day" });
  const [invitation] = await arrived("/emil", 1);
  expect(invitation.content).toBe(
    `Anna Host keeps a seat for you at “By name”: you would play green.\nhttps://games.example.org/tables/${id}`,
  );
  expect(invitation.notices).toMatchObject([{ kind: "invited", table: id, seat: 1 }]);
  await aWhile();
  expect(told("/emil")).toHaveLength(1);
});

test("people choose their topics: talk only if they want it, once while they are away; no ends if they do not", async () => {
  const [ann, ben, cid] = [await server.guest("Ann"), await server.guest("Ben"), await server.guest("Cid")];
  const { id } = await ann.post("/api/tables", { game: "toy", title: "Talk", seats: ["me", "open", "open"] });
  for (const one of [ben, cid]) await one.post(`/api/tables/${id}/join`, {});
  for (const [one, path] of [
    [ben, "/listener"],
    [cid, "/deaf"],
  ] as const)
    await webhook(one, path);
  await ben.post("/api/me/notice-wishes", { zone: "UTC", topics: ["chat"] });
  const red = await ann.follow(id, { seat: 0 });
  for (const text of ["first secret", "second secret"]) await red.ask("chat", { text });
  await red.ask("chat", { text: "for Cid", to: 2 });
  server.advance(2 * MINUTE);
  const [talk] = await arrived("/listener", 1);
  expect(talk.content).toContain("There is something new in the chat of “Talk”.");
  expect(talk.notices).toMatchObject([{ kind: "chat", table: id, seat: 1 }]);
  const green = await ben.follow(id, { seat: 1 });
  await green.until(({ messages }) => messages.some(({ type }) => type === "presence"));
  await red.ask("chat", { text: "third secret" });
  await cid.post(`/api/tables/${id}/resign`);
  await red.ask("proposeEnding", { winners: [0] });
  await green.answer(true);
  server.advance(2 * MINUTE);
  await aWhile();
  expect(told("/listener")).toHaveLength(1);
  expect(JSON.stringify([...told("/listener"), ...told("/deaf")])).not.toContain("secret");
  expect(told("/deaf").some(({ content }) => content.includes("chat"))).toBe(false);
});

test("talk reaches those whose connection was lost with its server, which can no longer say that they left", async () => {
  const [ann, ben] = [await server.guest("Ann"), await server.guest("Ben")];
  const { id } = await ann.post("/api/tables", { game: "toy", title: "Talk", seats: ["me", "open", "open"] });
  await ben.post(`/api/tables/${id}/join`, {});
  await webhook(ben, "/lost");
  await ben.post("/api/me/notice-wishes", { zone: "UTC", topics: ["chat"] });
  const green = await ben.follow(id, { seat: 1 });
  await green.until(({ messages }) => messages.some(({ type }) => type === "presence"));
  const red = await ann.follow(id, { seat: 0 });
  server.advance(10 * MINUTE);
  await red.ask("chat", { text: "Where are you?" });
  server.advance(2 * MINUTE);
  const [talk] = await arrived("/lost", 1);
  expect(talk.content).toContain("There is something new in the chat of “Talk”.");
});
