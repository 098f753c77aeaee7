import { SPECTATOR, type Viewer } from "@tripartite/kernel";
import type { ClientMessage, ServerMessage } from "@tripartite/kernel/protocol";
import type { Logger } from "pino";
import type { BotDriver } from "../bots/driver.ts";
import type { Person } from "../people/people.ts";
import { forbidden, internal, Problem, unavailable } from "../problem.ts";
import { isOutage } from "../storage/outage.ts";
import type { TableAdmin } from "../tables/admin.ts";
import type { Deeds } from "../tables/deeds.ts";
import type { LiveTables } from "../tables/live-tables.ts";
import type { Reply, TableService } from "../tables/service.ts";
import type { Talk } from "../tables/talk.ts";
import { type Budget, ROW_BYTES, type Sender } from "./budget.ts";
import { type Malformed, readMessage } from "./messages.ts";

export interface ConnectionDeps {
  readonly service: TableService;
  readonly admin: TableAdmin;
  readonly talk: Talk;
  readonly deeds: Deeds;
  readonly tables: LiveTables;
  readonly bots: Pick<BotDriver, "heldFor" | "letAnswer">;
  readonly logger: Logger;
  readonly maxMessageBytes: number;
  /** Messages that may be sent, and bytes that may be stored. */
  readonly messages: Budget;
  readonly storage: Budget;
  countReply(message: string, status: string): void;
}

/** The number of messages that a stored item beside the game counts for. */
const STORED_COST = 10;
const STORED = new Set([
  "chat",
  "openTalk",
  "saveNote",
  "proposeRollback",
  "proposeEnding",
  "proposePause",
  "resume",
  "proposeWatching",
  "proposeReplacement",
  "endWatching",
  "keepPrivate",
  "answer",
  "takeBack",
]);
const MOVES = new Set(["act", "undo"]);
/** Answers to something that has been stored. */
const TAKEN = new Set(["accepted", "queued", "done"]);

const TOO_MUCH = { code: "TOO_MUCH", text: "You have sent more than is stored for one person in a day." };

type Failure = Malformed & { readonly retryAfterMs?: number };

/** One socket: a table seen through the eyes of one viewer. Answers every message; only the network closes it. */
export class Connection {
  readonly #deps: ConnectionDeps;
  readonly #tableId: string;
  readonly #person: Person | undefined;
  readonly #viewer: Viewer;
  readonly #sender: Sender;
  readonly #send: (message: string) => void;

  constructor(
    deps: ConnectionDeps,
    place: { tableId: string; person: Person | undefined; viewer: Viewer },
    sender: Sender,
    send: (message: string) => void,
  ) {
    this.#deps = deps;
    this.#tableId = place.tableId;
    this.#person = place.person;
    this.#viewer = place.viewer;
    this.#sender = sender;
    this.#send = send;
  }

  receive(data: Buffer, isBinary: boolean): void {
    const message = this.#read(data, isBinary);
    if ("code" in message) this.#fail(message);
    else void this.#answer(message, data.length);
  }

  #read(data: Buffer, isBinary: boolean): ClientMessage | Failure {
    const wait = this.#deps.messages.take(this.#sender);
    if (wait > 0) return { code: "TOO_FAST", text: "Slow down.", retryAfterMs: wait };
    if (isBinary) return { code: "NOT_TEXT", text: "Messages are JSON texts." };
    if (data.length > this.#deps.maxMessageBytes) return { code: "TOO_LARGE", text: "The message is too long." };
    return readMessage(data.toString("utf8"));
  }

  async #answer(message: ClientMessage, bytes: number): Promise<void> {
    const { messages, storage } = this.#deps;
    const { id, type } = message;
    if (STORED.has(type)) messages.charge(this.#sender, STORED_COST - 1);
    const isStored = STORED.has(type) || MOVES.has(type);
    const wait = isStored ? storage.wait(this.#sender) : 0;
    if (wait > 0) return this.#fail({ id, ...TOO_MUCH, retryAfterMs: wait });
    try {
      const answer = await this.#handle(message);
      this.#deps.countReply(type, answer.type);
      if (isStored && TAKEN.has(answer.type)) storage.charge(this.#sender, bytes + ROW_BYTES);
      const text = JSON.stringify(Object.assign(answer, { id }));
      messages.charge(this.#sender, Math.floor(text.length / this.#deps.maxMessageBytes));
      this.#send(text);
    } catch (error) {
      if (error instanceof Problem) return this.#fail({ id, code: error.code, text: error.message });
      this.#deps.logger.error({ err: error, table: this.#tableId, message: type }, "a message failed");
      const { code, message: text } = isOutage(error) ? unavailable() : internal();
      this.#fail({ id, code, text });
    }
  }

  async #handle(message: ClientMessage): Promise<ServerMessage> {
    const { service, admin, talk, deeds, tables, bots } = this.#deps;
    const table = this.#tableId;
    switch (message.type) {
      case "look":
        return { type: "glance", ...(await service.look(table, this.#person?.id, this.#seat, message.since)) };
      case "recentChat":
        return { type: "messages", ...(await this.#recentTalk()) };
      case "recentDeeds":
        return { type: "deeds", deeds: await deeds.recent(table) };
    }
    const person = this.#mustBeKnown();
    const seat = this.#mustSit();
    switch (message.type) {
      case "act": {
        const { seen, action, holdBotsMs } = message;
        const reply = answered(await service.act(table, person.id, seat, seen, action, holdBotsMs));
        const botsWaitMs = reply.type === "accepted" ? bots.heldFor(table) : 0;
        return botsWaitMs > 0 ? Object.assign(reply, { botsWaitMs }) : reply;
      }
      case "undo":
        return answered(await service.undo(table, person.id, seat, message.seen));
      case "letBotsAnswer":
        await bots.letAnswer(table, person.id);
        return { type: "done" };
      case "takeBack":
        await admin.agreements.takeBack(table, person);
        return { type: "done" };
      case "explain": {
        const refusal = await service.explain(table, person.id, seat, message.action);
        return refusal === undefined ? { type: "allowed" } : { type: "refused", ...refusal };
      }
      case "proposeRollback":
        await admin.agreements.propose(table, person, { kind: "rollback", to: message.to });
        return { type: "done" };
      case "proposeEnding":
        await admin.agreements.propose(table, person, { kind: "ending", winners: message.winners });
        return { type: "done" };
      case "proposePause":
        await admin.agreements.propose(table, person, { kind: "pause" });
        return { type: "done" };
      case "resume":
        await admin.resume(table, person);
        return { type: "done" };
      case "proposeWatching":
        await admin.agreements.propose(table, person, { kind: "watching" });
        return { type: "done" };
      case "proposeReplacement":
        await admin.agreements.propose(table, person, { kind: "replacement", seat: message.seat });
        return { type: "done" };
      case "endWatching":
        await admin.endWatching(table, person);
        return { type: "done" };
      case "keepPrivate":
        await admin.keepPrivate(table, person, message.what);
        return { type: "done" };
      case "answer":
        await admin.agreements.answer(table, person, message.proposal, message.accept);
        return { type: "done" };
      case "chat":
        await talk.say(await tables.get(table), person, seat, message.text, message.to);
        return { type: "done" };
      case "openTalk":
        await talk.agreeToOpen(await tables.get(table), person, seat, message.with);
        return { type: "done" };
      case "saveNote":
        await talk.saveNote(table, seat, person.id, message.text);
        return { type: "done" };
      case "note":
        return { type: "note", text: await talk.note(table, seat, person.id) };
    }
  }

  async #recentTalk() {
    const { talk, tables } = this.#deps;
    const table = await tables.get(this.#tableId);
    const listener = { person: this.#person?.id, viewer: this.#viewer };
    const openings = await talk.openings(table, listener);
    return { messages: await talk.recent(table, listener), ...(openings.length > 0 && { openings }) };
  }

  get #seat(): number | undefined {
    return this.#viewer === SPECTATOR ? undefined : this.#viewer;
  }

  #mustSit(): number {
    if (this.#viewer === SPECTATOR) throw forbidden("Spectators cannot do this.");
    return this.#viewer;
  }

  #mustBeKnown(): Person {
    if (this.#person === undefined) throw forbidden("Spectators cannot do this.");
    return this.#person;
  }

  #fail(problem: Failure): void {
    this.#deps.countReply("error", problem.code);
    this.#send(JSON.stringify({ type: "error", ...problem }));
  }
}

function answered(reply: Reply): ServerMessage {
  if (reply.status === "stale") {
    const { status: type, ...glance } = reply;
    return { type, ...glance };
  }
  if (reply.status === "refused") {
    const { status: type, ...refusal } = reply;
    return { type, ...refusal };
  }
  return { type: reply.status, seq: reply.seq };
}
