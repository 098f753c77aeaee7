/** The bots of this game behind the kernel's interface: a situation in, one of its legal actions out. */
import { type Bot, isRefusal, type Json, type Random, type Situation } from "@tripartite/kernel";
import { decodeAction, encodeAction } from "../codec.ts";
import type { Action } from "../model/actions.ts";
import type { View } from "../view/types.ts";
import { growBlocks } from "./beliefs.ts";
import { imagine } from "./imagine.ts";
import { type Depth, thinkAhead } from "./marshal.ts";
import { guessFrom, learn, readMemory } from "./memory.ts";
import { CADET, MARSHAL, STAFF, type Styles } from "./styles.ts";
import { ONLY_WAY, think } from "./think.ts";

/** A few tenths of a second of thought at the decisions that matter most. */
const DEPTH: Depth = { actions: 3000, worlds: 20 };

function decode(json: Json): Action {
  const action = decodeAction(json);
  if (isRefusal(action)) throw new Error(`an offered action cannot be read: ${action.code}`);
  return action;
}

/** A bot that thinks in the likeliest table; `ahead` says how hard it tries things out in others. */
export function botOf(name: string, styles: Styles, ahead?: Depth): Bot {
  return {
    name,
    decide({ seat, view: json, legal: offered, events, memory: kept, random }: Situation) {
      const view = json as unknown as View;
      const memory = readMemory(kept, ahead !== undefined);
      learn(memory, view, events);
      if (offered.length === 1) return { action: offered[0], memory: memory as unknown as Json, reason: ONLY_WAY };
      const own: Random = [...random];
      const s = imagine(view, guessFrom(memory, view, true), own);
      if (memory.beliefs !== undefined) growBlocks(s, memory.beliefs, seat);
      const decision = {
        s,
        seat,
        legal: offered.map(decode),
        mind: memory,
        style: styles[s.scenario][seat],
        random: own,
      };
      const { action, reason } =
        ahead === undefined
          ? think(decision)
          : thinkAhead({
              ...decision,
              expected: STAFF[s.scenario],
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
