import { surrender } from "../surrender/surrender.ts";
import { triumph } from "../triumph/triumph.ts";
import type { WebGame } from "./game.ts";

/** Every game that has screens. The only place that names one. */
export const WEB_GAMES: readonly WebGame[] = [triumph, surrender];
