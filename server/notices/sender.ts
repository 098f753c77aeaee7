import type { Logger } from "pino";
import type { Job } from "../jobs.ts";
import type { PasswordResets } from "../people/resets.ts";
import type { ChannelRow, OutboxRow } from "../storage/schema.ts";
import type { Store } from "../storage/store.ts";
import { loadInfo } from "../tables/info.ts";
import type { Games } from "../tables/loading.ts";
import type { ChannelKind, Channels } from "./channels.ts";
import { type Carrier, type Message, Undelivered } from "./delivery.ts";
import * as outbox from "./outbox.ts";
import { compose, composeDigest } from "./texts.ts";
import type { Unsubscribing } from "./unsubscribing.ts";
import { heldUntil, isWanted, wishesOf } from "./wishes.ts";

export interface SenderOptions {
  readonly store: Store;
  readonly channels: Channels;
  readonly games: Games;
  readonly carriers: Partial<Record<ChannelKind, Carrier>>;
  readonly publicUrl: string | undefined;
  readonly unsubscribing: Unsubscribing;
  readonly resets: PasswordResets;
  readonly logger: Logger;
  clock(): number;
  /** How long it is remembered what was sent. */
  readonly logMs: number;
  onDelivery(channel: string, result: string): void;
}

const MINUTE = 60_000;
/** How long to wait after each try that failed; then it is given up. */
const BACK_OFF = [MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE];
const SWEEP_MS = 60 * MINUTE;
/** Deliveries at once, so that a slow receiver does not delay the others. */
const MAX_IN_FLIGHT = 50;

/** Sends what is in the outbox, each message once. */
export class Sender implements Job {
  readonly #options: SenderOptions;
  readonly #inFlight = new Set<Promise<void>>();
  #swept = 0;

  constructor(options: SenderOptions) {
    this.#options = options;
  }

  async run(): Promise<void> {
    const { store, clock, logMs } = this.#options;
    const now = clock();
    const free = MAX_IN_FLIGHT - this.#inFlight.size;
    if (free > 0)
      for (const rows of await this.#batches(await outbox.claimDue(store, now, free), now)) this.#begin(rows);
    await outbox.giveUpLost(store.db, now);
    if (now < this.#swept + SWEEP_MS) return;
    this.#swept = now;
    await outbox.forgetOlderThan(store.db, now - logMs);
  }

  async close(): Promise<void> {
    await Promise.all(this.#inFlight);
  }

  /** What goes out now: what people want to hear in one message, together. The rest waits for its time. */
  async #batches(rows: readonly OutboxRow[], now: number): Promise<OutboxRow[][]> {
    const { db } = this.#options.store;
    const wishes = await wishesOf(db, [...new Set(rows.map(({ person }) => person))]);
    const batches = new Map<string, OutboxRow[]>();
    for (const row of rows) {
      const wish = wishes.get(row.person);
      if (!isWanted(wish, row.kind)) {
        await outbox.finish(db, row.id, "dropped", now, null);
        continue;
      }
      const deadline = wish && (await outbox.deadlineOf(db, row));
      const until = wish === undefined ? now : heldUntil(wish, { ...row, deadline }, now);
      if (until > now) {
        await outbox.hold(db, row.id, until);
        continue;
      }
      const isTogether = wish !== undefined && row.tableId !== null;
      const key = isTogether ? row.channel : row.id;
      batches.set(key, [...(batches.get(key) ?? []), row]);
    }
    return [...batches.values()];
  }

  #begin(rows: readonly OutboxRow[]): void {
    const delivery = this.#deliver(rows)
      .catch((error) => this.#options.logger.error({ err: error }, "the outbox could not be written"))
      .finally(() => this.#inFlight.delete(delivery));
    this.#inFlight.add(delivery);
  }

  /** All rows are for the same channel. */
  async #deliver(rows: readonly OutboxRow[]): Promise<void> {
    const { store, clock, onDelivery } = this.#options;
    const id = rows[0].channel;
    const channel = await store.db.selectFrom("channels").selectAll().where("id", "=", id).executeTakeFirst();
    const wanted: OutboxRow[] = [];
    for (const row of rows) {
      if (channel === undefined || (await outbox.isIdle(store.db, row, clock())))
        await outbox.finish(store.db, row.id, "dropped", clock(), null);
      else wanted.push(row);
    }
    if (channel === undefined || wanted.length === 0) return;
    const problem = await this.#send(wanted, channel);
    onDelivery(channel.kind, problem?.verdict ?? "sent");
    for (const row of wanted) {
      if (problem === undefined) await outbox.finish(store.db, row.id, "sent", clock(), null);
      else await this.#afterFailure(row, channel, problem);
    }
  }

  async #send(rows: readonly OutboxRow[], channel: ChannelRow): Promise<Undelivered | undefined> {
    const { carriers, logger, clock } = this.#options;
    try {
      const carrier = carriers[channel.kind as ChannelKind];
      if (carrier === undefined) throw new Undelivered("refused", "This server does not send that way.");
      const messages: Message[] = [];
      for (const row of rows) messages.push(await this.#compose(row, channel));
      const signing = { secret: channel.secret, delivery: rows[0].id, time: clock() };
      const message = { ...composeDigest(messages), ...this.#wayOut(channel) };
      await carrier.send(JSON.parse(channel.target), message, signing);
      return undefined;
    } catch (error) {
      if (error instanceof Undelivered) return error;
      logger.error({ err: error, channel: channel.kind }, "a message could not be sent");
      return new Undelivered("refused", "Something went wrong here.");
    }
  }

  async #compose(row: OutboxRow, channel: ChannelRow): Promise<Message> {
    const { store, games, publicUrl, resets, clock } = this.#options;
    const table = row.tableId === null ? undefined : await loadInfo(store.db, row.tableId);
    const calendar = table && (await outbox.calendarOf(store.db, table.id));
    const resetToken = row.kind === "passwordReset" ? await resets.tokenFor(row.person) : undefined;
    const about = { ...(table && { table }), ...(resetToken !== undefined && { resetToken }) };
    const when = calendar === undefined ? {} : { calendar };
    return compose(row, { ...about, ...when, channel, games, publicUrl, now: clock() });
  }

  #wayOut({ id }: ChannelRow): Pick<Message, "unsubscribe"> {
    const { publicUrl, unsubscribing } = this.#options;
    return publicUrl === undefined ? {} : { unsubscribe: `${publicUrl}/unsubscribe/${unsubscribing.tokenFor(id)}` };
  }

  async #afterFailure(row: OutboxRow, channel: ChannelRow, { verdict, message }: Undelivered): Promise<void> {
    const { store, channels, clock } = this.#options;
    const pause = BACK_OFF[row.attempts - 1];
    if (verdict === "again" && pause !== undefined) return outbox.tryAgain(store.db, row.id, clock() + pause, message);
    await outbox.finish(store.db, row.id, verdict === "unknown" ? "unknown" : "failed", clock(), message);
    if (verdict === "gone" && channel.kind === "push") await channels.remove(channel.person, channel.id);
  }
}
