import { isRefusal } from "@tripartite/kernel";
import { describe, expect, test } from "vitest";
import { faultsOf } from "../invariants/faults.ts";
import type { State } from "../model/state.ts";
import { loadPosition } from "../position.ts";
import { BATTLE, NEW_YEAR, WAR } from "./positions.ts";
import { newGame, playOn, positionOf } from "./states.ts";

function load(position: object): State {
  const s = loadPosition(position);
  if (isRefusal(s)) throw new Error(s.text);
  return s;
}

const sound = (s: State) => expect(faultsOf(s)).toEqual([]);

test.each(["1936", "1939", "two-player"])("random games of %s have no faults", (scenario) => {
  playOn(newGame({ scenario }, 3), 3, 300, 1, sound);
});

test("a random war has no faults", () => {
  playOn(positionOf(WAR), 4, 200, 1, sound);
});

test.each([NEW_YEAR, BATTLE])("full positions have no faults", (position) => {
  expect(faultsOf(load(position))).toEqual([]);
});

describe("faults are found", () => {
  test.each<[string, (s: State) => void]>([
    [
      "a number that is none",
      (s) => {
        s.unitCv[0] = Number.NaN;
      },
    ],
    [
      "a number that is missing",
      (s) => {
        s.ind[1] = undefined as never;
      },
    ],
    [
      "a unit moved behind the back of the indices",
      (s) => {
        s.unitArea[0] = s.unitArea[1] + 1;
      },
    ],
    [
      "CV above the maximum",
      (s) => {
        s.unitCv[0] = 5;
      },
    ],
    [
      "CV 0",
      (s) => {
        s.unitCv[0] = 0;
      },
    ],
    [
      "a second Fortress",
      (s) => {
        s.unitType[9] = 0;
      },
    ],
    [
      "ground units not counted",
      (s) => {
        s.ground.fill(0);
      },
    ],
    [
      "seniority forgotten",
      (s) => {
        s.seniority.fill(0);
      },
    ],
    [
      "a card lost from a deck",
      (s) => {
        s.actionDeck.pop();
      },
    ],
    [
      "a card twice in a deck",
      (s) => {
        s.actionDeck[0] = s.actionDeck[1];
      },
    ],
    [
      "a card in the wrong deck",
      (s) => {
        [s.actionDeck[0], s.investmentDeck[0]] = [s.investmentDeck[0], s.actionDeck[0]];
      },
    ],
    [
      "a Vault card in a hand",
      (s) => {
        s.place[s.vault[2]] = 2;
      },
    ],
    [
      "a technology without its mask",
      (s) => {
        s.techs[1] = 0;
      },
    ],
    [
      "a card in play without its nation",
      (s) => {
        s.inPlay = [];
      },
    ],
    [
      "a chit too many",
      (s) => {
        s.chits[0]++;
      },
    ],
    [
      "Influence of nobody",
      (s) => {
        s.influenceBy.fill(-1);
      },
    ],
    [
      "Influence on a Power",
      (s) => {
        s.influence[0] = 1;
        s.influenceBy[0] = 1;
      },
    ],
    [
      "units in Neutral land",
      (s) => {
        s.status.fill(0, 24, 25);
        s.marker[24] = -1;
      },
    ],
    [
      "a marker on a Great Power",
      (s) => {
        s.marker[0] = 1;
      },
    ],
    [
      "a war that does not exist",
      (s) => {
        s.war = 8;
      },
    ],
    [
      "a seat twice in the Turn Order",
      (s) => {
        s.turnOrder = [0, 0, 1];
      },
    ],
    [
      "negative IND",
      (s) => {
        s.ind[0] = -1;
      },
    ],
    [
      "winners without a victory",
      (s) => {
        s.winners = 1;
      },
    ],
    [
      "an unknown phase",
      (s) => {
        s.phase = 99;
      },
    ],
  ])("%s", (_, spoil) => {
    const s = load(NEW_YEAR);
    spoil(s);
    expect(faultsOf(s)).not.toEqual([]);
  });
});
