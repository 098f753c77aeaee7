import type { AnyGame } from "@tripartite/kernel";
import type { BotReason } from "@tripartite/kernel/protocol";
import { notFound } from "../problem.ts";
import type { Db } from "../storage/schema.ts";
import { loadInfo, type TableInfo } from "../tables/info.ts";

/** More come with the next question. */
const AT_ONCE = 1000;

/**
 * Why the bots of a table did what they did, after move `after`. When the game is over it is open to all. Before, most
 * of it would tell secrets: open are only the kinds of actions that the game names, and, if the table was created so, why a
 * bot played a seat for its holder.
 */
export async function reasonsFor(
  db: Db,
  games: Readonly<Record<string, AnyGame>>,
  tableId: string,
  person: string | undefined,
  after: number,
): Promise<BotReason[]> {
  const info = await loadInfo(db, tableId);
  if (info === undefined) throw notFound("table");
  const { openReasons = [] } = games[info.game] ?? {};
  const seats = openSeats(info, person);
  if (seats.length === 0 && openReasons.length === 0) return [];
  const rows = await db
    .selectFrom("actions")
    .select(["seq", "seat", "reason"])
    .where("tableId", "=", tableId)
    .where("seq", ">", after)
    .where("reason", "is not", null)
    .where(({ eb, or }) =>
      or([
        ...(seats.length > 0 ? [eb("seat", "in", seats)] : []),
        ...openReasons.map((type) => eb("action", "like", `%"type":"${type}"%`)),
      ]),
    )
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
