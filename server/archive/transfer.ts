/** A table as a file: everything to play on elsewhere. Neither passwords nor notes nor private talk travel with it. */
import { createHash } from "node:crypto";
import type { ActionRow, Db, PersonRow } from "../storage/schema.ts";
import type { Store } from "../storage/store.ts";
import { talliesOf } from "../storage/tally.ts";
import { currentRules } from "../tables/carry-over.ts";
import { loadInfo } from "../tables/info.ts";
import { type Games, restorePlay } from "../tables/loading.ts";
import { fromRow } from "../tables/moves.ts";

/** What belongs to a table, beside its own row: database tables with a column `tableId`. */
const PARTS = ["seats", "actions", "positions", "turns", "chat", "clocks", "deeds"] as const;
type Part = (typeof PARTS)[number];
type Row = Record<string, unknown>;

const FORMAT = "tripartite-table";
const VERSION = 1;

interface Content {
  readonly table: Row;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly parts: Record<Part, readonly Row[]>;
}

export interface TableFile {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  /** SHA-256 of the content as it stands in the file. */
  readonly hash: string;
  readonly content: Content;
}

/** A file that cannot be imported; nothing of it was. */
export class TransferError extends Error {}

/** The table as of one moment; a server may run meanwhile. */
export function exportTable(store: Store, id: string): Promise<TableFile> {
  return store.readAtOnce((trx) => readTable(trx, id));
}

async function readTable(db: Db, id: string): Promise<TableFile> {
  const table = await db.selectFrom("tables").selectAll().where("id", "=", id).executeTakeFirst();
  if (table === undefined) throw new TransferError(`there is no table ${id}`);
  const parts = {} as Record<Part, readonly Row[]>;
  for (const part of PARTS) parts[part] = await rowsOf(db, part, id);
  const sitters = [...parts.seats, ...parts.deeds].flatMap(({ person, former }) => [person, former]);
  const ids = sitters.concat(table.creator);
  const known = ids.filter((one): one is string => typeof one === "string");
  const people = await db.selectFrom("people").select(["id", "name"]).where("id", "in", known).orderBy("id").execute();
  const content: Content = { table: { ...table }, people, parts };
  return { format: FORMAT, version: VERSION, hash: hashOf(content), content };
}

/**
 * Stores the table and its people in one transaction; returns the table's id. Fails if it is here already. Ratings do not
 * travel: a finished game is recorded here like any other of guests.
 */
export async function importTable(store: Store, games: Games, input: unknown, time: number): Promise<string> {
  const { table, people, parts } = readFile(input);
  const id = String(table.id);
  await store.transact([{ table: id, what: "info" }], async (trx) => {
    const found = await trx.selectFrom("tables").select("id").where("id", "=", id).executeTakeFirst();
    if (found !== undefined) throw new TransferError(`table ${id} is here already`);
    await trx
      .insertInto("tables")
      .values(table as never)
      .execute();
    const [counts] = talliesOf(parts.actions.map((row) => ({ reason: null, ...row }) as unknown as ActionRow));
    for (const part of PARTS) {
      for (const row of parts[part] ?? [])
        await trx
          .insertInto(part as "chat")
          .values((part === "turns" ? { ...row, ...counts } : row) as never)
          .execute();
    }
    const guests = people.map(({ id, name }) => guest(id, name, time));
    if (guests.length > 0)
      await trx
        .insertInto("people")
        .values(guests)
        .onConflict((one) => one.doNothing())
        .execute();
    await mustReplay(trx, games, id);
    if (table.status === "ended" && parts.actions.length > 0)
      await trx
        .insertInto("endings")
        .values({ tableId: id, time: lastTime(parts.actions) })
        .execute();
  });
  return id;
}

function lastTime(actions: readonly Row[]): number {
  return actions.reduce((last, { time }) => Math.max(last, Number(time)), 0);
}

function rowsOf(db: Db, part: Part, tableId: string): Promise<Row[]> {
  const rows = db
    .selectFrom(part as "actions")
    .selectAll()
    .where("tableId", "=", tableId);
  if (part === "chat") return publicTalk(db, tableId);
  if (part === "turns") return turnOf(db, tableId);
  return (part === "actions" ? rows.orderBy("seq") : rows).execute() as unknown as Promise<Row[]>;
}

/** The moves are counted anew where they are imported. */
async function turnOf(db: Db, tableId: string): Promise<Row[]> {
  const turns = db.selectFrom("turns").select(["tableId", "waiting", "since", "calendar"]);
  return turns.where("tableId", "=", tableId).execute();
}

/** Private talk stays where it was said. */
async function publicTalk(db: Db, tableId: string): Promise<Row[]> {
  const rows = db.selectFrom("chat").selectAll().where("tableId", "=", tableId);
  return rows.where((row) => row.or([row("toPerson", "is", null), row("opened", "=", 1)])).execute() as never;
}

function readFile(input: unknown): Content {
  const { format, version, hash, content } = (typeof input === "object" && input !== null ? input : {}) as TableFile;
  if (format !== FORMAT) throw new TransferError("this is no exported table");
  if (version !== VERSION) throw new TransferError(`the file has version ${version}, this build reads ${VERSION}`);
  if (hash !== hashOf(content)) throw new TransferError("the file is damaged: its content does not have its hash");
  const foreign = PARTS.flatMap((part) => content.parts[part] ?? []).some(
    ({ tableId }) => tableId !== content.table.id,
  );
  if (foreign) throw new TransferError("the file has rows of another table");
  return content;
}

/** A game that this build cannot carry on with is of no use. One of older rules is brought over when it is opened. */
async function mustReplay(db: Db, games: Games, id: string): Promise<void> {
  const info = (await loadInfo(db, id))!;
  const rows = await db.selectFrom("actions").selectAll().where("tableId", "=", id).orderBy("seq").execute();
  if (rows.some(({ seq }, index) => seq !== index + 1)) throw new TransferError("the file lacks moves");
  try {
    const isOlder = currentRules(games, info).rulesVersion !== info.rulesVersion;
    if (!isOlder) restorePlay(games, info, rows.map(fromRow));
  } catch (error) {
    throw new TransferError(`the game cannot continue here: ${(error as Error).message}`);
  }
}

function guest(id: string, name: string, created: number): PersonRow {
  const noAccount = { login: null, password: null, owner: null, tokenHash: null, skeleton: null };
  return { id, name, session: 1, created, ...noAccount };
}

function hashOf(content: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(content) ?? "")
    .digest("hex");
}
