/** Where the map of Europe is kept. */

/** The map that the game plays on. */
export const MAP_FILE = new URL("../../../games/surrender/data/europe/map-data.json", import.meta.url);

/** The shapes that the page draws beneath it. */
export const COAST_FILE = new URL("../../src/surrender/board/coast-data.json", import.meta.url);
