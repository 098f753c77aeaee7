import type { Toolbox } from "@tripartite/kernel";
import { surrenderTools } from "@tripartite/surrender/tools";

/** The tools of every game that has some, by the game's id. */
export const TOOLS: Readonly<Record<string, Toolbox>> = { surrender: surrenderTools };
