/** §2.6, §4.1, §4.2 Both decks, card by card. */
import { describe, expect, it } from "vitest";
import { ACTION_ROWS, INVESTMENT_ROWS, WILDCARD_RULES } from "../../data/cards.ts";
import {
  ACTION_CARD_COUNT,
  CARD_COUNT,
  CARD_IDS,
  DECK_OF_CARD,
  FACTORIES_OF_CARD,
  INTEL_OF_CARD,
  SCIENCE_OF_CARD,
  SCIENCE_YEAR_OF_CARD,
  TECHS_OF_CARD,
} from "../../data/deck.ts";
import { ACTION_DECK, FACTIONS, INTELLIGENCE, TECHNOLOGIES, type WildCard } from "../../data/kinds.ts";

const PRINTED = {
  spring:
    "A4 spain/yugoslavia; B4 *fear-and-loathing; C4 latin-america/usa; D5 greece/portugal; E5 austria/czechoslovakia; " +
    "F5 spain/rumania; G6 yugoslavia/hungary; H6 poland/austria; I6 *ethnic-ties; J5 rumania/bulgaria; " +
    "K5 afghanistan/austria; L5 *birds-of-a-feather; M4 usa/rumania; N4 hungary/portugal; P4 *intimidation",
  summer:
    "A6 spain/czechoslovakia; B6 *foreign-aid; C6 poland/hungary; D7 usa/latin-america; E7 *ties-that-bind; " +
    "F7 yugoslavia/rumania; G8 denmark/low-countries; H8 turkey/denmark; I8 *versailles; J9 sweden/usa; " +
    "K9 greece/latin-america; L9 low-countries/finland; M10 norway/yugoslavia; N10 yugoslavia/czechoslovakia; " +
    "P10 greece/hungary; Q9 usa/austria; R9 bulgaria/czechoslovakia; S9 finland/baltic-states; T8 yugoslavia/hungary; " +
    "U8 *isolationism; V8 portugal/czechoslovakia; W7 austria/bulgaria; X7 latin-america/austria; Y6 persia/rumania; " +
    "Z6 poland/spain",
  fall:
    "A6 hungary/afghanistan; B6 *guarantee; C6 afghanistan/low-countries; D7 *brothers-in-arms; " +
    "E7 *birds-of-a-feather; F7 latin-america/greece; G8 norway/finland; H8 *isolationism; I8 denmark/low-countries; " +
    "J7 turkey/greece; K7 sweden/baltic-states; L7 sweden/norway; M6 greece/bulgaria; N6 czechoslovakia/finland; " +
    "P6 turkey/persia",
};

/** A card as it is printed above, the nations in alphabetical order. */
function printed(letter: string, value: number, shown: readonly string[] | string): string {
  return `${letter}${value} ${typeof shown === "string" ? `*${shown}` : shown.toSorted().join("/")}`;
}

describe("Action deck (§4.1)", () => {
  it("holds 55 cards: 15 Spring, 25 Summer, 15 Fall", () => {
    expect(ACTION_CARD_COUNT).toBe(55);
    expect(CARD_COUNT).toBe(110);
    expect(new Set(CARD_IDS).size).toBe(110);
    const seasons = ["spring", "summer", "fall"].map((season) => ACTION_ROWS.filter((row) => row[1] === season).length);
    expect(seasons).toEqual([15, 25, 15]);
  });

  it.each(Object.entries(PRINTED))("%s is card by card as printed", (season, text) => {
    const wanted = text.split("; ").map((line) => {
      const [head, shown] = line.split(" ");
      const nations = shown.startsWith("*") ? shown.slice(1) : shown.split("/");
      return printed(head[0], Number(head.slice(1)), nations);
    });
    const found = ACTION_ROWS.filter((row) => row[1] === season).map((row) => printed(row[2], row[3], row[4]));
    expect(found.sort()).toEqual(wanted.sort());
  });

  it("has no letter twice in a Season: A–N, P, and in Summer on to Z", () => {
    const letters = (season: string) =>
      ACTION_ROWS.filter((row) => row[1] === season)
        .map((row) => row[2])
        .sort()
        .join("");
    expect(letters("spring")).toBe("ABCDEFGHIJKLMNP");
    expect(letters("fall")).toBe("ABCDEFGHIJKLMNP");
    expect(letters("summer")).toBe("ABCDEFGHIJKLMNPQRSTUVWXYZ");
  });

  it("has values that climb and fall in groups of three letters, at the end of Summer of two", () => {
    const values = (season: string) =>
      ACTION_ROWS.filter((row) => row[1] === season)
        .toSorted((a, b) => (a[2] < b[2] ? -1 : 1))
        .map((row) => row[3])
        .join(" ");
    expect(values("spring")).toBe("4 4 4 5 5 5 6 6 6 5 5 5 4 4 4");
    expect(values("summer")).toBe("6 6 6 7 7 7 8 8 8 9 9 9 10 10 10 9 9 9 8 8 8 7 7 6 6");
    expect(values("fall")).toBe("6 6 6 7 7 7 8 8 8 7 7 7 6 6 6");
  });

  it("shows neither Ireland nor Albania", () => {
    const shown = new Set(ACTION_ROWS.flatMap((row) => (typeof row[4] === "string" ? [] : row[4])));
    expect(shown.has("ireland") || shown.has("albania")).toBe(false);
    expect(shown.size).toBe(21);
  });
});

describe("WildCards (§8.3)", () => {
  it("are twelve: two each of Isolationism and Birds of a Feather, one of the others", () => {
    const copies: Record<string, number> = {};
    for (const row of ACTION_ROWS) if (typeof row[4] === "string") copies[row[4]] = (copies[row[4]] ?? 0) + 1;
    expect(copies).toEqual({
      isolationism: 2,
      "birds-of-a-feather": 2,
      "fear-and-loathing": 1,
      "ties-that-bind": 1,
      versailles: 1,
      "ethnic-ties": 1,
      "brothers-in-arms": 1,
      "foreign-aid": 1,
      guarantee: 1,
      intimidation: 1,
    });
  });

  const LISTS: [WildCard, string, string, string, string][] = [
    [
      "isolationism",
      "remove",
      "usa spain low-countries poland sweden turkey",
      "usa spain low-countries poland sweden turkey",
      "usa spain low-countries poland sweden turkey",
    ],
    [
      "fear-and-loathing",
      "remove",
      "austria hungary bulgaria latin-america turkey persia",
      "low-countries czechoslovakia poland yugoslavia norway rumania usa",
      "poland rumania turkey finland sweden baltic-states usa",
    ],
    ["birds-of-a-feather", "either", "usa norway denmark sweden", "portugal spain yugoslavia latin-america", "spain"],
    ["ties-that-bind", "either", "usa low-countries czechoslovakia", "austria hungary bulgaria", "spain yugoslavia"],
    ["versailles", "either", "poland czechoslovakia yugoslavia", "austria hungary turkey", "yugoslavia"],
    [
      "ethnic-ties",
      "either",
      "usa norway low-countries rumania",
      "austria sweden norway",
      "yugoslavia poland bulgaria",
    ],
    ["brothers-in-arms", "either", "usa low-countries rumania", "austria hungary bulgaria", "spain czechoslovakia"],
  ];

  it.each(LISTS)("%s lists its nations for West, Axis and USSR", (wild, mode, west, axis, ussr) => {
    const rule = WILDCARD_RULES[wild];
    expect(rule.mode).toBe(mode);
    if (typeof rule.targets === "string") throw new Error("no list");
    const lists = [rule.targets.west, rule.targets.axis, rule.targets.ussr].map((list) => list.toSorted());
    expect(lists).toEqual([west, axis, ussr].map((text) => text.split(" ").sort()));
    expect(Object.keys(rule.targets).sort()).toEqual([...FACTIONS].sort());
  });

  it("three find their nations by a rule, and may add or remove", () => {
    const rules = (["foreign-aid", "guarantee", "intimidation"] as const).map((wild) => WILDCARD_RULES[wild]);
    expect(rules.map((rule) => rule.mode)).toEqual(["either", "either", "either"]);
    expect(rules.map((rule) => rule.targets)).toEqual([
      "any-neutral",
      "neutral-minor-next-to-rival-land",
      "neutral-minor-next-to-friendly-land",
    ]);
  });
});

describe("Investment deck (§4.2)", () => {
  it("holds 40 technology cards with two technologies each, 10 Intelligence and 5 Science cards", () => {
    expect(INVESTMENT_ROWS.length).toBe(55);
    const kinds = ["technology", "intelligence", "science"].map(
      (k) => INVESTMENT_ROWS.filter((row) => row[2] === k).length,
    );
    expect(kinds).toEqual([40, 10, 5]);
    for (const row of INVESTMENT_ROWS) if (row[2] === "technology") expect(new Set(row[3]).size).toBe(2);
  });

  it("has Factory values from 1 to 4 that add up to 136; Action cards have none", () => {
    const values = INVESTMENT_ROWS.map((row) => row[1]);
    expect(values.reduce((total, value) => total + value, 0)).toBe(136);
    expect(values.every((value) => value >= 1 && value <= 4)).toBe(true);
    expect(CARD_IDS.every((_, c) => DECK_OF_CARD[c] !== ACTION_DECK || FACTORIES_OF_CARD[c] === 0)).toBe(true);
  });

  it("shows each technology as often as printed", () => {
    const shown = TECHNOLOGIES.map((name, t) => [name, TECHS_OF_CARD.filter((mask) => (mask & (1 << t)) !== 0).length]);
    expect(Object.fromEntries(shown)).toEqual({
      sonar: 9,
      "air-defense-radar": 8,
      "naval-radar": 7,
      "precision-bombsight": 7,
      lsts: 6,
      "motorized-infantry": 6,
      "heavy-tanks": 6,
      "heavy-bombers": 6,
      "rocket-artillery": 5,
      "industrial-espionage": 5,
      jets: 4,
      "atomic-research-1": 4,
      "atomic-research-2": 3,
      "atomic-research-3": 2,
      "atomic-research-4": 2,
    });
  });

  it("has seven kinds of Intelligence; the Double Agent has 4 Factories (R31)", () => {
    const copies = INTELLIGENCE.map((name, kind) => [name, INTEL_OF_CARD.filter((k) => k === kind).length]);
    expect(Object.fromEntries(copies)).toEqual({
      agent: 2,
      "code-break": 2,
      "spy-ring": 2,
      coup: 1,
      sabotage: 1,
      mole: 1,
      "double-agent": 1,
    });
    expect(FACTORIES_OF_CARD[INTEL_OF_CARD.indexOf(INTELLIGENCE.indexOf("double-agent"))]).toBe(4);
  });

  it("has Science cards of 1938 (two), 1940, 1942 and 1944 with their lists", () => {
    const science = CARD_IDS.map((_, c) => c).filter((c) => SCIENCE_YEAR_OF_CARD[c] > 0);
    const lists = science.map((c) => {
      const list = TECHNOLOGIES.filter((_, t) => (SCIENCE_OF_CARD[c] & (1 << t)) !== 0);
      return `${SCIENCE_YEAR_OF_CARD[c]}: ${list.toSorted().join(" ")}`;
    });
    const list1938 = "1938: air-defense-radar atomic-research-1 heavy-tanks motorized-infantry naval-radar sonar";
    expect(lists.sort()).toEqual([
      list1938,
      list1938,
      "1940: atomic-research-2 heavy-bombers naval-radar precision-bombsight rocket-artillery sonar",
      "1942: air-defense-radar atomic-research-3 heavy-tanks lsts precision-bombsight rocket-artillery",
      "1944: atomic-research-3 atomic-research-4 heavy-bombers jets lsts precision-bombsight",
    ]);
  });
});
