import { createHash, randomBytes } from "node:crypto";
import { skeletonOf } from "../people/lookalikes.ts";
import { mustBeFree, normalised, type Person } from "../people/people.ts";
import { notFound, Problem } from "../problem.ts";
import type { Db, PersonRow } from "../storage/schema.ts";
import type { Sitter } from "../tables/lobby.ts";

/** A program that plays over the network, owned by a person who has an account. */
export interface Program {
  readonly id: string;
  readonly name: string;
  /** SHA-256 of its token. */
  readonly tokenHash: string;
}

/** Tells a token from other texts, also for tools that look for secrets in public places. */
const TOKEN_PREFIX = "tripartite_bot_";

/** Accounts of programs. They share the names of people's accounts, so that names stay unique. */
export class ProgramAccounts {
  readonly #db: Db;
  readonly #clock: () => number;
  readonly #maxPerPerson: number;

  constructor(db: Db, clock: () => number, maxPerPerson: number) {
    this.#db = db;
    this.#clock = clock;
    this.#maxPerPerson = maxPerPerson;
  }

  /** The token is shown only once; the server keeps its hash. */
  async create(owner: Person, name: string): Promise<{ name: string; token: string }> {
    if (owner.login === undefined) throw new Problem("NEEDS_ACCOUNT", "Only accounts may own bots.", 403);
    if ((await this.ownedBy(owner)).length >= this.#maxPerPerson)
      throw new Problem("TOO_MANY_BOTS", `You may own ${this.#maxPerPerson} bots.`);
    await mustBeFree(this.#db, name);
    const token = newToken();
    const row: PersonRow = {
      id: randomBytes(12).toString("base64url"),
      name: name.trim(),
      login: normalised(name),
      password: null,
      session: 1,
      created: this.#clock(),
      owner: owner.id,
      tokenHash: hashed(token),
      skeleton: skeletonOf(name),
    };
    const inserted = await this.#db
      .insertInto("people")
      .values(row)
      .onConflict((conflict) => conflict.column("login").doNothing())
      .executeTakeFirstOrThrow();
    if (inserted.numInsertedOrUpdatedRows !== 1n)
      throw new Problem("NAME_TAKEN", "This name is taken. Choose another.");
    return { name: row.name, token };
  }

  /** Makes the old token worthless. */
  async renewToken(owner: Person, name: string): Promise<{ name: string; token: string }> {
    const token = newToken();
    const { numUpdatedRows } = await this.#db
      .updateTable("people")
      .set({ tokenHash: hashed(token) })
      .where("login", "=", normalised(name))
      .where("owner", "=", owner.id)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw notFound("bot");
    return { name: name.trim(), token };
  }

  /** From now on nobody finds it and its token is worthless; returns its id. */
  async close(owner: Person, name: string): Promise<string> {
    const row = await this.#db
      .updateTable("people")
      .set({ login: null, tokenHash: null, skeleton: null })
      .where("login", "=", normalised(name))
      .where("owner", "=", owner.id)
      .returning("id")
      .executeTakeFirst();
    if (row === undefined) throw notFound("bot");
    return row.id;
  }

  /** Those that were closed, but not yet taken from all their tables. */
  async closed(): Promise<string[]> {
    const rows = this.#db.selectFrom("people").select("id").where("owner", "is not", null).where("login", "is", null);
    return (await rows.execute()).map(({ id }) => id);
  }

  async forget(program: string): Promise<void> {
    await this.#db.deleteFrom("people").where("id", "=", program).where("login", "is", null).execute();
  }

  async ownedBy(owner: Person): Promise<{ name: string; created: number }[]> {
    return this.#db
      .selectFrom("people")
      .select(["name", "created"])
      .where("owner", "=", owner.id)
      .where("login", "is not", null)
      .orderBy("created")
      .execute();
  }

  async findByName(name: string): Promise<Sitter | undefined> {
    const row = await this.#db
      .selectFrom("people")
      .select(["id", "name"])
      .where("login", "=", normalised(name))
      .where("owner", "is not", null)
      .executeTakeFirst();
    return row && { ...row, isProgram: true };
  }

  async findByToken(token: string): Promise<Program | undefined> {
    const [program] = await this.#withHashes([hashed(token)]);
    return program;
  }

  /** Which of these tokens, given as hashes, are still good. */
  async stillValid(tokenHashes: readonly string[]): Promise<Set<string>> {
    return new Set((await this.#withHashes(tokenHashes)).map(({ tokenHash }) => tokenHash));
  }

  async #withHashes(tokenHashes: readonly string[]): Promise<Program[]> {
    const rows = this.#db
      .selectFrom("people")
      .select(["id", "name", "tokenHash"])
      .where("tokenHash", "in", tokenHashes);
    return (await rows.execute()).map(({ tokenHash, ...row }) => ({ ...row, tokenHash: tokenHash! }));
  }
}

function newToken(): string {
  return TOKEN_PREFIX + randomBytes(32).toString("base64url");
}

/** A token is random and long: unlike a password it needs no slow hash. */
function hashed(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
