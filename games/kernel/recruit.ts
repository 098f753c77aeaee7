import type { Bot } from "./bot.ts";
import { type AnyGame, type GameAction, isRefusal, type Json } from "./contract.ts";
import { begin } from "./log.ts";
import { pickRandomly } from "./randomPlayer.ts";

/** A stand-in for any game: any legal move, by the weights that keep random players from dithering. */
export function recruit(game: AnyGame): Bot {
  const tableOf = lastTable(game);
  return {
    name: "Recruit, plays legal moves at random with some sense",
    decide({ options, legal, memory, random }) {
      const state = tableOf(options);
      const actions = legal.map((json) => decode(game, json, state));
      const action = game.encodeAction(pickRandomly(game, state, actions, random), state);
      return { action, memory, reason: "It came up." };
    },
  };
}

/** A bot sees no state. One with the same options has the same names, and weighs actions well enough. */
function lastTable(game: AnyGame): (options: Json) => unknown {
  let made: string | undefined;
  let state: unknown;
  return (options) => {
    const wanted = JSON.stringify(options);
    if (wanted !== made) state = begin(game, { options, seed: 0 });
    made = wanted;
    return state;
  };
}

function decode(game: AnyGame, json: Json, state: unknown): GameAction {
  const action = game.decodeAction(json, state);
  if (isRefusal(action)) throw new Error(`an offered action cannot be read: ${action.code}`);
  return action;
}
