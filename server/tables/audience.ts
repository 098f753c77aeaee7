import { SPECTATOR, type Viewer } from "@tripartite/kernel";
import type { Move } from "./moves.ts";
import type { Look, Play } from "./play.ts";
import { ShownViews } from "./shown-views.ts";
import { type Shown, updateText } from "./update-text.ts";

/** Why somebody can no longer follow a table: the seat is no longer his, or the table cannot be loaded for the moment. */
export type Farewell = "seatLost" | "unavailable";

/** Somebody who follows a table through the eyes of a viewer. Messages are JSON, ready to be sent. */
export interface Subscriber {
  readonly person?: string;
  readonly viewer: Viewer;
  /** Whether every update brings the whole view, or only what happened. */
  readonly views: boolean;
  /** Instead of a view, how it differs from the one before. */
  readonly patches: boolean;
  /** Subscribers of the same kind are sent the same. */
  readonly kind: string;
  /** The last move it was told of. */
  seen: number;
  send(message: string): void;
  /** The table can no longer be followed. */
  close(why: Farewell): void;
}

/** What a subscriber has seen before the game begins. */
export const NOTHING_SEEN = -1;

/** The table that is followed. */
export interface Stage {
  readonly play: Play;
  /** Something of what is in memory is not on disk yet. */
  readonly isBusy: boolean;
  readonly abandoned: boolean;
  /** What is in memory cannot be told. */
  fail(error: unknown): void;
}

/** Up to which move something was written for those of one kind, and when. */
interface Told {
  readonly seq: number;
  readonly at: number;
}

/**
 * Those who follow a table, and what they are told of it. Whoever moved or is asked something else hears of every move
 * at once, and so does whoever takes patches, which are small. The others do so after a quiet time; when much happens,
 * they hear of several moves together.
 */
export class Audience {
  readonly subscribers: Set<Subscriber>;
  readonly #stage: Stage;
  readonly #patienceMs: number;
  readonly #shown = new ShownViews();
  readonly #told = new Map<string, Told>();
  #laggards: NodeJS.Timeout | undefined;

  constructor(stage: Stage, patienceMs: number, subscribers: Set<Subscriber>) {
    this.#stage = stage;
    this.#patienceMs = patienceMs;
    this.subscribers = subscribers;
  }

  /** Takes on somebody who has seen everything. Whoever hears the same as he does must have, too. */
  add(subscriber: Subscriber): void {
    this.tellLaggards();
    this.#told.delete(subscriber.kind);
    this.subscribers.add(subscriber);
  }

  /** Something else than a move, which is told after all moves that are on disk. */
  broadcast(message: string): void {
    this.tellLaggards();
    for (const subscriber of this.subscribers) subscriber.send(message);
  }

  /** What to tell of a move, the last one, when it is on disk; written now because the game may go on before that. */
  write({ seat }: Move, previous: number): Map<string, string> {
    const { play } = this.#stage;
    return this.#write(previous, (viewer) => viewer === seat || (viewer !== SPECTATOR && play.isNewlyAsked(viewer)));
  }

  deliver(seq: number, messages: ReadonlyMap<string, string>): void {
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
    const { play, isBusy, abandoned } = this.#stage;
    if (abandoned) return;
    if (isBusy) this.#tellLater();
    else
      this.deliver(
        play.seq,
        this.#write(play.seq, () => true),
      );
  }

  /** Tells every subscriber what it has missed, as far as memory reaches back. */
  catchUp(): void {
    const { play } = this.#stage;
    for (const subscriber of this.subscribers) {
      if (subscriber.seen === play.seq) continue;
      const { viewer, seen } = subscriber;
      subscriber.send(this.#text(viewer, Math.max(seen, 0), play.look(viewer)));
      subscriber.seen = play.seq;
    }
  }

  /** The table cannot be shown for the moment; whoever follows it may come back. */
  dismissAll(): void {
    for (const subscriber of this.subscribers) subscriber.close("unavailable");
    this.subscribers.clear();
  }

  /** One text for each kind of subscriber that is told now. */
  #write(previous: number, isConcerned: (viewer: Viewer) => boolean): Map<string, string> {
    const { play } = this.#stage;
    const messages = new Map<string, string>();
    const looks = new Map<Viewer, Look>();
    const now = performance.now();
    for (const { kind, viewer, views, patches } of this.subscribers) {
      const told = this.#told.get(kind);
      const since = told?.seq ?? previous;
      if (since === play.seq) continue;
      if (!patches && told !== undefined && now - told.at < this.#patienceMs && !isConcerned(viewer)) {
        this.#tellLater();
        continue;
      }
      if (views && !looks.has(viewer)) looks.set(viewer, play.look(viewer));
      const look = views ? looks.get(viewer) : undefined;
      const shown = look && patches ? this.#asPatch(viewer, since, look) : look;
      messages.set(kind, this.#text(viewer, since, shown));
      this.#told.set(kind, { seq: play.seq, at: now });
    }
    return messages;
  }

  #tellLater(): void {
    this.#laggards ??= setTimeout(() => this.#tellBelated(), this.#patienceMs).unref();
  }

  /** Nobody waits for this, so nobody else would hear of an error. */
  #tellBelated(): void {
    try {
      this.tellLaggards();
    } catch (error) {
      this.#stage.fail(error);
    }
  }

  #asPatch(viewer: Viewer, previous: number, { view, ...rest }: Look): Shown {
    return { ...this.#shown.show(viewer, previous, this.#stage.play.seq, view), ...rest };
  }

  #text(viewer: Viewer, seen: number, look: Shown | undefined): string {
    const { play } = this.#stage;
    return updateText(play.news(viewer, seen)!, play.waiting(viewer), look);
  }
}

export function kindOf(viewer: Viewer, views: boolean, patches: boolean): string {
  return `${viewer}${views ? (patches ? "+patch" : "+view") : ""}`;
}
