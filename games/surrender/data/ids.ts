/** Kinds of integers: positions in lists of the scenario's board or of data/. */
import type { Id } from "@tripartite/kernel";

export type Hex = Id<"hex">;
/** Where a unit or marker is: a Hex, or below 0 one of the places of model/state/places.ts. */
export type Place = Hex;
/** A city, a fort or both: a position in the board's `sites`. */
export type Site = Id<"site">;
export type Area = Id<"area">;
export type Country = Id<"country">;
/** A position in FACTIONS. */
export type Faction = Id<"faction">;
export type Unit = Id<"unit">;
/** An Event marker. */
export type Marker = Id<"marker">;
/** A Sea Zone, or after the zones a Map Box at sea. */
export type SeaNode = Id<"sea node">;
/** A Map Box. */
export type Box = Id<"box">;
/** A position in POLICIES. */
export type Policy = Id<"policy">;
/** A position in DISPUTED_AREAS. */
export type Dispute = Id<"dispute">;
/** A position in CUP_MARKERS. */
export type CupMarker = Id<"cup marker">;
