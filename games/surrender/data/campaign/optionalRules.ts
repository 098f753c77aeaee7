/** §70 Optional rules of the campaign (R-OPT-1, R-OPT-2, R-VAR-1, R-STA-1, R-SWF-4). */
import { RULINGS } from "../rulings.ts";
import type { Month, StartMonth } from "./calendar.ts";

export const OPTIONAL_RULE_IDS = ["O-17SEP", "O-VAR", "O-OPEN", "O-NUKE", "O-COLD", "O-FREE"] as const;
export type OptionalRuleId = (typeof OPTIONAL_RULE_IDS)[number];

export interface OptionalRule {
  readonly id: OptionalRuleId;
  readonly name: string;
  readonly text: string;
  /** The first month in which it acts. */
  readonly from?: Month;
  /** The only start it is for. */
  readonly start?: StartMonth;
}

export const OPTIONAL_RULES: readonly OptionalRule[] = [
  {
    id: "O-17SEP",
    name: "17 September",
    text: "From October 1939, under the Pact, Eastern Poland is ceded even while Poland still fights.",
    from: "1939-10",
    start: "1939-09",
  },
  {
    id: "O-VAR",
    name: "Variable entry",
    text: "Dated units, upgrades and markers come up to two turns early or late.",
  },
  {
    id: "O-OPEN",
    name: "Variable opening",
    text: "A die decides between the historical opening and East First.",
    start: "1939-09",
  },
  {
    id: "O-NUKE",
    name: "Nuclear strikes",
    text: "From August 1945 the West may destroy one factory hex a turn.",
    from: "1945-08",
  },
  {
    id: "O-COLD",
    name: "West against Soviets",
    text: "After Germany's conquest the two Allied factions may fight each other.",
  },
  { id: "O-FREE", name: "Free set-up", text: "At the start each faction places its units freely in their countries." },
];

/** §70.2 R-VAR-1 Turns by which entry is shifted, by die. */
export const ENTRY_SHIFT = [-2, -1, 0, 0, 1, 2] as const;

/** §70.2 Nothing comes before this turn. */
export const EARLIEST_ENTRY = 2;

/** §70.4 The first month with nuclear strikes. */
export const NUCLEAR_FROM = { year: 1945, month: 8 } as const;

/** §70.4 R-SWF-4 What a nuclear strike costs the country in Will. */
export const NUCLEAR_WILL: number = RULINGS["R-SWF-4"].value;
