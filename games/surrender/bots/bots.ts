/** The bots of this game behind the kernel's interface: a situation in, one of its legal actions out. */
import { type Bot, isRefusal, type Json, nextBelow, type Situation } from "@tripartite/kernel";
import type { Action } from "../actions.ts";
import { decodeAction, encodeAction } from "../codec.ts";
import { stateOfView } from "../position.ts";
import { boardOf, PHASES, type PhaseName, type State } from "../state.ts";
import type { View } from "../view/types.ts";
import type { Decision, Style, Thought } from "./brain.ts";
import { chooseAdvance, chooseBase, chooseRetreat, chooseToCommit, declareCommitment } from "./combat.ts";
import { joinAssault, playAir, playMarch, playOperations, playStrategic } from "./operations.ts";
import { playMobilization, playReplacements } from "./rebuilding.ts";

export const CADET: Style = { exact: false, caution: 0.3, combinedArms: false, whim: 1 };
export const STAFF: Style = { exact: true, caution: 1, combinedArms: true, whim: 0 };

const WAYS: Partial<Record<PhaseName, (decision: Decision) => Thought>> = {
  economy: () => ({ action: { type: "done" }, reason: "Every country keeps what it has." }),
  strategicMovement: playStrategic,
  strategicDestination: playStrategic,
  operations: playOperations,
  march: playMarch,
  assault: joinAssault,
  airAction: playAir,
  commit: chooseToCommit,
  declare: declareCommitment,
  retreat: chooseRetreat,
  advance: chooseAdvance,
  displacement: chooseBase,
  replacements: playReplacements,
  mobilization: playMobilization,
};

function decode(json: Json, s: State): Action {
  const action = decodeAction(json, s);
  if (isRefusal(action)) throw new Error(`an offered action cannot be read: ${action.code}`);
  return action;
}

/** A decision that the bots do not think about yet. */
function playAnything({ legal, random }: Decision): Thought {
  return { action: legal[nextBelow(random, legal.length)], reason: "One way is as good as another." };
}

function think(decision: Decision): Thought {
  const { legal, s } = decision;
  if (legal.length === 1) return { action: legal[0], reason: "There is nothing else to do." };
  return (WAYS[PHASES[s.phase]] ?? playAnything)(decision);
}

function botOf(name: string, style: Style): Bot {
  return {
    name,
    decide({ view, legal, seat, random, memory }: Situation) {
      const s = stateOfView(view as unknown as View);
      const decision = {
        s,
        seat: boardOf(s).factionAt[seat],
        legal: legal.map((json) => decode(json, s)),
        style,
        random,
      };
      const { action, reason } = think(decision);
      return { action: encodeAction(action, s), memory, reason };
    },
  };
}

export const SURRENDER_BOTS: Readonly<Record<string, Bot>> = {
  staff: botOf("Staff, weighs every attack by its exact odds", STAFF),
  cadet: botOf("Cadet, goes for the nearest city", CADET),
};
