import { randomBytes } from "node:crypto";
import { Problem } from "../problem.ts";
import type { Db, PersonRow } from "../storage/schema.ts";
import type { Store } from "../storage/store.ts";
import { skeletonOf } from "./lookalikes.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { Sessions } from "./sessions.ts";

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Absent for a guest. */
  readonly login?: string;
  /** The value of the cookie by which the person is known. */
  readonly session: string;
}

/** Guests and accounts. A guest is known only by the cookie of his browser; an account by name and password. */
export class People {
  readonly #store: Store;
  readonly #db: Db;
  readonly #clock: () => number;
  readonly #sessions: Sessions;
  /** Checked against when nobody has that name, so that the answer takes as long. */
  readonly #nobodysPassword = hashPassword(randomBytes(16).toString("hex"));

  constructor(store: Store, clock: () => number) {
    this.#store = store;
    this.#db = store.db;
    this.#clock = clock;
    this.#sessions = new Sessions(clock);
  }

  async createGuest(name: string): Promise<Person> {
    await mustBeFree(this.#db, name);
    return this.#create(this.#newRow(name));
  }

  /** Whoever bears that cookie. */
  async find(session: string): Promise<Person | undefined> {
    const row = await this.#sessions.find(this.#db, session);
    return row && toPerson(row, session);
  }

  /** A guest may change his name as often as he likes; the name of an account stays. */
  async rename(person: Person, name: string): Promise<Person> {
    if (person.login !== undefined) throw new Problem("HAS_ACCOUNT", "The name of an account stays.");
    await mustBeFree(this.#db, name);
    const renamed = { ...person, name: name.trim() };
    await this.#db.updateTable("people").set({ name: renamed.name }).where("id", "=", person.id).execute();
    return renamed;
  }

  /** Somebody new begins with an account. */
  async register(login: string, password: string): Promise<Person> {
    await mustBeFree(this.#db, login);
    const account = await accountFor(login, password);
    try {
      return await this.#create({ ...this.#newRow(login), ...account });
    } catch (error) {
      throw await this.#whyTaken(login, error);
    }
  }

  /** A guest becomes an account and keeps his tables. Other cookies than the new one are worthless. */
  async upgrade(person: Person, login: string, password: string): Promise<Person> {
    if (person.login !== undefined) throw new Problem("HAS_ACCOUNT", "You have an account already.");
    await mustBeFree(this.#db, login);
    const account = await accountFor(login, password);
    try {
      const session = await this.#renew(person.id, (trx) =>
        trx.updateTable("people").set(account).where("id", "=", person.id).execute(),
      );
      return { ...person, login: account.login, name: account.name, session };
    } catch (error) {
      throw await this.#whyTaken(login, error);
    }
  }

  async logIn(login: string, password: string): Promise<Person> {
    const row = await this.#mustKnow(login, password);
    return toPerson(row, await this.#sessions.begin(this.#db, row.id));
  }

  async #mustKnow(login: string, password: string): Promise<PersonRow> {
    const row = await this.#db
      .selectFrom("people")
      .selectAll()
      .where("login", "=", normalised(login))
      .executeTakeFirst();
    const right = await isPassword(password, row?.password ?? (await this.#nobodysPassword));
    if (row === undefined || !right) throw new Problem("WRONG_PASSWORD", "Name or password is wrong.", 401);
    return row;
  }

  /** Other cookies than the new one are worthless. */
  async changePassword(person: Person, old: string, password: string): Promise<Person> {
    if (person.login === undefined) throw new Problem("NEEDS_ACCOUNT", "A guest has no password.");
    await this.#mustKnow(person.login, old);
    const changes = { password: await hashPassword(password) };
    const session = await this.#renew(person.id, (trx) =>
      trx.updateTable("people").set(changes).where("id", "=", person.id).execute(),
    );
    return { ...person, session };
  }

  /** Makes all cookies of the person worthless; every process hears of it. */
  async logOutEverywhere({ id }: Person): Promise<void> {
    await this.#store.transact([{ table: "", what: "logOut", id }], (trx) => this.#sessions.endAll(trx, id));
  }

  /** Together with a change, one new cookie takes the place of all others. */
  async #renew(id: string, change: (trx: Db) => Promise<unknown>): Promise<string> {
    return this.#store.transact([{ table: "", what: "logOut", id }], async (trx) => {
      await change(trx);
      await this.#sessions.endAll(trx, id);
      return this.#sessions.begin(trx, id);
    });
  }

  #newRow(name: string): PersonRow {
    return {
      ...{ id: randomBytes(12).toString("base64url"), name: name.trim(), created: this.#clock(), session: 1 },
      ...{ login: null, password: null, owner: null, tokenHash: null, skeleton: null },
    };
  }

  async #create(row: PersonRow): Promise<Person> {
    return this.#store.transact([], async (trx) => {
      await trx.insertInto("people").values(row).execute();
      return toPerson(row, await this.#sessions.begin(trx, row.id));
    });
  }

  /** Somebody may have been quicker. */
  async #whyTaken(login: string, error: unknown): Promise<unknown> {
    return mustBeFree(this.#db, login).then(
      () => error,
      (problem) => problem,
    );
  }
}

async function accountFor(name: string, password: string) {
  const [login, skeleton] = [normalised(name), skeletonOf(name)];
  return { login, skeleton, name: name.trim(), password: await hashPassword(password) };
}

/** Nobody bears the name of an account but its owner, nor one that looks like it. */
export async function mustBeFree(db: Db, name: string): Promise<void> {
  const holder = await db
    .selectFrom("people")
    .select("id")
    .where((person) => person.or([person("login", "=", normalised(name)), person("skeleton", "=", skeletonOf(name))]))
    .executeTakeFirst();
  if (holder !== undefined)
    throw new Problem("NAME_TAKEN", "Somebody has that name already, or one that looks like it.");
}

/** Names that differ only in case or form are the same. */
export function normalised(login: string): string {
  return login.trim().normalize("NFKC").toLowerCase();
}

function toPerson({ id, name, login }: PersonRow, session: string): Person {
  return { id, name, session, ...(login !== null && { login }) };
}
