/** Events as lines of the log. */
import type { Json } from "@tripartite/kernel";
import { decodeEvent } from "@tripartite/triumph/codec";
import { FACTIONS, type FactionName, NATIONALITIES, type NationalityName } from "@tripartite/triumph/data/kinds";
import { AREA_IDS, AREAS_OF_NATION, CAPITAL_OF_NATION, PARTY_OF_NATIONALITY } from "@tripartite/triumph/data/map";
import { describeEvent } from "@tripartite/triumph/describe";
import type { History } from "../../../net/history.ts";
import { isRolling } from "../../../table/stage/rolling.ts";
import { tableEventText } from "../../../table/tableEvents.ts";
import { isLogged } from "../../logged.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { type Arrived, arrivalPieces, arrivedAfter } from "./arrivals.ts";
import { areaName, nationIndex } from "./names.ts";

/** A piece of a line; with an area it is the name of a place. */
export interface Piece {
  readonly text: string;
  readonly area?: string;
}

export const LOG_KINDS = ["economy", "politics", "command", "moves", "battles"] as const;
export type LogKind = (typeof LOG_KINDS)[number];

export interface LogLine {
  readonly key: string;
  /** The move that it tells of. */
  readonly seq: number;
  readonly kind: LogKind;
  readonly symbol: string;
  readonly faction?: FactionName;
  readonly pieces: readonly Piece[];
  readonly dice?: readonly number[];
  /** A die not above it is a Hit. */
  readonly power?: number;
  /** Where it happened; of a nation all its areas. */
  readonly areas: readonly string[];
  /** The way of a block, its start included. */
  readonly route?: readonly string[];
  /** Blocks of one nationality that appeared. */
  readonly arrived?: Arrived;
}

export interface LogChapter {
  readonly key: string;
  readonly title: string;
  readonly symbol: string;
  readonly lines: readonly LogLine[];
}

export interface EventJson {
  readonly type: string;
  readonly [field: string]: Json;
}

const SYMBOLS: Readonly<Record<string, string>> = {
  moved: "p-move",
  unitMoved: "p-move",
  fired: "a-fire",
  bombed: "a-fire",
  retreated: "a-retreat",
  rebased: "a-retreat",
  held: "a-hold",
  battleBegan: "p-battle",
  battleEnded: "p-battle",
  battlesDesignated: "p-battle",
  unitHit: "p-battle",
  unitsRevealed: "p-battle",
  warDeclared: "s-war",
  neutralityViolated: "p-declare",
  declarationsAnnounced: "p-declare",
  interventionDeclared: "p-declare",
  cardsDrawn: "s-hand",
  cardsSeen: "s-hand",
  cardsDiscarded: "s-hand",
  worldReaction: "s-hand",
  commandCommitted: "p-command",
  commandRevealed: "p-command",
  commandOrder: "p-command",
  playerTurnBegan: "p-command",
  productionLevel: "r-prod",
  produced: "r-prod",
  industryRaised: "r-ind",
  industryLowered: "r-ind",
  factoryCost: "r-ind",
  technologyRevealed: "t-science",
  pairVaulted: "s-vault",
  pairSeen: "s-vault",
  chitDrawn: "s-chit",
  chitValue: "s-chit",
  turnOrder: "a-dice",
  blockadeMarked: "s-blockade",
  supplyLoss: "s-unsupplied",
  unitWeakened: "s-unsupplied",
  satellite: "s-vp",
  victory: "s-vp",
};

const KINDS: Readonly<Record<LogKind, readonly string[]>> = {
  economy:
    "chitDrawn chitValue blockArrived unitArrived productionLevel produced unitGrew cardsDrawn cardsSeen reshuffled marksRemoved blockadeMarked supplyLoss unitWeakened industryRaised industryLowered factoryCost technologyRevealed pairVaulted pairSeen cardsDiscarded cardsDiscardedUnseen".split(
      " ",
    ),
  command: ["turnOrder", "activeAlly", "commandCommitted", "commandRevealed", "commandOrder", "playerTurnBegan"],
  moves: ["moved", "unitMoved", "blockRemoved"],
  battles:
    "battlesDesignated subsReengaged unitsRevealed battleBegan targetsFlagged fired bombed held unitHit retreated rebased subEscaped battleEnded".split(
      " ",
    ),
  politics: [],
};

function kindOf(type: string): LogKind {
  return LOG_KINDS.find((kind) => KINDS[kind].includes(type)) ?? "politics";
}

const SEASON_SYMBOLS: Readonly<Record<string, string>> = {
  spring: "p-spring",
  summer: "p-summer",
  fall: "p-fall",
  winter: "p-winter",
};

export function logOf(history: History): LogChapter[] {
  const chapters: { key: string; title: string; symbol: string; lines: LogLine[] }[] = [];
  let year = "";
  const begin = (key: string, title: string, symbol: string) => chapters.push({ key, title, symbol, lines: [] });
  for (const { seq, events } of history) {
    for (const [index, json] of events.entries()) {
      const event = json as unknown as EventJson;
      const key = `${seq}.${index}`;
      const last = chapters.at(-1)?.lines.at(-1);
      if (event.type === "yearBegan") {
        year = String(event.year);
        begin(key, `${TRIUMPH_TEXTS.calendar.newYear} ${year}`, "p-newyear");
      } else if (event.type === "seasonBegan") {
        const season = event.season as keyof typeof TRIUMPH_TEXTS.seasons;
        begin(key, `${TRIUMPH_TEXTS.seasons[season]} ${year}`.trim(), SEASON_SYMBOLS[season]);
      } else if (last?.arrived?.nationality === (event.nationality ?? "") && arrivedAfter(last.arrived, event)) {
        chapters.at(-1)!.lines.splice(-1, 1, lineAfter(last, event));
      } else if (isLogged(json) && !isSaidElsewhere(index, events)) {
        if (chapters.length === 0) begin(BEFORE_HEADINGS, TRIUMPH_TEXTS.side.restored, "p-newyear");
        chapters.at(-1)!.lines.push(lineOf({ key, seq }, event));
      }
    }
  }
  return chapters;
}

/** The key of what comes before the first heading. */
export const BEFORE_HEADINGS = "first";

/**
 * Dice that still roll on the stage have no line yet. Cards that were bought or follow from a World
 * Reaction are counted there; who knows which unit a block is reads of the unit; markers that change several times at
 * once are counted at the end.
 */
function isSaidElsewhere(index: number, events: readonly Json[]): boolean {
  const others = events as unknown as readonly EventJson[];
  const { type, faction, from, nationality, nation } = others[index];
  if (isRolling(events[index])) return true;
  if (type === "influenceChanged")
    return others.slice(index + 1).some((one) => one.type === type && one.faction === faction && one.nation === nation);
  if (type === "cardsDrawn")
    return others.some((one) => (one.type === "produced" || one.type === "worldReaction") && one.faction === faction);
  return (
    type === "moved" &&
    others.some((one) => one.type === "unitMoved" && one.from === from && one.nationality === nationality)
  );
}

function arrivalLine({ key, seq }: Place, arrived: Arrived): LogLine {
  const faction = factionOf({ type: "blockArrived", nationality: arrived.nationality });
  return {
    ...{ key, seq, kind: "economy", symbol: "a-plus", arrived },
    ...(faction && { faction }),
    areas: arrived.blocks.map(({ area }) => area),
    pieces: arrivalPieces(arrived),
  };
}

/** Where a line belongs. */
type Place = Pick<LogLine, "key" | "seq">;

/** The side that acts: named, or by the nationality of its block. */
function factionOf({ faction, nationality }: EventJson): FactionName | undefined {
  const named = FACTIONS.find((one) => one === faction);
  return named ?? FACTIONS[PARTY_OF_NATIONALITY[NATIONALITIES.indexOf(nationality as NationalityName)]];
}

/** A game has thousands of events, and each comes back with every move: its line is made once. */
const LINES = new WeakMap<EventJson, { readonly after?: LogLine; readonly line: LogLine }>();

function lineOf(place: Place, event: EventJson): LogLine {
  const known = LINES.get(event)?.line;
  if (known?.key === place.key) return known;
  const line = newLineOf(place, event);
  LINES.set(event, { line });
  return line;
}

/** The line that takes the place of the one before it. */
function lineAfter(before: LogLine, event: EventJson): LogLine {
  const known = LINES.get(event);
  if (known?.after === before) return known.line;
  const line = arrivalLine(before, arrivedAfter(before.arrived, event)!);
  LINES.set(event, { after: before, line });
  return line;
}

function newLineOf({ key, seq }: Place, event: EventJson): LogLine {
  if (event.type === "blockArrived") return arrivalLine({ key, seq }, arrivedAfter(undefined, event)!);
  const faction = factionOf(event);
  const dice = Array.isArray(event.dice) ? (event.dice as number[]) : undefined;
  return {
    key,
    seq,
    kind: kindOf(event.type),
    areas: areasOf(event),
    symbol: SYMBOLS[event.type] ?? (faction === undefined ? "a-log" : `f-${faction}`),
    ...(faction && { faction }),
    ...(dice && { dice }),
    ...(typeof event.power === "number" && { power: event.power }),
    ...((event.type === "moved" || event.type === "unitMoved") && {
      route: [String(event.from), ...(event.route as string[])],
    }),
    pieces: pieces(tableEventText(event as Json) ?? describeEvent(decodeEvent(event as Json)), placesOf(event)),
  };
}

function placesOf({ area, from, to, route, areas }: EventJson): string[] {
  const lists = [route, areas].filter(Array.isArray).flat() as string[];
  return [area, from, to, ...lists].filter((place): place is string => typeof place === "string");
}

/** Where an event happened, the end of a way, or the Capital of a nation, first. */
function areasOf(event: EventJson): string[] {
  const places = placesOf(event).reverse();
  if (places.length > 0 || typeof event.nation !== "string") return places;
  const nation = nationIndex(event.nation);
  const isCapital = (area: number) => Number(area === CAPITAL_OF_NATION[nation]);
  const areas = AREAS_OF_NATION[nation] ?? [];
  return areas.toSorted((a, b) => isCapital(b) - isCapital(a)).map((area) => AREA_IDS[area]);
}

/** Cuts a sentence at the names of the places it tells of. */
export function pieces(sentence: string, areas: readonly string[]): Piece[] {
  const found: Piece[] = [];
  let rest = sentence;
  while (rest !== "") {
    const next = areas
      .map((area) => ({ area, name: areaName(area), at: rest.indexOf(areaName(area)) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at || b.name.length - a.name.length)[0];
    if (next === undefined) {
      found.push({ text: rest });
      break;
    }
    if (next.at > 0) found.push({ text: rest.slice(0, next.at) });
    found.push({ text: next.name, area: next.area });
    rest = rest.slice(next.at + next.name.length);
  }
  return found;
}
