import { createHash, randomBytes } from "node:crypto";
import type { Device } from "@tripartite/kernel/protocol";
import type { Db, PersonRow } from "../storage/schema.ts";

/** Distinguishes a cookie from those of older builds, which named the person and the number of log-outs. */
const PREFIX = "s.";
/** As long as a browser keeps a cookie at most. */
const LIFE_MS = 400 * 24 * 60 * 60 * 1000;

/** Tells a link to another device from a cookie: it is worth one cookie, once and for a short time. */
export const CARRIED = "c.";
const CARRIED_MS = 10 * 60 * 1000;

/** Which device is whose. The value of a cookie is random; only its hash is kept. */
export class Sessions {
  readonly #clock: () => number;

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Returns the value of the cookie. */
  async begin(db: Db, person: string): Promise<string> {
    const value = PREFIX + randomBytes(32).toString("base64url");
    const now = this.#clock();
    await db
      .insertInto("sessions")
      .values({ id: idOf(value), person, created: now })
      .execute();
    const old = db.deleteFrom("sessions").where("person", "=", person);
    await old.where("created", "<", now - LIFE_MS).execute();
    return value;
  }

  /** A value that another device may turn into a cookie of its own. */
  async lend(db: Db, person: string): Promise<string> {
    const value = CARRIED + randomBytes(24).toString("base64url");
    await db
      .insertInto("sessions")
      .values({ id: idOf(value), person, created: this.#clock() })
      .execute();
    return value;
  }

  /** The devices of a person with the moments since which they are known, newest first; `value` is the cookie of one. */
  async devices(db: Db, person: string, value: string): Promise<Device[]> {
    const rows = db.selectFrom("sessions").select(["id", "created as since"]).where("person", "=", person);
    const devices = await rows.where("id", "not like", `${CARRIED}%`).orderBy("created", "desc").execute();
    return devices.map((device) => ({ ...device, ...(device.id === idOf(value) && { here: true as const }) }));
  }

  /** Makes the cookie of one device worthless. */
  async endDevice(db: Db, person: string, id: string): Promise<void> {
    await db.deleteFrom("sessions").where("person", "=", person).where("id", "=", id).execute();
  }

  /** The cookie for a value that was lent; undefined if it is unknown, used or too old. */
  async redeem(db: Db, value: string): Promise<string | undefined> {
    if (!value.startsWith(CARRIED)) return undefined;
    const lent = db.deleteFrom("sessions").where("id", "=", idOf(value)).returningAll();
    const row = await lent.executeTakeFirst();
    return row === undefined || row.created < this.#clock() - CARRIED_MS ? undefined : this.begin(db, row.person);
  }

  /** Makes one cookie invalid; for older builds, all cookies of the person. */
  async end(db: Db, person: string, value: string): Promise<void> {
    if (!value.startsWith(PREFIX)) return this.endAll(db, person);
    await db.deleteFrom("sessions").where("id", "=", idOf(value)).execute();
  }

  /** Makes all cookies of the person worthless. */
  async endAll(db: Db, person: string): Promise<void> {
    await db.deleteFrom("sessions").where("person", "=", person).execute();
    await db
      .updateTable("people")
      .set((row) => ({ session: row("session", "+", 1) }))
      .where("id", "=", person)
      .execute();
  }

  async find(db: Db, value: string): Promise<PersonRow | undefined> {
    const people = db.selectFrom("people").selectAll("people");
    if (value.startsWith(PREFIX)) {
      const own = people.innerJoin("sessions", "sessions.person", "people.id").where("sessions.id", "=", idOf(value));
      return own.where("sessions.created", ">", this.#clock() - LIFE_MS).executeTakeFirst();
    }
    const [id, session] = value.split(".");
    const row = await people.where("id", "=", id).executeTakeFirst();
    return row?.session === Number(session) ? row : undefined;
  }
}

/** The value is random and long: unlike a password it needs no slow hash. What was lent is no device yet. */
function idOf(value: string): string {
  return (value.startsWith(CARRIED) ? CARRIED : "") + createHash("sha256").update(value).digest("base64url");
}
