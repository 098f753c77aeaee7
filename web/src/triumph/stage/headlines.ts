/** The great moments of the game. */
import { FACTIONS, type FactionName } from "@tripartite/triumph/data/kinds";
import { AREA_IDS, CAPITAL_OF_NATION } from "@tripartite/triumph/data/map";
import type { View } from "@tripartite/triumph/view";
import type { Headline } from "../../table/stage/scene.ts";
import { list } from "../../words.ts";
import { heldBy } from "../table/model/describeArea.ts";
import type { EventJson } from "../table/model/log.ts";
import { areaName, nationIndex, theNation } from "../table/model/names.ts";
import { printedIn } from "../table/model/printed.ts";
import { TRIUMPH_TEXTS } from "../texts.ts";

const { stage: texts, parties, endings } = TRIUMPH_TEXTS;

export function headlineOf(event: EventJson, after: View): Headline | undefined {
  const faction = FACTIONS.find((one) => one === event.faction);
  const rival = FACTIONS.find((one) => one === event.rival);
  const name = faction ? parties[faction] : "";
  const nation = typeof event.nation === "string" ? theNation(event.nation) : "";
  const side = faction && `f-${faction}`;
  switch (event.type) {
    case "warDeclared":
      return { symbol: "s-war", ...(side && { side }), title: texts.war(name, rival ? parties[rival] : ""), lines: [] };
    case "neutralityViolated":
      return {
        symbol: "p-declare",
        ...(side && { side }),
        title: texts.attacked(nation),
        lines: [texts.attackedBy(name, nation)],
      };
    case "interventionDeclared":
      return { symbol: "p-declare", ...(side && { side }), title: texts.intervenes(name, nation), lines: [] };
    case "satellite":
      if (event.nation === "usa")
        return { symbol: "s-war", side: "f-west", title: texts.usaEnters, lines: [texts.usaBrings] };
      return {
        symbol: "s-vp",
        ...(side && { side }),
        title: texts.joins(nation, name),
        lines: [texts.brings(printedIn(nationIndex(String(event.nation))))],
      };
    case "defeated":
      return {
        symbol: "p-battle",
        side: "f-neutral",
        title: texts.defeated(nation),
        lines: fallenCapital(event, after),
      };
    case "yearBegan":
      return { symbol: "p-newyear", title: String(event.year), lines: balance(after) };
    case "victory": {
      const winners = (event.factions as FactionName[]).map((one) => parties[one]);
      return {
        symbol: "s-vp",
        side: `f-${(event.factions as string[])[0]}`,
        title: texts.won(list(winners)),
        lines: [
          `${endings[event.kind as keyof typeof endings]}.`,
          list((event.points as number[]).map((points, seat) => texts.points(parties[FACTIONS[seat]], points))) + ".",
        ],
      };
    }
    default:
      return undefined;
  }
}

/** What agents and code breakers have seen. */
export function reportOf(line: string): Headline {
  return { symbol: "i-agent", title: texts.report, lines: [line] };
}

/** Who holds the capital of a nation that is defeated. */
function fallenCapital({ nation }: EventJson, after: View): string[] {
  const id = AREA_IDS[CAPITAL_OF_NATION[nationIndex(String(nation))]];
  return id === undefined ? [] : [texts.capital(areaName(id), heldBy(after, id))];
}

/** How the sides stand when a year begins, as far as the viewer knows. */
function balance({ factions }: View): string[] {
  return FACTIONS.map((faction) => {
    const { pop, res, ind, points } = factions[faction];
    return texts.balance(parties[faction], { pop, res, ind }, points.least, points.most);
  });
}
