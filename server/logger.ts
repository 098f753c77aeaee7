import pino, { type Logger } from "pino";

/** JSON lines on the standard output. */
export function makeLogger(level: string, out: NodeJS.WritableStream = process.stdout): Logger {
  return pino({ level, base: null, serializers: { err: shownError } }, out);
}

/**
 * What an error says and where it arose, and nothing else: other fields hold rows of the database, connections or
 * addresses with passwords.
 */
function shownError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name: type, stack } = error;
  const { code } = error as NodeJS.ErrnoException;
  return { type, message: messageOf(error), ...(code !== undefined && { code }), stack };
}

/** The result of each attempt to connect. */
export function messageOf(error: Error): string {
  if (error instanceof AggregateError && error.message === "")
    return error.errors.map((one) => (one as Error).message).join(", ");
  return error.message;
}
