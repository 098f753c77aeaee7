import { isRefusal, type Json, type Refusal, type Seat, SPECTATOR, type Viewer } from "@tripartite/kernel";
import type { Glance, News } from "@tripartite/kernel/protocol";
import { forbidden, Problem, unavailable } from "../problem.ts";
import { ConflictError, type Write } from "../storage/journal.ts";
import type { Attendance } from "./attendance.ts";
import { type CloseReason, kindOf, NOTHING_SEEN, type Subscriber } from "./audience.ts";
import type { LiveTable } from "./live.ts";
import type { LiveTables } from "./live-tables.ts";
import { seatsOf } from "./lobby.ts";
import type { Move } from "./moves.ts";
import type { BotSight } from "./play.ts";
import { mustBeAllowedToWatch } from "./public-info.ts";

/** The reply to a request of a seat. */
export type Reply =
  | { readonly status: "accepted" | "queued"; readonly seq: number }
  | ({ readonly status: "refused" } & Refusal)
  /** The seat answered something older than what it is asked now; here is what happened. */
  | ({ readonly status: "stale" } & Glance);

export interface Follower {
  readonly person?: string;
  readonly seat?: Seat;
  /** Every update shows the table, not only what happened. */
  readonly views: boolean;
  /** After the first view, only what changed in it. */
  readonly patches?: boolean;
  send(message: string): void;
  close(why: CloseReason): void;
}

export interface BotAct {
  readonly action: Json;
  readonly reason: string;
}

/** How often a move is tried again after another process was first. */
const ATTEMPTS = 5;

/** Play at the tables: actions, taking back, looking, following. Knows neither HTTP nor sockets. */
export class TableService {
  readonly #tables: LiveTables;
  readonly #attendance: Attendance;
  readonly #maxMoves: number;

  constructor(tables: LiveTables, attendance: Attendance, maxMoves: number) {
    this.#tables = tables;
    this.#attendance = attendance;
    this.#maxMoves = maxMoves;
  }

  /** A seat acts, having seen the game up to move `seen`; bots that are asked then may have to wait. */
  act(tableId: string, person: string, seat: Seat, seen: number, action: Json, holdBotsMs = 0): Promise<Reply> {
    const move: Move = { kind: "act", seat, action };
    return this.#move(tableId, seen, move, (table) => mustHold(table, person, seat), [], holdBotsMs);
  }

  /** A seat takes back its last action. */
  undo(tableId: string, person: string, seat: Seat, seen: number): Promise<Reply> {
    return this.#move(tableId, seen, { kind: "undo", seat }, (table) => mustHold(table, person, seat));
  }

  /** The bot of a seat acts. */
  actAsBot(tableId: string, seat: Seat, seen: number, act: BotAct, writes: readonly Write[]): Promise<Reply> {
    return this.#move(tableId, seen, { kind: "act", seat, ...act }, (table) => mustBeBots(table, seat), writes);
  }

  /** A standing order of the person answers for the seat. */
  actByOrder(tableId: string, person: string, seat: Seat, seen: number, action: Json, writes: readonly Write[]) {
    return this.#move(tableId, seen, { kind: "act", seat, action }, (table) => mustHold(table, person, seat), writes);
  }

  /** The bot of a seat does not know what to do. */
  defaultAsBot(tableId: string, seat: Seat, seen: number): Promise<Reply> {
    return this.#default(tableId, seat, seen, (table) => mustBeBots(table, seat), []);
  }

  /**
   * The documented action for a seat that did not answer in time; stale if it has answered after all. The writes are
   * stored together with it.
   */
  actByDefault(tableId: string, seat: Seat, seen: number, writes: readonly Write[]): Promise<Reply> {
    return this.#default(tableId, seat, seen, () => {}, writes);
  }

  /** Answers a discreet question for a seat that has nothing to decide; false if it has, or is asked nothing. */
  async answerReady(tableId: string, seat: Seat, writes: readonly Write[]): Promise<boolean> {
    const { play } = await this.#flushed(tableId);
    const action = play.readyAnswer(seat);
    if (action === undefined) return false;
    const reply = await this.#move(tableId, play.seq, { kind: "act", seat, action }, () => {}, writes);
    if (reply.status === "refused") throw new Error(`the ready answer of seat ${seat} is refused: ${reply.code}`);
    return reply.status === "accepted";
  }

  /** The seat that a person has at a table. */
  async seatOf(tableId: string, person: string): Promise<Seat> {
    const table = await this.#allowing(tableId, (one) => mustSit(one, person));
    return mustSit(table, person);
  }

  /** Why would this action be refused? Undefined if it would not. */
  async explain(tableId: string, person: string, seat: Seat, action: Json): Promise<Refusal | undefined> {
    const table = await this.#flushed(tableId);
    mustHold(table, person, seat);
    return table.play.why(seat, action);
  }

  async look(tableId: string, person: string | undefined, seat: Seat | undefined, seen: number): Promise<Glance> {
    await this.#allowing(tableId, (one) => viewerFor(one, person, seat));
    const table = await this.#flushed(tableId);
    return this.#glanceAfterUpdates(tableId, viewerFor(table, person, seat), seen);
  }

  /** What a bot of the server is shown: what a person on that seat would see, but not in words what actions mean. */
  lookAsBot(tableId: string, seat: Seat, seen: number): Promise<News & BotSight> {
    return this.#newsAnd(tableId, seat, seen, ({ play }) => play.botSight(seat));
  }

  /**
   * Follows a table from move `seen` on: first what was missed and the view, then every update. Nothing is lost or
   * told twice between the two. Before the game begins there is only the table itself to see.
   */
  async follow(tableId: string, seen: number, follower: Follower): Promise<() => void> {
    await this.#allowing(tableId, (one) => viewerFor(one, follower.person, follower.seat));
    for (;;) {
      const table = await this.#flushed(tableId);
      const { person, views, patches = false } = follower;
      const viewer = viewerFor(table, person, follower.seat);
      const gathering = table.info.status === "gathering";
      const glance = gathering ? undefined : await this.#glance(tableId, viewer, seen);
      if (table.abandoned || table.isBusy || (glance !== undefined && glance.seq !== table.play.seq)) continue;
      viewerFor(table, person, follower.seat); // the seat may have been lost meanwhile
      const subscriber: Subscriber = {
        ...(person !== undefined && { person }),
        viewer,
        views,
        patches,
        kind: kindOf(viewer, views, patches),
        seen: glance?.seq ?? NOTHING_SEEN,
        send: (message) => follower.send(message),
        close: (why) => follower.close(why),
      };
      table.audience.add(subscriber);
      table.touch();
      follower.send(table.infoMessage());
      if (glance !== undefined) follower.send(JSON.stringify({ type: "update", ...glance }));
      const leave = this.#attendance.arrive(tableId, person, subscriber.send);
      return () => {
        table.audience.subscribers.delete(subscriber);
        leave();
      };
    }
  }

  /** A person who sat down at another process a moment ago is not rejected: that news may be on its way. */
  async #allowing(tableId: string, check: (table: LiveTable) => void): Promise<LiveTable> {
    const table = await this.#tables.get(tableId);
    try {
      check(table);
      return table;
    } catch (error) {
      if (!(await this.#tables.hasChangedElsewhere(table))) throw error;
    }
    const changed = await this.#tables.get(tableId);
    check(changed);
    return changed;
  }

  /** A table in memory of which everything is on disk. */
  async #flushed(tableId: string): Promise<LiveTable> {
    for (;;) {
      const table = await this.#tables.get(tableId);
      await table.flushed();
      if (!table.abandoned) return table;
    }
  }

  #glance(tableId: string, viewer: Viewer, seen: number): Promise<Glance> {
    return this.#newsAnd(tableId, viewer, seen, ({ play }) => play.sight(viewer));
  }

  /** Requests for older events load the whole game; later requests reuse it. */
  async #newsAnd<Shown>(
    tableId: string,
    viewer: Viewer,
    seen: number,
    show: (table: LiveTable) => Shown,
  ): Promise<News & Shown> {
    for (;;) {
      const table = await this.#flushed(tableId);
      const { play, info } = table;
      if (info.status === "gathering") throw new Problem("NOT_PLAYING", "The game has not begun.");
      const news = play.news(viewer, seen);
      if (news !== undefined) return { ...news, ...show(table) };
      await this.#tables.reload(table);
    }
  }

  /** The first view of a subscriber; later updates are differences from it. */
  #glanceAfterUpdates(tableId: string, viewer: Viewer, seen: number): Promise<Glance> {
    return this.#newsAnd(tableId, viewer, seen, ({ audience, play }) => {
      audience.tellLaggards();
      audience.tellAll(viewer);
      return play.sight(viewer);
    });
  }

  /** The table with at least the moves up to `seen`, if they exist. */
  async #upTo(tableId: string, seen: number): Promise<LiveTable> {
    const table = await this.#tables.get(tableId);
    if (seen <= table.play.seq) return table;
    await this.#tables.catchUp(table);
    return this.#tables.get(tableId);
  }

  async #default(
    tableId: string,
    seat: Seat,
    seen: number,
    authorise: (table: LiveTable) => void,
    writes: readonly Write[],
  ): Promise<Reply> {
    const { play } = await this.#upTo(tableId, seen);
    if ((play.waitingMask & (1 << seat)) === 0) return this.#stale(tableId, seat, seen);
    return this.#move(tableId, seen, { kind: "act", seat, action: play.fallback(seat) }, authorise, writes);
  }

  async #stale(tableId: string, seat: Seat, seen: number): Promise<Reply> {
    return { status: "stale", ...(await this.#glanceAfterUpdates(tableId, seat, seen)) };
  }

  async #move(
    tableId: string,
    seen: number,
    move: Move,
    authorise: (table: LiveTable) => void,
    writes: readonly Write[] = [],
    holdBotsMs = 0,
  ): Promise<Reply> {
    for (let attempt = 1; ; attempt++) {
      const table = await this.#allowing(tableId, (one) => {
        authorise(one);
        if (one.info.status !== "playing") throw new Problem("NOT_PLAYING", "The game is not in progress.");
        if (one.play.seq >= this.#maxMoves)
          throw new Problem("TABLE_FULL", "This table has reached its limit of moves.");
      });
      if (seen > table.play.seq) await this.#tables.catchUp(table);
      if (table.play.isStale(move.seat, seen)) return this.#stale(tableId, move.seat, seen);
      try {
        const made = await table.make(move, writes, holdBotsMs);
        if (isRefusal(made)) return { status: "refused", code: made.code, rule: made.rule, text: made.text };
        return { status: made.queued ? "queued" : "accepted", seq: made.move.seq };
      } catch (error) {
        if (!(error instanceof ConflictError) || attempt === ATTEMPTS) throw unavailable();
      }
    }
  }
}

function mustHold({ info }: LiveTable, person: string, seat: Seat): void {
  if (info.seats[seat]?.person !== person) throw forbidden("That seat is not yours.");
}

function mustBeBots({ info }: LiveTable, seat: Seat): void {
  if (info.seats[seat].kind !== "bot") throw new Problem("SEAT_TAKEN", "A person plays that seat.");
}

function mustSit({ info }: LiveTable, person: string): Seat {
  const [seat] = seatsOf(info, person);
  if (seat === undefined) throw forbidden("You do not sit at this table.");
  return seat;
}

function viewerFor(table: LiveTable, person: string | undefined, seat: Seat | undefined): Viewer {
  if (seat === undefined) {
    mustBeAllowedToWatch(table.info, person);
    return SPECTATOR;
  }
  if (person === undefined) throw forbidden("That seat is not yours.");
  mustHold(table, person, seat);
  return seat;
}
