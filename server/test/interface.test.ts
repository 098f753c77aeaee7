/** What people and programs read about the interface is true: the OpenAPI document, the walk-through, the greeting. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { triumph } from "../../games/triumph/index.ts";
import { greeting } from "../greeting.ts";
import { type TestServer, testServer } from "./harness.ts";

const PROTOCOL = readFileSync(new URL("../../docs/protocol.md", import.meta.url), "utf8");

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ games: { triumph } });
});
afterAll(() => server.close());

test("the OpenAPI document has every request that docs/protocol.md names, and its schemas are sound", async () => {
  const { openapi, paths } = await server.browser().get("/api/openapi.json");
  expect(openapi).toBe("3.1.0");
  const described = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, ":")}`),
  );
  const named = [...PROTOCOL.matchAll(/^\| `(GET|POST|DELETE) (\/api\/[^`? ]+)/gm)].map(
    ([, method, path]) => `${method} ${path.replaceAll(/:\w+/g, ":")}`,
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((request) => !described.includes(request))).toEqual([]);
  const ajv = new Ajv({ strict: false });
  const bodies = Object.values<object>(paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ requestBody }) => requestBody?.content["application/json"].schema ?? []),
  );
  expect(bodies.length).toBeGreaterThan(15);
  for (const schema of bodies) expect(ajv.compile(schema)).toBeTypeOf("function");
  expect(paths["/api/bot/tables/{id}/actions"].post.security).toEqual([{ token: [] }]);
  expect(Object.keys(paths).filter((path) => !path.startsWith("/api/"))).toEqual([]);
});

test("the schemas of a game are served, and what the server sends a seat matches them", async () => {
  const ann = await server.guest("Ann");
  expect(await ann.get("/api/schemas")).toEqual({ schemas: [{ game: "triumph", href: "/api/schemas/triumph" }] });
  const { status, json: schema, headers } = await ann.request("GET", "/api/schemas/triumph");
  expect([status, headers.get("content-type")]).toEqual([200, "application/schema+json; charset=utf-8"]);
  for (const unknown of ["chess", "toString", "..%2Ftriumph"])
    expect((await ann.request("GET", `/api/schemas/${unknown}`)).status).toBe(404);
  const { id } = await ann.post("/api/tables", { game: "triumph", seats: ["me", "hotSeat", "hotSeat"] });
  const socket = await ann.follow(id, { seat: 0, views: "each" });
  await socket.until(({ now }) => now !== undefined);
  expect((await socket.act(socket.now.legal[0].action)).type).toBe("accepted");
  await socket.until(({ seq }) => seq === 1);
  const ajv = new Ajv2020({ strict: false }).addSchema(schema);
  const matches = (part: string, json: unknown) => ajv.validate(`/api/schemas/triumph#/$defs/${part}`, json);
  for (const { view, legal, interrupts, events } of socket.updates) {
    expect(matches("View", view)).toBe(true);
    for (const offer of legal) expect(matches("Offer", offer)).toBe(true);
    for (const action of interrupts) expect(matches("Action", action)).toBe(true);
    for (const event of events) expect(matches("Event", event)).toBe(true);
  }
});

test("the walk-through with curl plays its first action", async () => {
  const script = /```sh walk-through\n([\s\S]*?)```/.exec(PROTOCOL)![1];
  const env = { ...process.env, BASE: server.url };
  const { stdout } = await promisify(execFile)("bash", ["-euo", "pipefail", "-c", script], { env });
  expect(stdout).toMatch(/\{"status":"accepted","seq":1\}$/);
});

test("a person at a terminal reads where to find the server", () => {
  const started = { host: "localhost", port: 3000, storage: "./data" };
  expect(greeting(started, ["192.0.2.7"])).toBe(
    "Tripartite is running. Open http://localhost:3000\nGames are kept in ./data. Ctrl-C stops the server.\n",
  );
  expect(greeting({ ...started, host: "0.0.0.0" }, ["192.0.2.7"])).toContain(
    "In your network: http://192.0.2.7:3000\n",
  );
  const known = greeting({ ...started, host: "0.0.0.0", publicUrl: "https://play.example.org" }, ["192.0.2.7"]);
  expect(known).toContain("People find it at https://play.example.org\n");
  expect(known).not.toContain("192.0.2.7");
});
