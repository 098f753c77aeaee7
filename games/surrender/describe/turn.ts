import { TURN_PHASES } from "../data/sequence.ts";
import { FACTIONS, MONTHS } from "../data/vocabulary.ts";
import type { TurnEvent } from "../model/events/turn.ts";
import type { Lead } from "../rules/nations/leadingAlly.ts";
import type { Describers, Names } from "./names.ts";

export const TURN_LINES: Describers<TurnEvent> = {
  turnBegan: ({ turn, month, year }) => `Turn ${turn}: ${MONTHS[month - 1]} ${year}.`,
  phaseBegan: ({ phase, faction }, names) =>
    `${TURN_PHASES.find(({ id }) => id === phase)!.name}${faction === undefined ? "" : ` (${names.faction(faction)})`}`,
  weatherRolled: ({ zone, weather, die }) =>
    `Weather in the ${zone} zone: ${weather}${die === undefined ? "" : ` (die ${die})`}.`,
  sovietEntry: () => "17 September: the east of Poland passes to the USSR.",
  passed: ({ faction }, names) => `${names.faction(faction)} passes.`,
  conceded: ({ faction }, names) => `${names.faction(faction)} concedes.`,
  victory: ({ victory, text, lead }, names) =>
    `${victoryName(victory, names)}: ${text.replace(/\.$/, "")}.${lead === undefined ? "" : leadLine(lead, names)}`,
};

/** A victory as people say it. */
function victoryName(victory: string, names: Names): string {
  const [who, level] = victory.split("-");
  if (level === undefined) return "Draw";
  const winner = who === "allied" ? "the Allies" : names.faction(FACTIONS.indexOf(who as "axis"));
  return `${level.charAt(0).toUpperCase()}${level.slice(1)} victory of ${winner}`;
}

/** §61.2 */
function leadLine({ western, soviet, leader }: Lead, names: Names): string {
  const score = ` (${names.faction(FACTIONS.indexOf("western"))} ${western}, ${names.faction(FACTIONS.indexOf("soviet"))} ${soviet})`;
  if (leader === undefined) return ` Both Allies lead${score}.`;
  return ` Leading Ally: ${names.faction(FACTIONS.indexOf(leader))}${score}.`;
}
