/**
 * A table for tests through the public contract: a position goes in, actions go in as JSON, outcomes come out.
 * Only for the sake of reading, an action may name a unit as "berlin tank" instead of by its number.
 */
import { type Applied, encodeOffers, isRefusal, type Json, mayKnow, SPECTATOR } from "@tripartite/kernel";
import {
  CARD_IDS,
  INTEL_OF_CARD,
  LETTER_OF_CARD,
  NATIONS_OF_CARD,
  SEASON_OF_CARD,
  WILD_OF_CARD,
} from "../data/deck.ts";
import {
  FACTIONS,
  type FactionName,
  INTELLIGENCE,
  NATIONALITIES,
  SEASONS,
  UNIT_TYPES,
  WILDCARDS,
} from "../data/kinds.ts";
import { area, nation } from "../data/map.ts";
import { triumph } from "../game.ts";
import type { Event } from "../model/events.ts";
import type { State } from "../model/state.ts";
import type { NamedOffer } from "../offers/meanings.ts";
import type { View } from "../view.ts";

export type ActionJson = { type: string; [field: string]: Json };
export type EventJson = { type: string; [field: string]: Json };
// biome-ignore lint/suspicious/noExplicitAny: saved positions are read freely in assertions
export type Position = Record<string, any>;

export class Table {
  readonly state: State;
  /** What the last accepted action brought about. */
  #last: Applied<Event> = { events: [], barrier: false };

  constructor(state: State) {
    this.state = state;
  }

  /** The number of a unit on the board, from "berlin tank" or "ruhr infantry britain". */
  number(text: string): number {
    const [where, type, nationality] = text.split(" ");
    const { unitArea, unitType, unitNationality } = this.state;
    const found = unitArea.findIndex(
      (at, n) =>
        at === area(where) &&
        UNIT_TYPES[unitType[n]] === type &&
        (nationality === undefined || NATIONALITIES[unitNationality[n]] === nationality),
    );
    if (found < 0) throw new Error(`no unit ${text}`);
    return found;
  }

  #numbered(json: ActionJson): ActionJson {
    return typeof json.unit === "string" ? { ...json, unit: this.number(json.unit) } : json;
  }

  /** Plays an action that has to be accepted, and listed unless it is an interrupt; returns all its events. */
  do(seat: FactionName, said: ActionJson): EventJson[] {
    const json = this.#numbered(said);
    const action = triumph.decodeAction(json, this.state);
    if (isRefusal(action)) throw new Error(`${JSON.stringify(json)}: ${action.code} ${action.text}`);
    const offered = this.offers(seat, triumph.encodeAction(action, this.state) as ActionJson);
    const applied = triumph.apply(this.state, FACTIONS.indexOf(seat), action);
    if (isRefusal(applied)) throw new Error(`${JSON.stringify(json)}: ${applied.code} ${applied.text}`);
    if (!offered) throw new Error(`${JSON.stringify(json)} was accepted but not listed`);
    const faults = triumph.faults(this.state);
    if (faults.length > 0) throw new Error(faults.join("; "));
    this.#last = applied;
    return this.events();
  }

  /** Gives the answers that leave nothing to decide, as a table does (R116). */
  answerReady(): void {
    for (const seat of Object.keys(this.pending) as FactionName[]) {
      const answer = triumph.discreet!(this.state, FACTIONS.indexOf(seat))?.answer;
      if (answer !== undefined) this.do(seat, triumph.encodeAction(answer, this.state) as ActionJson);
    }
  }

  /** The code of the refusal that an action has to meet with; it must not be listed, and nothing may change. */
  refused(seat: FactionName, said: ActionJson): string {
    const json = this.#numbered(said);
    const action = triumph.decodeAction(json, this.state);
    if (isRefusal(action)) return action.code;
    const before = JSON.stringify(this.state);
    if (this.offers(seat, json)) throw new Error(`${JSON.stringify(json)} is listed`);
    const refusal = triumph.apply(this.state, FACTIONS.indexOf(seat), action);
    if (!isRefusal(refusal)) throw new Error(`${JSON.stringify(json)} was accepted`);
    if (JSON.stringify(this.state) !== before) throw new Error(`${JSON.stringify(json)} changed the state`);
    if (refusal.rule === "" || refusal.text === "") throw new Error(`${refusal.code} cites no rule`);
    return refusal.code;
  }

  legal(seat: FactionName): ActionJson[] {
    return triumph
      .legal(this.state, FACTIONS.indexOf(seat))
      .map((action) => triumph.encodeAction(action, this.state)) as ActionJson[];
  }

  /** The offers of a seat with what they mean. */
  meanings(seat: FactionName): NamedOffer[] {
    return encodeOffers(triumph, this.state, FACTIONS.indexOf(seat)) as unknown as NamedOffer[];
  }

  interrupts(seat: FactionName): ActionJson[] {
    return triumph
      .interrupts(this.state, FACTIONS.indexOf(seat))
      .map((action) => triumph.encodeAction(action, this.state)) as ActionJson[];
  }

  offers(seat: FactionName, json: ActionJson): boolean {
    const wanted = sorted(json);
    return [...this.legal(seat), ...this.interrupts(seat)].some((listed) => sorted(listed) === wanted);
  }

  /** Events of the last action, all of them or only what a viewer may know. */
  events(viewer?: FactionName | "spectator"): EventJson[] {
    const seat = viewer === "spectator" || viewer === undefined ? SPECTATOR : FACTIONS.indexOf(viewer);
    const known = this.#last.events.filter((event) => viewer === undefined || mayKnow(event, seat));
    return known.map((event) => triumph.encodeEvent(event, this.state)) as EventJson[];
  }

  /** Events of one type from the last action. */
  happened(type: string, viewer?: FactionName | "spectator"): EventJson[] {
    return this.events(viewer).filter((event) => event.type === type);
  }

  get barrier(): boolean {
    return this.#last.barrier;
  }

  /** Names of the decision points that wait, by seat. */
  get pending(): Partial<Record<FactionName, string>> {
    return Object.fromEntries(triumph.pending(this.state).map(({ seat, id }) => [FACTIONS[seat], id]));
  }

  prompt(seat: FactionName): string {
    return triumph.prompt(this.state, FACTIONS.indexOf(seat));
  }

  view(viewer: FactionName | "spectator" = "spectator"): View {
    return triumph.view(this.state, viewer === "spectator" ? SPECTATOR : FACTIONS.indexOf(viewer));
  }

  save(): Position {
    return triumph.save(this.state) as Position;
  }

  get outcome(): { winners: string[]; kind: string } | undefined {
    const outcome = triumph.outcome(this.state);
    return outcome && { winners: outcome.winners.map((seat) => FACTIONS[seat]), kind: outcome.kind };
  }

  /** What would be done for a seat that does not answer. */
  fallback(seat: FactionName): ActionJson {
    return triumph.encodeAction(triumph.fallback(this.state, FACTIONS.indexOf(seat)), this.state) as ActionJson;
  }

  /** Lets every seat that is waited for do what it would do on a timeout, until the test says stop. */
  drift(stop: (table: Table) => boolean): void {
    for (let steps = 0; !stop(this); steps++) {
      const [seat] = Object.keys(this.pending) as FactionName[];
      if (seat === undefined || steps > 1000) throw new Error("nothing stops the table");
      const index = FACTIONS.indexOf(seat);
      const applied = triumph.apply(this.state, index, triumph.fallback(this.state, index));
      if (isRefusal(applied)) throw new Error(`timeout of ${seat}: ${applied.code} ${applied.text}`);
      this.#last = applied;
    }
  }
}

function sorted(json: ActionJson): string {
  return JSON.stringify(Object.entries(json).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** A table from a position file; `game` is added. */
export function play(position: Position): Table {
  const state = triumph.load({ game: "triumph", ...position });
  if (isRefusal(state)) throw new Error(`${state.code} ${state.text}`);
  return new Table(state);
}

/** A table before the first decision of a scenario. */
export function begin(scenario: string, seed = 1, more: Position = {}): Table {
  const options = triumph.options({ scenario, ...more });
  if (isRefusal(options)) throw new Error(options.text);
  return new Table(triumph.setup(options, seed));
}

/** A unit of a position file, from "london fleet 4" or "vienna infantry 2 germany". */
export function unit(text: string): Position {
  const [where, unitType, cv, nationality] = text.split(" ");
  return { area: where, unitType, cv: Number(cv ?? 1), ...(nationality && { nationality }) };
}

export function units(...texts: string[]): Position[] {
  return texts.map(unit);
}

/** The id of a card by Season and letter ("spring A"), by WildCard or Intelligence ("versailles", "mole:0"). */
export function card(name: string): string {
  const [season, letter] = name.split(" ");
  const [kind, copy] = name.split(":");
  const matches = CARD_IDS.filter(
    (_, c) =>
      (SEASONS[SEASON_OF_CARD[c]] === season && LETTER_OF_CARD[c] === letter?.charCodeAt(0) - 65) ||
      WILDCARDS[WILD_OF_CARD[c]] === kind ||
      INTELLIGENCE[INTEL_OF_CARD[c]] === kind,
  );
  const found = matches[Number(copy ?? 0)];
  if (found === undefined) throw new Error(`no card ${name}`);
  return found;
}

/** The ids of all nation cards that show a nation, in card order. */
export function showing(nationName: string): string[] {
  return CARD_IDS.filter((_, c) => NATIONS_OF_CARD[c].includes(nation(nationName)));
}
