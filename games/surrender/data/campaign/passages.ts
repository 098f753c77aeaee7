/** §36.3 R-SEA-2 Straits and Canals between Sea Zones, and to whom they are open. */

export interface Passage {
  readonly id: string;
  readonly name: string;
  readonly kind: "strait" | "canal";
  readonly zones: readonly [number, number];
  /** All: open to everybody. Otherwise the cities whose controller, of all of them, may pass. */
  readonly open: "all" | { readonly controllerOf: readonly string[] } | { readonly allButEnemiesOf: string };
  /** Closed to everybody while this country is neutral. */
  readonly closedWhileNeutral?: string;
}

export const PASSAGES: readonly Passage[] = [
  {
    id: "danishStraits",
    name: "Danish Straits",
    kind: "strait",
    zones: [15, 16],
    open: { controllerOf: ["København"] },
  },
  {
    id: "gibraltar",
    name: "Strait of Gibraltar",
    kind: "strait",
    zones: [18, 19],
    open: { allButEnemiesOf: "Gibraltar" },
  },
  {
    id: "turkishStraits",
    name: "Turkish Straits",
    kind: "strait",
    zones: [26, 29],
    open: { controllerOf: ["İstanbul"] },
    closedWhileNeutral: "turkey",
  },
  { id: "messina", name: "Strait of Messina", kind: "strait", zones: [21, 23], open: "all" },
  { id: "kielCanal", name: "Kiel Canal", kind: "canal", zones: [11, 15], open: { controllerOf: ["Kiel"] } },
  {
    id: "suezCanal",
    name: "Suez Canal",
    kind: "canal",
    zones: [27, 31],
    open: { controllerOf: ["Port Said", "Suez"] },
  },
];
