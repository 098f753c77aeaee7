/** §71 The campaigns of 1939, 1941 and 1944. */
import { LAST_MONTH, type Month, monthsFrom, turnOf } from "../../campaign/calendar.ts";
import { CUP_STARTS } from "../../campaign/cup.ts";
import { FORCE, FORCES } from "../../campaign/forces.ts";
import { MARKERS } from "../../campaign/markers.ts";
import { INVASIONS_PER_TURN, WILL_OF_LIBERATED_MINOR_IN_YEARS } from "../../campaign/numbers.ts";
import { POLICIES, POLICY_IDS } from "../../campaign/policies.ts";
import { type MarkerPlace as CampaignPlace, type ResolvedStart, resolvedStart } from "../../campaign/resolveStart.ts";
import type { StartId } from "../../campaign/starts.ts";
import {
  CAMPAIGN_1944_VICTORY,
  CAMPAIGN_VICTORY,
  type CampaignOutcome,
  type CampaignVictoryLine,
  COLD_WAR_VICTORY,
} from "../../campaign/victory.ts";
import { WAR_PAIRS } from "../../campaign/wars.ts";
import { europeMap } from "../../maps/europe.ts";
import { TURN_PHASES } from "../../sequence.ts";
import { FACTIONS, type Faction, MONTHS } from "../../vocabulary.ts";
import { CAMPAIGN_RULES } from "../rules.ts";
import type { EventMarker, MarkerPlace, Scenario, Start, UnitStart } from "../scenario.ts";
import { SIDES_1940 } from "../sides.ts";
import type { VictoryLevel, VictoryLine, Winner } from "../victory.ts";
import { counterId, counterOf, countriesOf, entryOf, markersOf, scenarioTurn, turnsOf, unitPlace } from "./parts.ts";

interface Campaign {
  readonly id: string;
  readonly title: string;
  /** The first is the default. */
  readonly starts: readonly { readonly start: StartId; readonly name?: string }[];
  readonly victory: readonly CampaignVictoryLine[];
}

const CAMPAIGNS = {
  "europe-1939": {
    id: "europe-1939",
    title: "Europe, September 1939",
    starts: [
      { start: "1939-09-historical", name: "historical" },
      { start: "1939-09-eastFirst", name: "eastFirst" },
    ],
    victory: CAMPAIGN_VICTORY,
  },
  "europe-1941": {
    id: "europe-1941",
    title: "Europe, June 1941",
    starts: [{ start: "1941-06" }],
    victory: CAMPAIGN_VICTORY,
  },
  "europe-1944": {
    id: "europe-1944",
    title: "Europe, June 1944",
    starts: [{ start: "1944-06" }],
    victory: CAMPAIGN_1944_VICTORY,
  },
} as const satisfies Record<string, Campaign>;
export type CampaignId = keyof typeof CAMPAIGNS;

export function campaign(id: CampaignId): Scenario {
  const { title, starts, victory }: Campaign = CAMPAIGNS[id];
  const resolved = starts.map(({ start }) => resolvedStart(start));
  const [{ month, firstTurnWeather = {}, standings }] = resolved;
  const turn = (other: Month) => scenarioTurn(other, month);
  const turns = monthsFrom(month, LAST_MONTH);
  return {
    id,
    title,
    map: europeMap(),
    factions: FACTIONS,
    sideNames: SIDES_1940,
    countries: countriesOf((country) => standings[country]),
    turns: turnsOf(turns),
    phases: TURN_PHASES.map((phase) => phase.id),
    rules: { ...CAMPAIGN_RULES, invasionsPerTurn: invasions(month) },
    units: FORCES.map((force) => {
      const entry = entryOf(force, turn);
      return {
        ...counterOf(force),
        ...unitStart(resolved[0], force.id, turn),
        ...(entry === undefined ? {} : { entry }),
      };
    }),
    markers: counters(resolved[0], turn),
    firstTurnWeather,
    specialRules: [],
    willOfLiberatedMinor: WILL_OF_LIBERATED_MINOR_IN_YEARS,
    victory: victory.map((line) => victoryLine(line, turn)),
    coldWarVictory: COLD_WAR_VICTORY.map((line) => victoryLine(line, turn)),
    starts: resolved.map((start, i) => startOf(start, resolved[0], starts[i].name, turn)),
  };
}

/** §55.1 The numbers that hold from the first turn on. */
function invasions(first: Month) {
  return Object.fromEntries(
    FACTIONS.map((faction) => [
      faction,
      INVASIONS_PER_TURN[faction]
        .filter((_, i, list) => i === list.length - 1 || turnOf(list[i + 1].from) > turnOf(first))
        .map(({ from, number }) => ({ fromTurn: Math.max(1, scenarioTurn(from, first)), n: number })),
    ]),
  );
}

function unitStart(start: ResolvedStart, id: string, turn: (month: Month) => number): UnitStart {
  const place = start.places.get(id)!;
  const force = FORCE.get(id)!;
  const isFree = force.entry.how === "freeForces" && place !== "aside" && place !== "out";
  return {
    ...unitPlace(place, turn),
    ...(force.reduced ? { reduced: true } : {}),
    ...(force.sorties === undefined ? {} : { sorties: force.sorties }),
    ...(isFree ? { faction: "western" } : {}),
  };
}

function counters(start: ResolvedStart, turn: (month: Month) => number): EventMarker[] {
  return MARKERS.filter(({ from }) => !("cup" in from)).flatMap((marker) =>
    markersOf(marker, placesOf(start, marker.id, turn)),
  );
}

/** Where each counter of a marker lies. */
function placesOf(start: ResolvedStart, id: string, turn: (month: Month) => number): MarkerPlace[] {
  return start.markers
    .get(id)!
    .flatMap(({ count, place }) => Array.from({ length: count }, () => markerPlace(place, turn)));
}

/** A marker of an optional rule lies aside: the rule brings it. */
function markerPlace(place: CampaignPlace, turn: (month: Month) => number): MarkerPlace {
  if (typeof place === "object") return { turn: turn(place.month) };
  if (place === "cup" || place === "cupHolding") throw new Error("markers of the cup are counted");
  return place === "optional" ? "aside" : place;
}

/** What differs from the scenario's own countries, units and markers, which are those of the first start. */
function startOf(
  start: ResolvedStart,
  first: ResolvedStart,
  name: string | undefined,
  turn: (month: Month) => number,
): Start {
  const { wars, policies, fired, ceded, usaMarker, usaActiveSince, facLost, control = {}, standings, month } = start;
  const inForce = POLICY_IDS.filter((policy) => policies[policy] === "inForce");
  const units = FORCES.filter(({ id }) => !isSame(start.places.get(id), first.places.get(id))).map(
    ({ id }) => [id, unitStart(start, id, turn)] as const,
  );
  const markers = MARKERS.filter(
    ({ id, from }) => !("cup" in from) && !isSame(start.markers.get(id), first.markers.get(id)),
  );
  const holders = Object.entries(control) as [Faction, readonly string[]][];
  return {
    ...(name === undefined ? {} : { id: name }),
    wars: WAR_PAIRS.filter((pair) => wars[pair]),
    policies,
    policyTurns: Object.fromEntries(inForce.map((policy) => [policy, turn(POLICIES[policy].firstReevaluation)])),
    fired,
    ceded,
    ...(usaMarker === undefined ? {} : { usaMarker: turn(usaMarker) }),
    ...(usaActiveSince === undefined ? {} : { usaSince: turn(usaActiveSince) }),
    facLost,
    cup: CUP_STARTS[month],
    countries: Object.fromEntries(
      Object.entries(standings).filter(([id, standing]) => !isSame(standing, first.standings[id])),
    ),
    control: Object.fromEntries(holders.flatMap(([faction, cities]) => cities.map((city) => [city, faction]))),
    units: Object.fromEntries(units),
    markers: Object.fromEntries(
      markers.flatMap(({ id }) => placesOf(start, id, turn).map((place, copy) => [counterId(id, copy), place])),
    ),
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const OUTCOME_TEXTS: Readonly<Record<CampaignOutcome, string>> = {
  "allied-decisive": "The Allies win decisively",
  "allied-operational": "The Allies win operationally",
  draw: "The war is a draw",
  "axis-operational": "The Axis wins operationally",
  "axis-decisive": "The Axis wins decisively",
  "western-decisive": "The West wins decisively",
  "western-operational": "The West wins operationally",
  "soviet-decisive": "The Soviets win decisively",
  "soviet-operational": "The Soviets win operationally",
};

function victoryLine(line: CampaignVictoryLine, turn: (month: Month) => number): VictoryLine {
  const { outcome, conquered, to, fallen, endOf, turnsAfterStart, controls, oneOf } = line;
  const [who, level] = outcome.split("-") as [Winner | "draw", VictoryLevel | undefined];
  return {
    ...(who === "draw" ? {} : { who }),
    level: level ?? "draw",
    test: {
      ...(conquered === undefined ? {} : { conquered: [conquered] }),
      ...(to === undefined ? {} : { byTurn: turn(to) }),
      ...(fallen === undefined ? {} : { fallen }),
      ...(endOf === undefined ? {} : { atEndOf: turn(endOf) }),
      ...(turnsAfterStart === undefined ? {} : { turnsOfColdWar: turnsAfterStart }),
      ...(controls === undefined ? {} : { holds: { [controls.faction]: controls.cities } }),
      ...(oneOf === undefined || controls === undefined
        ? {}
        : { count: { faction: controls.faction, of: oneOf, atLeast: 1 } }),
    },
    text: `${OUTCOME_TEXTS[outcome]}: ${reasonOf(line)}.`,
  };
}

/** "1944-06" → "June 1944" */
function inWords(month: Month): string {
  const [year, number] = month.split("-");
  return `${MONTHS[Number(number) - 1]} ${year}`;
}

const CONQUERED: Readonly<Record<string, string>> = { ussr: "the USSR is conquered", uk: "the UK is conquered" };

function reasonOf(line: CampaignVictoryLine): string {
  const { conquered, to, fallen, endOf, turnsAfterStart, controls, oneOf } = line;
  if (conquered !== undefined && to === undefined) return CONQUERED[conquered];
  if (turnsAfterStart !== undefined) {
    const when = `${turnsAfterStart} turns after the Axis left`;
    return controls === undefined ? `nobody has prevailed ${when}` : `${controls.cities.join(" and ")} held ${when}`;
  }
  if (conquered !== undefined) return `Germany is conquered in ${inWords(to!)} or before`;
  if (fallen !== undefined) return "the UK and the USSR are conquered, in exile or out of the war";
  if (controls === undefined) return `Germany is unconquered at the end of ${inWords(endOf!)}`;
  return `the Axis holds ${controls.cities.join(" and ")} and one of ${oneOf?.join(", ")} at the end of ${inWords(endOf!)}`;
}
