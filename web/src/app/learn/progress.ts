/** Progress in each lesson; remembered in the browser, by table. */
import { Store } from "../../net/store.ts";
import type { Place } from "./clearPlace.ts";

export interface LessonProgress {
  readonly game: string;
  readonly lesson: string;
  readonly read: readonly string[];
  readonly closed: boolean;
  /** Where the person put the card. */
  readonly place?: Place;
}

const KEY = "tripartite.lessons";

function remembered(): Readonly<Record<string, LessonProgress>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export const lessons = new Store<Readonly<Record<string, LessonProgress>>>(remembered());

export function changeLesson(table: string, change: Partial<LessonProgress>): void {
  const before = lessons.get()[table] ?? { game: "", lesson: "", read: [], closed: false };
  lessons.set({ ...lessons.get(), [table]: { ...before, ...change } });
  try {
    localStorage.setItem(KEY, JSON.stringify(lessons.get()));
  } catch {
    // Without storage the lesson lasts as long as the page.
  }
}

/** The table at which a lesson was begun last. */
export function tableOfLesson(game: string, lesson: string): string | undefined {
  const entries = Object.entries(lessons.get());
  return entries.findLast(([, one]) => one.game === game && one.lesson === lesson)?.[0];
}
