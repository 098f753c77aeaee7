/** What the scenarios on the map of Europe have in common. */
import { type Month, monthOfYear, turnOf, yearOf } from "../../campaign/calendar.ts";
import { COUNTRIES } from "../../campaign/countries.ts";
import type { Force, Place, UpgradeOf as UpgradeKind } from "../../campaign/force.ts";
import { type CampaignMarker, MARKERS } from "../../campaign/markers.ts";
import { type ForcePlace, forcePlaceAt } from "../../campaign/resolveStart.ts";
import { RULINGS } from "../../rulings.ts";
import type { Country, EventMarker, MarkerPlace, ScenarioUnit, UnitEntry, UnitPlace, UpgradeOf } from "../scenario.ts";

export function turnsOf(months: readonly Month[]) {
  return months.map((month) => ({ month: monthOfYear(month), year: yearOf(month) }));
}

/** The turn of a scenario with a turn a month that begins in `first`. */
export function scenarioTurn(month: Month, first: Month): number {
  return turnOf(month) - turnOf(first) + 1;
}

/** Every country is there, so that each hex of the map belongs to one. */
export function countriesOf(standing: (id: string) => Partial<Country>): Country[] {
  return COUNTRIES.map(({ id, name, capital, will, waitsIn }) => ({
    id,
    name,
    status: waitsIn === undefined ? "neutral" : "part",
    nationalWill: will,
    extraFactories: 0,
    ...(capital === undefined ? {} : { capital }),
    ...standing(id),
  }));
}

/** A place of the campaign as a scenario says it; `turn` gives the turn of a month. */
export function unitPlace(place: ForcePlace, turn: (month: Month) => number): UnitPlace {
  // A unit that waits for its event lies aside until then.
  if (typeof place === "string") return { box: place === "event" ? "aside" : place };
  return "month" in place ? { turn: turn(place.month) } : place;
}

const UPGRADES: Readonly<Record<Extract<UpgradeKind, string>, UpgradeOf>> = {
  tank: { type: "tank", elite: false },
  legInfantry: { type: "infantry", mobility: "leg", elite: false },
  motorisedInfantry: { type: "infantry", mobility: "mobile", elite: false },
};

/** How a unit comes into play after the start. */
export function entryOf({ entry, at }: Force, turn: (month: Month) => number): UnitEntry | undefined {
  const placed = (place: Place | undefined) =>
    place === undefined ? {} : { at: unitPlace(forcePlaceAt(place), turn) };
  switch (entry.how) {
    case "start":
      return undefined;
    case "activation":
      return { by: "activation", ...areasOf(entry.areas), ...placed(at?.activation) };
    case "event":
      return { by: "event", event: entry.event, ...areasOf(entry.areas), ...placed(at?.event) };
    case "turnTrack":
      return { by: "turnTrack" };
    case "upgrade": {
      const { of, alsoEliminates } = entry;
      const replaced = typeof of === "string" ? UPGRADES[of] : of;
      return { by: "upgrade", of: { ...replaced, ...(alsoEliminates === undefined ? {} : { alsoEliminates }) } };
    }
    case "freeForces":
      return { by: "freeForces" };
  }
}

function areasOf(areas: readonly string[] | undefined) {
  return areas === undefined ? {} : { areas };
}

/** What the counter says; place and entry are the scenario's. */
export function counterOf({ id, short, name, country, type, motorised, garrison, elite }: Force): ScenarioUnit {
  return {
    id,
    short,
    name,
    country,
    type,
    ...(motorised ? { mobility: "mobile" } : {}),
    ...(garrison ? { garrison } : {}),
    ...(elite ? { elite } : {}),
  };
}

/** Each counter of a marker by itself: the first has the marker's id, the next "…-2". */
export function markersOf(marker: CampaignMarker, places: readonly MarkerPlace[]): EventMarker[] {
  const { id, kind, faction, country, reuse } = marker;
  if (reuse === "cupHolding") throw new Error(`${id} is counted in the cup`);
  return places.map((place, i) => ({
    id: counterId(id, i),
    kind,
    ...(faction === undefined ? {} : { faction }),
    ...(country === undefined ? {} : { country }),
    ...(kind === "groundSupport" ? { value: RULINGS["R-EVT-1"].value } : {}),
    reuse,
    ...(place === "available" ? {} : { place }),
  }));
}

export function counterId(id: string, copy: number): string {
  return copy === 0 ? id : `${id}-${copy + 1}`;
}

export function markerNamed(id: string): CampaignMarker {
  return MARKERS.find((marker) => marker.id === id)!;
}
