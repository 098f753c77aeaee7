import { createHmac } from "node:crypto";

/** A cookie as builds before sessions signed it: the person and the number of log-outs. */
export function oldCookie(secret: string, person: string): string {
  const signature = createHmac("sha256", secret).update(`${person}.1`).digest("base64").replace(/=+$/, "");
  return `tripartite=${encodeURIComponent(`${person}.1.${signature}`)}`;
}
