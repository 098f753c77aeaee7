/** Every action in a few words, for buttons and lists. */

import { list } from "../../../words.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import type { TableAction } from "./action.ts";
import { areaName, cardName, nationName, technologyName, theNation, unitName } from "./names.ts";
import type { OwnUnits } from "./units.ts";

const { parties, unitTypes, nationalities, targetClasses, decks, interrupts } = TRIUMPH_TEXTS;

function unitIn(units: OwnUnits, unit: number): string {
  const found = units.get(unit);
  return found === undefined ? `unit ${unit}` : `${unitName(found.unit)} in ${areaName(found.area)}`;
}

/** The words for an action; `units` are those of the seat. */
export function actionLabel(action: TableAction, units: OwnUnits): string {
  switch (action.type) {
    case "place":
    case "muster":
      return `${unitTypes[action.unitType]} in ${areaName(action.area)}`;
    case "cadre":
      return `New ${nationalities[action.nationality]} ${unitTypes[action.unitType]} in ${areaName(action.area)}`;
    case "step":
      return `${unitIn(units, action.unit)}: one CV more`;
    case "buy":
      return `Buy one ${decks[action.deck]} card`;
    case "unplan":
      return `Take item ${action.index + 1} back`;
    case "confirm":
      return "Confirm";
    case "activate":
      return `${parties[action.faction]} is the Active Ally`;
    case "arrive":
      return `Arrive in ${areaName(action.area)}`;
    case "diplomacy":
      return `${cardName(action.card)}: influence in ${theNation(action.nation)}`;
    case "wildcard":
      return `${cardName(action.card)}: ${nationName(action.nation)}`;
    case "fund":
      return `Lay ${cardName(action.card)} aside for Industry`;
    case "raise":
      return "Raise IND with the cards laid aside";
    case "achieve":
      return `${action.vault ? "Vault" : "Reveal"} ${technologyName(action.technology)}: ${cardName(action.card)} with ${cardName(action.with)}`;
    case "intelligence":
      return `${cardName(action.card)} against ${parties[action.rival]}${inPlace(action)}`;
    case "pass":
      return "Pass";
    case "doubleAgent":
      return "Answer with the Double Agent";
    case "reverse":
      return placeOf(action);
    case "discard":
      return `Discard ${cardName(action.card)}`;
    case "keep":
      return `Keep ${cardName(action.card)}`;
    case "commit":
      return `Commit ${cardName(action.card)}${action.second ? ` and ${cardName(action.second)}` : ""}`;
    case "orderTie":
      return action.factions.map((faction) => parties[faction]).join(", then ");
    case "declareWar":
      return `War on ${parties[action.rival]}${action.card ? `, paid with ${cardName(action.card)}` : ""}`;
    case "violate":
      return `Violate the neutrality of ${theNation(action.nation)}`;
    case "intervene":
      return `Intervene for ${theNation(action.nation)}`;
    case "announce":
      return "Announce the declarations";
    case "answer":
      return action.count === 0
        ? `Keep all markers on ${theNation(action.nation)}`
        : `Remove ${action.count} from ${theNation(action.nation)}`;
    case "withdraw":
      return `Withdraw declaration ${action.index + 1}`;
    case "designate":
      return `Fight in ${areaName(action.area)}`;
    case "reengage":
      return `${unitIn(units, action.unit)} fights again`;
    case "reengageRival":
      return `Engage ${parties[action.rival]}'s Escaped Subs in ${areaName(action.area)}`;
    case "fight":
      return `Next battle: ${areaName(action.area)}`;
    case "target":
      return `Target ${parties[action.party]}`;
    case "first":
      return `${parties[action.faction]} first`;
    case "join":
      return `The group of ${unitIn(units, action.unit)} joins`;
    case "fire":
      return `${unitIn(units, action.unit)} fires at ${action.party ? `${parties[action.party]}'s ` : ""}${targetClasses[action.targetClass]}`;
    case "bomb":
      return `${unitIn(units, action.unit)} bombs industry`;
    case "retreat":
      return `${unitIn(units, action.unit)} retreats to ${areaName(action.to)}`;
    case "rebase":
      return `${unitIn(units, action.unit)} rebases to ${areaName(action.to)}`;
    case "strike":
      return `${unitIn(units, action.unit)} strikes${action.party ? ` ${parties[action.party]}` : ""}, then ${action.rebase ? "rebases" : "retreats"} to ${areaName(action.to)}`;
    case "hold":
      return `${unitIn(units, action.unit)} holds`;
    case "hit":
      return `${unitIn(units, action.unit)} takes the hit`;
    case "escape":
      return `${unitIn(units, action.unit)} escapes`;
    case "pick":
      return `Pick up ${unitIn(units, action.unit)}`;
    case "unpick":
      return "Put the unit back";
    case "move":
      return `${unitIn(units, action.unit)} to ${list(action.route.map(areaName).slice(-1))}${action.strategic ? ", strategic" : ""}${viaText(action.route)}`;
    case "endMovement":
      return "End movement";
    case "atomic":
      return "Claim the Atomic Victory";
    case "reveal":
      return `Reveal ${technologyName(action.technology)}, keep ${cardName(action.card)}`;
    case "repudiate":
      return `Give up ${action.count} on ${theNation(action.nation)}`;
    case "disband":
      return `Disband ${unitIn(units, action.unit)}`;
    case "order":
      return `${interrupts.topics[action.topic]}: ${interrupts.values[action.value]}`;
  }
}

/** What an Agent looks at or a Coup overthrows. */
function placeOf({ area, nation }: { readonly area?: string; readonly nation?: string }): string {
  return area ? areaName(area) : nation ? nationName(nation) : "";
}

function inPlace(action: { readonly area?: string; readonly nation?: string }): string {
  const place = placeOf(action);
  return place && ` in ${place}`;
}

function viaText(route: readonly string[]): string {
  return route.length < 2 ? "" : ` via ${list(route.slice(0, -1).map(areaName))}`;
}
