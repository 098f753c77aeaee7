import { useMemo } from "react";
import { Icon } from "../../../app/Icon.tsx";
import type { History } from "../../../net/history.ts";
import { useIsNarrow } from "../../../table/useIsNarrow.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useAttention, useTable } from "../context.ts";
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
  const { lookAt } = useTable();
  const { actedAt } = useAttention();
  const isNarrow = useIsNarrow();
  const lines = useMemo(
    () => (isNarrow && actedAt !== undefined ? newsSince(history, actedAt) : []),
    [history, actedAt, isNarrow],
  );
  if (lines.length === 0) return null;
  const earlier = lines.length - SHOWN;
  return (
    <section className="news" aria-label={texts.title}>
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
