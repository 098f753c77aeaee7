/** Friends and people that a person has blocked. */
import type { Tie, TieKind } from "@tripartite/kernel/protocol";
import { Problem } from "../problem.ts";
import type { Db } from "../storage/schema.ts";

/** Enough for everybody one knows. */
const MOST = 500;

export class Ties {
  readonly #db: Db;
  readonly #clock: () => number;

  constructor(db: Db, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
  }

  /** By name; of friends also whether they are at a table now. */
  async of(person: string): Promise<Tie[]> {
    const rows = await this.#db
      .selectFrom("ties")
      .innerJoin("people", "people.id", "ties.other")
      .select(["people.id", "people.name", "people.login", "ties.kind"])
      .where("ties.person", "=", person)
      .orderBy("people.name")
      .execute();
    const friends = rows.filter(({ kind }) => kind === "friend").map(({ id }) => id);
    const here = await this.#atTables(person, friends);
    return rows.map(({ id, name, login, kind }) => ({
      ...{ name, kind },
      ...(login !== null && { account: true as const }),
      ...(kind === "friend" && { online: here.has(id) }),
    }));
  }

  async mark(person: string, other: string, kind: TieKind): Promise<void> {
    if (person === other) throw new Problem("YOURSELF", "That is you.");
    await this.#mustHaveRoom(person);
    await this.#db
      .insertInto("ties")
      .values({ person, other, kind, created: this.#clock() })
      .onConflict((tie) => tie.columns(["person", "other"]).doUpdateSet({ kind }))
      .execute();
  }

  /** Those of this name, guests too, are strangers again. */
  async unmark(person: string, name: string): Promise<void> {
    await this.#db
      .deleteFrom("ties")
      .where("person", "=", person)
      .where("other", "in", (inner) => inner.selectFrom("people").select("id").where("name", "=", name))
      .execute();
  }

  /** The person takes neither invitations nor private messages from the other one. */
  async isBlocked(person: string, other: string): Promise<boolean> {
    const tie = this.#db.selectFrom("ties").select("kind").where("person", "=", person).where("other", "=", other);
    return (await tie.where("kind", "=", "blocked").executeTakeFirst()) !== undefined;
  }

  /** The person on a seat of a table. */
  async sitter(table: string, seat: number): Promise<string | undefined> {
    const row = this.#db.selectFrom("seats").select("person").where("tableId", "=", table).where("seat", "=", seat);
    return (await row.where("kind", "=", "person").executeTakeFirst())?.person ?? undefined;
  }

  /** Which of the people are at a table now, as far as they let the person know. */
  async #atTables(person: string, people: readonly string[]): Promise<Set<string>> {
    if (people.length === 0) return new Set();
    const rows = await this.#db
      .selectFrom("visits")
      .select("visits.person")
      .distinct()
      .where("visits.person", "in", people)
      .where("left", "is", null)
      .where("until", ">", this.#clock())
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("ties")
              .select("kind")
              .whereRef("ties.person", "=", "visits.person")
              .where("ties.other", "=", person)
              .where("kind", "=", "blocked"),
          ),
        ),
      )
      .execute();
    return new Set(rows.map((row) => row.person));
  }

  async #mustHaveRoom(person: string): Promise<void> {
    const { count } = await this.#db
      .selectFrom("ties")
      .select((select) => select.fn.countAll<number>().as("count"))
      .where("person", "=", person)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST) throw new Problem("TOO_MANY", `You have marked ${MOST} players already.`);
  }
}
