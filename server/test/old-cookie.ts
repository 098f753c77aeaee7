import { createHmac } from "node:crypto";

/** A cookie as builds before sessions signed it: who it is, and how often he had logged out. */
export function oldCookie(secret: string, person: string): string {
  const signature = createHmac("sha256", secret).update(`${person}.1`).digest("base64").replace(/=+$/, "");
  return `tripartite=${encodeURIComponent(`${person}.1.${signature}`)}`;
}
