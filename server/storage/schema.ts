import type { Kysely, Transaction } from "kysely";
import type { HiddenGameRow, TieRow } from "./company-rows.ts";
import type { EndingRow, PlacingRow, RatingRow, ResultRow } from "./rating-rows.ts";

/** The tables of the database, the same for SQLite and PostgreSQL. Times are milliseconds; JSON is kept as text. */
export interface Database {
  people: PersonRow;
  sessions: SessionRow;
  tables: TableRow;
  seats: SeatRow;
  actions: ActionRow;
  turns: TurnRow;
  snapshots: SnapshotRow;
  positions: PositionRow;
  chat: ChatRow;
  notes: NoteRow;
  settings: SettingRow;
  botMinds: BotMindRow;
  botClaims: BotClaimRow;
  clocks: ClockRow;
  vacations: VacationRow;
  channels: ChannelRow;
  outbox: OutboxRow;
  sights: SightRow;
  discreetAnswers: DiscreetAnswerRow;
  deeds: DeedRow;
  talkConsents: TalkConsentRow;
  visits: VisitRow;
  endings: EndingRow;
  results: ResultRow;
  placings: PlacingRow;
  ratings: RatingRow;
  standingOrders: StandingOrderRow;
  orderFirings: OrderFiringRow;
  noticeWishes: NoticeWishRow;
  hiddenGames: HiddenGameRow;
  ties: TieRow;
}

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/** A guest has neither `login` nor `password`. A program has a `login` and an `owner`, and is known by a token. */
export interface PersonRow {
  id: string;
  name: string;
  login: string | null;
  password: string | null;
  /** Counts up to make cookies of older builds worthless, which had no session of their own. */
  session: number;
  created: number;
  owner: string | null;
  /** SHA-256 of the token, which itself is not kept. */
  tokenHash: string | null;
  /** Of accounts: what their name looks like. */
  skeleton: string | null;
}

/** A device that knows a person by its cookie. */
export interface SessionRow {
  /** SHA-256 of the value of the cookie. */
  id: string;
  person: string;
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
  /** JSON: four words, or one number at tables from before. */
  seed: string;
  pace: string;
  title: string;
  listed: number;
  watchable: number;
  /** Only those who play or played may watch. */
  closed: number;
  /** Those who watch read what is said to everybody. */
  talkOpen: number;
  /** The people at the table want the result to count, if it can. */
  rated: number;
  botReasons: number;
  status: string;
  creator: string;
  joinToken: string;
  proposal: string | null;
  ending: string | null;
  rematch: string | null;
  created: number;
  /** Reserve and increment, or null for a game without clocks. */
  time: string | null;
  /** Since when all agreed that the clocks stand still. */
  paused: number | null;
  /** The seed, if the one who made the table has chosen it. */
  practiceSeed: number | null;
  /** JSON: for each person the seats held since the game began. */
  held: string;
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
  /** Why the bot that plays the seat did it; it may tell secrets of the seat. */
  reason: string | null;
}

/** Who has to decide now, one bit per seat; written in the same transaction as the action that changed it. */
export interface TurnRow {
  tableId: string;
  waiting: number;
  since: number;
  /** JSON: where the game stands in its own calendar. Null if it has none, or has not moved since there is this column. */
  calendar: string | null;
  /** How many moves the table has, and a sum over them; written in the same transaction as the moves. */
  moves: number;
  sum: number;
}

/** The newest snapshot of a table, to load it without its whole log. */
export interface SnapshotRow {
  tableId: string;
  seq: number;
  rulesVersion: string;
  snapshot: string;
}

/** A game after a move as a position file, with its hash: other rules than those it was played by can read it. */
export interface PositionRow {
  tableId: string;
  seq: number;
  rulesVersion: string;
  position: string;
  hash: string;
}

export interface ChatRow {
  id: string;
  tableId: string;
  person: string;
  name: string;
  text: string;
  time: number;
  /** From which it was said; null for what was said long ago. */
  seat: number | null;
  /** Private talk: the seat and the person that alone may read it. */
  toSeat: number | null;
  toPerson: string | null;
  /** Both agreed after the end to show it to everybody. */
  opened: number;
}

/** Something that people did to a table, or that happened to their seats. `details` is JSON, without names. */
export interface DeedRow {
  id: string;
  tableId: string;
  /** The last move that had been made. */
  seq: number;
  time: number;
  kind: string;
  person: string | null;
  details: string;
}

/** The person agrees that the private talk with the other one is shown to everybody. */
export interface TalkConsentRow {
  tableId: string;
  person: string;
  other: string;
}

/** The person follows the table through a process, which says so again before `until`; or left. */
export interface VisitRow {
  tableId: string;
  person: string;
  process: string;
  until: number;
  left: number | null;
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

/** The clock of a seat. Changed only in the transaction that changes whose turn it is, or who sits where. */
export interface ClockRow {
  tableId: string;
  seat: number;
  /** Time left when the clock last began to run, or now if it stands still. */
  left: number;
  /** How long before the end the reminder goes out. */
  lead: number;
  /** The move after which the seat was asked, or null if nothing is asked of it. */
  turn: number | null;
  /** Since when the clock runs; during a vacation its end. Null if it stands still. */
  since: number | null;
  deadline: number | null;
  remindAt: number | null;
  /** The turn that a reminder went out for. */
  reminded: number | null;
  /** How often in a row the seat let its time run out. */
  expiries: number;
  /** Until then one process deals with the expiry. */
  lease: number;
}

export interface VacationRow {
  id: string;
  person: string;
  start: number;
  until: number;
  /** As the clocks and tables know it: 0 begins later, 1 is on, 2 is over. */
  phase: number;
}

/** A channel for turn notices. `target` is JSON. */
export interface ChannelRow {
  id: string;
  person: string;
  kind: string;
  target: string;
  /** The code that confirms a mail address; null once confirmed. */
  code: string | null;
  created: number;
  /** What signs messages to a webhook; null for other channels, and for webhooks from before there were signatures. */
  secret: string | null;
}

/** When a person wants notices. `wishes` is JSON. */
export interface NoticeWishRow {
  person: string;
  wishes: string;
}

/** A message to be sent through one channel, and later its delivery status. The id makes it happen once. */
export interface OutboxRow {
  id: string;
  channel: string;
  person: string;
  kind: string;
  tableId: string | null;
  seat: number | null;
  turn: number | null;
  created: number;
  due: number;
  status: string;
  attempts: number;
  /** Until then one process is sending it. */
  lease: number;
  /** When it was sent or given up. */
  finished: number | null;
  error: string | null;
}

/** Up to which move a person has seen a game from a seat. */
export interface SightRow {
  tableId: string;
  person: string;
  seat: number;
  seq: number;
}

/** What the bot of a seat remembers, and up to which move it has looked. */
export interface BotMindRow {
  tableId: string;
  seat: number;
  bot: string;
  seen: number;
  memory: string;
}

/** The process that thinks for the bots of a table, until when. */
export interface BotClaimRow {
  tableId: string;
  process: string;
  until: number;
}

/** When a discreet question is answered for the seat, or the bot of the seat may answer it. */
export interface DiscreetAnswerRow {
  tableId: string;
  seat: number;
  due: number;
}

/** How a seat answers a decision without being asked. One for each decision of a seat. */
export interface StandingOrderRow {
  id: string;
  tableId: string;
  seat: number;
  person: string;
  decision: string;
  /** JSON: "default", or the fields that the action must have. */
  answer: string;
  /** JSON: the alerts that end it. */
  stops: string;
  created: number;
  /** The last move up to which it was looked at. */
  checked: number;
  /** How often it has answered. */
  fired: number;
  /** Why it answers no longer. */
  ended: string | null;
}

/** A move that a standing order made; stored together with it. */
export interface OrderFiringRow {
  tableId: string;
  seq: number;
  seat: number;
  person: string;
  decision: string;
  time: number;
}
