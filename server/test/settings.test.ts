import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { makeLogger } from "../logger.ts";
import { CannotStart } from "../settings.ts";
import { SQLITE_FILE } from "../storage/folder.ts";
import { Store, type StoreOptions } from "../storage/store.ts";
import { temporaryFolder, testServer } from "./harness.ts";

test.each([
  ["PORT", "99999"],
  ["PORT", "3000.5"],
  ["LOG_LEVEL", "loud"],
  ["TRUSTED_PROXIES", "10.0.0.1, proxy"],
  ["TRUSTED_PROXIES", "10.0.0.0/33"],
  ["ALLOWED_ORIGINS", "play.example.org"],
  ["ALLOWED_ORIGINS", "https://play.example.org/"],
  ["PUBLIC_URL", "play.example.org"],
  ["SMTP_URL", "mail.example.org"],
  ["SMTP_URL", "smtp://user:hush@:bad"],
  ["DATABASE_URL", "mysql://user:hush@localhost/x"],
  ["PUSH_SUBJECT", "me"],
  ["OPERATOR_CONTACT", "me"],
  ["NOTICE_PRIVATE_TARGETS", "true"],
  ["PAGE_DIR", "/no/such/folder"],
  ["PORT", " "],
  ["PORT", "0x1F90"],
  ["REQUESTS_PER_MINUTE", "1e3"],
  ["MAX_MESSAGE_BYTES", "99999999999"],
  ["JOB_INTERVAL_MS", "2147483648"],
  ["BOT_PATIENCE_MS", "2147483648"],
  ["BOT_LOOK_MS", "2147483648"],
  ["BOT_HEARTBEAT_MS", "2147483648"],
  ["IDLE_MINUTES", "143000"],
  ["BOT_THREADS", "100000"],
  ["TRUSTED_PROXIES", "0.0.0.0/0"],
  ["TRUSTED_PROXIES", "::/0"],
  ["COOKIE_SECRET", "hush"],
  ["MAIL_FROM", "Tripartite <a@b>\nBcc: hush@example.org"],
  ["MAIL_FROM", "nobody"],
])("a wrong %s is named at the start, without a password", (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(CannotStart);
  expect(read).toThrow(new RegExp(`^(?!.*hush).*${name}`));
});

test("right settings are taken", () => {
  const env = {
    TRUSTED_PROXIES: "127.0.0.1, ::1, 10.0.0.0/8, fd00::/8, loopback",
    ALLOWED_ORIGINS: "https://a.example, http://localhost:5173",
    PUBLIC_URL: "https://play.example.org/table/",
    SMTP_URL: "smtps://user:p%40ss@mail.example.org",
    DATABASE_URL: "postgresql:///tripartite?host=/run/postgresql",
    PUSH_SUBJECT: "https://example.org",
    NOTICE_PRIVATE_TARGETS: "1",
    LOG_LEVEL: "silent",
    COOKIE_SECRET: "a secret that has at least 32 characters",
    MAIL_FROM: "Games at home <games@example.org>",
  };
  expect(readConfig(env)).toMatchObject({
    trustedProxies: ["127.0.0.1", "::1", "10.0.0.0/8", "fd00::/8", "loopback"],
    allowedOrigins: ["https://a.example", "http://localhost:5173", "https://play.example.org"],
    publicUrl: "https://play.example.org/table",
    noticePrivateTargets: true,
    logLevel: "silent",
    mailFrom: "Games at home <games@example.org>",
  });
});

const open = (place: Partial<StoreOptions>) =>
  Store.open({ dataDir: "", databaseConnections: 2, onError: () => {}, ...place });

test("a database that cannot be used is named, with the reason", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "file");
  writeFileSync(file, "");
  await expect(open({ dataDir: file })).rejects.toThrow(`DATA_DIR ${file}: EEXIST`);
  const taken = join(folder, "taken");
  mkdirSync(join(taken, SQLITE_FILE), { recursive: true });
  await expect(open({ dataDir: taken })).rejects.toThrow(`DATA_DIR ${taken}: EISDIR`);
  const other = open({ databaseUrl: "postgres://me:hush@localhost:1/x" });
  await expect(other).rejects.toThrow(/^PostgreSQL at localhost:1\/x: .*ECONNREFUSED/);
});

test("the data folder is its owner's; a newer database is left alone and called so", async () => {
  const dataDir = join(temporaryFolder(), "data");
  const store = await open({ dataDir });
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  await sql`insert into "kysely_migration" values ('999-future', '2099')`.execute(store.db);
  await store.close();
  for (const readOnly of [false, true])
    await expect(open({ dataDir, readOnly })).rejects.toThrow(
      "a newer build has used this database (schema 999-future)",
    );
});

test("a port that is taken is named", async () => {
  const server = await testServer();
  const port = Number(new URL(server.url).port);
  await expect(testServer({ config: { port } })).rejects.toThrow(`PORT ${port}: another program listens there`);
  await server.close();
});

test("of an error the log has what it says and where it arose, no rows, connections or passwords", () => {
  const out = new PassThrough();
  const logger = makeLogger("info", out);
  const secrets = { detail: "Failing row contains hush", client: { password: "hush" }, input: "smtp://me:hush@x" };
  logger.error({ err: Object.assign(new TypeError("it failed"), { code: "23502", ...secrets }) }, "oh");
  logger.error({ err: new AggregateError([new Error("first"), new Error("second")]) });
  const [one, two] = String(out.read()).trimEnd().split("\n");
  expect(JSON.parse(one)).toMatchObject({ msg: "oh", err: { type: "TypeError", message: "it failed", code: "23502" } });
  expect(one).toContain("settings.test.ts");
  expect(one).not.toContain("hush");
  expect(JSON.parse(two).err.message).toBe("first, second");
});
