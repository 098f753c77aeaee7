import type { Bot } from "./bot.ts";
import { type AnyGame, type GameAction, isRefusal, type Json } from "./contract.ts";
import { pickRandomly } from "./randomPlayer.ts";

/** A stand-in for any game: any legal move, by the weights that keep random players from dithering. */
export function recruit(game: AnyGame): Bot {
  return {
    name: "Recruit, plays legal moves at random with some sense",
    decide({ legal, memory, random }) {
      const action = game.encodeAction(
        pickRandomly(
          game,
          legal.map((json) => decode(game, json)),
          random,
        ),
      );
      return { action, memory, reason: "It came up." };
    },
  };
}

function decode(game: AnyGame, json: Json): GameAction {
  const action = game.decodeAction(json);
  if (isRefusal(action)) throw new Error(`an offered action cannot be read: ${action.code}`);
  return action;
}
