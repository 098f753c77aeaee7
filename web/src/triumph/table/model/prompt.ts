import { TRIUMPH_TEXTS } from "../../texts.ts";
import type { TableOffer } from "./action.ts";

/** The question fits the amber button. */
export function promptOf(prompt: string, legal: readonly TableOffer[]): string {
  const may = (type: TableOffer["action"]["type"]) => legal.some(({ action }) => action.type === type);
  if (may("raise")) return TRIUMPH_TEXTS.government.raise;
  if (may("fund") && !may("pass")) return TRIUMPH_TEXTS.government.layAside;
  return may("announce") ? TRIUMPH_TEXTS.dock.announcePrompt : prompt;
}

/** What is asked once a card is chosen, if that is another question. */
export function questionAboutCard(decision: string, legal: readonly TableOffer[]): string | undefined {
  if (decision === "D12") return TRIUMPH_TEXTS.government.commitCard;
  const mayPlay = decision === "D07" && legal.some(({ action }) => action.type === "pass");
  return mayPlay ? TRIUMPH_TEXTS.government.playCard : undefined;
}
