/** What the map and the windows of Surrender know while something is shown: nothing of what comes later. */
import { EVENT_IDS } from "@tripartite/surrender/data/campaign/eventEffects";
import { expect, test } from "vitest";
import type { Beat } from "../src/net/stage.ts";
import { directorOf, type SurrenderScene } from "../src/surrender/stage/direct.ts";
import { joinerOf } from "../src/surrender/stage/join.ts";
import { fightOf } from "../src/surrender/table/model/fight.ts";
import { logOf } from "../src/surrender/table/model/log.ts";
import { sceneOf } from "../src/surrender/table/model/scene.ts";
import { frameOf, seenBy } from "./frames.ts";

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
  const told = beats.map(({ known }) => logOf(known.history, scene).flatMap(({ lines }) => lines).length);
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
    ["East Invaded", "Conditional event.", "The Soviet Union mobilizes 7 units at no cost."],
    ["New Year 1940", "Weather: poor in the cold and mild zones; fair in the warm zone."],
    ["Decisive victory of the Axis", "The Axis wins: London is taken."],
  ]);
});

test("Surrender: the headline of a conditional event names who mobilizes", () => {
  const linesOf = (event: string) => headlinesIn("europe-1939", [{ type: "eventFired", event }])[0].slice(1);
  expect(linesOf("CE-MED")).toEqual([
    "Conditional event.",
    "The United Kingdom mobilizes 3 units and France mobilizes 2 units at no cost.",
  ]);
  for (const event of EVENT_IDS) expect(linesOf(event).join(" "), event).not.toContain("undefined");
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

test("Surrender: the window of an Air Strike closes when ships sail, another strike or bombers start or an invasion begins", () => {
  const strike = { type: "airCombat", mission: "airStrike", hex: "2718", unit: "GL2", defender: "UKC", result: "DD" };
  const windowAfter = (event: object) => fightOf([{ since: 1, seq: 2, events: [strike, event] as never }])?.hex;
  expect(windowAfter({ type: "sorties", unit: "UKC", change: 3, sorties: 3 })).toBe("2718");
  for (const type of ["sailed", "airStrike", "bombingRun", "invasionLaunched", "intercepted", "escorted"])
    expect(windowAfter({ type }), type).toBeUndefined();
});

test("Surrender: an Air Strike is seen before the headline of what it brings about, and its escort with it", () => {
  const [unit, target, hex] = ["GL2", "UCM", "2718"];
  const declared = { type: "airStrike", unit, target, hex };
  const shown = queued([[declared, { type: "eventFired", event: "CE-WEST" }]]);
  expect(shown.map(({ headline }) => headline !== undefined)).toEqual([false, true]);
  expect(captionsOf(shown)[0]).toMatch(/ flies an Air Strike against .+ in .+\.$/);
  expect(shown[0].places).toEqual([hex]);
  expect(captionsOf(queued([[declared], [{ type: "escorted", unit: "UF11", target }]]))).toHaveLength(1);
});

test("Surrender: an arrow shows from where a unit bombs or intercepts, and it stays at its base", () => {
  const scene = sceneOf("europe-1939");
  const view = { units: { GL2: { place: "2726" } } };
  const run = { type: "bombingRun", unit: "GL2", hex: "2718" };
  const intercepted = { type: "intercepted", unit: "GL2", sea: 15, target: "UCM" };
  const beats = directorOf(scene, undefined)(frameOf(view, view, [run, { ...run, type: "bombed" }, intercepted]));
  const shown = beats.map((beat) => beat.scene as SurrenderScene);
  expect(shown.every(({ flights }) => flights.length === 0)).toBe(true);
  expect(shown[0]).toMatchObject({ way: ["2726", "2718"], alongside: ["2726"] });
  const atSea = shown.at(-1)!.way!;
  expect(atSea[0]).toBe("2726");
  expect(scene.map.byId.get(atSea[1])!.seaZone).toBe("15");
});
