/** A table for tests through the public contract: a position goes in, actions go in as JSON, outcomes come out. */
import { type Applied, isRefusal, type Json } from "@tripartite/kernel";
import { boardNamed, hexOf } from "../board/board.ts";
import { surrender } from "../game.ts";
import type { Event } from "../model/events.ts";
import { boardOf, type State, unitPlaceName } from "../model/state.ts";
import type { View } from "../view/types.ts";

export type ActionJson = { type: string; [field: string]: Json };
export type Side = "axis" | "western" | "soviet";

export class Table {
  readonly state: State;

  constructor(position: Json) {
    const state = surrender.load({ game: "surrender", ...(position as object) });
    if (isRefusal(state)) throw new Error(state.text);
    this.state = state;
  }

  /** Plays an action that has to be accepted and listed; returns its events. */
  do(side: Side, json: ActionJson): Event[] {
    const listed = this.legal(side).some((each) => JSON.stringify(each) === JSON.stringify(json));
    const applied = this.#apply(side, json);
    if (isRefusal(applied)) throw new Error(`${JSON.stringify(json)}: ${applied.code} ${applied.text}`);
    if (!listed) throw new Error(`${JSON.stringify(json)} was accepted but not listed`);
    const faults = surrender.faults(this.state);
    if (faults.length > 0) throw new Error(faults.join("; "));
    return [...applied.events];
  }

  /** Everybody takes the default until something has come about; all events. */
  until(isDone: (events: readonly Event[]) => boolean): Event[] {
    const events: Event[] = [];
    while (!isDone(events)) {
      const [{ seat }] = surrender.pending(this.state);
      const applied = surrender.apply(this.state, seat, surrender.fallback(this.state, seat));
      if (isRefusal(applied)) throw new Error(applied.text);
      const faults = surrender.faults(this.state);
      if (faults.length > 0) throw new Error(faults.join("; "));
      events.push(...applied.events);
    }
    return events;
  }

  /** The rule that an action has to be refused with; nothing may change. */
  refused(side: Side, json: ActionJson): string {
    const before = JSON.stringify(this.state);
    const refusal = this.#apply(side, json);
    if (!isRefusal(refusal)) throw new Error(`${JSON.stringify(json)} was accepted`);
    if (JSON.stringify(this.state) !== before) throw new Error("a refused action changed something");
    return refusal.code;
  }

  #seat(side: Side): number {
    return boardOf(this.state).scenario.factions.indexOf(side);
  }

  #apply(side: Side, json: ActionJson): Applied<Event> | (ReturnType<typeof surrender.explain> & object) {
    const action = surrender.decodeAction(json, this.state);
    return isRefusal(action) ? action : surrender.apply(this.state, this.#seat(side), action);
  }

  legal(side: Side): ActionJson[] {
    return surrender
      .legal(this.state, this.#seat(side))
      .map((action) => surrender.encodeAction(action, this.state) as ActionJson);
  }

  /** The hexes of all listed actions of one type. */
  hexes(side: Side, type: string): string[] {
    return this.legal(side)
      .filter((action) => action.type === type)
      .map(({ hex }) => hex as string)
      .sort();
  }

  decision(): string[] {
    return surrender.pending(this.state).map(({ seat, id }) => `${boardOf(this.state).scenario.factions[seat]} ${id}`);
  }

  place(unit: string): string | undefined {
    const place = this.state.unitPlace[boardOf(this.state).unitIds.indexOf(unit)];
    return place >= 0 ? unitPlaceName(boardOf(this.state), place) : undefined;
  }

  view(side: Side): View {
    return surrender.view(this.state, this.#seat(side));
  }
}

const POLAND = boardNamed("poland-1939");

/** A unit of Poland 1939. */
export function unit(id: string): number {
  return POLAND.unitIds.indexOf(id);
}

/** A hex of Poland 1939. */
export function hex(id: string): number {
  return hexOf(POLAND, id);
}
