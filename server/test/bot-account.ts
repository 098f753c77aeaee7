import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Ajv } from "ajv";
import { SCHEMAS } from "../http/program-schemas.ts";
import { type Answer, Browser } from "./browser.ts";
import type { TestServer } from "./harness.ts";

const EXAMPLE = fileURLToPath(new URL("../../examples/bot.mjs", import.meta.url));
const ajv = new Ajv({ strictTypes: false });

let lastNumber = 0;

/** A person with an account, who may own bots. */
export async function accountHolder(server: TestServer, name = `Owner ${++lastNumber}`): Promise<Browser> {
  const person = server.browser();
  await person.post("/api/account", { name, password: "correct horse" });
  return person;
}

/** A bot account as its program sees it. */
export class BotAccount {
  readonly name: string;
  readonly token: string;
  readonly #browser: Browser;

  constructor(url: string, { name, token }: { name: string; token: string }) {
    this.name = name;
    this.token = token;
    this.#browser = new Browser(url);
  }

  static async create(owner: Browser): Promise<BotAccount> {
    return new BotAccount(owner.url, await owner.post("/api/bots", { name: `Robot ${++lastNumber}` }));
  }

  request(method: string, path: string, body?: unknown) {
    return this.#browser.request(method, `/api/bot${path}`, body, { authorization: `Bearer ${this.token}` });
  }

  act(table: string, seen: number, action: unknown) {
    return this.request("POST", `/tables/${table}/actions`, { seen, action });
  }

  async listen(): Promise<BotStream> {
    const headers = { authorization: `Bearer ${this.token}` };
    const abort = new AbortController();
    const response = await fetch(`${this.#browser.url}/api/bot/events`, { headers, signal: abort.signal });
    if (response.ok && response.headers.get("x-accel-buffering") !== "no") throw new Error("proxies hold lines back");
    return new BotStream(response, abort);
  }

  /** The example from the documentation, as a process of its own. */
  runExample(): ChildProcess {
    const env = { ...process.env, TOKEN: this.token };
    return spawn(process.execPath, [EXAMPLE, this.#browser.url], { env, stdio: ["ignore", "pipe", "inherit"] });
  }
}

/** Keeps every line; each must match its schema. */
export class BotStream {
  readonly lines: Answer[] = [];
  readonly texts: string[] = [];
  readonly status: number;
  readonly ended: Promise<void>;
  readonly #abort: AbortController;

  constructor(response: Response, abort: AbortController) {
    this.status = response.status;
    this.#abort = abort;
    this.ended = this.#read(response).catch(() => {});
  }

  /** The first line after the first `skip` that has these fields. */
  async next(type: string, fields: object = {}, skip = 0): Promise<Answer> {
    const end = Date.now() + 10_000;
    const wanted = Object.entries({ type, ...fields });
    for (;;) {
      const line = this.lines.slice(skip).find((one) => wanted.every(([key, value]) => one[key] === value));
      if (line !== undefined) return line;
      if (Date.now() > end) throw new Error(`no ${type} in ${this.texts.join("")}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  close(): void {
    this.#abort.abort();
  }

  async #read(response: Response): Promise<void> {
    let rest = "";
    for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
      const [last, ...whole] = (rest + text).split("\n").reverse();
      rest = last;
      for (const line of whole.reverse()) this.#keep(line);
    }
  }

  #keep(text: string): void {
    const line = JSON.parse(text);
    const schema = SCHEMAS.lines[line.type as keyof typeof SCHEMAS.lines];
    if (!ajv.validate(schema, line)) throw new Error(`${text}: ${ajv.errorsText()}`);
    this.texts.push(text);
    this.lines.push(line);
  }
}

export function matches(schema: Exclude<keyof typeof SCHEMAS, "lines">, value: unknown): boolean {
  return ajv.validate(SCHEMAS[schema], value);
}
