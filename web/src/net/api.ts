/** The HTTP side of the server: people and tables. */
import type { Json } from "@tripartite/kernel";
import type {
  BotInfo,
  BotReason,
  Eyes,
  FinishedGame,
  FinishedGames,
  GameInfo,
  LeaderBoard,
  NewOrder,
  NewTable,
  OwnState,
  OwnTable,
  OwnTables,
  Pace,
  Person,
  PlayerProfile,
  PublicProposal,
  PublicSeat,
  PublicTable,
  ReplayChunk,
  ReplayIndex,
  RunningTable,
  SeatClock,
  SeatOrders,
  SeatWish,
  StandingOrder,
  Statistics,
  TimeControl,
  WaitingTable,
} from "@tripartite/kernel/protocol";

export type {
  BotInfo,
  BotReason,
  Eyes,
  GameInfo,
  NewOrder,
  NewTable,
  OwnState,
  OwnTable,
  Pace,
  Person,
  ReplayChunk,
  ReplayIndex,
  RunningTable,
  SeatClock,
  SeatOrders,
  SeatWish,
  StandingOrder,
  TimeControl,
  WaitingTable,
};
export type Proposal = PublicProposal;
export type SeatInfo = PublicSeat;
export type TableInfo = PublicTable;

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

/** What the host of a table arranges before the game. */
function host(id: string, what: string, body?: object): Promise<OwnTable> {
  return request<OwnTable>("POST", `/tables/${encodeURIComponent(id)}/host/${what}`, body);
}

/** What the operator of the server says about it. */
export interface Site {
  readonly operator?: string;
  readonly contact?: string;
  readonly privacy?: string;
}

/** For whom the host keeps a seat; an account belongs to a person or to a program. */
export type SeatPlan = "open" | "invited" | { readonly bot: string } | { readonly account: string };

/** Whose page: an account or a program by its name, or a bot of the server. */
export type WantedPlayer = { readonly name: string } | { readonly bot: string };

export const api = {
  /** A finished game; fails with the status 404 as long as it is not recorded. */
  result: (id: string) => request<FinishedGame>("GET", `/tables/${encodeURIComponent(id)}/result`),
  results: (query: Readonly<Record<string, string>>) =>
    request<FinishedGames>("GET", `/results?${new URLSearchParams(query)}`),
  player: (wanted: WantedPlayer) => request<PlayerProfile>("GET", `/player?${new URLSearchParams({ ...wanted })}`),
  leaders: (game: string, scenario: string) =>
    request<LeaderBoard>("GET", `/leaders?${new URLSearchParams({ game, scenario })}`),
  statistics: (game: string, scenario: string) =>
    request<Statistics>("GET", `/statistics?${new URLSearchParams({ game, scenario })}`),
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
  orders: (id: string, seat: number) =>
    request<SeatOrders>("GET", `/tables/${encodeURIComponent(id)}/orders?seat=${seat}`),
  addOrder: (id: string, order: NewOrder) =>
    request<StandingOrder>("POST", `/tables/${encodeURIComponent(id)}/orders`, order),
  removeOrder: (id: string, seat: number, order: string) =>
    request<object>("DELETE", `/tables/${encodeURIComponent(id)}/orders/${encodeURIComponent(order)}?seat=${seat}`),
  games: async () => (await request<{ games: GameInfo[] }>("GET", "/games")).games,
  me: async () => (await request<{ person: Person | null }>("GET", "/me")).person ?? undefined,
  becomeGuest: (name: string) => request<Person>("POST", "/guests", { name }),
  rename: (name: string) => request<Person>("POST", "/me/name", { name }),
  createAccount: (name: string, password: string) => request<Person>("POST", "/account", { name, password }),
  /** With `bringGames`, the games of the guest who signs in become the account's. */
  logIn: (name: string, password: string, bringGames: boolean) =>
    request<Person>("POST", "/login", { name, password, ...(bringGames && { bringGames }) }),
  changePassword: (old: string, password: string) => request<Person>("POST", "/me/password", { old, password }),
  /** For a link by which another device becomes this person's, too. */
  carry: async () => (await request<{ token: string }>("POST", "/me/carry")).token,
  arrive: (token: string) => request<Person>("POST", "/carry", { token }),
  logOut: (everywhere: boolean) => request<object>("POST", "/logout", { everywhere }),
  forgotPassword: (name: string) => request<object>("POST", "/password-reset", { name }),
  resetPassword: (token: string, password: string) =>
    request<Person>("POST", "/password-reset/confirm", { token, password }),
  deleteMe: (password: string) => request<object>("POST", "/me/delete", password === "" ? {} : { password }),
  openTables: async () => (await request<{ tables: TableInfo[] }>("GET", "/tables")).tables,
  runningTables: async () => (await request<{ tables: RunningTable[] }>("GET", "/tables/running")).tables,
  waitingTables: async () => (await request<{ tables: WaitingTable[] }>("GET", "/tables/waiting")).tables,
  /** All that are not hidden, or those of one state; a hundred to a page. */
  myTables: (state?: OwnState, page = 0) =>
    request<OwnTables>("GET", `/tables/mine?page=${page}${state === undefined ? "" : `&state=${state}`}`),
  hide: (id: string, hidden: boolean) => request<object>("POST", `/tables/${encodeURIComponent(id)}/hide`, { hidden }),
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
  /** With `rotate` everybody moves on by one side. */
  rematch: (id: string, rotate: boolean) =>
    request<OwnTable>("POST", `/tables/${encodeURIComponent(id)}/rematch`, { rotate }),
  arrangeSeat: (id: string, seat: number, plan: SeatPlan) => host(id, "seat", { seat, for: plan }),
  /** In this order, or shuffled. */
  changeSides: (id: string, order?: readonly number[]) => host(id, "sides", order === undefined ? {} : { order }),
  changeWatchable: (id: string, watchable: boolean) => host(id, "watchable", { watchable }),
  changePrivacy: (id: string, privacy: { readonly closed?: boolean; readonly talkOpen?: boolean }) =>
    host(id, "privacy", privacy),
  changeTime: (id: string, pace: Pace, timeControl: TimeControl | undefined) =>
    host(id, "time", { pace, ...(timeControl && { timeControl }) }),
  changeRated: (id: string, rated: boolean) => host(id, "rated", { rated }),
  beginWithBots: (id: string) => host(id, "begin", {}),
  closeTable: (id: string) => host(id, "close"),
};
