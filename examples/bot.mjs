// A complete bot: sits down wherever it is invited and plays any legal action. TOKEN=… node bot.mjs http://localhost:3000
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";

const [server, authorization] = [process.argv[2] ?? "http://localhost:3000", `Bearer ${process.env.TOKEN}`];

/** Sends something; if that was too fast, comes back when the server says. */
async function post(path, body = {}) {
  const headers = { authorization, "content-type": "application/json" };
  const response = await fetch(server + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (response.status !== 429) return response.json();
  await sleep(1000 * Number(response.headers.get("retry-after")));
  return post(path, body);
}

const answers = {
  invited: ({ table }) => post(`/api/bot/tables/${table}/accept`),
  async decision({ table, seq, legal }) {
    const action = legal[Math.floor(Math.random() * legal.length)];
    const reply = await post(`/api/bot/tables/${table}/actions`, { seen: seq, action });
    if (reply.status !== "accepted") console.log(`${table}: ${reply.code} ${reply.text}`);
  },
  gameStart: ({ table, game, seat }) => console.log(`${table}: plays seat ${seat} of ${game}`),
  gameEnd: ({ table, outcome }) => console.log(`${table}: ended, ${JSON.stringify(outcome)}`),
};

for (;;) {
  try {
    const { ok, body } = await fetch(`${server}/api/bot/events`, { headers: { authorization } });
    for await (const text of createInterface({ input: Readable.fromWeb(body) })) {
      const line = JSON.parse(text);
      Promise.resolve(answers[line.type]?.(line)).catch((error) => console.log(`${line.type}: ${error.message}`));
      if (!ok || line.code === "BAD_TOKEN") process.exit(1);
    }
  } catch (error) {
    console.log(`no connection: ${error.message}`);
  }
  await sleep(1000); // the stream begins again with every game and every open decision
}
