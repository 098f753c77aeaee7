/**
 * Plays on many tables at once over real sockets. Games come in waves: all tables begin together, a stretch of each game
 * is measured, and the next wave plays new games. The first waves warm the server up.
 */
import { Asker, BenchHost } from "./host.ts";
import { type LoadReport, Meter } from "./meter.ts";
import { Player } from "./player.ts";
import { pause } from "./statistics.ts";

export interface Game {
  readonly game: string;
  readonly options: object;
  readonly views: "each" | "changes" | "asked";
  /** From which action of a table to which one is measured, on average over the tables of a wave. */
  readonly stretch: readonly [number, number];
}

export interface Load extends Game {
  readonly root: URL;
  readonly tables: number;
  /** At least so long is measured. */
  readonly seconds: number;
  readonly env: Record<string, string>;
}

/** Plays a seat whenever it can. */
export interface Seated {
  readonly ready: Promise<unknown>;
  start(): void;
  stop(): void;
}

export const SEATS = 3;
/** Waves that warm the server up until its code is compiled. */
const WARM_UP = 6;
const LEAVE_SOON = { IDLE_SECONDS: "1" };

export async function runLoad(load: Load): Promise<LoadReport> {
  const host = await BenchHost.tripartite(load.root, { ...LEAVE_SOON, ...load.env });
  const asker = new Asker(host.port);
  await asker.sayName();
  for (let i = 0; i < WARM_UP; i++) await wave(asker, load, new Meter(host));
  const meter = new Meter(host);
  while (meter.seconds < load.seconds) await wave(asker, load, meter);
  await host.close();
  return meter.report();
}

async function wave(asker: Asker, { tables, game, options, views, stretch }: Load, meter: Meter): Promise<void> {
  const [from, to] = stretch.map((actions) => actions * tables);
  const crowd = new Crowd(tables, stretch[1]);
  for (let i = 0; i < tables; i++) {
    const id = await asker.createTable(game, options);
    crowd.seat(i, (seat, onDone, onOver) => {
      return new Player(asker.address(id, seat, views), asker.cookie, { onDone, onOver, meter });
    });
  }
  await crowd.ready();
  crowd.start();
  await crowd.reaches(from);
  await meter.on();
  await crowd.reaches(to);
  await meter.off();
  crowd.stop();
}

type SeatPlayer = (seat: number, onDone: () => void, onOver: () => void) => Seated;

/** The players of many tables, and how far they are. */
class Crowd {
  readonly #players: Seated[] = [];
  readonly #most: number;
  readonly #actions: number[];
  #sum = 0;
  #goal = Number.POSITIVE_INFINITY;
  #reached = () => {};

  constructor(tables: number, most: number) {
    this.#most = most;
    this.#actions = new Array<number>(tables).fill(0);
  }

  seat(table: number, player: SeatPlayer): void {
    for (let seat = 0; seat < SEATS; seat++) {
      this.#players.push(
        player(
          seat,
          () => this.#count(table, this.#actions[table] + 1),
          () => this.#count(table, Math.max(this.#actions[table], this.#most)),
        ),
      );
    }
  }

  ready(): Promise<unknown> {
    return Promise.all(this.#players.map(({ ready }) => ready));
  }

  start(): void {
    for (const player of this.#players) player.start();
  }

  stop(): void {
    for (const player of this.#players) player.stop();
  }

  /** Settles after this number of actions at all tables. A finished game counts as played. */
  reaches(sum: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#goal = sum;
    this.#reached = resolve;
    this.#look();
    return promise;
  }

  #count(table: number, actions: number): void {
    this.#sum += actions - this.#actions[table];
    this.#actions[table] = actions;
    this.#look();
  }

  #look(): void {
    if (this.#sum >= this.#goal) this.#reached();
  }
}

/** What a table in the middle of its game takes in memory, with three sockets. */
export async function memoryPerTable(
  { root, tables, game, options, views, env }: Load,
  actions: number,
): Promise<number> {
  const host = await BenchHost.tripartite(root, { ...LEAVE_SOON, ...env });
  const asker = new Asker(host.port);
  await asker.sayName();
  const meter = new Meter(host);
  const crowd = new Crowd(tables, actions);
  for (let i = 0; i < tables; i++) {
    const id = await asker.createTable(game, options);
    const together = { left: actions };
    crowd.seat(i, (seat, onDone, onOver) => {
      return new Player(asker.address(id, seat, views), asker.cookie, { onDone, onOver, meter, together });
    });
  }
  await crowd.ready();
  crowd.start();
  await crowd.reaches(actions * tables);
  await pause(500);
  const { live: playing } = await host.memory();
  crowd.stop();
  await pause(4000);
  const { live: without } = await host.memory();
  await host.close();
  return (playing - without) / tables;
}
