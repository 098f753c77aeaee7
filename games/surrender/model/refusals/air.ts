/** Refusals of air units and of Event markers on the map. */
export const AIR_REFUSALS = {
  // air
  NO_BASE: ["14.1, R-AIR-1", "An air unit needs a friendly city or ground unit in reach, without another air unit."],
  SORTIES: ["3.5, 14.6", "With six Sorties an air unit or ship can only move and defend."],
  STRIKE_TARGET: [
    "14.3, 51.3",
    "An Air Strike needs an enemy air unit or ship in a hex within seven hexes; a carrier also reaches its Sea Zone.",
  ],
  FLOWN: ["14.2, 52.1, R-AIR-2", "An air unit or carrier moves once, before its mission."],

  // missions and markers
  BOMB_TARGET: [
    "51.2, R-AIR-8",
    "A Bombing Run needs a Germany factory hex in Axis hands within 20 hexes, not bombed yet.",
  ],
  DROP: [
    "56.2, R-EVT-3",
    "An Airdrop needs an air unit of its country within 3 hexes, no Severe weather and something to take.",
  ],
  PARTISANS: ["56.4, R-PAR-1", "Partisans need an enemy ground unit in a country of their own side."],
  EVACUATION: [
    "56.3, R-EVT-4",
    "An evacuation needs a field unit by the sea, open weather and a friendly port in reach.",
  ],
} as const;
