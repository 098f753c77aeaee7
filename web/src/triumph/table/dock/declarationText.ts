/** §15 Declarations in words, with everything that follows from them as the offer says. */
import type { FactionName } from "@tripartite/triumph/data/kinds";
import { FACTIONS } from "@tripartite/triumph/data/kinds";
import type { CvByArea, DeclarationMeaning } from "@tripartite/triumph/offers";
import type { DeclarationView } from "@tripartite/triumph/view";
import { list } from "../../../words.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import type { OfferOf } from "../model/action.ts";
import { areaName, theNation } from "../model/names.ts";

const { parties, declarations: texts } = TRIUMPH_TEXTS;

export interface Consequence {
  readonly symbol: string;
  readonly text: string;
}

export function declarationText(item: DeclarationView): string {
  if (item.kind === "war") return texts.war(parties[item.rival]);
  return item.kind === "violation"
    ? texts.violation(theNation(item.nation))
    : texts.intervention(theNation(item.nation));
}

/** The declaration that an offer of the declarations step would add. */
export function declarationOf({ action }: OfferOf<"declareWar" | "violate" | "intervene">): DeclarationView {
  if (action.type === "declareWar") return { kind: "war", rival: action.rival };
  return { kind: action.type === "violate" ? "violation" : "intervention", nation: action.nation };
}

/** What follows from a declaration of the viewer. */
export function consequences(item: DeclarationView, meaning: DeclarationMeaning, viewer: FactionName): Consequence[] {
  if (item.kind === "war") return ofWar(item.rival, meaning, viewer);
  if (item.kind === "intervention") return ofIntervention(item.nation);
  return meaning.usa ? ofUsa(meaning) : ofViolation(item.nation, meaning, viewer);
}

const nameFor = (faction: FactionName, viewer: FactionName) => (faction === viewer ? texts.you : parties[faction]);

/** §15.2 */
function ofWar(rival: FactionName, { factory, levels = {}, seas = [], usa }: DeclarationMeaning, viewer: FactionName) {
  return [
    { symbol: "s-vp", text: texts.points },
    { symbol: "s-surprise", text: texts.surprise },
    ...(factory ? [{ symbol: "r-ind", text: factoryText(rival, ...factory) }] : []),
    ...FACTIONS.flatMap((faction) => {
      const change = levels[faction];
      return change ? [{ symbol: "r-prod", text: texts.peaceEnds(nameFor(faction, viewer), ...change) }] : [];
    }),
    { symbol: "p-battle", text: texts.warDuty(parties[rival]) },
    ...(seas.length > 0 ? [{ symbol: "u-fleet", text: texts.sharedSeas(list(seas.map(areaName))) }] : []),
    ...(usa ? [{ symbol: "f-west", text: texts.ottawa }] : []),
  ];
}

function factoryText(faction: FactionName, now: number, next: number): string {
  return next === now ? texts.factoryLowest(parties[faction], now) : texts.factory(parties[faction], now, next);
}

/** §15.4 */
function ofViolation(nation: string, meaning: DeclarationMeaning, viewer: FactionName): Consequence[] {
  const { protector, fortresses, loses } = meaning;
  return [
    ...(protector ? protectorate(protector, meaning) : []),
    ...(fortresses ? [{ symbol: "u-fortress", text: fortressText(fortresses) }] : []),
    ...reaction(meaning),
    ...(loses ? [{ symbol: `f-${loses[0]}`, text: lossText(loses, viewer) }] : []),
    { symbol: "s-chit", text: texts.noChit },
    ...(protector ? [] : [{ symbol: "s-peace", text: texts.noWar }]),
    { symbol: "p-battle", text: texts.violationDuty(theNation(nation)) },
    ...(protector ? [] : [{ symbol: "p-declare", text: texts.others(theNation(nation)) }]),
  ];
}

function strengths(places: CvByArea): string {
  return list(Object.entries(places).map(([area, cv]) => `${areaName(area)} ${cv}`));
}

function fortressText(places: CvByArea): string {
  return Object.keys(places).length === 0 ? texts.noFortress : texts.fortresses(strengths(places));
}

function lossText([faction, pop, res]: NonNullable<DeclarationMeaning["loses"]>, viewer: FactionName): string {
  return texts.influenceGone(nameFor(faction, viewer), pop, res);
}

/** §8.13 If the holder keeps two markers the Violation means war, and the nation becomes its Satellite. */
function protectorate(holder: FactionName, { war, joins = {} }: DeclarationMeaning): Consequence[] {
  const name = parties[holder];
  return [
    { symbol: "s-war", text: war ? texts.kept(name) : texts.keptAtWar(name) },
    { symbol: `f-${holder}`, text: texts.satellite(name, strengths(joins)) },
    { symbol: "a-undo", text: texts.givesWay(name) },
  ];
}

/** §15.41 Who draws how many cards. */
function reaction({ reaction: cards = [] }: DeclarationMeaning): Consequence[] {
  const drawing = FACTIONS.flatMap((faction, seat) =>
    cards[seat] > 0 ? [texts.draws(parties[faction], cards[seat])] : [],
  );
  return [{ symbol: "s-hand", text: drawing.length > 0 ? texts.reaction(list(drawing)) : texts.noReaction }];
}

/** §8.46 */
function ofUsa(meaning: DeclarationMeaning): Consequence[] {
  return [
    { symbol: "f-west", text: texts.usaJoins },
    { symbol: "u-fortress", text: texts.usaForces },
    ...reaction(meaning),
    { symbol: "s-chit", text: texts.noChit },
    { symbol: "p-battle", text: texts.violationDuty(theNation("usa")) },
  ];
}

/** §15.423 */
function ofIntervention(nation: string): Consequence[] {
  return [
    { symbol: "p-move", text: texts.interventionEntry(theNation(nation)) },
    { symbol: "u-fortress", text: texts.interventionUnits },
    { symbol: "a-undo", text: texts.interventionLapses },
  ];
}
