/** The live view of one table: keeps it up to date over a socket that reconnects by itself. */
import type { Json, Outcome } from "@tripartite/kernel";
import { patched } from "@tripartite/kernel/patch";
import type { TableInfo } from "./api.ts";
import { afterUpdate, type History } from "./history.ts";
import {
  type Asked,
  type ChatMessage,
  type Explanation,
  LiveError,
  type Reply,
  type ServerMessage,
  type Update,
} from "./messages.ts";
import { Store } from "./store.ts";

export interface LiveState {
  readonly connection: "connecting" | "open" | "lost" | "closed";
  /** Why the server closed the table for us. */
  readonly closedBecause?: string;
  readonly table?: TableInfo;
  /** Milliseconds that the server's clock is ahead of ours. */
  readonly ahead: number;
  /** The last move that is known. */
  readonly seq: number;
  readonly history: History;
  readonly waitingFor: readonly number[];
  readonly decision?: Asked | undefined;
  readonly outcome?: Outcome | undefined;
  readonly mayUndo: boolean;
  readonly view?: Json;
  readonly legal: readonly Json[];
  readonly interrupts: readonly Json[];
  readonly chat: readonly ChatMessage[];
  /** An action is on its way. */
  readonly busy: boolean;
}

/** The server will not let us follow this table any more: reconnecting would not help. */
const FINAL_CODES = [4000, 4001];
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 8000;
const NOTHING: LiveState = {
  connection: "connecting",
  ahead: 0,
  seq: 0,
  history: [],
  waitingFor: [],
  mayUndo: false,
  legal: [],
  interrupts: [],
  chat: [],
  busy: false,
};

interface Waiting {
  resolve(message: ServerMessage): void;
  reject(error: LiveError): void;
}

export class LiveTable {
  readonly state = new Store<LiveState>(NOTHING);
  readonly #tableId: string;
  readonly #seat: number | undefined;
  readonly #waiting = new Map<number, Waiting>();
  #socket: WebSocket | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #delay = FIRST_DELAY_MS;
  #lastId = 0;
  #stopped = false;

  constructor(tableId: string, seat: number | undefined) {
    this.#tableId = tableId;
    this.#seat = seat;
  }

  start(): void {
    this.#stopped = false;
    addEventListener("online", this.#connectNow);
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    removeEventListener("online", this.#connectNow);
    clearTimeout(this.#retry);
    this.#socket?.close();
    this.#socket = undefined;
  }

  async act(action: Json): Promise<Reply> {
    return this.#move("act", { action });
  }

  async undo(): Promise<Reply> {
    return this.#move("undo", {});
  }

  /** Why not? */
  async explain(action: Json): Promise<Explanation> {
    return (await this.#ask("explain", { action })) as Explanation;
  }

  async say(text: string): Promise<void> {
    await this.#ask("chat", { text });
  }

  async note(): Promise<string> {
    const answer = await this.#ask("note", {});
    return answer.type === "note" ? answer.text : "";
  }

  async saveNote(text: string): Promise<void> {
    await this.#ask("saveNote", { text });
  }

  async proposeRollback(to: number): Promise<void> {
    await this.#ask("proposeRollback", { to });
  }

  async proposeEnding(winners: readonly number[]): Promise<void> {
    await this.#ask("proposeEnding", { winners });
  }

  async proposePause(): Promise<void> {
    await this.#ask("proposePause", {});
  }

  /** Lets stopped clocks run again. */
  async resume(): Promise<void> {
    await this.#ask("resume", {});
  }

  async answerProposal(accept: boolean): Promise<void> {
    await this.#ask("answer", { accept });
  }

  async #move(type: "act" | "undo", fields: object): Promise<Reply> {
    this.state.update({ busy: true });
    try {
      const answer = await this.#ask(type, { seen: this.state.get().seq, ...fields });
      if (answer.type === "stale") this.#apply(answer);
      return answer as Reply;
    } finally {
      this.state.update({ busy: false });
    }
  }

  #ask(type: string, fields: object): Promise<ServerMessage> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN)
      return Promise.reject(new LiveError("LOST", "There is no connection at the moment."));
    const id = ++this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<ServerMessage>();
    this.#waiting.set(id, { resolve, reject });
    socket.send(JSON.stringify({ type, id, ...fields }));
    return promise.finally(() => this.#waiting.delete(id));
  }

  #connectNow = (): void => {
    if (this.#socket === undefined) this.#connect();
  };

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#stopped || this.#socket !== undefined) return;
    const query = new URLSearchParams({ since: String(this.state.get().seq), views: "changes" });
    if (this.#seat !== undefined) query.set("seat", String(this.#seat));
    const address = new URL(`/api/tables/${encodeURIComponent(this.#tableId)}/live?${query}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data) as ServerMessage);
    socket.onclose = ({ code, reason }) => {
      if (this.#socket === socket) this.#lost(code, reason);
    };
  }

  #opened(): void {
    this.#delay = FIRST_DELAY_MS;
    this.state.update({ connection: "open" });
    this.#ask("recentChat", {}).catch(() => {});
  }

  #lost(code: number, reason: string): void {
    this.#socket = undefined;
    for (const { reject } of this.#waiting.values())
      reject(new LiveError("LOST", "The connection broke before the answer came."));
    if (this.#stopped) return;
    if (FINAL_CODES.includes(code)) {
      this.state.update({ connection: "closed", closedBecause: reason });
      return;
    }
    this.state.update({ connection: "lost" });
    this.#retry = setTimeout(() => this.#connect(), this.#delay * (0.75 + Math.random() / 2));
    this.#delay = Math.min(2 * this.#delay, LONGEST_DELAY_MS);
  }

  #receive(message: ServerMessage): void {
    const { chat } = this.state.get();
    if (message.type === "table")
      this.state.update({ table: message.table, ...(message.time && { ahead: message.time - Date.now() }) });
    else if (message.type === "update" || message.type === "glance") this.#apply(message);
    else if (message.type === "chat" && !chat.some(({ id }) => id === message.message.id))
      this.state.update({ chat: [...chat, message.message] });
    else if (message.type === "messages") this.state.update({ chat: message.messages });
    if (message.id === undefined) return;
    const waiting = this.#waiting.get(message.id);
    if (message.type === "error") waiting?.reject(new LiveError(message.code, message.text, message.retryAfterMs));
    else waiting?.resolve(message);
  }

  #apply(update: Update): void {
    const { history, view: before, legal, interrupts } = this.state.get();
    const view = update.patch === undefined ? update.view : before && patched(before, update.patch);
    const known = update.since === 0 ? [update] : afterUpdate(history, update);
    if (known === undefined || view === undefined) {
      this.#ask("look", { since: 0 }).catch(() => {});
      if (view === undefined) return;
    }
    this.state.update({
      seq: update.seq,
      history: known ?? history,
      waitingFor: update.waitingFor,
      decision: update.decision,
      outcome: update.outcome,
      mayUndo: update.mayUndo === true,
      view,
      legal: update.legal ?? (update.view || update.patch ? [] : legal),
      interrupts: update.interrupts ?? (update.view || update.patch ? [] : interrupts),
    });
  }
}
