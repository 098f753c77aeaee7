/** What is worth counting over many games: rare things among the events of one action, and all that could come up. */
import type { Board } from "./board/board.ts";
import { EVENT_IDS } from "./data/campaign/eventEffects.ts";
import { POLICY_IDS } from "./data/campaign/policies.ts";
import { scenarioAt } from "./data/scenarios/index.ts";
import { FACTIONS } from "./data/vocabulary.ts";
import type { Event } from "./model/events.ts";
import { boardOf, type OfScenario, type State } from "./model/state.ts";
import { hasOption, type Options } from "./options.ts";
import { PHASE_TABLE } from "./phases/table.ts";

const RARE: readonly Event["type"][] = [
  ...([
    "airSupport",
    "noEzocPlaced",
    "held",
    "sovietEntry",
    "leftGame",
    "displaced",
    "repatriated",
    "freeForces",
  ] as const),
  ...(["bombed", "interdicted", "lostAtSea", "homeDefense", "usaMarkerLaid", "surpriseBought"] as const),
];

/** What a report about many games shows. */
export const HIGHLIGHTS: readonly string[] = [
  ...["conquered ", "liberated ", "collapsed ", "armistice ", "activated ", "policy ended ", "event "],
  ...[
    "joined ",
    "landing on the continent",
    "warDeclared",
    "warBegan",
    "invasion ",
    "interdicted",
    "bombed",
    "eliminated by ",
    "reduced by ",
  ],
];

export function milestonesOf(events: readonly Event[], s: State): string[] {
  return [...events.flatMap((event) => [...milestones(event, s), ...markersOf(event, s)]), ...joinersOf(events, s)];
}

/** §40 Neutral countries that join a faction without having been attacked; the USA comes by itself (§44). */
function joinersOf(events: readonly Event[], s: OfScenario): string[] {
  const { countryIds } = boardOf(s);
  const attacked = events.map((event) => (event.type === "warDeclared" ? event.country : undefined));
  return events.flatMap((event) => {
    if (event.type !== "countryActivated" || attacked.includes(event.country)) return [];
    return countryIds[event.country] === "usa" ? [] : [`joined ${FACTIONS[event.faction]}`];
  });
}

/** Countries whose Mainland is no part of the continent of Europe. */
const ELSEWHERE: readonly string[] = ["uk", "ireland", "turkey", "iraq", "persia", "frenchAfrica", "frenchLevant"];

/** §55 Units that came over the sea to the Mainland of a country on the continent. */
function isOnContinent(hex: number, s: OfScenario): boolean {
  const { area, areas, countryIds } = boardOf(s);
  const { countryIndex, overseasIndex } = areas[area[hex]];
  return countryIndex !== overseasIndex && !ELSEWHERE.includes(countryIds[countryIndex]);
}

function milestones(event: Event, s: State): string[] {
  const { countryIds } = boardOf(s);
  switch (event.type) {
    case "victory":
      return [`victory ${event.victory}`];
    case "groundCombat":
      return [`${event.kind} ${event.result}`];
    case "airCombat":
    case "interceptionCombat":
      return [`${event.mission} ${event.result}`];
    case "strategicCombat":
      return [`strategic ${event.result}`];
    case "eliminated":
    case "reduced":
      return [`${event.type} by ${event.reason}`];
    case "landed":
      return isOnContinent(event.hex, s) ? [`landing on the continent by ${FACTIONS[s.unitFaction[event.unit]]}`] : [];
    case "invasionEnded":
      return [`invasion ${event.reason}`];
    case "willChanged":
      return [`Will ${event.effect}`];
    case "eventFired":
      return [`event ${event.event}`];
    case "policyEnded":
      return [`policy ended ${event.policy}`];
    case "countryActivated":
      return [`activated ${countryIds[event.country]}`, `activated by ${FACTIONS[event.faction]}`];
    case "conquered":
      return [`conquered ${countryIds[event.country]}`, `conquered by ${FACTIONS[event.faction]}`];
    case "liberated":
    case "armistice":
    case "foughtOn":
    case "collapsed":
      return [`${event.type} ${countryIds[event.country]}`];
    default:
      return RARE.includes(event.type) ? [event.type] : [];
  }
}

/** A number at the end distinguishes counters of the same marker. */
function markerName(id: string): string {
  return `marker ${id.replace(/-\d+$/, "")}`;
}

/** Markers that an event shows in use. */
function markersOf(event: Event, s: OfScenario): string[] {
  if (!("marker" in event) || event.marker === undefined || event.type === "markerDue") return [];
  return event.type === "surpriseBought" ? [] : [markerName(boardOf(s).markers[event.marker].id)];
}

/** What could come up at a table; what random play never reaches has a test of its own. */
export function possibilitiesOf(options: Options): { decisions: string[]; milestones: string[] } {
  const scenario = scenarioAt(options.scenario);
  const decisions = PHASE_TABLE.flatMap(({ decision }) =>
    typeof decision === "string" && decision !== "" ? [decision] : [],
  );
  const outcomes = scenario.victory.map(({ who, level }) => (who === undefined ? level : `${who}-${level}`));
  return {
    decisions: [...new Set(decisions)],
    milestones: [
      ...new Set([
        ...outcomes.map((outcome) => `victory ${outcome}`),
        ...scenario.markers.flatMap(({ id, kind }) => (isSeen(kind, options) ? [markerName(id)] : [])),
        ...fates(boardOf(options)),
        ...(scenario.phases.includes("declareWar") ? politics() : []),
      ]),
    ],
  };
}

/** Free Forces are counted as units; nuclear strikes are an option. */
function isSeen(kind: string, options: Options): boolean {
  return kind === "nuclear" ? hasOption(options, "nuclear") : kind !== "freeForces";
}

function politics(): string[] {
  return [...EVENT_IDS.map((id) => `event ${id}`), ...POLICY_IDS.map((id) => `policy ended ${id}`)];
}

/**
 * §39, §60 Countries with a Will and a Mainland city can be conquered, and be liberated afterwards; neutrals can join a
 * faction.
 */
function fates(board: Board): string[] {
  const { countries, phases, starts } = board.scenario;
  const isCampaign = phases.includes("declareWar");
  const names: string[] = [];
  for (const { id, status, nationalWill } of countries) {
    const statuses = [status, ...starts.map((start) => start.countries?.[id]?.status)];
    const canFall = nationalWill !== undefined && id !== "switzerland" && hasMainlandCity(board, id);
    if (canFall && (isCampaign || status === "active"))
      names.push(`conquered ${id}`, ...(isCampaign && id !== "germany" ? [`liberated ${id}`] : []));
    if (isCampaign && id !== "switzerland" && statuses.includes("neutral")) names.push(`activated ${id}`);
  }
  return names;
}

function hasMainlandCity({ areas, capitals, countryIds, sites }: Board, id: string): boolean {
  const country = countryIds.indexOf(id);
  const isMainland = (area: number) => areas[area].countryIndex === country && areas[area].overseasIndex !== country;
  return capitals[country] >= 0 || sites.some(({ city, area }) => city !== undefined && isMainland(area));
}
