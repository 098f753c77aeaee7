import type { AnyGame } from "@tripartite/kernel";
import { triumph } from "@tripartite/triumph";

export const GAMES: Record<string, AnyGame> = { triumph };
