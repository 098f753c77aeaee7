import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { People, Person } from "../people/people.ts";
import { Problem } from "../problem.ts";
import type { Db } from "../storage/schema.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who asks, if the cookie says so. */
    person: Person | undefined;
  }
}

const COOKIE = "tripartite";
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

/** The secret that signs cookies: kept in the database, so that all processes and restarts share it. */
export async function cookieSecret(db: Db): Promise<string> {
  await db
    .insertInto("settings")
    .values({ key: "cookieSecret", value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = db.selectFrom("settings").select("value").where("key", "=", "cookieSecret");
  return (await row.executeTakeFirstOrThrow()).value;
}

/** Finds out who asks, before anything else looks at a request. */
export function registerSessions(app: FastifyInstance, people: People): void {
  app.decorateRequest("person", undefined);
  app.addHook("onRequest", async (request) => {
    const cookie = request.cookies[COOKIE];
    const { valid, value } = cookie === undefined ? { valid: false, value: null } : request.unsignCookie(cookie);
    if (!valid || value === null) return;
    request.person = await people.find(value);
  });
}

export function mustBeKnown({ person }: FastifyRequest): Person {
  if (person === undefined) throw new Problem("WHO_ARE_YOU", "Choose a name first.", 401);
  return person;
}

export function remember(request: FastifyRequest, reply: FastifyReply, person: Person): void {
  reply.setCookie(COOKIE, person.session, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: request.protocol === "https",
    signed: true,
    maxAge: MAX_AGE_SECONDS,
  });
}

export function forget(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: "/" });
}
