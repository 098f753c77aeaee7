import type { FastifyRequest } from "fastify";

/** Browsers say which page a request comes from; programs that are no browsers say nothing. */
export function isOwnOrigin(request: FastifyRequest, allowed: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin === undefined || allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
