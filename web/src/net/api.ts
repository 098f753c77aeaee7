/** The HTTP side of the server: people and tables. */
import type { Json, Outcome } from "@tripartite/kernel";

export type Pace = "live" | "day" | "threeDays" | "none";

export interface Person {
  readonly name: string;
  readonly account: boolean;
}

export interface BotInfo {
  readonly id: string;
  readonly name: string;
}

export interface GameInfo {
  readonly id: string;
  readonly name: string;
  readonly rulesVersion: string;
  readonly seats: readonly string[];
  readonly bots: readonly BotInfo[];
}

export interface SeatInfo {
  readonly kind: "person" | "program" | "bot" | "open" | "invited";
  readonly name?: string;
  readonly bot?: string;
  readonly hotSeat: boolean;
  readonly vacant: boolean;
}

/** A clock runs if it has a deadline: then `left` was what remained at `since`. */
export interface SeatClock {
  readonly left: number;
  /** Later than now during a vacation. */
  readonly since?: number;
  readonly deadline?: number;
  readonly expiries: number;
}

/** In milliseconds. */
export interface TimeControl {
  readonly reserve: number;
  readonly increment: number;
}

export interface Proposal {
  readonly number: number;
  readonly kind: "rollback" | "ending" | "pause" | "seat";
  readonly to?: number;
  /** The seat that somebody of this name asks for. */
  readonly seat?: number;
  readonly name?: string;
  readonly winners?: readonly number[];
  readonly by: readonly number[];
  readonly accepted: readonly number[];
}

/** What anybody may know of a table. */
export interface TableInfo {
  readonly id: string;
  readonly version: number;
  readonly game: string;
  readonly options: Json;
  readonly pace: Pace;
  readonly title: string;
  readonly listed: boolean;
  readonly status: "gathering" | "playing" | "ended";
  readonly created: number;
  readonly seats: readonly SeatInfo[];
  readonly proposal?: Proposal;
  readonly timeControl?: TimeControl;
  /** Since when all agreed that the clocks stand still. */
  readonly paused?: number;
  readonly clocks?: readonly SeatClock[];
  readonly ending?: Outcome;
  readonly rematch?: string;
  /** Who made the table has chosen its dice and cards. */
  readonly practiceSeed?: number;
}

/** A table as one person sees it. */
export interface OwnTable extends TableInfo {
  readonly yourSeats: readonly number[];
  /** Seats that one left, or had before a rematch, and may take. */
  readonly keptForYou?: readonly number[];
  readonly joinToken?: string;
  readonly yourMove?: boolean;
  /** Seats that have to decide. */
  readonly waitingFor?: readonly number[];
  readonly waitingSince?: number;
  /** Where the game stands in its own calendar. */
  readonly calendar?: Json;
}

export type SeatWish = "me" | "hotSeat" | "open" | "invited" | { readonly bot: string };

export interface NewTable {
  readonly game: string;
  readonly options?: Json;
  readonly pace?: Pace;
  /** Instead of what is usual for the pace. */
  readonly timeControl?: TimeControl;
  readonly title?: string;
  readonly listed?: boolean;
  /** Decks and dice as at every table with the same number; only where nobody but the creator and bots play. */
  readonly practiceSeed?: number;
  readonly seats: readonly SeatWish[];
}

/** Through whose eyes a game is seen: a seat, somebody who watches, or with nothing hidden. */
export type Eyes = number | "watch" | "open";

/** What there is to see of a game. Step 0 is before the first move; `seqs` is the move after each step. */
export interface ReplayIndex {
  readonly seq: number;
  readonly over: boolean;
  readonly open: boolean;
  readonly chunk: number;
  readonly seqs: readonly number[];
  readonly times: readonly { readonly step: number; readonly time: Json }[];
}

export interface ReplayChunk {
  readonly first: number;
  readonly view: Json;
  readonly steps: readonly { readonly patch?: Json; readonly events: readonly Json[] }[];
}

/** Why a bot made a move. */
export interface BotReason {
  readonly seq: number;
  readonly seat: number;
  readonly reason: string;
}

/** The server said no, or could not be reached (code OFFLINE). */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, text: string, status: number) {
    super(text);
    this.name = "ApiError";
    this.code = code;
    this.status = status;
  }
}

/** With `outlives` the request goes out even if the page is closed at this moment. */
export async function request<Answer>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: unknown,
  outlives = false,
): Promise<Answer> {
  const response = await fetch(`/api${path}`, {
    method,
    keepalive: outlives,
    ...(body !== undefined && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new ApiError("OFFLINE", "The server cannot be reached.", 0);
  });
  const answer = (await response.json().catch(() => ({}))) as Answer & { code?: string; text?: string };
  if (response.ok) return answer;
  throw new ApiError(answer.code ?? "INTERNAL", answer.text ?? "Something went wrong.", response.status);
}

/** What the operator of the server says about it. */
export interface Site {
  readonly operator?: string;
  readonly contact?: string;
  readonly privacy?: string;
}

export const api = {
  site: () => request<Site>("GET", "/site"),
  replayIndex: (id: string) => request<ReplayIndex>("GET", `/tables/${encodeURIComponent(id)}/replay`),
  replayChunk: (id: string, eyes: Eyes, chunk: number, seq: number) =>
    request<ReplayChunk>("GET", `/tables/${encodeURIComponent(id)}/replay/${eyes}/${chunk}?seq=${seq}`),
  /** Why bots of the server made their moves, from a move on: some at a time, none if one may not know. */
  reasons: async (id: string, after: number) =>
    (await request<{ reasons: BotReason[] }>("GET", `/tables/${encodeURIComponent(id)}/reasons?after=${after}`))
      .reasons,
  chronicle: (id: string) => request<Json>("GET", `/tables/${encodeURIComponent(id)}/chronicle`),
  /** The last move that was seen from a seat, on whatever device. */
  seen: async (id: string, seat: number) =>
    (await request<{ seq: number | null }>("GET", `/tables/${encodeURIComponent(id)}/seen?seat=${seat}`)).seq ??
    undefined,
  markSeen: (id: string, seat: number, seq: number) =>
    request<object>("POST", `/tables/${encodeURIComponent(id)}/seen`, { seat, seq }, true),
  watchers: async (id: string) =>
    (await request<{ count: number }>("GET", `/tables/${encodeURIComponent(id)}/watchers`)).count,
  games: async () => (await request<{ games: GameInfo[] }>("GET", "/games")).games,
  me: async () => (await request<{ person: Person | null }>("GET", "/me")).person ?? undefined,
  becomeGuest: (name: string) => request<Person>("POST", "/guests", { name }),
  rename: (name: string) => request<Person>("POST", "/me/name", { name }),
  createAccount: (name: string, password: string) => request<Person>("POST", "/account", { name, password }),
  logIn: (name: string, password: string) => request<Person>("POST", "/login", { name, password }),
  changePassword: (old: string, password: string) => request<Person>("POST", "/me/password", { old, password }),
  logOut: () => request<object>("POST", "/logout"),
  openTables: async () => (await request<{ tables: TableInfo[] }>("GET", "/tables")).tables,
  myTables: async () => (await request<{ tables: OwnTable[] }>("GET", "/tables/mine")).tables,
  table: (id: string) => request<OwnTable>("GET", `/tables/${encodeURIComponent(id)}`),
  createTable: (table: NewTable) => request<OwnTable>("POST", "/tables", table),
  join: (id: string, seat?: number, token?: string) =>
    request<OwnTable>("POST", `/tables/${encodeURIComponent(id)}/join`, {
      ...(seat !== undefined && { seat }),
      ...(token !== undefined && { token }),
    }),
  leave: (id: string) => request<object>("POST", `/tables/${encodeURIComponent(id)}/leave`),
  resign: (id: string) => request<object>("POST", `/tables/${encodeURIComponent(id)}/resign`),
  takeOver: (id: string, seat: number, token?: string) =>
    request<object>("POST", `/tables/${encodeURIComponent(id)}/take-over`, {
      seat,
      ...(token !== undefined && { token }),
    }),
  askForSeat: (id: string, seat: number) => request<object>("POST", `/tables/${encodeURIComponent(id)}/ask`, { seat }),
  rematch: (id: string) => request<OwnTable>("POST", `/tables/${encodeURIComponent(id)}/rematch`),
};
