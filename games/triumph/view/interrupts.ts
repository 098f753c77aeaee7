/** §4.11 What a seat may do at the next safe point. The list keeps its identity while it does not change. */
import type { Action } from "../model/actions.ts";
import type { State } from "../model/state.ts";
import { interruptsAtSafePoint } from "../phases/interrupts.ts";
import { watch } from "./watch.ts";

const interrupts = watch.ownPart(
  ["victory", "phase", "place", "vault", "orders", "unitArea", "unitNationality", "status", "influence", "influenceBy"],
  (s, seat): readonly Action[] => (s.victory < 0 ? interruptsAtSafePoint(s, seat) : []),
);

/** Nobody learns from it whether a unit is in hand. */
export function postableInterrupts(s: State, seat: number, moment: number): readonly Action[] {
  return interrupts.of(watch.look(s, moment), seat);
}
