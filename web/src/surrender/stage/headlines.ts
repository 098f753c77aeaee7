/** Great moments as headlines. */
import type { Json } from "@tripartite/kernel";
import { EVENT_EFFECTS, type EventId } from "@tripartite/surrender/data/campaign/eventEffects";
import type { Event } from "@tripartite/surrender/events";
import type { Headline } from "../../table/stage/scene.ts";
import { FACTION_CLASS } from "../factions.ts";
import type { Scene } from "../table/model/scene.ts";
import { STAGE_TEXTS } from "../words/stage.ts";

/** Great moments, with their sign; of several the first one has the headline. */
const SIGNS: Partial<Record<Event["type"], string>> = {
  victory: "s-vp",
  coldWar: "s-war",
  nuclearStrike: "a-fire",
  warDeclared: "s-war",
  sovietEntry: "s-war",
  conquered: "c-capital",
  collapsed: "s-contested",
  armistice: "s-peace",
  foughtOn: "s-contested",
  liberated: "c-capital",
  usaMarkerLaid: "p-declare",
  countryActivated: "p-declare",
  areaCeded: "s-peace",
  policyEnded: "s-contested",
  becameNeutral: "s-peace",
  eventFired: "p-declare",
};
/** The headline says enough without them. */
const DETAILS: ReadonlySet<Event["type"]> = new Set(["collapsed", "unitPlaced", "controlChanged"]);
const GREATEST = Object.keys(SIGNS) as Event["type"][];

/** Something that happened, and the sentence that tells it. */
export interface Told {
  readonly type: Event["type"];
  readonly json: Json;
  readonly text: string;
}

interface EventJson {
  readonly faction?: keyof typeof FACTION_CLASS;
  readonly event?: EventId;
  readonly month?: number;
  readonly year?: number;
}

/** The headline of a beat; undefined if nothing in it is great. */
export function headlineOf(told: readonly Told[], scene: Scene): Headline | undefined {
  const type = GREATEST.find((one) => told.some((each) => each.type === one));
  const great = told.find((one) => one.type === type);
  if (great === undefined) return newYear(told);
  const { faction, event } = great.json as unknown as EventJson;
  const [title, ...rest] = STAGE_TEXTS.headline(great.text);
  const others = told.filter((one) => one !== great && !DETAILS.has(one.type));
  return {
    symbol: SIGNS[great.type]!,
    title,
    lines: [
      ...rest,
      ...mobilizedBy(event, scene),
      ...others.slice(0, 3).map(({ text }) => STAGE_TEXTS.withArticles(text)),
    ],
    ...(faction && { side: FACTION_CLASS[faction] }),
  };
}

/** §43.5 */
function mobilizedBy(event: EventId | undefined, scene: Scene): string[] {
  const mobilize = event === undefined ? [] : EVENT_EFFECTS[event].mobilize;
  const units = new Map(mobilize.map(({ country, units: free }) => [scene.countryName(country), free.length]));
  return units.size === 0 ? [] : [STAGE_TEXTS.mobilize(units)];
}

function newYear([first, ...others]: readonly Told[]): Headline | undefined {
  const { month, year } = first.json as unknown as EventJson;
  if (first.type !== "turnBegan" || month !== 1) return undefined;
  return { symbol: "p-newyear", title: STAGE_TEXTS.newYear(year!), lines: others.map(({ text }) => text) };
}
