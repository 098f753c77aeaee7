import type { View } from "@tripartite/triumph/view";
import { useEffect, useMemo, useState } from "react";
import { HISTORY_TEXTS } from "../../app/history/texts.ts";
import { Icon } from "../../app/Icon.tsx";
import { Logo } from "../../app/start/Logo.tsx";
import type { ReplayProps } from "../../games/game.ts";
import { useStore } from "../../net/store.ts";
import { Moment } from "../../table/Moment.tsx";
import { SheetTabs } from "../../table/SheetTabs.tsx";
import { HeadlineCard } from "../../table/stage/HeadlineCard.tsx";
import { sceneOf } from "../../table/stage/scene.ts";
import { useFlights } from "../../table/stage/useFlights.ts";
import { useReplayStage } from "../../table/stage/useReplayStage.ts";
import { type Sheet, useSheet } from "../../table/useSheet.ts";
import { Board } from "../board/Board.tsx";
import { beatsOf } from "../stage/direct.ts";
import type { Flight, TriumphScene } from "../stage/scene.ts";
import { BattleWindow } from "../table/battle/BattleWindow.tsx";
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
import "../../table/styles/dock.css";
import "../../table/styles/phone.css";
import "../../table/styles/replay-screen.css";

const texts = HISTORY_TEXTS.replay;

const SHEETS = [
  { id: "now", name: texts.sheets.now, symbol: "a-play" },
  { id: "hand", name: texts.sheets.hand, symbol: "s-hand" },
  { id: "factions", name: texts.sheets.factions, symbol: "f-axis" },
  { id: "log", name: texts.sheets.log, symbol: "a-log" },
] as const;

/** The table as it was, what happened just then, and the controls to move through the game. */
export default function ReplayScreen(props: ReplayProps) {
  const { table, title, eyes, seq, events, bar, controls, onMoment } = props;
  const { stage, history, ...shown } = useReplayStage(props, beatsOf);
  const view = shown.view as unknown as View;
  const flights = useFlights<Flight>(stage);
  const { beat } = useStore(stage.state);
  const scene = sceneOf<TriumphScene>(beat);
  const controller = useReplayContext(view, eyes, table.seats);
  const { focus, lit: nothingLit, looked, clickArea, clickUnit, route: wantedRoute } = controller.attention;
  const sheet: Sheet<(typeof SHEETS)[number]["id"]> = useSheet("now");
  const [hovered, setHovered] = useState<string>();
  const chapters = useMemo(() => chaptersOfMoment(seq, events), [seq, events]);
  const lines = useMemo(() => linesOf(chapters), [chapters]);
  const lit = useMemo(() => new Set(lines.flatMap(({ areas }) => areas)), [lines]);
  const { lookAt } = controller.table;
  useEffect(() => {
    const place = lines.find(({ areas }) => areas.length > 0)?.areas[0];
    if (place !== undefined) lookAt(place);
  }, [lines, lookAt]);
  const route = scene?.flights.at(-1)?.route ?? wantedRoute ?? lines.findLast((line) => line.route)?.route;
  const selected = hovered ?? focus.area;
  return (
    <TableProvider {...controller}>
      <div className="table replay" data-sheet={sheet.open} data-rise={sheet.rise}>
        <header className="top wait">
          <h1 className="unseen">{title}</h1>
          <Logo subtitle={title} />
          <div className="prompt">
            <span className="who quiet">
              <Icon name="a-undo" />
              {texts.title}
            </span>
          </div>
          {bar}
        </header>
        <Calendar time={scene?.time} />
        <main className="map-place">
          <Board
            view={view}
            lit={{ areas: lit, units: nothingLit.units, dim: lit.size > 0 }}
            selected={{
              ...(selected !== undefined && { area: selected }),
              ...(focus.unit !== undefined && { unit: focus.unit }),
            }}
            {...(route && { route })}
            flights={flights}
            shown={scene}
            look={looked}
            onArea={clickArea}
            onUnit={clickUnit}
          />
          <AreaCard history={history} />
        </main>
        <Moment seq={seq} chapters={chapters} reason={props.reason} onPlace={lookAt} />
        {scene?.headline && <HeadlineCard headline={scene.headline} onContinue={stage.seen} />}
        <BattleWindow stage={stage} history={history} />
        <Hand />
        <OpenHands view={view} />
        <FactionRail />
        <div className="side">
          <section className="log" aria-label={texts.sheets.log}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the panel scrolls, also by keyboard */}
            <div className="tab-panel" tabIndex={0}>
              <Log history={history} onHover={setHovered} onLook={lookAt} onMoment={onMoment} />
            </div>
          </section>
        </div>
        {controls}
        <SheetTabs
          label={texts.controls}
          tabs={SHEETS.filter(({ id }) => id !== "hand" || view.own !== undefined || view.hands !== undefined)}
          sheet={sheet}
        />
      </div>
    </TableProvider>
  );
}
