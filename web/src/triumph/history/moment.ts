import type { Json } from "@tripartite/kernel";
import { type LogChapter, type LogLine, logOf } from "../table/model/log.ts";

/** Headings only where a year or a Season begins in this very moment. */
export function chaptersOfMoment(seq: number, events: readonly Json[]): LogChapter[] {
  const began = events.some((event) => BEGINNINGS.has((event as { type: string }).type));
  return logOf([{ since: 0, seq, events }]).map((chapter) => (began ? chapter : { ...chapter, title: "" }));
}

const BEGINNINGS: ReadonlySet<string> = new Set(["yearBegan", "seasonBegan"]);

export function linesOf(chapters: readonly LogChapter[]): LogLine[] {
  return chapters.flatMap(({ lines }) => [...lines]);
}
