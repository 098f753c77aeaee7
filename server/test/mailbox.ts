import { once } from "node:events";
import { createServer, type Socket } from "node:net";

export interface ReceivedMail {
  readonly to: string;
  readonly text: string;
}

/** A real mail server of the simplest kind. `refuse` makes it turn the next mails away with that answer. */
export interface Mailbox {
  readonly url: string;
  readonly mails: ReceivedMail[];
  refuse: string | undefined;
  close(): Promise<void>;
}

export async function openMailbox(): Promise<Mailbox> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    serve(socket, mailbox);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    refuse: undefined,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
  return mailbox;
}

function serve(socket: Socket, mailbox: Mailbox): void {
  let unread = "";
  let to = "";
  let text: string[] | undefined;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const hear = (line: string) => {
    if (text !== undefined) {
      if (line !== ".") return void text.push(line);
      mailbox.mails.push({ to, text: text.join("\n").replaceAll("=\n", "") });
      text = undefined;
      return say("250 taken");
    }
    if (/^RCPT/i.test(line)) {
      to = /<(.*)>/.exec(line)![1];
      return say(mailbox.refuse ?? "250 ok");
    }
    if (/^DATA/i.test(line)) {
      text = [];
      return say("354 continue");
    }
    say(/^QUIT/i.test(line) ? "221 bye" : "250 ok");
  };
  socket.on("error", () => {});
  socket.on("data", (data) => {
    unread += data.toString("utf8");
    const lines = unread.split("\r\n");
    unread = lines.pop()!;
    for (const line of lines) hear(line);
  });
  say("220 ready");
}
