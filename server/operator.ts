/** What the operator does to people and tables: a process of the server without its network. */
import { randomBytes } from "node:crypto";
import type { BotRegistry } from "@tripartite/kernel";
import pino from "pino";
import { directoryOf } from "./bots/bot.ts";
import { Clocks } from "./clocks/clocks.ts";
import { NAME } from "./http/people-routes.ts";
import { NOBODY, normalised, People, type Person } from "./people/people.ts";
import { Ties } from "./people/ties.ts";
import { Problem } from "./problem.ts";
import { ProgramAccounts } from "./programs/accounts.ts";
import { Closing } from "./programs/closing.ts";
import { Endings } from "./ratings/endings.ts";
import { rebuild } from "./ratings/ledger.ts";
import { Journal } from "./storage/journal.ts";
import type { Database, PersonRow } from "./storage/schema.ts";
import type { Store } from "./storage/store.ts";
import { TableAdmin } from "./tables/admin.ts";
import type { Companion } from "./tables/companion.ts";
import { Deeds } from "./tables/deeds.ts";
import { LiveTables } from "./tables/live-tables.ts";
import type { Games } from "./tables/loading.ts";
import { Upgrades } from "./tables/upgrades.ts";

/** Everything that belongs to a table and goes with it. */
const PARTS = [
  ...(["seats", "actions", "turns", "snapshots", "positions", "chat", "notes", "botMinds", "botClaims"] as const),
  ...(["clocks", "outbox", "sights", "discreetAnswers", "deeds", "talkConsents", "visits"] as const),
  ...(["endings", "results", "placings"] as const),
  ...(["standingOrders", "orderFirings", "hiddenGames"] as const),
] satisfies (keyof Database)[];

export interface ListedPerson {
  readonly id: string;
  readonly name: string;
  readonly kind: "account" | "banned" | "guest" | "program" | "deleted";
  readonly created: number;
  /** Tables where the person sits and that are not over. */
  readonly tables: number;
}

export interface ListedTable {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly status: string;
  readonly created: number;
  readonly moves: number;
  /** Names, or what else sits there. */
  readonly seats: readonly string[];
}

export async function listPeople({ db }: Store): Promise<ListedPerson[]> {
  const seated = db
    .selectFrom("seats")
    .innerJoin("tables", "tables.id", "seats.tableId")
    .select((select) => ["seats.person", select.fn.count<number>("tables.id").distinct().as("tables")])
    .where("status", "!=", "ended")
    .groupBy("seats.person");
  const tables = new Map((await seated.execute()).map((row) => [row.person, Number(row.tables)]));
  const rows = await db.selectFrom("people").selectAll().orderBy("created").orderBy("id").execute();
  return rows.map((row) => ({
    ...{ id: row.id, name: row.name, kind: kindOf(row), created: row.created },
    tables: tables.get(row.id) ?? 0,
  }));
}

function kindOf({ name, login, password, owner }: PersonRow): ListedPerson["kind"] {
  if (owner !== null) return "program";
  if (login !== null) return password === null ? "banned" : "account";
  return name === NOBODY ? "deleted" : "guest";
}

export async function listTables({ db }: Store): Promise<ListedTable[]> {
  const seats = await db
    .selectFrom("seats")
    .leftJoin("people", "people.id", "seats.person")
    .select(["tableId", "kind", "bot", "seats.name", "people.name as present"])
    .orderBy("seat")
    .execute();
  const moves = await db
    .selectFrom("actions")
    .select((select) => ["tableId", select.fn.countAll<number>().as("moves")])
    .groupBy("tableId")
    .execute();
  const counts = new Map(moves.map((row) => [row.tableId, Number(row.moves)]));
  const rows = await db.selectFrom("tables").selectAll().orderBy("created").orderBy("id").execute();
  return rows.map(({ id, game, title, status, created }) => ({
    ...{ id, game, title, status, created, moves: counts.get(id) ?? 0 },
    seats: seats
      .filter(({ tableId }) => tableId === id)
      .map(({ kind, bot, name, present }) => present ?? name ?? (bot === null ? kind : `bot ${bot}`)),
  }));
}

export class Operator {
  readonly #store: Store;
  readonly #journal: Journal;
  readonly #tables: LiveTables;
  readonly #admin: TableAdmin;
  readonly #people: People;
  readonly #accounts: ProgramAccounts;
  readonly #closing: Closing;

  constructor(store: Store, games: Games, bots: BotRegistry, clock: () => number = Date.now) {
    const logger = pino({ level: "silent" });
    const companions: Companion[] = [];
    this.#store = store;
    this.#journal = new Journal(store, () => {});
    const common = { store, journal: this.#journal, games, companions, logger, clock };
    const upgrades = new Upgrades(common);
    this.#tables = new LiveTables({
      ...common,
      upgrades,
      ...{ snapshotEvery: 200, idleMs: 60_000, watcherPatienceMs: 0, positionMs: 60_000 },
      onOther: async () => {},
    });
    companions.push(new Clocks(this.#tables), new Endings(() => {}));
    this.#accounts = new ProgramAccounts(store.db, clock, 0);
    this.#people = new People(store, clock);
    this.#admin = new TableAdmin({
      ...common,
      tables: this.#tables,
      deeds: new Deeds(store, clock),
      maxTablesPerPerson: 0,
      bots: directoryOf(bots),
      gatheringDays: Number.POSITIVE_INFINITY,
      findProgram: (name) => this.#accounts.findByName(name),
      findAccount: (name) => this.#people.findByName(name),
      ties: new Ties(store.db, clock),
    });
    this.#closing = new Closing(store.db, this.#accounts, this.#admin, logger);
  }

  /** A new password, which ends a ban too; all cookies of the person are worthless. */
  async resetPassword(named: string): Promise<string> {
    const person = await this.#mustFindAccount(named);
    const password = randomBytes(9).toString("base64url");
    await this.#people.logOutEverywhere(await this.#people.resetPassword(person.id, password));
    return password;
  }

  async rename(named: string, name: string): Promise<void> {
    if (name.length > NAME.maxLength || !new RegExp(NAME.pattern, "u").test(name))
      throw new Problem("MALFORMED", `A name has 1 to ${NAME.maxLength} letters that can be seen.`, 400);
    const person = await this.#people.rename(await this.#mustFind(named), name);
    await this.#admin.renamed(person);
  }

  /** Nobody can sign in to the account any more; bots play on for it, and its programs are gone. The name stays taken. */
  async ban(named: string): Promise<void> {
    const person = await this.#mustFindAccount(named);
    await this.#leave(person);
    await this.#people.bar(person);
  }

  /** As if the person had deleted the account. */
  async deletePerson(named: string): Promise<void> {
    const person = await this.#mustFind(named);
    await this.#leave(person);
    await this.#people.delete(person);
    await this.#admin.renamed(person);
  }

  /** The game is over, without a winner. */
  async closeTable(id: string): Promise<void> {
    if ((await this.#statusOf(id)) === "ended") throw new Problem("ENDED", `Table ${id} is over already.`);
    await this.#admin.closeTable(id);
  }

  /** Nothing is left of the table. */
  async deleteTable(id: string): Promise<void> {
    if ((await this.#statusOf(id)) !== "ended")
      throw new Problem("NOT_ENDED", `Table ${id} is not over: close it first.`);
    await this.#store.transact([{ table: id, what: "info" }], async (trx) => {
      const rated = trx.selectFrom("results").select("tableId").where("tableId", "=", id).where("unrated", "is", null);
      const counted = (await rated.executeTakeFirst()) !== undefined;
      for (const part of PARTS) await trx.deleteFrom(part).where("tableId", "=", id).execute();
      await trx.updateTable("tables").set({ rematch: null }).where("rematch", "=", id).execute();
      await trx.deleteFrom("tables").where("id", "=", id).execute();
      if (counted) await rebuild(trx);
    });
  }

  async close(): Promise<void> {
    await this.#tables.close();
    await this.#journal.drained();
  }

  async #leave(person: Person): Promise<void> {
    await this.#admin.leaveAll(person);
    for (const { name } of await this.#accounts.ownedBy(person))
      await this.#closing.remove(await this.#accounts.close(person, name));
  }

  async #statusOf(id: string): Promise<string> {
    const row = this.#store.db.selectFrom("tables").select("status").where("id", "=", id);
    const found = await row.executeTakeFirst();
    if (found === undefined) throw new Problem("NOT_FOUND", `There is no table ${id}.`, 404);
    return found.status;
  }

  /** By the name of an account, or by the id that the list shows. */
  async #mustFind(named: string): Promise<Person> {
    const row = await this.#store.db
      .selectFrom("people")
      .selectAll()
      .where((person) => person.or([person("id", "=", named), person("login", "=", normalised(named))]))
      .executeTakeFirst();
    if (row === undefined)
      throw new Problem("NOT_FOUND", `There is no account ${named}; guests are named by their id, see the list.`, 404);
    if (row.owner !== null) throw new Problem("PROGRAM", `${row.name} is a program: its owner's account decides.`);
    return { id: row.id, name: row.name, session: "", ...(row.login !== null && { login: row.login }) };
  }

  async #mustFindAccount(named: string): Promise<Person> {
    const person = await this.#mustFind(named);
    if (person.login === undefined) throw new Problem("NEEDS_ACCOUNT", `${person.name} is a guest without a password.`);
    return person;
  }
}
