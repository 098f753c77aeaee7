import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, Migrator, sql } from "kysely";
import { clocksAndNotices } from "./migration-002.ts";
import { botsAndSeeds } from "./migration-003.ts";
import { sights } from "./migration-004.ts";
import { botReasons } from "./migration-005.ts";
import { calendars } from "./migration-006.ts";
import { heldSeats } from "./migration-007.ts";
import { positions } from "./migration-008.ts";
import { tallies } from "./migration-009.ts";
import { sessions } from "./migration-010.ts";
import { discreetAnswers } from "./migration-011.ts";
import { deeds } from "./migration-012.ts";
import { privateTalk } from "./migration-013.ts";
import { visits } from "./migration-014.ts";
import { watchableTables } from "./migration-015.ts";
import { ratings } from "./migration-016.ts";
import { letters } from "./migration-017.ts";
import { company } from "./migration-018.ts";
import { countsOfMoves } from "./migration-019.ts";
import type { Db } from "./schema.ts";

export type DialectName = "sqlite" | "postgres";

/** Brings the database to the newest schema, or to an older one by its name; safe when several processes start at once. */
export async function migrate(db: Db, dialect: DialectName, upTo = schemaNames(dialect).at(-1)!): Promise<void> {
  await mustNotBeNewer(db, dialect);
  const { error } = await migratorOf(db, dialect).migrateTo(upTo);
  if (error !== undefined) throw error;
}

/** Fails unless a server of this build has used the database before. */
export async function mustBeMigrated(db: Db, dialect: DialectName): Promise<void> {
  await mustNotBeNewer(db, dialect);
  const missing = (await migratorOf(db, dialect).getMigrations()).filter(({ executedAt }) => executedAt === undefined);
  if (missing.length > 0)
    throw new Error("the database has an older schema; start the server once to bring it up to date");
}

/** Fails if a newer build has used the database. */
async function mustNotBeNewer(db: Db, dialect: DialectName): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return;
  const { rows } = await sql<{ name: string }>`select "name" from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  const known = schemaNames(dialect);
  const newer = rows.find(({ name }) => !known.includes(name));
  if (newer !== undefined)
    throw new Error(`a newer build has used this database (schema ${newer.name}); run that one, or restore a back-up`);
}

/** Every schema there has been, oldest first. */
export function schemaNames(dialect: DialectName): string[] {
  return Object.keys(migrationsFor(dialect));
}

function migratorOf(db: Db, dialect: DialectName): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrationsFor(dialect) } });
}

function migrationsFor(dialect: DialectName): Record<string, Migration> {
  return {
    "001-tables": first(dialect),
    "002-clocks-and-notices": clocksAndNotices,
    "003-bots-and-seeds": botsAndSeeds,
    "004-sights": sights,
    "005-bot-reasons": botReasons,
    "006-calendars": calendars,
    "007-held-seats": heldSeats,
    "008-positions": positions,
    "009-tallies": tallies,
    "010-sessions": sessions,
    "011-discreet-answers": discreetAnswers,
    "012-deeds": deeds,
    "013-private-talk": privateTalk,
    "014-visits": visits,
    "015-watchable-tables": watchableTables,
    "016-ratings": ratings,
    "017-letters": letters,
    "018-company": company,
    "019-counts-of-moves": countsOfMoves,
  };
}

function first(dialect: DialectName): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema
        .createTable("people")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("login", "text", (column) => column.unique())
        .addColumn("password", "text")
        .addColumn("session", "integer", (column) => column.notNull())
        .addColumn("created", "bigint", (column) => column.notNull())
        .execute();
      await schema
        .createTable("tables")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("version", "integer", (column) => column.notNull())
        .addColumn("game", "text", (column) => column.notNull())
        .addColumn("rulesVersion", "text", (column) => column.notNull())
        .addColumn("options", "text", (column) => column.notNull())
        .addColumn("seed", "bigint", (column) => column.notNull())
        .addColumn("pace", "text", (column) => column.notNull())
        .addColumn("title", "text", (column) => column.notNull())
        .addColumn("listed", "integer", (column) => column.notNull())
        .addColumn("status", "text", (column) => column.notNull())
        .addColumn("creator", "text", (column) => column.notNull())
        .addColumn("joinToken", "text", (column) => column.notNull().unique())
        .addColumn("proposal", "text")
        .addColumn("ending", "text")
        .addColumn("rematch", "text")
        .addColumn("created", "bigint", (column) => column.notNull())
        .execute();
      await schema.createIndex("tablesByStatus").on("tables").columns(["status", "listed", "created"]).execute();
      await schema
        .createTable("seats")
        .addColumn("tableId", "text", (column) => column.notNull())
        .addColumn("seat", "integer", (column) => column.notNull())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("person", "text")
        .addColumn("name", "text")
        .addColumn("bot", "text")
        .addColumn("former", "text")
        .addColumn("hotSeat", "integer", (column) => column.notNull())
        .addColumn("vacant", "integer", (column) => column.notNull())
        .addPrimaryKeyConstraint("seatsKey", ["tableId", "seat"])
        .execute();
      await schema.createIndex("seatsByPerson").on("seats").column("person").execute();
      await schema.createIndex("seatsByFormer").on("seats").column("former").execute();
      await schema
        .createTable("actions")
        .addColumn("tableId", "text", (column) => column.notNull())
        .addColumn("seq", "integer", (column) => column.notNull())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("seat", "integer", (column) => column.notNull())
        .addColumn("action", "text", (column) => column.notNull())
        .addColumn("rulesVersion", "text", (column) => column.notNull())
        .addColumn("time", "bigint", (column) => column.notNull())
        .addPrimaryKeyConstraint("actionsKey", ["tableId", "seq"])
        .modifyEnd(dialect === "sqlite" ? sql`without rowid` : sql``)
        .execute();
      await schema
        .createTable("turns")
        .addColumn("tableId", "text", (column) => column.primaryKey())
        .addColumn("waiting", "integer", (column) => column.notNull())
        .addColumn("since", "bigint", (column) => column.notNull())
        .execute();
      await schema
        .createTable("snapshots")
        .addColumn("tableId", "text", (column) => column.primaryKey())
        .addColumn("seq", "integer", (column) => column.notNull())
        .addColumn("rulesVersion", "text", (column) => column.notNull())
        .addColumn("snapshot", "text", (column) => column.notNull())
        .execute();
      await schema
        .createTable("chat")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("tableId", "text", (column) => column.notNull())
        .addColumn("person", "text", (column) => column.notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("text", "text", (column) => column.notNull())
        .addColumn("time", "bigint", (column) => column.notNull())
        .execute();
      await schema.createIndex("chatByTable").on("chat").columns(["tableId", "id"]).execute();
      await schema
        .createTable("notes")
        .addColumn("tableId", "text", (column) => column.notNull())
        .addColumn("seat", "integer", (column) => column.notNull())
        .addColumn("person", "text", (column) => column.notNull())
        .addColumn("text", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("notesKey", ["tableId", "seat", "person"])
        .execute();
      await schema
        .createTable("settings")
        .addColumn("key", "text", (column) => column.primaryKey())
        .addColumn("value", "text", (column) => column.notNull())
        .execute();
    },
  };
}
