import { setTimeout as sleep } from "node:timers/promises";
import type { Json } from "@tripartite/kernel";
import { WebSocket } from "ws";

// biome-ignore lint/suspicious/noExplicitAny: answers are checked by the tests
export type Answer = any;

/** A person's browser: keeps the cookie, asks, and opens sockets. */
export class Browser {
  readonly url: string;
  cookie = "";
  /** Where its sockets come from, if this machine has several addresses. */
  localAddress: string | undefined;
  readonly #sockets: LiveSocket[] = [];

  constructor(url: string) {
    this.url = url;
  }

  async request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie().find((cookie) => cookie.startsWith("tripartite="));
    if (set !== undefined) this.cookie = set.split(";")[0];
    const text = await response.text();
    const json: Answer = response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
    return { status: response.status, json, headers: response.headers };
  }

  /** Fails the test unless the answer is good. */
  async post(path: string, body?: unknown): Promise<Answer> {
    const { status, json } = await this.request("POST", path, body);
    if (status !== 200) throw new Error(`POST ${path}: ${status} ${JSON.stringify(json)}`);
    return json;
  }

  async get(path: string): Promise<Answer> {
    const { status, json } = await this.request("GET", path);
    if (status !== 200) throw new Error(`GET ${path}: ${status} ${JSON.stringify(json)}`);
    return json;
  }

  /** Follows a table; settles when the first message is there. */
  async follow(tableId: string, query: Record<string, string | number> = {}, headers = {}): Promise<LiveSocket> {
    const parameters = new URLSearchParams(query as Record<string, string>);
    const address = `${this.url.replace("http", "ws")}/api/tables/${tableId}/live?${parameters}`;
    const cookie = this.cookie && { cookie: this.cookie };
    const socket = new LiveSocket(address, { ...cookie, ...headers }, this.localAddress);
    this.#sockets.push(socket);
    await socket.opened;
    return socket;
  }

  closeAll(): void {
    for (const socket of this.#sockets) socket.close();
  }
}

/** Arrivals and departures are sent when they are stored, apart from moves. */
export const isPresence = (text: string) => text.startsWith('{"type":"presence"');

/** A socket that keeps everything it was sent. */
export class LiveSocket {
  readonly messages: Answer[] = [];
  readonly texts: string[] = [];
  readonly opened: Promise<void>;
  readonly closed: Promise<{ code: number; reason: string }>;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  readonly #answered = new Set<number>();
  #lastId = 0;

  constructor(address: string, headers: Record<string, string>, localAddress?: string) {
    this.#socket = new WebSocket(address, { headers, ...(localAddress && { localAddress }) });
    const first = Promise.withResolvers<void>();
    const closed = Promise.withResolvers<{ code: number; reason: string }>();
    this.opened = first.promise;
    this.closed = closed.promise;
    this.#socket.on("error", (error) => first.reject(error));
    this.#socket.on("close", (code, reason) => {
      first.reject(new Error(`closed ${code} ${reason}`));
      closed.resolve({ code, reason: reason.toString() });
      for (const answer of this.#waiting.values()) answer({ type: "closed" });
    });
    this.opened.catch(() => {});
    this.#socket.on("message", (data) => {
      const text = data.toString();
      const message = JSON.parse(text);
      this.texts.push(text);
      this.messages.push(message);
      if (message.id !== undefined) this.#waiting.get(message.id)?.(message);
      first.resolve();
    });
  }

  /** The newest update: the seat's idea of the game. */
  get now(): Answer {
    return this.messages.findLast(({ type }) => type === "update");
  }

  get seq(): number {
    return this.now?.seq ?? 0;
  }

  get updates(): Answer[] {
    return this.messages.filter(({ type }) => type === "update");
  }

  ask(type: string, fields: object = {}): Promise<Answer> {
    const id = ++this.#lastId;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    this.#waiting.set(id, resolve);
    this.sendRaw(JSON.stringify({ type, id, ...fields }));
    return promise.finally(() => this.#waiting.delete(id));
  }

  act(action: Json, seen = this.seq): Promise<Answer> {
    return this.ask("act", { seen, action });
  }

  /** The table as last sent. */
  get table(): Answer {
    return this.messages.findLast(({ type }) => type === "table")?.table;
  }

  /** Answers the proposal on the table, as soon as there is a new one. */
  async answer(accept: boolean): Promise<Answer> {
    await this.until(({ table }) => table?.proposal !== undefined && !this.#answered.has(table.proposal.number));
    const proposal: number = this.table.proposal.number;
    this.#answered.add(proposal);
    return this.ask("answer", { proposal, accept });
  }

  sendRaw(data: string | Buffer): void {
    this.#socket.send(data);
  }

  /** Waits until the messages so far satisfy the condition. */
  async until(condition: (socket: LiveSocket) => boolean, ms = 10_000): Promise<void> {
    const end = Date.now() + ms;
    while (!condition(this)) {
      if (Date.now() > end) throw new Error(`waited in vain; last: ${this.texts.at(-1)}`);
      await sleep(2);
    }
  }

  close(): void {
    this.#socket.close();
  }
}
