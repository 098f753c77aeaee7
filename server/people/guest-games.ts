import { type RawBuilder, sql } from "kysely";
import { Problem, unavailable } from "../problem.ts";
import type { Trx } from "../storage/schema.ts";
import type { News, Store } from "../storage/store.ts";
import { loadInfo, type TableInfo, updateInfo } from "../tables/info.ts";
import type { Games } from "../tables/loading.ts";
import type { Sitter } from "../tables/lobby.ts";
import { mergedInto, playsBothAt } from "../tables/merging.ts";
import { Sessions } from "./sessions.ts";

export interface GuestGamesOptions {
  readonly store: Store;
  readonly games: Games;
  /** The person is known to no device any more. */
  signedOut(person: string): void;
  /** Something about a table has changed. */
  onNews(news: News): void;
  clock(): number;
}

const ATTEMPTS = 5;
/** Shorter than the time after which PostgreSQL looks for transactions that wait in a circle: a move comes first. */
const LOCK_TIMEOUT = "300ms";
const LOCK_NOT_AVAILABLE = "55P03";

/** Another change of the table came first. */
class Overtaken extends Error {}

/**
 * A guest signs in to an account: seats, tables, talk and everything that was seen become the account's, in one
 * transaction, and the guest is no more. Ways to reach the guest do not come along: an address that another person
 * confirmed in this browser must not be able to reset the password of the account.
 */
export class GuestGames {
  readonly #options: GuestGamesOptions;
  readonly #sessions: Sessions;

  constructor(options: GuestGamesOptions) {
    this.#options = options;
    this.#sessions = new Sessions(options.clock);
  }

  /** Everything or, if the two play against each other somewhere, nothing. */
  async bring(guest: Sitter, account: Sitter): Promise<void> {
    const { store, onNews, signedOut } = this.#options;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const news: News[] = [{ table: "", what: "logOut", id: guest.id }];
      try {
        await store.transact(news, async (trx) => {
          for (const table of await this.#merge(trx, guest.id, account)) news.push({ table, what: "info" });
        });
      } catch (error) {
        if (error instanceof Overtaken || (error as { code?: string }).code === LOCK_NOT_AVAILABLE) continue;
        throw error;
      }
      signedOut(guest.id);
      for (const one of news) if (one.what === "info") onNews(one);
      return;
    }
    throw unavailable();
  }

  /** Returns the tables that have changed. */
  async #merge(trx: Trx, guest: string, account: Sitter): Promise<string[]> {
    if (this.#options.store.dialect === "postgres")
      await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(trx);
    const infos = await tablesWith(trx, guest);
    const both = infos.filter((info) => playsBothAt(info, guest, account.id));
    if (both.length > 0) throw this.#twoSides(both);
    for (const info of infos)
      if (!(await updateInfo(trx, mergedInto(account, guest, info)))) throw new Overtaken("a table has changed");
    const shared = infos.filter(({ held }) => held[account.id] !== undefined).map(({ id }) => id);
    await giveRows(trx, guest, account.id, shared);
    await this.#sessions.endAll(trx, guest);
    await trx.deleteFrom("people").where("id", "=", guest).where("login", "is", null).execute();
    return infos.map(({ id }) => id);
  }

  #twoSides(tables: readonly TableInfo[]): Problem {
    const names = tables.map(({ title, game }) => `“${title || (this.#options.games[game]?.name ?? game)}”`);
    return new Problem(
      "TWO_SIDES",
      `You sit at ${names.join(", ")} both as a guest and by this account. Leave your guest's seat there first, ` +
        "or sign in without the guest's games.",
    );
  }
}

/** Where the guest sits, sat, may return, is host, or asks for something; in one order, so that nobody waits in a circle. */
async function tablesWith(trx: Trx, guest: string): Promise<TableInfo[]> {
  const quoted = `%"${guest}"%`;
  const rows = await trx
    .selectFrom("tables")
    .select("id")
    .where(({ or, eb, selectFrom }) =>
      or([
        eb("creator", "=", guest),
        eb("held", "like", quoted),
        eb("proposal", "like", quoted),
        eb(
          "id",
          "in",
          selectFrom("seats")
            .select("tableId")
            .where((seat) => seat.or([seat("person", "=", guest), seat("former", "=", guest)])),
        ),
      ]),
    )
    .orderBy("id")
    .execute();
  const infos: TableInfo[] = [];
  for (const { id } of rows) infos.push((await loadInfo(trx, id))!);
  return infos;
}

/** Everything else that is kept about a person. `shared` are tables where the account has had a seat, too. */
async function giveRows(trx: Trx, guest: string, account: string, shared: readonly string[]): Promise<void> {
  for (const table of ["chat", "deeds", "vacations", "standingOrders", "orderFirings"] as const)
    await trx.updateTable(table).set({ person: account }).where("person", "=", guest).execute();
  await trx.updateTable("chat").set({ toPerson: account }).where("toPerson", "=", guest).execute();
  for (const column of ["person", "other"] as const) {
    // Who agreed to show private talk with the one has not agreed to show that with the other.
    if (shared.length > 0)
      await trx.deleteFrom("talkConsents").where(column, "=", guest).where("tableId", "in", shared).execute();
    await trx
      .updateTable("talkConsents")
      .set({ [column]: account })
      .where(column, "=", guest)
      .execute();
  }
  await givePlacings(trx, guest, account);
  await giveSights(trx, guest, account);
  await giveNotes(trx, guest, account);
  await giveHidden(trx, guest, account);
  await giveTies(trx, guest, account);
  for (const table of ["notes", "sights", "channels", "outbox", "visits", "noticeWishes"] as const)
    await trx.deleteFrom(table).where("person", "=", guest).execute();
}

/** Games with guests are not rated, so only who played what is carried over. A seat that both had counts once. */
async function givePlacings(trx: Trx, guest: string, account: string): Promise<void> {
  const both = trx.selectFrom("placings").select(["tableId", "seat"]).where("player", "=", account);
  for (const { tableId, seat } of await both.execute())
    await trx
      .deleteFrom("placings")
      .where("player", "=", guest)
      .where("tableId", "=", tableId)
      .where("seat", "=", seat)
      .execute();
  await trx.updateTable("placings").set({ player: account }).where("player", "=", guest).execute();
}

/** What either of them has seen was seen. */
async function giveSights(trx: Trx, guest: string, account: string): Promise<void> {
  const later: RawBuilder<number> = sql`case when excluded."seq" > "sights"."seq" then excluded."seq" else "sights"."seq" end`;
  await trx
    .insertInto("sights")
    .columns(["tableId", "person", "seat", "seq"])
    .expression((db) =>
      db
        .selectFrom("sights")
        .select(["tableId", sql<string>`${account}`.as("person"), "seat", "seq"])
        .where("person", "=", guest),
    )
    .onConflict((conflict) => conflict.columns(["tableId", "person", "seat"]).doUpdateSet({ seq: later }))
    .execute();
}

/** Notes that both have written about one seat stand one below the other. */
async function giveNotes(trx: Trx, guest: string, account: string): Promise<void> {
  const together: RawBuilder<string> = sql`"notes"."text" || ${"\n"} || excluded."text"`;
  await trx
    .insertInto("notes")
    .columns(["tableId", "seat", "person", "text"])
    .expression((db) =>
      db
        .selectFrom("notes")
        .select(["tableId", "seat", sql<string>`${account}`.as("person"), "text"])
        .where("person", "=", guest),
    )
    .onConflict((conflict) => conflict.columns(["tableId", "seat", "person"]).doUpdateSet({ text: together }))
    .execute();
}

async function giveHidden(trx: Trx, guest: string, account: string): Promise<void> {
  const hidden = await trx.selectFrom("hiddenGames").select("tableId").where("person", "=", guest).execute();
  await trx.deleteFrom("hiddenGames").where("person", "=", guest).execute();
  for (const { tableId } of hidden)
    await trx
      .insertInto("hiddenGames")
      .values({ person: account, tableId })
      .onConflict((one) => one.doNothing())
      .execute();
}

/** Whom the guest has marked, the account has marked, unless it thinks otherwise; who blocked the guest has blocked the account. */
async function giveTies(trx: Trx, guest: string, account: string): Promise<void> {
  const ties = await trx
    .deleteFrom("ties")
    .where((tie) => tie.or([tie("person", "=", guest), tie("other", "=", guest)]))
    .returningAll()
    .execute();
  const asOne = (person: string) => (person === guest ? account : person);
  for (const { person, other, ...tie } of ties)
    if (asOne(person) !== asOne(other))
      await trx
        .insertInto("ties")
        .values({ ...tie, person: asOne(person), other: asOne(other) })
        .onConflict((one) => one.doNothing())
        .execute();
}
