import type { Socket } from "node:net";
import type { WebSocket } from "ws";

/** RFC 6455: a whole message of text, and how the two longer forms of a length are announced. */
const WHOLE_TEXT = 0x81;
const LENGTH_16 = 126;
const LENGTH_64 = 127;
const BYTE = 0xff;

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
    if (this.#websocket.readyState === this.#websocket.OPEN) this.#socket.write(framed(this.#texts), "latin1");
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

/** The frames of these messages, one after the other, with a character for each byte. A server does not mask them. */
function framed(texts: readonly string[]): string {
  let frames = "";
  for (const text of texts) {
    const bytes = Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString("latin1");
    frames += headerOf(bytes.length) + bytes;
  }
  return frames;
}

function headerOf(length: number): string {
  if (length < LENGTH_16) return String.fromCharCode(WHOLE_TEXT, length);
  if (length < 2 ** 16) return String.fromCharCode(WHOLE_TEXT, LENGTH_16, length >> 8, length & BYTE);
  const header = Buffer.alloc(10);
  header.set([WHOLE_TEXT, LENGTH_64]);
  header.writeBigUInt64BE(BigInt(length), 2);
  return header.toString("latin1");
}
