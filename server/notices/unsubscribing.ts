import { createHmac, timingSafeEqual } from "node:crypto";

/** The token of a channel may end it: every mail to it contains the token, and only the server can make one. */
export class Unsubscribing {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  tokenFor(channel: string): string {
    return `${channel}.${this.#sign(channel).toString("base64url")}`;
  }

  /** Undefined if we have not made that token. */
  channelOf(token: string): string | undefined {
    const [channel, signature = ""] = token.split(".");
    const given = Buffer.from(signature, "base64url");
    const right = this.#sign(channel);
    return given.length === right.length && timingSafeEqual(given, right) ? channel : undefined;
  }

  #sign(channel: string): Buffer {
    return createHmac("sha256", this.#secret).update(`unsubscribe ${channel}`).digest();
  }
}
