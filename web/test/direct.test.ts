/** What the map and the windows know while something is shown: nothing of what comes later. */

import type { View } from "@tripartite/triumph/view";
import { expect, test } from "vitest";
import type { Known } from "../src/net/known.ts";
import type { Beat, Frame } from "../src/net/stage.ts";
import { directorOf, type SurrenderScene } from "../src/surrender/stage/direct.ts";
import { joinerOf } from "../src/surrender/stage/join.ts";
import { fightOf } from "../src/surrender/table/model/fight.ts";
import { logOf as surrenderLogOf } from "../src/surrender/table/model/log.ts";
import { sceneOf } from "../src/surrender/table/model/scene.ts";
import { beatsOf } from "../src/triumph/stage/direct.ts";
import type { TriumphScene } from "../src/triumph/stage/scene.ts";
import { logOf } from "../src/triumph/table/model/log.ts";

function frameOf(before: object, after: object, events: readonly object[]): Frame {
  const known = { seq: 1, history: [], waitingFor: [], mayUndo: false, legal: [], interrupts: [] };
  const batch = { since: 1, seq: 2, events };
  return {
    before: { ...known, view: before } as unknown as Known,
    after: { ...known, view: after, seq: 2 } as unknown as Known,
    batch: batch as unknown as Frame["batch"],
  };
}

/** How each beat sees the table. */
const seenBy = (beats: readonly Beat[], after: object) =>
  beats.map(({ scene, known }) => {
    const [line] = (scene as { lines: { pieces: { text: string }[] }[] }).lines;
    const words = line?.pieces.map(({ text }) => text).join("");
    return [words, known.view === (after as never) ? "after" : "before"];
  });

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

test("Surrender: while dice roll and are read, the defender they remove still stands there", () => {
  const scene = sceneOf("poland-1939");
  const [before, after] = [{}, {}];
  const value = { lines: [], raw: 0, drm: 0, halvings: [], die: 6, value: 6 };
  const rolled = { attack: value, defence: value, result: "DE", shift: 0 };
  const [attacker, defender] = scene.facts.units.slice(0, 2).map(({ id }) => id);
  const beats = directorOf(
    scene,
    undefined,
  )(
    frameOf(before, after, [
      { type: "groundCombat", unit: attacker, defender, hex: "0710", ...rolled },
      { type: "eliminated", unit: defender },
    ]),
  );
  const told = beats.map(({ known }) => surrenderLogOf(known.history, scene).flatMap(({ lines }) => lines).length);
  expect(told).toEqual([0, 1, 2]);
  expect(seenBy(beats, after)).toMatchObject([
    [expect.stringContaining("the dice roll\u00a0…"), "before"],
    [expect.any(String), "before"],
    [expect.any(String), "after"],
  ]);
});

test("Surrender: the map goes where something happens although its line names no place", () => {
  const scene = sceneOf("europe-1939");
  const events = [
    { type: "reduced", unit: scene.facts.units[0].id, hex: "2434", reason: "noSupply" },
    { type: "countryActivated", country: "yugoslavia", faction: "ussr" },
  ];
  const beats = directorOf(scene, undefined)(frameOf({}, {}, events));
  const capital = scene.map.hexes.find(({ country, city }) => country === "yugoslavia" && city?.isCapital)!;
  expect(beats.map((beat) => (beat.scene as SurrenderScene).places)).toEqual([["2434"], [capital.id]]);
});

test("Surrender: the calendar turns when the new turn is shown", () => {
  const scene = sceneOf("poland-1939");
  const [from, to] = [
    { month: 9, turnPhase: "diplomacy" },
    { month: 10, turnPhase: "economy" },
  ];
  const beats = directorOf(
    scene,
    undefined,
  )(
    frameOf(from, to, [
      { type: "cupDrawn", faction: "axis", country: "germany", cupMarker: "noEvent" },
      { type: "turnBegan", turn: 2, month: 10, year: 1939 },
    ]),
  );
  expect(beats.map(({ known }) => known.view)).toEqual([from, to]);
});

test("Surrender: what follows from one thing shares its beat", () => {
  const scene = sceneOf("poland-1939");
  const [winner, loser] = scene.facts.units.slice(0, 2).map(({ id }) => id);
  const beats = directorOf(
    scene,
    undefined,
  )(
    frameOf({}, {}, [
      { type: "reduced", unit: loser, hex: "0710", reason: "combat" },
      { type: "retreated", unit: loser, fromHex: "0710", hex: "0711" },
      { type: "noEzocPlaced", hex: "0710" },
      { type: "advanced", unit: winner, fromHex: "0709", hex: "0710" },
    ]),
  );
  const [{ lines, flights }] = beats.map((beat) => beat.scene as SurrenderScene);
  expect(beats).toHaveLength(1);
  expect(lines[0].pieces[0].text).toMatch(/is reduced\..* retreats from .*\..* advances into /);
  expect(flights.map(({ unit }) => unit)).toEqual([loser, winner]);
});

const headlinesIn = (scenario: string, events: Parameters<typeof frameOf>[2]) =>
  directorOf(
    sceneOf(scenario),
    undefined,
  )(frameOf({}, {}, events)).map(({ scene }) => {
    const { title, lines } = (scene as SurrenderScene).headline ?? { title: undefined, lines: [] };
    return [title, ...lines];
  });

test("Surrender: great moments are headlines, with what follows below", () => {
  const [poor, fair] = [{ weather: "poor" }, { weather: "fair" }];
  expect(
    headlinesIn("europe-1939", [
      { type: "warDeclared", faction: "axis", country: "netherlands" },
      { type: "countryActivated", country: "netherlands", faction: "western" },
      { type: "collapsed", country: "netherlands" },
      { type: "conquered", country: "netherlands", faction: "axis" },
      { type: "eventFired", event: "CE-WEST" },
      { type: "usaMarkerLaid", turn: 25 },
      { type: "eventFired", event: "CE-EAST" },
      { type: "turnBegan", turn: 5, month: 1, year: 1940 },
      { type: "weatherRolled", zone: "cold", ...poor },
      { type: "weatherRolled", zone: "mild", ...poor },
      { type: "weatherRolled", zone: "warm", ...fair },
      { type: "victory", victory: "axis-decisive", text: "The Axis wins: London is taken." },
    ]),
  ).toEqual([
    ["The Axis declares war on the Netherlands", "The Netherlands joins the West."],
    ["The Netherlands is conquered by the Axis"],
    ["The USA enters the war in September 1941", "Conditional event: West Invaded."],
    ["East Invaded", "Conditional event."],
    ["New Year 1940", "Weather: poor in the cold and mild zones; fair in the warm zone."],
    ["Decisive victory of the Axis", "The Axis wins: London is taken."],
  ]);
});

test("Surrender: a retreat leads the map to where it ends, although the city near by is named too", () => {
  const scene = sceneOf("europe-1939");
  const [beat] = directorOf(
    scene,
    undefined,
  )(frameOf({}, {}, [{ type: "retreated", unit: scene.facts.units[0].id, fromHex: "2633", hex: "2534" }]));
  const { lines, places } = beat.scene as SurrenderScene;
  expect(lines[0].pieces[0].text).toMatch(/ retreats from Poznań to 2534 near Poznań\.$/);
  expect(places).toEqual(["2534", "2633"]);
});

/** Each a move of its own, as the stage puts them together. */
function queued(moves: readonly (readonly object[])[], isStill = false) {
  const phasing = "axis";
  const scene = sceneOf("europe-1939");
  const [beatsOf, join] = [directorOf(scene, undefined), joinerOf(scene, () => isStill)];
  const queue: Beat[] = [];
  for (const events of moves) {
    for (const beat of beatsOf(frameOf({ phasing, turn: 22 }, { phasing, turn: 22 }, events))) {
      const joined = queue.length > 0 ? join(queue.at(-1)!, beat) : undefined;
      queue.splice(joined ? -1 : queue.length, 1, joined ?? beat);
    }
  }
  return queue.map(({ scene: shown }) => shown as SurrenderScene);
}
const captionsOf = (shown: readonly SurrenderScene[]) => shown.map(({ lines }) => lines[0].pieces[0].text);
const march = (unit: string, fromHex: string, ...path: string[]) => [
  { type: "marched", unit, fromHex, path, cost: 1, left: 1 },
];

test("Surrender: moves of one side that fight nobody glide at the same time, each unit once", () => {
  const shown = queued([
    march("G17", "2637", "2636", "2536"),
    march("G5", "2636", "2635"),
    march("G5", "2635", "2634"),
    march("G3", "2537", "2437"),
  ]);
  expect(captionsOf(shown)).toEqual(["Axis moves 3 armies: 17. Armee, 5. Armee and 3. Armee."]);
  expect(shown[0].flights.map(({ unit, route }) => [unit, route.join(" ")])).toEqual([
    ["G17", "2637 2636 2536"],
    ["G5", "2636 2635 2634"],
    ["G3", "2537 2437"],
  ]);
  expect(shown[0].alongside).toEqual(["2536", "2637", "2634", "2636", "2437", "2537"]);
});

test("Surrender: without motion each move has its caption", () => {
  const moves = [march("G17", "2637", "2636", "2536"), march("G5", "2636", "2635")];
  expect(captionsOf(queued(moves, true))).toEqual([
    expect.stringMatching(/^17\. Armee marches /),
    expect.stringMatching(/^5\. Armee marches /),
  ]);
});

test("Surrender: a move that takes a city, and one far away, are shown for themselves", () => {
  const taken = { type: "controlChanged", hex: "2536", faction: "axis" };
  const moves = [
    march("G17", "2637", "2636"),
    [...march("G5", "2537", "2536"), taken],
    march("G3", "2437", "2436"),
    march("G4", "3416", "3415"),
  ];
  expect(queued(moves).map(({ flights }) => flights.map(({ unit }) => unit))).toEqual([
    ["G17"],
    ["G5"],
    ["G3"],
    ["G4"],
  ]);
});

test("Surrender: a march with its attack, and all that follows from the dice, are a beat each; the dice keep their own", () => {
  const value = { lines: [], raw: 0, drm: 0, halvings: [], die: 6, value: 6 };
  const rolled = { attack: value, defence: value, result: "DE", shift: 0 };
  const shown = queued([
    march("G8", "2437", "2539"),
    [{ type: "attackDeclared", kind: "mobile", units: ["G8"], hex: "2638", defender: "R54", cost: 3 }],
    [
      { type: "markerPlayed", faction: "axis", marker: "germanyGroundSupport" },
      { type: "groundCombat", kind: "mobile", unit: "G8", defender: "R54", hex: "2638", ...rolled },
      { type: "eliminated", unit: "R54", hex: "2638", reason: "combat" },
    ],
    [
      { type: "advanced", unit: "G8", fromHex: "2539", hex: "2638" },
      { type: "controlChanged", hex: "2638", faction: "axis" },
    ],
    [{ type: "displaced", unit: "RF5", fromHex: "2638", hex: "2943" }],
  ]);
  expect(captionsOf(shown)).toEqual([
    expect.stringMatching(/^8\. Armee attacks 54-ya armiya .* commits its Ground Support marker\.$/),
    expect.stringContaining("the dice roll\u00a0…"),
    expect.stringContaining("defender eliminated"),
    expect.stringMatching(/ is eliminated\. 8\. Armee advances into Brześć\. .* is displaced /),
  ]);
  expect(shown.map(({ dice }) => dice)).toEqual([undefined, "rolling", "read", undefined]);
});

test("Surrender: units that are placed in a row share a beat, and do not move the map", () => {
  const placed = (unit: string, place: string) => [{ type: "unitPlaced", unit, place }];
  const shown = queued([placed("R16", "2243"), placed("R19", "2049")]);
  expect(captionsOf(shown)).toEqual(["16-ya armiya is placed in Vitebsk. 19-ya armiya is placed in Moskva."]);
  expect(shown[0].places).toEqual([]);
});

test("Surrender: what is ceded after a conquest keeps its colour until its own beat", () => {
  const scene = sceneOf("europe-1939");
  const [brest, warsaw] = ["2638", "2636"];
  const [from, to] = [
    { control: { [brest]: "western", [warsaw]: "western" } },
    { control: { [brest]: "soviet", [warsaw]: "axis" }, details: { areaCountry: { easternPoland: "ussr" } } },
  ];
  const beats = directorOf(
    scene,
    undefined,
  )(
    frameOf(from, to, [
      { type: "conquered", country: "poland", faction: "axis" },
      { type: "areaCeded", disputed: "easternPoland" },
    ]),
  );
  expect(beats.map(({ known }) => known.view)).toEqual([
    { control: { [brest]: "western", [warsaw]: "axis" }, details: { areaCountry: {} } },
    to,
  ]);
});

test("Surrender: before its fall is shown a country's units stand where the fight has left them", () => {
  const scene = sceneOf("europe-1939");
  const [lodz, warsaw, lviv] = ["2735", "2636", "2940"];
  const [retreats, waits, dies] = scene.facts.units.flatMap(({ id, country }) => (country === "poland" ? id : []));
  const at = (place: string) => ({ place, supply: "full" });
  const free = { poland: { status: "active", faction: "western" } };
  const beats = directorOf(
    scene,
    undefined,
  )(
    frameOf(
      {
        countries: free,
        control: { [lodz]: "western", [lviv]: "western" },
        units: { G17: at("2634"), [retreats]: at(lodz), [waits]: at(warsaw), [dies]: at(lviv) },
      },
      {
        countries: { poland: { status: "conquered" } },
        control: { [lodz]: "axis", [lviv]: "axis" },
        units: { G17: at(lodz), [retreats]: at("out"), [waits]: at("out"), [dies]: at("out") },
      },
      [
        { type: "eliminated", unit: dies, hex: lviv },
        { type: "retreated", unit: retreats, fromHex: lodz, hex: "2834" },
        { type: "advanced", unit: "G17", fromHex: "2634", hex: lodz },
        { type: "controlChanged", hex: lodz, faction: "axis" },
        { type: "collapsed", country: "poland" },
        ...[retreats, waits, dies].map((unit) => ({ type: "leftGame", unit })),
        { type: "conquered", country: "poland", faction: "axis" },
        { type: "controlChanged", hex: lviv, faction: "axis" },
      ],
    ),
  );
  const places = beats.map(({ known }) => {
    const { units, control } = known.view as unknown as { units: Record<string, { place: string }>; control: object };
    return [...["G17", retreats, waits, dies].map((unit) => units[unit].place), control];
  });
  expect(places).toEqual([
    [lodz, "2834", warsaw, "out", { [lodz]: "axis", [lviv]: "western" }],
    [lodz, "out", "out", "out", { [lodz]: "axis", [lviv]: "axis" }],
  ]);
  expect(beats.map(({ known }) => (known.view as { countries?: object }).countries)).toEqual([
    free,
    { poland: { status: "conquered" } },
  ]);
});

test("Surrender: the caption of a voyage leaves its Sea Zones to the map", () => {
  const scene = sceneOf("europe-1939");
  const convoy = scene.facts.units.find(({ type }) => type === "convoy")!.id;
  const sailed = {
    type: "sailed",
    unit: convoy,
    fromPlace: "2512",
    place: "2718",
    route: scene.board.seaIds.slice(0, 2),
  };
  expect(captionsOf(queued([[sailed]]))).toEqual([expect.stringMatching(/ sails from .+ to [^(]+\.$/)]);
});

test("Surrender: the escort is announced with the interception, before their dice", () => {
  const scene = sceneOf("europe-1939");
  const [interceptor, escort, target] = scene.facts.units.slice(0, 3).map(({ id }) => id);
  const sea = 27;
  const value = { lines: [], raw: 0, drm: 0, halvings: [], die: 6, value: 6 };
  const combat = { mission: "againstEscort", unit: interceptor, sea, defender: escort, attack: value, defence: value };
  const [caption, ...dice] = captionsOf(
    queued([
      [{ type: "intercepted", unit: interceptor, sea, target }],
      [
        { type: "escorted", unit: escort, target },
        { type: "interceptionCombat", ...combat, result: "NE" },
      ],
    ]),
  );
  expect(caption).toMatch(/ intercepts? .+ off Egypt\. .+ escorts? .+\.$/);
  expect(dice).toHaveLength(2);
});

test("Surrender: a long caption counts what it leaves out only if that is more of the same", () => {
  const { units } = sceneOf("europe-1939").facts;
  const [first, second, ...others] = units.slice(0, 6).map(({ id }) => id);
  const placed = units.slice(0, 6).map(({ id }) => ({ type: "unitPlaced", unit: id, place: "2636" }));
  const fought = [
    { type: "reduced", unit: first, hex: "2636", reason: "combat" },
    { type: "retreated", unit: first, fromHex: "2636", hex: "2637" },
    { type: "advanced", unit: second, fromHex: "2635", hex: "2636" },
    ...others.map((unit) => ({ type: "displaced", unit, fromHex: "2636", hex: "2638" })),
  ];
  expect(captionsOf(queued([placed]))[0]).toMatch(/ is placed in Warszawa\. And 3 more\.$/);
  expect(captionsOf(queued([fought]))[0]).toMatch(/ advances into Warszawa\. More in the log\.$/);
});

test("Surrender: the window of an Air Strike closes when ships sail, bombers start or an invasion begins", () => {
  const strike = { type: "airCombat", mission: "airStrike", hex: "2718", unit: "GL2", defender: "UKC", result: "DD" };
  const windowAfter = (event: object) => fightOf([{ since: 1, seq: 2, events: [strike, event] as never }])?.hex;
  expect(windowAfter({ type: "sorties", unit: "UKC", change: 3, sorties: 3 })).toBe("2718");
  for (const type of ["sailed", "bombingRun", "invasionLaunched", "intercepted", "escorted"])
    expect(windowAfter({ type }), type).toBeUndefined();
});
