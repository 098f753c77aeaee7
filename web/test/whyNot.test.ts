/** The words of the table tell the truth: the reason that decides, a question that fits its button, hits that count. */
import { isRefusal, type Json } from "@tripartite/kernel";
import { triumph } from "@tripartite/triumph";
import type { State } from "@tripartite/triumph/state";
import { expect, test } from "vitest";
import { card, play } from "../../games/triumph/test/table.ts";
import { expectedHits } from "../src/triumph/table/battle/expectedHits.ts";
import { likelyForArea, likelyForCard } from "../src/triumph/table/model/likelyAction.ts";
import { mainAction } from "../src/triumph/table/model/main.ts";
import { promptOf, questionAboutCard } from "../src/triumph/table/model/prompt.ts";
import { ownUnits } from "../src/triumph/table/model/units.ts";
import { offered } from "./offered.ts";

/** What the page asks about a click of this seat, and the sentence of the engine. */
function answer(state: State, seat: number, click: { area?: string; card?: string }): string {
  const view = triumph.view(state, seat);
  const { id } = triumph.pending(state).find((asked) => asked.seat === seat)!;
  const wish =
    click.area === undefined
      ? likelyForCard(id, click.card!, view)
      : likelyForArea(id, view, click.card === undefined ? {} : { card: click.card }, ownUnits(view), click.area);
  const action = triumph.decodeAction(wish as unknown as Json, state);
  if (isRefusal(action)) throw new Error(action.text);
  const refusal = triumph.apply(state, seat, action);
  if (!isRefusal(refusal)) throw new Error(`${JSON.stringify(wish)} was accepted`);
  return refusal.text;
}

function government(hand: string[], nations = {}): State {
  const factions = { axis: { hand }, west: { hand: ["I09"] }, ussr: { hand: ["I10"] } };
  return play({ phase: "government", turnOrder: ["axis", "west", "ussr"], nations, factions }).state as State;
}

test("D1: in set-up foreign land is no place for a Cadre, a full area has none left", () => {
  const state = triumph.setup(triumph.options({ scenario: "1936" }) as never, 1) as State;
  expect(answer(state, 1, { area: "warsaw" })).toBe("None of your free Cadres is placed in this area.");
  const suez = triumph.decodeAction({ type: "place", area: "suez", unitType: "infantry" }, state);
  triumph.apply(state, 1, suez as never);
  expect(answer(state, 1, { area: "suez" })).toBe("No free Cadre is left for this area.");
});

test("D1: a card says what is missing, by itself and on a nation", () => {
  const isolationism = card("isolationism");
  const state = government([isolationism, "A09", "I05"], { norway: { status: "satellite", marker: "west" } });
  const removes = "This card only removes a Rival's marker, and none lies there.";
  expect(answer(state, 0, { card: isolationism })).toBe(removes);
  expect(answer(state, 0, { card: isolationism, area: "istanbul" })).toBe(removes);
  expect(answer(state, 0, { card: isolationism, area: "copenhagen" })).toMatch(/does not work on this nation/);
  expect(answer(state, 0, { card: "A09", area: "oslo" })).toMatch(/no longer Neutral/);
  expect(answer(state, 0, { card: "A09", area: "warsaw" })).toBe("The card does not name this nation.");
  expect(answer(state, 0, { card: "I05", area: "warsaw" })).toMatch(/^Only cards that name nations/);
});

test("D2: the question fits the amber button, step by step", () => {
  const state = government(["I01", "I02", "I03", "I04", "I05", "I06", "I07", "I08"]);
  const asked = "Play a card, or pass.";
  const said = () => {
    const legal = offered(state, 0);
    return [promptOf(asked, legal), mainAction(legal, "D07")?.offer.action.type];
  };
  expect(said()).toEqual([asked, "pass"]);
  expect(questionAboutCard("D07", offered(state, 0))).toMatch(/or pass\.$/);
  while (!offered(state, 0).some(({ action }) => action.type === "raise")) {
    const fund = offered(state, 0).find(({ action }) => action.type === "fund")!;
    triumph.apply(state, 0, triumph.decodeAction(fund.action as unknown as Json, state) as never);
    if (offered(state, 0).every(({ action }) => action.type !== "pass")) expect(said()[0]).not.toBe(asked);
    expect(questionAboutCard("D07", offered(state, 0))).toBeUndefined();
    expect(answer(state, 0, { card: (fund.action as { card: string }).card })).toBe(
      "This card is laid aside for Industry already.",
    );
  }
  expect(said()).toEqual([expect.stringMatching(/^Raise your IND/), "raise"]);
});

test("D5: hits beyond what is left to hit are not expected", () => {
  expect(expectedHits({ dice: 4, power: 3 })).toBeCloseTo(2);
  expect(expectedHits({ dice: 4, power: 3, most: 1 })).toBeCloseTo(1 - 0.5 ** 4);
  expect(expectedHits({ dice: 2, power: 6, most: 3 })).toBe(2);
});
