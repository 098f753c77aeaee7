import type { Socket } from "node:net";
import type { WebSocket } from "ws";

/** RFC 6455: a whole message of text, and how the two longer forms of a length are announced. */
const WHOLE_TEXT = 0x81;
const LENGTH_16 = 126;
const LENGTH_64 = 127;

/** What may wait does so for at most this long, and only if something else has just left. */
const PATIENCE_MS = 20;

/**
 * The way out of a websocket. All messages that are sent in one go, to all sockets, leave together, with one write to
 * the network for each socket.
 */
export class Wire {
  readonly #websocket: WebSocket;
  readonly #socket: Socket;
  #texts: string[] = [];
  #lastLeft = Number.NEGATIVE_INFINITY;

  constructor(websocket: WebSocket, socket: Socket) {
    this.#websocket = websocket;
    this.#socket = socket;
  }

  send(text: string): void {
    if (hasty.size === 0) process.nextTick(flush, hasty);
    hasty.add(this);
    this.#texts.push(text);
  }

  /** For what nobody waits for: when much happens at once, it leaves together with what comes after it. */
  sendPatiently(text: string): void {
    if (this.#texts.length === 0 && performance.now() - this.#lastLeft >= PATIENCE_MS) {
      this.send(text);
    } else {
      if (patient.size === 0) setTimeout(flush, PATIENCE_MS, patient);
      patient.add(this);
      this.#texts.push(text);
    }
  }

  flush(): void {
    if (this.#texts.length === 0) return;
    if (this.#websocket.readyState === this.#websocket.OPEN) this.#socket.write(framed(this.#texts));
    this.#lastLeft = performance.now();
    this.#texts = [];
  }

  /** Everything that was sent before goes out first. */
  close(code: number, reason: string): void {
    this.flush();
    this.#websocket.close(code, reason);
  }
}

/** Those with something to send: as soon as whatever runs now is done, and those that may wait for company. */
const hasty = new Set<Wire>();
const patient = new Set<Wire>();

function flush(wires: Set<Wire>): void {
  for (const wire of wires) wire.flush();
  wires.clear();
}

/** The frames of these messages, one after the other. A server does not mask them. */
export function framed(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headerLength(length) + length, 0));
  let at = 0;
  for (const [i, text] of texts.entries()) {
    at = writeHeader(frames, at, lengths[i]);
    at += frames.write(text, at);
  }
  return frames;
}

function headerLength(length: number): number {
  if (length < LENGTH_16) return 2;
  return length < 2 ** 16 ? 4 : 10;
}

/** Returns where the text begins. */
function writeHeader(frames: Buffer, at: number, length: number): number {
  frames[at] = WHOLE_TEXT;
  if (length < LENGTH_16) {
    frames[at + 1] = length;
  } else if (length < 2 ** 16) {
    frames[at + 1] = LENGTH_16;
    frames.writeUInt16BE(length, at + 2);
  } else {
    frames[at + 1] = LENGTH_64;
    frames.writeBigUInt64BE(BigInt(length), at + 2);
  }
  return at + headerLength(length);
}
