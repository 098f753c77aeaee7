/** Hexes that the rules of the map would get wrong, named by a point (longitude,latitude) in them. */

/** Land although mostly sea, with the area it belongs to. */
export const LAND_HEXES: readonly (readonly [point: string, area: string])[] = [
  ["10.8,55.3", "denmark"],
  ["23.8,35.5", "greece"],
  ["35.6,45", "ussr"],
  ["36.7,44.9", "ussr"],
  ["15.3,38.1", "italy"],
  ["16.2,38.2", "italy"],
  ["9.7,39.7", "italy"],
  ["28.3,40.5", "turkey"],
  ["21,38.4", "greece"],
  ["20.5,39.1", "greece"],
  ["22.9,39.9", "greece"],
  ["20,39.8", "albania"],
  ["31.2,31.5", "egypt"],
  ["-6.2,35.3", "spanishMorocco"],
  ["21.9,58.1", "estonia"],
  ["3.3,39.3", "spain"],
  ["8.7,41.8", "france"],
  ["33.8,34.9", "cyprus"],
  ["18.5,57.3", "sweden"],
  ["34,36.4", "turkey"],
];

/** Sea although half land: the Gulf of Suez, and the Gulf of Finland, which stays open. */
export const SEA_HEXES: readonly string[] = ["32.2,29.2", "24.8,59.6", "26.2,59.6"];

/** Terrain or area of single hexes: the Petsamo corridor, Spanish Morocco, high Alps, the Yaila, Epirus and Aetolia. */
export const HEX_EXCEPTIONS: readonly {
  readonly at: string;
  readonly terrain?: "fadedDot" | "hills";
  readonly area?: string;
}[] = [
  { at: "30.5,69", area: "finland" },
  { at: "-3,34.8", area: "spanishMorocco" },
  { at: "7.6,46", terrain: "fadedDot" },
  { at: "9.7,46.3", terrain: "fadedDot" },
  { at: "10.8,46.5", terrain: "fadedDot" },
  { at: "33.5,45.3", terrain: "hills" },
  { at: "34.6,45.1", terrain: "hills" },
  { at: "21,38.4", terrain: "hills" },
  { at: "20.5,39.1", terrain: "hills" },
  { at: "20,39.8", terrain: "hills" },
];
