/** Ranges, in hexes or Sea Zones. */

export const RANGES = {
  airdrop: { hexes: 3, text: "3 hexes from an air unit of the same nationality" },
  airEscort: { text: "Same hex or Sea Zone" },
  airInterceptionOfAir: { hexes: 5, text: "5 hexes" },
  airInterceptionOfNaval: { text: "Same Sea Zone" },
  airStrike: { hexes: 7, text: "7 hexes" },
  airSupport: { hexes: 5, text: "5 hexes" },
  amphibiousInvasionAxis: { seaZones: 0, text: "Same Sea Zone" },
  amphibiousInvasionSoviet: { seaZones: 0, text: "Same Sea Zone" },
  amphibiousInvasionWestern: { seaZones: 2, seaZonesFromBox: 1, text: "2 Sea Zones; from a Map Box 1" },
  bombingRun: { hexes: 20, text: "20 hexes" },
  navalInterception: { seaZones: 2, seaZonesFromBox: 1, text: "2 Sea Zones, not across a Strait; from a Map Box 1" },
  partisans: { text: "A hex with an enemy ground unit in a friendly Allied country, active or conquered; Allies only" },
  supplyLineLand: { hexes: 2, text: "2 hexes, then any distance along a Transport Line" },
  supplyLineSea: { text: "Any distance" },
} as const;
export type RangeId = keyof typeof RANGES;
