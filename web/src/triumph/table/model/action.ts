/** Actions and offers as the server lists them: made from the engine's own types, with names for integers. */
import type { ActionType } from "@tripartite/triumph/actions";
import type { NamedAction, NamedActionOf } from "@tripartite/triumph/namedAction";
import type { NamedOffer } from "@tripartite/triumph/offers";
import type { LiveState } from "../../../net/live.ts";

export type TableAction = NamedAction;
/** A Faction, or the Armed Minor of an area. */
export type Party = ActionOf<"target">["party"];
export type ActionOf<Type extends ActionType> = NamedActionOf<Type>;

/** An action that may be taken, and what it means. */
export type TableOffer = NamedOffer;
export type OfferOf<Type extends ActionType> = Extract<TableOffer, { readonly action: { readonly type: Type } }>;

/** What the seat may do now. */
export function offersOf({ legal }: Pick<LiveState, "legal">): readonly TableOffer[] {
  return legal as unknown as readonly TableOffer[];
}

/** What it may do at any safe point. */
export function interruptsOf({ interrupts }: Pick<LiveState, "interrupts">): readonly TableAction[] {
  return interrupts as unknown as readonly TableAction[];
}

/** The unit that the action is about. */
export function unitOf(action: TableAction): number | undefined {
  return "unit" in action ? action.unit : undefined;
}

/** Only offers of these types. */
export function ofTypes<Type extends ActionType>(offers: readonly TableOffer[], ...types: Type[]): OfferOf<Type>[] {
  const wanted: readonly ActionType[] = types;
  return offers.filter((offer): offer is OfferOf<Type> => wanted.includes(offer.action.type));
}

export function actionsOfType<Type extends ActionType>(actions: readonly TableAction[], type: Type): ActionOf<Type>[] {
  return actions.filter((action): action is ActionOf<Type> => action.type === type);
}
