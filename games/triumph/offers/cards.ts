/** What plays from the hand mean: Influence, Industry, Command. */

import { INTEL_OF_CARD, WILD_OF_CARD } from "../data/deck.ts";
import type { Card, Faction, Nation } from "../data/ids.ts";
import { COUP, FACTIONS, FOREIGN_AID, NATIVE, SABOTAGE, WEST } from "../data/kinds.ts";
import { AREA_IDS, AREAS_OF_NATION, MUSTER_AREAS, MUSTER_OF_AREA, POP_OF_AREA, RES_OF_AREA, USA } from "../data/map.ts";
import type { ActionOf } from "../model/actions.ts";
import { IN_PLAY } from "../model/rows.ts";
import { PHASE, PLACE, type State, TURN_KINDS, TURN_NONE } from "../model/state.ts";
import { commandValueOf, turnKindOf } from "../rules/cards/command.ts";
import { factoryCost } from "../rules/economy/economy.ts";
import { factories, fundedCards } from "../rules/economy/industry.ts";
import { joins, type Markers, markersAfter, markersOn, opposedCard } from "../rules/nations/diplomacy.ts";
import type { CommitMeaning, CvByArea, FundMeaning, InfluenceMeaning, PassMeaning, RaiseMeaning } from "./meanings.ts";

/** §7.31 In the set-up it counts at once (§17). Later the card cancels a Rival's, or counts when the card play is over, after the own cards that lie there. */
export function meaningOfDiplomacy(s: State, faction: Faction, nation: Nation): InfluenceMeaning {
  if (s.phase !== PHASE.government) return { ...influence(s, faction, nation, markersOn(s, nation)), now: true };
  const opposed = opposedCard(s, faction, nation);
  if (opposed >= 0) return { cancels: FACTIONS[s.place[IN_PLAY.at(s.inPlay, opposed).card] - PLACE.inPlay] };
  let before = markersOn(s, nation);
  for (const played of IN_PLAY.all(s.inPlay))
    if (played.nation === nation) before = markersAfter(before, faction, nation);
  return influence(s, faction, nation, before);
}

/** §8.3 */
export function meaningOfWildCard(
  s: State,
  faction: Faction,
  { card, nation }: ActionOf<"wildcard">,
): InfluenceMeaning {
  return {
    ...influence(s, faction, nation, markersOn(s, nation)),
    ...(WILD_OF_CARD[card] === FOREIGN_AID && { ind: [s.ind[faction], s.ind[faction] - 1] }),
  };
}

function influence(s: State, faction: Faction, nation: Nation, before: Markers): InfluenceMeaning {
  const after = markersAfter(before, faction, nation);
  const isOwn = before.holder < 0 || before.holder === faction;
  const [pop, res] = before.holder < 0 ? worthTo(s, faction, nation) : NOTHING;
  return {
    markers: [FACTIONS[isOwn ? faction : before.holder], before.count, after.count],
    ...(pop + res > 0 && { gain: [pop, res] }),
    ...(joins(nation, after) && { joins: nation === USA ? {} : musterOf(nation) }),
  };
}

const NOTHING = [0, 0] as const;

/** §7.4, §8.41 POP and RES of a Neutral that count for the Faction with Influence there. */
export function worthTo(s: State, faction: Faction, nation: Nation): readonly [pop: number, res: number] {
  if (nation === USA && faction !== WEST) return NOTHING;
  let pop = 0;
  let res = 0;
  for (const area of AREAS_OF_NATION[nation]) {
    if (s.control[area] !== NATIVE) continue;
    pop += POP_OF_AREA[area];
    res += RES_OF_AREA[area];
  }
  return [pop, res];
}

/** Muster Values of a nation's Cities and Towns. */
export function musterOf(nation: Nation): CvByArea {
  return Object.fromEntries(MUSTER_AREAS[nation].map((area) => [AREA_IDS[area], MUSTER_OF_AREA[area]]));
}

/** §9.5 A Coup removes all markers, Sabotage costs one IND; the others only show or take something. */
export function meaningOfIntelligence(s: State, { card, rival, nation }: ActionOf<"intelligence">): InfluenceMeaning {
  const kind = INTEL_OF_CARD[card];
  if (kind === COUP) return { markers: [FACTIONS[rival], s.influence[nation], 0] };
  return kind === SABOTAGE ? { ind: [s.ind[rival], s.ind[rival] - 1] } : {};
}

/** §7.32 */
export function meaningOfFunding(s: State, faction: Faction, card: Card): FundMeaning {
  return { paid: factories([...fundedCards(s, faction), card]), cost: factoryCost(s, faction) };
}

export function meaningOfRaise(s: State, faction: Faction): RaiseMeaning {
  return { ind: [s.ind[faction], s.ind[faction] + 1] };
}

/** §10.1 The Player Turn that the cards would give. */
export function meaningOfCommit(s: State, faction: Faction, { card, second }: ActionOf<"commit">): CommitMeaning {
  const cards = second < 0 ? [card] : [card, second];
  const turn = turnKindOf(s, faction, cards);
  return turn === TURN_NONE ? {} : { turn: TURN_KINDS[turn], commands: commandValueOf(s, faction, cards) };
}

/** Consecutive Passes end the card play and the commitment of Command cards. */
export function meaningOfPass(s: State): PassMeaning {
  const isRotation = s.phase === PHASE.government || s.phase === PHASE.command;
  return isRotation && s.passes === s.turnOrder.length - 1 ? { ends: true } : {};
}
