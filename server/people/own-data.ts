/** Everything that the server keeps about a person, for that person alone. */
import type { Db } from "../storage/schema.ts";
import { CARRIED } from "./sessions.ts";

export async function ownData(db: Db, person: string) {
  const { name, login, created } = await db
    .selectFrom("people")
    .select(["name", "login", "created"])
    .where("id", "=", person)
    .executeTakeFirstOrThrow();
  const devices = await db
    .selectFrom("sessions")
    .select("created")
    .where("person", "=", person)
    .where("id", "not like", `${CARRIED}%`)
    .execute();
  const channels = await db
    .selectFrom("channels")
    .select(["kind", "target", "created"])
    .where("person", "=", person)
    .execute();
  const vacations = await db.selectFrom("vacations").select(["start", "until"]).where("person", "=", person).execute();
  const seats = await db
    .selectFrom("seats")
    .innerJoin("tables", "tables.id", "seats.tableId")
    .select(["tables.id as table", "tables.game", "tables.title", "tables.status", "tables.created", "seats.seat"])
    .where("seats.person", "=", person)
    .execute();
  const chat = await db.selectFrom("chat").select(["tableId as table", "text", "time"]).where("person", "=", person);
  const notes = await db.selectFrom("notes").select(["tableId as table", "seat", "text"]).where("person", "=", person);
  const games = await db
    .selectFrom("placings")
    .innerJoin("results", "results.tableId", "placings.tableId")
    .select(["results.tableId as table", "ended", "kind", "seats", "won", "left", "rank", "muBefore", "sigmaBefore"])
    .select(["mu", "sigma", "unrated"])
    .where("player", "=", person)
    .orderBy("number")
    .execute();
  const ratings = db.selectFrom("ratings").select(["game", "scenario", "mu", "sigma", "games", "won"]);
  const orders = db
    .selectFrom("standingOrders")
    .select(["tableId as table", "seat", "decision", "answer", "stops"])
    .where("person", "=", person);
  const wishes = db.selectFrom("noticeWishes").select("wishes").where("person", "=", person);
  const ties = db
    .selectFrom("ties")
    .innerJoin("people", "people.id", "ties.other")
    .select(["people.name", "ties.kind"])
    .where("ties.person", "=", person);
  const hidden = await db.selectFrom("hiddenGames").select("tableId").where("person", "=", person).execute();
  return {
    name,
    account: login !== null,
    created,
    devices,
    channels: channels.map(({ target, ...channel }) => ({ ...channel, target: JSON.parse(target) })),
    vacations,
    seats,
    finishedGames: games.map(({ seats: held, ...game }) => ({ ...game, seats: JSON.parse(held) })),
    ratings: await ratings.where("player", "=", person).execute(),
    chat: await chat.execute(),
    notes: await notes.execute(),
    standingOrders: (await orders.execute()).map(({ answer, stops, ...order }) => ({
      ...order,
      answer: JSON.parse(answer),
      stops: JSON.parse(stops),
    })),
    hiddenGames: hidden.map(({ tableId }) => tableId),
    ties: await ties.execute(),
    noticeWishes: JSON.parse((await wishes.executeTakeFirst())?.wishes ?? "null"),
  };
}
