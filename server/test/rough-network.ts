/** A way to a database that can be slow, cut, or lead to another one. */
import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

export class RoughNetwork {
  /** How long everything takes in each direction. */
  delayMs = 0;
  /** Where new connections lead. */
  target: number;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(target: number) {
    this.target = target;
    this.#server = createServer((near) => this.#join(near));
  }

  static async to(target: number): Promise<RoughNetwork> {
    const network = new RoughNetwork(target);
    network.#server.listen(0, "127.0.0.1");
    await once(network.#server, "listening");
    return network;
  }

  get port(): number {
    return (this.#server.address() as { port: number }).port;
  }

  /** All connections break, without a word. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, "close");
  }

  #join(near: Socket): void {
    const far = connect(this.target, "127.0.0.1");
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      this.#sockets.add(from);
      from.on("error", () => {});
      from.on("data", (data) => setTimeout(() => to.writable && to.write(data), this.delayMs));
      from.on("close", () => {
        this.#sockets.delete(from);
        to.destroy();
      });
    }
  }
}
