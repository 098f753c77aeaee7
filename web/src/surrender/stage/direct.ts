/** How what happens in Unconditional Surrender! is shown: one beat for each line of the log that is worth one. */
import type { Json } from "@tripartite/kernel";
import type { Event } from "@tripartite/surrender/events";
import type { Known } from "../../net/known.ts";
import type { Beat, Director, Frame } from "../../net/stage.ts";
import type { LogLine } from "../../table/LogList.tsx";
import type { Headline, Scene as ShownScene } from "../../table/stage/scene.ts";
import type { Sound } from "../../table/stage/sounds.ts";
import { logOf } from "../table/model/log.ts";
import type { Scene } from "../table/model/scene.ts";

/** Milliseconds at the normal pace; nothing for what is shown with the line before it. */
const TIMES: Partial<Record<Event["type"], number>> = {
  marched: 700,
  advanced: 600,
  flew: 600,
  sailed: 800,
  strategicallyMoved: 600,
  landed: 700,
  airdropped: 900,
  attackDeclared: 900,
  markerPlayed: 700,
  airCombat: 1500,
  groundCombat: 1700,
  interceptionCombat: 1500,
  strategicCombat: 1500,
  retreated: 600,
  displaced: 600,
  reduced: 500,
  eliminated: 700,
  controlChanged: 400,
  cupDrawn: 900,
  eventFired: 1200,
  policyRolled: 700,
  countryActivated: 2000,
  warDeclared: 3000,
  sovietEntry: 2500,
  conquered: 3000,
  collapsed: 2800,
  liberated: 2500,
  victory: 4000,
  weatherRolled: 500,
  mobilized: 350,
  rebuilt: 350,
};
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
  return ({ before, after, batch }: Frame) => {
    if (before.view === undefined) return [];
    const lines = new Map(logOf([batch], scene).flatMap((chapter) => chapter.lines.map((line) => [line.key, line])));
    const beats: Beat[] = [];
    batch.events.forEach((json, index) => {
      const { type } = json as unknown as { type: Event["type"] };
      const key = `${batch.seq}.${index}`;
      const line = lines.get(key);
      const isOwn = own !== undefined && line?.faction === own && MOVES.has(type);
      const ms = line === undefined || isOwn ? 0 : (TIMES[type] ?? 0);
      const known = partly({ before, after, batch }, index + 1);
      const last = beats.at(-1);
      if (ms > 0 && line)
        beats.push({
          key,
          ms,
          known,
          scene: sceneOf(json, line),
          ...(MOVES.has(type) && { group: `moves of ${line.faction}` }),
        });
      else if (last) beats[beats.length - 1] = { ...last, known };
    });
    return beats;
  };
}

function partly({ before, after, batch }: Frame, told: number): Known {
  const { since, seq, events } = batch;
  const history = [...before.history, { since, seq, events: events.slice(0, told) }];
  return { ...after, seq: before.seq, waitingFor: before.waitingFor, history };
}

/** The way of a unit over the map, its start included. */
export interface SurrenderScene extends ShownScene {
  readonly way?: readonly string[];
}

interface EventJson {
  readonly type: Event["type"];
  readonly fromHex?: string;
  readonly hex?: string;
  readonly path?: readonly string[];
}

function sceneOf(json: Json, line: LogLine): SurrenderScene {
  const { type, fromHex, hex, path } = json as unknown as EventJson;
  const end = path ?? (hex === undefined ? [] : [hex]);
  const symbol = HEADLINES[type];
  const sound = SOUNDS[type];
  const places = line.pieces.flatMap(({ area }) => area ?? []).reverse();
  return {
    lines: [line],
    places,
    ...(symbol && { headline: headlineOf(symbol, line) }),
    ...(sound && { sound }),
    ...(fromHex !== undefined && end.length > 0 && { way: [fromHex, ...end] }),
  };
}

function headlineOf(symbol: string, { pieces, faction }: LogLine): Headline {
  const title = pieces
    .map(({ text }) => text)
    .join("")
    .replace(/\.$/, "");
  return { symbol, title, lines: [], ...(faction && { side: `f-${faction}` }) };
}
