import { TIE_KINDS, type TieKind } from "@tripartite/kernel/protocol";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import type { Notices } from "../notices/notices.ts";
import type { GuestGames } from "../people/guest-games.ts";
import { ownData } from "../people/own-data.ts";
import { normalised, type People, type Person } from "../people/people.ts";
import type { Ties } from "../people/ties.ts";
import { notFound, Problem } from "../problem.ts";
import type { Store } from "../storage/store.ts";
import type { TableAdmin } from "../tables/admin.ts";
import { forget, mustBeKnown, remember } from "./sessions.ts";
import type { Sockets } from "./sockets.ts";
import { mustWait, TokenBuckets } from "./token-bucket.ts";

export const NAME = { type: "string", minLength: 1, maxLength: 40, pattern: "^[^\\p{C}]*[^\\p{C}\\p{Z}][^\\p{C}]*$" };
const PASSWORD = { type: "string", minLength: 8, maxLength: 200 };

function body(properties: object) {
  return { body: { type: "object", properties, required: Object.keys(properties), additionalProperties: false } };
}

const LOG_IN = {
  body: {
    type: "object",
    properties: { name: NAME, password: PASSWORD, bringGames: { type: "boolean" } },
    required: ["name", "password"],
    additionalProperties: false,
  },
};

/** Only the guest's cookie brings the guest's games. */
function mustBeGuest(person: Person | undefined): Person {
  if (person === undefined || person.login !== undefined)
    throw new Problem("NO_GUEST", "You are not here as a guest, so there are no games to bring along.");
  return person;
}

/** All addresses together may try one name this many times as often as one address may. */
const TRIES_FACTOR = 3;

function shown({ name, login }: Person) {
  return { name, account: login !== undefined };
}

/** An account by its name, or who sits on a seat of a table. */
type WantedPlayer = { readonly name: string } | { readonly table: string; readonly seat: number };

const PLAYER = {
  anyOf: [
    body({ name: NAME }).body,
    body({ table: { type: "string", maxLength: 40 }, seat: { type: "integer", minimum: 0, maximum: 15 } }).body,
  ],
};

interface Deps {
  readonly people: People;
  readonly ties: Ties;
  readonly guestGames: GuestGames;
  readonly admin: TableAdmin;
  readonly sockets: Sockets;
  readonly config: Config;
  readonly store: Store;
  readonly notices: Pick<Notices, "canMail" | "channels" | "resets">;
}

/** Guests, accounts, logging in and out. */
export function registerPeople(app: FastifyInstance, deps: Deps): void {
  const { people, ties, guestGames, admin, sockets, config, store, notices } = deps;
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
      await admin.renamed(person);
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
      await admin.renamed(person);
      remember(request, reply, person);
      return shown(person);
    },
  );

  app.post<{ Body: { name: string; password: string; bringGames?: boolean } }>(
    "/api/login",
    { schema: LOG_IN, config: slowly },
    async (request, reply) => {
      const { name, password, bringGames = false } = request.body;
      mustWait(tries.take(normalised(name)), reply);
      const guest = bringGames ? mustBeGuest(request.person) : undefined;
      const person = await people.logIn(name, password, guest && ((account) => guestGames.bring(guest, account)));
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

  app.post<{ Body?: { everywhere?: boolean } }>(
    "/api/logout",
    { schema: { body: { type: ["object", "null"], properties: { everywhere: { type: "boolean" } } } } },
    async (request, reply) => {
      const person = mustBeKnown(request);
      const { everywhere = false } = request.body ?? {};
      await (everywhere ? people.logOutEverywhere(person) : people.logOut(person));
      if (everywhere) sockets.dismiss(person.id);
      else sockets.dismissDevice(person.id, person.session);
      forget(reply);
      return {};
    },
  );

  app.get("/api/me/devices", async (request) => ({ devices: await people.devices(mustBeKnown(request)) }));

  app.delete<{ Querystring: { id: string } }>(
    "/api/me/devices",
    { schema: { querystring: body({ id: { type: "string", maxLength: 100 } }).body } },
    async (request) => {
      const person = mustBeKnown(request);
      await people.logOutDevice(person, request.query.id);
      await sockets.dismissStrangers(async ({ session }) => (await people.find(session)) !== undefined, person.id);
      return { devices: await people.devices(person) };
    },
  );

  app.post("/api/me/carry", { config: slowly }, async (request) => ({
    token: await people.carry(mustBeKnown(request)),
  }));

  app.post<{ Body: { token: string } }>(
    "/api/carry",
    { schema: body({ token: { type: "string", maxLength: 100 } }), config: slowly },
    async (request, reply) => {
      const person = await people.arrive(request.body.token);
      remember(request, reply, person);
      return shown(person);
    },
  );

  app.post<{ Body: { name: string } }>(
    "/api/password-reset",
    { schema: body({ name: NAME }), config: slowly },
    async (request, reply) => {
      mustWait(tries.take(normalised(request.body.name)), reply);
      if (!notices.canMail) throw new Problem("NO_MAIL", "This server does not send mail. Ask its operator.");
      const account = await people.findAccount(request.body.name);
      // The answer does not tell whether there is such an account.
      if (account !== undefined) await notices.channels.sendReset(account);
      return {};
    },
  );

  app.post<{ Body: { token: string; password: string } }>(
    "/api/password-reset/confirm",
    { schema: body({ token: { type: "string", maxLength: 200 }, password: PASSWORD }), config: slowly },
    async (request, reply) => {
      const { token, password } = request.body;
      const person = await people.resetPassword(await notices.resets.personOf(token), password);
      sockets.dismiss(person.id);
      remember(request, reply, person);
      return shown(person);
    },
  );

  app.get("/api/me/ties", async (request) => ({ ties: await ties.of(mustBeKnown(request).id) }));

  app.post<{ Body: { player: WantedPlayer; kind: TieKind } }>(
    "/api/me/ties",
    { schema: body({ player: PLAYER, kind: { enum: TIE_KINDS } }) },
    async (request) => {
      const { id } = mustBeKnown(request);
      const { player, kind } = request.body;
      const found = "name" in player ? people.findAccount(player.name) : ties.sitter(player.table, player.seat);
      const other = await found;
      if (other === undefined) throw notFound("player");
      await ties.mark(id, other, kind);
      return { ties: await ties.of(id) };
    },
  );

  app.delete<{ Querystring: { name: string } }>(
    "/api/me/ties",
    { schema: { querystring: body({ name: NAME }).body } },
    async (request) => {
      const { id } = mustBeKnown(request);
      await ties.unmark(id, request.query.name);
      return { ties: await ties.of(id) };
    },
  );

  app.get("/api/me/data", async (request, reply) => {
    const person = mustBeKnown(request);
    reply.header("content-disposition", 'attachment; filename="tripartite.json"');
    return ownData(store.db, person.id);
  });

  app.post<{ Body: { password?: string } }>(
    "/api/me/delete",
    {
      schema: { body: { type: "object", properties: { password: PASSWORD }, additionalProperties: false } },
      config: slowly,
    },
    async (request, reply) => {
      const person = mustBeKnown(request);
      mustWait(tries.take(person.login ?? person.id), reply);
      await people.mustConfirm(person, request.body.password);
      await admin.leaveAll(person);
      await people.delete(person);
      await admin.renamed(person);
      sockets.dismiss(person.id);
      forget(reply);
      return {};
    },
  );
}
