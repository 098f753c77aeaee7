import { useMemo, useRef, useState } from "react";
import { Icon } from "../../../app/Icon.tsx";
import type { History } from "../../../net/history.ts";
import { useIsNarrow } from "../../../table/useIsNarrow.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useAttention, useTable } from "../context.ts";
import type { LogLine } from "../model/log.ts";
import { newsSince } from "../model/news.ts";

const texts = TRIUMPH_TEXTS.news;
const SHOWN = 3;

interface Props {
  readonly history: History;
  /** The whole log is wanted. */
  onAll(): void;
}

/** On narrow screens, where the log is out of sight: what the others did since one's own last action. */
export function News({ history, onAll }: Props) {
  const { decision, lookAt } = useTable();
  const { actedAt } = useAttention();
  const isNarrow = useIsNarrow();
  const fresh = useMemo(
    () => (isNarrow && actedAt !== undefined ? newsSince(history, actedAt) : []),
    [history, actedAt, isNarrow],
  );
  const lines = useSteady(fresh, decision?.id);
  const [closed, setClosed] = useState<string>();
  const latest = lines.at(-1)?.key;
  if (latest === undefined || latest === closed) return null;
  const earlier = lines.length - SHOWN;
  return (
    <section className="news" aria-label={texts.title}>
      <button type="button" className="news-close" aria-label={texts.close} onClick={() => setClosed(latest)}>
        <Icon name="a-close" />
      </button>
      <ul className="lines">
        {lines.slice(-SHOWN).map(({ key, faction, symbol, pieces }) => (
          <li key={key} className={faction ? `f-${faction}` : ""}>
            <Icon name={symbol} />
            {pieces.map(({ text, area }, index) =>
              area === undefined ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes
                <span key={index}>{text}</span>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes
                <button key={index} type="button" className="pl" onClick={() => lookAt(area)}>
                  {text}
                </button>
              ),
            )}
          </li>
        ))}
      </ul>
      {earlier > 0 && (
        <button type="button" className="news-all" onClick={onAll}>
          {texts.earlier(earlier)}
        </button>
      )}
    </section>
  );
}

/** While the same question is asked, the news stay: what stands below them must not move under the finger. */
function useSteady(fresh: readonly LogLine[], asked: string | undefined): readonly LogLine[] {
  const shown = useRef({ asked, lines: fresh });
  if (fresh.length > 0 || shown.current.asked !== asked) shown.current = { asked, lines: fresh };
  return shown.current.lines;
}
