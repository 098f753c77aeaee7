import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import type { People, Person } from "../people/people.ts";
import type { Desk } from "../tables/desk.ts";
import { forget, mustBeKnown, remember } from "./sessions.ts";
import type { Sockets } from "./sockets.ts";

export const NAME = { type: "string", minLength: 1, maxLength: 40, pattern: "^[^\\p{C}]*[^\\p{C}\\p{Z}][^\\p{C}]*$" };
const PASSWORD = { type: "string", minLength: 8, maxLength: 200 };

function body(properties: object) {
  return { body: { type: "object", properties, required: Object.keys(properties), additionalProperties: false } };
}

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
      const guest = request.person ?? (await people.createGuest(name));
      const person = await people.upgrade(guest, name, password);
      await desk.renamed(person);
      remember(request, reply, person);
      return shown(person);
    },
  );

  app.post<{ Body: { name: string; password: string } }>(
    "/api/login",
    { schema: body({ name: NAME, password: PASSWORD }), config: slowly },
    async (request, reply) => {
      const person = await people.logIn(request.body.name, request.body.password);
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
