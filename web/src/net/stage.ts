/** What the server tells is shown beat by beat, at a pace that can be followed; only then is the next decision asked. */
import type { Batch } from "./history.ts";
import type { Known } from "./known.ts";
import { Store } from "./store.ts";

export const PACES = ["slow", "normal", "quick", "once"] as const;
export type Pace = (typeof PACES)[number];

/** How long a beat lasts, measured by that of the normal pace. */
const FACTORS: Readonly<Record<Exclude<Pace, "once">, number>> = { slow: 1.9, normal: 1, quick: 0.45 };
/**
 * A longer show before one's own decision is played faster, up to a limit; where others wait, up to a higher one. The slow
 * pace gives it more time. Who only watches bots has all the time, unless they are very far ahead.
 */
const LONGEST_SHOW_MS = 18_000;
const MOST_HASTE = 0.3;
const MOST_HASTE_WITH_PEOPLE = 0.08;
const MANY_BEATS = 30_000;
/** At the normal pace a chapter that takes longer, like a month with many combats, is played faster, down to a limit. */
const LONG_CHAPTER_MS = 75_000;
const CHAPTER_HASTE = 0.65;
/** Shots that follow each other take this time together, unless they would be too quick to read; not at the slow pace. */
const LONG_VOLLEY_MS = 3000;
const VOLLEY_HASTE = 0.6;
/** A waiting show continues after this time if others have moved meanwhile. */
const LONGEST_HOLD_MS = 6000;
/** A click that comes this soon after the show has moved by itself was meant for the beat before. */
export const LATE_CLICK_MS = 300;
/**
 * A caption of a chapter stands at least this long at the normal pace, unless the whole show is hurried; for those who only
 * watch bots also in a chapter that is played faster.
 */
const LEAST_MS = 500;
/** Beats that may follow each other closely take this share of their time. */
const CLOSE_SHARE = 0.55;

/** One update: what was known before it, and after it. */
export interface Frame {
  readonly before: Known;
  readonly after: Known;
  readonly batch: Batch;
  /** It is past: one's own moves are shown like those of the others. */
  readonly isPast?: true;
}

/** A moment of the show. */
export interface Beat {
  readonly key: string;
  /** Milliseconds at the normal pace. */
  readonly ms: number;
  /** It stays until the person continues. */
  readonly holds?: boolean;
  /** A great moment: a long show does not hurry past it, unless people play on. */
  readonly isGreat?: boolean;
  /** It has to be read, like fallen dice: a long chapter does not hurry past it. */
  readonly isRead?: true;
  /** It only leads to the next beat, like dice that roll: a step back passes over it. */
  readonly isLeadIn?: true;
  /** The next beat of the same group may begin while this one still moves. */
  readonly group?: string;
  /** Like a month of the game: if it is long, it is played faster. */
  readonly chapter?: string;
  /** Like the shots of a battle: many of them are played faster. */
  readonly volley?: string;
  /** What is known of the table meanwhile. */
  readonly known: Known;
  /** What the game shows: caption, places, moves. */
  readonly scene: unknown;
}

/** How a game shows what happens. */
export interface Director {
  /** Without a beat an update is shown at once. */
  beatsOf(frame: Frame): readonly Beat[];
  /** One beat for two that follow each other, if they can be shown together. */
  join?(earlier: Beat, later: Beat): Beat | undefined;
  pace(): Pace;
  /** Spectators are not stopped by beats that hold. */
  readonly holds: boolean;
  /** Beats of one group follow each other closely, unless they are not seen together. */
  mayOverlap?(earlier: Beat, later: Beat): boolean;
  /** Stills are read, so that a long chapter takes its time. */
  mayHurry?(): boolean;
  /** Other people play on meanwhile: the show keeps up with them. */
  keepsUp?(): boolean;
}

export interface StageState {
  /** Undefined while nothing is shown: then the table is as it is now. */
  readonly beat?: Beat | undefined;
  readonly isPaused: boolean;
  readonly hasEarlier: boolean;
  /** Beats that are still to come. */
  readonly left: number;
  /** The last show can be seen again. */
  readonly mayRepeat: boolean;
  /** Times are multiplied with it. */
  readonly haste: number;
}

const IDLE: StageState = { isPaused: false, hasEarlier: false, left: 0, mayRepeat: false, haste: 1 };

export class Stage {
  readonly state = new Store<StageState>(IDLE);
  readonly #show: (known: Known) => void;
  #director: Director | undefined;
  #beats: Beat[] = [];
  #at = -1;
  #latest: Known | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #began = 0;
  /** The present beat followed by itself. */
  #isByItself = false;

  constructor(show: (known: Known) => void) {
    this.#show = show;
  }

  /** From now on updates are shown as the game directs; returns what ends that. */
  direct(director: Director): () => void {
    this.#director = director;
    return () => {
      if (this.#director !== director) return;
      this.#director = undefined;
      this.skip();
    };
  }

  /** What has come from the server. */
  play(frames: readonly Frame[]): void {
    const latest = frames.at(-1)?.after;
    if (latest === undefined) return;
    const shown = this.#latest;
    this.#latest = latest;
    const isVoid = frames.some(({ batch, before }) => batch.since < before.seq);
    const beats =
      isVoid || this.#pace === "once" || shown === undefined ? [] : frames.flatMap((frame) => this.#beatsOf(frame));
    if (isVoid) this.#beats = [];
    if (beats.length === 0) {
      if (isVoid || !this.#isPlaying) this.#finish();
      return;
    }
    if (!this.#isPlaying) {
      this.#beats = [];
      this.#at = -1;
    }
    for (const beat of beats) this.#add(beat);
    if (this.#at < 0) this.#go(0);
    else this.#tell();
  }

  /** Shows again, or for the first time, what happened before; false if there is nothing to show. */
  review(frames: readonly Frame[]): boolean {
    const beats = frames.flatMap((frame) => this.#director?.beatsOf(frame) ?? []);
    if (beats.length === 0) return false;
    this.#beats = [];
    this.#at = -1;
    for (const beat of beats) this.#add(beat);
    this.#go(0);
    return true;
  }

  /** To the end: the table as it is now. */
  skip = (): void => {
    if (this.#isPlaying) this.#finish();
  };

  /** A person has seen the beat. */
  seen = (): void => {
    if (!this.#isByItself || Date.now() - this.#began >= LATE_CLICK_MS) this.next();
  };

  next = (): void => {
    if (!this.#isPlaying) return;
    if (this.#at + 1 < this.#beats.length) this.#go(this.#at + 1);
    else this.#finish();
  };

  back = (): void => {
    if (!this.#isPlaying) return;
    this.state.update({ isPaused: true });
    const before = this.#beats.slice(0, this.#at);
    this.#go(
      Math.max(
        0,
        before.findLastIndex(({ isLeadIn }) => !isLeadIn),
      ),
    );
  };

  pause = (isPaused: boolean): void => {
    this.state.update({ isPaused });
    this.#schedule();
  };

  /** The last show from its beginning. */
  repeat = (): void => {
    if (!this.#isPlaying && this.#beats.length > 0) this.#go(0);
  };

  stop(): void {
    clearTimeout(this.#timer);
  }

  get #isPlaying(): boolean {
    return this.#at >= 0;
  }

  get #pace(): Pace {
    return this.#director?.pace() ?? "once";
  }

  /** A player who decides at the same time as others is not interrupted. */
  #beatsOf(frame: Frame): readonly Beat[] {
    const [asked, still] = [frame.before.decision, frame.after.decision];
    const isUndisturbed = asked !== undefined && asked.id === still?.id && asked.asked === still.asked;
    return isUndisturbed ? [] : (this.#director?.beatsOf(frame) ?? []);
  }

  /** A beat that has not begun yet may be joined with the next one. */
  #add(beat: Beat): void {
    const last = this.#beats.length - 1;
    const joined = last > this.#at ? this.#director?.join?.(this.#beats[last], beat) : undefined;
    if (joined) this.#beats[last] = joined;
    else this.#beats.push(beat);
  }

  #go(at: number): void {
    this.#at = at;
    this.#began = Date.now();
    this.#isByItself = false;
    const { known } = this.#beats[at];
    this.#show({ ...known, decision: undefined, legal: [], interrupts: [], mayUndo: false, outcome: undefined });
    this.#tell();
    // The page draws the table before this: a beat that takes long to draw stands its full time, too.
    queueMicrotask(() => {
      if (this.#at !== at) return;
      this.#began = Date.now();
      this.#schedule();
    });
  }

  #tell(): void {
    const { isPaused } = this.state.get();
    this.state.set({
      beat: this.#beats[this.#at],
      isPaused,
      hasEarlier: this.#at > 0,
      left: this.#beats.length - 1 - this.#at,
      mayRepeat: true,
      haste: this.#haste(),
    });
    this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const beat = this.#beats[this.#at];
    if (!this.#isPlaying || beat === undefined || this.state.get().isPaused) return;
    const next = this.#beats[this.#at + 1];
    const waits = beat.holds && this.#director?.holds;
    if (waits && (next === undefined || !this.#keepsUp)) return;
    const isOfGroup = next !== undefined && beat.group !== undefined && beat.group === next.group;
    const isClose = isOfGroup && this.#director?.mayOverlap?.(beat, next) !== false;
    const haste =
      beat.isGreat && !this.#keepsUp ? this.#factor : Math.min(this.#haste(), this.#factor * this.#volleyHaste());
    const pace = this.#isUnhurried ? this.#factor : haste;
    const least = beat.chapter === undefined ? 0 : pace * Math.min(beat.ms, LEAST_MS);
    const ms = waits ? LONGEST_HOLD_MS : Math.max(least, beat.ms * haste * (isClose ? CLOSE_SHARE : 1));
    const follow = () => {
      this.next();
      this.#isByItself = true;
    };
    this.#timer = setTimeout(follow, Math.max(0, this.#began + ms - Date.now()));
  }

  get #keepsUp(): boolean {
    return this.#director?.keepsUp?.() === true;
  }

  /** Where everything is shown at once, what is looked at nevertheless has the normal pace. */
  get #factor(): number {
    return FACTORS[this.#pace === "once" ? "normal" : this.#pace];
  }

  /** Nobody waits for the end of the show. */
  get #isUnhurried(): boolean {
    return !this.#keepsUp && !this.#director?.holds && this.#beats.length - this.#at < MANY_BEATS;
  }

  #haste(): number {
    const factor = this.#factor;
    if (this.#isUnhurried) return factor * this.#chapterHaste();
    const left = this.#beats.slice(this.#at).reduce((sum, { ms }) => sum + ms * factor, 0);
    const most = this.#keepsUp ? MOST_HASTE_WITH_PEOPLE : MOST_HASTE;
    return factor * Math.max(most, Math.min(1, (LONGEST_SHOW_MS * Math.max(1, factor)) / left));
  }

  /** Great moments are not hurried, so that they count neither way. */
  #chapterHaste(): number {
    const { chapter, isRead } = this.#beats[this.#at];
    if (chapter === undefined || isRead || this.#pace !== "normal" || this.#director?.mayHurry?.() === false) return 1;
    const quick = this.#around((beat) => beat.chapter === chapter).filter(({ isGreat }) => !isGreat);
    return Math.max(CHAPTER_HASTE, Math.min(1, LONG_CHAPTER_MS / lengthOf(quick)));
  }

  #volleyHaste(): number {
    const { volley } = this.#beats[this.#at];
    if (volley === undefined || this.#pace === "slow" || this.#director?.mayHurry?.() === false) return 1;
    const shots = this.#around((beat) => beat.volley === volley);
    return Math.max(VOLLEY_HASTE, Math.min(1, LONG_VOLLEY_MS / lengthOf(shots)));
  }

  /** The beat and those before and after it, as far as they are like it. */
  #around(isAlike: (beat: Beat) => boolean): readonly Beat[] {
    let [first, end] = [this.#at, this.#at + 1];
    while (first > 0 && isAlike(this.#beats[first - 1])) first--;
    while (end < this.#beats.length && isAlike(this.#beats[end])) end++;
    return this.#beats.slice(first, end);
  }

  #finish(): void {
    clearTimeout(this.#timer);
    this.#at = -1;
    if (this.#latest) this.#show(this.#latest);
    this.state.set({ ...IDLE, mayRepeat: this.#beats.length > 0 });
  }
}

function lengthOf(beats: readonly Beat[]): number {
  return beats.reduce((sum, { ms }) => sum + ms, 0);
}
