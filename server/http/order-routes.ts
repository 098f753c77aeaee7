import { ALERTS } from "@tripartite/kernel";
import type { NewOrder } from "@tripartite/kernel/protocol";
import type { FastifyInstance } from "fastify";
import type { StandingOrders } from "../orders/standing-orders.ts";
import { WITHOUT_NUL } from "./messages.ts";
import { mustBeKnown } from "./sessions.ts";
import { ID, SEAT, type WithId } from "./table-routes.ts";

const OWN_SEAT = { type: "object", properties: { seat: { type: "string", pattern: "^\\d$" } }, required: ["seat"] };
const ACTION = {
  type: "object",
  properties: { type: { type: "string", maxLength: 40, pattern: WITHOUT_NUL } },
  required: ["type"],
  maxProperties: 12,
};
const NEW_ORDER = {
  type: "object",
  properties: {
    seat: SEAT,
    decision: { type: "string", maxLength: 20, pattern: WITHOUT_NUL },
    answer: { anyOf: [{ const: "default" }, ACTION] },
    stops: { type: "array", maxItems: ALERTS.length, uniqueItems: true, items: { enum: ALERTS } },
  },
  required: ["seat", "decision", "answer", "stops"],
  additionalProperties: false,
};
const ORDER_ID = {
  type: "object",
  properties: { ...ID.properties, order: { type: "string", maxLength: 40 } },
};

/** A longer answer is none that any game offers. */
const MAX_ANSWER_BYTES = 1000;

type WithSeat = { Querystring: { seat: string } };

/** Standing orders of the own seat; they are secret. */
export function registerOrders(app: FastifyInstance, orders: StandingOrders): void {
  app.get<WithId & WithSeat>("/api/tables/:id/orders", { schema: { params: ID, querystring: OWN_SEAT } }, (request) =>
    orders.list(request.params.id, Number(request.query.seat), mustBeKnown(request).id),
  );

  app.post<WithId & { Body: NewOrder }>(
    "/api/tables/:id/orders",
    { schema: { params: ID, body: NEW_ORDER }, bodyLimit: MAX_ANSWER_BYTES },
    (request) => orders.add(request.params.id, mustBeKnown(request).id, request.body),
  );

  app.delete<WithSeat & { Params: { id: string; order: string } }>(
    "/api/tables/:id/orders/:order",
    { schema: { params: ORDER_ID, querystring: OWN_SEAT } },
    async (request) => {
      const { id, order } = request.params;
      await orders.remove(id, Number(request.query.seat), mustBeKnown(request).id, order);
      return {};
    },
  );
}
