/** What the map and the windows of Triumph know while something is shown: nothing of what comes later. */

import type { View } from "@tripartite/triumph/view";
import { expect, test } from "vitest";
import type { Beat } from "../src/net/stage.ts";
import { beatsOf } from "../src/triumph/stage/direct.ts";
import type { TriumphScene } from "../src/triumph/stage/scene.ts";
import { logOf } from "../src/triumph/table/model/log.ts";
import { frameOf, seenBy } from "./frames.ts";

test("Triumph: the table stays as it was until a battle has ended, and its window does not open again", () => {
  const areas = { lorraine: { units: [], blocks: [{ nationality: "germany", count: 1 }] } };
  const battle = { area: "lorraine" };
  const from = { phase: "battleAction", turn: "axis", viewer: "ussr", areas, battle };
  const to = { phase: "command", viewer: "ussr", areas };
  const tank = { area: "lorraine", nationality: "germany", unitType: "tank", cv: 3 };
  const beats = beatsOf(
    frameOf(from, to, [
      { type: "battleBegan", area: "lorraine", parties: ["axis", "west"] },
      { type: "fired", ...tank, target: "west", targetClass: "ground", dice: [1, 2, 6], power: 3, hits: 2 },
      { type: "battleEnded", area: "lorraine" },
      { type: "cardsDiscarded", faction: "axis", cards: ["A05"] },
    ]),
  );
  expect(seenBy(beats, to).map(([, view]) => view)).toEqual(["before", "before", "before", "before", "after"]);
});

/** The log at the time of a beat, as one text. */
const logAt = ({ known }: Beat) =>
  logOf(known.history)
    .flatMap(({ lines }) => lines.flatMap(({ pieces }) => pieces.map(({ text }) => text)))
    .join("");

test("Triumph: caption and log tell a shot when its dice have stopped, with what it cost", () => {
  const areas = { lorraine: { units: [] } };
  const view = { phase: "battleAction", turn: "axis", viewer: "ussr", areas, battle: { area: "lorraine" } };
  const tank = { area: "lorraine", nationality: "germany", unitType: "tank", cv: 3 };
  const beats = beatsOf(
    frameOf(view, view, [
      { type: "fired", ...tank, target: "west", targetClass: "ground", dice: [1, 2, 6], power: 3, hits: 2 },
      { type: "unitHit", area: "lorraine", nationality: "france", unitType: "infantry", cv: 1, lost: 1 },
    ]),
  );
  expect(seenBy(beats, view).map(([words]) => words)).toEqual([
    "German Tank 3 fires at ground units of West …",
    "German Tank 3 fires at ground units of West: 1 2 6, 2 hits.",
  ]);
  expect(beats.map(logAt)).toEqual([
    "",
    "German Tank 3 fires at ground units of West: 1 2 6, 2 hits.French Infantry in Lorraine is hit, 1 CV left.",
  ]);
  expect(beats.map(({ volley }) => volley)).toEqual(["lorraine", "lorraine"]);
});

test("Triumph: a block that a battle costs is gone at once, though the battle ends in the same update", () => {
  const tanks = [3, 1].map((cv, unit) => ({ unit, nationality: "germany", unitType: "tank", cv }));
  const forts = [{ nationality: "france", unitType: "fortress", cv: 3 }];
  const from = {
    ...{ phase: "battleAction", turn: "axis", viewer: "axis", battle: { area: "lorraine" } },
    areas: { lorraine: { units: tanks, faceUp: forts } },
  };
  const to = { phase: "command", viewer: "axis", areas: { lorraine: { units: [], blocks: [] } } };
  const hit = { area: "lorraine", nationality: "germany", unitType: "tank" };
  const beats = beatsOf(
    frameOf(from, to, [
      { type: "unitHit", ...hit, cv: 2, lost: 1 },
      { type: "blockRemoved", ...hit, cv: 1, reason: "eliminated" },
      { type: "blockRemoved", ...hit, cv: 2, reason: "eliminated" },
      { type: "battleEnded", area: "lorraine" },
    ]),
  );
  const standing = beats.map(({ known }) => {
    const { units, faceUp = [] } = (known.view as unknown as View).areas.lorraine;
    return [units?.map(({ cv }) => cv), faceUp.length];
  });
  expect(standing).toEqual([
    [[2], 1],
    [[], 1],
    [[], 1],
  ]);
});

test("Triumph: what is long to read stands longer, a block that moves does not", () => {
  const view = { phase: "government", viewer: "ussr", year: 1936 };
  const raised = (...cards: string[]) => ({ type: "industryRaised", faction: "axis", cards, ind: 13 });
  const moved = (...route: string[]) => ({ type: "moved", nationality: "germany", from: "munich", route });
  const timesOf = (events: readonly object[]) => beatsOf(frameOf(view, view, events)).map(({ ms }) => ms);
  const [short, long] = timesOf([raised("I01"), raised("I01", "I02", "I03")]);
  expect(long).toBeGreaterThan(short + 500);
  const [near, far] = timesOf([moved("lorraine"), moved("vienna", "budapest", "bucharest", "odessa", "kharkov")]);
  expect(far).toBe(near);
});

test("Triumph: a battle ends as it was fought, whatever follows at once", () => {
  const fortress = { nationality: "france", unitType: "fortress", cv: 3 };
  const from = { turn: "axis", viewer: "ussr", phase: "battleAction", battle: { area: "lorraine" } };
  const nations = { france: { status: "defeated" } };
  const beats = beatsOf(
    frameOf(
      { ...from, areas: { lorraine: { faceUp: [fortress], control: "west" } } },
      { ...from, nations, areas: { lorraine: {}, paris: { control: "axis" } } },
      [
        { type: "battleBegan", area: "lorraine", parties: ["west", "axis"] },
        { type: "battleEnded", area: "lorraine" },
        { type: "defeated", nation: "france" },
        {
          type: "blockRemoved",
          area: "lorraine",
          nationality: "france",
          unitType: "fortress",
          cv: 3,
          reason: "defeat",
        },
      ],
    ),
  );
  const [end] = beats.flatMap(({ scene }) => (scene as TriumphScene).end ?? []);
  expect(end.title).toBe("West holds Lorraine");
  expect(headlinesOf(beats)).toEqual([{ title: "France is defeated", lines: ["Paris is under control of Axis."] }]);
});

const headlinesOf = (beats: readonly Beat[]) =>
  beats.flatMap(({ scene }) => {
    const { headline } = scene as TriumphScene;
    return headline ? [{ title: headline.title, lines: headline.lines }] : [];
  });

test("Triumph: the calendar shows the Season of the beat", () => {
  const from = { year: 1940, season: "spring", phase: "battleAction", viewer: "ussr", areas: {}, battle: {} };
  const to = { ...from, season: "summer", phase: "command", areas: { belgrade: {} }, nations: { yugoslavia: {} } };
  const beats = beatsOf(
    frameOf(from, to, [
      { type: "battleEnded", area: "lorraine" },
      { type: "defeated", nation: "yugoslavia" },
      { type: "phaseBegan", name: "supply" },
      { type: "supplyLoss", faction: "west", area: "paris", nationality: "france", count: 1 },
      { type: "cardsDiscarded", faction: "axis", cards: ["A05"] },
      { type: "seasonBegan", season: "summer" },
    ]),
  );
  const times = beats.map(({ scene, known }) => (scene as TriumphScene).time ?? (known.view as unknown as View));
  expect(times.map(({ season, phase }) => `${season} ${phase}`)).toEqual([
    "spring battleAction",
    "spring battleAction",
    "spring supply",
    "spring supply",
    "summer command",
  ]);
});

test("Triumph: Seasons that pass at once before the New Year are those of the old year", () => {
  const from = { year: 1939, season: "summer", phase: "battleAction", viewer: "ussr", areas: {}, battle: {} };
  const side = { pop: 1, res: 1, ind: 1, points: { least: 1, most: 1 } };
  const factions = { axis: side, west: side, ussr: side };
  const to = { ...from, year: 1940, season: "none", phase: "production", factions };
  const seasons = ["fall", "winter"].map((season) => ({ type: "seasonBegan", season }));
  const beats = beatsOf(
    frameOf(from, to, [{ type: "battleEnded", area: "lorraine" }, ...seasons, { type: "yearBegan", year: 1940 }]),
  ).slice(1);
  const shown = beats.map(({ scene, known }) => {
    const { lines, time = known.view as unknown as View } = scene as TriumphScene;
    return [lines[0].pieces[0].text, time.year, time.season];
  });
  expect(shown).toEqual([
    ["Fall 1939", 1939, "fall"],
    ["Winter 1939", 1939, "winter"],
    ["New Year 1940", 1940, "none"],
  ]);
});

test("Triumph: what a Player Turn leads to is shown before the calendar passes to the next one", () => {
  const playerTurn = { kind: "normal", command: 0 };
  const from = { season: "summer", phase: "battleAction", turn: "axis", playerTurn, viewer: "west", battle: {} };
  const areas = { paris: {} };
  const to = { ...from, phase: "declarations", turn: "west", areas, nations: { france: { status: "defeated" } } };
  const beats = beatsOf(
    frameOf({ ...from, areas }, to, [
      { type: "battleEnded", area: "paris" },
      { type: "defeated", nation: "france" },
      { type: "playerTurnBegan", faction: "west", kind: "normal", command: 6 },
    ]),
  );
  const times = beats.map(({ scene, known }) => (scene as TriumphScene).time ?? (known.view as unknown as View));
  expect(times.map(({ turn, phase }) => `${turn} ${phase}`)).toEqual([
    "axis battleAction",
    "axis battleAction",
    "west declarations",
  ]);
});

test("Triumph: a war begins with its headline, which says what it brings to the one who is attacked", () => {
  const [from, to] = [
    { phase: "declarations", viewer: "west", areas: {} },
    { phase: "movement", viewer: "west", areas: {} },
  ];
  const beats = beatsOf(
    frameOf(from, to, [
      { type: "declarationsAnnounced", faction: "axis", declarations: [{ kind: "war", rival: "west" }] },
      { type: "warDeclared", faction: "axis", rival: "west" },
      { type: "factoryCost", faction: "west", cost: 5 },
    ]),
  );
  expect(seenBy(beats, to)).toEqual([
    ["Axis intends war on West.", "before"],
    ["Axis declares war on West.", "after"],
  ]);
  expect(headlinesOf(beats)).toEqual([
    { title: "Axis declares war on West", lines: ["West's Factory Cost is now 5."] },
  ]);
});

test("Triumph: what an agent has seen waits until it is read", () => {
  const view = { phase: "government", viewer: "west", areas: {} };
  const tank = { nationality: "germany", unitType: "tank", cv: 3 };
  const beats = beatsOf(
    frameOf(view, view, [
      { type: "intelligencePlayed", faction: "west", rival: "axis", card: "I08", area: "ruhr" },
      { type: "unitsInspected", rival: "axis", area: "ruhr", units: [tank] },
    ]),
  );
  expect(beats.map(({ holds }) => holds)).toEqual([true]);
  expect(headlinesOf(beats)).toEqual([
    { title: "Intelligence report", lines: ["The agent sees German Tank 3 of Axis in Ruhr."] },
  ]);
});

test("Triumph: the Low Countries are more than one", () => {
  const view = { phase: "government", viewer: "west", areas: {} };
  const beats = beatsOf(frameOf(view, view, [{ type: "satellite", faction: "axis", nation: "low-countries" }]));
  expect(headlinesOf(beats).map(({ title }) => title)).toEqual(["The Low Countries join Axis"]);
  expect(seenBy(beats, view)[0][0]).toBe("The Low Countries join Axis as a Satellite.");
});

test("Triumph: the map goes to the Capital of a nation first, wherever its other areas are", () => {
  const view = { viewer: "ussr", phase: "battleAction", areas: {} };
  const beats = beatsOf(
    frameOf(view, view, [
      { type: "colonyArmed", nation: "french-north-africa" },
      { type: "satellite", faction: "axis", nation: "turkey" },
    ]),
  );
  expect(beats.map(({ scene }) => (scene as TriumphScene).places[0])).toEqual(["algiers", "ankara"]);
});

test("Triumph: markers that change several times at once have one line in the log", () => {
  const changed = (nation: string, count: number) => ({ type: "influenceChanged", faction: "axis", nation, count });
  const { batch } = frameOf({}, {}, [
    changed("sweden", 1),
    changed("turkey", 1),
    changed("sweden", 2),
    changed("sweden", 3),
  ]);
  const lines = logOf([batch]).flatMap((chapter) => chapter.lines);
  expect(lines.map(({ pieces }) => pieces.map(({ text }) => text).join(""))).toEqual([
    "Axis has 1 marker on Turkey.",
    "Axis has 3 markers on Sweden.",
  ]);
});
