/** Staff in a campaign: armies that fight nobody have somewhere to go. */
import { fold, playMatch } from "@tripartite/kernel";
import { expect, test } from "vitest";
import { SURRENDER_BOTS } from "../bots/bots.ts";
import { surrender } from "../game.ts";
import type { Event } from "../model/events.ts";

/** Where a unit went in a turn. */
interface Journey {
  readonly turn: number;
  readonly from: number;
  to: number;
  hasFought: boolean;
}

/** Every unit's journeys over land, in their order. */
function journeysOf(events: Iterable<{ readonly event: Event; readonly turn: number }>): Journey[][] {
  const journeys = new Map<number, Journey[]>();
  for (const { event, turn } of events) {
    if (event.type === "marched") {
      const before = journeys.get(event.unit) ?? [];
      const last = before.at(-1);
      const to = event.path.at(-1)!;
      if (last?.turn === turn) last.to = to;
      else journeys.set(event.unit, [...before, { turn, from: event.fromHex, to, hasFought: false }]);
    } else if (event.type === "attackDeclared") {
      for (const unit of event.units) {
        const last = journeys.get(unit)?.at(-1);
        if (last?.turn === turn) last.hasFought = true;
      }
    }
  }
  return [...journeys.values()];
}

test("armies are not sent to and fro", () => {
  const options = { scenario: "europe-1939" };
  const bots = [0, 1, 2].map(() => SURRENDER_BOTS.staff);
  const { log, failures } = playMatch({ game: surrender, bots, options, seed: 1, maxActions: 3000 });
  expect(failures).toEqual([]);
  const told: { event: Event; turn: number }[] = [];
  fold(surrender, log, ({ events }, { turn }) => {
    told.push(...events.map((event) => ({ event, turn })));
  });
  let [quiet, returns] = [0, 0];
  for (const journeys of journeysOf(told)) {
    for (const [index, { turn, from, to, hasFought }] of journeys.entries()) {
      if (hasFought) continue;
      quiet++;
      const before = journeys[index - 1];
      const isBack = before !== undefined && !before.hasFought && before.from === to && turn - before.turn <= 2;
      if (to === from || isBack) returns++;
    }
  }
  expect(quiet).toBeGreaterThan(150);
  expect(returns / quiet).toBeLessThan(0.05);
});
