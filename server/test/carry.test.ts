/** A person on a second device, by a link from the first. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "./harness.ts";

let server: TestServer;
let now = Date.now();
beforeAll(async () => {
  server = await testServer({ clock: () => now });
});
afterAll(() => server.close());

test("a guest's seat opens on another device, once and within ten minutes; the link is no cookie", async () => {
  const ann = await server.guest("Ann");
  const { id } = await ann.post("/api/tables", { game: "toy", seats: ["me", "open", "open"] });
  const { token } = await ann.post("/api/me/carry");
  const phone = server.browser();
  expect(await phone.post("/api/carry", { token })).toEqual({ name: "Ann", account: false });
  expect((await phone.get(`/api/tables/${id}`)).yourSeats).toEqual([0]);
  expect((await ann.get("/api/me")).person.name).toBe("Ann");
  const third = server.browser();
  expect((await third.request("POST", "/api/carry", { token })).json.code).toBe("LINK_USED");
  const late = await ann.post("/api/me/carry");
  now += 11 * 60_000;
  expect((await third.request("POST", "/api/carry", late)).json.code).toBe("LINK_USED");
  expect((await third.request("POST", "/api/carry", { token: ann.cookie.slice(0, 60) })).json.code).toBe("LINK_USED");
  third.cookie = `tripartite=${(await ann.post("/api/me/carry")).token}`;
  expect((await third.get("/api/me")).person).toBeNull();
  expect((await server.browser().request("POST", "/api/me/carry")).status).toBe(401);
});
