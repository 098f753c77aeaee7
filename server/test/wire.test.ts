import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { Wire } from "../http/wire.ts";

let server: WebSocketServer;

beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await once(server, "listening");
});

afterAll(() => server.close());

async function connected(): Promise<{ client: WebSocket; socket: WebSocket; request: IncomingMessage }> {
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [socket, request] = (await once(server, "connection")) as [WebSocket, IncomingMessage];
  return { client, socket, request };
}

test("messages of every length arrive whole and in order, the last ones before the socket closes", async () => {
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 300_000];
  const texts = [...lengths.map((length) => "x".repeat(length)), "Łódź — 東京 🎲", "é".repeat(63), "é".repeat(40_000)];
  const { client, socket, request } = await connected();
  const received: string[] = [];
  client.on("message", (data, isBinary) => received.push(isBinary ? "binary" : data.toString()));
  const wire = new Wire(socket, request.socket);
  for (const text of texts) wire.send(text);
  await new Promise((resolve) => setTimeout(resolve, 20));
  socket.ping();
  wire.send("last words");
  wire.close(4001, "SEAT_LOST");
  wire.send("too late");
  const [code, reason] = await once(client, "close");
  expect(received).toEqual([...texts, "last words"]);
  expect([code, reason.toString()]).toEqual([4001, "SEAT_LOST"]);
});
