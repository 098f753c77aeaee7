/** §4.11 What a seat may do at the next safe point. Lists keep their identity while they do not change. */
import type { Action } from "../model/actions.ts";
import type { State } from "../model/state.ts";
import { ALL_TOPICS, hasSafePoints, legalDisbandings, legalRepudiations, newOrders } from "../phases/interrupts.ts";
import { legalReveals } from "../rules/cards/technology.ts";
import { watch } from "./watch.ts";

const hasAny = watch.part(["victory", "phase"], (s) => s.victory < 0 && hasSafePoints(s));
const reveals = watch.ownPart(["place", "vault"], legalReveals);
const repudiations = watch.ownPart(["status", "influence", "influenceBy"], legalRepudiations);
const disbandings = watch.ownPart(["unitArea", "unitNationality"], legalDisbandings);
const orders = watch.ownPart(["phase", "orders"], (s, seat) => newOrders(s, seat, ALL_TOPICS));

const interrupts = watch.ownPart(
  [hasAny, reveals, repudiations, disbandings, orders],
  (_s, _seat, of): readonly Action[] =>
    of(hasAny) ? [...of(reveals), ...of(repudiations), ...of(disbandings), ...of(orders)] : [],
);

/** Nobody learns from it whether a unit is in hand. */
export function postableInterrupts(s: State, seat: number, moment: number): readonly Action[] {
  return interrupts.of(watch.look(s, moment), seat);
}
