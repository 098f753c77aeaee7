import type { Json } from "@tripartite/kernel";
import type { ActionType } from "@tripartite/surrender/actions";

/** An action as it goes over the wire: with names instead of numbers. */
export interface TableAction {
  readonly type: ActionType;
  readonly unit?: string;
  readonly hex?: string;
  readonly marker?: string;
  readonly from?: string;
  readonly to?: string;
  readonly amount?: number;
  /** A hex, a Map Box or another place of a unit. */
  readonly place?: string;
  readonly box?: string;
  /** A Sea Zone by its number, a sea box by its name. */
  readonly sea?: string | number;
  /** Sea Zones one after the other. */
  readonly route?: readonly (string | number)[];
  readonly units?: readonly string[];
  readonly target?: string;
  readonly with?: string;
  readonly into?: string;
  readonly also?: string;
  readonly cargo?: string;
  readonly country?: string;
  readonly faction?: string;
  readonly cupMarker?: string;
  readonly disputed?: string;
  readonly area?: string;
}

/** The actions of what the server offers. */
export function actionsOf(offers: readonly Json[]): readonly TableAction[] {
  return (offers as unknown as readonly { readonly action: TableAction }[]).map(({ action }) => action);
}

export function ofTypes(actions: readonly TableAction[], ...types: ActionType[]): TableAction[] {
  return actions.filter(({ type }) => types.includes(type));
}

export const keyOf = (action: TableAction): string => JSON.stringify(action);

/** The hex or Map Box that an action is about. */
export const placeOf = ({ hex, place, box }: TableAction): string | undefined => hex ?? place ?? box;

/** An attack that is declared with an Airdrop marker: it has a line of its own, a click on the map is the plain attack. */
export function isWithDrop({ type, marker }: TableAction): boolean {
  return marker !== undefined && (type === "attack" || type === "assault");
}
