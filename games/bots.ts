import { type BotRegistry, recruit } from "@tripartite/kernel";
import { surrender } from "@tripartite/surrender";
import { SURRENDER_BOTS } from "@tripartite/surrender/bots";
import { triumph } from "@tripartite/triumph";
import { TRIUMPH_BOTS } from "@tripartite/triumph/bots";

/** Every bot that can be seated, by game. */
export const BOTS: BotRegistry = {
  triumph: { ...TRIUMPH_BOTS, recruit: recruit(triumph) },
  surrender: { ...SURRENDER_BOTS, recruit: recruit(surrender) },
};
