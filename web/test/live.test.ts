import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveTable } from "../src/net/live.ts";

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  readonly sent: { type: string; id: number; [field: string]: unknown }[] = [];
  readonly address: URL;
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: (event: { code: number; reason: string }) => void;

  constructor(address: URL) {
    this.address = address;
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.break(1000);
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(code: number, reason = ""): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}

const FIRST = {
  type: "update",
  since: 0,
  seq: 3,
  events: ["a"],
  waitingFor: [0],
  view: { year: 1936, x: 1 },
  legal: [],
};

let live: LiveTable;
beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { href: "http://here/tables/t" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  live = new LiveTable("t", { seat: 0 });
  live.start();
});
afterEach(() => {
  live.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const last = () => FakeSocket.all.at(-1)!;
const change = (since: number, seq: number, patch: object) => ({ type: "update", since, seq, events: ["a"], patch });

test("changes of the view apply to the one before, whole views replace it", () => {
  last().open();
  last().tell(FIRST);
  last().tell({
    ...change(3, 4, { view: { x: null, y: 2 }, mayUndo: true }),
    legalChanges: [[0, 0, { type: "pass" }]],
  });
  vi.advanceTimersByTime(100);
  const expected = { seq: 4, view: { year: 1936, y: 2 }, legal: [{ type: "pass" }], waitingFor: [0], mayUndo: true };
  expect(live.state.get()).toMatchObject(expected);
  last().tell({ ...FIRST, since: 4, seq: 5, view: { year: 1937 } });
  vi.advanceTimersByTime(100);
  expect(live.state.get()).toMatchObject({ seq: 5, view: { year: 1937 } });
  expect(live.state.get().history.flatMap(({ events }) => events)).toEqual(["a", "a", "a"]);
});

test("moves that follow each other at once are shown together, what asks for a decision at once", () => {
  last().open();
  last().tell(FIRST);
  const shown = vi.fn();
  live.state.subscribe(shown);
  for (let seq = 4; seq < 24; seq++) last().tell({ ...change(seq - 1, seq, { view: { x: seq } }), events: [seq] });
  expect(shown).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(shown).toHaveBeenCalledTimes(1);
  expect(live.state.get()).toMatchObject({ seq: 23, view: { year: 1936, x: 23 } });
  expect(live.state.get().history.flatMap(({ events }) => events)).toHaveLength(21);
  last().tell(change(23, 24, { decision: { id: "D1", prompt: "Choose.", asked: 24 } }));
  expect(live.state.get()).toMatchObject({ seq: 24, decision: { prompt: "Choose." } });
  last().tell(change(24, 25, { view: { x: 0 } }));
  expect(live.state.get().seq).toBe(25);
  last().tell(change(25, 26, { decision: null }));
  expect(live.state.get().seq).toBe(25);
  vi.advanceTimersByTime(100);
  expect(live.state.get()).toMatchObject({ seq: 26, decision: undefined });
});

test("a lost connection comes back where it was, and says what was not answered", async () => {
  last().open();
  last().tell(FIRST);
  const act = live.act({ type: "pass" });
  last().break(1006);
  await expect(act).rejects.toMatchObject({ code: "LOST" });
  expect(live.state.get()).toMatchObject({ connection: "lost", busy: false });
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(last().address.searchParams.get("since")).toBe("3");
  last().open();
  expect(live.state.get().connection).toBe("open");
});

test("a stale answer brings the table up to date", async () => {
  last().open();
  last().tell(FIRST);
  const act = live.act({ type: "pass" });
  const { id, seen } = last().sent.at(-1)!;
  expect(seen).toBe(3);
  last().tell({ ...FIRST, type: "stale", id, since: 3, seq: 6, events: ["b"], view: { year: 1938 } });
  expect(await act).toMatchObject({ type: "stale" });
  expect(live.state.get()).toMatchObject({ seq: 6, view: { year: 1938 } });
});

test("events that cannot be joined are asked for again", () => {
  last().open();
  last().tell({ ...FIRST, seq: 10 });
  last().tell({ ...FIRST, since: 9, seq: 11, events: ["b"] });
  vi.advanceTimersByTime(100);
  const look = last().sent.find(({ type }) => type === "look")!;
  expect(look.since).toBe(0);
  last().tell({ ...FIRST, type: "glance", id: look.id, seq: 11, events: ["c"] });
  expect(live.state.get().history).toMatchObject([{ since: 0, seq: 11, events: ["c"] }]);
});

test("a seat that was lost is not asked for again", async () => {
  last().open();
  last().break(4001, "SEAT_LOST");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(live.state.get()).toMatchObject({ connection: "closed", closedBecause: "SEAT_LOST" });
});
