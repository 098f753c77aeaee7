/** What people call the sides of a scenario, of whatever countries the factions consist there. */
import type { Faction } from "../vocabulary.ts";

export type SideNames = Readonly<Record<Faction, string>>;

export const SIDES_1939: SideNames = { axis: "Axis", western: "Poland", soviet: "USSR" };
export const SIDES_1940: SideNames = { axis: "Axis", western: "West", soviet: "USSR" };
