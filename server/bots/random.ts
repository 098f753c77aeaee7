import { randomInt } from "node:crypto";
import type { BotRunner } from "./bot.ts";

/** Plays any legal action. */
export const randomBots: BotRunner = {
  names: ["random"],
  decide: async ({ legal }) => legal[randomInt(legal.length)],
  close: async () => {},
};
