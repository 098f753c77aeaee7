import { randomBytes } from "node:crypto";
import { forbidden, Problem } from "../problem.ts";
import type { ChatRow } from "../storage/schema.ts";
import type { Store } from "../storage/store.ts";
import type { TableInfo } from "./info.ts";
import type { LiveTable } from "./live.ts";
import { type Sitter, seatsOf } from "./lobby.ts";

const SHOWN_MESSAGES = 200;
/** Ids begin with a time in so many digits to the base 36. */
const TIME_DIGITS = 9;

/** Chat of a table, and the notes that each person keeps for himself. */
export class Talk {
  readonly #store: Store;
  readonly #clock: () => number;
  readonly #maxPerTable: number;

  constructor(store: Store, clock: () => number, maxPerTable: number) {
    this.#store = store;
    this.#clock = clock;
    this.#maxPerTable = maxPerTable;
  }

  async say(table: LiveTable, person: Sitter, text: string): Promise<void> {
    if (seatsOf(table.info, person.id).length === 0) throw forbidden("Only those who sit at the table may talk.");
    if ((await this.#count(table.info.id)) >= this.#maxPerTable)
      throw new Problem("TABLE_FULL", "So much has been said at this table that nothing more is stored.");
    const time = this.#clock();
    const id = await this.#nextId(table.info.id, time);
    const row: ChatRow = { id, tableId: table.info.id, person: person.id, name: person.name, text, time };
    await this.#store.transact([{ table: table.info.id, what: "chat", id }], (trx) =>
      trx.insertInto("chat").values(row).execute(),
    );
    tell(table, row);
  }

  /** Somebody said something through another process. */
  async relay(table: LiveTable, id: string): Promise<void> {
    const row = await this.#store.db.selectFrom("chat").selectAll().where("id", "=", id).executeTakeFirst();
    if (row !== undefined) tell(table, row);
  }

  /** At a table that is not listed, only those who sit there hear what is said. */
  async recent({ info }: LiveTable, person: string | undefined) {
    if (!mayListen(info, person)) throw forbidden("Only those who sit at this table may read its chat.");
    const tableId = info.id;
    const rows = await this.#store.db
      .selectFrom("chat")
      .selectAll()
      .where("tableId", "=", tableId)
      .orderBy("id", "desc")
      .limit(SHOWN_MESSAGES)
      .execute();
    return rows.reverse().map(shown);
  }

  /** Ids are in the order in which things were said, whatever the clock does. */
  async #nextId(tableId: string, time: number): Promise<string> {
    const ids = this.#store.db.selectFrom("chat").select((select) => select.fn.max("id").as("last"));
    const { last } = await ids.where("tableId", "=", tableId).executeTakeFirstOrThrow();
    const after = last === null ? 0 : Number.parseInt(last.slice(0, TIME_DIGITS), 36) + 1;
    return Math.max(time, after).toString(36).padStart(TIME_DIGITS, "0") + randomBytes(6).toString("hex");
  }

  async #count(tableId: string): Promise<number> {
    const rows = this.#store.db.selectFrom("chat").select((select) => select.fn.countAll<number>().as("count"));
    return Number((await rows.where("tableId", "=", tableId).executeTakeFirstOrThrow()).count);
  }

  async saveNote(tableId: string, seat: number, person: string, text: string): Promise<void> {
    await this.#store.db
      .insertInto("notes")
      .values({ tableId, seat, person, text })
      .onConflict((conflict) => conflict.columns(["tableId", "seat", "person"]).doUpdateSet({ text }))
      .execute();
  }

  async note(tableId: string, seat: number, person: string): Promise<string> {
    const row = await this.#store.db
      .selectFrom("notes")
      .select("text")
      .where("tableId", "=", tableId)
      .where("seat", "=", seat)
      .where("person", "=", person)
      .executeTakeFirst();
    return row?.text ?? "";
  }
}

function shown({ id, name, text, time }: ChatRow) {
  return { id, name, text, time };
}

function mayListen(info: TableInfo, person: string | undefined): boolean {
  return info.listed || (person !== undefined && seatsOf(info, person).length > 0);
}

function tell({ info, audience }: LiveTable, row: ChatRow): void {
  const message = JSON.stringify({ type: "chat", message: shown(row) });
  audience.broadcast(message, ({ person }) => mayListen(info, person));
}
