/** Sentences of the map. */
export const BOARD_TEXTS = {
  map: "Map",
  help: "Arrow keys go from hex to hex, Enter chooses, Page Down goes to the next hex that can be chosen, plus and minus zoom, 0 shows the whole map.",
  tools: "Map tools",
  zoomIn: "Closer",
  zoomOut: "Farther",
  fit: "Whole map",
  hideUnits: "Hide the units",
  boxes: "Map Boxes",
  noEzoc: "No EZOC",
  overview: "The whole map",
  search: "Find a city",
  searchHint: "City or fort",
  layers: "Show on the map",
  overlays: {
    none: "Nothing more",
    ezoc: "Enemy zones of control",
    supply: "Supply by land and sea at the next check",
    range: "Air and interception ranges",
    control: "Control of hexes and cities",
    weather: "Weather zones",
  },
};
