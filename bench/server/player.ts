import { LeanSocket } from "./lean-socket.ts";
import type { Seated } from "./load.ts";

interface Asked {
  readonly seq: number;
  readonly legal: readonly { type: string }[];
}

const UPDATE = /^\{"type":"update","since":(\d+),"seq":(\d+),/;
const NOTHING_TO_DO = '"legal":[],';
const LEGAL = '"legal":[{';
const GOES_BACK = new Set(["unload", "withdraw", "unplan", "unpick", "keep"]);

/** Takes any action that goes forward as soon as it has to decide. Fails if an update is missing or comes twice. */
export class Player implements Seated {
  readonly ready: Promise<unknown>;
  readonly #socket: LeanSocket;
  readonly #onDone: (ms: number) => void;
  readonly #seated = Promise.withResolvers<void>();
  /** The last move that it was told of. */
  #seen = 0;
  #asked: Asked | undefined;
  #sent = 0;
  #running = false;

  constructor(address: string, cookie: string, onDone: (ms: number) => void) {
    this.ready = this.#seated.promise;
    this.#onDone = onDone;
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
    this.#seen = seq;
    this.#asked = text.includes(NOTHING_TO_DO) ? undefined : { seq, legal: legalIn(text) };
    this.#seated.resolve();
  }

  #answered(text: string): void {
    if (text.startsWith('{"type":"table"')) return;
    if (text.startsWith('{"type":"accepted"')) this.#onDone(performance.now() - this.#sent);
    else if (text.startsWith('{"type":"stale"')) this.#asked = JSON.parse(text);
    else throw new Error(`not expected: ${text}`);
    this.#sent = 0;
  }

  #play(): void {
    if (!this.#running || this.#sent !== 0 || this.#asked === undefined) return;
    const { seq, legal } = this.#asked;
    const forward = legal.filter(({ type }) => !GOES_BACK.has(type));
    const choices = forward.length > 0 ? forward : legal;
    if (choices.length === 0) return;
    this.#asked = undefined;
    this.#sent = performance.now();
    const action = choices[Math.floor(Math.random() * choices.length)];
    this.#socket.send(JSON.stringify({ type: "act", id: 1, seen: seq, action }));
  }
}

/** What may be done stands behind everything that is to be seen. When the game is over, there is nothing. */
function legalIn(text: string): Asked["legal"] {
  const at = text.lastIndexOf(LEGAL);
  return at < 0 ? [] : JSON.parse(`{${text.slice(at)}`).legal;
}
