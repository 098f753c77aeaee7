/** How what happens in Unconditional Surrender! is shown: one beat for each line of the log that is worth one. */
import type { Json } from "@tripartite/kernel";
import type { Faction } from "@tripartite/surrender/data/vocabulary";
import type { Event } from "@tripartite/surrender/events";
import type { Batch } from "../../net/history.ts";
import type { Known } from "../../net/known.ts";
import type { Beat, Director, Frame } from "../../net/stage.ts";
import type { LogLine } from "../../table/LogList.tsx";
import { whileRolling } from "../../table/stage/rolling.ts";
import type { Scene as ShownScene } from "../../table/stage/scene.ts";
import type { Sound } from "../../table/stage/sounds.ts";
import type { Flight } from "../../table/stage/useFlights.ts";
import { describeEffects, logOf } from "../table/model/log.ts";
import { disputedHexes, hexesOf } from "../table/model/onBoard.ts";
import type { Scene } from "../table/model/scene.ts";
import { middleOf, seaPath } from "../table/model/sea.ts";
import { STAGE_TEXTS } from "../words/stage.ts";
import { headlineOf, type Told } from "./headlines.ts";
import { withCalendar, withoutCession, withoutFall } from "./held.ts";
import { ROLL_MS, timeOf, timeOfAll } from "./timing.ts";
import { together } from "./together.ts";

const SOUNDS: Partial<Record<Event["type"], Sound>> = {
  airCombat: "dice",
  groundCombat: "dice",
  interceptionCombat: "dice",
  strategicCombat: "dice",
  warDeclared: "war",
  sovietEntry: "war",
  conquered: "war",
  collapsed: "war",
  liberated: "chime",
  victory: "chime",
};
/** Their results are shown when the dice have stopped. */
const DICE: ReadonlySet<Event["type"]> = new Set([
  "airCombat",
  "groundCombat",
  "interceptionCombat",
  "strategicCombat",
]);
const ABOUT_COUNTRY: ReadonlySet<Event["type"]> = new Set([
  "warDeclared",
  "countryActivated",
  "proChanged",
  "becameNeutral",
  "collapsed",
  "conquered",
  "armistice",
  "foughtOn",
  "liberated",
]);
/** With it a country's units leave the map. */
const FALLS: ReadonlySet<Event["type"]> = new Set(["collapsed", "conquered"]);
/** They stay until the person continues. */
const HELD: ReadonlySet<Event["type"]> = new Set(["conquered", "victory"]);
/** One's own ones are seen when they are made. */
const MOVES: ReadonlySet<Event["type"]> = new Set([
  "marched",
  "advanced",
  "flew",
  "sailed",
  "strategicallyMoved",
  "landed",
]);

/** The unit acts elsewhere and stays at its base. */
const MISSIONS: ReadonlySet<Event["type"]> = new Set(["bombingRun", "airStrike", "intercepted", "interceptionCombat"]);
/** They fight nobody. */
export const QUIET: ReadonlySet<Event["type"]> = new Set(["marched", "flew", "sailed", "strategicallyMoved"]);
/** Other things that come one after the other, all over the map, and are seen in passing: the map keeps still. */
export const BUILDING: ReadonlySet<Event["type"]> = new Set(["rebuilt", "mobilized", "upgraded", "unitPlaced"]);
/** They have no window, so that their dice lie beside the caption. */
const WITHOUT_WINDOW: ReadonlySet<Event["type"]> = new Set(["interceptionCombat", "strategicCombat"]);
/** The number of sentences that fit into a caption. */
const MOST_SENTENCES = 4;

/** An event that is shown. */
export interface Shown extends Told {
  readonly index: number;
  readonly line: LogLine;
  readonly ms: number;
  /** The turn, and the side that was at it. */
  readonly turn: number | undefined;
  readonly by: Faction | undefined;
}

/** `own` are the sides of the viewer, as the log calls them. */
export function directorOf(scene: Scene, own: string | undefined): Director["beatsOf"] {
  return ({ before, after, batch, isPast }: Frame) => {
    if (before.view === undefined) return [];
    const lines = new Map(logOf([batch], scene).flatMap((chapter) => chapter.lines.map((line) => [line.key, line])));
    const { turn, phasing: by } = before.view as unknown as { turn?: number; phasing?: Faction };
    const rolled = rolledAt(batch.events);
    const turned = batch.events.findIndex((json) => typeOf(json) === "turnBegan");
    const ceded = batch.events.findIndex((json) => typeOf(json) === "areaCeded");
    const area = disputedHexes(scene, (batch.events[ceded] as unknown as EventJson | undefined)?.disputed);
    const unceded = ceded < 0 ? after : { ...after, view: withoutCession(after.view, before.view, area) };
    const lastOfTurn = { ...after, view: withCalendar(after.view, before.view) };
    const fell = batch.events.findIndex((json) => FALLS.has(typeOf(json)));
    const unfallen =
      fell < 0 ? after : { ...after, view: withoutFall(lastOfTurn.view, before.view, batch.events, fell) };
    const shown = batch.events.flatMap((json, index): Shown[] => {
      const type = typeOf(json);
      const key = `${batch.seq}.${index}`;
      const line = lines.get(key) ?? (type === "turnBegan" ? headingOf(key, json, scene) : undefined);
      const isOwn = !isPast && own !== undefined && line?.faction === own && MOVES.has(type);
      const ms = line === undefined || isOwn ? 0 : timeOf(type, (json as { result?: string }).result);
      return ms > 0 && line ? [{ type, json, index, line, ms, turn, by, text: textOf(line, type) }] : [];
    });
    const piles = together(shown);
    return piles.flatMap((pile, at) => {
      const { index, type, json } = pile.at(-1)!;
      const later = index < fell ? unfallen : index < turned ? lastOfTurn : index < ceded ? unceded : after;
      const all = index <= rolled ? before : later;
      const tell = (told: number) => partly(all, { before, batch, told });
      const known = tell(piles[at + 1]?.[0].index ?? batch.events.length);
      const beat = beatOf(pile, known, scene);
      if (DICE.has(type)) return diceBeats(beat, tell(index + 1), rollingOf(json, scene));
      return beat;
    });
  };
}

/** One beat for a pile of events. */
export function beatOf(pile: readonly Shown[], known: Known, scene: Scene): Beat & { readonly scene: SurrenderScene } {
  const shown = sceneOf(pile, known, scene);
  const isGreat = shown.headline !== undefined;
  const times = pile.filter(({ type }, place) => place === 0 || type !== "controlChanged").map(({ ms }) => ms);
  const group = groupOf(pile);
  return {
    key: pile.at(-1)!.line.key,
    ms: timeOfAll(times, isGreat),
    known,
    scene: shown,
    ...(pile[0].turn !== undefined && { chapter: `turn ${pile[0].turn}` }),
    ...(group && { group }),
    ...(pile.some((one) => HELD.has(one.type)) && { holds: true }),
    ...(isGreat && { isGreat }),
  };
}

/** The map shows the Sea Zones of a voyage: their names would not be read in its time. */
function textOf({ pieces }: LogLine, type: Event["type"]): string {
  const text = pieces.map(({ text }) => text).join("");
  return type === "sailed" ? text.replace(/ \([^()]*\)\.$/, ".") : text;
}

/** Moves of one side, and what it builds, may follow each other closely. */
function groupOf(pile: readonly Shown[]): string | undefined {
  const [{ type, line }] = pile;
  if (BUILDING.has(type)) return `building of ${line.faction}`;
  return MOVES.has(type) ? `moves of ${line.faction}` : undefined;
}

/** A turn has a heading in the log instead of a line. */
function headingOf(key: string, json: Json, scene: Scene): LogLine {
  return { key, symbol: "p-newyear", pieces: [{ text: describeEffects([json], scene).join() }] };
}

/** Who fights, while nobody knows yet how it ends. */
function rollingOf(json: Json, { names, board }: Scene): string {
  const { unit, defender } = json as { unit?: string; defender?: string };
  const nameOf = (id: string) => names.unit(board.unitIds.indexOf(id));
  if (unit === undefined || defender === undefined) return STAGE_TEXTS.rolling;
  return STAGE_TEXTS.rollingFor(nameOf(unit), nameOf(defender));
}

/** First they roll: neither caption nor log tells how they fall. Then they are read. */
function diceBeats(beat: Beat & { readonly scene: SurrenderScene }, rolling: Known, text: string): Beat[] {
  const { sound: _heard, thrown, ...read } = beat.scene;
  const lines = beat.scene.lines.map((line) => ({ ...line, pieces: [{ text }] }));
  const dice = thrown && { thrown: { ...thrown, isRolling: true as const } };
  const scene: SurrenderScene = { ...beat.scene, ...dice, lines, dice: "rolling" };
  return [
    { ...beat, key: `${beat.key}.roll`, ms: ROLL_MS, known: whileRolling(rolling), isLeadIn: true, scene },
    { ...beat, isRead: true, scene: { ...read, ...(thrown && { thrown }), dice: "read" } },
  ];
}

const typeOf = (json: Json) => (json as unknown as { type: Event["type"] }).type;

/** Up to the last dice of a combat the map is as it was: nothing there tells how they fall. -1 without such dice. */
function rolledAt(events: readonly Json[]): number {
  const types = events.map(typeOf);
  const rolled = types.findLastIndex((type) => type === "airCombat" || type === "groundCombat");
  return types.slice(0, rolled + 1).some((type) => MOVES.has(type)) ? -1 : rolled;
}

interface Part {
  readonly before: Known;
  readonly batch: Batch;
  /** Events of the batch that are known so far. */
  readonly told: number;
}

function partly(known: Known, { before, batch, told }: Part): Known {
  const { since, seq, events } = batch;
  const history = [...before.history, { since, seq, events: events.slice(0, told) }];
  return { ...known, seq: before.seq, waitingFor: before.waitingFor, history };
}

/** A counter on its way over the map. */
export interface UnitFlight extends Flight {
  readonly unit: string;
}

export interface SurrenderScene extends ShownScene {
  readonly flights: readonly UnitFlight[];
  /** Of a combat that is shown. */
  readonly dice?: "rolling" | "read";
  /** The way of a unit over the map, its start included. */
  readonly way?: readonly string[];
  /** Other places that are in sight too if there is room: where moves begin, and where others end. */
  readonly alongside?: readonly string[];
  /** What it tells. */
  readonly pile: readonly Shown[];
}

export interface EventJson {
  readonly type: Event["type"];
  readonly fromHex?: string;
  readonly hex?: string;
  readonly path?: readonly string[];
  readonly unit?: string;
  /** Of an attack. */
  readonly units?: readonly string[];
  readonly country?: string;
  /** The side that war is declared on. */
  readonly against?: Faction;
  readonly disputed?: string;
  readonly faction?: Faction;
  readonly box?: string;
  readonly fromPlace?: string;
  readonly place?: string;
  /** Sea Zones and sea boxes. */
  readonly route?: readonly (number | string)[];
  readonly sea?: number | string;
  readonly zone?: string;
  readonly weather?: string;
}

export const eventOf = ({ json }: Told) => json as unknown as EventJson;

/** The places that the line names; else where it happened, or where the country lies that it is about. */
function placesOf(shown: Shown, scene: Scene): string[] {
  if (BUILDING.has(shown.type)) return [];
  const named = shown.line.pieces.flatMap(({ area }) => area ?? []).reverse();
  if (named.length > 0) return named;
  const { type, hex, country, sea, disputed, against } = eventOf(shown);
  if (against !== undefined) return [scene.home(against)];
  const at = hex ?? (sea === undefined ? disputedHexes(scene, disputed)[0] : middleOf(scene, String(sea)));
  const place = at ?? (ABOUT_COUNTRY.has(type) ? hexesOf(scene, country)?.middle : undefined);
  return place === undefined ? [] : [place];
}

function wayOf(shown: Shown, scene: Scene): string[] | undefined {
  const { fromHex, hex, path, fromPlace, place, route } = eventOf(shown);
  if (route !== undefined) return seaPath(scene, fromPlace, route.map(String), place);
  const end = path ?? (hex === undefined ? [] : [hex]);
  return fromHex !== undefined && end.length > 0 ? [fromHex, ...end] : undefined;
}

/** From the base of a unit to where it acts; it does not move there. */
function missionOf(shown: Shown, known: Known, scene: Scene): string[] | undefined {
  if (!MISSIONS.has(shown.type)) return undefined;
  const { unit, hex, sea } = eventOf(shown);
  const target = hex ?? (sea === undefined ? undefined : middleOf(scene, String(sea)));
  const view = known.view as { readonly units?: Readonly<Record<string, { readonly place: string }>> } | undefined;
  const base = view?.units?.[unit ?? ""]?.place;
  return target !== undefined && base !== undefined && scene.map.byId.has(base) ? [base, target] : undefined;
}

function sceneOf(pile: readonly Shown[], known: Known, scene: Scene): SurrenderScene {
  const flights = flightsOf(pile, scene);
  const sound = pile.map(({ type }) => SOUNDS[type]).find((one) => one !== undefined);
  const isSwarm = flights.length > 1 && pile.every(({ type }) => QUIET.has(type));
  const ways = pile.map((shown) => wayOf(shown, scene) ?? missionOf(shown, known, scene));
  const way = isSwarm ? undefined : ways.findLast((one) => one && one.length > 1);
  const alongside = isSwarm ? flights.flatMap(({ route }) => [route.at(-1)!, route[0]]) : way?.slice(0, 1);
  const told = withWeather(pile);
  const headline = headlineOf(told, scene);
  const [{ type, line }] = pile;
  return {
    lines: [isSwarm ? swarmOf(flights, pile, scene) : captionOf(withoutAsides(told, headline !== undefined), line)],
    places: pile.map((shown) => placesOf(shown, scene)).find((places) => places.length > 0) ?? [],
    flights,
    pile,
    ...(alongside && { alongside }),
    ...(headline && { headline }),
    ...(sound && { sound }),
    ...(way && { way }),
    ...(WITHOUT_WINDOW.has(type) && line.dice && { thrown: { dice: line.dice } }),
  };
}

/** A unit that moves twice has one way. */
function flightsOf(pile: readonly Shown[], scene: Scene): UnitFlight[] {
  const flights = new Map<string, UnitFlight>();
  for (const shown of pile) {
    const { unit } = eventOf(shown);
    const way = wayOf(shown, scene);
    if (unit === undefined || way === undefined || way.length < 2) continue;
    const before = flights.get(unit)?.route ?? [];
    const route = [...before, ...(before.at(-1) === way[0] ? way.slice(1) : way)];
    flights.set(unit, { key: shown.line.key, unit, route });
  }
  return [...flights.values()];
}

/** Several units that move at the same time. */
function swarmOf(flights: readonly UnitFlight[], pile: readonly Shown[], scene: Scene): LogLine {
  const [{ line, by }] = pile;
  const side = scene.sideName(by);
  const areArmies = flights.every(({ unit }) => scene.isGround(unit));
  const names = flights.map(({ unit }) => scene.shortUnitName(unit));
  return { ...line, pieces: [{ text: STAGE_TEXTS.swarm(side, names, areArmies) }] };
}

/** One sentence tells the weather of all zones. */
function withWeather(pile: readonly Shown[]): readonly Told[] {
  const rolled = pile.filter(({ type }) => type === "weatherRolled");
  if (rolled.length === 0) return pile;
  const zones = Map.groupBy(rolled, (one) => eventOf(one).weather!);
  const named = new Map([...zones].map(([weather, those]) => [weather, those.map((one) => eventOf(one).zone!)]));
  return [...pile.filter((one) => !rolled.includes(one)), { ...rolled[0], text: STAGE_TEXTS.weather(named) }];
}

/** What the map shows needs no words beside something greater: who goes to attack, what falls with a country. */
function withoutAsides(told: readonly Told[], isGreat: boolean): readonly Told[] {
  const isAttack = told.some(({ type }) => type === "attackDeclared");
  return told.filter(({ type }) => !(isGreat && type === "controlChanged") && !(isAttack && type === "marched"));
}

/** All sentences of a beat are one caption. */
function captionOf(told: readonly Told[], first: LogLine): LogLine {
  const isLong = told.length > MOST_SENTENCES;
  const read = isLong ? told.slice(0, MOST_SENTENCES - 1) : told;
  const others = told.slice(read.length);
  const areAlike = others.every(({ type }) => type === read.at(-1)!.type);
  const rest = areAlike ? STAGE_TEXTS.more(others.length) : STAGE_TEXTS.moreInLog;
  const text = [...read.map((one) => one.text), ...(isLong ? [rest] : [])].join(" ");
  return { ...first, pieces: [{ text }] };
}
