/** The ratings of a server's players. */
import { parseArgs } from "node:util";
import { rebuildRatings } from "../server/ratings/ledger.ts";
import { playersOf } from "../server/ratings/players.ts";
import { cautious, shown } from "../server/ratings/skill.ts";
import type { Store } from "../server/storage/store.ts";
import { type Command, UsageError } from "./command.ts";
import { withStore } from "./database.ts";

const OPTIONS = { data: { type: "string" }, json: { type: "boolean", default: false } } as const;

export const ratingsCommand: Command = async (args, context) => {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const [what = "list", ...rest] = positionals;
  if (rest.length > 0 || !["list", "rebuild"].includes(what))
    throw new UsageError("usage: tripartite ratings [list | rebuild] [--json] [--data DIR|DATABASE_URL]");
  const { data, json } = values;
  if (what === "rebuild") {
    const games = await withStore(data, "alone", rebuildRatings);
    context.out.write(json ? `${JSON.stringify({ games })}\n` : `${games} rated games: all ratings are worked out\n`);
    return 0;
  }
  const ratings = await withStore(data, "read", listRatings);
  if (json) context.out.write(`${JSON.stringify({ ratings })}\n`);
  else
    for (const { game, scenario, rating, uncertainty, games, name } of ratings)
      context.out.write(
        `${game.padEnd(9)} ${scenario.padEnd(20)} ${String(rating).padStart(5)} ± ${String(uncertainty).padEnd(4)} ${String(games).padStart(4)} games  ${name}\n`,
      );
  return 0;
};

/** By scenario, best first. */
async function listRatings({ db }: Store) {
  const rows = await db.selectFrom("ratings").selectAll().orderBy("game").orderBy("scenario").execute();
  const players = await playersOf(
    db,
    rows.map(({ player }) => player),
    () => undefined,
  );
  const place = ({ game, scenario }: (typeof rows)[number]) => `${game} ${scenario}`;
  const order = rows.toSorted((a, b) =>
    place(a) === place(b) ? cautious(b) - cautious(a) : place(a) < place(b) ? -1 : 1,
  );
  return order.map((row) => {
    const { game, scenario, games, won, player } = row;
    const { kind, name } = players.get(player)!;
    return { game, scenario, kind, name, ...shown(row), games, won };
  });
}
