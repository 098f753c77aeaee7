/**
 * Every action of the game, by chapter. Inside, ids are integers; outside (codec.ts) they are names.
 * A field's name says what it holds: see codec.ts. A field that may be absent has a "?" in the list of its chapter.
 */
import { AIR_FIELDS, type AirAction } from "./actions/air.ts";
import { LAND_FIELDS, type LandAction } from "./actions/land.ts";
import { POLITICS_FIELDS, type PoliticsAction } from "./actions/politics.ts";
import { SEA_FIELDS, type SeaAction } from "./actions/sea.ts";
import { SUPPLY_FIELDS, type SupplyAction } from "./actions/supply.ts";

export type Action = LandAction | AirAction | SeaAction | SupplyAction | PoliticsAction;
export type ActionType = Action["type"];
export type ActionOf<Type extends ActionType> = Extract<Action, { type: Type }>;

/** The fields of each type of action. */
export const ACTION_FIELDS: Readonly<Record<ActionType, readonly string[]>> = {
  ...LAND_FIELDS,
  ...AIR_FIELDS,
  ...SEA_FIELDS,
  ...SUPPLY_FIELDS,
  ...POLITICS_FIELDS,
};
