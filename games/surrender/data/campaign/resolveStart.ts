/** §71.2 Every counter of a start in its place. */
import { hexOfPlace } from "../europe/atlas.ts";
import type { Faction } from "../vocabulary.ts";
import { type Month, monthOf, turnOf } from "./calendar.ts";
import { COUNTRIES } from "./countries.ts";
import type { Standing } from "./country.ts";
import { CUP_MARKERS, CUP_STARTS, type CupMarker } from "./cup.ts";
import type { Force } from "./force.ts";
import { FORCES } from "./forces.ts";
import { type Ground, ground } from "./ground.ts";
import { BOX_IDS, type BoxId } from "./mapBoxes.ts";
import { type CampaignMarker, MARKERS } from "./markers.ts";
import { START_IDS, STARTS, type Start, type StartId } from "./starts.ts";

export type ForcePlace =
  | { readonly hex: string }
  | { readonly box: BoxId }
  /** Faction boxes; aside: its country is not active; event: a conditional event will place it; out of the game. */
  | "mobilization"
  | "upgrade"
  | "aside"
  | "event"
  | "out"
  /** The Turn Track. */
  | { readonly month: Month }
  | { readonly afterUsa: number };

export type MarkerPlace =
  | "available"
  | "holding"
  | "cup"
  | "cupHolding"
  | "aside"
  | "out"
  | "optional"
  | { readonly month: Month };

export interface ResolvedStart extends Start {
  readonly standings: Readonly<Record<string, Standing>>;
  readonly ground: Ground;
  /** By unit, in the order of the order of battle. */
  readonly places: ReadonlyMap<string, ForcePlace>;
  /** By marker: how many lie where. */
  readonly markers: ReadonlyMap<string, readonly { readonly count: number; readonly place: MarkerPlace }[]>;
}

const resolved = new Map<StartId, ResolvedStart>();

export function resolvedStart(id: StartId): ResolvedStart {
  const known = resolved.get(id) ?? resolve(STARTS[id]);
  resolved.set(id, known);
  return known;
}

export function isStartId(text: string): text is StartId {
  return (START_IDS as readonly string[]).includes(text);
}

function resolve(start: Start): ResolvedStart {
  const standings = Object.fromEntries(
    COUNTRIES.map(({ id, status }) => [id, start.countries?.[id] ?? status[start.month]]),
  );
  return {
    ...start,
    standings,
    ground: ground(standings, start.ceded, start.control),
    places: new Map(FORCES.map((unit) => [unit.id, placeOf(unit, start, standings)])),
    markers: new Map(MARKERS.map((marker) => [marker.id, markerPlaces(marker, start, standings)])),
  };
}

/** The hex, Map Box or Mobilization Box that a place names. */
export function forcePlaceAt(place: string): ForcePlace {
  if (place === "mobilization") return place;
  const box = BOX_IDS.find((id) => id === place);
  return box === undefined ? { hex: hexOfPlace(place) } : { box };
}

function placeOf(unit: Force, start: Start, standings: ResolvedStart["standings"]): ForcePlace {
  const { entry, at, gone } = unit;
  const isActive = standings[unit.country].status === "active";
  if (gone?.includes(start.month)) return "out";
  const setUpLong = entry.how === "activation" && isActive && start.month !== "1939-09" ? at?.activation : undefined;
  const place = at?.[start.month] ?? setUpLong;
  if (place !== undefined) return forcePlaceAt(place);
  if (entry.how === "freeForces") return "aside";
  if (entry.how === "event" && isActive && !start.fired.includes(entry.event)) return "event";
  const due = dueTime(entry, start);
  if (due !== undefined && (typeof due !== "string" || turnOf(due) > turnOf(start.month))) {
    return typeof due === "string" ? { month: due } : due;
  }
  if (!isActive) return "aside";
  return entry.how === "upgrade" ? "upgrade" : "mobilization";
}

/** When it comes up on the Turn Track; in turns after the USA's activation while that is open. */
function dueTime(entry: Force["entry"], start: Start): Month | { readonly afterUsa: number } | undefined {
  if (entry.how !== "turnTrack" && entry.how !== "upgrade") return undefined;
  if (typeof entry.when === "string") return entry.when;
  if (start.usaActiveSince === undefined) return entry.when;
  return monthOf(turnOf(start.usaActiveSince) + entry.when.afterUsa);
}

function markerPlaces(
  marker: CampaignMarker,
  start: Start,
  standings: ResolvedStart["standings"],
): { count: number; place: MarkerPlace }[] {
  const { from, count, faction } = marker;
  const split = (parts: [number, MarkerPlace][]) => parts.flatMap(([n, place]) => (n > 0 ? [{ count: n, place }] : []));
  if ("cup" in from) {
    const { cup, holding } = CUP_STARTS[start.month];
    const kind = CUP_MARKERS.find((id) => id === marker.id) as CupMarker;
    return split([
      [cup[kind], "cup"],
      [holding[kind], "cupHolding"],
    ]);
  }
  if ("holding" in from) {
    const available = faction !== undefined && start.surpriseAvailable.includes(faction) ? 1 : 0;
    return split([
      [available, "available"],
      [count - available, "holding"],
    ]);
  }
  return [{ count, place: singlePlace(marker, start, standings) }];
}

function singlePlace(
  { from, faction, optional }: CampaignMarker,
  start: Start,
  standings: ResolvedStart["standings"],
): MarkerPlace {
  if (optional !== undefined) return "optional";
  if ("date" in from) return turnOf(from.date) <= turnOf(start.month) ? "available" : { month: from.date };
  if ("activation" in from) {
    const { status } = standings[from.activation];
    return status === "active" ? "available" : status === "conquered" ? "out" : "aside";
  }
  if ("conquestOf" in from) return isConqueredByAxis(standings[from.conquestOf]) ? "out" : "aside";
  const isOurs = (standing: Standing) => isConqueredByAxis(standing) && standing.allegiance === faction;
  return Object.values(standings).some(isOurs) ? "available" : "aside";
}

function isConqueredByAxis(standing: Standing): standing is Extract<Standing, { status: "conquered" }> {
  return standing.status === "conquered" && standing.faction === "axis";
}

/** The faction that a unit fights in; Free Forces are Western. */
export function factionOfForce(unit: Force, standings: ResolvedStart["standings"]): Faction | undefined {
  if (unit.entry.how === "freeForces") return "western";
  const standing = standings[unit.country];
  return standing.status === "active" ? standing.faction : undefined;
}
