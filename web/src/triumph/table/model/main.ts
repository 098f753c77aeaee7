/** The one action of the amber button. */
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { ofTypes, type TableOffer } from "./action.ts";
import { type Focus, NO_FOCUS } from "./focus.ts";
import { areaName, commandOf, isActionCard } from "./names.ts";

export interface MainAction {
  readonly label: string;
  readonly offer: TableOffer;
}

const ORDER = ["raise", "announce", "confirm", "endMovement", "pass"] as const;

/** A card or an area that the person has chosen makes the amber button its own, if only one thing can be done with it. */
export function mainAction(
  legal: readonly TableOffer[],
  decision: string,
  { card, area }: Focus = NO_FOCUS,
): MainAction | undefined {
  const commits = ofTypes(legal, "commit").filter(({ action }) => action.card === card);
  if (commits.length === 1) return { offer: commits[0], label: commitLabel(commits[0].action.card) };
  const moves = ofTypes(legal, "move").filter(({ action }) => action.route.at(-1) === area);
  if (area !== undefined && moves.length === 1)
    return { offer: moves[0], label: TRIUMPH_TEXTS.main.moveTo(areaName(area)) };
  for (const type of ORDER) {
    const offer = legal.find((one) => one.action.type === type);
    if (offer !== undefined) return { offer, label: labelOf(type, decision) };
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
