/** What a card would bring as the Command card of this season (§10.1). */
import { TRIUMPH_TEXTS } from "../../texts.ts";
import type { OfferOf } from "./action.ts";
import { commandOf, inHandOrder } from "./names.ts";

const texts = TRIUMPH_TEXTS.command;

type Commit = OfferOf<"commit">;

export function commandWorth({ action, turn, commands }: Commit): string {
  if (turn === undefined || commands === undefined) return texts.bluff;
  const { letter } = commandOf(action.card);
  return turn === "emergency" ? texts.emergency(letter, commands) : texts.turn(letter, commands);
}

/** Does it give a Player Turn of the season? */
export function isOfSeason({ turn }: Commit): boolean {
  return turn !== undefined && turn !== "emergency";
}

/** Cards of the season first, the strongest first among them; those that are worth the same as in the hand. */
export function byCommandWorth(offers: readonly Commit[]): Commit[] {
  const rank = (offer: Commit) => (isOfSeason(offer) ? 0 : offer.turn === undefined ? 2 : 1);
  const hand = inHandOrder(offers.map(({ action }) => action.card));
  const place = ({ action }: Commit) => hand.indexOf(action.card);
  return offers.toSorted((a, b) => rank(a) - rank(b) || (b.commands ?? 0) - (a.commands ?? 0) || place(a) - place(b));
}
