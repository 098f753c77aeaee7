/** §15 Declarations in words, and everything that follows from them, said before they are made. */
import { FACTIONS, type FactionName } from "@tripartite/triumph/data/kinds";
import {
  AREA_NAMES,
  AREAS_OF_NATION,
  IS_LAND,
  MUSTER_OF_AREA,
  MUSTER_OF_NATION,
  POP_OF_AREA,
  RES_OF_AREA,
  USA,
} from "@tripartite/triumph/data/map";
import { FACTORY_COSTS } from "@tripartite/triumph/data/scenarios";
import type { DeclarationView, View } from "@tripartite/triumph/view";
import { list } from "../../../words.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { partyOf } from "../battle/sides.ts";
import type { TableAction } from "../model/action.ts";
import { atWar } from "../model/enemies.ts";
import { areaIndex, nationIndex, nationName } from "../model/names.ts";

const { parties, declarations: texts } = TRIUMPH_TEXTS;

export interface Consequence {
  readonly symbol: string;
  readonly text: string;
}

export function declarationText(item: DeclarationView): string {
  if (item.kind === "war") return texts.war(parties[item.rival]);
  return item.kind === "violation"
    ? texts.violation(nationName(item.nation))
    : texts.intervention(nationName(item.nation));
}

/** The declaration that an action of the declarations step would add. */
export function declarationOf(action: TableAction): DeclarationView {
  if (action.type === "declareWar") return { kind: "war", rival: action.rival! };
  return { kind: action.type === "violate" ? "violation" : "intervention", nation: action.nation! };
}

export function consequences(item: DeclarationView, view: View): Consequence[] {
  if (view.viewer === "spectator") return [];
  if (item.kind === "war") return ofWar(view, view.viewer, item.rival);
  return item.kind === "violation" ? ofViolation(view, view.viewer, item.nation) : ofIntervention(item.nation);
}

/** §15.2 */
function ofWar(view: View, own: FactionName, rival: FactionName): Consequence[] {
  const seas = sharedSeas(view, rival);
  return [
    { symbol: "s-vp", text: texts.points },
    { symbol: "s-surprise", text: texts.surprise },
    { symbol: "r-ind", text: factoryText(view, rival) },
    ...[own, rival].filter((faction) => !view.factions[faction].atWar).map((faction) => peaceEnds(view, faction)),
    { symbol: "p-battle", text: texts.warDuty(parties[rival]) },
    ...(seas.length > 0 ? [{ symbol: "u-fleet", text: texts.sharedSeas(list(seas)) }] : []),
    ...(rival === "west" && view.nations.usa.status === "neutral" ? [{ symbol: "f-west", text: texts.ottawa }] : []),
  ];
}

/** §15.22 One level to the right in the printed row. */
function factoryText({ factions }: View, faction: FactionName): string {
  const row = FACTORY_COSTS[FACTIONS.indexOf(faction)];
  const now = factions[faction].factoryCost;
  const next = row[row.indexOf(now) + 1];
  return next === undefined ? texts.factoryLowest(parties[faction], now) : texts.factory(parties[faction], now, next);
}

/** §15.1, §7.21 At War RES limits Production, Supply and Blockade are checked, and no Peace Dividend is drawn. */
function peaceEnds({ factions, viewer }: View, faction: FactionName): Consequence {
  const { ind, pop, res, level } = factions[faction];
  const name = faction === viewer ? texts.you : parties[faction];
  return { symbol: "r-prod", text: texts.peaceEnds(name, level, Math.min(ind, pop, res)) };
}

/** §15.22 Seas that both occupy. */
function sharedSeas(view: View, rival: FactionName): string[] {
  return Object.entries(view.areas)
    .filter(([id, { units = [], blocks = [], faceUp = [] }]) => {
      const theirs = [...blocks, ...faceUp].some(
        ({ nationality, escaped }) => !escaped && partyOf(nationality) === rival,
      );
      return !IS_LAND[areaIndex(id)] && theirs && units.some(({ escaped }) => !escaped);
    })
    .map(([id]) => AREA_NAMES[areaIndex(id)]);
}

/** §15.4 */
function ofViolation(view: View, own: FactionName, nation: string): Consequence[] {
  const index = nationIndex(nation);
  if (index === USA) return ofUsa();
  const influence = view.nations[nation].influence;
  const isProtected = influence !== undefined && influence.faction !== own && influence.count >= 2;
  const isArmed = view.nations[nation].status === "armed";
  return [
    ...(isProtected ? protectorate(view, own, influence.faction, index) : isArmed ? [] : fortresses(index)),
    ...reaction(view, own, index),
    ...(influence && !isProtected ? [lostInfluence(view, influence.faction, index)] : []),
    { symbol: "s-chit", text: texts.noChit },
    ...(isProtected ? [] : [{ symbol: "s-peace", text: texts.noWar }]),
    { symbol: "p-battle", text: texts.violationDuty(nationName(nation)) },
    ...(isProtected ? [] : [{ symbol: "p-declare", text: texts.others(nationName(nation)) }]),
  ];
}

function strengths(nation: number): string {
  const places = AREAS_OF_NATION[nation].filter((area) => MUSTER_OF_AREA[area] > 0);
  return list(places.map((area) => `${AREA_NAMES[area]} ${MUSTER_OF_AREA[area]}`));
}

function fortresses(nation: number): Consequence[] {
  const found = strengths(nation);
  return found === ""
    ? [{ symbol: "u-fortress", text: texts.noFortress }]
    : [{ symbol: "u-fortress", text: texts.fortresses(found) }];
}

/** §8.13 If the holder keeps two markers the Violation means war, and the nation becomes its Satellite. */
function protectorate(view: View, own: FactionName, holder: FactionName, nation: number): Consequence[] {
  const name = parties[holder];
  return [
    { symbol: "s-war", text: atWar(view, own, holder) ? texts.keptAtWar(name) : texts.kept(name) },
    { symbol: `f-${holder}`, text: texts.satellite(name, strengths(nation)) },
    { symbol: "a-undo", text: texts.givesWay(name) },
  ];
}

/** §15.41 */
function reaction({ scenario }: View, own: FactionName, nation: number): Consequence[] {
  const cards = MUSTER_OF_NATION[nation];
  if (cards === 0) return [{ symbol: "s-hand", text: texts.noReaction }];
  if (scenario !== "two-player") return [{ symbol: "s-hand", text: texts.reaction(cards) }];
  return own === "axis"
    ? [{ symbol: "s-hand", text: texts.sharedReaction(Math.ceil(cards / 2), Math.floor(cards / 2)) }]
    : [{ symbol: "s-hand", text: texts.axisReaction(cards) }];
}

function lostInfluence({ viewer }: View, faction: FactionName, nation: number): Consequence {
  const sum = (values: readonly number[]) => AREAS_OF_NATION[nation].reduce((total, area) => total + values[area], 0);
  const name = faction === viewer ? texts.you : parties[faction];
  return { symbol: `f-${faction}`, text: texts.influenceGone(name, sum(POP_OF_AREA), sum(RES_OF_AREA)) };
}

/** §8.46 */
function ofUsa(): Consequence[] {
  return [
    { symbol: "f-west", text: texts.usaJoins },
    { symbol: "u-fortress", text: texts.usaForces },
    { symbol: "s-hand", text: texts.usaReaction(MUSTER_OF_NATION[USA]) },
    { symbol: "s-chit", text: texts.noChit },
    { symbol: "p-battle", text: texts.violationDuty(nationName("usa")) },
  ].filter(({ text }) => text !== "");
}

/** §15.423 */
function ofIntervention(nation: string): Consequence[] {
  return [
    { symbol: "p-move", text: texts.interventionEntry(nationName(nation)) },
    { symbol: "u-fortress", text: texts.interventionUnits },
    { symbol: "a-undo", text: texts.interventionLapses },
  ];
}
