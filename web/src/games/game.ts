/** All that the shell of the page knows of a game. */
import type { Json } from "@tripartite/kernel";
import type { ComponentType, LazyExoticComponent, ReactNode } from "react";
import type { LessonGuide, LessonOffer } from "../app/learn/lesson.ts";
import type { Reference, Term } from "../app/rules/reference.ts";
import type { Eyes, TableInfo } from "../net/api.ts";
import type { Batch, History } from "../net/history.ts";
import type { LiveTable } from "../net/live.ts";
import type { Frame, Pace } from "../net/stage.ts";

export interface SideLook {
  readonly name: string;
  /** Symbol of the sprite. */
  readonly emblem: string;
  /** Class that sets the colours of the side. */
  readonly className: string;
  readonly hint: string;
}

export interface Variant {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  readonly options: Json;
  /** Seats that one player plays together. */
  readonly together?: readonly number[];
  /** Ways to begin it, the usual one first; the id is the option "opening". */
  readonly openings?: readonly { readonly id: string; readonly name: string; readonly hint: string }[];
  /** Rulings and optional rules of this scenario alone. */
  readonly houseRules?: readonly HouseRule[];
}

/** A ruling that each table may choose: an option of the game that is true or false. */
export interface HouseRule {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  readonly usual: boolean;
}

export interface TableProps {
  readonly table: TableInfo;
  readonly live: LiveTable;
  /** Undefined for a spectator. */
  readonly seat: number | undefined;
  /** Players of several seats look at the screen: it may show only what all of them know. */
  readonly isShared?: boolean;
}

/** One moment of a game that is looked at again. */
export interface ReplayProps {
  readonly table: TableInfo;
  readonly title: string;
  readonly eyes: Eyes;
  readonly view: Json;
  /** The move after which it looked like this. */
  readonly seq: number;
  /** What the moment is about. */
  readonly events: readonly Json[];
  /** Why the bot that moved did so, if one may know. */
  readonly reason?: string;
  /** Everything up to it. */
  readonly history: History;
  /** How it came about, if one has come from the moment before: then that is shown first. */
  readonly frame: Frame | undefined;
  readonly pace: Pace;
  onShowing(isShowing: boolean): void;
  /** Stands in the bar at the top. */
  readonly bar: ReactNode;
  /** Stands below the map. */
  readonly controls: ReactNode;
  onMoment(seq: number): void;
}

/** A game that is over. */
export interface ResultsProps {
  readonly table: TableInfo;
  /** What the game's own chronicle tells. */
  readonly chronicle: Json;
}

/** A decision that can be answered in advance, in words. */
export interface OrderWords {
  readonly name: string;
  /** What the default action of the game means there. */
  readonly usual: string;
  /** Other answers, by the type of the action. */
  readonly answers?: Readonly<Record<string, string>>;
}

/** A moment in the calendar of a game, in words: for example "1939", "Spring", "Axis moves". */
export interface TimeName {
  readonly chapter: string;
  readonly section?: string;
  readonly detail?: string;
}

/** A page of a game beside its tables, for example charts; its address is /<game>/<id>. */
export interface GamePage {
  readonly id: string;
  readonly name: string;
  /** Symbol of the sprite. */
  readonly symbol: string;
  readonly Page: LazyExoticComponent<ComponentType>;
  /** It needs no server: once seen, it opens without the network too. */
  readonly offline?: boolean;
}

export interface WebGame {
  readonly id: string;
  readonly name: string;
  /** What it covers, in a few words: years, or scale. */
  readonly period: string;
  /** The headline of the start page, in lines. */
  readonly claim: readonly string[];
  /** One or two sentences below it. */
  readonly promise: string;
  /** In the order of the seats of a table with these options. */
  sides(options: Json): readonly SideLook[];
  /** The side that is chosen at first; of three it stands in the middle. Every scenario has it. */
  readonly firstChoice: number;
  /** The opponent that is proposed to a newcomer, if the server has it. */
  readonly firstBot?: string;
  readonly variants: readonly Variant[];
  readonly houseRules?: readonly HouseRule[];
  /** One line about the options of a table. */
  describeOptions(options: Json): string;
  /** Every way in which its rules may end a game, with a short name for it. */
  readonly endings?: readonly { readonly id: string; readonly name: string }[];
  /** The name of such an ending where it depends on the scenario, as the names of sides may. */
  describeEnding?(id: string, options: Json): string | undefined;
  /** Picture behind the claim of the start page. */
  readonly Hero: ComponentType;
  /** How it works, in three pictures. */
  readonly Pictures: ComponentType;
  /** Absent while the game can be read about but not played. */
  readonly Table?: LazyExoticComponent<ComponentType<TableProps>>;
  /** Fetches and makes what the table needs, while the server is still asked for the game. */
  prepare?(options: Json): Promise<unknown>;
  /** What players may answer in advance, by decision, and what a new turn is called. */
  readonly standing?: { readonly decisions: Readonly<Record<string, OrderWords>>; readonly time: string };
  /** Absent if the game cannot be looked at again. */
  readonly Replay?: LazyExoticComponent<ComponentType<ReplayProps>>;
  /** How a game went, in charts; absent if the game tells no figures. */
  readonly Results?: LazyExoticComponent<ComponentType<ResultsProps>>;
  describeTime?(time: Json): TimeName;
  /** What the first line of the log says of a move, if one can see anything of it; fetched when it is needed. */
  tell?(move: Batch, view: Json): Promise<string | undefined>;
  /** Whether what is asked in this position, as a spectator sees it, is asked and answered before everybody's eyes. */
  isAskedOpenly?(view: Json): boolean;
  /** Whether an event is shown on the stage. */
  isShown?(event: Json): boolean;
  /** Whether a player only passed; several in a row are shown together after an absence. */
  isPass?(event: Json): boolean;
  readonly pages?: readonly GamePage[];
  /** The rules in our own words, with a glossary; fetched on demand. */
  reference?(): Promise<Reference>;
  /** The words and signs alone, for what is said beside an icon. */
  glossary?(): Promise<readonly Term[]>;
  /** Guided beginnings, and what is needed to give them; fetched when one is begun. */
  readonly lessons?: readonly LessonOffer[];
  lessonGuide?(): Promise<LessonGuide>;
}
