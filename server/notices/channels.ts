import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Logger } from "pino";
import { DAY } from "../clocks/time-control.ts";
import { notFound, Problem } from "../problem.ts";
import type { ChannelRow, Db } from "../storage/schema.ts";
import type { News, Store } from "../storage/store.ts";
import { toChannel } from "./outbox.ts";
import { mustBeAllowed, type OutgoingOptions } from "./outgoing.ts";

/** An address for notices. */
export type Target =
  | { readonly kind: "mail"; readonly address: string }
  | { readonly kind: "webhook"; readonly url: string }
  | { readonly kind: "push"; readonly endpoint: string; readonly keys: { p256dh: string; auth: string } };

export type ChannelKind = Target["kind"];

export interface ChannelsOptions {
  readonly store: Store;
  readonly outgoing: OutgoingOptions;
  readonly logger: Logger;
  clock(): number;
  readonly canMail: boolean;
  readonly maxPerPerson: number;
}

/** Questions whether an address is one's own: asked by one person, and received at one address. */
const MAX_CONFIRMATIONS_PER_DAY = 5;
const MAX_QUESTIONS_PER_DAY = 3;
const MAX_RESETS_PER_DAY = 6;

const newSecret = () => randomBytes(32).toString("base64url");
const newId = () => randomBytes(9).toString("base64url");

/** How each person receives turn notices. The people with a channel are cached in memory. */
export class Channels {
  readonly #options: ChannelsOptions;
  #reachable = new Set<string>();

  constructor(options: ChannelsOptions) {
    this.#options = options;
  }

  isReachable(person: string): boolean {
    return this.#reachable.has(person);
  }

  async load(): Promise<void> {
    const rows = await this.#db.selectFrom("channels").select("person").distinct().execute();
    this.#reachable = new Set(rows.map(({ person }) => person));
  }

  /** A person changed channels through another process. */
  onNews({ id: person }: News): void {
    this.#remember(person!).catch((error) => this.#complain(error));
  }

  onGap(): void {
    this.load().catch((error) => this.#complain(error));
  }

  async list(person: string) {
    return (await this.#of(person).execute()).map(shown);
  }

  /**
   * A mail address is used only after its owner has repeated the code that was sent to it. What is there already stays as
   * it is, so that nobody gets a notice twice.
   */
  async add(person: string, { kind, ...target }: Target) {
    const { canMail, maxPerPerson, outgoing, clock } = this.#options;
    if (kind === "mail" && !canMail) throw new Problem("NO_MAIL", "This server does not send mail.");
    if ("url" in target) mustBeAllowed(target.url, outgoing);
    if ("endpoint" in target) mustBeAllowed(target.endpoint, outgoing);
    const now = clock();
    const code = kind === "mail" ? randomBytes(6).toString("hex") : null;
    const secret = kind === "webhook" ? newSecret() : null;
    const row: ChannelRow = { id: newId(), person, kind, target: JSON.stringify(target), code, created: now, secret };
    const others = await this.#of(person).execute();
    const same = others.find((other) => other.kind === kind && addressOf(other.target) === addressOf(row.target));
    if (same !== undefined) return shown(same);
    if (others.length >= maxPerPerson) throw new Problem("TOO_MANY_CHANNELS", "Remove one before you add more.");
    const question = code === null ? undefined : questionTo(addressOf(row.target));
    if (question !== undefined) await this.#mustAskSeldom(person, question, now);
    await this.#change(person, async (db) => {
      await db.insertInto("channels").values(row).execute();
      if (question === undefined) return;
      const mail = toChannel(`${question}${row.id}`, row.id, person, "confirmation", now);
      await db.insertInto("outbox").values(mail).execute();
    });
    return { ...shown(row), ...(secret !== null && { secret }) };
  }

  async confirm(person: string, id: string, code: string) {
    const row = await this.#find(person, id);
    if (row.code !== null && !isSame(row.code, code)) throw new Problem("WRONG_CODE", "That is not the code.", 403);
    await this.#change(person, (db) => db.updateTable("channels").set({ code: null }).where("id", "=", id).execute());
    return shown({ ...row, code: null });
  }

  async remove(person: string, id: string): Promise<void> {
    await this.#find(person, id);
    await this.#change(person, async (db) => {
      await db.deleteFrom("channels").where("id", "=", id).execute();
      const waiting = db.updateTable("outbox").set({ status: "dropped", finished: this.#options.clock() });
      await waiting.where("channel", "=", id).where("status", "=", "waiting").execute();
    });
  }

  /** Another secret for a webhook; the one before signs nothing from now on. */
  async renewSecret(person: string, id: string): Promise<string> {
    const { kind } = await this.#find(person, id);
    if (kind !== "webhook") throw new Problem("NO_SECRET", "Only messages to webhooks are signed.", 400);
    const secret = newSecret();
    await this.#db.updateTable("channels").set({ secret }).where("id", "=", id).execute();
    return secret;
  }

  /** Its owner confirmed it through a link in a message; repeating that is harmless. */
  async end(id: string): Promise<void> {
    const row = await this.#db.selectFrom("channels").select("person").where("id", "=", id).executeTakeFirst();
    if (row !== undefined) await this.remove(row.person, id);
  }

  /** Sends the owner of an account a way to a new password, to each mail address that was confirmed; seldom. */
  async sendReset(person: string): Promise<void> {
    const now = this.#options.clock();
    const sent = await this.#db
      .selectFrom("outbox")
      .select("id")
      .where("person", "=", person)
      .where("kind", "=", "passwordReset")
      .where("created", ">", now - DAY)
      .execute();
    if (sent.length >= MAX_RESETS_PER_DAY) return;
    const rows = (await this.#of(person).execute())
      .filter(({ kind, code }) => kind === "mail" && code === null)
      .map(({ id }) => toChannel(`${id}:reset:${newId()}`, id, person, "passwordReset", now));
    if (rows.length > 0) await this.#db.insertInto("outbox").values(rows).execute();
  }

  /** Sends a test, of which the log will tell. */
  async test(person: string, id: string): Promise<string> {
    const { code } = await this.#find(person, id);
    if (code !== null) throw new Problem("NOT_CONFIRMED", "Confirm this address first.");
    const row = toChannel(`${id}:test:${newId()}`, id, person, "test", this.#options.clock());
    await this.#db.insertInto("outbox").values(row).execute();
    return row.id;
  }

  /** Limits mail to unconfirmed addresses, for each person and for each address. */
  async #mustAskSeldom(person: string, question: string, now: number): Promise<void> {
    const today = this.#db
      .selectFrom("outbox")
      .select("id")
      .where("kind", "=", "confirmation")
      .where("created", ">", now - DAY);
    const asked = await today.where("person", "=", person).execute();
    const received = await today.where("id", ">", question).where("id", "<", `${question}~`).execute();
    if (asked.length >= MAX_CONFIRMATIONS_PER_DAY || received.length >= MAX_QUESTIONS_PER_DAY)
      throw new Problem("TOO_MANY_ADDRESSES", "Come back tomorrow to add more mail addresses.", 429);
  }

  get #db(): Db {
    return this.#options.store.db;
  }

  #of(person: string) {
    return this.#db.selectFrom("channels").selectAll().where("person", "=", person).orderBy("created");
  }

  async #find(person: string, id: string): Promise<ChannelRow> {
    const row = await this.#of(person).where("id", "=", id).executeTakeFirst();
    if (row === undefined) throw notFound("channel");
    return row;
  }

  async #change(person: string, work: (db: Db) => Promise<unknown>): Promise<void> {
    await this.#options.store.transact([{ table: "", what: "channels", id: person }], work);
    await this.#remember(person);
  }

  async #remember(person: string): Promise<void> {
    const channel = await this.#of(person).executeTakeFirst();
    if (channel === undefined) this.#reachable.delete(person);
    else this.#reachable.add(person);
  }

  #complain(error: unknown): void {
    this.#options.logger.error({ err: error }, "channels could not be read");
  }
}

function isSame(a: string, b: string): boolean {
  const [one, two] = [Buffer.from(a), Buffer.from(b)];
  return one.length === two.length && timingSafeEqual(one, two);
}

/** How the ids of all questions to one mailbox begin; what follows a plus is the same mailbox. */
function questionTo(address: string): string {
  const [mailbox, host] = address.toLowerCase().split("@");
  const key = createHash("sha256")
    .update(`${mailbox.split("+")[0]}@${host}`)
    .digest("base64url");
  return `confirmation:${key}:`;
}

function addressOf(target: string): string {
  const { address, url, endpoint } = JSON.parse(target) as { address?: string; url?: string; endpoint?: string };
  return (address ?? url ?? endpoint)!;
}

/** The address of a webhook is as good as a password, so only its host is shown again. */
function shown({ id, kind, target, code, created, secret }: ChannelRow) {
  const address = addressOf(target);
  const to = kind === "mail" ? address : new URL(address).host;
  return { id, kind, to, confirmed: code === null, created, ...(secret !== null && { signed: true }) };
}
