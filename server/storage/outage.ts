/** What SQLite says when the disk, another program or the file itself is at fault, not the statement. */
const SQLITE = /disk is full|disk I\/O error|is locked|readonly database|removed or replaced|is closed|unable to open/;
/** Classes of errors by which PostgreSQL says the same: no connection, no resources, an operator, the system; and a standby. */
const POSTGRES = /^(08|53|57|58)...$|^25006$/;
/** The same from the network, and from the pool of connections. */
const NETWORK = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOST|ENET)/;
const POOL = /Connection terminated|connection error|timeout exceeded when trying to connect|not queryable/;

/** The database could not be used at this moment; the same may succeed later. */
export function isOutage(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isOutage);
  if (!(error instanceof Error)) return false;
  const { code = "" } = error as { code?: unknown };
  if (typeof code === "string" && (POSTGRES.test(code) || NETWORK.test(code))) return true;
  return SQLITE.test(error.message) || POOL.test(error.message);
}
