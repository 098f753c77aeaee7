import { createECDH, randomBytes } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Answer, Browser } from "./browser.ts";
import { type Mailbox, openMailbox } from "./mailbox.ts";
import { openReceiver, type Receiver } from "./receiver.ts";
import { DAY, eventually, HOUR, type TimedServer, timedServer, timedTable } from "./timed-table.ts";
import { aim, bid, fire } from "./toy-table.ts";

const MINUTE = 60_000;

let mailbox: Mailbox;
let receiver: Receiver;
let server: TimedServer;
beforeEach(async () => {
  mailbox = await openMailbox();
  receiver = await openReceiver();
  server = await timedServer({
    config: {
      smtpUrl: mailbox.url,
      mailFrom: "Tripartite <games@example.org>",
      publicUrl: "https://games.example.org",
      noticePrivateTargets: true,
      noticeTimeoutSeconds: 1,
    },
  });
});
afterEach(async () => {
  await server.close();
  await mailbox.close();
  await receiver.close();
});

const deliveries = async (person: Browser): Promise<Answer[]> => (await person.get("/api/me/deliveries")).deliveries;
const webhook = (person: Browser, path = "/hook"): Promise<Answer> =>
  person.post("/api/me/channels", { kind: "webhook", url: receiver.url + path });
const texts = () => receiver.posts.map(({ body }) => JSON.parse(body.toString()).content as string);
/** When the jobs have certainly run. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 100));

async function confirmedMail(person: Browser, address: string): Promise<Answer> {
  const channel = await person.post("/api/me/channels", { kind: "mail", address });
  expect(channel).toMatchObject({ kind: "mail", to: address, confirmed: false });
  await eventually(
    async () => mailbox.mails.length,
    (count) => count > 0,
  );
  const code = /the code is ([0-9a-f]+)/.exec(mailbox.mails.pop()!.text)![1];
  const confirm = (given: string) => person.request("POST", `/api/me/channels/${channel.id}/confirm`, { code: given });
  expect((await confirm("000000000000")).json.code).toBe("WRONG_CODE");
  expect((await confirm(code)).json).toMatchObject({ confirmed: true });
  return channel;
}

test("a mail says that it is your move, once per turn, and not to those who answer at once", async () => {
  const { id, people, seats } = await timedTable(server, { title: "Autumn\r\nBcc: all@example.org" });
  const [ann, ben] = people;
  await confirmedMail(ann, "ann@example.org");
  await confirmedMail(ben, "ben@example.org");
  mailbox.mails.length = 0;
  for (const seat of seats) await seat.act(bid(3), 0);
  await seats[0].until(({ seq }) => seq === 3);
  await seats[0].act(aim);
  await seats[0].until(({ seq }) => seq === 4);
  await seats[0].act(fire);
  await seats[1].until(({ seq }) => seq === 5);
  server.advance(MINUTE - 1);
  await aWhile();
  expect(mailbox.mails).toEqual([]);
  server.advance(1);
  const [delivery] = await eventually(
    () => deliveries(ben),
    ([newest]) => newest.status === "sent",
  );
  expect(delivery).toMatchObject({ kind: "yourMove", table: id, attempts: 1 });
  expect(mailbox.mails).toHaveLength(1);
  const [{ to, text }] = mailbox.mails;
  expect(to).toBe("ben@example.org");
  expect(text).toContain("Subject: It is your move: Autumn Bcc: all@example.org");
  expect(text).toContain(`https://games.example.org/tables/${id}`);
  expect(text).toContain("you play green");
  expect(text).toContain("Time left: 2 d 23 h.");
  const [skipped] = await deliveries(ann);
  expect(skipped).toMatchObject({ kind: "yourMove", status: "dropped" });
  server.advance(HOUR);
  await aWhile();
  expect(mailbox.mails).toHaveLength(1);
});

test("one reminder before the clock ends, and a word when a bot takes the seat", async () => {
  const { people, seats } = await timedTable(server, { timeControl: { reserve: 0, increment: DAY } });
  const [ann] = people;
  await webhook(ann);
  for (const seat of seats.slice(1)) await seat.act(bid(1), 0);
  server.advance(18 * HOUR - 1);
  await aWhile();
  expect(texts()).toEqual([]);
  server.advance(1);
  await eventually(async () => texts().length, Boolean);
  expect(texts()).toEqual([
    "Your time is running out at “Toy” (you play red). Time left: 6 h 0 min.\nhttps://games.example.org/tables/" +
      (await ann.get("/api/tables/mine")).tables[0].id,
  ]);
  server.advance(6 * HOUR);
  await seats[0].until(({ seq }) => seq === 3);
  server.advance(MINUTE);
  await eventually(
    async () => texts().length,
    (count) => count === 1,
  );
  server.advance(DAY);
  await eventually(
    async () => texts(),
    (all) => all.some((text) => text.startsWith("Your time ran out, so a bot plays red")),
  );
  expect(texts().filter((text) => text.startsWith("Your time ran out"))).toHaveLength(1);
});

test("what cannot be delivered is tried again, ever more slowly, and the log tells", async () => {
  const ann = await server.guest("Ann");
  const { id } = await webhook(ann);
  receiver.status = 503;
  const { delivery } = await ann.post(`/api/me/channels/${id}/test`);
  for (const [tries, pause] of [1, 5, 15, 60].entries()) {
    const [row] = await eventually(
      () => deliveries(ann),
      ([newest]) => newest.status === "waiting" && newest.attempts === tries + 1,
    );
    expect(row).toMatchObject({
      id: delivery,
      error: "The receiver answered 503.",
      due: server.now() + pause * MINUTE,
    });
    server.advance(pause * MINUTE - 1);
    await aWhile();
    expect(receiver.posts).toHaveLength(tries + 1);
    if (tries === 3) receiver.status = 200;
    server.advance(1);
  }
  const [row] = await eventually(
    () => deliveries(ann),
    ([newest]) => newest.status === "sent",
  );
  expect(row.attempts).toBe(5);
  expect(receiver.posts).toHaveLength(5);
});

test("no redirect is followed, and what may have arrived is not sent again", async () => {
  const ann = await server.guest("Ann");
  const { id } = await webhook(ann);
  for (const [status, result] of [
    [302, "failed"],
    [400, "failed"],
    [0, "unknown"],
  ] as const) {
    receiver.status = status;
    server.advance(1);
    await ann.post(`/api/me/channels/${id}/test`);
    await eventually(
      () => deliveries(ann),
      ([newest]) => newest.status === result && newest.created === server.now(),
    );
  }
  server.advance(DAY);
  await aWhile();
  expect(receiver.posts).toHaveLength(3);
});

test("mail servers that say no, not now, or nothing", async () => {
  const ann = await server.guest("Ann");
  const { id } = await confirmedMail(ann, "ann@example.org");
  const tested = async (status: string) => {
    server.advance(1);
    await ann.post(`/api/me/channels/${id}/test`);
    const [newest] = await eventually(
      () => deliveries(ann),
      ([one]) => one.kind === "test" && one.created === server.now() && one.status === status && one.attempts === 1,
    );
    return newest.error;
  };
  mailbox.refuse = "550 no such person";
  expect(await tested("failed")).toBe("The mail server answered 550.");
  mailbox.refuse = "451 later";
  expect(await tested("waiting")).toBe("The mail server answered 451.");
  mailbox.refuse = undefined;
  await tested("sent");
  await mailbox.close();
  expect(await tested("waiting")).toBe("The mail server could not be reached.");
  mailbox = await openMailbox();
});

test("web push is signed and encrypted, and a subscription that is gone is forgotten", async () => {
  const ann = await server.guest("Ann");
  const { pushKey } = await ann.get("/api/me/channels");
  const browserKeys = createECDH("prime256v1");
  browserKeys.generateKeys();
  const channel = await ann.post("/api/me/channels", {
    kind: "push",
    endpoint: `${receiver.url}/push/1`,
    keys: { p256dh: browserKeys.getPublicKey("base64url"), auth: randomBytes(16).toString("base64url") },
  });
  receiver.status = 201;
  await ann.post(`/api/me/channels/${channel.id}/test`);
  await eventually(
    () => deliveries(ann),
    ([newest]) => newest.status === "sent",
  );
  const [{ path, headers, body }] = receiver.posts;
  expect(path).toBe("/push/1");
  expect(headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400" });
  expect(headers.authorization).toContain(`k=${pushKey}`);
  expect(body.includes("your move")).toBe(false);
  receiver.status = 410;
  server.advance(1);
  await ann.post(`/api/me/channels/${channel.id}/test`);
  await eventually(
    () => ann.get("/api/me/channels"),
    ({ channels }) => channels.length === 0,
  );
});

test("channels: shown without their secrets, limited, removable, and nobody else's", async () => {
  const [ann, ben] = [await server.guest("Ann"), await server.guest("Ben")];
  const { id } = await webhook(ann, "/secret-token");
  const { channels, mail } = await ann.get("/api/me/channels");
  expect(mail).toBe(true);
  expect(channels).toMatchObject([{ id, kind: "webhook", to: new URL(receiver.url).host, confirmed: true }]);
  expect(JSON.stringify(channels)).not.toContain("secret-token");
  expect((await ben.request("DELETE", `/api/me/channels/${id}`)).status).toBe(404);
  expect((await ben.request("POST", `/api/me/channels/${id}/test`)).status).toBe(404);
  expect((await server.browser().request("GET", "/api/me/channels")).status).toBe(401);
  expect((await webhook(ann, "/secret-token")).id).toBe(id);
  expect((await ann.get("/api/me/channels")).channels).toHaveLength(1);
  for (let i = 0; i < 4; i++) await webhook(ann, `/${i}`);
  const sixth = await ann.request("POST", "/api/me/channels", { kind: "webhook", url: `${receiver.url}/sixth` });
  expect(sixth.json.code).toBe("TOO_MANY_CHANNELS");
  expect((await ann.request("DELETE", `/api/me/channels/${id}`)).status).toBe(200);
  const bad = { kind: "mail", address: "a@b.c, d@e.f" };
  expect((await ann.request("POST", "/api/me/channels", bad)).json.code).toBe("MALFORMED");
  const { id: unconfirmed } = await ann.post("/api/me/channels", { kind: "mail", address: "a@b.c" });
  expect((await ann.request("POST", `/api/me/channels/${unconfirmed}/test`)).json.code).toBe("NOT_CONFIRMED");
  const again = async (channel: string) => {
    await ann.request("DELETE", `/api/me/channels/${channel}`);
    return ann.request("POST", "/api/me/channels", { kind: "mail", address: "a@b.c" });
  };
  let last = await again(unconfirmed);
  for (let i = 0; i < 4; i++) last = await again(last.json.id);
  expect(last).toMatchObject({ status: 429, json: { code: "TOO_MANY_ADDRESSES" } });
});

test("D20: a mailbox is asked so often in a day, however many people name it", async () => {
  const codes: unknown[] = [];
  for (const address of ["eve@b.c", "Eve@b.c", "eve+1@b.c", "eve+2@b.c", "eve@B.C"]) {
    const stranger = await server.guest("Frieda");
    const { json } = await stranger.request("POST", "/api/me/channels", { kind: "mail", address });
    codes.push(json.code);
  }
  expect(codes).toEqual([undefined, undefined, undefined, "TOO_MANY_ADDRESSES", "TOO_MANY_ADDRESSES"]);
  const other = { kind: "mail", address: "other@b.c" };
  expect((await (await server.guest("Ann")).request("POST", "/api/me/channels", other)).status).toBe(200);
});

test("D21: a code of other letters is wrong, whatever it weighs", async () => {
  const ann = await server.guest("Ann");
  const { id } = await ann.post("/api/me/channels", { kind: "mail", address: "ann@b.c" });
  for (const code of ["ä".repeat(12), "ä".repeat(6), "", "0".repeat(40)])
    expect((await ann.request("POST", `/api/me/channels/${id}/confirm`, { code })).json.code).toBe("WRONG_CODE");
});

test("by default only public https addresses are allowed, and no mail without a mail server", async () => {
  const strict = await timedServer();
  const ann = await strict.guest("Ann");
  const add = async (target: object) => (await ann.request("POST", "/api/me/channels", target)).json.code;
  for (const url of ["http://example.org/", "https://127.0.0.1/", "https://[::1]/", "https://localhost/", "file:///x"])
    expect(await add({ kind: "webhook", url })).toBe("BAD_ADDRESS");
  expect(await add({ kind: "mail", address: "ann@example.org" })).toBe("NO_MAIL");
  await strict.close();
});
