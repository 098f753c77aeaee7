/** Every action in a few words, for buttons and lists. */

import { list } from "../../../words.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import type { TableAction } from "./action.ts";
import { areaName, cardName, nationName, technologyName, unitName } from "./names.ts";
import type { OwnUnits } from "./units.ts";

const { parties, unitTypes, nationalities, targetClasses, decks, interrupts } = TRIUMPH_TEXTS;

function unitIn(units: OwnUnits, unit: number): string {
  const found = units.get(unit);
  return found === undefined ? `unit ${unit}` : `${unitName(found.unit)} in ${areaName(found.area)}`;
}

/** The words for an action; `units` are those of the seat. */
export function actionLabel(action: TableAction, units: OwnUnits): string {
  const unit = action.unit === undefined ? "" : unitIn(units, action.unit);
  const area = action.area === undefined ? "" : areaName(action.area);
  const to = action.to === undefined ? "" : areaName(action.to);
  const nation = action.nation === undefined ? "" : nationName(action.nation);
  const card = action.card === undefined ? "" : cardName(action.card);
  const type = action.unitType === undefined ? "" : unitTypes[action.unitType];
  const rival = action.rival === undefined ? "" : parties[action.rival];
  const party = action.party === undefined ? "" : parties[action.party];
  switch (action.type) {
    case "place":
    case "muster":
      return `${type} in ${area}`;
    case "cadre":
      return `New ${nationalities[action.nationality!]} ${type} in ${area}`;
    case "step":
      return `${unit}: one CV more`;
    case "buy":
      return `Buy one ${decks[action.deck!]} card`;
    case "unplan":
      return `Take item ${action.index! + 1} back`;
    case "confirm":
      return "Confirm";
    case "activate":
      return `${parties[action.faction!]} is the Active Ally`;
    case "arrive":
      return `Arrive in ${area}`;
    case "diplomacy":
      return `${card}: influence in ${nation}`;
    case "wildcard":
      return `${card}: ${nation}`;
    case "fund":
      return `Lay ${card} aside for Industry`;
    case "raise":
      return "Raise IND with the cards laid aside";
    case "achieve":
      return `${action.vault ? "Vault" : "Reveal"} ${technologyName(action.technology!)}: ${card} with ${cardName(action.with!)}`;
    case "intelligence":
      return `${card} against ${rival}${area && ` in ${area}`}${nation && ` in ${nation}`}`;
    case "pass":
      return "Pass";
    case "doubleAgent":
      return "Answer with the Double Agent";
    case "reverse":
      return area || nation;
    case "discard":
      return `Discard ${card}`;
    case "keep":
      return `Keep ${card}`;
    case "commit":
      return `Commit ${card}${action.second ? ` and ${cardName(action.second)}` : ""}`;
    case "orderTie":
      return action.factions!.map((faction) => parties[faction]).join(", then ");
    case "declareWar":
      return `War on ${rival}${card && `, paid with ${card}`}`;
    case "violate":
      return `Violate the neutrality of ${nation}`;
    case "intervene":
      return `Intervene for ${nation}`;
    case "announce":
      return "Announce the declarations";
    case "answer":
      return action.count === 0 ? `Keep all markers on ${nation}` : `Remove ${action.count} from ${nation}`;
    case "withdraw":
      return `Withdraw declaration ${action.index! + 1}`;
    case "designate":
      return `Fight in ${area}`;
    case "reengage":
      return `${unit} fights again`;
    case "reengageRival":
      return `Engage ${rival}'s Escaped Subs in ${area}`;
    case "fight":
      return `Next battle: ${area}`;
    case "target":
      return `Target ${party}`;
    case "first":
      return `${parties[action.faction!]} first`;
    case "join":
      return `The group of ${unit} joins`;
    case "fire":
      return `${unit} fires at ${party && `${party}'s `}${targetClasses[action.targetClass!]}`;
    case "bomb":
      return `${unit} bombs industry`;
    case "retreat":
      return `${unit} retreats to ${to}`;
    case "rebase":
      return `${unit} rebases to ${to}`;
    case "strike":
      return `${unit} strikes${party && ` ${party}`}, then ${action.rebase ? "rebases" : "retreats"} to ${to}`;
    case "hold":
      return `${unit} holds`;
    case "hit":
      return `${unit} takes the hit`;
    case "escape":
      return `${unit} escapes`;
    case "pick":
      return `Pick up ${unit}`;
    case "unpick":
      return "Put the unit back";
    case "move":
      return `${unit} to ${list(action.route!.map(areaName).slice(-1))}${action.strategic ? ", strategic" : ""}${viaText(action.route!)}`;
    case "endMovement":
      return "End movement";
    case "atomic":
      return "Claim the Atomic Victory";
    case "reveal":
      return `Reveal ${technologyName(action.technology!)}, keep ${card}`;
    case "repudiate":
      return `Give up ${action.count} on ${nation}`;
    case "disband":
      return `Disband ${unit}`;
    case "order":
      return `${interrupts.topics[action.topic!]}: ${interrupts.values[action.value!]}`;
  }
}

function viaText(route: readonly string[]): string {
  return route.length < 2 ? "" : ` via ${list(route.slice(0, -1).map(areaName))}`;
}
