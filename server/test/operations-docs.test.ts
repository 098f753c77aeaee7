import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

test("docs/operations.md names every environment variable", () => {
  const names = read("../config.ts").match(/(?<=env\.|(?:number|text|list)\(")[A-Z_]{4,}/g)!;
  const docs = read("../../docs/operations.md");
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !docs.includes(`\`${name}\``))).toEqual([]);
});

const DEPLOY = ["Caddyfile", "Dockerfile", "compose.yaml", "nginx.conf", "tripartite.service"];
const deployed = (file: string) => read(`../../deploy/${file}`);

test("the files in deploy/ are named in docs/operations.md, and set only variables that it explains", () => {
  const docs = read("../../docs/operations.md");
  const files = readdirSync(new URL("../../deploy", import.meta.url)).sort();
  expect(files).toEqual(DEPLOY);
  for (const file of files) expect(docs).toContain(`\`${file}\``);
  const set = [
    ...deployed("Dockerfile")
      .match(/^ENV .*/m)![0]
      .matchAll(/([A-Z_]+)=/g),
    ...deployed("tripartite.service")
      .match(/^Environment=.*/m)![0]
      .matchAll(/(?<=[= ])([A-Z_]+)=/g),
    ...deployed("compose.yaml").matchAll(/^ {6}([A-Z_]+):/gm),
  ].map(([, name]) => name);
  expect(set.length).toBeGreaterThan(8);
  const ofPostgres = (name: string) => name.startsWith("POSTGRES_");
  expect(set.filter((name) => !ofPostgres(name) && !docs.includes(`\`${name}\``))).toEqual([]);
});

test("both proxies pass websockets on and keep the operator's addresses to themselves", () => {
  const nginx = deployed("nginx.conf");
  for (const path of ["/metrics", "/healthz"]) {
    expect(nginx).toContain(`location = ${path} { deny all; }`);
    expect(deployed("Caddyfile")).toMatch(new RegExp(`@operator path.* ${path}\\b`));
  }
  expect(nginx).toContain("proxy_set_header Upgrade $http_upgrade;");
  expect(deployed("Caddyfile")).toContain("reverse_proxy 127.0.0.1:3000");
});
