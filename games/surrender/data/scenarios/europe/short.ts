/** The short scenarios on the map of Europe in the format of all scenarios. */
import type { Month } from "../../campaign/calendar.ts";
import { FORCE } from "../../campaign/forces.ts";
import { type ResolvedShort, type ResolvedUnit, resolvedShort } from "../../campaign/resolveShort.ts";
import type { ShortMarker, ShortRule, ShortScenario, ShortVictory } from "../../campaign/shortScenario.ts";
import { SHORT_SCENARIOS } from "../../campaign/shortScenarios.ts";
import { pairOf } from "../../campaign/wars.ts";
import { areasWithin, europeMap } from "../../maps/europe.ts";
import type { GameMap } from "../../maps/map.ts";
import { TURN_PHASES, type TurnPhase } from "../../sequence.ts";
import type { Faction } from "../../vocabulary.ts";
import { CAMPAIGN_RULES } from "../rules.ts";
import type { EventMarker, Reinforcement, Scenario, ScenarioUnit, UnitStart } from "../scenario.ts";
import { SIDES_1940 } from "../sides.ts";
import type { SpecialRule } from "../specialRules.ts";
import type { VictoryLine } from "../victory.ts";
import { counterOf, countriesOf, entryOf, markerNamed, markersOf, turnsOf, unitPlace } from "./parts.ts";

/** Short scenarios have neither politics nor Strategic Warfare nor upgrades. */
const UNUSED: readonly TurnPhase[] = ["declareWar", "strategicWarfare", "upgrade", "diplomacy"];

/** The turn of a month. */
type TurnOf = (month: Month) => number;

export function shortScenario(id: string): Scenario {
  const short = resolvedShort(SHORT_SCENARIOS.find((scenario) => scenario.id === id)!);
  const { title, turns, factions, hexes, countries, control = {}, ceded = [], victory, rules } = short;
  const turn: TurnOf = (month) => turns.indexOf(month) + 1;
  const holders = Object.entries(control) as [Faction, readonly string[]][];
  return {
    id,
    title,
    map: mapOf(short),
    region: hexes,
    factions,
    sideNames: SIDES_1940,
    countries: countriesOf((country) => countries[country] ?? {}),
    turns: turnsOf(turns),
    phases: TURN_PHASES.map((phase) => phase.id).filter((phase) => !UNUSED.includes(phase)),
    rules: {
      ...CAMPAIGN_RULES,
      strategicMoves: short.strategicMoves,
      invasionsPerTurn: Object.fromEntries(
        Object.entries(short.invasionsPerTurn).map(([faction, n]) => [faction, [{ fromTurn: 1, n }]]),
      ),
    },
    units: unitsOf(short, turn),
    reinforcements: short.reinforcements.map(
      (unit): Reinforcement => ({ id: unit.id, atTurn: turn(unit.month!), ...startOf(unit, short, turn) }),
    ),
    markers: short.markers.flatMap((marker) => counters(marker, turn)),
    firstTurnWeather: short.firstTurnWeather ?? {},
    specialRules: rules.map((rule) => specialRule(rule, turn)),
    victory: victory.map((line) => victoryLine(line, turn, turns.length)),
    starts: [
      {
        wars: [pairOf(...factions)],
        ceded,
        control: Object.fromEntries(holders.flatMap(([faction, cities]) => cities.map((city) => [city, faction]))),
      },
    ],
  };
}

/** The map without the Sea Zones and Map Boxes that are not in play, their ports and their passages. */
function mapOf({ region: { zones, boxes } }: ResolvedShort): GameMap {
  const map = europeMap();
  const isOpen = (id: string) => zones.includes(Number(id)) || boxes.some((box) => box === id);
  return {
    ...map,
    cities: map.cities.map(({ portOf, ...city }) => ({
      ...city,
      ...(portOf === undefined || !isOpen(portOf) ? {} : { portOf }),
    })),
    seaZones: map.seaZones
      .filter(({ id }) => isOpen(id))
      .map((zone) => ({ ...zone, adjacent: zone.adjacent.filter(isOpen) })),
    passages: map.passages.filter((passage) => passage.zones.every((zone) => zones.includes(zone))),
    mapBoxes: map.mapBoxes
      .filter(({ id }) => isOpen(id))
      .map((box) => ({
        ...box,
        adjacentSeaZones: box.adjacentSeaZones.filter(isOpen),
        ...(box.adjacentBoxes === undefined ? {} : { adjacentBoxes: box.adjacentBoxes.filter(isOpen) }),
      })),
  };
}

/** Those at the start, then those that come later, which lie aside until then. */
function unitsOf(short: ResolvedShort, turn: TurnOf): ScenarioUnit[] {
  const later = [
    ...short.reinforcements.map(({ id, name }) => ({ id, name })),
    ...short.rules.flatMap((rule) =>
      rule.id === "eventMobilization" ? rule.units.map((id) => ({ id, name: undefined })) : [],
    ),
  ];
  return [
    ...short.units.map((unit) => ({
      ...counter(unit.id, unit.name),
      ...entryHere(unit.id, turn),
      ...startOf(unit, short, turn),
    })),
    ...later.map(({ id, name }) => ({ ...counter(id, name), ...entryHere(id, turn), box: "aside" })),
  ];
}

/** Of the entries of the campaign only events and Free Forces have a meaning here. */
function entryHere(id: string, turn: TurnOf) {
  const entry = entryOf(FORCE.get(id)!, turn);
  return entry?.by === "event" || entry?.by === "freeForces" ? { entry } : {};
}

function counter(id: string, name: string | undefined): ScenarioUnit {
  const counted = counterOf(FORCE.get(id)!);
  return name === undefined ? counted : { ...counted, name };
}

function startOf(
  { id, faction, place, reduced, sorties }: ResolvedUnit,
  short: ShortScenario | ResolvedShort,
  turn: TurnOf,
): UnitStart {
  const standing = short.countries[FORCE.get(id)!.country];
  return {
    ...unitPlace(place, turn),
    ...(reduced ? { reduced: true } : {}),
    ...(sorties === 0 ? {} : { sorties }),
    ...(standing?.status === "active" ? {} : { faction }),
  };
}

function counters({ id, count, from }: ShortMarker, turn: TurnOf): EventMarker[] {
  const place = from === undefined ? "available" : { turn: turn(from) };
  return markersOf(
    markerNamed(id),
    Array.from({ length: count }, () => place),
  );
}

function specialRule(rule: ShortRule, turn: TurnOf): SpecialRule {
  switch (rule.id) {
    case "stayIn":
    case "offMapSource":
      return { ...rule, areas: rule.areas.flatMap(areasWithin) };
    case "mobilizeIn":
      return rule.areas === undefined ? rule : { ...rule, areas: rule.areas.flatMap(areasWithin) };
    case "invasionReach": {
      const { months, from, ...rest } = rule;
      return { ...rest, turns: months.map(turn), from: from.map(String) };
    }
    case "eventMobilization": {
      const { month, ...rest } = rule;
      return { ...rest, turn: turn(month) };
    }
    default:
      return rule;
  }
}

function victoryLine(line: ShortVictory, turn: TurnOf, last: number): VictoryLine {
  const { who, level, text, conquered, to, atEnd, holds, count } = line;
  return {
    ...(who === undefined ? {} : { who }),
    level,
    text,
    test: {
      ...(conquered === undefined ? {} : { conquered: [conquered] }),
      ...(to === undefined ? {} : { byTurn: turn(to) }),
      ...(atEnd ? { atEndOf: last } : {}),
      ...(holds === undefined ? {} : { holds: { [holds.faction]: holds.cities } }),
      ...(count === undefined ? {} : { count }),
    },
  };
}
