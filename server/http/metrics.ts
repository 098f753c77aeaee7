import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What a running server tells about itself, in the format of Prometheus. */
export class Metrics {
  readonly registry = new Registry();
  readonly #replies: Counter;
  readonly #expiries: Counter;
  readonly #deliveries: Counter;
  readonly #batches: Histogram;
  readonly #requests: Histogram;

  constructor(gauges: { sockets(): number; liveTables(): number }) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.#replies = new Counter({
      name: "tripartite_replies_total",
      help: "Answers to socket messages",
      labelNames: ["message", "reply"],
      registers,
    });
    this.#expiries = new Counter({
      name: "tripartite_clock_expiries_total",
      help: "Clocks that ran out, by what was done",
      labelNames: ["result"],
      registers,
    });
    this.#deliveries = new Counter({
      name: "tripartite_deliveries_total",
      help: "Turn notices that the server tried to send",
      labelNames: ["channel", "result"],
      registers,
    });
    this.#batches = new Histogram({
      name: "tripartite_commit_actions",
      help: "Actions that shared one transaction",
      buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
      registers,
    });
    this.#requests = new Histogram({
      name: "tripartite_request_seconds",
      help: "Duration of HTTP requests",
      labelNames: ["method", "route", "status"],
      registers,
    });
    gauge(registers, "tripartite_sockets", "Open sockets", gauges.sockets);
    gauge(registers, "tripartite_live_tables", "Tables in memory", gauges.liveTables);
  }

  countReply(message: string, reply: string): void {
    this.#replies.inc({ message, reply });
  }

  countExpiry(result: string): void {
    this.#expiries.inc({ result });
  }

  countDelivery(channel: string, result: string): void {
    this.#deliveries.inc({ channel, result });
  }

  countBatch(actions: number): void {
    this.#batches.observe(actions);
  }

  countRequest(method: string, route: string, status: number, seconds: number): void {
    this.#requests.observe({ method, route, status }, seconds);
  }
}

function gauge(registers: Registry[], name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(read());
    },
  });
}
