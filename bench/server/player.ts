import { LeanSocket } from "./lean-socket.ts";
import type { Seated } from "./load.ts";
import type { Meter } from "./meter.ts";
import type { Part } from "./statistics.ts";

/** What may be done: an action by itself, or with what it means. */
export type Choice = { readonly type: string } | { readonly action: { readonly type: string } };

export interface Task {
  onDone(): void;
  /** The game is over. */
  onOver(): void;
  readonly meter: Meter;
  /** How many actions the players of a table have left together; without it they play to the end. */
  readonly together?: { left: number };
}

const UPDATE = /^\{"type":"update","since":(\d+),"seq":(\d+),/;
const NOTHING_TO_DO = '"legal":[]';
const LEGAL = '"legal":[{';
const CHANGES = '"legalChanges":[[';
const OVER = '"outcome":';
const GOES_BACK = new Set(["unload", "withdraw", "unplan", "unpick", "keep"]);
/** A list of many actions that all go back is not worth a search. */
const MOST_DRAWS = 100;
/** One update in this many is parsed. */
const SAMPLED = 16;

/** Takes any action that goes forward as soon as it has to decide. Fails if an update is missing or comes twice. */
export class Player implements Seated {
  readonly ready: Promise<unknown>;
  readonly #socket: LeanSocket;
  readonly #task: Task;
  readonly #seated = Promise.withResolvers<void>();
  /** The last move that it received. */
  #seen = 0;
  #legal: readonly Choice[] = [];
  #updates = 0;
  #sent = 0;
  #running = false;

  constructor(address: string, cookie: string, task: Task) {
    this.ready = this.#seated.promise;
    this.#task = task;
    this.#socket = new LeanSocket(address, cookie, (text) => {
      const update = UPDATE.exec(text);
      if (update !== null) this.#updated(Number(update[1]), Number(update[2]), text);
      else this.#answered(text);
      this.#play();
    });
  }

  start(): void {
    this.#running = true;
    this.#play();
  }

  stop(): void {
    this.#running = false;
    this.#socket.close();
  }

  #updated(since: number, seq: number, text: string): void {
    if (since !== this.#seen) throw new Error(`told what followed move ${since} after move ${this.#seen}`);
    const { meter } = this.#task;
    meter.update(text.length);
    if (meter.isOn && ++this.#updates % SAMPLED === 0) meter.sample(partsOf(text));
    this.#seen = seq;
    this.#legal = legalAfter(this.#legal, text);
    if (text.includes(OVER)) this.#task.onOver();
    this.#seated.resolve();
  }

  #answered(text: string): void {
    if (text.startsWith('{"type":"table"') || text.startsWith('{"type":"presence"')) return;
    if (text.startsWith('{"type":"accepted"')) {
      this.#task.meter.done(performance.now() - this.#sent);
      this.#task.onDone();
    } else if (!text.startsWith('{"type":"stale"')) throw new Error(`not expected: ${text}`);
    this.#sent = 0;
  }

  #play(): void {
    const { together } = this.#task;
    if (!this.#running || this.#sent !== 0 || this.#legal.length === 0 || together?.left === 0) return;
    const action = drawForward(this.#legal);
    if (together !== undefined) together.left--;
    this.#sent = performance.now();
    this.#socket.send(JSON.stringify({ type: "act", id: 1, seen: this.#seen, action }));
  }
}

/** An action that goes forward, each with the same chance; any other only if there seems to be none. */
function drawForward(choices: readonly Choice[]): { readonly type: string } {
  for (let draws = 1; ; draws++) {
    const action = actionOf(choices[Math.floor(Math.random() * choices.length)]);
    if (draws === MOST_DRAWS || !GOES_BACK.has(action.type)) return action;
  }
}

const actionOf = (choice: Choice) => ("action" in choice ? choice.action : choice);

export function actionsOf(choices: readonly Choice[]): { readonly type: string }[] {
  return choices.map(actionOf);
}

/** The list comes whole, behind everything that is to be seen; or as changes of the one before; or not at all. */
export function legalAfter(before: readonly Choice[], text: string): readonly Choice[] {
  if (text.includes(NOTHING_TO_DO) || text.includes(OVER)) return [];
  const at = text.lastIndexOf(LEGAL);
  if (at >= 0) return JSON.parse(`{${text.slice(at)}`).legal;
  const from = text.lastIndexOf(CHANGES);
  if (from < 0) return before;
  const { legalChanges } = JSON.parse(`{${text.slice(from)}`);
  const legal = [...before];
  for (const [at, gone, ...added] of legalChanges) legal.splice(at, gone, ...added);
  return legal;
}

/** How many bytes of an update are what. */
function partsOf(text: string): Record<Part, number> {
  const { events, view, patch, legal, legalChanges, interrupts, interruptChanges } = JSON.parse(text);
  const length = (part: unknown) => (part === undefined ? 0 : JSON.stringify(part).length);
  const parts = {
    events: length(events),
    view: length(view ?? patch),
    legal: length(legal ?? legalChanges),
    interrupts: length(interrupts ?? interruptChanges),
  };
  const sum = Object.values(parts).reduce((total, bytes) => total + bytes, 0);
  return { ...parts, rest: text.length - sum };
}
