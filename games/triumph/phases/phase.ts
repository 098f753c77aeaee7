/** A phase of Triumph & Tragedy; its decision points are numbered in §4.12. */
import { automatic as automaticPhase, type Phase as PhaseOf } from "@tripartite/kernel";
import type { Action } from "../model/actions.ts";
import type { Event } from "../model/events.ts";
import type { State } from "../model/state.ts";
import type { MovePlan } from "../rules/movement/mover.ts";

/** What a phase found out about an action when it offered it; moves only. */
export type Plan = MovePlan;

export type Phase = PhaseOf<State, Action, Event, Plan>;

export const automatic = automaticPhase<State, Action, Event, Plan>;
