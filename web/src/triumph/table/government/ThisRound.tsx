import { FACTIONS } from "@tripartite/triumph/data/kinds";
import { useMemo } from "react";
import { Icon } from "../../../app/Icon.tsx";
import type { History } from "../../../net/history.ts";
import { useIsNarrow } from "../../../table/useIsNarrow.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { newsOfGovernment } from "../model/news.ts";

const texts = TRIUMPH_TEXTS.government;

/** Beside the board: what the others played since one's own last card. Its height stays, so that nothing below moves. */
export function ThisRound({ history }: { history: History }) {
  const { view } = useTable();
  const isShown = !useIsNarrow() && view.phase === "government";
  const own = isShown ? FACTIONS.find((faction) => faction === view.viewer) : undefined;
  const lines = useMemo(() => (own ? newsOfGovernment(history, own) : []), [history, own]);
  if (own === undefined) return null;
  return (
    <section className="dp-round" aria-label={texts.round}>
      <h3>{texts.round}</h3>
      <ul>
        {lines.toReversed().map(({ key, faction, symbol, pieces }) => (
          <li key={key} className={faction ? `f-${faction}` : ""}>
            <Icon name={symbol} />
            <span>{pieces.map(({ text }) => text).join("")}</span>
          </li>
        ))}
        {lines.length === 0 && <li className="quiet">{texts.nobodyPlayed}</li>}
      </ul>
    </section>
  );
}
