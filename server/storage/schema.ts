import type { Kysely, Transaction } from "kysely";

/** The tables of the database, the same for SQLite and PostgreSQL. Times are milliseconds; JSON is kept as text. */
export interface Database {
  people: PersonRow;
  tables: TableRow;
  seats: SeatRow;
  actions: ActionRow;
  turns: TurnRow;
  snapshots: SnapshotRow;
  chat: ChatRow;
  notes: NoteRow;
  settings: SettingRow;
}

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/** A guest has neither `login` nor `password`. */
export interface PersonRow {
  id: string;
  name: string;
  login: string | null;
  password: string | null;
  /** Counts up to make older cookies worthless. */
  session: number;
  created: number;
}

/** What was agreed about a table before and beside the game. `seed` is the secret of its dice and decks. */
export interface TableRow {
  id: string;
  /** Counts every change of this row and its seats; a change that expects another version is not made. */
  version: number;
  game: string;
  rulesVersion: string;
  options: string;
  seed: number;
  pace: string;
  title: string;
  listed: number;
  status: string;
  creator: string;
  joinToken: string;
  proposal: string | null;
  ending: string | null;
  rematch: string | null;
  created: number;
}

export interface SeatRow {
  tableId: string;
  seat: number;
  kind: string;
  person: string | null;
  name: string | null;
  bot: string | null;
  former: string | null;
  hotSeat: number;
  vacant: number;
}

/** The log: rows are added, never changed or removed. */
export interface ActionRow {
  tableId: string;
  seq: number;
  kind: string;
  seat: number;
  action: string;
  rulesVersion: string;
  time: number;
}

/** Who has to decide now, one bit per seat; written in the same transaction as the action that changed it. */
export interface TurnRow {
  tableId: string;
  waiting: number;
  since: number;
}

/** The newest snapshot of a table, to load it without its whole log. */
export interface SnapshotRow {
  tableId: string;
  seq: number;
  rulesVersion: string;
  snapshot: string;
}

export interface ChatRow {
  id: string;
  tableId: string;
  person: string;
  name: string;
  text: string;
  time: number;
}

export interface NoteRow {
  tableId: string;
  seat: number;
  person: string;
  text: string;
}

export interface SettingRow {
  key: string;
  value: string;
}
