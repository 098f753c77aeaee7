import type { Seat } from "@tripartite/kernel";
import type { Glance, ProgramLine } from "@tripartite/kernel/protocol";
import type { CloseReason } from "../tables/audience.ts";
import type { TableService } from "../tables/service.ts";
import type { Engagement } from "./engagements.ts";

/** The lines of one program: follows every table that it plays at. */
export class Feed {
  readonly program: string;
  readonly tokenHash: string;
  readonly #service: TableService;
  readonly #send: (line: ProgramLine) => void;
  /** Tables that are followed, each with the way to stop. */
  readonly #followed = new Map<string, Promise<() => void>>();
  readonly #over = new Set<string>();
  #invited: ReadonlySet<string> = new Set();
  #closed = false;

  constructor(
    { id, tokenHash }: { id: string; tokenHash: string },
    service: TableService,
    send: (line: ProgramLine) => void,
  ) {
    this.program = id;
    this.tokenHash = tokenHash;
    this.#service = service;
    this.#send = send;
  }

  /** Tells of invitations and games that are new. */
  meet(engagements: readonly Engagement[]): void {
    const invited = new Set<string>();
    for (const { status, table, seat, game, rulesVersion, options } of engagements) {
      const told = { table, seat, game, rulesVersion, options };
      if (status === "invited") {
        invited.add(table);
        if (!this.#invited.has(table)) this.tell({ type: "invited", ...told });
      } else if (!this.#followed.has(table) && !this.#over.has(table)) {
        this.#follow(table, seat, { type: "gameStart", ...told });
      }
    }
    this.#invited = invited;
  }

  tell(line: ProgramLine): void {
    if (!this.#closed) this.#send(line);
  }

  close(): void {
    this.#closed = true;
    for (const following of this.#followed.values()) stop(following);
    this.#followed.clear();
  }

  /** If it cannot be followed now, because this process has not heard of the start, say, the next look tries again. */
  #follow(table: string, seat: Seat, start: ProgramLine): void {
    let started = false;
    let asked = -1;
    const send = (text: string) => {
      if (!started) this.tell(start);
      started = true;
      const message = JSON.parse(text) as { type: string } & Glance;
      if (message.type !== "update") return;
      const { since, seq, events, decision, outcome, view, legal } = message;
      if (events.length > 0) this.tell({ type: "events", table, seat, since, seq, events });
      if (outcome !== undefined) {
        this.tell({ type: "gameEnd", table, seat, outcome });
        this.#over.add(table);
        this.#leave(table);
      } else if (decision !== undefined && decision.asked > asked) {
        asked = decision.asked;
        const { id, prompt } = decision;
        this.tell({ type: "decision", table, seat, seq, decision: { id, prompt }, view, legal: legal! });
      }
    };
    const close = (why: CloseReason) => {
      if (why === "seatLost") this.tell({ type: "seatLost", table, seat });
      this.#leave(table);
    };
    const following = this.#service.follow(table, Number.MAX_SAFE_INTEGER, {
      person: this.program,
      seat,
      views: true,
      send,
      close,
    });
    this.#followed.set(table, following);
    following.catch(() => this.#leave(table));
  }

  #leave(table: string): void {
    const following = this.#followed.get(table);
    this.#followed.delete(table);
    if (following !== undefined) stop(following);
  }
}

function stop(following: Promise<() => void>): void {
  following.then((end) => end()).catch(() => {});
}
