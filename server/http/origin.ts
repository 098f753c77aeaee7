import type { FastifyRequest } from "fastify";
import type { Config } from "../config.ts";

/**
 * Browsers say which page a request comes from; programs that are no browsers say nothing. Where the page is found comes
 * from the settings, or else from the address that the browser itself connects to, never from what proxies add.
 */
export function isOwnOrigin(
  { headers: { origin, host } }: FastifyRequest,
  { allowedOrigins, publicUrl }: Pick<Config, "allowedOrigins" | "publicUrl">,
): boolean {
  if (origin === undefined || allowedOrigins.includes(origin)) return true;
  return publicUrl === undefined && URL.canParse(origin) && new URL(origin).host === host;
}
