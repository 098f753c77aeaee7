import type { Json } from "@tripartite/kernel";
import { BEFORE_HEADINGS, type LogChapter, type LogLine, logOf } from "../table/model/log.ts";

/** Headings only where a year or a Season begins in this very moment. */
export function chaptersOfMoment(seq: number, events: readonly Json[]): LogChapter[] {
  return logOf([{ since: 0, seq, events }]).map((chapter) =>
    chapter.key === BEFORE_HEADINGS ? { ...chapter, title: "" } : chapter,
  );
}

export function linesOf(chapters: readonly LogChapter[]): LogLine[] {
  return chapters.flatMap(({ lines }) => [...lines]);
}
