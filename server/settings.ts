import { existsSync } from "node:fs";
import { isIP } from "node:net";
import { join } from "node:path";

/** The server cannot start; the text is for the operator and has no secret in it. */
export class CannotStart extends Error {}

export type Environment = Readonly<Record<string, string | undefined>>;

/** A whole number. */
export function readNumber(env: Environment, name: string, fallback: number, least: number, most: number): number {
  const text = env[name];
  if (text === undefined || text === "") return fallback;
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new CannotStart(`${name} must be a whole number from ${least} to ${most}, not ${JSON.stringify(text)}`);
}

/** What a kind of setting has to look like. The value itself is not shown when it is wrong: it may hold a password. */
export interface Form {
  readonly form: string;
  fits(text: string): boolean;
}

function isAddress(text: string, ...schemes: string[]): boolean {
  return URL.canParse(text) && schemes.includes(new URL(text).protocol) && new URL(text).hostname !== "";
}

export const POSTGRES_URL: Form = {
  form: "an address such as postgres://user:password@host:5432/database",
  fits: (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text),
};
export const MAIL_SERVER: Form = {
  form: "an address such as smtp://user:password@host:587 or smtps://user:password@host",
  fits: (text) => isAddress(text, "smtp:", "smtps:"),
};
export const PAGE_ADDRESS: Form = {
  form: "an address such as https://play.example.org",
  fits: (text) => isAddress(text, "https:", "http:"),
};
export const ORIGIN: Form = {
  form: "an address such as https://play.example.org, without a path",
  fits: (text) => isAddress(text, "https:", "http:") && new URL(text).origin === text,
};
export const CONTACT: Form = {
  form: "an address such as mailto:admin@example.org or https://example.org",
  fits: (text) => /^mailto:.+@.+/.test(text) || isAddress(text, "https:"),
};
export const SHORT_TEXT: Form = { form: "a text of at most 100 characters", fits: (text) => text.length <= 100 };
export const LONG_TEXT: Form = { form: "a text of at most 5000 characters", fits: (text) => text.length <= 5000 };
/** A guessed secret would open every account. */
export const SECRET: Form = { form: "a text of at least 32 characters", fits: (text) => text.length >= 32 };
export const SENDER: Form = {
  form: "a sender such as Tripartite <tripartite@example.org>",
  fits: (text) => /^([^\p{C}<>]*<[^\p{C}\s<>@]+@[^\p{C}\s<>@]+>|[^\p{C}\s<>@]+@[^\p{C}\s<>@]+)$/u.test(text),
};
export const LOG_LEVEL: Form = oneOf("trace", "debug", "info", "warn", "error", "fatal", "silent");
export const YES_OR_NO: Form = oneOf("0", "1");
export const BUILT_PAGE: Form = {
  form: "a folder with the built page",
  fits: (folder) => existsSync(join(folder, "index.html")),
};
/** An address, a network, or one of the names that Fastify knows. */
export const NETWORK: Form = {
  form: "an address such as 127.0.0.1 or a network such as 10.0.0.0/8",
  fits: (text) => ["loopback", "linklocal", "uniquelocal"].includes(text) || isNetwork(text),
};

function oneOf(...values: string[]): Form {
  return { form: `one of ${values.join(", ")}`, fits: (text) => values.includes(text) };
}

function isNetwork(text: string): boolean {
  const [address, length, ...rest] = text.split("/");
  const bits = isIP(address) === 6 ? 128 : 32;
  const isLength = length === undefined || (/^[1-9]\d{0,2}$/.test(length) && Number(length) <= bits);
  return isIP(address) !== 0 && isLength && rest.length === 0;
}

/** Undefined if it is not set. */
export function readText(env: Environment, name: string, { form, fits }: Form): string | undefined {
  const text = env[name];
  if (text === undefined || text === "") return undefined;
  if (fits(text)) return text;
  throw new CannotStart(`${name} must be ${form}`);
}

/** Separated by commas. */
export function readList(env: Environment, name: string, { form, fits }: Form): string[] {
  const items = (env[name] ?? "").split(",").flatMap((item) => item.trim() || []);
  const wrong = items.find((item) => !fits(item));
  if (wrong !== undefined) throw new CannotStart(`each of ${name} must be ${form}, not ${JSON.stringify(wrong)}`);
  return items;
}
