import { randomBytes } from "node:crypto";
import type { Device } from "@tripartite/kernel/protocol";
import { Problem } from "../problem.ts";
import type { Db, PersonRow } from "../storage/schema.ts";
import type { Store } from "../storage/store.ts";
import type { Sitter } from "../tables/lobby.ts";
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

/** The name shown for a deleted account. */
export const NOBODY = "Deleted account";

/** Guests and accounts. A guest is known only by a browser's cookie; an account by name and password. */
export class People {
  readonly #store: Store;
  readonly #db: Db;
  readonly #clock: () => number;
  readonly #sessions: Sessions;
  /** Checked against when no account has that name, so that the answer takes as long. */
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

  /** The person of a cookie. */
  async find(session: string): Promise<Person | undefined> {
    const row = await this.#sessions.find(this.#db, session);
    return row && toPerson(row, session);
  }

  /** Who has an account signs in by the new name from now on. */
  async rename(person: Person, name: string): Promise<Person> {
    await mustBeFree(this.#db, name, person.id);
    const shown = { name: name.trim() };
    const account = { login: normalised(name), skeleton: skeletonOf(name) };
    const hasAccount = person.login !== undefined;
    const change = this.#db.updateTable("people").set({ ...shown, ...(hasAccount && account) });
    await change.where("id", "=", person.id).execute();
    return { ...person, ...shown, ...(hasAccount && { login: account.login }) };
  }

  /** A new person begins with an account. */
  async register(login: string, password: string): Promise<Person> {
    await mustBeFree(this.#db, login);
    const account = await accountFor(login, password);
    try {
      return await this.#create({ ...this.#newRow(login), ...account });
    } catch (error) {
      throw await this.#whyTaken(login, error);
    }
  }

  /** A guest becomes an account and keeps the tables. Only the new cookie stays valid. */
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

  /** `first` is done when the password is right, before the person is signed in. */
  async logIn(login: string, password: string, first?: (account: Sitter) => Promise<void>): Promise<Person> {
    const row = await this.#mustKnow(login, password);
    await first?.(row);
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

  /** Sets a new password after another proof of identity. Other cookies become invalid. */
  async resetPassword(id: string, password: string): Promise<Person> {
    const changes = { password: await hashPassword(password) };
    const session = await this.#renew(id, (trx) =>
      trx.updateTable("people").set(changes).where("id", "=", id).execute(),
    );
    return (await this.find(session))!;
  }

  /** The account by that name, if there is one. */
  async findAccount(login: string): Promise<string | undefined> {
    const row = this.#db.selectFrom("people").select("id").where("login", "=", normalised(login));
    return (await row.where("password", "is not", null).executeTakeFirst())?.id;
  }

  /** The account by that name, to invite it. */
  async findByName(login: string): Promise<{ id: string; name: string } | undefined> {
    const row = this.#db.selectFrom("people").select(["id", "name"]).where("login", "=", normalised(login));
    return row.where("password", "is not", null).executeTakeFirst();
  }

  /** Fails unless it is the password of the account; a guest has none. */
  async mustConfirm({ login }: Person, password: string | undefined): Promise<void> {
    if (login !== undefined) await this.#mustKnow(login, password ?? "");
  }

  /**
   * Nothing is left of the person but a row without a name, to which recorded games point. What was said at tables stays
   * for the others, without the name.
   */
  async delete({ id }: Person): Promise<void> {
    const nobody = { name: NOBODY, login: null, skeleton: null, password: null };
    await this.#store.transact([{ table: "", what: "logOut", id }], async (trx) => {
      for (const table of ["channels", "vacations", "notes", "sights", "outbox", "visits", "talkConsents"] as const)
        await trx.deleteFrom(table).where("person", "=", id).execute();
      await trx.deleteFrom("ratings").where("player", "=", id).execute();
      for (const table of ["standingOrders", "orderFirings", "noticeWishes", "hiddenGames", "ties"] as const)
        await trx.deleteFrom(table).where("person", "=", id).execute();
      await trx.deleteFrom("ties").where("other", "=", id).execute();
      await trx.updateTable("chat").set({ name: NOBODY }).where("person", "=", id).execute();
      await trx.updateTable("seats").set({ name: NOBODY }).where("person", "=", id).execute();
      await trx.updateTable("people").set(nobody).where("id", "=", id).execute();
      await this.#sessions.endAll(trx, id);
    });
  }

  /** Nobody can sign in to the account until it has a new password; its name stays taken. */
  async bar({ id }: Person): Promise<void> {
    await this.#store.transact([{ table: "", what: "logOut", id }], async (trx) => {
      await trx.updateTable("people").set({ password: null }).where("id", "=", id).execute();
      await this.#sessions.endAll(trx, id);
    });
  }

  /** For a link by which another device of the person is known, too: once, within ten minutes. */
  async carry({ id }: Person): Promise<string> {
    return this.#sessions.lend(this.#db, id);
  }

  /** Another device of the person, by such a link. */
  async arrive(token: string): Promise<Person> {
    const session = await this.#store.transact([], (trx) => this.#sessions.redeem(trx, token));
    const person = session === undefined ? undefined : await this.find(session);
    if (person === undefined)
      throw new Problem(
        "LINK_USED",
        "This link was used already, or is too old. Make a new one on the first device.",
        410,
      );
    return person;
  }

  /** Makes the cookie of this device worthless. */
  async logOut({ id, session }: Person): Promise<void> {
    await this.#store.transact([{ table: "", what: "logOut", id }], (trx) => this.#sessions.end(trx, id, session));
  }

  /** The person's devices, newest first. */
  async devices({ id, session }: Person): Promise<Device[]> {
    return this.#sessions.devices(this.#db, id, session);
  }

  /** Makes the cookie of another device worthless. */
  async logOutDevice({ id }: Person, device: string): Promise<void> {
    await this.#store.transact([{ table: "", what: "logOut", id }], (trx) => this.#sessions.endDevice(trx, id, device));
  }

  /** Makes all cookies of the person invalid, in every process. */
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

  /** Another request may have come first. */
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
export async function mustBeFree(db: Db, name: string, except = ""): Promise<void> {
  const holder = await db
    .selectFrom("people")
    .select("id")
    .where("id", "!=", except)
    .where((person) => person.or([person("login", "=", normalised(name)), person("skeleton", "=", skeletonOf(name))]))
    .executeTakeFirst();
  if (holder !== undefined)
    throw new Problem("NAME_TAKEN", "This name, or one that looks like it, is taken. Choose another.");
}

/** Names that differ only in case or form are the same. */
export function normalised(login: string): string {
  return login.trim().normalize("NFKC").toLowerCase();
}

function toPerson({ id, name, login }: PersonRow, session: string): Person {
  return { id, name, session, ...(login !== null && { login }) };
}
