import { once } from "node:events";
import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { networkOf } from "../http/network.ts";
import type { LiveSocket } from "./browser.ts";
import { testServer } from "./harness.ts";
import { bid, bidAll, threeSeats } from "./toy-table.ts";

test("a socket that ignores its closing can do nothing any more", async () => {
  const server = await testServer();
  const { id, people, seats } = await threeSeats(server);
  const deaf = new WebSocket(`${server.url.replace("http", "ws")}/api/tables/${id}/live?seat=0`, {
    headers: { cookie: people[0].cookie },
  });
  const received: string[] = [];
  deaf.on("message", (data) => received.push(data.toString()));
  await once(deaf, "message");
  (deaf as unknown as { _receiver: NodeJS.EventEmitter })._receiver.removeAllListeners("conclude");
  await people[0].post("/api/logout");
  deaf.send(JSON.stringify({ type: "act", id: 1, seen: 0, action: bid(1) }));
  deaf.send(JSON.stringify({ type: "chat", id: 2, text: "still here" }));
  expect(await seats[1].act(bid(1))).toMatchObject({ type: "accepted", seq: 1 });
  expect(await seats[1].ask("look", { since: 0 })).toMatchObject({ seq: 1, waitingFor: [0, 2] });
  expect((await seats[1].ask("recentChat")).messages).toEqual([]);
  expect(received.join()).not.toContain("accepted");
  deaf.terminate();
  await server.close();
});

/** How many of such messages, one after the other, are answered before the server says that it is too fast. */
async function answeredAtOnce(socket: LiveSocket, type: string, fields: object = {}): Promise<number> {
  const replies = () => socket.messages.filter((message) => message.id !== undefined || message.code !== undefined);
  for (let sent = 1; ; sent++) {
    socket.sendRaw(JSON.stringify({ type, id: sent, ...fields }));
    await socket.until(() => replies().length === sent);
    if (replies().at(-1).code === "TOO_FAST") return sent - 1;
  }
}

test("long answers and what is stored beside the game count as several messages", async () => {
  const server = await testServer({ config: { messageBurst: 60, messagesPerSecond: 1, maxMessageBytes: 1024 } });
  const { id, people, seats } = await threeSeats(server);
  await bidAll(seats);
  for (const socket of seats) await socket.ask("chat", { text: "x".repeat(900) });
  const another = (seat: number) => people[seat].follow(id, { seat, views: "asked" });
  expect(await answeredAtOnce(await another(0), "explain", { action: bid(1) })).toBeGreaterThanOrEqual(49);
  expect(await answeredAtOnce(await another(1), "recentChat")).toBeLessThan(25);
  expect(await answeredAtOnce(await another(2), "chat", { text: "x" })).toBeLessThan(10);
  await server.close();
});

test("the whole past can be read, although only a snapshot was loaded", async () => {
  const config = { snapshotEvery: 1 };
  const first = await testServer({ keepData: true, config });
  const { id, people, seats } = await threeSeats(first);
  await bidAll(seats);
  const whole = await seats[1].ask("look", { since: 0 });
  await first.close();
  const second = await testServer({ config: { ...config, dataDir: first.dataDir } });
  const [red, green] = await Promise.all(
    [0, 1].map((seat) => {
      const browser = second.browser();
      browser.cookie = people[seat].cookie;
      return browser.follow(id, { seat, since: 3 });
    }),
  );
  for (const socket of [red, green]) await socket.until(({ now }) => now !== undefined);
  const [looked, acted] = await Promise.all([green.ask("look", { since: 0 }), red.act({ type: "load" }, 3)]);
  expect(acted).toMatchObject({ type: "accepted", seq: 4 });
  expect(looked.events.slice(0, whole.events.length)).toEqual(whole.events);
  await green.until(({ seq }) => seq === 4);
  expect(green.now).toMatchObject({ since: 3, events: [{ type: "load", seat: 0 }] });
  await second.close();
});

test("limits by address hold for a whole network of IPv6", () => {
  const same = ["2001:db8:1:2::1", "2001:db8:1:2:ffff:0:0:9", "2001:0db8:0001:0002::", "2001:db8:1:2::192.0.2.1"];
  expect(new Set(same.map(networkOf))).toEqual(new Set(["2001:db8:1:2::/64"]));
  expect(networkOf("2001:db8:1:3::1")).not.toBe(networkOf(same[0]));
  expect(networkOf("::1")).toBe("0:0:0:0::/64");
  expect(networkOf("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
  expect(networkOf("::ffff:192.0.2.1")).toBe("192.0.2.1");
  expect(networkOf("192.0.2.1")).toBe("192.0.2.1");
});
