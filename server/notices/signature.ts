import { createHmac } from "node:crypto";

/** What a receiver needs to know that a message is ours, new, and not another try of one that it has. */
export interface Signing {
  readonly secret: string | null;
  /** The same for every try. */
  readonly delivery: string;
  /** Milliseconds. */
  readonly time: number;
}

/** HMAC-SHA256 over the time in seconds, a full stop, and the body. */
export function signatureHeaders({ secret, delivery, time }: Signing, body: string): Record<string, string> {
  const timestamp = String(Math.floor(time / 1000));
  const named = { "tripartite-delivery": delivery, "tripartite-timestamp": timestamp };
  if (secret === null) return named;
  const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  return { ...named, "tripartite-signature": `v1=${signature}` };
}
