/** §43.4 What the conditional events do that happen once a game (units: R-CEV-2). Their triggers are in conditionalEvents.ts. */
import type { BoxId } from "./mapBoxes.ts";
import type { PolicyId } from "./policies.ts";
import type { WarPair } from "./wars.ts";

/** In the order of the aid. */
export const EVENT_IDS = ["CE-EAST", "CE-MED", "CE-USA", "CE-NOR", "CE-SOU", "CE-WEST"] as const;
export type EventId = (typeof EVENT_IDS)[number];

/** §43.5 Free units of a country, each placed in one of its cities with room, or a port if it is a ship. */
export interface EventMobilization {
  readonly country: string;
  readonly units: readonly string[];
  /** Areas of its cities; absent: all of them. */
  readonly areas?: readonly string[];
  /** §34.4 Only in Britain. */
  readonly inBritain?: true;
  readonly boxes?: readonly BoxId[];
  /** Rows of its cities: not south of the first, not north of the second. */
  readonly rowMost?: number;
  readonly rowLeast?: number;
  /** The first unit goes here if there is room. */
  readonly first?: string;
}

export interface EventEffect {
  readonly id: EventId;
  /** §43.3 At once, if an act of the Axis fired it. */
  readonly byAxisAct?: { readonly war: WarPair; readonly ends: PolicyId };
  /** §43.3 After the Operations Phase, or at the next safe point. */
  readonly mobilize: readonly EventMobilization[];
  /** §43.6 One convoy of each of these countries may go to a port of an Overseas Area of any of them. */
  readonly emergencyShipping?: readonly string[];
}

export const EVENT_EFFECTS: Readonly<Record<EventId, EventEffect>> = {
  "CE-EAST": {
    id: "CE-EAST",
    byAxisAct: { war: "axis-soviet", ends: "naziSovietPact" },
    mobilize: [{ country: "ussr", units: ["R16", "R19", "R20", "R21", "R29", "R31", "RF8"], boxes: ["CRB"] }],
  },
  "CE-MED": {
    id: "CE-MED",
    mobilize: [
      { country: "uk", units: ["UEG", "UMG", "UFH"], areas: ["egypt", "malta"] },
      { country: "france", units: ["FAF", "FLV"], areas: ["algeria", "tunisia", "syria"] },
    ],
    emergencyShipping: ["uk", "france"],
  },
  /** §44.1 The USA marker and Lend-Lease: numbers.ts and the UK's extra factories. */
  "CE-USA": { id: "CE-USA", mobilize: [] },
  "CE-NOR": {
    id: "CE-NOR",
    mobilize: [{ country: "ussr", units: ["R14", "R23", "R54"], rowMost: 15, first: "Leningrad" }],
  },
  "CE-SOU": { id: "CE-SOU", mobilize: [{ country: "ussr", units: ["R45", "R46", "R47", "RF9"], rowLeast: 37 }] },
  "CE-WEST": {
    id: "CE-WEST",
    byAxisAct: { war: "axis-western", ends: "appeasement" },
    mobilize: [
      { country: "france", units: ["F10", "FAP", "FA2"], areas: ["france"] },
      { country: "uk", units: ["UHD", "UF10"], areas: ["uk"], inBritain: true },
    ],
  },
};
