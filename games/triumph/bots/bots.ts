/** The bots of this game behind the kernel's interface: a situation in, one of its legal actions out. */
import { type Bot, isRefusal, type Json, type Random, type Situation } from "@tripartite/kernel";
import type { Action } from "../actions.ts";
import { decodeAction, encodeAction } from "../codec.ts";
import type { View } from "../view/types.ts";
import type { Style } from "./brain.ts";
import { imagine } from "./imagine.ts";
import { type Depth, thinkAhead } from "./marshal.ts";
import { guessFrom, learn, readMemory } from "./memory.ts";
import { think } from "./think.ts";

export const CADET: Style = {
  aggressive: false,
  denial: 0,
  diplomacyThreshold: 0.3,
  patience: 0.2,
  raises: 1,
  foresight: 0.5,
  science: 0,
  armament: 0.05,
  declareFrom: Number.POSITIVE_INFINITY,
  boldness: 0.75,
};
export const STAFF: Style = {
  aggressive: true,
  denial: 0.6,
  diplomacyThreshold: 0.08,
  patience: 1,
  raises: 2,
  foresight: 0.5,
  science: 0,
  armament: 0.12,
  declareFrom: 0.4,
  boldness: 0.55,
};

export const MARSHAL: Style = { ...STAFF, science: 0.4, foresight: 0.85 };
/** About half a second of thought at decisions that matter. */
const DEPTH: Depth = { actions: 1500, worlds: 4 };

function decode(json: Json): Action {
  const action = decodeAction(json);
  if (isRefusal(action)) throw new Error(`an offered action cannot be read: ${action.code}`);
  return action;
}

/** A bot that thinks in the likeliest table; `ahead` says how hard it tries things out in others. */
export function botOf(name: string, style: Style, ahead?: Depth): Bot {
  return {
    name,
    decide({ seat, view: json, legal: offered, events, memory: kept, random }: Situation) {
      const view = json as unknown as View;
      const memory = readMemory(kept);
      learn(memory, view, events);
      const own: Random = [...random];
      const s = imagine(view, guessFrom(memory, view, true), own);
      const decision = { s, seat, legal: offered.map(decode), mind: memory, style, random: own };
      const { action, reason } =
        ahead === undefined
          ? think(decision)
          : thinkAhead({
              ...decision,
              expected: STAFF,
              depth: ahead,
              world: () => imagine(view, guessFrom(memory, view, false), own),
            });
      return { action: encodeAction(action), memory: memory as unknown as Json, reason };
    },
  };
}

/** The first fills in for people who left. */
export const TRIUMPH_BOTS: Readonly<Record<string, Bot>> = {
  staff: botOf("Staff, plans its year and its wars", STAFF),
  cadet: botOf("Cadet, careful and peaceful", CADET),
  marshal: botOf("Marshal, tries its plans out before it acts", MARSHAL, DEPTH),
};
