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
export function consequences(action: TableAction, { nations }: View): string {
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
    MUSTER_OF_NATION[nation] > 0 ? `Rivals draw ${MUSTER_OF_NATION[nation]} Action cards.` : "",
    influence ? `${parties[influence.faction]} influence there is gone, or war if it is a Protectorate.` : "",
    "No Peace Dividend next year. Aggression must follow.",
  ]
    .filter(Boolean)
    .join(" ");
}
