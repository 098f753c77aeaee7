/** What a decision would bring about is what it then brings about. */
import { isRefusal } from "@tripartite/kernel";
import { expect, test } from "vitest";
import { FACTIONS } from "../data/vocabulary.ts";
import { describeEvent } from "../describe.ts";
import { surrender } from "../index.ts";
import { cupStanding, policyStandings, previewSuccess, previewWar } from "../previews/politics.ts";
import { boardOf } from "../state.ts";

function start() {
  const options = surrender.options({ scenario: "europe-1939" });
  if (isRefusal(options)) throw new Error(options.text);
  return surrender.setup(options, 3);
}

test("a declaration of war: the preview tells the events of the declaration, and changes nothing (§38.2)", () => {
  const state = start();
  const board = boardOf(state);
  const wars = surrender.legal(state, 0).filter((action) => action.type === "declareWar");
  expect(wars.length).toBeGreaterThan(10);
  for (const action of wars) {
    const before = JSON.stringify(state);
    const preview = previewWar(state, 0, action);
    expect(JSON.stringify(state)).toBe(before);
    const game = structuredClone(state);
    const applied = surrender.apply(game, 0, action);
    if (isRefusal(applied)) throw new Error(applied.text);
    const told = applied.events.map((event) => describeEvent(event, game));
    const foretold = preview.events.map((event) => describeEvent(event, state));
    expect(told.slice(0, foretold.length)).toEqual(foretold);
    if (action.country !== undefined) {
      expect(game.countryFaction[action.country]).toBe(preview.joins);
      const placed = board.units.flatMap((_, unit) =>
        game.unitPlace[unit] >= 0 && state.unitPlace[unit] < 0 ? [unit] : [],
      );
      expect(preview.setUp).toEqual(expect.arrayContaining(placed));
    }
  }
});

test("Denmark joins the West with one garrison; its only neighbour is at war already", () => {
  const state = start();
  const country = boardOf(state).countryIds.indexOf("denmark");
  const preview = previewWar(state, 0, { type: "declareWar", country });
  expect(FACTIONS[preview.joins]).toBe("western");
  expect(preview.setUp.map((unit) => boardOf(state).units[unit].short)).toEqual(["Danm"]);
  expect(preview.courted).toEqual([]);
});

test("a success on Italy, which is Pro-Axis, brings it in; on Spain it lays a marker (§40.2)", () => {
  const state = start();
  const of = (id: string) =>
    previewSuccess(state, 0, boardOf(state).countryIds.indexOf(id)).map((event) => describeEvent(event, state));
  expect(of("italy")[0]).toBe("Italy joins Axis.");
  expect(of("spain")).toEqual(["Spain is Pro-Axis now."]);
});

test("the Pact is rolled for in October 1940 and ends on a 1; the cup holds 16 markers (§37.1, §41.1)", () => {
  const state = start();
  const [, pact] = policyStandings(state);
  expect(pact).toMatchObject({ inForce: true, endsOn: 1, rolls: 0 });
  expect(boardOf(state).scenario.turns[pact.turn - 1]).toMatchObject({ year: 1940, month: 10 });
  expect(cupStanding(state).reduce((sum, { inCup }) => sum + inCup, 0)).toBe(16);
});
