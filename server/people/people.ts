import { randomBytes } from "node:crypto";
import { Problem } from "../problem.ts";
import type { Db, PersonRow } from "../storage/schema.ts";
import type { Store } from "../storage/store.ts";
import { hashPassword, isPassword } from "./passwords.ts";

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Absent for a guest. */
  readonly login?: string;
  readonly session: number;
}

/** Guests and accounts. A guest is known only by the cookie of his browser; an account by name and password. */
export class People {
  readonly #store: Store;
  readonly #db: Db;
  readonly #clock: () => number;
  /** Checked against when nobody has that name, so that the answer takes as long. */
  readonly #nobodysPassword = hashPassword(randomBytes(16).toString("hex"));

  constructor(store: Store, clock: () => number) {
    this.#store = store;
    this.#db = store.db;
    this.#clock = clock;
  }

  async createGuest(name: string): Promise<Person> {
    const row: PersonRow = {
      id: randomBytes(12).toString("base64url"),
      name: name.trim(),
      login: null,
      password: null,
      session: 1,
      created: this.#clock(),
      owner: null,
      tokenHash: null,
    };
    await this.#db.insertInto("people").values(row).execute();
    return toPerson(row);
  }

  async find(id: string, session: number): Promise<Person | undefined> {
    const row = await this.#db.selectFrom("people").selectAll().where("id", "=", id).executeTakeFirst();
    return row?.session === session ? toPerson(row) : undefined;
  }

  /** A guest may change his name as often as he likes; the name of an account stays. */
  async rename(person: Person, name: string): Promise<Person> {
    if (person.login !== undefined) throw new Problem("HAS_ACCOUNT", "The name of an account stays.");
    const renamed = { ...person, name: name.trim() };
    await this.#db.updateTable("people").set({ name: renamed.name }).where("id", "=", person.id).execute();
    return renamed;
  }

  /** A guest becomes an account and keeps his tables. */
  async upgrade(person: Person, login: string, password: string): Promise<Person> {
    if (person.login !== undefined) throw new Problem("HAS_ACCOUNT", "You have an account already.");
    const key = normalised(login);
    if (await this.#isTaken(key)) throw nameTaken();
    const changes = { login: key, name: login.trim(), password: await hashPassword(password) };
    try {
      await this.#db.updateTable("people").set(changes).where("id", "=", person.id).execute();
    } catch (error) {
      throw (await this.#isTaken(key)) ? nameTaken() : error;
    }
    return { ...person, login: key, name: changes.name };
  }

  async #isTaken(login: string): Promise<boolean> {
    const holder = this.#db.selectFrom("people").select("id").where("login", "=", login);
    return (await holder.executeTakeFirst()) !== undefined;
  }

  async logIn(login: string, password: string): Promise<Person> {
    const row = await this.#db
      .selectFrom("people")
      .selectAll()
      .where("login", "=", normalised(login))
      .executeTakeFirst();
    const right = await isPassword(password, row?.password ?? (await this.#nobodysPassword));
    if (row === undefined || !right) throw new Problem("WRONG_PASSWORD", "Name or password is wrong.", 401);
    return toPerson(row);
  }

  /** Makes all cookies of the person worthless; every process hears of it. */
  async logOutEverywhere({ id, session }: Person): Promise<void> {
    await this.#store.transact([{ table: "", what: "logOut", id }], (trx) =>
      trx
        .updateTable("people")
        .set({ session: session + 1 })
        .where("id", "=", id)
        .execute(),
    );
  }
}

const nameTaken = () => new Problem("NAME_TAKEN", "Somebody has that name already.");

/** Names that differ only in case or form are the same. */
export function normalised(login: string): string {
  return login.trim().normalize("NFKC").toLowerCase();
}

function toPerson({ id, name, login, session }: PersonRow): Person {
  return { id, name, session, ...(login !== null && { login }) };
}
