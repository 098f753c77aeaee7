import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AnyGame } from "@tripartite/kernel";
import pino, { type Logger } from "pino";
import { toy } from "../../games/kernel/test/toy.ts";
import type { BotRunner } from "../bots/bot.ts";
import { type Config, readConfig } from "../config.ts";
import { COST } from "../people/passwords.ts";
import { type RunningServer, startServer } from "../server.ts";
import { testBots } from "./bots.ts";
import { Browser } from "./browser.ts";

export interface TestServer {
  readonly url: string;
  readonly dataDir: string;
  browser(): Browser;
  /** A guest with a name. */
  guest(name: string): Promise<Browser>;
  close(): Promise<void>;
}

export interface TestOptions {
  readonly config?: Partial<Config>;
  readonly games?: Record<string, AnyGame>;
  readonly bots?: BotRunner;
  readonly logger?: Logger;
  readonly keepData?: boolean;
  /** The time of the whole server. */
  clock?(): number;
}

/** Tests send more than people do. */
const GENEROUS: Partial<Config> = {
  port: 0,
  host: "127.0.0.1",
  messageBurst: 1e9,
  addressMessageBurst: 1e9,
  storedKbPerDay: 1e9,
  addressStoredKbPerDay: 1e9,
  maxConnectionsPerAddress: 1e9,
  requestsPerMinute: 1e9,
  replaysPerMinute: 1e9,
  creationsPerMinute: 1e9,
  logInsPerMinute: 1e9,
  maxSocketsPerAddress: 1e9,
  maxTablesPerPerson: 1e9,
  discreetDelayPercent: 0,
};

// Tests make many accounts, and none of their passwords is worth guessing.
COST.N = 2 ** 10;

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), "tripartite-"));
}

/** A real server on a port of its own, with a database file of its own unless the configuration names another. */
export async function testServer(options: TestOptions = {}): Promise<TestServer> {
  const { games = { toy }, bots = testBots(), config = {}, keepData = false } = options;
  const { logger = pino({ level: process.env.TEST_LOG ?? "silent" }) } = options;
  const dataDir = config.dataDir ?? temporaryFolder();
  const server: RunningServer = await startServer({
    config: { ...readConfig({}), ...GENEROUS, ...config, dataDir },
    games,
    bots,
    logger,
    ...(options.clock && { clock: options.clock }),
  });
  const url = `http://127.0.0.1:${server.port}`;
  const open: Browser[] = [];
  const browser = () => {
    const one = new Browser(url);
    open.push(one);
    return one;
  };
  return {
    url,
    dataDir,
    browser,
    async guest(name) {
      const one = browser();
      await one.post("/api/guests", { name });
      return one;
    },
    async close() {
      for (const one of open) one.closeAll();
      await server.close();
      if (!keepData) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
