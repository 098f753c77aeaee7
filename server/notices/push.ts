import webpush, { type PushSubscription, type VapidKeys } from "web-push";
import type { Db } from "../storage/schema.ts";
import type { Carrier } from "./delivery.ts";
import { type OutgoingOptions, post } from "./outgoing.ts";

/** The keys that sign our pushes: kept in the database, so that all processes and restarts share them. */
export async function pushKeys(db: Db): Promise<VapidKeys> {
  await db
    .insertInto("settings")
    .values({ key: "pushKeys", value: JSON.stringify(webpush.generateVAPIDKeys()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = db.selectFrom("settings").select("value").where("key", "=", "pushKeys");
  return JSON.parse((await row.executeTakeFirstOrThrow()).value);
}

const KEPT_SECONDS = 24 * 60 * 60;

/** Web push: encrypted for the browser, which gets `{title, body, link}`. */
export function pushes(keys: VapidKeys, subject: string, options: OutgoingOptions): Carrier {
  return {
    async send(target, { subject: title, text, link }) {
      const details = webpush.generateRequestDetails(
        target as PushSubscription,
        JSON.stringify({ title, body: text, ...(link && { link }) }),
        { TTL: KEPT_SECONDS, vapidDetails: { subject, ...keys } },
      );
      const headers = details.headers as Record<string, string | number>;
      await post(details.endpoint, headers, details.body ?? "", options);
    },
  };
}
