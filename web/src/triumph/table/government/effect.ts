import type { FactionName } from "@tripartite/triumph/data/kinds";
import { AREAS_OF_NATION, POP_OF_AREA, RES_OF_AREA } from "@tripartite/triumph/data/map";
import type { View } from "@tripartite/triumph/view";
import { list } from "../../../words.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import type { TableAction } from "../model/action.ts";
import { nationIndex } from "../model/names.ts";

const { government: texts, parties } = TRIUMPH_TEXTS;

/** §7.31, §8.3 A card in play of a Rival is cancelled; a Rival's marker is removed before an own one is added. */
export function effectOf(view: View, play: TableAction): string {
  const own = view.viewer as FactionName;
  const rivals = view.inPlay.filter(({ nation, faction }) => nation === play.nation && faction !== own);
  if (play.type === "diplomacy" && rivals.length > 0)
    return texts.cancels(list(rivals.map(({ faction }) => parties[faction])));
  const influence = view.nations[play.nation!]?.influence;
  if (influence && influence.faction !== own) return texts.minus(parties[influence.faction]);
  return texts.plus(parties[own]);
}

/** What a nation is worth to the one who holds it. */
export function worthOf(nation: string): { readonly pop: number; readonly res: number } {
  const sum = (values: readonly number[]) =>
    AREAS_OF_NATION[nationIndex(nation)].reduce((total, area) => total + values[area], 0);
  return { pop: sum(POP_OF_AREA), res: sum(RES_OF_AREA) };
}
