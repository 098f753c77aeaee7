/** Who a player is, as everybody may know it. */
import type { Player } from "@tripartite/kernel/protocol";
import { NOBODY, normalised } from "../people/people.ts";
import { notFound } from "../problem.ts";
import type { Db, PersonRow } from "../storage/schema.ts";
import { botOf, botPlayer } from "./verdict.ts";

/** The name of a bot of the server, if there is one by that id. */
export type BotNames = (bot: string) => string | undefined;

export type Wanted = { readonly name: string } | { readonly bot: string };

export interface Known extends Player {
  readonly id: string;
  readonly since?: number;
}

type Named = Pick<PersonRow, "id" | "name" | "login" | "owner">;

export async function playersOf(db: Db, ids: readonly string[], botNames: BotNames): Promise<Map<string, Player>> {
  const people = ids.filter((id) => botOf(id) === undefined);
  const rows =
    people.length === 0
      ? []
      : await db.selectFrom("people").select(["id", "name", "login", "owner"]).where("id", "in", people).execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  return new Map(ids.map((id) => [id, playerOf(id, known.get(id), botNames)]));
}

function playerOf(id: string, row: Named | undefined, botNames: BotNames): Player {
  const bot = botOf(id);
  if (bot !== undefined) return { kind: "bot", name: botNames(bot) ?? bot, bot };
  if (row === undefined || row.name === NOBODY) return { kind: "gone", name: NOBODY };
  if (row.login === null) return { kind: "guest", name: row.name };
  return { kind: row.owner === null ? "person" : "program", name: row.name };
}

/** The owner of a page: an account, a program or a bot of the server. */
export async function findPlayer(db: Db, wanted: Wanted, botNames: BotNames): Promise<Known> {
  if ("bot" in wanted) {
    const name = botNames(wanted.bot);
    if (name === undefined) throw notFound("bot");
    return { id: botPlayer(wanted.bot), kind: "bot", name, bot: wanted.bot };
  }
  const rows = db.selectFrom("people").select(["id", "name", "owner", "created"]);
  const row = await rows.where("login", "=", normalised(wanted.name)).executeTakeFirst();
  if (row === undefined) throw notFound("player");
  const { id, name, owner, created } = row;
  return { id, kind: owner === null ? "person" : "program", name, since: created };
}
