/** Who controls an area, and why (§1.14). */
import { AREA_NAMES, CAPITAL_OF_NATION, NATION_IDS, NATION_NAMES, NATION_OF_AREA } from "@tripartite/triumph/data/map";
import type { View } from "@tripartite/triumph/view";
import { controlReason } from "@tripartite/triumph/view/controlReason";
import { list } from "../../../words.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { areaIndex, partyIn } from "./names.ts";

const { area: texts, parties } = TRIUMPH_TEXTS;

/** One sentence; empty for water that nobody holds. */
export function whyControlled(view: View, id: string): string {
  const { control = "native", seniority = [] } = view.areas[id];
  const nation = NATION_OF_AREA[areaIndex(id)];
  const holder = partyIn(id, control);
  switch (controlReason(view, id)) {
    case undefined:
      return "";
    case "occupied":
      return texts.whySea;
    case "owner":
      return texts.whyOwner(partyIn(id, seniority[0]), list(seniority.slice(1).map((party) => partyIn(id, party))));
    case "units":
      return texts.whyUnits(holder);
    case "home":
      return texts.whyHome(NATION_NAMES[nation]);
    case "influence":
      return texts.whyInfluence(parties[view.nations[NATION_IDS[nation]].influence?.faction ?? "native"]);
    case "neutral":
      return texts.whyNeutral(NATION_NAMES[nation]);
    case "capital":
      return texts.whyCapital(AREA_NAMES[CAPITAL_OF_NATION[nation]]);
    case "marker":
      return texts.whyMarker(holder);
    case "power":
      return texts.whyPower(NATION_NAMES[nation]);
    case "phase":
      return texts.whyPhase(holder);
  }
}
