import type { Socket } from "node:net";
import type { WebSocket } from "ws";

/** RFC 6455: a whole message of text, and how the two longer forms of a length are announced. */
const WHOLE_TEXT = 0x81;
const LENGTH_16 = 126;
const LENGTH_64 = 127;

/**
 * The way out of a websocket. All messages that are sent in one go, to all sockets, leave together, with one write to
 * the network for each socket.
 */
export class Wire {
  readonly #websocket: WebSocket;
  readonly #socket: Socket;
  #texts: string[] = [];

  constructor(websocket: WebSocket, socket: Socket) {
    this.#websocket = websocket;
    this.#socket = socket;
  }

  send(text: string): void {
    if (waiting.size === 0) process.nextTick(flushAll);
    waiting.add(this);
    this.#texts.push(text);
  }

  flush(): void {
    if (this.#texts.length === 0) return;
    if (this.#websocket.readyState === this.#websocket.OPEN) this.#socket.write(framed(this.#texts));
    this.#texts = [];
  }

  /** Everything that was sent before goes out first. */
  close(code: number, reason: string): void {
    this.flush();
    this.#websocket.close(code, reason);
  }
}

/** Those with something to send as soon as whatever runs now is done. */
const waiting = new Set<Wire>();

function flushAll(): void {
  for (const wire of waiting) wire.flush();
  waiting.clear();
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
