/** The bots of this game behind the kernel's interface: a situation in, one of its legal actions out. */
import { type Bot, isRefusal, type Json, type Situation } from "@tripartite/kernel";
import type { Action } from "../actions.ts";
import { decodeAction, encodeAction } from "../codec.ts";
import type { View } from "../view/types.ts";
import type { Style } from "./brain.ts";
import { imagine } from "./imagine.ts";
import { guessFrom, learn, readMemory } from "./memory.ts";
import { think } from "./think.ts";

export const CADET: Style = {
  aggressive: false,
  denial: 0,
  diplomacyThreshold: 0.3,
  patience: 0.2,
  raises: 1,
  boldness: 0.75,
};
export const STAFF: Style = {
  aggressive: true,
  denial: 0.6,
  diplomacyThreshold: 0.08,
  patience: 1,
  raises: 2,
  boldness: 0.55,
};

function decode(json: Json): Action {
  const action = decodeAction(json);
  if (isRefusal(action)) throw new Error(`an offered action cannot be read: ${action.code}`);
  return action;
}

function botOf(name: string, style: Style): Bot {
  return {
    name,
    decide(situation: Situation) {
      const view = situation.view as unknown as View;
      const memory = readMemory(situation.memory);
      learn(memory, view, situation.events);
      const s = imagine(view, guessFrom(memory, view, true), situation.random);
      const legal = situation.legal.map(decode);
      const { action, reason } = think({
        s,
        seat: situation.seat,
        legal,
        mind: memory,
        style,
        random: situation.random,
      });
      return { action: encodeAction(action), memory: memory as unknown as Json, reason };
    },
  };
}

export const TRIUMPH_BOTS: Readonly<Record<string, Bot>> = {
  staff: botOf("Staff, plans its year and its wars", STAFF),
  cadet: botOf("Cadet, careful and peaceful", CADET),
};
