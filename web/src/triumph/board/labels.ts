/** What a screen reader says about areas, units and nations. */
import { NATIONALITIES, type Status } from "@tripartite/triumph/data/kinds";
import { AREA_IDS, CAPITAL_OF_NATION, IS_MINOR, NATION_IDS, NATION_NAMES } from "@tripartite/triumph/data/map";
import type { View } from "@tripartite/triumph/view";
import { TRIUMPH_TEXTS } from "../texts.ts";
import type { BoardArea } from "./boardMap.ts";
import type { Piece } from "./pieces.ts";

const { parties, nationalities, unitTypes, statuses } = TRIUMPH_TEXTS;

export const BOARD_TEXTS = {
  map: "Map",
  mapHelp: "Arrow keys go to neighbouring areas, Shift with an arrow moves the map, plus and minus zoom, 0 shows all.",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  fit: "Show the whole map",
  tools: "Map tools",
  layers: "Overlays",
  overlays: {
    none: "As printed",
    control: "Control",
    influence: "Influence and status",
    supply: "Your Supply Lines",
    trade: "Your Trade Routes, Blockade",
  },
  hideBlocks: "Hide the blocks",
} as const;

/** Short signs of a status on the map. */
export const STATUS_SIGNS: Readonly<Record<Status, string>> = {
  neutral: "",
  satellite: "SAT",
  armed: "ARMED",
  conquered: "HELD",
  power: "",
  defeated: "FALLEN",
};

type AreaView = View["areas"][string];

/** "Warsaw, Poland, controlled by Axis. German: Tank 3, Infantry 2. 2 Soviet blocks, face down. Can be chosen." */
export function areaLabel(
  area: BoardArea,
  content: AreaView | undefined,
  fact: string | undefined,
  isLit: boolean,
): string {
  const sentences = [heading(area, content)];
  if (content?.seniority)
    sentences.push(`Contested by ${content.seniority.map((party) => parties[party]).join(" and ")}`);
  sentences.push(...knownUnits(content), ...hiddenUnits(content));
  if (fact) sentences.push(fact);
  if (isLit) sentences.push("Can be chosen");
  return `${sentences.join(". ")}.`;
}

function heading(area: BoardArea, content: AreaView | undefined): string {
  const parts = [area.name];
  if (area.isWater) {
    parts.push(TRIUMPH_TEXTS.areaKinds[area.kind]);
    const holders = content?.occupiedBy ?? [];
    if (holders.length > 0) parts.push(`held by ${holders.map((faction) => parties[faction]).join(" and ")}`);
  } else {
    const nation = nationName(area.nation);
    if (nation !== area.name) parts.push(nation);
    if (content?.control && content.control !== "native") parts.push(`controlled by ${parties[content.control]}`);
  }
  return parts.join(", ");
}

function knownUnits(content: AreaView | undefined): string[] {
  const known = [...(content?.units ?? []), ...(content?.faceUp ?? [])];
  return NATIONALITIES.flatMap((nationality) => {
    const own = known.filter((unit) => unit.nationality === nationality);
    if (own.length === 0) return [];
    return [
      `${nationalities[nationality]}: ${own.map(({ unitType, cv }) => `${unitTypes[unitType]} ${cv}`).join(", ")}`,
    ];
  });
}

function hiddenUnits(content: AreaView | undefined): string[] {
  return (content?.blocks ?? []).map(({ nationality, count, escaped }) => {
    const noun = escaped ? "escaped Sub" : "block";
    return `${count} ${nationalities[nationality]} ${count === 1 ? noun : `${noun}s`}${escaped ? "" : ", face down"}`;
  });
}

export function unitLabel({ nationality, unitType, cv, isEscaped, isSpent }: Piece, areaName: string): string {
  const kind = unitType ? `${unitTypes[unitType]} ${cv}` : "block";
  const state = [isEscaped && "escaped", isSpent && "has moved"].filter(Boolean).join(", ");
  return `${nationalities[nationality]} ${kind}, ${areaName}${state && `, ${state}`}`;
}

export function nationName(id: string): string {
  return NATION_NAMES[NATION_IDS.indexOf(id)] ?? id;
}

/** The markers on the map in words, by area: diplomacy at the capitals, and Blockades. */
export function factsByArea(nations: View["nations"], marks: View["marks"]): Map<string, string> {
  const facts = new Map<string, string>();
  const add = (area: string, fact: string) => facts.set(area, [facts.get(area), fact].filter(Boolean).join(". "));
  NATION_IDS.forEach((id, n) => {
    const nation = nations[id];
    if (nation && IS_MINOR[n]) add(AREA_IDS[CAPITAL_OF_NATION[n]], nationFact(id, nation));
  });
  for (const { area, faction, items } of marks) {
    add(area, `${parties[faction]} is blockaded: ${items.map((item) => BLOCKADED[item]).join(" and ")}`);
  }
  return facts;
}

/** "Poland: Satellite of West" */
function nationFact(id: string, nation: View["nations"][string]): string {
  const status = statuses[nation.status];
  const facts: string[] = [nation.marker ? `${status} of ${parties[nation.marker]}` : status];
  if (nation.influence) facts.push(`${nation.influence.count} Influence of ${parties[nation.influence.faction]}`);
  return `${nationName(id)}: ${facts.join(", ")}`;
}

const BLOCKADED = { pop: "POP", redRes: "TransAfrica RES", blackRes: "RES" } as const;
