import { HISTORY_TEXTS } from "../app/history/texts.ts";
import { Icon } from "../app/Icon.tsx";
import { type LogChapter, LogList } from "./LogList.tsx";

interface Props {
  readonly seq: number;
  readonly chapters: readonly LogChapter[];
  /** What a bot thought. */
  readonly reason?: string | undefined;
  onPlace(area: string): void;
}

/** What happened in a moment that is looked at again, in words. */
export function Moment({ seq, chapters, reason, onPlace }: Props) {
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
      {reason !== undefined && (
        <p className="reason">
          <Icon name="a-bot" label={HISTORY_TEXTS.replay.reason} />
          {reason}
        </p>
      )}
    </div>
  );
}
