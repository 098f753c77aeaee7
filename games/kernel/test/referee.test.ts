import { expect, test } from "vitest";
import { referee } from "../referee.ts";
import { toy } from "./toy.ts";

const games = { toy };
const aiming = { game: "toy", position: { turn: 0, aimed: true, bids: [2, 1, 3], rounds: 1 } };
const fire = { type: "fire" };

test("steps are carried out with the dice of the case, and the wanted parts shown", () => {
  const verdict = referee(games, {
    ...aiming,
    dice: [6, 1],
    steps: [
      { seat: "red", action: fire },
      { seat: "green", action: { type: "aim" } },
      { seat: "green", action: fire },
    ],
    show: ["state.points", "state.points.0", "view.blue.turn", "pending.0.seat", "outcome", "state.nothing.at.all"],
  });
  expect(verdict).toEqual({
    steps: [
      { accepted: true, events: [{ type: "fired", seat: 0, value: 6 }] },
      { accepted: true, events: [{ type: "aim", seat: 1 }] },
      { accepted: true, events: [{ type: "fired", seat: 1, value: 1 }] },
    ],
    show: {
      "state.points": [8, 2, 0],
      "state.points.0": 8,
      "view.blue.turn": 2,
      "pending.0.seat": "blue",
      outcome: null,
      "state.nothing.at.all": null,
    },
  });
});

test("a refused step says why, changes nothing, and the next is still judged", () => {
  const verdict = referee(games, {
    ...aiming,
    dice: [3],
    steps: [
      { seat: "blue", action: fire },
      { seat: "red", action: { type: "dance" } },
      { seat: "red", action: fire },
    ],
  });
  expect(verdict).toEqual({
    steps: [
      { accepted: false, refusal: { code: "NOT_YOUR_TURN", rule: "2.1", text: "Another seat shoots." } },
      { accepted: false, refusal: { code: "MALFORMED", rule: "protocol", text: "no such action" } },
      { accepted: true, events: [{ type: "fired", seat: 0, value: 3 }] },
    ],
  });
});

test("a question is answered and changes nothing", () => {
  const ask = (seat: string, action: unknown) => ({ seat, action, ask: true });
  const verdict = referee(games, {
    ...aiming,
    steps: [ask("red", fire), ask("red", fire), ask("green", fire), ask("green", null), ask("blue", { type: "flag" })],
    show: ["state.turn"],
  });
  expect(verdict).toMatchObject({
    steps: [
      { legal: true },
      { legal: true },
      { legal: false, refusal: { code: "NOT_YOUR_TURN" } },
      { legal: false, refusal: { code: "MALFORMED" } },
      { legal: false, refusal: { code: "NOT_SAFE_POINT" } },
    ],
    show: { "state.turn": 0 },
  });
});

test("events and views keep secrets; the outcome names its winners", () => {
  const verdict = referee(games, {
    game: "toy",
    seed: 9,
    options: { rounds: 1 },
    steps: [{ seat: "red", action: { type: "bid", amount: 3 } }],
    show: ["view.red.bids", "view.green.bids", "view.spectator.bids"],
  });
  expect(verdict).toEqual({
    steps: [{ accepted: true, events: [{ type: "bid", seat: 0 }] }],
    show: { "view.red.bids": [3, 0, 0], "view.green.bids": ["hidden", 0, 0], "view.spectator.bids": ["hidden", 0, 0] },
  });
  const over = { game: "toy", position: { round: 2, points: [7, 7, 1] }, show: ["outcome", "pending"] };
  expect(referee(games, over)).toEqual({
    steps: [],
    show: { outcome: { kind: "points", winners: ["red", "green"] }, pending: [] },
  });
});

test("dice can be forced in a dealt game too", () => {
  const shots = ["red", "green", "blue"].map((seat) => ({ seat, action: { type: "bid", amount: 1 } }));
  const steps = [...shots, { seat: "red", action: { type: "aim" } }, { seat: "red", action: fire }];
  const verdict = referee(games, { game: "toy", seed: 4, options: { rounds: 7 }, dice: [5], steps, show: ["state"] });
  expect(verdict).toMatchObject({ show: { state: { points: [6, 0, 0], rounds: 7, dice: [] } } });
});

test.each([
  ["expected an object, found null", null],
  ["game: missing, expected a text", {}],
  ['game: unknown game "chess" (known: toy)', { game: "chess" }],
  ["seed: missing, expected a whole number", { game: "toy" }],
  ["position: BAD_POSITION (position): points: one per seat", { game: "toy", position: { points: [1] } }],
  ["options: BAD_OPTION (0): rounds must be positive", { game: "toy", seed: 1, options: { rounds: 0 } }],
  ["dice[1]: expected a whole number, found 2.5", { ...aiming, dice: [1, 2.5] }],
  ["steps: expected a list, found {}", { ...aiming, steps: {} }],
  ["steps[0]: expected an object, found 7", { ...aiming, steps: [7] }],
  [
    'steps[0].seat: unknown seat "pink" (known: red, green, blue)',
    { ...aiming, steps: [{ seat: "pink", action: fire }] },
  ],
  ["steps[0].seat: expected a text, found 0", { ...aiming, steps: [{ seat: 0, action: fire }] }],
  ["steps[0].action: missing", { ...aiming, steps: [{ seat: "red" }] }],
  ["steps[0].ask: expected true or false", { ...aiming, steps: [{ seat: "red", action: fire, ask: 1 }] }],
  ["steps[0].actoin: unknown field", { ...aiming, steps: [{ seat: "red", actoin: fire }] }],
  ["show[0]: expected state…, open…, view.<seat>…, pending or outcome", { ...aiming, show: ["hand"] }],
  ['show[0]: unknown seat "pink"', { ...aiming, show: ["view.pink.hand"] }],
])("a malformed case is refused with the path: %s", (message, input) => {
  expect(() => referee(games, input)).toThrow(message);
});

test("paths do not reach into what every object inherits", () => {
  const verdict = referee(games, { ...aiming, show: ["state.constructor", "state.__proto__.toString"] });
  expect(verdict).toMatchObject({ show: { "state.constructor": null, "state.__proto__.toString": null } });
});
