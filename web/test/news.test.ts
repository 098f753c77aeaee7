import { CARD_IDS } from "@tripartite/triumph/data/deck";
import { expect, test } from "vitest";
import { logOf } from "../src/triumph/table/model/log.ts";
import { newsOfGovernment, newsSince } from "../src/triumph/table/model/news.ts";

const HISTORY = [
  { since: 4, seq: 5, events: [{ type: "passed", faction: "axis" }] },
  {
    since: 5,
    seq: 6,
    events: [
      { type: "produced", faction: "west", steps: 0, cadres: 0, action: 1, investment: 0, lost: 0 },
      { type: "cardsSeen", faction: "west", cards: [CARD_IDS[0]] },
    ],
  },
  { since: 6, seq: 7, events: [{ type: "passed", faction: "ussr" }] },
];

const told = (actedAt: number) =>
  newsSince(HISTORY as never, actedAt).map(({ seq, pieces }) => `${seq}: ${pieces.map(({ text }) => text).join("")}`);

test("the news are what others did since one's own last action, and what that action brought to light", () => {
  const news = told(6);
  expect(news).toHaveLength(2);
  expect(news[0]).toMatch(/^6: West draws/);
  expect(news[1]).toMatch(/^7: USSR/);
  expect(told(7)).toEqual([]);
});

test("this round: what the others did since one's own last card, whatever pieces it came in", () => {
  const produced = { type: "produced", faction: "west", steps: 0, cadres: 0, action: 1, investment: 0, lost: 0 };
  const plays = (faction: string) => ({ type: "diplomacyPlayed", faction, card: CARD_IDS[0], nation: "persia" });
  const pass = (faction: string) => ({ type: "passed", faction });
  const events = [pass("axis"), produced, { type: "cardsSeen", faction: "west", cards: [CARD_IDS[0]] }, plays("axis")];
  const later = [plays("west"), pass("ussr"), pass("west"), plays("axis")];
  const round = (...pieces: object[][]) =>
    newsOfGovernment(pieces.map((events, seq) => ({ since: seq, seq: seq + 1, events })) as never, "west").map(
      ({ faction, pieces }) => `${faction}: ${pieces.map(({ text }) => text).join("")}`,
    );
  expect(round(events)).toEqual([expect.stringMatching(/^axis: Axis plays/)]);
  const expected = ["ussr: USSR passes.", expect.stringMatching(/^axis: Axis plays/)];
  expect(round(events, later)).toEqual(expected);
  expect(round([...events, ...later])).toEqual(expected);
});

test("who knows which unit a block is reads of the unit; everybody else of the block", () => {
  const way = { nationality: "germany", from: "munich", route: ["berlin"], strategic: false };
  const moved = { type: "moved", ...way };
  const own = { type: "unitMoved", unit: 3, unitType: "infantry", cv: 2, ...way };
  const log = (...events: object[]) =>
    logOf([{ since: 0, seq: 1, events }] as never).flatMap(({ lines }) =>
      lines.map(({ pieces }) => pieces.map(({ text }) => text).join("")),
    );
  expect(log(moved)).toEqual(["One German block moves Munich – Berlin."]);
  expect(log(moved, own)).toEqual(["German Infantry 2 moves Munich – Berlin."]);
});
