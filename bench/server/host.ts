/** A server in a process of its own, and what it uses. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { heapFlags } from "../../scripts/heap.mjs";
import { UNLIMITED_ENV } from "../../server/test/unlimited.ts";

export interface Memory {
  readonly rss: number;
  /** What is really in use, after collecting garbage. */
  readonly live: number;
}

/** The sources of this checkout. */
export const PRESENT = new URL("../../", import.meta.url);

const NO_LIMITS = { PORT: "0", MAX_SOCKETS: "1000000", ...UNLIMITED_ENV };

export class BenchHost {
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  static async start(module: URL, env: Record<string, string>, flags: readonly string[] = []): Promise<BenchHost> {
    const all = { ...process.env, ...NO_LIMITS, ...env };
    const child = fork(module, { env: all, execArgv: ["--expose-gc", ...flags] });
    const failed = once(child, "exit").then(() => {
      throw new Error(`${module.pathname} did not start`);
    });
    failed.catch(() => {});
    const [{ port }] = (await Promise.race([once(child, "message"), failed])) as [{ port: number }];
    return new BenchHost(child, port);
  }

  /** Our own server from the sources under `root`, with the flags that it is started with; the earlier one had none. */
  static tripartite(root: URL, env: Record<string, string>): Promise<BenchHost> {
    const module = new URL("./host-process.ts", import.meta.url);
    return BenchHost.start(module, { ...env, ROOT: root.href }, root === PRESENT ? heapFlags() : []);
  }

  /** Microseconds that it has computed so far, all threads together. */
  async cpu(): Promise<number> {
    const { user, system } = await this.#ask("cpu");
    return user + system;
  }

  memory(): Promise<Memory> {
    return this.#ask("memory");
  }

  async close(): Promise<void> {
    const ended = once(this.#child, "exit");
    this.#child.send("close");
    await ended;
  }

  async kill(): Promise<void> {
    const ended = once(this.#child, "exit");
    this.#child.kill("SIGKILL");
    await ended;
  }

  // biome-ignore lint/suspicious/noExplicitAny: the process answers each question in its own form
  async #ask(what: "cpu" | "memory"): Promise<any> {
    const answer = once(this.#child, "message");
    this.#child.send(what);
    return (await answer)[0];
  }
}

/** Asks a Tripartite server over HTTP. */
export class Asker {
  readonly #port: number;
  cookie = "";

  constructor(port: number, cookie = "") {
    this.#port = port;
    this.cookie = cookie;
  }

  async sayName(): Promise<void> {
    const response = await this.#post("/api/guests", { name: "Bench" });
    this.cookie = response.headers.getSetCookie()[0].split(";")[0];
  }

  /** A table whose three seats belong to the asker. */
  async createTable(game: string, options: object): Promise<string> {
    const wanted = { game, options, seats: ["hotSeat", "hotSeat", "hotSeat"] };
    return ((await (await this.#post("/api/tables", wanted)).json()) as { id: string }).id;
  }

  address(table: string, seat: number, views: string): string {
    return `ws://127.0.0.1:${this.#port}/api/tables/${table}/live?seat=${seat}&views=${views}`;
  }

  async #post(path: string, body: object): Promise<Response> {
    const headers = { "content-type": "application/json", cookie: this.cookie };
    const url = `http://127.0.0.1:${this.#port}${path}`;
    const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  }
}
