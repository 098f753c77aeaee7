/**
 * A phase of Unconditional Surrender!; its decision points are named in §22 and §63. Phases think in factions: the table
 * of phases translates the seats of the players (a seat may decide for two factions).
 */

import { automatic as automaticPhase, type Phase as PhaseOf } from "@tripartite/kernel";
import type { Faction } from "../data/ids.ts";
import type { Action } from "../model/actions.ts";
import type { Event } from "../model/events.ts";
import { boardOf, type State } from "../model/state.ts";
import { beginItem, hasDueItem } from "./queue.ts";

/** What a phase found out about an action when it offered it. */
export type Plan = undefined;

export type Phase = PhaseOf<State, Action, Event, Plan>;

export const automatic = automaticPhase<State, Action, Event, Plan>;

/** The bit of a faction in the mask that `waiting` returns. */
export function bitOf(faction: Faction): number {
  return 1 << faction;
}

/** §45.3 A safe point: waiting items are carried out before the next decision. */
export function safe(phase: Phase): Phase {
  return {
    ...phase,
    waiting: (s) => (hasDueItem(s) ? 0 : phase.waiting(s)),
    proceed: (s, out) => (hasDueItem(s) ? beginItem(s) : phase.proceed(s, out)),
  };
}

/** Bit mask of the seats that decide for the factions of a mask. */
function seatsFor(s: State, factions: number): number {
  let seats = 0;
  for (let faction = 0; factions >> faction !== 0; faction++)
    if ((factions & (1 << faction)) !== 0) seats |= 1 << s.seatOf[faction];
  return seats;
}

/** The faction for which a seat decides; a seat with two factions decides for the one that is asked. */
export function factionFor(s: State, phase: Phase, seat: number): Faction {
  const own = boardOf(s).factionAt[seat];
  if (!hasOthers(s, seat, own)) return own;
  const waiting = phase.waiting(s);
  return s.seatOf.findIndex((each, faction) => each === seat && (waiting & (1 << faction)) !== 0);
}

function hasOthers(s: State, seat: number, own: Faction): boolean {
  for (let faction = 0; faction < s.seatOf.length; faction++)
    if (s.seatOf[faction] === seat && faction !== own) return true;
  return false;
}

/** The phase as the players' seats see it. */
export function seated(phase: Phase): Phase {
  const { decision, offers } = phase;
  const of = (s: State, seat: number) => factionFor(s, phase, seat);
  return {
    ...phase,
    decision: typeof decision === "string" ? decision : (s, seat) => decision(s, of(s, seat)),
    prompt: (s, seat) => phase.prompt(s, of(s, seat)),
    waiting: (s) => seatsFor(s, phase.waiting(s)),
    legal: (s, seat) => phase.legal(s, of(s, seat)),
    ...(offers !== undefined && { offers: (s, seat) => offers(s, of(s, seat)) }),
    refuse: (s, seat, action) => phase.refuse(s, of(s, seat), action),
    perform: (s, seat, action, out, plan) => phase.perform(s, of(s, seat), action, out, plan),
    fallback: (s, seat) => phase.fallback(s, of(s, seat)),
  };
}
