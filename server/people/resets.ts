import { createHmac, timingSafeEqual } from "node:crypto";
import { Problem } from "../problem.ts";
import type { Db, PersonRow } from "../storage/schema.ts";

const LIFE_MS = 60 * 60 * 1000;

/**
 * Tokens by which the owner of an account chooses a new password. One is signed together with the password that it
 * replaces, so it works once, and nothing has to be stored.
 */
export class PasswordResets {
  readonly #db: Db;
  readonly #secret: string;
  readonly #clock: () => number;

  constructor(db: Db, secret: string, clock: () => number) {
    this.#db = db;
    this.#secret = secret;
    this.#clock = clock;
  }

  async tokenFor(person: string): Promise<string> {
    const until = this.#clock() + LIFE_MS;
    const row = await this.#find(person);
    return [person, until, this.#sign(row!, until).toString("base64url")].join(".");
  }

  /** The person whose token it is. */
  async personOf(token: string): Promise<string> {
    const [person, until, signature = ""] = token.split(".");
    const row = await this.#find(person);
    const given = Buffer.from(signature, "base64url");
    const right = row?.password && this.#sign(row, Number(until));
    const isRight = right && given.length === right.length && timingSafeEqual(given, right);
    if (!isRight || Number(until) < this.#clock())
      throw new Problem("WRONG_TOKEN", "This link has been used, or is too old. Ask for another one.", 403);
    return person;
  }

  #find(person: string): Promise<PersonRow | undefined> {
    return this.#db.selectFrom("people").selectAll().where("id", "=", person).executeTakeFirst();
  }

  #sign({ id, password }: PersonRow, until: number): Buffer {
    return createHmac("sha256", this.#secret).update(`reset ${id} ${until} ${password}`).digest();
  }
}
