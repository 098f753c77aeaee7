import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isPublicAddress, lookupPublic, mustBeAllowed, post } from "../notices/outgoing.ts";
import { openReceiver, type Receiver } from "./receiver.ts";

let receiver: Receiver;
beforeAll(async () => {
  receiver = await openReceiver();
});
afterAll(() => receiver.close());

const STRICT = { allowPrivate: false, timeoutMs: 1000 };

test("addresses of this machine and its network are not public", () => {
  const own = "0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.16.0.1 192.168.1.1 198.18.0.1 224.0.0.1";
  const own6 = ":: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1 fc00::1 fe80::1 ff02::1 2002:7f00:1::";
  for (const address of [...own.split(" "), ...own6.split(" ")])
    expect([address, isPublicAddress(address)]).toEqual([address, false]);
  for (const address of ["8.8.8.8", "172.32.0.1", "2606:4700::1111"]) expect(isPublicAddress(address)).toBe(true);
  expect(isPublicAddress("example.org")).toBe(false);
});

test("other spellings of private addresses are seen through", () => {
  for (const host of ["2130706433", "0x7f.1", "127.1", "[::ffff:7f00:1]", "[0:0:0:0:0:0:0:1]"])
    expect(() => mustBeAllowed(`https://${host}/`, STRICT)).toThrow("public internet");
  expect(() => mustBeAllowed("https://user:secret@example.org/", STRICT)).toThrow("https://");
  expect(mustBeAllowed("https://discord.com/api/webhooks/1/x", STRICT).hostname).toBe("discord.com");
});

test("a public name that leads to this machine is not followed there", async () => {
  const { port } = new URL(receiver.url);
  const { promise, resolve } = Promise.withResolvers<Error>();
  request(`http://localhost:${port}/`, { lookup: lookupPublic, agent: false }).on("error", resolve).end("x");
  expect((await promise).message).toBe("This address is not on the public internet.");
  await expect(post(`${receiver.url}/`, {}, "x", STRICT)).rejects.toThrow("This address is not allowed.");
  expect(receiver.posts).toEqual([]);
});
