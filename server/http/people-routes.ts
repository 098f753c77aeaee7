import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { normalised, type People, type Person } from "../people/people.ts";
import type { Desk } from "../tables/desk.ts";
import { forget, mustBeKnown, remember } from "./sessions.ts";
import type { Sockets } from "./sockets.ts";
import { mustWait, TokenBuckets } from "./token-bucket.ts";

export const NAME = { type: "string", minLength: 1, maxLength: 40, pattern: "^[^\\p{C}]*[^\\p{C}\\p{Z}][^\\p{C}]*$" };
const PASSWORD = { type: "string", minLength: 8, maxLength: 200 };

function body(properties: object) {
  return { body: { type: "object", properties, required: Object.keys(properties), additionalProperties: false } };
}

/** So many times as often as one address may try, all addresses together may try to log in by one name. */
const TRIES_FACTOR = 3;

function shown({ name, login }: Person) {
  return { name, account: login !== undefined };
}

interface Deps {
  readonly people: People;
  readonly desk: Desk;
  readonly sockets: Sockets;
  readonly config: Config;
}

/** Guests, accounts, logging in and out. */
export function registerPeople(app: FastifyInstance, { people, desk, sockets, config }: Deps): void {
  const slowly = { rateLimit: { max: config.logInsPerMinute, timeWindow: "1 minute" } };
  const perName = TRIES_FACTOR * config.logInsPerMinute;
  const tries = new TokenBuckets(perName, perName / 60, () => performance.now());

  app.get("/api/me", async ({ person }) => ({ person: person === undefined ? null : shown(person) }));

  app.post<{ Body: { name: string } }>(
    "/api/guests",
    { schema: body({ name: NAME }), config: { rateLimit: { max: config.creationsPerMinute, timeWindow: "1 minute" } } },
    async (request, reply) => {
      const person = request.person ?? (await people.createGuest(request.body.name));
      remember(request, reply, person);
      return shown(person);
    },
  );

  app.post<{ Body: { name: string } }>(
    "/api/me/name",
    { schema: body({ name: NAME }), config: slowly },
    async (request) => {
      const person = await people.rename(mustBeKnown(request), request.body.name);
      await desk.renamed(person);
      return shown(person);
    },
  );

  app.post<{ Body: { name: string; password: string } }>(
    "/api/account",
    { schema: body({ name: NAME, password: PASSWORD }), config: slowly },
    async (request, reply) => {
      const { name, password } = request.body;
      const guest = request.person;
      const person = await (guest ? people.upgrade(guest, name, password) : people.register(name, password));
      sockets.dismiss(person.id, guest?.session);
      await desk.renamed(person);
      remember(request, reply, person);
      return shown(person);
    },
  );

  app.post<{ Body: { name: string; password: string } }>(
    "/api/login",
    { schema: body({ name: NAME, password: PASSWORD }), config: slowly },
    async (request, reply) => {
      const { name, password } = request.body;
      mustWait(tries.take(normalised(name)), reply);
      const person = await people.logIn(name, password);
      remember(request, reply, person);
      return shown(person);
    },
  );

  app.post<{ Body: { old: string; password: string } }>(
    "/api/me/password",
    { schema: body({ old: PASSWORD, password: PASSWORD }), config: slowly },
    async (request, reply) => {
      const before = mustBeKnown(request);
      mustWait(tries.take(before.login ?? before.id), reply);
      const person = await people.changePassword(before, request.body.old, request.body.password);
      sockets.dismiss(person.id, before.session);
      remember(request, reply, person);
      return shown(person);
    },
  );

  app.post("/api/logout", async (request, reply) => {
    const person = mustBeKnown(request);
    await people.logOutEverywhere(person);
    sockets.dismiss(person.id);
    forget(reply);
    return {};
  });
}
