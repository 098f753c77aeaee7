import { type BotRegistry, recruit } from "@tripartite/kernel";
import { triumph } from "@tripartite/triumph";

/** Every bot that can be seated, by game. */
export const BOTS: BotRegistry = {
  triumph: { recruit: recruit(triumph) },
};
