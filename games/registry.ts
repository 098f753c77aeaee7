import type { AnyGame } from "@tripartite/kernel";
import { surrender } from "@tripartite/surrender";
import { triumph } from "@tripartite/triumph";

/** Every game that can be played. The only place that names one. */
export const GAMES: Record<string, AnyGame> = { triumph, surrender };
