/** "Before you end": what a player about to end a step may have forgotten. */
import type { View } from "@tripartite/triumph/view";
import { list } from "../../../words.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { ofTypes, type TableOffer } from "./action.ts";
import { byCommandWorth, isOfSeason } from "./commandWorth.ts";
import type { Focus } from "./focus.ts";
import { areaName, cardName, factoriesOf, technologyName, unitName } from "./names.ts";
import type { OwnUnits } from "./units.ts";

const texts = TRIUMPH_TEXTS.forgotten;

export interface Forgotten {
  readonly text: string;
  /** What to look at. */
  readonly focus: Focus;
}

interface Situation {
  readonly view: View;
  readonly decision: string;
  readonly legal: readonly TableOffer[];
  readonly units: OwnUnits;
}

const CHECKS: Readonly<Record<string, (situation: Situation) => Forgotten[]>> = {
  D05: unspentPoints,
  D07: openPlays,
  D12: commandCards,
  D13: commandCards,
  D19: unmoved,
  D22: optionalBattles,
};

/** Empty if nothing comes to mind. */
export function forgotten(situation: Situation, { action }: TableOffer): Forgotten[] {
  if (action.type !== "endMovement" && action.type !== "confirm" && action.type !== "pass") return [];
  return CHECKS[situation.decision]?.(situation) ?? [];
}

function unspentPoints({ legal }: Situation): Forgotten[] {
  const left = ofTypes(legal, "confirm")[0]?.unspent ?? 0;
  return left > 0 ? [{ text: texts.points(left), focus: {} }] : [];
}

function optionalBattles({ legal }: Situation): Forgotten[] {
  return ofTypes(legal, "designate").map(({ action: { area } }) => ({
    text: texts.battle(areaName(area)),
    focus: { area },
  }));
}

/** §7.32, §7.33 Industry and technology that the hand allows; Diplomacy only if this Pass ends the card play. */
function openPlays({ view, legal }: Situation): Forgotten[] {
  const found: Forgotten[] = [];
  const pairs = ofTypes(legal, "achieve");
  const technologies = [...new Set(pairs.map(({ action }) => action.technology))];
  if (technologies.length > 0)
    found.push({
      text: texts.technology(list(technologies.map(technologyName))),
      focus: { card: pairs[0].action.card },
    });
  const funding = ofTypes(legal, "fund");
  if (funding.length > 0) {
    const factories = funding.reduce((sum, { action }) => sum + factoriesOf(action.card), view.own?.funded ?? 0);
    found.push({ text: texts.industry(factories, funding[0].cost), focus: { card: funding[0].action.card } });
  }
  const diplomacy = [...new Set(ofTypes(legal, "diplomacy", "wildcard").map(({ action }) => action.card))];
  if (ofTypes(legal, "pass")[0]?.ends && diplomacy.length > 0)
    found.push({ text: texts.diplomacy(diplomacy.length), focus: { card: diplomacy[0] } });
  return found;
}

/** §10.1 Cards that would give a full Player Turn in this Season. */
function commandCards({ legal }: Situation): Forgotten[] {
  const best = byCommandWorth(ofTypes(legal, "commit").filter(isOfSeason))[0]?.action.card;
  return best === undefined ? [] : [{ text: texts.command(cardName(best)), focus: { card: best } }];
}

function unmoved({ view, legal, units }: Situation): Forgotten[] {
  const found: Forgotten[] = [];
  const movable = ofTypes(legal, "pick");
  const left = view.playerTurn?.command ?? 0;
  if (left > 0 && movable.length > 0) found.push({ text: texts.commands(left), focus: {} });
  for (const { action, convoy } of movable) {
    const own = units.get(action.unit);
    if (own === undefined || !convoy) continue;
    found.push({ text: texts.convoy(unitName(own.unit), areaName(own.area)), focus: { area: own.area } });
  }
  for (const { area, fails } of view.own?.supply ?? [])
    if (fails) found.push({ text: texts.supply(areaName(area)), focus: { area } });
  return found;
}
