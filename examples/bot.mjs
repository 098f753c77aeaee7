// A complete bot: sits down wherever it is invited and plays any legal action. TOKEN=… node bot.mjs http://localhost:3000
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";

const [server, authorization] = [process.argv[2] ?? "http://localhost:3000", `Bearer ${process.env.TOKEN}`];

/** Sends something, again if that was too fast or the server cannot now: what was done before all the same is stale. */
async function post(path, body = {}) {
  const request = { method: "POST", headers: { authorization, "content-type": "application/json" } };
  const response = await fetch(server + path, { ...request, body: JSON.stringify(body) }).catch(() => undefined);
  if (response !== undefined && response.status !== 429 && response.status < 500) return response.json();
  await sleep(1000 * Number(response?.headers.get("retry-after") ?? 1));
  return post(path, body);
}

const answers = {
  invited: ({ table }) => post(`/api/bot/tables/${table}/accept`),
  async decision({ table, seq, legal }) {
    const { action } = legal[Math.floor(Math.random() * legal.length)];
    const reply = await post(`/api/bot/tables/${table}/actions`, { seen: seq, action });
    if (reply.status !== "accepted") console.log(`${table}: ${reply.code} ${reply.text}`);
  },
  gameStart: ({ table, game, seat }) => console.log(`${table}: plays seat ${seat} of ${game}`),
  gameEnd: ({ table, outcome }) => console.log(`${table}: ended, ${JSON.stringify(outcome)}`),
};
for (;;) {
  try {
    const { body } = await fetch(`${server}/api/bot/events`, { headers: { authorization } });
    for await (const text of createInterface({ input: Readable.fromWeb(body) })) {
      const line = JSON.parse(text); // with a code if there is no stream, or no longer
      if (line.code) console.log(`no stream: ${line.code}`);
      if (line.code === "BAD_TOKEN" || line.code === "REPLACED") process.exit(1);
      Promise.resolve(answers[line.type]?.(line)).catch((error) => console.log(`${line.type}: ${error.message}`));
    }
  } catch (error) {
    console.log(`no connection: ${error.message}`);
  }
  await sleep(1000); // the stream begins again with every game and every open decision
}
