/** 4.11 What a seat may do at any safe point, as the same list as long as that has not changed. */
import type { Action } from "../actions.ts";
import { legalInterrupts } from "../interrupts.ts";
import type { State } from "../state.ts";
import { watch } from "./watch.ts";

const interrupts = watch.ownPart(
  [
    "victory",
    "phase",
    "intel",
    "hits",
    "picked",
    "place",
    "vault",
    "orders",
    "unitArea",
    "unitNationality",
    "status",
    "influence",
    "influenceBy",
  ],
  (s, seat): readonly Action[] => (s.victory < 0 ? legalInterrupts(s, seat) : []),
);

export function interruptsOf(s: State, seat: number, moment: number): readonly Action[] {
  return interrupts.of(watch.look(s, moment), seat);
}
