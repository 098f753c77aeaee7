/** What a play on a nation would come to, said before it is made. */
import { WILD_NAMES, WILD_OF_CARD } from "@tripartite/triumph/data/deck";
import type { FactionName } from "@tripartite/triumph/data/kinds";
import { MUSTER_OF_NATION } from "@tripartite/triumph/data/map";
import type { View } from "@tripartite/triumph/view";
import { list } from "../../../words.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import type { TableAction } from "../model/action.ts";
import { cardIndex, nationIndex } from "../model/names.ts";
import { worthOf } from "./effect.ts";

const { government: texts, parties } = TRIUMPH_TEXTS;
const SATELLITE = 3;
const FOREIGN_AID = "Foreign Aid";

/** §7.31, §8.0, §8.3 Cards in play cancel each other; a Rival's marker goes before an own one comes. */
export function prospectOf(view: View, play: TableAction): string {
  const nation = play.nation!;
  const own = view.viewer as FactionName;
  const inPlay = view.inPlay.filter((card) => card.nation === nation);
  const rivals = inPlay.filter(({ faction }) => faction !== own);
  const isCard = play.type === "diplomacy";
  if (isCard && rivals.length > 0) return texts.bothDiscarded(list(rivals.map(({ faction }) => parties[faction])));
  const when = isCard ? texts.atResolution : texts.atOnce;
  const aid = !isCard && WILD_NAMES[WILD_OF_CARD[cardIndex(play.card!)]] === FOREIGN_AID ? ` ${texts.foreignAid}` : "";
  return `${when} ${marksAfter(view, nation, own, isCard ? inPlay.length : 0)}${aid}`;
}

/** The markers after one more card, when those in play have counted. */
function marksAfter(view: View, nation: string, own: FactionName, ownCards: number): string {
  const { influence } = view.nations[nation];
  const held = influence?.count ?? 0;
  if (influence && influence.faction !== own && held > ownCards)
    return texts.fewer(parties[influence.faction], held - ownCards, held - ownCards - 1);
  const before = influence && influence.faction !== own ? ownCards - held : held + ownCards;
  const { pop, res } = worthOf(nation);
  const gain = before === 0 && pop + res > 0 ? `, ${texts.gain(pop, res)}` : "";
  const muster = before + 1 >= SATELLITE ? texts.muster(MUSTER_OF_NATION[nationIndex(nation)]) : "";
  return `${texts.becomes[Math.min(before + 1, SATELLITE)]}${gain}.${muster}`;
}
