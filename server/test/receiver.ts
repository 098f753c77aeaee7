import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";

export interface ReceivedPost {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A real web server that takes whatever is posted to it. */
export interface Receiver {
  readonly url: string;
  readonly posts: ReceivedPost[];
  /** What it answers; 0 for no answer at all. */
  status: number;
  close(): Promise<void>;
}

export async function openReceiver(): Promise<Receiver> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    receiver.posts.push({ path: request.url!, headers: request.headers, body: Buffer.concat(chunks) });
    if (receiver.status === 0) return;
    response.writeHead(receiver.status, { location: "http://127.0.0.1:1/" }).end("thanks");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}`,
    posts: [],
    status: 204,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return receiver;
}
