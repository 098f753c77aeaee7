/** D2, D4, D5, D7, D12, D26: tricks with seats, proposals, seeds, cookies and chat. */
import type { Browser } from "../browser.ts";
import { type Attack, guest, Tally } from "./attack.ts";

const LONG = { rounds: 1_000_000 };

async function three(url: string, listed = true): Promise<{ id: string; token: string; people: Browser[] }> {
  const people = await Promise.all(["Ann", "Ben", "Cid"].map((name) => guest(url, name)));
  const seats = ["me", "invited", "invited"];
  const { id, joinToken: token } = await people[0].post("/api/tables", { game: "toy", options: LONG, listed, seats });
  for (const one of people.slice(1)) await one.post(`/api/tables/${id}/join`, { token });
  return { id, token, people };
}

const isRefused = async (who: Browser, path: string, body: object = {}) =>
  (await who.request("POST", path, body)).status >= 400;

/** Who gave up a seat, by whatever way, tries every other one, and its past. */
export async function peeking(url: string): Promise<Attack> {
  const tally = new Tally();
  for (const way of ["resign", "leave"]) {
    const { id, token, people } = await three(url);
    const [ann, , cid] = people;
    const path = `/api/tables/${id}`;
    await cid.post(`${path}/leave`);
    await ann.post(`${path}/${way}`);
    for (const body of [{ seat: 2 }, { seat: 2, token }]) tally.count(await isRefused(ann, `${path}/take-over`, body));
    tally.count(await isRefused(ann, `${path}/ask`, { seat: 2 }));
    tally.count((await ann.request("GET", `${path}/replay/2/0?seq=0`)).status === 403);
    tally.count((await ann.request("GET", `${path}/replay/open/0?seq=0`)).status === 403);
    tally.count(
      await ann.follow(id, { seat: 2 }).then(
        () => false,
        () => true,
      ),
    );
    if (way === "leave") await ann.post(`${path}/take-over`, { seat: 0 });
  }
  return tally.row("D2 another side of one's own game");
}

/** A stranger who knows only the address of a private table. */
export async function intruding(url: string): Promise<Attack> {
  const tally = new Tally();
  const { id, token, people } = await three(url, false);
  const eve = await guest(url, "Eve");
  const path = `/api/tables/${id}`;
  await people[2].post(`${path}/leave`);
  for (const guess of [undefined, "", "x", token.slice(1), token.toUpperCase()])
    tally.count(await isRefused(eve, `${path}/take-over`, { seat: 2, ...(guess !== undefined && { token: guess }) }));
  tally.count(!JSON.stringify(await eve.get(path)).includes(token));
  const ann = await people[0].follow(id, { seat: 0 });
  await ann.ask("chat", { text: "a quagga" });
  const watcher = await eve.follow(id);
  tally.count((await watcher.ask("recentChat")).code === "FORBIDDEN");
  tally.count(!watcher.texts.join().includes("quagga"));
  await eve.post(`${path}/ask`, { seat: 2 });
  tally.count((await eve.get(path)).yourSeats.length === 0);
  for (const socket of [ann, watcher]) socket.close();
  return tally.row("D4, D26 a stranger at a private table");
}

/** One proposal is put in the place of another while the answers are on their way. */
export async function swapping(url: string): Promise<Attack> {
  const tally = new Tally();
  const { id, people } = await three(url);
  const [red, green, blue] = await Promise.all(people.map((one, seat) => one.follow(id, { seat })));
  await red.ask("proposeRollback", { to: 0 });
  for (const seat of [green, blue]) await seat.until(({ table }) => table?.proposal !== undefined);
  const { number } = green.table.proposal;
  const ending = red.ask("proposeEnding", { winners: [0] });
  const answers = [green, blue].map((seat) => seat.ask("answer", { proposal: number, accept: true }));
  await ending;
  await Promise.all(answers);
  tally.count((await people[0].get(`/api/tables/${id}`)).status === "playing");
  for (const socket of [red, green, blue]) socket.close();
  return tally.row("D5 an answer to another proposal");
}

/** A person is lured to a table whose dice are known. */
export async function seeding(url: string): Promise<Attack> {
  const tally = new Tally();
  const [ann, bob] = await Promise.all(["Ann", "Bob"].map((name) => guest(url, name)));
  const bot = { bot: "recruit" };
  const create = (seats: unknown[]) =>
    ann.request("POST", "/api/tables", { game: "toy", options: LONG, practiceSeed: 4242, seats });
  for (const seat of ["open", "invited", "hotSeat"]) tally.count((await create(["me", bot, seat])).status === 400);
  const { id, joinToken: token } = (await create(["me", "me", bot])).json;
  await ann.post(`/api/tables/${id}/leave`);
  for (const seat of [0, 1]) tally.count(await isRefused(bob, `/api/tables/${id}/take-over`, { seat, token }));
  tally.count(await isRefused(bob, `/api/tables/${id}/ask`, { seat: 0 }));
  tally.count((await bob.get(`/api/tables/${id}`)).practiceSeed === 4242);
  return tally.row("D7 a chosen seed against a person");
}

/** Cookies that another person may know. */
export async function stealing(url: string): Promise<Attack> {
  const tally = new Tally();
  const password = "correct horse battery";
  const ann = await guest(url, "Ann");
  const name = `Ann ${Math.random().toString(36).slice(2, 10)}`;
  const stolen = Object.assign(await guest(url, "Eve"), { cookie: ann.cookie });
  const isNobody = async () => (await stolen.get("/api/me")).person === null;
  await ann.post("/api/account", { name, password });
  tally.count(await isNobody());
  stolen.cookie = ann.cookie;
  await ann.post("/api/me/password", { old: password, password: `${password} staple` });
  tally.count(await isNobody());
  stolen.cookie = ann.cookie;
  await ann.post("/api/logout");
  tally.count(await isNobody());
  stolen.cookie = `${ann.cookie.slice(0, -1)}A`;
  tally.count(await isNobody());
  tally.count(await isRefused(await guest(url, "Eve"), "/api/me/name", { name: name.toUpperCase() }));
  return tally.row("D12, D13 stolen cookies, borrowed names");
}
