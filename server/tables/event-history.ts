import type { Json, Table, Viewer } from "@tripartite/kernel";
import type { News } from "@tripartite/kernel/protocol";
import { type Mark, Marks } from "./marks.ts";
import { eventOfChange, type NumberedRulesChange } from "./moves.ts";

/** What viewers may know of the moves of a game, from any move that is in memory. */
export class EventHistory {
  // biome-ignore lint/suspicious/noExplicitAny: the state of any game
  readonly #table: Table<any, any, any>;
  readonly #marks: Marks;
  /** The change of the rules that this game begins with. */
  readonly change: NumberedRulesChange | undefined;
  #seq: number;

  // biome-ignore lint/suspicious/noExplicitAny: the state of any game
  constructor(table: Table<any, any, any>, seq: number, change?: NumberedRulesChange) {
    this.#table = table;
    this.#seq = seq;
    this.#marks = new Marks({ seq, length: table.length });
    this.change = change;
  }

  /** The last move. */
  get seq(): number {
    return this.#seq;
  }

  /** Where the log stood after each move that still counts. */
  get marks(): Mark[] {
    return this.#marks.list();
  }

  moved(seq: number): void {
    this.#seq = seq;
    this.#marks.add({ seq, length: this.#table.length });
  }

  /** Moves after which the log was longer no longer count. */
  cutTo(length: number): void {
    this.#marks.cutTo(length);
  }

  /** Undefined if `seen` lies before everything that is in memory. */
  news(viewer: Viewer, seen: number): News | undefined {
    const mark = this.#marks.upTo(seen);
    if (mark === undefined) return this.change && this.#newsOfChange(this.change, viewer, seen);
    const opening = this.#openingAfter(mark, viewer);
    const events = this.#table.eventsFor(viewer, mark.length);
    return { since: mark.seq, seq: this.#seq, ...(opening && { opening }), events };
  }

  /** The fields of the news in JSON. Nothing that the viewer may know has happened from move `seen` to move `checked`. */
  newsText(viewer: Viewer, seen: number, checked: number): string {
    const mark = this.#marks.upTo(seen);
    if (mark === undefined) return JSON.stringify(this.news(viewer, seen)!).slice(1, -1);
    const opening = this.#openingAfter(mark, viewer);
    const before = opening === undefined ? "" : `"opening":${JSON.stringify(opening)},`;
    const { length } = checked === seen ? mark : this.#marks.upTo(checked)!;
    return `"since":${mark.seq},"seq":${this.#seq},${before}"events":${this.#table.eventsText(viewer, length)}`;
  }

  /** Has anything happened since that the viewer may know? */
  isNews(viewer: Viewer, checked: number): boolean {
    const mark = this.#marks.upTo(checked);
    return mark === undefined || this.#table.hasEventsFor(viewer, mark.length);
  }

  /** The game's own events since then that the viewer may know; undefined if they are not in memory. */
  eventsSince(viewer: Viewer, seen: number): unknown[] | undefined {
    const mark = this.#marks.upTo(seen);
    if (mark === undefined && this.change === undefined) return undefined;
    return this.#table.knownTo(viewer, mark?.length ?? 0);
  }

  /** News from the first move on begin with the set-up. */
  #openingAfter({ seq }: Mark, viewer: Viewer): Json[] | undefined {
    const opening = seq === 0 ? this.#table.openingFor(viewer) : [];
    return opening.length === 0 ? undefined : opening;
  }

  /** What the viewer knows of moves that were played by other rules stays as it was, unless they were not kept. */
  #newsOfChange(change: NumberedRulesChange, viewer: Viewer, seen: number): News {
    const events = [eventOfChange(change), ...this.#table.eventsFor(viewer, 0)];
    return { since: Math.min(seen, change.kept), seq: this.#seq, events };
  }
}
