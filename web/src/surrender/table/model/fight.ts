/** The combat that is under way or was just fought, as the events tell it. */
import type { Json } from "@tripartite/kernel";
import type { ResultCode } from "@tripartite/surrender/data/combatTable";
import type { Faction } from "@tripartite/surrender/data/vocabulary";
import type { SideValue } from "@tripartite/surrender/rules/charts/combatValue";
import type { History } from "../../../net/history.ts";

/** A combat whose dice have been rolled. */
export interface Rolled {
  readonly unit: string;
  readonly defender: string;
  readonly attack: SideValue;
  readonly defence: SideValue;
  readonly result: ResultCode;
}

export interface Fight {
  readonly key: string;
  readonly kind: "mobile" | "assault" | "landing" | "airStrike";
  readonly hex: string;
  readonly attackers: readonly string[];
  readonly defender: string;
  /** Sides that have chosen whether they commit, and after the reveal those that do. */
  readonly chosen: readonly Faction[];
  readonly revealed?: readonly Faction[];
  readonly committed: readonly { readonly faction: Faction; readonly unit?: string; readonly marker?: string }[];
  readonly air?: Rolled;
  readonly ground?: Rolled;
  /** What followed from the dice. */
  readonly effects: readonly Json[];
}

interface EventJson {
  readonly type: string;
  readonly [field: string]: Json;
}

/** Events with which the game has moved on. */
const MOVED_ON = new Set([
  "turnBegan",
  "phaseBegan",
  "activated",
  "marched",
  "passed",
  "strategicallyMoved",
  "flew",
  "sailed",
  "airStrike",
  "bombingRun",
  "airdropped",
  "partisansPlaced",
  "invasionLaunched",
  "intercepted",
  "escorted",
  "rebuilt",
  "rested",
  "mobilized",
]);
const SILENT_EFFECTS = new Set(["commitmentChosen", "commitmentsRevealed", "airCommitted", "markerPlayed"]);

export function fightOf(history: History): Fight | undefined {
  let fight: Fight | undefined;
  for (const { seq, events } of history.slice(-60)) {
    for (const [index, json] of events.entries()) fight = after(fight, json as unknown as EventJson, `${seq}.${index}`);
  }
  return fight;
}

function after(fight: Fight | undefined, event: EventJson, key: string): Fight | undefined {
  if (event.type === "attackDeclared") return declared(event, key);
  if (event.type === "airCombat" && event.mission === "airStrike") return struck(event, key);
  if (fight === undefined || MOVED_ON.has(event.type)) return undefined;
  switch (event.type) {
    case "commitmentChosen":
      return { ...fight, chosen: [...fight.chosen, event.faction as Faction] };
    case "commitmentsRevealed":
      return { ...fight, revealed: event.factions as Faction[] };
    case "airCommitted":
      return {
        ...fight,
        committed: [...fight.committed, { faction: event.faction as Faction, unit: String(event.unit) }],
      };
    case "markerPlayed":
      return {
        ...fight,
        committed: [...fight.committed, { faction: event.faction as Faction, marker: String(event.marker) }],
      };
    case "airCombat":
      return { ...fight, air: event as unknown as Rolled };
    case "groundCombat":
      return { ...fight, ground: event as unknown as Rolled };
    default:
      return SILENT_EFFECTS.has(event.type) ? fight : { ...fight, effects: [...fight.effects, event as Json] };
  }
}

function declared(event: EventJson, key: string): Fight {
  return {
    key,
    kind: event.kind as "mobile" | "assault" | "landing",
    hex: String(event.hex),
    attackers: event.units as string[],
    defender: String(event.defender),
    chosen: [],
    committed: [],
    effects: [],
  };
}

function struck(event: EventJson, key: string): Fight {
  return {
    key,
    kind: "airStrike",
    hex: String(event.hex),
    attackers: [String(event.unit)],
    defender: String(event.defender),
    chosen: [],
    committed: [],
    air: event as unknown as Rolled,
    effects: [],
  };
}
