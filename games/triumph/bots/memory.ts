/** What a bot keeps from one decision to the next: what it saw of its Rivals, and what it means to do. */

import { type Json, positionOf } from "@tripartite/kernel";
import type { Area, Faction, Nationality, Unit } from "../data/ids.ts";
import { FACTIONS, type FactionName, GREY, NATIONALITIES, SEASONS, UNIT_TYPES } from "../data/kinds.ts";
import { AREA_IDS, PARTY_OF_NATIONALITY } from "../data/map.ts";
import { EXTRA_1939 } from "../data/scenarios.ts";
import type { Action } from "../model/actions.ts";
import type { View } from "../view/types.ts";
import { type Beliefs, behold, believe, cvOfNewBlock, keyOf, noBeliefs, recount, type Told } from "./beliefs.ts";
import type { Mind } from "./brain.ts";
import type { Block, Guess } from "./guessBlocks.ts";
import { cardOf, factionOf } from "./imagine.ts";

/** Blocks of one nationality that were face up in an area, and when. */
interface Sighting {
  readonly at: number;
  readonly blocks: readonly [type: number, cv: number][];
}

/** What the bot means to do in the Player Turn or Production that it has begun. */
export interface Plan {
  /** The moment it belongs to; another moment voids it. */
  readonly key: string;
  readonly reason: string;
  /** Actions that are still to be taken, in order. */
  readonly todo: Action[];
  /** Where units are meant to go: unit, end of the move. */
  readonly moves: [unit: Unit, end: Area][];
}

export interface Memory {
  /** By area and nationality, as in `keyOf`. */
  readonly seen: Record<string, Sighting>;
  /** CV that each Faction is known to have brought to the map and not to have lost. */
  readonly cv: number[];
  /** Cards seen in Rivals' hands. */
  readonly held: number[][];
  /** Only of a seat that follows every block. */
  beliefs?: Beliefs;
  plan?: Plan;
  targets?: NonNullable<Mind["targets"]>;
  moved?: NonNullable<Mind["moved"]>;
}

/** CV on the map before anybody chooses; everything else arrives as a block that all can see. */
const FIXED_CV = [0, 9, 0];
/** Part of the points of the 1939 set-up that become steps, which nobody sees. */
const UNSEEN_STEPS = 0.5;
/** Seasons after which sightings are forgotten. */
const FRESH = 4;

export function freshMemory(): Memory {
  return { seen: {}, cv: [0, 0, 0], held: [[], [], []] };
}

/** A copy that may be changed. A seat that begins to follow the blocks in mid-game believes in usual ones. */
export function readMemory(json: Json, follows: boolean): Memory {
  const memory = json === null ? freshMemory() : (structuredClone(json) as unknown as Memory);
  if (follows) memory.beliefs ??= noBeliefs();
  return memory;
}

/** Seasons since the beginning of time, New Year included. */
function momentOf(view: View): number {
  return view.year * 5 + (view.season === undefined ? 0 : 1 + SEASONS.indexOf(view.season));
}

// ---- learning

type ShownUnit = { unitType: string; nationality: string; cv: number };

/** Takes in what happened since the last decision, and what lies face up now. */
export function learn(memory: Memory, view: View, events: readonly Json[]): void {
  const own = factionOf(view.viewer as FactionName);
  if (memory.cv.every((cv) => cv === 0)) {
    const unseen = (f: Faction) => (view.scenario === "1939" ? UNSEEN_STEPS * EXTRA_1939.points[f] : 0);
    FIXED_CV.forEach((cv, f) => {
      memory.cv[f] = cv + unseen(f);
    });
    if (memory.beliefs !== undefined && view.scenario === "1939") memory.beliefs.setup = EXTRA_1939.points;
  }
  for (const event of events as readonly Told[]) learnFrom(memory, view, event, own);
  AREA_IDS.forEach((id, area) => {
    const shown = view.areas[id].faceUp;
    if (shown !== undefined) note(memory, momentOf(view), area, shown);
  });
}

function learnFrom(memory: Memory, view: View, event: Told, own: number): void {
  if (memory.beliefs !== undefined) believe(memory.beliefs, event);
  switch (event.type) {
    case "unitsInspected":
    case "unitsRevealed":
      note(memory, momentOf(view), AREA_IDS.indexOf(event.area as string), event.units as ShownUnit[]);
      break;
    case "handInspected":
      memory.held[factionOf(event.rival as FactionName)] = (event.cards as string[]).map(cardOf);
      break;
    case "stolenCard":
      memory.held[factionOf(event.faction as FactionName)].push(cardOf(event.card as string));
      break;
    case "produced":
      memory.cv[factionOf(event.faction as FactionName)] += event.steps as number;
      break;
    case "blockArrived":
      addCv(memory, event.nationality as string, cvOfNewBlock(AREA_IDS.indexOf(event.area as string)));
      break;
    case "unitHit":
      addCv(memory, event.nationality as string, -1);
      break;
    case "supplyLoss":
      addCv(memory, event.nationality as string, -(event.count as number));
      break;
    default:
  }
  memory.held[own] = [];
}

function addCv(memory: Memory, nationality: string, cv: number): void {
  const party = PARTY_OF_NATIONALITY[positionOf(NATIONALITIES, nationality)];
  if (party < FACTIONS.length) memory.cv[party] = Math.max(0, memory.cv[party] + cv);
}

function note(memory: Memory, at: number, area: Area, units: readonly ShownUnit[]): void {
  const byNationality = new Map<number, [number, number][]>();
  for (const { unitType, nationality, cv } of units) {
    const kind = positionOf(NATIONALITIES, nationality);
    if (kind === GREY) continue;
    byNationality.set(kind, [...(byNationality.get(kind) ?? []), [positionOf(UNIT_TYPES, unitType), cv]]);
  }
  for (const [kind, blocks] of byNationality) {
    memory.seen[keyOf(area, kind)] = { at, blocks };
    if (memory.beliefs !== undefined) behold(memory.beliefs, area, kind, blocks);
  }
}

// ---- what follows from it

/** What the seat believes about hidden blocks and cards. */
export function guessFrom(memory: Memory, view: View, plain: boolean): Guess {
  const now = momentOf(view);
  const { beliefs } = memory;
  const blocks = [0, 0, 0];
  for (const id of AREA_IDS) {
    const { blocks: hidden = [], faceUp = [] } = view.areas[id];
    for (const { nationality, count } of hidden) countBlocks(blocks, nationality, count);
    for (const { nationality } of faceUp) countBlocks(blocks, nationality, 1);
  }
  return {
    plain,
    meanCv: blocks.map((count, f) => Math.max(1, Math.min(3.5, memory.cv[f] / Math.max(1, count)))),
    heldBy: memory.held,
    ...(beliefs !== undefined && {
      believedAt: (area: Area, nationality: Nationality, count: number) =>
        recount(beliefs, area, nationality, count).map(([type, cv]): Block => ({ type, cv })),
    }),
    seenAt(area, nationality) {
      const sighting = memory.seen[keyOf(area, nationality)];
      if (sighting === undefined || now - sighting.at > FRESH) return [];
      return sighting.blocks.map(([type, cv]): Block => ({ type, cv }));
    },
  };
}

function countBlocks(blocks: number[], nationality: string, count: number): void {
  const party = PARTY_OF_NATIONALITY[positionOf(NATIONALITIES, nationality)];
  if (party < FACTIONS.length) blocks[party] += count;
}
