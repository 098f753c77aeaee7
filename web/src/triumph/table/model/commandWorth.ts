/** What a card would bring as the Command card of this season (§10.1). */
import { FACTIONS } from "@tripartite/triumph/data/kinds";
import { EMERGENCY_COMMAND } from "@tripartite/triumph/data/scenarios";
import type { View } from "@tripartite/triumph/view";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { commandOf, isActionCard } from "./names.ts";

const texts = TRIUMPH_TEXTS.command;

const KINDS = ["turn", "emergency", "bluff"] as const;
type CommandKind = (typeof KINDS)[number];

function kindOf(card: string, { season }: View): CommandKind {
  if (!isActionCard(card)) return "bluff";
  return season === "winter" || commandOf(card).season === season ? "turn" : "emergency";
}

export function commandWorth(card: string, view: View): string {
  const kind = kindOf(card, view);
  if (kind === "bluff") return texts.bluff;
  const { letter, value } = commandOf(card);
  if (kind === "emergency") return texts.emergency(letter, EMERGENCY_COMMAND[FACTIONS.indexOf(view.viewer as never)]);
  return texts.turn(letter, value);
}

/** Cards of the season first, the strongest first among them. */
export function byCommandWorth(cards: readonly string[], view: View): string[] {
  const rank = (card: string) => KINDS.indexOf(kindOf(card, view));
  const value = (card: string) => (isActionCard(card) ? commandOf(card).value : 0);
  return [...cards].sort((a, b) => rank(a) - rank(b) || value(b) - value(a));
}
