/** The view of a seat, arranged for the page. */
import type { Json } from "@tripartite/kernel";
import type { ScenarioUnit } from "@tripartite/surrender/data/scenarios/scenario";
import type { Faction, Weather, WeatherZone } from "@tripartite/surrender/data/vocabulary";
import type { PhaseName } from "@tripartite/surrender/state";
import type { CombatView, UnitView, View } from "@tripartite/surrender/view";
import type { CounterLooks } from "../../board/Counter.tsx";
import type { BoardUnit } from "../../board/Counters.tsx";
import { factionOfUnit, isGround, SCENARIO } from "./scene.ts";

export interface SeenUnit extends CounterLooks {
  readonly id: string;
  readonly name: string;
  readonly faction: Faction;
  readonly isGround: boolean;
  /** Absent in the Mobilization Box. */
  readonly hex?: string;
}

export interface SeenCountry {
  readonly id: string;
  readonly faction: Faction;
  readonly will?: number;
  readonly startWill?: number;
  readonly isConquered: boolean;
  /** Points of this turn after transfers. */
  readonly income: number;
  readonly pointsLeft: number;
}

export interface Seen {
  readonly turn: number;
  readonly month: number;
  readonly year: number;
  readonly phase: PhaseName;
  /** Whose part of the phase it is. */
  readonly phasing: Faction;
  readonly weather: Readonly<Partial<Record<WeatherZone, Weather>>>;
  readonly countries: readonly SeenCountry[];
  readonly units: ReadonlyMap<string, SeenUnit>;
  readonly control: ReadonlyMap<string, Faction>;
  readonly noEzoc: ReadonlySet<string>;
  /** Uses left this turn. */
  readonly markers: readonly { readonly id: string; readonly faction: Faction; readonly left: number }[];
  readonly strategicMoves: Readonly<Partial<Record<Faction, number>>>;
  /** The unit that is activated or moved strategically. */
  readonly active: string | undefined;
  readonly pointsLeft: number | undefined;
  readonly combat: CombatView | undefined;
}

export function seenOf(json: Json): Seen {
  const view = json as unknown as View;
  return {
    turn: view.turn,
    month: view.month,
    year: view.year,
    phase: view.phase,
    phasing: view.phasing,
    weather: view.weather,
    countries: SCENARIO.countries.flatMap(({ id, faction, nationalWill }) =>
      faction === undefined ? [] : [seenCountry(id, faction, nationalWill, view)],
    ),
    units: new Map(
      SCENARIO.units.flatMap((facts) => {
        const unit = view.units[facts.id];
        if (unit.place === "out") return [];
        const acts = view.activation?.unit === facts.id || view.combat?.attackers.includes(facts.id);
        return [[facts.id, seenUnit(facts, unit, acts === true)] as const];
      }),
    ),
    control: new Map(Object.entries(view.control)),
    noEzoc: new Set(view.noEzoc),
    markers: SCENARIO.markers.map(({ id, faction }) => ({ id, faction: faction!, left: Number(view.markers[id]) })),
    strategicMoves: view.strategicMoves,
    active: view.activation?.unit,
    pointsLeft: view.activation?.points,
    combat: view.combat,
  };
}

function seenCountry(id: string, faction: Faction, startWill: number | undefined, view: View): SeenCountry {
  const { will, conquered, income, received, given, left } = view.countries[id];
  return {
    id,
    faction,
    ...(will !== undefined && { will }),
    ...(startWill !== undefined && { startWill }),
    isConquered: conquered === true,
    income: income + received - given,
    pointsLeft: left,
  };
}

/** `acts`: its activation is still going on. */
function seenUnit(facts: ScenarioUnit, view: UnitView, acts: boolean): SeenUnit {
  const { place, strength, sorties, supply, activated, strategic } = view;
  return {
    id: facts.id,
    name: facts.name,
    short: facts.short,
    country: facts.country,
    faction: factionOfUnit(facts.id)!,
    type: facts.type,
    isGround: isGround(facts.id),
    isGarrison: facts.garrison === true,
    isReduced: strength === "reduced",
    ...(sorties !== undefined && { sorties }),
    supply,
    isDone: !acts && (activated === true || strategic === true),
    ...(place !== "box" && { hex: place }),
  };
}

export function unitsOnMap(units: Seen["units"]): BoardUnit[] {
  return [...units.values()].flatMap((unit) => (unit.hex === undefined ? [] : [{ ...unit, hex: unit.hex }]));
}

export function unitsIn(units: Seen["units"], hex: string): SeenUnit[] {
  return [...units.values()].filter((unit) => unit.hex === hex);
}

export function groundUnitIn(units: Seen["units"], hex: string): SeenUnit | undefined {
  return unitsIn(units, hex).find(({ isGround }) => isGround);
}
