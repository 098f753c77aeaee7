import type { BotReason } from "@tripartite/kernel/protocol";
import { notFound } from "../problem.ts";
import type { Db } from "../storage/schema.ts";
import { loadInfo, type TableInfo } from "../tables/info.ts";

/** More come with the next question. */
const AT_ONCE = 1000;

/**
 * Why the bots of a table did what they did, after move `after`. When the game is over it is open to all. Before, it
 * would tell secrets: if the table was created so, whoever has a seat may read why a bot played it for him.
 */
export async function reasonsFor(db: Db, tableId: string, person: string | undefined, after: number) {
  const info = await loadInfo(db, tableId);
  if (info === undefined) throw notFound("table");
  const seats = openSeats(info, person);
  if (seats.length === 0) return [];
  const rows = await db
    .selectFrom("actions")
    .select(["seq", "seat", "reason"])
    .where("tableId", "=", tableId)
    .where("seq", ">", after)
    .where("seat", "in", seats)
    .where("reason", "is not", null)
    .orderBy("seq")
    .limit(AT_ONCE)
    .execute();
  return rows as BotReason[];
}

function openSeats({ status, seats, botReasons }: TableInfo, person: string | undefined): number[] {
  const isOwn = (seat: number) => {
    const { kind, former, person: holder } = seats[seat];
    return person !== undefined && (holder === person || (kind === "bot" && former === person));
  };
  return [...seats.keys()].filter((seat) => status === "ended" || (botReasons && isOwn(seat)));
}
