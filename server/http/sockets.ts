import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";
import type { Config } from "../config.ts";
import type { Person } from "../people/people.ts";
import { Problem } from "../problem.ts";
import { Connection, type ConnectionDeps } from "./connection.ts";
import { networkOf } from "./network.ts";
import { isOwnOrigin } from "./origin.ts";
import { Wire } from "./wire.ts";

/** Codes of a socket that the server closes; after `unavailable` (RFC 6455: try again later) it is worth to come back. */
const CLOSE = { unavailable: 1013, refused: 4000, closed: 4000, seatLost: 4001, tooSlow: 4002, loggedOut: 4003 };
const REASON = { unavailable: "UNAVAILABLE", seatLost: "SEAT_LOST", closed: "CLOSED_TABLE" };
const HEARTBEAT_MS = 30_000;
const ROUTE = "/api/tables/:id/live";

interface Query {
  seat?: string;
  since?: string;
  views?: "each" | "changes" | "asked";
}

const SCHEMA = {
  params: { type: "object", properties: { id: { type: "string", maxLength: 40 } } },
  querystring: {
    type: "object",
    properties: {
      seat: { type: "string", pattern: "^\\d$" },
      since: { type: "string", pattern: "^\\d{1,9}$" },
      views: { enum: ["each", "changes", "asked"] },
    },
    additionalProperties: false,
  },
};

/** The live view of a table: `GET /api/tables/:id/live?seat=0&since=12&views=each` upgraded to a websocket. */
export class Sockets {
  readonly #config: Config;
  readonly #deps: ConnectionDeps;
  readonly #alive = new Map<WebSocket, { answered: boolean; readonly person: Person | undefined }>();
  readonly #perAddress = new Map<string, number>();
  /** What would have answered a request if it had not become a socket. */
  readonly #responses = new WeakMap<IncomingMessage, ServerResponse>();
  readonly #heartbeat: NodeJS.Timeout;
  /** Sockets of people without a name, which have nothing else to tell them apart. */
  #strangers = 0;

  constructor(config: Config, deps: ConnectionDeps) {
    this.#config = config;
    this.#deps = deps;
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS).unref();
  }

  get count(): number {
    return this.#alive.size;
  }

  register(app: FastifyInstance): void {
    app.get<{ Params: { id: string }; Querystring: Query }>(
      ROUTE,
      {
        websocket: true,
        schema: SCHEMA,
        preValidation: async (request, reply) => {
          this.#admit(request);
          this.#responses.set(request.raw, reply.raw);
        },
      },
      (socket, request) => this.#open(socket, request.params.id, request.query, request),
    );
  }

  close(): void {
    clearInterval(this.#heartbeat);
  }

  /** Closes the sockets of a person who has logged out, except those of a device that stays logged in. */
  dismiss(person: string, spared?: string): void {
    for (const [socket, state] of this.#alive)
      if (state.person?.id === person && state.person.session !== spared) socket.close(CLOSE.loggedOut, "LOGGED_OUT");
  }

  /** Closes the sockets of one device. */
  dismissDevice(person: string, session: string): void {
    for (const [socket, state] of this.#alive)
      if (state.person?.id === person && state.person.session === session) socket.close(CLOSE.loggedOut, "LOGGED_OUT");
  }

  /** Closes the sockets of devices that were logged out through another process: those of one person, or of everybody. */
  async dismissStrangers(isKnown: (person: Person) => Promise<boolean>, id?: string): Promise<void> {
    const devices = [...this.#alive.values()].flatMap(({ person }) =>
      person && (id === undefined || person.id === id) ? [[person.session, person] as const] : [],
    );
    for (const [session, person] of new Map(devices))
      if (!(await isKnown(person))) this.dismissDevice(person.id, session);
  }

  #admit(request: FastifyRequest): void {
    if (!isOwnOrigin(request, this.#config)) throw new Problem("ORIGIN", "Pages of other sites may not do this.", 403);
    const full = this.#alive.size >= this.#config.maxSockets;
    if (full || (this.#perAddress.get(networkOf(request.ip)) ?? 0) >= this.#config.maxSocketsPerAddress)
      throw new Problem("TOO_MANY_SOCKETS", "There are too many connections.", 503);
  }

  /** Nothing is read from the socket until it follows its table. */
  #open(socket: WebSocket, tableId: string, query: Query, { id, person, ip, raw }: FastifyRequest): void {
    socket.pause();
    this.#forgetRequest(socket, raw);
    const address = networkOf(ip);
    this.#remember(socket, address, person, id);
    const wire = new Wire(socket, raw.socket);
    const seat = query.seat === undefined ? undefined : Number(query.seat);
    const send = (message: string) => this.#send(socket, wire, message);
    const sender = { who: person?.id ?? `stranger ${++this.#strangers}`, address };
    const connection = new Connection(this.#deps, { tableId, person, viewer: seat ?? -1 }, sender, send);
    const following = this.#deps.service.follow(tableId, Number(query.since ?? 0), {
      ...(person && { person: person.id }),
      ...(seat !== undefined && { seat }),
      views: query.views !== "asked",
      patches: query.views === "changes",
      send,
      close: (why) => wire.close(CLOSE[why], REASON[why]),
    });
    following
      .then((stop) => {
        socket.on("message", (data: Buffer, isBinary: boolean) => {
          if (socket.readyState === socket.OPEN) connection.receive(data, isBinary);
        });
        if (socket.readyState === socket.CLOSED) stop();
        else socket.on("close", stop);
      })
      .catch((error) => {
        if (error instanceof Problem) return wire.close(CLOSE.refused, error.code);
        this.#deps.logger.error({ err: error, table: tableId }, "a table could not be followed");
        return wire.close(CLOSE.unavailable, REASON.unavailable);
      })
      .finally(() => socket.resume());
  }

  /** Otherwise request and response would stay in memory as long as the socket. */
  #forgetRequest(socket: WebSocket, raw: IncomingMessage): void {
    this.#responses.get(raw)?.detachSocket(raw.socket);
    socket.removeAllListeners("error");
  }

  #remember(socket: WebSocket, address: string, person: Person | undefined, request: string): void {
    const { logger } = this.#deps;
    const state = { answered: true, person };
    const since = performance.now();
    this.#alive.set(socket, state);
    this.#perAddress.set(address, (this.#perAddress.get(address) ?? 0) + 1);
    socket.on("pong", () => {
      state.answered = true;
    });
    // what a client sends in bad frames is no error of the server
    socket.on("error", (error) => {
      logger.debug({ err: error }, "a socket failed");
      socket.terminate();
    });
    socket.on("close", () => {
      logger.info({ request, route: ROUTE, ms: Math.round(performance.now() - since) }, "a socket was closed");
      this.#alive.delete(socket);
      const left = this.#perAddress.get(address)! - 1;
      if (left > 0) this.#perAddress.set(address, left);
      else this.#perAddress.delete(address);
    });
  }

  #send(socket: WebSocket, wire: Wire, message: string): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > this.#config.maxUnsentBytes) wire.close(CLOSE.tooSlow, "TOO_SLOW");
    else wire.send(message);
  }

  /** A socket that has not answered since the last beat is gone. */
  #beat(): void {
    for (const [socket, state] of this.#alive) {
      if (!state.answered) {
        socket.terminate();
        continue;
      }
      state.answered = false;
      socket.ping();
    }
  }
}
