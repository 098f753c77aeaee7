import { SPECTATOR, type Viewer } from "@tripartite/kernel";
import type { Sight } from "@tripartite/kernel/protocol";
import type { Move } from "./moves.ts";
import type { Play } from "./play.ts";
import { areAlike, changesText, wholeText } from "./sights.ts";

/**
 * Why a table can no longer be followed: the seat has another owner, only those who play may watch, or the table cannot be
 * loaded for the moment.
 */
export type CloseReason = "seatLost" | "closed" | "unavailable";

/** Follows a table through the eyes of a viewer. Messages are JSON, ready to be sent. */
export interface Subscriber {
  readonly person?: string;
  readonly viewer: Viewer;
  /** Whether updates show the table, or only say what happened. */
  readonly views: boolean;
  /** Updates show how the table has changed since the update before. */
  readonly patches: boolean;
  /** Subscribers of the same kind are sent the same. */
  readonly kind: string;
  /** The last move sent to it. */
  seen: number;
  send(message: string): void;
  /** The table can no longer be followed. */
  close(why: CloseReason): void;
}

/** What a subscriber has seen before the game begins. */
export const NOTHING_SEEN = -1;

/** The table that is followed. */
export interface AudienceHost {
  readonly play: Play;
  /** Something of what is in memory is not on disk yet. */
  readonly isBusy: boolean;
  readonly abandoned: boolean;
  /** The state in memory cannot be sent. */
  fail(error: unknown): void;
}

/** What was written last for subscribers of one kind. */
interface LastSent {
  /** The last move sent to them. */
  readonly seq: number;
  /** Up to this move nothing has happened since that they may know of. */
  readonly checked: number;
  readonly at: number;
  /** What they see. */
  readonly sight: Sight | undefined;
}

/** Long enough ago that no update has to wait. */
const LONG_AGO = Number.NEGATIVE_INFINITY;

/**
 * The subscribers of a table and their updates. A move that shows a viewer nothing new causes no update; the next
 * update covers it. The seat that moved and seats with a new decision get each move at once, and so do
 * subscribers that take changes, which are small. Others get updates after a quiet time; when much happens, one update
 * covers several moves.
 */
export class Audience {
  readonly subscribers: Set<Subscriber>;
  readonly #host: AudienceHost;
  readonly #patienceMs: number;
  readonly #lastSent = new Map<string, LastSent>();
  #laggards: NodeJS.Timeout | undefined;

  constructor(host: AudienceHost, patienceMs: number, subscribers: Set<Subscriber>) {
    this.#host = host;
    this.#patienceMs = patienceMs;
    this.subscribers = subscribers;
  }

  /** Takes on a subscriber that has seen everything. Those of the same kind must have, too. */
  add(subscriber: Subscriber): void {
    this.tellLaggards();
    this.tellAll(subscriber.viewer);
    this.subscribers.add(subscriber);
    if (subscriber.seen !== NOTHING_SEEN) this.#note(subscriber, LONG_AGO);
  }

  /** A message besides moves, sent after all moves that are on disk. */
  broadcast(message: string, isFor: (subscriber: Subscriber) => boolean = () => true): void {
    this.#tellBelated();
    for (const subscriber of this.subscribers) if (isFor(subscriber)) subscriber.send(message);
  }

  /** The update of the last move, to send when it is on disk; written now because the game may move before that. */
  write({ seat }: Move, previous: number): Map<string, string> {
    const { play } = this.#host;
    return this.#write(previous, (viewer) => viewer === seat || (viewer !== SPECTATOR && play.isNewlyAsked(viewer)));
  }

  deliver(seq: number, messages: ReadonlyMap<string, string>): void {
    if (messages.size === 0) return;
    for (const subscriber of this.subscribers) {
      const message = messages.get(subscriber.kind);
      if (message === undefined || subscriber.seen >= seq) continue;
      subscriber.seen = seq;
      subscriber.send(message);
    }
  }

  /** Tells those who were left behind, as soon as everything is on disk. */
  tellLaggards(): void {
    if (this.#laggards === undefined) return;
    clearTimeout(this.#laggards);
    this.#laggards = undefined;
    const { play, isBusy, abandoned } = this.#host;
    if (abandoned) return;
    if (isBusy) this.#tellLater();
    else
      this.deliver(
        play.seq,
        this.#write(play.seq, () => true),
      );
  }

  /** Tells a viewer's subscribers of moves that showed nothing new: what they are sent next begins after the last one. */
  tellAll(viewer: Viewer): void {
    const { play } = this.#host;
    const messages = new Map<string, string>();
    for (const subscriber of this.subscribers) {
      const told = this.#lastSent.get(subscriber.kind);
      if (subscriber.viewer !== viewer || told === undefined || told.seq === play.seq) continue;
      messages.set(subscriber.kind, this.#text(subscriber, told));
      this.#note(subscriber, told.at);
    }
    this.deliver(play.seq, messages);
  }

  /** Tells every subscriber what it has missed, as far as memory reaches back. */
  catchUp(): void {
    const { play } = this.#host;
    for (const subscriber of this.subscribers) {
      const { seen } = subscriber;
      if (seen !== play.seq) {
        const since = Math.max(seen, 0);
        subscriber.send(this.#text({ ...subscriber, views: true }, { seq: since, checked: since, sight: undefined }));
        subscriber.seen = play.seq;
      }
      this.#note(subscriber, LONG_AGO);
    }
  }

  /** The table cannot be shown for the moment; its subscribers may come back. */
  dismissAll(): void {
    for (const subscriber of this.subscribers) subscriber.close("unavailable");
    this.subscribers.clear();
  }

  /** One text for each kind of subscriber that gets this update. */
  #write(previous: number, isConcerned: (viewer: Viewer) => boolean): Map<string, string> {
    const { play } = this.#host;
    const messages = new Map<string, string>();
    const now = performance.now();
    for (const subscriber of this.subscribers) {
      const { kind, viewer, patches } = subscriber;
      const told = this.#lastSent.get(kind);
      if ((told?.checked ?? previous) === play.seq) continue;
      if (!patches && told !== undefined && now - told.at < this.#patienceMs && !isConcerned(viewer)) {
        this.#tellLater();
        continue;
      }
      const last = told ?? { seq: previous, checked: previous, at: LONG_AGO, sight: undefined };
      if (this.#isNews(subscriber, last)) {
        messages.set(kind, this.#text(subscriber, last));
        this.#note(subscriber, now);
      } else this.#lastSent.set(kind, { ...last, checked: play.seq });
    }
    return messages;
  }

  /** A seat is always told what it must know to answer. */
  #isNews({ viewer, views }: Subscriber, { seq, checked, sight }: LastSent): boolean {
    const { play } = this.#host;
    return !views || play.isStale(viewer, seq) || play.isNews(viewer, checked) || !areAlike(sight, play.sight(viewer));
  }

  #note({ kind, viewer, views }: Subscriber, at: number): void {
    const { play } = this.#host;
    const { seq } = play;
    this.#lastSent.set(kind, { seq, checked: seq, at, sight: views ? play.sight(viewer) : undefined });
  }

  #tellLater(): void {
    this.#laggards ??= setTimeout(() => this.#tellBelated(), this.#patienceMs).unref();
  }

  /** No caller asked for these updates, so errors are reported here. */
  #tellBelated(): void {
    try {
      this.tellLaggards();
    } catch (error) {
      this.#host.fail(error);
    }
  }

  #text({ viewer, views, patches }: Subscriber, { seq, checked, sight }: Omit<LastSent, "at">): string {
    const { play } = this.#host;
    const shown = !views
      ? wholeText(play.waiting(viewer))
      : patches && sight !== undefined
        ? changesText(sight, play.sight(viewer))
        : wholeText(play.sight(viewer));
    return `{"type":"update",${play.newsText(viewer, seq, checked)}${shown}}`;
  }
}

export function kindOf(viewer: Viewer, views: boolean, patches: boolean): string {
  return `${viewer}${views ? (patches ? "+patch" : "+view") : ""}`;
}
