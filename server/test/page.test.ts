import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, temporaryFolder, testServer } from "./harness.ts";

const HTML = "<!doctype html><title>page</title>";
const WORKER = "self.onpush = () => {};";
const SCRIPT = "console.log('page');";

let server: TestServer;
beforeAll(async () => {
  const pageDir = temporaryFolder();
  mkdirSync(join(pageDir, "assets"));
  writeFileSync(join(pageDir, "index.html"), HTML);
  writeFileSync(join(pageDir, "service-worker.js"), WORKER);
  writeFileSync(join(pageDir, "assets", "main-abc.js"), SCRIPT);
  writeFileSync(join(pageDir, "assets", "main-abc.js.br"), brotliCompressSync(SCRIPT));
  writeFileSync(join(pageDir, "assets", "main-abc.js.gz"), gzipSync(SCRIPT));
  server = await testServer({ config: { pageDir } });
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });

test("the page answers at each of its addresses and is asked for again every time", async () => {
  for (const path of ["/", "/tables/abc", "/toy/charts", "/rules/triumph"]) {
    const answer = await get(path);
    expect(await answer.text()).toBe(HTML);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(answer.headers.get("content-security-policy")).toContain("script-src 'self'");
    const again = await get(path, { "if-none-match": answer.headers.get("etag")! });
    expect(again.status).toBe(304);
  }
});

test("a server that knows its public address names the picture of previews by it", async () => {
  const pageDir = temporaryFolder();
  writeFileSync(join(pageDir, "index.html"), `<meta property="og:image" content="/preview.jpg" />`);
  const known = await testServer({ config: { pageDir, publicUrl: "https://play.example.org" } });
  for (const encoding of ["br", "gzip", "identity"]) {
    const answer = await fetch(known.url, { headers: { "accept-encoding": encoding } });
    expect(await answer.text()).toContain(`content="https://play.example.org/preview.jpg"`);
  }
  await known.close();
});

test("assets are kept for ever and come compressed as the browser likes it", async () => {
  for (const [accepted, encoding] of [
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["identity", null],
  ]) {
    const answer = await get("/assets/main-abc.js", { "accept-encoding": accepted! });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(answer.headers.get("content-type")).toContain("text/javascript");
    expect(await answer.text()).toBe(SCRIPT);
  }
});

test("the service worker speaks for the whole page and is asked for again", async () => {
  const answer = await get("/service-worker.js");
  expect(await answer.text()).toBe(WORKER);
  expect(answer.headers.get("content-type")).toContain("text/javascript");
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  expect(answer.headers.get("content-security-policy")).toContain("worker-src 'self'");
});

test("nothing else of the disk can be read", async () => {
  for (const path of [
    "/assets/..%2findex.html",
    "/assets/none.js",
    "/index.html",
    "/chess/charts",
    "/assets/main-abc.js.br",
  ])
    expect((await get(path)).status).toBe(404);
});

test("an unknown address is the page for a browser, and JSON for a program", async () => {
  const page = await get("/nonsense", { accept: "text/html,*/*" });
  expect([page.status, await page.text()]).toEqual([404, HTML]);
  for (const [path, accept] of [
    ["/nonsense", "application/json"],
    ["/api/nonsense", "text/html"],
  ]) {
    const answer = await get(path, { accept });
    expect([answer.status, await answer.json()]).toEqual([404, { code: "NOT_FOUND", text: "There is nothing here." }]);
  }
});

test("the page receives what the operator says about the server", async () => {
  const config = { operator: "The Thursday club", operatorContact: "mailto:club@example.org" };
  const run = await testServer({ config });
  expect(await (await fetch(`${run.url}/api/site`)).json()).toEqual({
    operator: "The Thursday club",
    contact: "mailto:club@example.org",
  });
  await run.close();
});
