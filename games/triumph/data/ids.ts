/** Kinds of integers: positions in the lists of data/; a Unit is a slot of the state. */
import type { Id } from "@tripartite/kernel";

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
