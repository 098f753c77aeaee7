import { PACES, type Pace, type TimeControl } from "@tripartite/kernel/protocol";
import type { FastifyInstance } from "fastify";
import type { HostAdmin, SeatPlanWish } from "../tables/host-admin.ts";
import type { Privacy } from "../tables/hosting.ts";
import { WITHOUT_NUL } from "./messages.ts";
import { mustBeKnown } from "./sessions.ts";
import { asSeenBy, BOT, ID, SEAT, TIME_CONTROL, type WithId } from "./table-routes.ts";

const ACCOUNT = {
  type: "object",
  properties: { account: { type: "string", minLength: 1, maxLength: 40, pattern: WITHOUT_NUL } },
  required: ["account"],
  additionalProperties: false,
};
const PLAN = { anyOf: [{ enum: ["open", "invited"] }, BOT, ACCOUNT] };

function body(properties: object, required: readonly string[] = Object.keys(properties)) {
  return { params: ID, body: { type: "object", properties, required, additionalProperties: false } };
}

/** What the host of a table may do before the game. */
export function registerHosting(app: FastifyInstance, host: HostAdmin): void {
  app.post<WithId & { Body: { seat: number; for: SeatPlanWish } }>(
    "/api/tables/:id/host/seat",
    { schema: body({ seat: SEAT, for: PLAN }) },
    async (request) => {
      const person = mustBeKnown(request);
      const { seat, for: plan } = request.body;
      return asSeenBy(await host.arrangeSeat(request.params.id, person, seat, plan), person.id);
    },
  );

  app.post<WithId & { Body: { order?: readonly number[] } }>(
    "/api/tables/:id/host/sides",
    { schema: body({ order: { type: "array", maxItems: 16, items: SEAT } }, []) },
    async (request) => {
      const person = mustBeKnown(request);
      return asSeenBy(await host.changeSides(request.params.id, person, request.body.order), person.id);
    },
  );

  app.post<WithId & { Body: { pace: Pace; timeControl?: TimeControl } }>(
    "/api/tables/:id/host/time",
    { schema: body({ pace: { enum: PACES }, timeControl: TIME_CONTROL }, ["pace"]) },
    async (request) => {
      const person = mustBeKnown(request);
      const { pace, timeControl } = request.body;
      return asSeenBy(await host.changeTime(request.params.id, person, pace, timeControl), person.id);
    },
  );

  app.post<WithId & { Body: { rated: boolean } }>(
    "/api/tables/:id/host/rated",
    { schema: body({ rated: { type: "boolean" } }) },
    async (request) => {
      const person = mustBeKnown(request);
      return asSeenBy(await host.changeRated(request.params.id, person, request.body.rated), person.id);
    },
  );

  app.post<WithId & { Body: { watchable: boolean } }>(
    "/api/tables/:id/host/watchable",
    { schema: body({ watchable: { type: "boolean" } }) },
    async (request) => {
      const person = mustBeKnown(request);
      return asSeenBy(await host.changeWatchable(request.params.id, person, request.body.watchable), person.id);
    },
  );

  app.post<WithId & { Body: Privacy }>(
    "/api/tables/:id/host/privacy",
    { schema: body({ closed: { type: "boolean" }, talkOpen: { type: "boolean" } }, []) },
    async (request) => {
      const person = mustBeKnown(request);
      return asSeenBy(await host.changePrivacy(request.params.id, person, request.body), person.id);
    },
  );

  app.post<WithId & { Body: { bot?: string } }>(
    "/api/tables/:id/host/begin",
    { schema: body({ bot: { type: "string", maxLength: 40 } }, []) },
    async (request) => {
      const person = mustBeKnown(request);
      return asSeenBy(await host.begin(request.params.id, person, request.body.bot), person.id);
    },
  );

  app.post<WithId>("/api/tables/:id/host/close", { schema: { params: ID } }, async (request) => {
    await host.closeTable(request.params.id, mustBeKnown(request));
    return {};
  });
}
