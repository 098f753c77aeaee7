/** Who controls an area, and why (§1.14). */

import { FACTIONS, NATION_KINDS } from "@tripartite/triumph/data/kinds";
import {
  AREA_NAMES,
  CAPITAL_OF_NATION,
  FACTION_OF_NATION,
  IS_LAND,
  KIND_OF_NATION,
  NATION_IDS,
  NATION_NAMES,
  NATION_OF_AREA,
} from "@tripartite/triumph/data/map";
import type { View } from "@tripartite/triumph/view";
import { list } from "../../../words.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { partyOf } from "../battle/sides.ts";
import type { Party } from "./action.ts";
import { areaIndex, partyIn } from "./names.ts";

const { area: texts, parties } = TRIUMPH_TEXTS;

function presentAt(view: View, area: string): Party[] {
  const { units = [], faceUp = [], blocks = [] } = view.areas[area];
  const all = [...units, ...faceUp, ...blocks].filter(({ escaped }) => !escaped);
  return [...new Set(all.map(({ nationality }) => partyOf(nationality)))];
}

/** One sentence; empty for water that nobody holds. */
export function whyControlled(view: View, id: string): string {
  const area = view.areas[id];
  const index = areaIndex(id);
  if (!IS_LAND[index]) return (area.occupiedBy ?? []).length > 0 ? texts.whySea : "";
  if (area.seniority)
    return texts.whyOwner(partyIn(id, area.seniority[0]), list(area.seniority.slice(1).map((p) => partyIn(id, p))));
  const present = presentAt(view, id);
  if (area.control !== undefined && present.includes(area.control)) return texts.whyUnits(partyIn(id, area.control));
  return whyEmpty(view, index);
}

function whyEmpty(view: View, index: number): string {
  const nation = NATION_OF_AREA[index];
  const name = NATION_NAMES[nation];
  const { status, marker, influence } = view.nations[NATION_IDS[nation]];
  const home = FACTIONS[FACTION_OF_NATION[nation]];
  if (NATION_KINDS[KIND_OF_NATION[nation]] === "greatPower") return texts.whyHome(name);
  const capital = CAPITAL_OF_NATION[nation];
  if (status === "neutral") return influence ? texts.whyInfluence(parties[influence.faction]) : texts.whyNeutral(name);
  if (capital !== index) return texts.whyCapital(AREA_NAMES[capital]);
  if (marker !== undefined) return texts.whyMarker(parties[marker]);
  return home === undefined ? texts.whyNeutral(name) : texts.whyPower(name);
}
