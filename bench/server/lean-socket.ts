/**
 * A websocket that costs its process little, so that a bench measures the server and not its players. Reads every
 * message whole; the buffer that it reads into is shared by all sockets.
 */
import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";

const END_OF_HEAD = "\r\n\r\n";
const WHOLE_TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;
const CLOSE = 0x88;
const MASKED = 0x80;
const shared = Buffer.allocUnsafe(1 << 20);
const NOTHING = Buffer.alloc(0);

export class LeanSocket {
  readonly #socket: Socket;
  readonly #onText: (text: string) => void;
  /** The beginning of a message whose rest is still on the way. */
  #rest: Buffer = NOTHING;
  #isOpen = false;

  constructor(address: string, cookie: string, onText: (text: string) => void) {
    this.#onText = onText;
    const { hostname, port, pathname, search } = new URL(address);
    const onread = { buffer: shared, callback: (length: number) => this.#read(shared.subarray(0, length)) };
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true, onread });
    const key = randomBytes(16).toString("base64");
    this.#socket.write(
      `GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\nCookie: ${cookie}${END_OF_HEAD}`,
    );
  }

  /** A short text. The mask is of zeros, so that only the server has to work on it. */
  send(text: string): void {
    const length = Buffer.byteLength(text);
    const frame = Buffer.allocUnsafe(8 + length);
    frame[0] = WHOLE_TEXT;
    frame[1] = MASKED | 126;
    frame.writeUInt16BE(length, 2);
    frame.writeUInt32BE(0, 4);
    frame.write(text, 8);
    this.#socket.write(frame);
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(chunk: Buffer): boolean {
    const data = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    let at = this.#isOpen ? 0 : this.#open(data);
    if (this.#isOpen) for (let next = this.#frame(data, at); next > at; next = this.#frame(data, at)) at = next;
    this.#rest = at === data.length ? NOTHING : Buffer.from(data.subarray(at));
    return true;
  }

  #open(data: Buffer): number {
    const end = data.indexOf(END_OF_HEAD);
    if (end < 0) return 0;
    const head = data.toString("latin1", 0, end);
    if (!head.startsWith("HTTP/1.1 101 ")) throw new Error(head);
    this.#isOpen = true;
    return end + END_OF_HEAD.length;
  }

  /** Returns where the next frame begins, or `at` if this one is not here as a whole. */
  #frame(data: Buffer, at: number): number {
    if (data.length < at + 2) return at;
    let length = data[at + 1];
    let start = at + 2;
    if (length === 126) {
      if (data.length < at + 4) return at;
      length = data.readUInt16BE(at + 2);
      start = at + 4;
    } else if (length === 127) {
      if (data.length < at + 10) return at;
      length = Number(data.readBigUInt64BE(at + 2));
      start = at + 10;
    }
    const end = start + length;
    if (data.length < end) return at;
    this.#take(data[at], data, start, end);
    return end;
  }

  #take(kind: number, data: Buffer, start: number, end: number): void {
    if (kind === WHOLE_TEXT) this.#onText(data.toString("utf8", start, end));
    else if (kind === PING) this.#socket.write(Buffer.from([PONG, MASKED, 0, 0, 0, 0]));
    else
      throw new Error(kind === CLOSE ? `closed: ${data.toString("utf8", start + 2, end)}` : `a frame of kind ${kind}`);
  }
}
