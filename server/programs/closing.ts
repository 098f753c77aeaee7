import type { Logger } from "pino";
import type { Job } from "../jobs.ts";
import { Problem } from "../problem.ts";
import type { Db } from "../storage/schema.ts";
import type { TableAdmin } from "../tables/admin.ts";
import type { ProgramAccounts } from "./accounts.ts";
import { tablesWith } from "./engagements.ts";

/** Takes bot accounts that were closed from all their tables and forgets them; also after a restart in between. */
export class Closing implements Job {
  readonly #db: Db;
  readonly #accounts: ProgramAccounts;
  readonly #admin: TableAdmin;
  readonly #logger: Logger;

  constructor(db: Db, accounts: ProgramAccounts, admin: TableAdmin, logger: Logger) {
    this.#db = db;
    this.#accounts = accounts;
    this.#admin = admin;
    this.#logger = logger;
  }

  async run(): Promise<void> {
    for (const program of await this.#accounts.closed()) await this.remove(program);
  }

  /** A table that this build cannot play keeps the name on the seat. */
  async remove(program: string): Promise<void> {
    for (const table of await tablesWith(this.#db, program)) {
      await this.#admin.removeProgram(table, program).catch((error) => {
        if (!(error instanceof Problem)) throw error;
        this.#logger.warn({ table, code: error.code }, "a bot account that was closed keeps its seat");
      });
    }
    await this.#accounts.forget(program);
  }
}
