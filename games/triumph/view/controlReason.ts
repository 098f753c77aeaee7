/** §1.14 Why an area is whose it is, as far as a view shows. */
import type { Area } from "../data/ids.ts";
import { FACTIONS, NATION_KINDS } from "../data/kinds.ts";
import {
  AREA_IDS,
  area as areaOf,
  CAPITAL_OF_NATION,
  FACTION_OF_NATION,
  IS_LAND,
  KIND_OF_NATION,
  NATION_IDS,
  NATION_OF_AREA,
} from "../data/map.ts";
import { partyOf } from "../odds/sides.ts";
import type { View } from "./types.ts";

/**
 * `occupied`: water with units. Land: `owner` was first where several Parties stand, `units` of one Party stand there,
 * `home` of a Great Power, `influence` on or simply `neutral` land, it follows its `capital`, a `marker` lies on the
 * Capital, it belongs to its `power`, or it was held when the `phase` began.
 */
export type ControlReason =
  | "occupied"
  | "owner"
  | "units"
  | "home"
  | "influence"
  | "neutral"
  | "capital"
  | "marker"
  | "power"
  | "phase";

/** Undefined for water that nobody holds. */
export function controlReason(view: View, id: string): ControlReason | undefined {
  const { control, occupiedBy = [], seniority, units = [], faceUp = [], blocks = [] } = view.areas[id];
  const area = areaOf(id);
  if (!IS_LAND[area]) return occupiedBy.length > 0 ? "occupied" : undefined;
  if (seniority) return "owner";
  const stands = [...units, ...faceUp, ...blocks].some(
    ({ nationality, escaped }) => !escaped && partyOf(nationality) === control,
  );
  return stands ? "units" : reasonWithoutUnits(view, area);
}

function reasonWithoutUnits(view: View, area: Area): ControlReason {
  const { control } = view.areas[AREA_IDS[area]];
  const nation = NATION_OF_AREA[area];
  const { status, marker, influence } = view.nations[NATION_IDS[nation]];
  if (NATION_KINDS[KIND_OF_NATION[nation]] === "greatPower")
    return control === FACTIONS[FACTION_OF_NATION[nation]] ? "home" : "phase";
  if (status === "neutral") return influence ? "influence" : "neutral";
  const capital = CAPITAL_OF_NATION[nation];
  if (capital !== area) return control === view.areas[AREA_IDS[capital]].control ? "capital" : "phase";
  if (marker !== undefined) return control === marker ? "marker" : "phase";
  if (control === "native") return "neutral";
  return status === "power" ? "power" : "phase";
}
