import { FACTIONS } from "@tripartite/triumph/data/kinds";
import { memo, useCallback, useMemo, useRef, useState } from "react";
import { useReasons } from "../../../app/history/useReasons.ts";
import type { History } from "../../../net/history.ts";
import { type LogChoice, LogFilter } from "../../../table/LogFilter.tsx";
import { type DeedLine, LogList } from "../../../table/LogList.tsx";
import { TABLE_TEXTS } from "../../../table/texts.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { LOG_KINDS, type LogChapter, type LogLine, logOf } from "../model/log.ts";

const SIDES = FACTIONS.map((id) => ({ id, ...TRIUMPH_TEXTS.sides[id], emblem: `f-${id}`, className: `f-${id}` }));
const KINDS = LOG_KINDS.map((id) => ({ id, name: TRIUMPH_TEXTS.logKinds[id] }));

interface Props {
  /** Absent where the replay is being looked at: it has the reasons already. */
  readonly tableId?: string;
  readonly history: History;
  /** What people did to the table. */
  readonly deeds?: readonly DeedLine[];
  onHover(area: string | undefined): void;
  /** The map is to show a place. */
  onLook(area: string): void;
  /** The moment of a move is to be seen again. */
  onMoment(seq: number): void;
  /** The whole game is to be seen again. */
  onReplay?: () => void;
}

export const Log = memo(function Log({ tableId = "", history, deeds, onHover, onLook, onMoment, onReplay }: Props) {
  const { setRoute, seats } = useTable();
  const [isWhy, setWhy] = useState(false);
  const reasons = useReasons(tableId, isWhy ? (history.at(-1)?.seq ?? 0) : undefined);
  const why = tableId !== "" &&
    seats.some(({ kind }) => kind === "bot") && {
      isOn: isWhy,
      onSwitch: () => setWhy(!isWhy),
    };
  const [choice, setChoice] = useState<LogChoice>({});
  const chapters = useLog(history);
  const isFiltered = choice.faction !== undefined || choice.kind !== undefined;
  const shown = useMemo(() => chosen(chapters, choice), [chapters, choice]);
  const point = useCallback(
    (line: LogLine | undefined) => {
      onHover(line?.areas[0]);
      setRoute(line?.route);
    },
    [onHover, setRoute],
  );
  return (
    <>
      <LogFilter
        sides={SIDES}
        kinds={KINDS}
        choice={choice}
        onChoose={setChoice}
        onReplay={onReplay}
        why={why || undefined}
      />
      {shown.length === 0 && (isFiltered || !deeds?.length) && (
        <p className="quiet log-empty">{isFiltered ? TABLE_TEXTS.side.nothingFits : TABLE_TEXTS.side.nothingYet}</p>
      )}
      <LogList
        key={`${choice.faction} ${choice.kind}`}
        chapters={shown}
        {...(isWhy && { reasons })}
        {...(deeds && !isFiltered && { deeds })}
        onHover={onHover}
        onPlace={onLook}
        onLine={point}
        onMoment={onMoment}
      />
    </>
  );
});

/** The log; the same as before if a move has told nothing new. */
function useLog(history: History): readonly LogChapter[] {
  const known = useRef<readonly LogChapter[]>([]);
  return useMemo(() => {
    const chapters = logOf(history);
    if (!isSameLog(known.current, chapters)) known.current = chapters;
    return known.current;
  }, [history]);
}

function isSameLog(before: readonly LogChapter[], after: readonly LogChapter[]): boolean {
  const isSame = ({ key, lines }: LogChapter, other: LogChapter) =>
    key === other.key && lines.length === other.lines.length && lines.every((line, n) => line === other.lines[n]);
  return before.length === after.length && before.every((chapter, n) => isSame(chapter, after[n]));
}

function chosen(chapters: readonly LogChapter[], { faction, kind }: LogChoice): readonly LogChapter[] {
  if (faction === undefined && kind === undefined) return chapters;
  const fits = (line: LogLine) =>
    (faction === undefined || line.faction === faction) && (kind === undefined || line.kind === kind);
  return chapters
    .map((chapter) => ({ ...chapter, lines: chapter.lines.filter(fits) }))
    .filter(({ lines }) => lines.length > 0);
}
