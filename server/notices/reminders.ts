import { sql } from "kysely";
import type { Job } from "../jobs.ts";
import { forMeAlone } from "../storage/claiming.ts";
import type { Store } from "../storage/store.ts";
import { post } from "./outbox.ts";

interface Due {
  readonly tableId: string;
  readonly seat: number;
  readonly turn: number;
}

const BATCH = 100;

/** Reminds once per turn, before the clock ends. */
export class Reminders implements Job {
  readonly #store: Store;
  readonly #clock: () => number;

  constructor(store: Store, clock: () => number) {
    this.#store = store;
    this.#clock = clock;
  }

  async run(): Promise<void> {
    while ((await this.#remind()) === BATCH);
  }

  #remind(): Promise<number> {
    const now = this.#clock();
    return this.#store.transact([], async (trx) => {
      const claimed = sql<Due>`update "clocks" set "reminded" = "turn", "remindAt" = null
        where ("tableId", "seat") in (select "tableId", "seat" from "clocks" where "remindAt" <= ${now}
          order by "remindAt" limit ${BATCH} ${forMeAlone(this.#store.dialect)})
        returning "tableId", "seat", "turn"`;
      const { rows } = await claimed.execute(trx);
      for (const { tableId, seat, turn } of rows) {
        const holder = trx.selectFrom("seats").select("person").where("tableId", "=", tableId);
        const { person } = await holder.where("seat", "=", seat).executeTakeFirstOrThrow();
        if (person === null) continue;
        const notice = { kind: "reminder", person, tableId, seat, turn } as const;
        await trx.executeQuery(post(notice, now, now).compile(trx));
      }
      return rows.length;
    });
  }
}
