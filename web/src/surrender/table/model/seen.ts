/** The view of a seat, arranged for the page. */
import type { Json } from "@tripartite/kernel";
import type { CountryStatus, EventMarker, ScenarioUnit } from "@tripartite/surrender/data/scenarios/scenario";
import type { TurnPhase } from "@tripartite/surrender/data/sequence";
import { FACTIONS, type Faction, type Weather, type WeatherZone } from "@tripartite/surrender/data/vocabulary";
import { boardOf, type PhaseName, type State } from "@tripartite/surrender/state";
import type { CombatView, UnitView, View } from "@tripartite/surrender/view";
import type { CounterLooks } from "../../board/Counter.tsx";
import type { BoardUnit } from "../../board/Counters.tsx";
import { type Scene, sceneOf } from "./scene.ts";
import { stateSeen } from "./state.ts";

export interface SeenUnit extends CounterLooks {
  readonly id: string;
  readonly name: string;
  /** Absent: it waits for its country to take a side. */
  readonly faction?: Faction;
  readonly isGround: boolean;
  /** A hex, a Map Box, "box" (Mobilization Box), "eliminated", "turn 12" … */
  readonly place: string;
  /** Absent where the place is no hex. */
  readonly hex?: string;
}

export interface SeenCountry {
  readonly id: string;
  /** Absent: neutral. */
  readonly faction?: Faction;
  readonly status: CountryStatus;
  /** Whose Pro marker it carries. */
  readonly pro?: Faction;
  readonly facLost?: number;
  readonly will?: number;
  readonly startWill?: number;
  readonly isConquered: boolean;
  /** Points of this turn after transfers. */
  readonly income: number;
  readonly pointsLeft: number;
}

export interface Seen {
  readonly scene: Scene;
  readonly turn: number;
  readonly month: number;
  readonly year: number;
  readonly turnPhase: TurnPhase;
  readonly phase: PhaseName;
  /** Whose part of the phase it is. */
  readonly phasing: Faction;
  readonly weather: Readonly<Partial<Record<WeatherZone, Weather>>>;
  readonly countries: readonly SeenCountry[];
  readonly units: ReadonlyMap<string, SeenUnit>;
  readonly unitsByPlace: ReadonlyMap<string, readonly SeenUnit[]>;
  /** Pairs of factions at war. */
  readonly wars: readonly string[];
  readonly control: ReadonlyMap<string, Faction>;
  /** Areas with the sides that they are on, as one string that changes only if an Area changes sides. */
  readonly areaSides: string;
  readonly noEzoc: ReadonlySet<string>;
  /** Uses left this turn. */
  readonly markers: readonly SeenMarker[];
  readonly strategicMoves: Readonly<Partial<Record<Faction, number>>>;
  /** The unit that is activated or moved strategically. */
  readonly active: string | undefined;
  readonly pointsLeft: number | undefined;
  readonly combat: CombatView | undefined;
}

export interface SeenMarker {
  readonly id: string;
  readonly faction: Faction | undefined;
  readonly left: number;
  /** Where it is, if it is neither available nor used. */
  readonly place?: string;
}

export function seenOf(json: Json): Seen {
  const view = json as unknown as View;
  const scene = sceneOf(view.scenario);
  const { facts } = scene;
  const units = facts.units.flatMap((one) => {
    const unit = view.units[one.id];
    if (unit.place === "out") return [];
    const acts = view.activation?.unit === one.id || view.combat?.attackers.includes(one.id);
    return [seenUnit(scene, one, unit, view, acts === true)];
  });
  return {
    scene,
    turn: view.turn,
    month: view.month,
    year: view.year,
    turnPhase: view.turnPhase,
    phase: view.phase,
    phasing: view.phasing,
    weather: view.weather,
    countries: facts.countries.map(({ id, nationalWill }) => seenCountry(id, nationalWill, view)),
    units: new Map(units.map((unit) => [unit.id, unit])),
    unitsByPlace: Map.groupBy(units, ({ place }) => place),
    wars: view.wars,
    areaSides: areaSides(stateSeen(json)),
    control: new Map(Object.entries(view.control)),
    noEzoc: new Set(view.noEzoc),
    markers: facts.markers.map((marker) => seenMarker(marker, view)),
    strategicMoves: view.strategicMoves,
    active: view.activation?.unit,
    pointsLeft: view.activation?.points,
    combat: view.combat,
  };
}

function areaSides(state: State): string {
  const sides = boardOf(state).areas.map(({ id }, area) => {
    const faction = state.countryFaction[state.areaCountry[area]];
    return `${id}:${FACTIONS[faction] ?? "neutral"}`;
  });
  return sides.join(" ");
}

function seenMarker({ id, faction, country }: EventMarker, view: View): SeenMarker {
  const where = view.markers[id];
  return {
    id,
    faction: faction ?? (country === undefined ? undefined : view.countries[country]?.faction),
    left: typeof where === "number" ? where : 0,
    ...(typeof where === "string" && { place: where }),
  };
}

function seenCountry(id: string, startWill: number | undefined, view: View): SeenCountry {
  const { faction, status, pro, facLost, will, conquered, income, received, given, left } = view.countries[id];
  return {
    id,
    ...(faction !== undefined && { faction }),
    status,
    ...(pro !== undefined && { pro }),
    ...(facLost !== undefined && { facLost }),
    ...(will !== undefined && { will }),
    ...(startWill !== undefined && { startWill }),
    isConquered: conquered === true,
    income: income + received - given,
    pointsLeft: left,
  };
}

/** `acts`: its activation is under way. */
function seenUnit(scene: Scene, facts: ScenarioUnit, unit: UnitView, view: View, acts: boolean): SeenUnit {
  const { place, strength, sorties, supply, activated, strategic } = unit;
  const faction = unit.faction ?? view.countries[facts.country].faction;
  return {
    id: facts.id,
    name: facts.name,
    short: facts.short,
    country: facts.country,
    ...(faction !== undefined && faction !== "none" && { faction }),
    type: facts.type,
    isGround: scene.isGround(facts.id),
    place,
    isGarrison: facts.garrison === true,
    isReduced: strength === "reduced",
    ...(sorties !== undefined && { sorties }),
    supply,
    isDone: !acts && (activated === true || strategic === true),
    ...(scene.map.byId.has(place) && { hex: place }),
  };
}

export function unitsOnMap(units: Seen["units"]): BoardUnit[] {
  return [...units.values()].flatMap((unit) => (unit.hex === undefined ? [] : [{ ...unit, hex: unit.hex }]));
}

const NOBODY: readonly SeenUnit[] = [];

/** The units in a hex or box. */
export function unitsIn({ unitsByPlace }: Seen, place: string): readonly SeenUnit[] {
  return unitsByPlace.get(place) ?? NOBODY;
}

export function groundUnitIn(seen: Seen, hex: string): SeenUnit | undefined {
  return unitsIn(seen, hex).find(({ isGround }) => isGround);
}
