import type { Json } from "@tripartite/kernel";
import { isRefusal, pickRandomly, seedRandom } from "@tripartite/kernel";
import { surrender } from "@tripartite/surrender";
import { expect, test } from "vitest";
import type { TableAction } from "../src/surrender/table/model/action.ts";
import { commitmentOdds } from "../src/surrender/table/model/commitment.ts";
import { actionLabel } from "../src/surrender/table/model/label.ts";
import { lightsOf } from "../src/surrender/table/model/lights.ts";
import { logOf } from "../src/surrender/table/model/log.ts";
import { outlookOf } from "../src/surrender/table/model/outlook.ts";
import { sceneOf } from "../src/surrender/table/model/scene.ts";
import { seenOf } from "../src/surrender/table/model/seen.ts";

/** Looks at every decision of some random games with the eyes of the page. */
function playAndLook(
  seed: number,
  look: (view: Json, legal: readonly TableAction[], decision: string) => void,
): Json[] {
  const options = surrender.options({});
  if (isRefusal(options)) throw new Error(options.text);
  const state = surrender.setup(options, seed);
  const random = seedRandom(seed);
  const events: Json[] = [];
  for (;;) {
    const [pending] = surrender.pending(state);
    if (pending === undefined) return events;
    const { seat, id } = pending;
    const legal = surrender.legal(state, seat);
    look(
      surrender.view(state, seat) as object as Json,
      legal.map((action) => surrender.encodeAction(action, state)) as unknown as TableAction[],
      id,
    );
    const applied = surrender.apply(state, seat, pickRandomly(surrender, state, legal, random));
    if (isRefusal(applied)) throw new Error(applied.text);
    events.push(...applied.events.map((event) => surrender.encodeEvent(event, state)));
  }
}

test("every decision has a control, every action words, and the page reckons prices as the game does", () => {
  const decisions = new Set<string>();
  const types = new Set<string>();
  for (const seed of [1, 2, 3]) {
    const events = playAndLook(seed, (view, legal, decision) => {
      decisions.add(decision);
      for (const action of legal) {
        types.add(action.type);
        expect(actionLabel(action, seenOf(view).scene)).not.toMatch(/undefined|^$/);
      }
      const seen = seenOf(view);
      if (seen.active === undefined || decision !== "D-STEP") return;
      const outlook = outlookOf(view, seen.active)!;
      const { reach, attacks } = (view as { activation: { reach: object; attacks: Record<string, number> } })
        .activation;
      expect(Object.fromEntries([...outlook.reach].map(([hex, { cost }]) => [hex, cost]))).toEqual(reach);
      for (const { hex } of legal.filter(({ type }) => type === "attack"))
        expect(outlook.attacks.get(hex!)).toMatchObject({ marchCost: 0, price: attacks[hex!] });
      const lit = lightsOf(legal, {}, outlook, seen.scene).hexes;
      const inReach = new Set([...legal.flatMap(({ hex }) => hex ?? []), ...outlook.attacks.keys()]);
      expect([...lit.keys()].sort()).toEqual([...inReach].sort());
    });
    const log = logOf([{ since: 0, seq: 1, events }], sceneOf("poland-1939"));
    expect(log.flatMap(({ lines }) => lines).length).toBeGreaterThan(30);
  }
  expect(decisions.size).toBeGreaterThan(7);
  expect(types.size).toBeGreaterThan(12);
});

test("the odds of a combat count every roll, and committing helps the side that does", () => {
  let combats = 0;
  playAndLook(4, (view, _, decision) => {
    if (decision !== "D-COM") return;
    combats++;
    const odds = commitmentOdds(view)!;
    const share = ({ ways, of }: typeof odds.nobody, codes: readonly (keyof typeof ways)[]) =>
      codes.reduce((sum, code) => sum + ways[code], 0) / of;
    for (const each of Object.values(odds)) expect(share(each, ["AA", "AS", "NE", "DR", "DD", "DE"])).toBeCloseTo(1);
    const hurt = ["DR", "DD", "DE"] as const;
    expect(share(odds.attacker, hurt)).toBeGreaterThanOrEqual(share(odds.nobody, hurt));
    expect(share(odds.defender, hurt)).toBeLessThanOrEqual(share(odds.nobody, hurt));
  });
  expect(combats).toBeGreaterThan(2);
});
