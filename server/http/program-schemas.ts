/** The bot API as JSON Schemas: what is sent in either direction. Served as they are at /api/bot/schema. */
const COUNT = { type: "integer", minimum: 0, maximum: 2 ** 31 - 1 };
const SEAT = { type: "integer", minimum: 0, maximum: 15 };
const TEXT = { type: "string" };
const ANYTHING = {};
const VIEW = { description: "View in /api/schemas/{game}" };
const EVENTS = { type: "array", items: { type: "object", description: "Event in /api/schemas/{game}" } };
/** Each action with what it means. */
const OFFERS = {
  type: "array",
  items: {
    type: "object",
    description: "Offer in /api/schemas/{game}",
    properties: { action: { type: "object" } },
    required: ["action"],
  },
};
const ACTION = { type: "object", description: "Action in /api/schemas/{game}" };
const ACTIONS = { type: "array", items: ACTION };
const DECISION = { type: "object", properties: { id: TEXT, prompt: TEXT }, required: ["id", "prompt"] };
const OUTCOME = {
  type: "object",
  properties: { kind: TEXT, winners: { type: "array", items: SEAT } },
  required: ["kind", "winners"],
};

function exactly(properties: Record<string, object>, optional: readonly string[] = []) {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: "object", properties, required, additionalProperties: false };
}

const GAME = { table: TEXT, seat: SEAT, game: TEXT, rulesVersion: TEXT, options: ANYTHING };

/** Every line of the stream matches the schema under its `type`. */
const LINES = {
  invited: exactly({ type: { const: "invited" }, ...GAME }),
  gameStart: exactly({ type: { const: "gameStart" }, ...GAME }),
  events: exactly({
    type: { const: "events" },
    table: TEXT,
    seat: SEAT,
    since: COUNT,
    seq: COUNT,
    events: EVENTS,
  }),
  decision: exactly({
    type: { const: "decision" },
    table: TEXT,
    seat: SEAT,
    seq: COUNT,
    decision: DECISION,
    view: VIEW,
    legal: { ...OFFERS, minItems: 1 },
  }),
  gameEnd: exactly({ type: { const: "gameEnd" }, table: TEXT, seat: SEAT, outcome: OUTCOME }),
  seatLost: exactly({ type: { const: "seatLost" }, table: TEXT, seat: SEAT }),
  heartbeat: exactly({ type: { const: "heartbeat" } }),
  closed: exactly({ type: { const: "closed" }, code: { enum: ["REPLACED", "RESTART", "BAD_TOKEN"] } }),
};

/** What is asked of a program's seat, and everything it needs to answer. */
const LOOK = {
  seat: SEAT,
  since: COUNT,
  seq: COUNT,
  events: EVENTS,
  waitingFor: { type: "array", items: SEAT },
  decision: DECISION,
  outcome: OUTCOME,
  view: VIEW,
  legal: OFFERS,
  interrupts: ACTIONS,
};
const LOOK_OPTIONAL = ["decision", "outcome", "legal", "interrupts"];

const ERROR = exactly({ code: TEXT, text: TEXT });

export const SCHEMAS = {
  lines: LINES,
  action: exactly({ seen: COUNT, action: ACTION }),
  accepted: exactly({ status: { enum: ["accepted", "queued"] }, seq: COUNT }),
  refused: exactly({ code: TEXT, rule: TEXT, text: TEXT }),
  stale: exactly({ code: { const: "STALE" }, text: TEXT, ...LOOK }, LOOK_OPTIONAL),
  look: exactly(LOOK, LOOK_OPTIONAL),
  error: ERROR,
};
