import type { Faction } from "@tripartite/surrender/data/vocabulary";

/** The class that sets a faction's colours; also the name of its emblem. */
export const FACTION_CLASS: Readonly<Record<Faction, string>> = { axis: "f-axis", western: "f-west", soviet: "f-ussr" };
