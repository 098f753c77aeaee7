import { randomBytes } from "node:crypto";
import { SPECTATOR, type Viewer } from "@tripartite/kernel";
import type { ChatMessage, TalkOpening } from "@tripartite/kernel/protocol";
import type { Ties } from "../people/ties.ts";
import { forbidden, notFound, Problem } from "../problem.ts";
import type { ChatRow, Db } from "../storage/schema.ts";
import type { News, Store } from "../storage/store.ts";
import type { TableInfo } from "./info.ts";
import type { LiveTable } from "./live.ts";
import { type Sitter, seatsOf } from "./lobby.ts";

const SHOWN_MESSAGES = 200;
/** Ids begin with a time in this number of digits, base 36. */
const TIME_DIGITS = 9;

/** A reader or speaker: a person on a seat or a spectator. */
export interface Listener {
  readonly person?: string | undefined;
  readonly viewer: Viewer;
}

/** People who are not there may want to hear that something was said, to everybody or to one person. */
export type OnSaid = (info: TableInfo, speaker: string, hearer: string | undefined) => Promise<void>;

export interface TalkOptions {
  readonly store: Store;
  clock(): number;
  readonly maxPerTable: number;
  readonly ties: Ties;
  readonly told: OnSaid;
}

/**
 * Chat of a table, and the notes that each person keeps. Private talk belongs to two people on two seats: nobody else reads
 * it, not later owners of the seats, unless both agree after the end to publish it.
 */
export class Talk {
  readonly #store: Store;
  readonly #clock: () => number;
  readonly #maxPerTable: number;
  readonly #ties: Ties;
  readonly #told: OnSaid;

  constructor({ store, clock, maxPerTable, ties, told }: TalkOptions) {
    this.#store = store;
    this.#clock = clock;
    this.#maxPerTable = maxPerTable;
    this.#ties = ties;
    this.#told = told;
  }

  /** To everybody, or to the person on seat `to` alone. */
  async say(table: LiveTable, person: Sitter, seat: number, text: string, to?: number): Promise<void> {
    const { info } = table;
    if (info.seats[seat]?.person !== person.id) throw forbidden("Only those who sit at the table may talk.");
    const hearer = to === undefined ? undefined : mustBeAnother(info, person, to);
    if (hearer !== undefined && (await this.#ties.isBlocked(hearer, person.id)))
      throw new Problem("BLOCKED", "This player takes no private messages from you.", 403);
    if ((await this.#count(info.id)) >= this.#maxPerTable)
      throw new Problem("TABLE_FULL", "The chat of this table is full. Nothing more is stored.");
    const time = this.#clock();
    const id = await this.#nextId(info.id, time);
    const row: ChatRow = {
      ...{ id, tableId: info.id, person: person.id, name: person.name, text, time, seat, opened: 0 },
      ...{ toSeat: to ?? null, toPerson: hearer ?? null },
    };
    await this.#store.transact([{ table: info.id, what: "chat", id }], (trx) =>
      trx.insertInto("chat").values(row).execute(),
    );
    tell(table, row);
    await this.#told(info, person.id, hearer);
  }

  /** Chat or an opened private talk came through another process. */
  async relay(table: LiveTable, { what, id }: News): Promise<void> {
    if (what === "talk") return tellChange(table, id?.split(" "));
    const row = await this.#store.db.selectFrom("chat").selectAll().where("id", "=", id!).executeTakeFirst();
    if (row !== undefined) tell(table, row);
  }

  /** Where talk is not open, only those who sit there hear what is said; private talk only the two who talk. */
  async recent({ info }: LiveTable, { person, viewer }: Listener): Promise<ChatMessage[]> {
    if (!mayListen(info, person)) throw forbidden("Only those who sit at this table may read its chat.");
    const rows = await this.#store.db
      .selectFrom("chat")
      .selectAll()
      .where("tableId", "=", info.id)
      .where(({ eb, or, and }) =>
        or([
          eb("toPerson", "is", null),
          eb("opened", "=", 1),
          and([eb("person", "=", person ?? ""), eb("seat", "=", viewer)]),
          and([eb("toPerson", "=", person ?? ""), eb("toSeat", "=", viewer)]),
        ]),
      )
      .orderBy("id", "desc")
      .limit(SHOWN_MESSAGES)
      .execute();
    return rows.reverse().map(shown);
  }

  /** Private talk of a person that could be opened, and who has agreed to that. */
  async openings({ info }: LiveTable, { person, viewer }: Listener): Promise<TalkOpening[]> {
    if (info.status !== "ended" || person === undefined || viewer === SPECTATOR) return [];
    const { db } = this.#store;
    const partners = await partnersOf(db, info.id, person, viewer);
    const consents = await db.selectFrom("talkConsents").selectAll().where("tableId", "=", info.id).execute();
    const agreed = (one: string, other: string) =>
      consents.some((consent) => consent.person === one && consent.other === other);
    return [...new Set(partners.map(({ seat }) => seat))].map((seat) => {
      const others = partners.filter((partner) => partner.seat === seat).map((partner) => partner.person);
      return {
        with: seat,
        you: others.every((other) => agreed(person, other)),
        they: others.every((other) => agreed(other, person)),
      };
    });
  }

  /** One agrees that what was said in private with a seat is shown to everybody; that needs the other's word, too. */
  async agreeToOpen(table: LiveTable, person: Sitter, seat: number, other: number): Promise<void> {
    const { info } = table;
    if (info.status !== "ended") throw new Problem("NOT_ENDED", "Private talk can be opened when the game is over.");
    if (info.seats[seat]?.person !== person.id) throw forbidden("Only those who sit at the table may do this.");
    const partners = (await partnersOf(this.#store.db, info.id, person.id, seat)).filter((one) => one.seat === other);
    if (partners.length === 0) throw new Problem("NO_TALK", "There is no private talk with that seat.");
    for (const { person: partner } of partners) await this.#agree(table, person.id, partner);
  }

  async #agree(table: LiveTable, person: string, other: string): Promise<void> {
    const { id: tableId } = table.info;
    const pair = [person, other];
    const isOpen = await this.#store.transact([], async (trx) => {
      const mine = { tableId, person, other };
      await trx
        .insertInto("talkConsents")
        .values(mine)
        .onConflict((one) => one.doNothing())
        .execute();
      const theirs = trx.selectFrom("talkConsents").select("person").where("tableId", "=", tableId);
      const both = await theirs.where("person", "=", other).where("other", "=", person).executeTakeFirst();
      if (both === undefined) return false;
      const talk = trx.updateTable("chat").set({ opened: 1 }).where("tableId", "=", tableId);
      await talk.where("person", "in", pair).where("toPerson", "in", pair).execute();
      const done = trx.deleteFrom("talkConsents").where("tableId", "=", tableId);
      await done.where("person", "in", pair).where("other", "in", pair).execute();
      return true;
    });
    const whom = isOpen ? undefined : pair;
    await this.#store.transact([{ table: tableId, what: "talk", ...(whom && { id: whom.join(" ") }) }], async () => {});
    tellChange(table, whom);
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

/** With whom a person on a seat has talked in private, as far as that is not open. */
async function partnersOf(db: Db, tableId: string, person: string, seat: number) {
  const rows = await db
    .selectFrom("chat")
    .select(["person", "seat", "toPerson", "toSeat"])
    .where("tableId", "=", tableId)
    .where("toPerson", "is not", null)
    .where("opened", "=", 0)
    .execute();
  const partners = new Map<string, { person: string; seat: number }>();
  for (const row of rows) {
    if (row.person === person && row.seat === seat)
      partners.set(`${row.toPerson} ${row.toSeat}`, { person: row.toPerson!, seat: row.toSeat! });
    if (row.toPerson === person && row.toSeat === seat)
      partners.set(`${row.person} ${row.seat}`, { person: row.person, seat: row.seat! });
  }
  return [...partners.values()];
}

function mustBeAnother({ seats }: TableInfo, person: Sitter, to: number): string {
  if (!(to in seats)) throw notFound("seat");
  const { kind, person: hearer } = seats[to];
  if (kind !== "person" || hearer === undefined || hearer === person.id)
    throw new Problem("NOBODY_THERE", "Nobody else is on that seat who could read it.");
  return hearer;
}

function shown({ id, name, text, time, seat, toSeat, opened }: ChatRow): ChatMessage {
  return {
    ...{ id, name, text, time },
    ...(seat !== null && { seat }),
    ...(toSeat !== null && { to: toSeat }),
    ...(opened === 1 && { opened: true as const }),
  };
}

function mayListen(info: TableInfo, person: string | undefined): boolean {
  return info.talkOpen || (person !== undefined && seatsOf(info, person).length > 0);
}

function mayRead(info: TableInfo, row: ChatRow, { person, viewer }: Listener): boolean {
  if (row.toPerson === null) return mayListen(info, person);
  if (person === undefined) return false;
  return (person === row.person && viewer === row.seat) || (person === row.toPerson && viewer === row.toSeat);
}

function tell({ info, audience }: LiveTable, row: ChatRow): void {
  const message = JSON.stringify({ type: "chat", message: shown(row) });
  audience.broadcast(message, (listener) => mayRead(info, row, listener));
}

/** Those concerned ask again for what they may read. */
function tellChange({ audience }: LiveTable, whom: readonly string[] | undefined): void {
  const message = JSON.stringify({ type: "talkChanged" });
  audience.broadcast(message, ({ person }) => whom === undefined || (person !== undefined && whom.includes(person)));
}
