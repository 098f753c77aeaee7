/** How what happens in Triumph & Tragedy is shown: one beat for each line of the log that is worth one. */
import type { Json } from "@tripartite/kernel";
import { FACTIONS, NATIONALITIES, type NationalityName } from "@tripartite/triumph/data/kinds";
import { PARTY_OF_NATIONALITY } from "@tripartite/triumph/data/map";
import type { View } from "@tripartite/triumph/view";
import type { Batch } from "../../net/history.ts";
import type { Known } from "../../net/known.ts";
import type { Beat, Frame } from "../../net/stage.ts";
import { ROLL_MS, whileRolling } from "../../table/stage/rolling.ts";
import type { Headline } from "../../table/stage/scene.ts";
import type { Sound } from "../../table/stage/sounds.ts";
import { latestCombat } from "../table/battle/record.ts";
import { type EventJson, type LogLine, logOf } from "../table/model/log.ts";
import { TRIUMPH_TEXTS } from "../texts.ts";
import { endOf } from "./battleEnd.ts";
import { flightOf } from "./flights.ts";
import { headlineOf, reportOf } from "./headlines.ts";
import { withLoss } from "./losses.ts";
import { resolutionOf, resolvedAt } from "./resolution.ts";
import type { TriumphScene } from "./scene.ts";
import { timesOf } from "./times.ts";
import { readingTime, timeOf } from "./timing.ts";

/** These are shown before the position that they lead to. */
const BEFORE_CHANGE: ReadonlySet<string> = new Set([
  "fired",
  "bombed",
  "held",
  "targetsFlagged",
  "passed",
  "cardsDiscarded",
  "declarationsAnnounced",
  "supplyLoss",
]);
/** So are these if the board on which they are seen is cleared away afterwards. */
const AT_GREEN_TABLE: ReadonlySet<string> = new Set([
  "diplomacyPlayed",
  "wildcardPlayed",
  "diplomacyCancelled",
  "intelligencePlayed",
  "doubleAgentPlayed",
  "industryRaised",
  "technologyRevealed",
  "pairVaulted",
  "passed",
  "influenceChanged",
]);
const SOUNDS: Readonly<Record<string, Sound>> = {
  fired: "dice",
  bombed: "dice",
  warDeclared: "war",
  neutralityViolated: "war",
  defeated: "war",
  satellite: "chime",
  victory: "chime",
  yearBegan: "chime",
};
/** Only the one who sent the agent reads them. */
const REPORTS: ReadonlySet<string> = new Set(["unitsInspected", "handInspected", "vaultInspected"]);
const RESOLUTION_MS = 4500;
const DICE: ReadonlySet<string> = new Set(["fired", "bombed"]);
/** Part of a great moment, also for the one whom it concerns. */
const OF_THE_MOMENT: ReadonlySet<string> = new Set(["factoryCost", "worldReaction"]);
/** Only the log tells it. */
const BOOKKEEPING: ReadonlySet<string> = new Set(["declarationFulfilled"]);
/** Of a caption, and of a headline. */
const MOST_LINES = 3;
/** For each line after its first. */
const LINE_MS = 400;
/** Their fall, or entry, nobody should miss. */
const POWERS: ReadonlySet<unknown> = new Set(["germany", "italy", "britain", "france", "ussr", "usa"]);

export function beatsOf({ before, after, batch, isPast }: Frame): Beat[] {
  const events = batch.events as unknown as readonly EventJson[];
  const [from, to] = [before.view, after.view] as unknown as [View | undefined, View];
  if (from === undefined || from.phase === "setup") return [];
  const lines = new Map(logOf([batch]).flatMap((chapter) => chapter.lines.map((line) => [line.key, line])));
  const beats: ShownBeat[] = [];
  const resolved = resolvedAt(events, from, to);
  /** Until a battle has ended on the stage, the table is as it was, but for its losses: nothing of what follows shows behind it. */
  const ended = events.findLastIndex(({ type }) => type === "battleEnded");
  const times = timesOf(events, from);
  let hasChanged = false;
  let fought = from;
  events.forEach((event, index) => {
    const key = `${batch.seq}.${index}`;
    fought = withLoss(fought, event);
    const line = lines.get(key);
    const isOwn = !isPast && ownerOf(event) === to.viewer;
    if (event.type === "influenceChanged" && index < resolved) return;
    const summary = index === resolved ? resolutionOf(events) : undefined;
    const ms = summary ? RESOLUTION_MS : timeOf(event.type, isOwn);
    const isPlain = line === undefined && event.type !== "yearBegan" && event.type !== "seasonBegan";
    const isNextPass = event.type === "passed" && isPast && events[index - 1]?.type === "passed";
    if (ms === 0 || isPlain || isNextPass) {
      const last = beats.at(-1);
      const isTold = !BOOKKEEPING.has(event.type) && (!isOwn || OF_THE_MOMENT.has(event.type));
      if (last) beats[beats.length - 1] = withMore(last, isTold ? line : undefined, { before, batch, told: index + 1 });
      return;
    }
    const isOnMap = event.type === "battlesDesignated" && events.some(({ type }) => type === "battleBegan");
    const staysBefore =
      isOnMap || BEFORE_CHANGE.has(event.type) || (AT_GREEN_TABLE.has(event.type) && from.phase !== to.phase);
    hasChanged ||= index > ended && (ended >= 0 || !staysBefore);
    const shown = hasChanged ? after : { ...before, view: fought as unknown as Json };
    const known = partly(shown, { before, batch, told: index + 1 });
    /** A move is followed on the map. */
    const reading = line === undefined || event.type === "moved" ? 0 : readingTime(textOf(line));
    const beat: ShownBeat = {
      ...{ key, ms: ms + reading, known },
      ...groupOf(event),
      ...sceneOf({ key, event, line, index, summary, time: times[index] }, { before, after, batch }),
    };
    beats.push(...(DICE.has(event.type) ? diceBeats(beat) : [beat]));
  });
  return beats;
}

interface Told {
  readonly before: Known;
  readonly batch: Batch;
  /** Events of the batch that are known so far. */
  readonly told: number;
}

function partly(known: Known, { before, batch, told }: Told): Known {
  const { since, seq, events } = batch;
  return {
    ...known,
    seq: before.seq,
    waitingFor: before.waitingFor,
    history: [...before.history, { since, seq, events: events.slice(0, told) }],
  };
}

interface ShownBeat extends Beat {
  readonly scene: TriumphScene;
}

/** First they roll: neither caption nor log tells how they fall. Then they are read. */
function diceBeats(beat: ShownBeat): ShownBeat[] {
  const { sound: _heard, ...read } = beat.scene;
  const scene = { ...beat.scene, lines: beat.scene.lines.map(beforeDice) };
  const volley = String(beat.scene.places[0]);
  return [
    { ...beat, key: `${beat.key}.roll`, ms: ROLL_MS, known: whileRolling(beat.known), isLeadIn: true, scene, volley },
    { ...beat, scene: read, volley },
  ];
}

/** A line that has no beat of its own is shown with the one before, which stays until it is read; the log has them all. */
function withMore(beat: ShownBeat, line: LogLine | undefined, told: Told): ShownBeat {
  const { scene, ms } = beat;
  const known = partly(beat.known, told);
  const said = scene.headline?.lines ?? scene.lines;
  /** What a shot costs stands beside its dice. */
  const hasRoom = said.length < MOST_LINES && scene.lines[0].dice === undefined;
  if (line === undefined || !hasRoom) return { ...beat, known };
  const more: Partial<TriumphScene> = scene.headline
    ? { headline: { ...scene.headline, lines: [...scene.headline.lines, textOf(line)] } }
    : { lines: [...scene.lines, line] };
  return { ...beat, known, ms: ms + LINE_MS, scene: { ...scene, ...more } };
}

/** Moves of one side may overlap. */
function groupOf(event: EventJson): Pick<Beat, "group"> {
  return event.type === "moved" ? { group: `moves of ${ownerOf(event)}` } : {};
}

function ownerOf({ faction, nationality }: EventJson): string | undefined {
  if (typeof faction === "string") return faction;
  return FACTIONS[PARTY_OF_NATIONALITY[NATIONALITIES.indexOf(nationality as NationalityName)]];
}

interface Shown {
  readonly key: string;
  readonly event: EventJson;
  readonly line: LogLine | undefined;
  /** Of the event in its batch. */
  readonly index: number;
  /** Stands for more than the event. */
  readonly summary: Headline | undefined;
  readonly time: View | undefined;
}

function sceneOf(
  { key, event, line, index, summary, time }: Shown,
  { before, after, batch }: Frame,
): Pick<ShownBeat, "scene" | "holds" | "isGreat"> {
  const [from, to] = [before.view, after.view] as unknown as [View, View];
  const flight = flightOf(key, event);
  const isReport = REPORTS.has(event.type) && line !== undefined;
  const headline = summary ?? (isReport ? reportOf(textOf(line)) : headlineOf(event, to));
  const sound = SOUNDS[event.type];
  const record = event.type === "battleEnded" ? recordUpTo({ before, batch, told: index + 1 }) : undefined;
  const isOurs = record?.parties.some((party) => party === to.viewer);
  const scene: TriumphScene = {
    lines: summary
      ? [captionOf(key, batch.seq, summary)]
      : [line ?? headingOf(key, batch.seq, event, (time ?? to).year)],
    places: event.type === "influenceChanged" ? [] : (line?.areas ?? []),
    flights: flight ? [flight] : [],
    ...(headline && { headline }),
    ...(typeof event.nation === "string" && { nation: event.nation }),
    ...(sound && { sound }),
    ...(time && { time }),
    ...(record && { end: endOf(record, from, to, batch.events.slice(index + 1) as unknown as EventJson[]) }),
  };
  const isPower = POWERS.has(event.nation) && (event.type === "defeated" || event.type === "satellite");
  const holds = isOurs || event.type === "victory" || isPower || isReport;
  return { scene, ...(holds && { holds: true }), ...(headline && { isGreat: true }) };
}

type Caption = TriumphScene["lines"][number];

const textOf = ({ pieces }: Caption) => pieces.map(({ text }) => text).join("");

function beforeDice(line: Caption): Caption {
  const [text] = textOf(line).split(":");
  return { ...line, pieces: [{ text: `${text} …` }] };
}

/** A summary has no line of its own in the log. */
function captionOf(key: string, seq: number, { symbol, title }: Headline): LogLine {
  return { key, seq, kind: "politics", symbol, areas: [], pieces: [{ text: `${title}.` }] };
}

/** A year or a Season has a heading in the log instead of a line. */
function headingOf(key: string, seq: number, event: EventJson, year: number): LogLine {
  const { seasons, calendar } = TRIUMPH_TEXTS;
  const isYear = event.type === "yearBegan";
  const text = isYear
    ? `${calendar.newYear} ${event.year}`
    : `${seasons[event.season as keyof typeof seasons]} ${year}`;
  const symbol = isYear ? "p-newyear" : `p-${event.season}`;
  return { key, seq, kind: "command", symbol, areas: [], pieces: [{ text }] };
}

function recordUpTo(told: Told) {
  return latestCombat(partly(told.before, told).history).battles.at(-1);
}
