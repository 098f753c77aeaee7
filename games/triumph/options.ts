/** What a table may choose before the game: scenario and the rulings that are configurable. */
import { OUTSIDE_THE_RULES, positionOf, type Refusal } from "@tripartite/kernel";
import { AXIS, LESSONS, NATIONALITIES, SCENARIO_TWO_PLAYER, SCENARIOS, UNIT_TYPES, USSR, WEST } from "./data/kinds.ts";
import type { State } from "./model/state.ts";

export interface Options {
  /** Integer of SCENARIOS. */
  readonly scenario: number;
  /** R6 Ottawa counts as British Home Territory. */
  readonly canadaIsHome: boolean;
  /** R8 Ships may be built inland. */
  readonly allowInlandShips: boolean;
  /** R21 Cards discarded from the hand are shown. */
  readonly publicHandDiscards: boolean;
  /** R1 The USSR starts with 3 CV Infantry in Moscow, as in the first edition. */
  readonly moscowInfantry: boolean;
  /** R7 Blocks per nationality × type, 0 = unlimited; empty = all unlimited. */
  readonly blockLimits: readonly number[];
  /** Integer of LESSONS, whose position the table begins with; -1 for a game from its set-up. */
  readonly lesson: number;
}

export const DEFAULT_OPTIONS: Options = {
  scenario: 0,
  canadaIsHome: false,
  allowInlandShips: false,
  publicHandDiscards: true,
  moscowInfantry: false,
  blockLimits: [],
  lesson: -1,
};

/** A state does not tell which position it came from. */
export function optionsOf(s: State): Options {
  return {
    scenario: s.scenario,
    canadaIsHome: s.canadaIsHome === 1,
    allowInlandShips: s.allowInlandShips === 1,
    publicHandDiscards: s.publicHandDiscards === 1,
    moscowInfantry: s.moscowInfantry === 1,
    blockLimits: s.blockLimits,
    lesson: -1,
  };
}

/** §18 Of two players one leads both Allies. */
export function partners({ scenario }: Options, seat: number): readonly number[] {
  if (scenario !== SCENARIO_TWO_PLAYER || seat === AXIS) return [];
  return [seat === WEST ? USSR : WEST];
}

function bad(text: string): Refusal {
  return { code: "OPTIONS", rule: OUTSIDE_THE_RULES, text };
}

const FLAGS = ["canadaIsHome", "allowInlandShips", "publicHandDiscards", "moscowInfantry"] as const;

function isFlag(key: string): key is (typeof FLAGS)[number] {
  return (FLAGS as readonly string[]).includes(key);
}

/** Reads `{ scenario?, <flag>?, blockLimits?: { germany: { tank: 6 } } }`, or `{ lesson }` alone. */
export function readOptions(input: unknown): Options | Refusal {
  if (input === undefined || input === null) return DEFAULT_OPTIONS;
  if (typeof input !== "object" || Array.isArray(input)) return bad("Options are a JSON object.");
  if (Object.hasOwn(input, "lesson")) return readLesson(input as Record<string, unknown>);
  const options: { -readonly [Key in keyof Options]: Options[Key] } = { ...DEFAULT_OPTIONS };
  for (const [key, value] of Object.entries(input)) {
    if (key === "scenario") {
      const scenario = positionOf(SCENARIOS, value);
      if (scenario < 0) return bad(`scenario: one of ${SCENARIOS.join(", ")}.`);
      options.scenario = scenario;
    } else if (isFlag(key)) {
      if (typeof value !== "boolean") return bad(`${key}: true or false.`);
      options[key] = value;
    } else if (key === "blockLimits") {
      const limits = readBlockLimits(value);
      if (!Array.isArray(limits)) return limits as Refusal;
      options.blockLimits = limits;
    } else return bad(`${key.slice(0, 40)}: unknown option.`);
  }
  return options;
}

function readLesson({ lesson: name, ...rest }: Record<string, unknown>): Options | Refusal {
  const lesson = positionOf(LESSONS, name as string);
  if (lesson < 0) return bad(`lesson: one of ${LESSONS.join(", ")}.`);
  if (Object.keys(rest).length > 0) return bad("lesson: stands alone, its position has all the rest.");
  return { ...DEFAULT_OPTIONS, lesson };
}

function readBlockLimits(input: unknown): number[] | Refusal {
  if (typeof input !== "object" || input === null || Array.isArray(input))
    return bad("blockLimits: an object of nationalities.");
  const limits = new Array<number>(NATIONALITIES.length * UNIT_TYPES.length).fill(0);
  for (const [nationality, types] of Object.entries(input)) {
    const row = positionOf(NATIONALITIES, nationality);
    if (row < 0 || typeof types !== "object" || types === null || Array.isArray(types))
      return bad(`blockLimits.${nationality.slice(0, 40)}: unknown.`);
    for (const [type, limit] of Object.entries(types as Record<string, unknown>)) {
      const column = positionOf(UNIT_TYPES, type);
      const fits = column >= 0 && typeof limit === "number" && Number.isInteger(limit) && limit >= 1 && limit <= 99;
      if (!fits) return bad(`blockLimits.${nationality}.${type.slice(0, 40)}: a unit type and a number from 1 to 99.`);
      limits[row * UNIT_TYPES.length + column] = limit as number;
    }
  }
  return limits;
}
