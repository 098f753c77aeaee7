import type { Faction } from "@tripartite/triumph/data/kinds";
import { AREA_NAMES, AREAS_OF_NATION, MUSTER_OF_AREA, MUSTER_OF_NATION } from "@tripartite/triumph/data/map";
import type { DeclarationView, View } from "@tripartite/triumph/view";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import type { TableAction } from "../model/action.ts";
import { list, nationIndex, nationName } from "../model/names.ts";

const { parties } = TRIUMPH_TEXTS;

export function declarationText(item: DeclarationView): string {
  if (item.kind === "war") return `War on ${parties[item.rival]}`;
  return `${item.kind === "violation" ? "Violation of" : "Intervention in"} ${nationName(item.nation)}`;
}

/** §15.22, §15.41, §15.42 What follows from a declaration, said before it is made. */
export function consequences(action: TableAction, { nations, viewer }: View): string {
  if (action.type === "declareWar") {
    return `One DoW more for you. ${parties[action.rival!]}'s Factory Cost falls one level. Surprise in this turn. Aggression must follow.`;
  }
  if (action.type !== "violate") return "";
  const nation = nationIndex(action.nation!);
  const forts = AREAS_OF_NATION[nation]
    .filter((area) => MUSTER_OF_AREA[area] > 0)
    .map((area) => `${AREA_NAMES[area]} ${MUSTER_OF_AREA[area]}`);
  const influence = nations[action.nation!]?.influence;
  return [
    forts.length > 0 ? `Fortresses rise: ${list(forts)}.` : "",
    reaction(MUSTER_OF_NATION[nation]),
    influence ? lostInfluence(influence, viewer) : "",
    "No Peace Dividend next year. Aggression must follow.",
  ]
    .filter(Boolean)
    .join(" ");
}

function reaction(cards: number): string {
  return cards === 0 ? "" : `Rivals draw ${cards} Action ${cards === 1 ? "card" : "cards"}.`;
}

const PROTECTED = 2;

function lostInfluence({ faction, count }: { faction: Faction; count: number }, viewer: View["viewer"]): string {
  if (faction === viewer) return "Your own influence there is gone for good.";
  return count < PROTECTED
    ? `${parties[faction]} influence there is gone for good.`
    : `It is a Protectorate of ${parties[faction]}: war, unless it gives way.`;
}
