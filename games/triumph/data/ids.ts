/**
 * Integers that say what they number. A value is a position in its list of data/ (a Unit: a slot of the state), or -1
 * for none. One kind cannot be passed for another; plain numbers become any of them. None of it exists at run time.
 */
declare const kind: unique symbol;
export type Id<Kind extends string> = number & { readonly [kind]?: Kind };

export type Area = Id<"area">;
export type Border = Id<"border">;
export type Nation = Id<"nation">;
/** 0 axis, 1 west, 2 ussr, 3 NATIVE. */
export type Party = Id<"party">;
/** A Party other than NATIVE; its seat at the table has the same number. */
export type Faction = Party;
/** A slot of the lists unitArea, unitType and so on. */
export type Unit = Id<"unit">;
export type UnitType = Id<"unit type">;
export type Nationality = Id<"nationality">;
export type TargetClass = Id<"target class">;
export type Card = Id<"card">;
export type Technology = Id<"technology">;
