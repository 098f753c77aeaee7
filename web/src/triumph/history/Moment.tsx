import type { Json } from "@tripartite/kernel";
import { HISTORY_TEXTS } from "../../app/history/texts.ts";
import { Icon } from "../../app/Icon.tsx";
import { LogList } from "../../table/LogList.tsx";
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

interface Props {
  readonly seq: number;
  readonly chapters: readonly LogChapter[];
  onPlace(area: string): void;
}

/** What happened in this moment, in words. */
export function Moment({ seq, chapters, onPlace }: Props) {
  const isEmpty = chapters.length === 0;
  return (
    <div className="moment-card" aria-live="polite">
      {isEmpty && (
        <p className="quiet">
          <Icon name="a-hide" />
          {seq === 0 ? HISTORY_TEXTS.replay.start : HISTORY_TEXTS.replay.quiet}
        </p>
      )}
      <LogList chapters={chapters} onHover={() => {}} onPlace={onPlace} />
    </div>
  );
}
