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
import { compose } from "./texts.ts";
import type { Unsubscribing } from "./unsubscribing.ts";

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
/** So many at once, so that a receiver who keeps us waiting does not hold up the others. */
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
    if (free > 0) for (const row of await outbox.claimDue(store, now, free)) this.#begin(row);
    await outbox.giveUpLost(store.db, now);
    if (now < this.#swept + SWEEP_MS) return;
    this.#swept = now;
    await outbox.forgetOlderThan(store.db, now - logMs);
  }

  async close(): Promise<void> {
    await Promise.all(this.#inFlight);
  }

  #begin(row: OutboxRow): void {
    const delivery = this.#deliver(row)
      .catch((error) => this.#options.logger.error({ err: error }, "the outbox could not be written"))
      .finally(() => this.#inFlight.delete(delivery));
    this.#inFlight.add(delivery);
  }

  async #deliver(row: OutboxRow): Promise<void> {
    const { store, clock, onDelivery } = this.#options;
    const channel = await store.db.selectFrom("channels").selectAll().where("id", "=", row.channel).executeTakeFirst();
    const isIdle = channel === undefined || (row.kind === "gameOver" && (await outbox.hasSeen(store.db, row)));
    if (isIdle) return outbox.finish(store.db, row.id, "dropped", clock(), null);
    const problem = await this.#send(row, channel);
    onDelivery(channel.kind, problem?.verdict ?? "sent");
    if (problem === undefined) return outbox.finish(store.db, row.id, "sent", clock(), null);
    await this.#afterFailure(row, channel, problem);
  }

  async #send(row: OutboxRow, channel: ChannelRow): Promise<Undelivered | undefined> {
    const { store, carriers, games, publicUrl, resets, logger, clock } = this.#options;
    try {
      const carrier = carriers[channel.kind as ChannelKind];
      if (carrier === undefined) throw new Undelivered("refused", "This server does not send that way.");
      const table = row.tableId === null ? undefined : await loadInfo(store.db, row.tableId);
      const resetToken = row.kind === "passwordReset" ? await resets.tokenFor(row.person) : undefined;
      const about = { ...(table && { table }), ...(resetToken !== undefined && { resetToken }) };
      const message = compose(row, { ...about, channel, games, publicUrl, now: clock() });
      await carrier.send(JSON.parse(channel.target), { ...message, ...this.#wayOut(channel) });
      return undefined;
    } catch (error) {
      if (error instanceof Undelivered) return error;
      logger.error({ err: error, channel: channel.kind }, "a message could not be sent");
      return new Undelivered("refused", "Something went wrong here.");
    }
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
