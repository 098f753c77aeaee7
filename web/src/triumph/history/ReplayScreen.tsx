import type { View } from "@tripartite/triumph/view";
import { useEffect, useMemo, useState } from "react";
import { HISTORY_TEXTS } from "../../app/history/texts.ts";
import { Icon } from "../../app/Icon.tsx";
import { Logo } from "../../app/start/Logo.tsx";
import type { ReplayProps } from "../../games/game.ts";
import { Moment } from "../../table/Moment.tsx";
import { Board } from "../board/Board.tsx";
import { TableProvider } from "../table/context.ts";
import { AreaCard } from "../table/parts/AreaCard.tsx";
import { Calendar } from "../table/parts/Calendar.tsx";
import { FactionRail } from "../table/parts/FactionRail.tsx";
import { Hand } from "../table/parts/Hand.tsx";
import { Log } from "../table/parts/Log.tsx";
import { chaptersOfMoment, linesOf } from "./moment.ts";
import { OpenHands } from "./OpenHands.tsx";
import { useReplayContext } from "./useReplayContext.ts";
import "../../table/styles/table.css";
import "../../table/styles/map.css";
import "../../table/styles/rail.css";
import "../../table/styles/side.css";
import "../table/styles/cards.css";
import "../table/styles/hand.css";
import "../../table/styles/phone.css";
import "../../table/styles/replay-screen.css";

const texts = HISTORY_TEXTS.replay;

const SHEETS = [
  { id: "now", symbol: "a-play" },
  { id: "hand", symbol: "s-hand" },
  { id: "factions", symbol: "f-axis" },
  { id: "log", symbol: "a-log" },
] as const;

/** The table as it was, what happened just then, and the controls to move through the game. */
export default function ReplayScreen(props: ReplayProps) {
  const { table, title, eyes, seq, events, history, bar, controls, onMoment } = props;
  const view = props.view as unknown as View;
  const context = useReplayContext(view, eyes, table.seats);
  const [sheet, setSheet] = useState<(typeof SHEETS)[number]["id"]>("now");
  useEffect(() => setSheet(props.sheet ?? "now"), [props.sheet]);
  const [hovered, setHovered] = useState<string>();
  const [looked, setLooked] = useState<string>();
  const chapters = useMemo(() => chaptersOfMoment(seq, events), [seq, events]);
  const lines = useMemo(() => linesOf(chapters), [chapters]);
  const lit = useMemo(() => new Set(lines.flatMap(({ areas }) => areas)), [lines]);
  const route = context.route ?? lines.findLast((line) => line.route)?.route;
  const selected = hovered ?? context.focus.area;
  return (
    <TableProvider value={context}>
      <div className="table replay" data-sheet={sheet}>
        <header className="top wait">
          <Logo subtitle={title} />
          <div className="prompt">
            <span className="who quiet">
              <Icon name="a-undo" />
              {props.tag ?? texts.title}
            </span>
          </div>
          {bar}
        </header>
        <Calendar />
        <main className="map-place">
          <Board
            view={view}
            lit={{ areas: lit, units: context.lit.units, dim: lit.size > 0 }}
            selected={{
              ...(selected !== undefined && { area: selected }),
              ...(context.focus.unit !== undefined && { unit: context.focus.unit }),
            }}
            {...(route && { route })}
            look={looked ?? lines.find(({ areas }) => areas.length > 0)?.areas[0]}
            onArea={context.clickArea}
            onUnit={context.clickUnit}
          />
          <AreaCard />
        </main>
        <Moment seq={seq} chapters={chapters} reason={props.reason} onPlace={setLooked} />
        <Hand />
        <OpenHands view={view} />
        <FactionRail />
        <div className="side">
          <section className="log" aria-label={texts.sheets.log}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the panel scrolls, also by keyboard */}
            <div className="tab-panel" tabIndex={0}>
              <Log history={history} onHover={setHovered} onLook={setLooked} onMoment={onMoment} />
            </div>
          </section>
        </div>
        {controls}
        <nav className="sheet-tabs" aria-label={texts.controls}>
          {SHEETS.filter(({ id }) => id !== "hand" || view.own !== undefined || view.hands !== undefined).map(
            ({ id, symbol }) => (
              <button key={id} type="button" aria-pressed={sheet === id} onClick={() => setSheet(id)}>
                <Icon name={symbol} />
                {texts.sheets[id]}
              </button>
            ),
          )}
        </nav>
      </div>
    </TableProvider>
  );
}
