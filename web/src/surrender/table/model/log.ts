/** Events as lines of the log. */
import type { Json } from "@tripartite/kernel";
import { decodeEvent } from "@tripartite/surrender/codec";
import type { TurnPhase } from "@tripartite/surrender/data/sequence";
import { describeEvent } from "@tripartite/surrender/describe";
import type { Event } from "@tripartite/surrender/events";
import type { History } from "../../../net/history.ts";
import type { LogChapter, LogLine, LogPiece } from "../../../table/LogList.tsx";
import { isRolling } from "../../../table/stage/rolling.ts";
import { tableEventText } from "../../../table/tableEvents.ts";
import { FACTION_CLASS } from "../../factions.ts";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { PHASE_SYMBOLS } from "./phaseSymbols.ts";
import type { Scene } from "./scene.ts";

interface EventJson {
  readonly type: Event["type"];
  readonly [field: string]: Json;
}

/** What only repeats another line. */
const SILENT: ReadonlySet<Event["type"]> = new Set(["activationEnded", "commitmentChosen", "activated"]);

const SYMBOLS: Partial<Record<Event["type"], string>> = {
  weatherRolled: "p-summer",
  income: "r-ind",
  transferred: "r-ind",
  strategicallyMoved: "t-motorized",
  marched: "p-move",
  sailed: "u-convoy",
  arrived: "u-convoy",
  invasionLaunched: "u-convoy",
  landed: "u-convoy",
  intercepted: "a-fire",
  escorted: "a-hold",
  interceptionCombat: "a-dice",
  strategicCombat: "a-dice",
  advanced: "p-move",
  flew: "u-air",
  airCommitted: "u-air",
  airCombat: "u-air",
  airSupport: "u-air",
  sorties: "u-air",
  markerPlayed: "s-surprise",
  attackDeclared: "p-battle",
  groundCombat: "a-dice",
  reduced: "a-fire",
  eliminated: "a-fire",
  retreated: "a-retreat",
  displaced: "a-retreat",
  held: "a-hold",
  supplyChanged: "p-supply",
  rebuilt: "a-plus",
  rested: "a-plus",
  mobilized: "a-plus",
  controlChanged: "c-city",
  unitPlaced: "a-plus",
  convoyServes: "p-supply",
  limitedSupply: "p-supply",
  airStrike: "u-air",
  bombingRun: "u-air",
  bombed: "a-fire",
  airdropped: "u-air",
  evacuated: "u-convoy",
  warDeclared: "s-contested",
  warBegan: "s-contested",
  proChanged: "s-peace",
  countryActivated: "s-peace",
  areaCeded: "s-peace",
  cupDrawn: "a-dice",
  policyRolled: "a-dice",
  willChanged: "s-vp",
  usaMarkerLaid: "s-vp",
  upgraded: "a-plus",
  sovietEntry: "f-ussr",
  collapsed: "s-contested",
  conquered: "c-capital",
  conceded: "s-peace",
  victory: "s-vp",
};

/** The key of what comes before the first heading. */
export const BEFORE_HEADINGS = "first";

export function logOf(history: History, scene: Scene): LogChapter[] {
  const chapters: { key: string; title: string; symbol: string; lines: LogLine[] }[] = [];
  const begin = (key: string, title: string, symbol: string) => {
    if (chapters.at(-1)?.lines.length === 0) chapters.pop();
    chapters.push({ key, title, symbol, lines: [] });
  };
  for (const { seq, events } of history) {
    for (const [index, json] of events.entries()) {
      const event = json as unknown as EventJson;
      const key = `${seq}.${index}`;
      if (event.type === "turnBegan") begin(key, sentence(json, scene), "p-newyear");
      else if (event.type === "phaseBegan") begin(key, sentence(json, scene), PHASE_SYMBOLS[event.phase as TurnPhase]);
      else if (!SILENT.has(event.type) && !isRolling(json)) {
        if (chapters.length === 0) begin(BEFORE_HEADINGS, SURRENDER_TEXTS.log.setup, "p-newyear");
        chapters.at(-1)!.lines.push({ ...lineOf(key, event, scene), seq });
      }
    }
  }
  return chapters;
}

/** What a combat did, in sentences. */
export function describeEffects(events: readonly Json[], scene: Scene): string[] {
  return events.filter((json) => !SILENT.has((json as unknown as EventJson).type)).map((json) => sentence(json, scene));
}

function sentence(json: Json, scene: Scene): string {
  return tableEventText(json) ?? describeEvent(decodeEvent(json, scene), scene, scene.names);
}

function lineOf(key: string, event: EventJson, scene: Scene): LogLine {
  const unit = typeof event.unit === "string" ? event.unit : undefined;
  const faction = typeof event.faction === "string" ? event.faction : unit && scene.factionOfUnit(unit);
  const look: string | undefined = faction && FACTION_CLASS[faction as keyof typeof FACTION_CLASS];
  const dice = ["attack", "defence"].flatMap((side) => {
    const value = event[side] as { die?: number } | undefined;
    return value?.die === undefined ? [] : [value.die];
  });
  return {
    key,
    symbol: SYMBOLS[event.type] ?? "a-log",
    ...(look !== undefined && { faction: look.slice(2) }),
    ...(dice.length > 0 && { dice }),
    pieces: pieces(sentence(event as Json, scene), event, scene),
  };
}

function placesOf({ hex, fromHex, path, place, fromPlace }: EventJson, { map }: Scene): string[] {
  const end = Array.isArray(path) ? path.at(-1) : undefined;
  return [hex, fromHex, end, place, fromPlace].filter(
    (one): one is string => typeof one === "string" && map.byId.has(one),
  );
}

/** Armies and hexes are named after cities: what remains of the sentence without those, each as long as it was. */
function withoutOtherNames(text: string, event: EventJson, scene: Scene): string {
  const { unitFacts, shortUnitName } = scene;
  const units = Object.values(event)
    .flat()
    .flatMap((id) => (typeof id === "string" ? (unitFacts(id) ?? []) : []));
  const near = placesOf(event, scene).map((hex) => scene.names.hex(scene.board.hexIds.indexOf(hex)).slice(hex.length));
  return [
    ...units.flatMap(({ id, name }) => [name, shortUnitName(id)]),
    ...near.filter((text) => / near /.test(text)),
  ].reduce((rest, name) => rest.replaceAll(name, "\0".repeat(name.length)), text);
}

/** Cuts a sentence at the names of the places it tells of. */
function pieces(text: string, event: EventJson, scene: Scene): LogPiece[] {
  const places = placesOf(event, scene);
  const { hexName } = scene;
  const found: LogPiece[] = [];
  let searched = withoutOtherNames(text, event, scene);
  let rest = text;
  for (;;) {
    const next = places
      .flatMap((hex) => [hexName(hex), hex].map((name) => ({ hex, name, at: searched.lastIndexOf(` ${name}`) + 1 })))
      .filter(({ at }) => at > 0)
      .sort((a, b) => b.at - a.at)[0];
    if (next === undefined) return rest === "" ? found : [{ text: rest }, ...found];
    const tail = rest.slice(next.at + next.name.length);
    if (tail !== "") found.unshift({ text: tail });
    found.unshift({ text: next.name, area: next.hex });
    rest = rest.slice(0, next.at);
    searched = searched.slice(0, next.at);
  }
}
