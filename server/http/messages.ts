import type { ClientMessage, MessageType } from "@tripartite/kernel/protocol";
import { Ajv, type JSONSchemaType, type ValidateFunction } from "ajv";

/** The one character that PostgreSQL cannot keep. */
export const WITHOUT_NUL = "^[^\\u0000]*$";

const COUNT = { type: "integer", minimum: 0, maximum: 2 ** 31 - 1 };
const ACTION = { type: "object" };
const SEAT = { ...COUNT, maximum: 15 };

/** The longest time that bots wait for a person's second thoughts. */
const LONGEST_HOLD_MS = 10_000;
/** Fields that may be absent. */
const OPTIONAL = new Set(["act.holdBotsMs", "chat.to"]);

const FIELDS: Record<MessageType, Record<string, object>> = {
  act: { seen: COUNT, action: ACTION, holdBotsMs: { ...COUNT, maximum: LONGEST_HOLD_MS } },
  undo: { seen: COUNT },
  letBotsAnswer: {},
  takeBack: {},
  explain: { action: ACTION },
  look: { since: COUNT },
  proposeRollback: { to: COUNT },
  proposeEnding: { winners: { type: "array", maxItems: 16, uniqueItems: true, items: SEAT } },
  proposePause: {},
  resume: {},
  proposeWatching: {},
  proposeReplacement: { seat: SEAT },
  endWatching: {},
  keepPrivate: { what: { enum: ["game", "talk"] } },
  answer: { proposal: COUNT, accept: { type: "boolean" } },
  chat: { text: { type: "string", minLength: 1, maxLength: 2000, pattern: WITHOUT_NUL }, to: SEAT },
  openTalk: { with: SEAT },
  recentChat: {},
  recentDeeds: {},
  saveNote: { text: { type: "string", maxLength: 10_000, pattern: WITHOUT_NUL } },
  note: {},
};

const ajv = new Ajv();
const VALIDATORS = new Map<string, ValidateFunction<ClientMessage>>(
  Object.entries(FIELDS).map(([type, fields]) => {
    const properties = { type: { const: type }, id: COUNT, ...fields };
    const required = Object.keys(properties).filter((name) => !OPTIONAL.has(`${type}.${name}`));
    const schema = { type: "object", properties, required, additionalProperties: false };
    return [type, ajv.compile(schema as unknown as JSONSchemaType<ClientMessage>)];
  }),
);

/** Why a text is no message; `id` if at least that could be read. */
export interface Malformed {
  readonly id?: number;
  readonly code: string;
  readonly text: string;
}

export function readMessage(text: string): ClientMessage | Malformed {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return { code: "MALFORMED", text: "This is not JSON." };
  }
  const fields = typeof input === "object" && input !== null ? (input as Record<string, unknown>) : {};
  const id = Number.isSafeInteger(fields.id) ? { id: fields.id as number } : {};
  const validate = typeof fields.type === "string" ? VALIDATORS.get(fields.type) : undefined;
  if (validate === undefined) return { ...id, code: "UNKNOWN_TYPE", text: "There is no such message." };
  if (validate(input)) return input;
  return { ...id, code: "MALFORMED", text: ajv.errorsText(validate.errors, { dataVar: "message" }) };
}
