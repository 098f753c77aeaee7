/** A guided beginning of a game: a table of its own, and a coach. */
import type { GameAction, Json } from "@tripartite/kernel";
import type { LiveState } from "../../net/live.ts";

export interface LessonStep {
  readonly id: string;
  /** When the coach says it: one of the moments of the game. */
  readonly moment: string;
  readonly title: string;
  /** What to look at and why; rule numbers become links. */
  readonly text: string;
  /** What to do, if something is to be done. */
  readonly task?: string;
  /** Selector of the part of the page that it is about. */
  readonly look?: string;
  /** Place on the map that it is about: the map shows it. */
  readonly place?: string;
  /** Name of what ends the step by itself. */
  readonly done?: string;
  /** Name of what the coach can do on request, and the words for it. */
  readonly help?: { readonly name: string; readonly label: string };
  /** The lesson is over; what to do next is offered. */
  readonly isEnd?: true;
}

export interface Lesson {
  readonly id: string;
  readonly steps: readonly LessonStep[];
}

/** The lessons of a game, and how it reads a table. */
export interface LessonGuide {
  readonly lessons: readonly Lesson[];
  /** Undefined while nothing can be said. */
  momentOf(state: LiveState, lesson: string): string | undefined;
  isDone(check: string, state: LiveState): boolean;
  /** The next action of what was asked for; undefined when nothing is left to do. */
  help(name: string, state: LiveState): GameAction | undefined;
}

/** What the page tells of a lesson before it begins. */
export interface LessonOffer {
  readonly id: string;
  readonly seat: number;
  readonly title: string;
  readonly hint: string;
  /** Decks and dice of the lesson. */
  readonly seed: number;
  readonly options: Json;
  /** On all other seats. */
  readonly bot: string;
}

/** The step to show now: the first of this moment that has been neither read nor done. */
export function currentStep(
  { id, steps }: Lesson,
  guide: LessonGuide,
  state: LiveState,
  read: readonly string[],
): LessonStep | undefined {
  const moment = guide.momentOf(state, id);
  return steps.find(
    (step) =>
      step.moment === moment && !read.includes(step.id) && (step.done === undefined || !guide.isDone(step.done, state)),
  );
}
