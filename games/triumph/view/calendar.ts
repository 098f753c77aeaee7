/** §5 The sequence of play as people tell it: stages of a year, coarser than the phases of the engine. */
import { FACTIONS, type FactionName, SEASONS, type Season } from "../data/kinds.ts";
import { nameOf } from "../model/names.ts";
import { PHASES, type PhaseName, type State, seatInTurn } from "../model/state.ts";

export const STAGES = [
  "setup",
  "newYear",
  "production",
  "government",
  "command",
  "move",
  "battle",
  "supply",
  "over",
] as const;
export type Stage = (typeof STAGES)[number];

const STAGE_OF_PHASE: Partial<Record<PhaseName, Stage>> = {
  setup: "setup",
  setupExtra: "setup",
  setupDiplomacy: "setup",
  yearStart: "newYear",
  activeAlly: "newYear",
  productionStart: "production",
  arrivals: "production",
  production: "production",
  government: "government",
  doubleAgent: "government",
  reversal: "government",
  mole: "government",
  resolution: "government",
  musters: "government",
  handSize: "government",
  seasonStart: "command",
  command: "command",
  commandReveal: "command",
  commandTie: "command",
  playerTurn: "move",
  declarations: "move",
  threat: "move",
  confirmation: "move",
  reinforcements: "move",
  movement: "move",
  movementEnd: "move",
  intervention: "move",
  supply: "supply",
  over: "over",
};

/** Whatever is left are the phases of Combat. */
export function stageOf(phase: PhaseName): Stage {
  return STAGE_OF_PHASE[phase] ?? "battle";
}

/** Stages in which one Faction after the other has its turn once. */
const HAS_TURN: ReadonlySet<Stage> = new Set(["production", "move", "battle", "supply"]);

/** Where a game stands in its calendar. */
export type GameTime = { year: number; season?: Season; stage: Stage; turn?: FactionName };

export function timeOf(s: State): GameTime {
  const season = nameOf(s.season, SEASONS);
  const stage = stageOf(PHASES[s.phase]);
  const turn = HAS_TURN.has(stage) ? nameOf(seatInTurn(s) ?? -1, FACTIONS) : undefined;
  return { year: s.year, ...(season && { season }), stage, ...(turn && { turn }) };
}
