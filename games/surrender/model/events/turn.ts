/** Events of the turn and of the table. */
import type { Faction } from "../../data/ids.ts";
import type { Victory } from "../../data/scenarios/victory.ts";
import type { TurnPhase } from "../../data/sequence.ts";
import type { Weather, WeatherZone } from "../../data/vocabulary.ts";
import type { Lead } from "../../rules/nations/leadingAlly.ts";

export type TurnEvent =
  | { type: "turnBegan"; turn: number; month: number; year: number }
  | { type: "phaseBegan"; phase: TurnPhase; faction?: Faction }
  /** No die where the scenario fixes the weather. */
  | { type: "weatherRolled"; zone: WeatherZone; weather: Weather; die?: number }
  | { type: "sovietEntry" }
  | { type: "passed"; faction: Faction }
  | { type: "conceded"; faction: Faction }
  | { type: "victory"; victory: Victory; text: string; lead?: Lead };
