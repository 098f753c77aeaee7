/** The registry of bots for tests: the real ones, those of the small game, and some that misbehave. */
import { type Bot, type BotRegistry, recruit, type Situation } from "@tripartite/kernel";
import { BOTS as REAL_BOTS } from "../../games/bots.ts";
import { islands } from "../../games/kernel/test/islands.ts";
import { toy } from "../../games/kernel/test/toy.ts";
import { BotPool } from "../bots/pool.ts";

function misbehaving(decide: (situation: Situation) => ReturnType<Bot["decide"]>): Bot {
  return { name: "For tests", decide };
}

export const BOTS: BotRegistry = {
  ...REAL_BOTS,
  islands: { recruit: recruit(islands) },
  toy: {
    recruit: recruit(toy),
    /** Counts its decisions and plays the last action. */
    counter: misbehaving(({ legal, memory }) => {
      const count = typeof memory === "number" ? memory : 0;
      return { action: legal.at(-1)!, memory: count + 1, reason: "last" };
    }),
    thrower: misbehaving(({ view }) => {
      throw new Error(`secret ${JSON.stringify(view)}`);
    }),
    dreamer: misbehaving(() => {
      for (;;);
    }),
    quitter: misbehaving(() => process.exit(3)),
    cheat: misbehaving(({ memory }) => ({ action: { type: "bid", amount: 99 }, memory, reason: "why not" })),
  },
};

export const testBots = (budgetMs = 5000, threads = 1) =>
  new BotPool({ registry: BOTS, module: new URL("./bots.ts", import.meta.url), threads, budgetMs });
