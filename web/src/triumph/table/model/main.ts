/** The one action of the amber button. */
import { TRIUMPH_TEXTS } from "../../texts.ts";
import type { TableAction } from "./action.ts";
import { type Focus, NO_FOCUS } from "./focus.ts";
import { areaName, commandOf, isActionCard } from "./names.ts";

export interface MainAction {
  readonly label: string;
  readonly action: TableAction;
}

const ORDER = ["raise", "announce", "confirm", "endMovement", "pass"] as const;

/** A card or an area that the person has chosen makes the amber button its own, if only one thing can be done with it. */
export function mainAction(
  legal: readonly TableAction[],
  decision: string,
  { card, area }: Focus = NO_FOCUS,
): MainAction | undefined {
  const commits = card === undefined ? [] : legal.filter((one) => one.type === "commit" && one.card === card);
  if (commits.length === 1) return { action: commits[0], label: commitLabel(card!) };
  const moves = legal.filter((one) => one.type === "move" && one.route!.at(-1) === area);
  if (moves.length === 1) return { action: moves[0], label: TRIUMPH_TEXTS.main.moveTo(areaName(area!)) };
  for (const type of ORDER) {
    const action = legal.find((one) => one.type === type);
    if (action !== undefined) return { action, label: labelOf(type, decision) };
  }
  return undefined;
}

function commitLabel(card: string): string {
  const { main, seasons } = TRIUMPH_TEXTS;
  if (!isActionCard(card)) return main.commitBluff;
  const { season, letter, value } = commandOf(card);
  return main.commit(`${seasons[season]} ${letter}${value}`);
}

function labelOf(type: (typeof ORDER)[number], decision: string): string {
  const { main } = TRIUMPH_TEXTS;
  if (type === "confirm") return main.confirmBy[decision] ?? main.confirm;
  if (type === "pass") return main.passBy[decision] ?? main.pass;
  return main[type];
}
