/** How what happens in Unconditional Surrender! is shown: one beat for each line of the log that is worth one. */
import type { Json } from "@tripartite/kernel";
import type { Event } from "@tripartite/surrender/events";
import type { Batch } from "../../net/history.ts";
import type { Known } from "../../net/known.ts";
import type { Beat, Director, Frame } from "../../net/stage.ts";
import type { LogLine } from "../../table/LogList.tsx";
import { ROLL_MS, whileRolling } from "../../table/stage/rolling.ts";
import type { Headline, Scene as ShownScene } from "../../table/stage/scene.ts";
import type { Sound } from "../../table/stage/sounds.ts";
import type { Flight } from "../../table/stage/useFlights.ts";
import { TABLE_TEXTS } from "../../table/texts.ts";
import { describeEffects, logOf } from "../table/model/log.ts";
import { hexesOf } from "../table/model/onBoard.ts";
import type { Scene } from "../table/model/scene.ts";
import { timeOf } from "./timing.ts";

const texts = TABLE_TEXTS.stage;

/** Great moments, with their sign. */
const HEADLINES: Partial<Record<Event["type"], string>> = {
  warDeclared: "s-war",
  sovietEntry: "s-war",
  conquered: "c-capital",
  collapsed: "s-contested",
  liberated: "c-capital",
  countryActivated: "p-declare",
  victory: "s-vp",
};
const SOUNDS: Partial<Record<Event["type"], Sound>> = {
  airCombat: "dice",
  groundCombat: "dice",
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

/** `own` are the sides of the viewer, as the log calls them. */
export function directorOf(scene: Scene, own: string | undefined): Director["beatsOf"] {
  return ({ before, after, batch, isPast }: Frame) => {
    if (before.view === undefined) return [];
    const lines = new Map(logOf([batch], scene).flatMap((chapter) => chapter.lines.map((line) => [line.key, line])));
    const beats: Beat[] = [];
    const rolled = rolledAt(batch.events);
    const turned = batch.events.findIndex((json) => typeOf(json) === "turnBegan");
    const lastOfTurn = { ...after, view: withCalendar(after.view, before.view) };
    batch.events.forEach((json, index) => {
      const type = typeOf(json);
      const key = `${batch.seq}.${index}`;
      const line = lines.get(key) ?? (type === "turnBegan" ? headingOf(key, json, scene) : undefined);
      const isOwn = !isPast && own !== undefined && line?.faction === own && MOVES.has(type);
      const ms = line === undefined || isOwn ? 0 : timeOf(type);
      const told = { before, batch, told: index + 1 };
      const known = partly(index <= rolled ? before : index < turned ? lastOfTurn : after, told);
      const last = beats.at(-1);
      const shown = line && { ...sceneOf(json, line), places: placesOf(json, line, scene) };
      if (ms > 0 && shown && DICE.has(type)) beats.push(...diceBeats({ key, ms, known, scene: shown }));
      else if (ms > 0 && line && shown)
        beats.push({
          key,
          ms,
          known,
          scene: shown,
          ...(MOVES.has(type) && { group: `moves of ${line.faction}` }),
          ...(HELD.has(type) && { holds: true }),
          ...(shown.headline && { isGreat: true }),
        });
      else if (last) beats[beats.length - 1] = { ...last, known: partly(last.known, told) };
    });
    return beats;
  };
}

/** A turn has a heading in the log instead of a line. */
function headingOf(key: string, json: Json, scene: Scene): LogLine {
  return { key, symbol: "p-newyear", pieces: [{ text: describeEffects([json], scene).join() }] };
}

/** First they roll: neither caption nor log tells how they fall. Then they are read. */
function diceBeats(beat: Beat & { readonly scene: SurrenderScene }): Beat[] {
  const { sound: _heard, ...read } = beat.scene;
  const lines = beat.scene.lines.map((line) => ({ ...line, pieces: [{ text: texts.rolling }] }));
  const scene: SurrenderScene = { ...beat.scene, lines, dice: "rolling" };
  return [
    { ...beat, key: `${beat.key}.roll`, ms: ROLL_MS, known: whileRolling(beat.known), isLeadIn: true, scene },
    { ...beat, scene: { ...read, dice: "read" } },
  ];
}

const typeOf = (json: Json) => (json as unknown as { type: Event["type"] }).type;

/** Up to the last dice of a combat the map is as it was: nothing there tells how they fall. -1 without such dice. */
function rolledAt(events: readonly Json[]): number {
  const types = events.map(typeOf);
  const rolled = types.findLastIndex((type) => type === "airCombat" || type === "groundCombat");
  return types.slice(0, rolled + 1).some((type) => MOVES.has(type)) ? -1 : rolled;
}

const CALENDAR = ["turn", "month", "year", "turnPhase", "phasing", "weather"];

/** The calendar does not run ahead of what is shown. */
function withCalendar(view: Json | undefined, of: Json): Json {
  const fields = Object.entries(of as object).filter(([name]) => CALENDAR.includes(name));
  return { ...(view as object), ...Object.fromEntries(fields) };
}

interface Told {
  readonly before: Known;
  readonly batch: Batch;
  /** Events of the batch that are known so far. */
  readonly told: number;
}

function partly(known: Known, { before, batch, told }: Told): Known {
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
}

interface EventJson {
  readonly type: Event["type"];
  readonly fromHex?: string;
  readonly hex?: string;
  readonly path?: readonly string[];
  readonly unit?: string;
  readonly country?: string;
}

/** The places that the line names; else where it happened, or where the country lies that it is about. */
function placesOf(json: Json, { pieces }: LogLine, scene: Scene): string[] {
  const named = pieces.flatMap(({ area }) => area ?? []).reverse();
  if (named.length > 0) return named;
  const { type, hex, country } = json as unknown as EventJson;
  const place = hex ?? (ABOUT_COUNTRY.has(type) ? hexesOf(scene, country)?.middle : undefined);
  return place === undefined ? [] : [place];
}

function sceneOf(json: Json, line: LogLine): Omit<SurrenderScene, "places"> {
  const { type, fromHex, hex, path, unit } = json as unknown as EventJson;
  const end = path ?? (hex === undefined ? [] : [hex]);
  const symbol = HEADLINES[type];
  const sound = SOUNDS[type];
  const way = fromHex !== undefined && end.length > 0 ? [fromHex, ...end] : undefined;
  return {
    lines: [line],
    flights: way && unit !== undefined ? [{ key: line.key, unit, route: way }] : [],
    ...(symbol && { headline: headlineOf(symbol, line) }),
    ...(sound && { sound }),
    ...(way && { way }),
  };
}

function headlineOf(symbol: string, { pieces, faction }: LogLine): Headline {
  const title = pieces
    .map(({ text }) => text)
    .join("")
    .replace(/\.$/, "");
  return { symbol, title, lines: [], ...(faction && { side: `f-${faction}` }) };
}
