/** The live view of one table: keeps it up to date over a socket that reconnects by itself. */
import type { GameAction } from "@tripartite/kernel";
import { sightAfter, type Update } from "@tripartite/kernel/protocol";
import { api } from "./api.ts";
import { afterUpdate, type History, refined, wholeHistory } from "./history.ts";
import { asksAfter, type Known, knownAfter, NOTHING_KNOWN, sightOf } from "./known.ts";
import { type LiveState, NOTHING } from "./liveState.ts";
import { type Explanation, LiveError, type Reply, type Request, type ServerMessage } from "./messages.ts";
import { type Frame, Stage } from "./stage.ts";
import { Store } from "./store.ts";

export type { LiveState };

/** Whose eyes a table is followed through, and what they wish. */
export interface Follower {
  readonly seat?: number | undefined;
  /** All seats of the person. */
  readonly ownSeats?: readonly number[];
  /** How long bots shall wait before they answer, where nobody else plays. */
  holdBotsMs?(): number;
}

/** The server will not let us follow this table any more: reconnecting would not help. */
const FINAL_CODES = [4000, 4001];
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 8000;
/** Moves that follow each other faster are shown together. */
const SHOWN_TOGETHER_MS = 80;

interface Waiting {
  resolve(message: ServerMessage): void;
  reject(error: LiveError): void;
}

export class LiveTable {
  /** The table as it is shown: while the stage plays, it is behind what is known. */
  readonly state = new Store<LiveState>(NOTHING);
  readonly id: string;
  readonly stage = new Stage((known) => this.state.update(known));
  /** What the server told last. */
  #known: Known = NOTHING_KNOWN;
  readonly #follower: Follower;
  readonly #waiting = new Map<number, Waiting>();
  #socket: WebSocket | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #delay = FIRST_DELAY_MS;
  #lastId = 0;
  #underway: Promise<unknown> = Promise.resolve();
  #stopped = false;
  /** Moves that have come and are not shown yet. */
  #updates: Update[] = [];
  /** After the last of them our seat has to decide. */
  #isAsked = false;
  #shownAt = 0;
  #showing: ReturnType<typeof setTimeout> | undefined;

  constructor(tableId: string, follower: Follower = {}) {
    this.id = tableId;
    this.#follower = follower;
  }

  /** Nobody else plays but bots of the server. */
  get isAloneWithBots(): boolean {
    const { ownSeats = [] } = this.#follower;
    return ownSeats.length > 0 && !this.hasOtherPlayers;
  }

  /** Other people play on meanwhile. */
  get hasOtherPlayers(): boolean {
    const { ownSeats = [] } = this.#follower;
    const seats = this.state.get().table?.seats ?? [];
    return seats.some(({ kind }, seat) => kind !== "bot" && !ownSeats.includes(seat));
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
    clearTimeout(this.#showing);
    this.stage.stop();
    this.#socket?.close();
    this.#socket = undefined;
  }

  async act(action: GameAction): Promise<Reply> {
    const holdBotsMs = this.isAloneWithBots ? (this.#follower.holdBotsMs?.() ?? 0) : 0;
    const wish = holdBotsMs > 0 ? { holdBotsMs } : {};
    const reply = await this.#move({ type: "act", seen: this.#known.seq, action, ...wish });
    if (reply.type === "accepted") this.#keepWaiting(reply);
    return reply;
  }

  /** Bots that wait shall answer now. */
  async letBotsAnswer(): Promise<void> {
    this.state.update({ botsWait: undefined });
    await this.#ask({ type: "letBotsAnswer" });
  }

  /** To where the person decided last; only where all others are bots. */
  async takeBack(): Promise<void> {
    await this.#move({ type: "takeBack" });
  }

  /** Waits for the answer to whatever is on its way. */
  async idle(): Promise<void> {
    while (this.state.get().busy) await this.#underway;
  }

  async undo(): Promise<Reply> {
    return this.#move({ type: "undo", seen: this.#known.seq });
  }

  /** Why not? */
  async explain(action: GameAction): Promise<Explanation> {
    return (await this.#ask({ type: "explain", action })) as Explanation;
  }

  /** What happened after move `since`, move by move, so that the log knows where the person left off. */
  refineHistory(since: number, moves: History): void {
    const history = refined(this.#known.history, since, moves);
    if (history === this.#known.history) return;
    const isShown = this.state.get().history === this.#known.history;
    this.#known = { ...this.#known, history };
    if (isShown) this.state.update({ history });
  }

  /** To everybody, or to the person on one seat alone. */
  async say(text: string, to?: number): Promise<void> {
    await this.#ask({ type: "chat", text, ...(to !== undefined && { to }) });
  }

  /** Agrees to show the private talk with a seat to everybody. */
  async openTalk(seat: number): Promise<void> {
    await this.#ask({ type: "openTalk", with: seat });
  }

  async note(): Promise<string> {
    const answer = await this.#ask({ type: "note" });
    return answer.type === "note" ? answer.text : "";
  }

  async saveNote(text: string): Promise<void> {
    await this.#ask({ type: "saveNote", text });
  }

  async proposeRollback(to: number): Promise<void> {
    await this.#ask({ type: "proposeRollback", to });
  }

  async proposeEnding(winners: readonly number[]): Promise<void> {
    await this.#ask({ type: "proposeEnding", winners });
  }

  async proposePause(): Promise<void> {
    await this.#ask({ type: "proposePause" });
  }

  async proposeWatching(): Promise<void> {
    await this.#ask({ type: "proposeWatching" });
  }

  /** A bot shall play for a person who stays away. */
  async proposeReplacement(seat: number): Promise<void> {
    await this.#ask({ type: "proposeReplacement", seat });
  }

  async endWatching(): Promise<void> {
    await this.#ask({ type: "endWatching" });
  }

  /** From now on only those who play may watch, or read what is said. */
  async keepPrivate(what: "game" | "talk"): Promise<void> {
    await this.#ask({ type: "keepPrivate", what });
  }

  /** Lets stopped clocks run again. */
  async resume(): Promise<void> {
    await this.#ask({ type: "resume" });
  }

  async answerProposal(proposal: number, accept: boolean): Promise<void> {
    await this.#ask({ type: "answer", proposal, accept });
  }

  #keepWaiting({ seq, botsWaitMs: ms = 0 }: { readonly seq: number; readonly botsWaitMs?: number }): void {
    if (ms === 0 || this.#known.seq > seq) return;
    const botsWait = { seq, ms };
    this.state.update({ botsWait });
    setTimeout(() => {
      if (this.state.get().botsWait === botsWait) this.state.update({ botsWait: undefined });
    }, ms);
  }

  async #move(request: Request): Promise<Reply> {
    this.state.update({ busy: true });
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#underway = promise;
    try {
      const answer = await this.#ask(request);
      if (answer.type === "stale") this.#show([answer]);
      return answer as Reply;
    } finally {
      this.state.update({ busy: false });
      resolve();
    }
  }

  #ask(request: Request): Promise<ServerMessage> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN)
      return Promise.reject(new LiveError("LOST", "There is no connection at the moment."));
    const id = ++this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<ServerMessage>();
    this.#waiting.set(id, { resolve, reject });
    socket.send(JSON.stringify({ ...request, id }));
    return promise.finally(() => this.#waiting.delete(id));
  }

  #connectNow = (): void => {
    if (this.#socket === undefined) this.#connect();
  };

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#stopped || this.#socket !== undefined) return;
    const query = new URLSearchParams({ since: String(this.#known.seq), views: "changes" });
    const { seat } = this.#follower;
    if (seat !== undefined) query.set("seat", String(seat));
    const address = new URL(`/api/tables/${encodeURIComponent(this.id)}/live?${query}`, location.href);
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
    for (const type of ["recentChat", "recentDeeds"] as const) this.#ask({ type }).catch(() => {});
    this.#lookAtOrders();
  }

  /** They can be asked for once the game has begun; if that fails, the next change brings them. */
  #lookAtOrders(): void {
    const { seat } = this.#follower;
    if (seat === undefined) return;
    api.orders(this.id, seat).then(
      (orders) => this.state.update({ orders }),
      () => {},
    );
  }

  #lost(code: number, reason: string): void {
    this.#socket = undefined;
    this.#showUpdates();
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
    const isMove = message.type === "update" || message.type === "glance";
    if (isMove) {
      this.#updates.push(message);
      this.#isAsked = asksAfter(this.#isAsked, message);
    }
    if (isMove && message.id === undefined && !this.#isAsked) this.#showSoon();
    else this.#showUpdates();
    this.#hear(message);
    if (message.id === undefined) return;
    const waiting = this.#waiting.get(message.id);
    if (message.type === "error") waiting?.reject(new LiveError(message.code, message.text, message.retryAfterMs));
    else waiting?.resolve(message);
  }

  /** What concerns the table and its people, not the game. */
  #hear(message: ServerMessage): void {
    const { chat, deeds } = this.state.get();
    if (message.type === "table")
      this.state.update({ table: message.table, ...(message.time && { ahead: message.time - Date.now() }) });
    else if (message.type === "chat") this.state.update({ chat: withNew(chat, message.message) });
    else if (message.type === "messages")
      this.state.update({ chat: message.messages, openings: message.openings ?? [] });
    else if (message.type === "talkChanged") this.#ask({ type: "recentChat" }).catch(() => {});
    else if (message.type === "deed") this.state.update({ deeds: withNew(deeds, message.deed) });
    else if (message.type === "deeds") this.state.update({ deeds: message.deeds });
    else if (message.type === "ordersChanged") this.#lookAtOrders();
    else if (message.type === "presence") this.state.update({ presence: message.seats, watching: message.watching });
  }

  /** At once, unless something was shown just now: bots among themselves move faster than anybody can read. */
  #showSoon(): void {
    if (this.#showing !== undefined) return;
    const wait = this.#shownAt + SHOWN_TOGETHER_MS - Date.now();
    if (wait <= 0) this.#showUpdates();
    else this.#showing = setTimeout(() => this.#showUpdates(), wait);
  }

  #showUpdates(): void {
    clearTimeout(this.#showing);
    this.#showing = undefined;
    if (this.#updates.length === 0) return;
    const updates = this.#updates;
    this.#updates = [];
    this.#shownAt = Date.now();
    this.#show(updates);
  }

  #show(updates: readonly Update[]): void {
    const frames: Frame[] = [];
    let isComplete = true;
    for (const update of updates) {
      const before = this.#known;
      const sight = sightAfter(sightOf(before), update);
      const history = update.since === 0 ? wholeHistory(update) : afterUpdate(before.history, update);
      if (history === undefined || sight === undefined) isComplete = false;
      if (sight === undefined) continue;
      this.#known = knownAfter(update, sight, history ?? before.history);
      frames.push({ before, after: this.#known, batch: update });
    }
    if (!isComplete) this.#ask({ type: "look", since: 0 }).catch(() => {});
    const { botsWait } = this.state.get();
    if (botsWait !== undefined && this.#known.seq > botsWait.seq) this.state.update({ botsWait: undefined });
    this.stage.play(frames);
  }
}

function withNew<Item extends { readonly id: string }>(known: readonly Item[], item: Item): readonly Item[] {
  return known.some(({ id }) => id === item.id) ? known : [...known, item];
}
