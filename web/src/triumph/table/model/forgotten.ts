/** "Before you end": what somebody may have forgotten who is about to end a step. */
import { IS_LAND } from "@tripartite/triumph/data/map";
import type { View } from "@tripartite/triumph/view";
import { list } from "../../../words.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import type { TableAction } from "./action.ts";
import { type Focus, ofTypes } from "./focus.ts";
import {
  areaIndex,
  areaName,
  cardName,
  commandOf,
  factoriesOf,
  isActionCard,
  technologyName,
  unitName,
} from "./names.ts";
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
  readonly legal: readonly TableAction[];
  readonly units: OwnUnits;
}

const CHECKS: Readonly<Record<string, (situation: Situation) => Forgotten[]>> = {
  D05: ({ view }) => unspentPoints(view),
  D07: openPlays,
  D12: commandCards,
  D13: commandCards,
  D19: unmoved,
  D22: ({ legal }) => optionalBattles(legal),
};

/** Empty if nothing comes to mind. */
export function forgotten(situation: Situation, ending: TableAction): Forgotten[] {
  if (ending.type !== "endMovement" && ending.type !== "confirm" && ending.type !== "pass") return [];
  return CHECKS[situation.decision]?.(situation) ?? [];
}

function unspentPoints({ viewer, factions, own }: View): Forgotten[] {
  if (viewer === "spectator" || own === undefined) return [];
  const left = factions[viewer].level - own.plan.length;
  return left > 0 ? [{ text: texts.points(left), focus: {} }] : [];
}

function optionalBattles(legal: readonly TableAction[]): Forgotten[] {
  return ofTypes(legal, "designate").map(({ area }) => ({
    text: texts.battle(areaName(area!)),
    focus: { area: area! },
  }));
}

/** §7.32, §7.33 Industry and technology that the hand allows; Diplomacy only if this Pass ends the card play. */
function openPlays({ view, legal }: Situation): Forgotten[] {
  const { viewer, factions, own, passes } = view;
  if (viewer === "spectator" || own === undefined) return [];
  const found: Forgotten[] = [];
  const technologies = [...new Set(ofTypes(legal, "achieve").map(({ technology }) => technology!))];
  if (technologies.length > 0)
    found.push({
      text: texts.technology(list(technologies.map(technologyName))),
      focus: cardFocus(ofTypes(legal, "achieve")[0].card),
    });
  const investment = own.hand.filter((card) => !isActionCard(card));
  const factories = investment.reduce((sum, card) => sum + factoriesOf(card), 0);
  const funding = ofTypes(legal, "fund");
  if (funding.length > 0 && factories >= factions[viewer].factoryCost)
    found.push({ text: texts.industry(factories, factions[viewer].factoryCost), focus: cardFocus(funding[0].card) });
  const diplomacy = new Set(ofTypes(legal, "diplomacy", "wildcard").map(({ card }) => card!));
  if (passes === 2 && diplomacy.size > 0)
    found.push({ text: texts.diplomacy(diplomacy.size), focus: cardFocus([...diplomacy][0]) });
  return found;
}

function cardFocus(card: string | undefined): Focus {
  return card === undefined ? {} : { card };
}

/** §10.1 Cards that would give a full Player Turn in this Season. */
function commandCards({ view: { own, season }, legal }: Situation): Forgotten[] {
  if (season === undefined || own === undefined) return [];
  const fitting = ofTypes(legal, "commit")
    .map(({ card }) => card!)
    .filter((card) => isActionCard(card) && (season === "winter" || commandOf(card).season === season));
  const best = fitting.toSorted((a, b) => commandOf(b).value - commandOf(a).value)[0];
  return best === undefined ? [] : [{ text: texts.command(cardName(best)), focus: { card: best } }];
}

function unmoved({ view, legal, units }: Situation): Forgotten[] {
  const found: Forgotten[] = [];
  const movable = ofTypes(legal, "pick").map(({ unit }) => unit!);
  const left = view.playerTurn?.command ?? 0;
  if (left > 0 && movable.length > 0) found.push({ text: texts.commands(left), focus: {} });
  for (const number of left > 0 ? movable : []) {
    const own = units.get(number);
    if (own === undefined || IS_LAND[areaIndex(own.area)]) continue;
    if (own.unit.unitType === "tank" || own.unit.unitType === "infantry")
      found.push({ text: texts.convoy(unitName(own.unit), areaName(own.area)), focus: { area: own.area } });
  }
  for (const { area, fails } of view.own?.supply ?? [])
    if (fails) found.push({ text: texts.supply(areaName(area)), focus: { area } });
  return found;
}
