import type { FastifyInstance } from "fastify";
import type { Vacations } from "../clocks/vacations.ts";
import type { Config } from "../config.ts";
import type { Target } from "../notices/channels.ts";
import type { Notices } from "../notices/notices.ts";
import { deliveries } from "../notices/outbox.ts";
import { DIGESTS, type NoticeWishes, TOPICS, wishesOf } from "../notices/wishes.ts";
import type { Store } from "../storage/store.ts";
import { mustBeKnown } from "./sessions.ts";

export interface NoticeRouteDeps {
  readonly config: Config;
  readonly store: Store;
  readonly notices: Notices;
  readonly vacations: Vacations;
}

const ID = { type: "object", properties: { id: { type: "string", maxLength: 40 } } };
const KEY = { type: "string", minLength: 1, maxLength: 200, pattern: "^[A-Za-z0-9_-]+=*$" };
const ADDRESS = { type: "string", maxLength: 254, pattern: '^[^\\s@<>(),;:"\\\\]+@[^\\s@<>(),;:"\\\\]+$' };
const URL_TEXT = { type: "string", maxLength: 2000 };

function exactly(properties: Record<string, object>) {
  return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
}

const TARGET = {
  oneOf: [
    exactly({ kind: { const: "mail" }, address: ADDRESS }),
    exactly({ kind: { const: "webhook" }, url: URL_TEXT }),
    exactly({ kind: { const: "push" }, endpoint: URL_TEXT, keys: exactly({ p256dh: KEY, auth: KEY }) }),
  ],
};
const CODE = exactly({ code: { type: "string", maxLength: 40 } });
const VACATION = {
  type: "object",
  properties: {
    days: { type: "integer", minimum: 1, maximum: 366 },
    from: { type: "integer", minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
  },
  required: ["days"],
  additionalProperties: false,
};

const TIME_OF_DAY = { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" };
const WISHES = {
  type: "object",
  properties: {
    zone: { type: "string", minLength: 1, maxLength: 60 },
    quiet: exactly({ from: TIME_OF_DAY, to: TIME_OF_DAY }),
    digest: { enum: DIGESTS },
    digestAt: TIME_OF_DAY,
    topics: { type: "array", maxItems: TOPICS.length, uniqueItems: true, items: { enum: TOPICS } },
  },
  required: ["zone"],
  additionalProperties: false,
};

type WithId = { Params: { id: string } };

/** Turn notices, the log of deliveries, and vacations. */
export function registerNotices(app: FastifyInstance, { config, store, notices, vacations }: NoticeRouteDeps): void {
  const { channels, canMail, pushKey } = notices;
  const slowly = { rateLimit: { max: config.noticeTestsPerMinute, timeWindow: "1 minute" } };

  app.get("/api/me/channels", async (request) => ({
    channels: await channels.list(mustBeKnown(request).id),
    mail: canMail,
    pushKey,
  }));

  app.post<{ Body: Target }>("/api/me/channels", { schema: { body: TARGET }, config: slowly }, (request) =>
    channels.add(mustBeKnown(request).id, request.body),
  );

  app.post<WithId & { Body: { code: string } }>(
    "/api/me/channels/:id/confirm",
    { schema: { params: ID, body: CODE }, config: slowly },
    (request) => channels.confirm(mustBeKnown(request).id, request.params.id, request.body.code),
  );

  app.post<WithId>("/api/me/channels/:id/test", { schema: { params: ID }, config: slowly }, async (request) => ({
    delivery: await channels.test(mustBeKnown(request).id, request.params.id),
  }));

  app.post<WithId>("/api/me/channels/:id/secret", { schema: { params: ID }, config: slowly }, async (request) => ({
    secret: await channels.renewSecret(mustBeKnown(request).id, request.params.id),
  }));

  app.get("/api/me/notice-wishes", async (request) => {
    const { id } = mustBeKnown(request);
    return { wishes: (await wishesOf(store.db, [id])).get(id) ?? null };
  });

  app.post<{ Body: NoticeWishes }>("/api/me/notice-wishes", { schema: { body: WISHES } }, async (request) => ({
    wishes: await notices.saveWishes(mustBeKnown(request).id, request.body),
  }));

  app.delete<WithId>("/api/me/channels/:id", { schema: { params: ID } }, async (request) => {
    await channels.remove(mustBeKnown(request).id, request.params.id);
    return {};
  });

  app.get("/api/me/deliveries", async (request) => ({
    deliveries: await deliveries(store.db, mustBeKnown(request).id),
  }));

  app.get("/api/me/vacation", (request) => vacations.status(mustBeKnown(request).id));

  app.post<{ Body: { days: number; from?: number } }>("/api/me/vacation", { schema: { body: VACATION } }, (request) =>
    vacations.begin(mustBeKnown(request).id, request.body.days, request.body.from),
  );

  app.delete("/api/me/vacation", (request) => vacations.end(mustBeKnown(request).id));
}
