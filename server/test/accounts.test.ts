/** Accounts that can be repaired: forgotten passwords, other names, one's data, deletion. */
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Browser } from "./browser.ts";
import { type Mailbox, openMailbox } from "./mailbox.ts";
import { eventually, HOUR, type TimedServer, timedServer } from "./timed-table.ts";

const PASSWORD = "correct horse";

let mailbox: Mailbox;
let server: TimedServer;
beforeEach(async () => {
  mailbox = await openMailbox();
  server = await timedServer({ config: { smtpUrl: mailbox.url, publicUrl: "https://games.example.org" } });
});
afterEach(async () => {
  await server.close();
  await mailbox.close();
});

async function nextMail(): Promise<string> {
  await eventually(
    async () => mailbox.mails.length,
    (count) => count > 0,
  );
  return mailbox.mails.pop()!.text.replaceAll("=\r\n", "").replaceAll("=3D", "=");
}

async function account(name: string, address?: string): Promise<Browser> {
  const browser = server.browser();
  await browser.post("/api/account", { name, password: PASSWORD });
  if (address === undefined) return browser;
  const { id } = await browser.post("/api/me/channels", { kind: "mail", address });
  const [, code] = /the code is ([0-9a-f]+)/.exec(await nextMail())!;
  await browser.post(`/api/me/channels/${id}/confirm`, { code });
  return browser;
}

const forgot = (name: string) => server.browser().request("POST", "/api/password-reset", { name });
const reset = (token: string, password: string) =>
  server.browser().request("POST", "/api/password-reset/confirm", { token, password });
const logIn = (name: string, password: string) => server.browser().request("POST", "/api/login", { name, password });

test("a forgotten password: a mail to the confirmed address, a link that works once and for an hour", async () => {
  const ann = await account("Ann", "ann@example.org");
  expect((await forgot("ANN")).status).toBe(200);
  const [, token] = /games\.example\.org\/reset\?token=(\S+)/.exec(await nextMail())!;
  expect((await reset(`${token.slice(0, -2)}xx`, "battery staple")).json.code).toBe("WRONG_TOKEN");
  expect((await reset(token, "battery staple")).json).toEqual({ name: "Ann", account: true });
  expect(await ann.get("/api/me")).toEqual({ person: null });
  expect((await logIn("Ann", PASSWORD)).status).toBe(401);
  expect((await logIn("Ann", "battery staple")).status).toBe(200);
  expect((await reset(token, "third password")).json.code).toBe("WRONG_TOKEN");

  await forgot("Ann");
  const [, late] = /reset\?token=(\S+)/.exec(await nextMail())!;
  server.advance(HOUR + 1);
  expect((await reset(late, "third password")).json.code).toBe("WRONG_TOKEN");
});

test("the answer does not tell whether there is such an account, and mails are few", async () => {
  await account("Ben");
  const answers = [await forgot("Ben"), await forgot("Nobody at all")];
  for (const { status, json } of answers) expect([status, json]).toEqual([200, {}]);
  const cid = await account("Cid", "cid@example.org");
  for (let i = 0; i < 9; i++) await forgot("Cid");
  const sent = (await cid.get("/api/me/deliveries")).deliveries;
  expect(sent.filter(({ kind }: { kind: string }) => kind === "passwordReset")).toHaveLength(6);
});

test("a person sees the devices that are signed in, and signs one of them out", async () => {
  const phone = await account("Doris");
  const laptop = server.browser();
  await laptop.post("/api/login", { name: "Doris", password: PASSWORD });
  await phone.post("/api/me/carry");
  const { devices } = await laptop.get("/api/me/devices");
  expect(devices).toHaveLength(2);
  expect(devices.map(({ here }: { here?: true }) => here === true).toSorted()).toEqual([false, true]);
  const { id } = devices.find(({ here }: { here?: true }) => !here);
  const { id: table } = await phone.post("/api/tables", { game: "toy", seats: ["me", "hotSeat", "hotSeat"] });
  const socket = await phone.follow(table, { seat: 0 });
  const stranger = await account("Dorian");
  await stranger.request("DELETE", `/api/me/devices?${new URLSearchParams({ id })}`);
  expect((await phone.get("/api/me")).person).toMatchObject({ name: "Doris" });
  const { json: left } = await laptop.request("DELETE", `/api/me/devices?${new URLSearchParams({ id })}`);
  expect(left).toMatchObject({ devices: [{ here: true }] });
  expect((await phone.get("/api/me")).person).toBeNull();
  expect((await socket.closed).reason).toBe("LOGGED_OUT");
});

test("signing out ends one device, or all of them", async () => {
  const phone = await account("Dora");
  const laptop = server.browser();
  const { json } = await laptop.request("POST", "/api/login", { name: "Dora", password: PASSWORD });
  expect(json).toEqual({ name: "Dora", account: true });
  const who = async (device: Browser) => (await device.get("/api/me")).person?.name;
  const cookie = phone.cookie;
  await phone.post("/api/logout");
  phone.cookie = cookie;
  expect([await who(phone), await who(laptop)]).toEqual([undefined, "Dora"]);
  await laptop.post("/api/logout", { everywhere: true });
  expect(await who(laptop)).toBeUndefined();
});

test("personal data is a file; after deletion nothing bears the name, and the tables continue", async () => {
  const [eve, fay] = [await account("Eve", "eve@example.org"), await account("Fay")];
  const seats = ["me", "invited", "hotSeat"];
  const { id, joinToken: token } = await eve.post("/api/tables", { game: "toy", seats });
  await fay.post(`/api/tables/${id}/join`, { token });
  const socket = await eve.follow(id, { seat: 0 });
  await socket.ask("chat", { text: "I shall be back" });
  const data = await eve.get("/api/me/data");
  expect(data).toMatchObject({ name: "Eve", account: true, channels: [{ target: { address: "eve@example.org" } }] });
  expect(data.chat).toMatchObject([{ table: id, text: "I shall be back" }]);
  expect(JSON.stringify(data)).not.toContain("scrypt");

  expect((await eve.request("POST", "/api/me/delete", { password: "wrong horse" })).status).toBe(401);
  await eve.post("/api/me/delete", { password: PASSWORD });
  expect((await logIn("Eve", PASSWORD)).status).toBe(401);
  const table = await fay.get(`/api/tables/${id}`);
  expect(table.status).toBe("playing");
  expect(JSON.stringify(table)).not.toContain("Eve");
  expect((await account("Eve")).cookie).not.toBe("");
});
