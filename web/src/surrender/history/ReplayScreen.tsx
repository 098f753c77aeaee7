import type { View } from "@tripartite/surrender/view";
import { useMemo } from "react";
import { HISTORY_TEXTS } from "../../app/history/texts.ts";
import { Icon } from "../../app/Icon.tsx";
import { Logo } from "../../app/start/Logo.tsx";
import type { ReplayProps } from "../../games/game.ts";
import { useStore } from "../../net/store.ts";
import { LogList } from "../../table/LogList.tsx";
import { Moment } from "../../table/Moment.tsx";
import { SheetTabs } from "../../table/SheetTabs.tsx";
import { HeadlineCard } from "../../table/stage/HeadlineCard.tsx";
import { sceneOf } from "../../table/stage/scene.ts";
import { useFlights } from "../../table/stage/useFlights.ts";
import { useReplayStage } from "../../table/stage/useReplayStage.ts";
import { type Sheet, useSheet } from "../../table/useSheet.ts";
import { HexBoard } from "../board/HexBoard.tsx";
import { directorOf, type SurrenderScene, type UnitFlight } from "../stage/direct.ts";
import { TableProvider } from "../table/context.ts";
import { hexLabel } from "../table/model/describe.ts";
import { logOf } from "../table/model/log.ts";
import { traysOf } from "../table/model/onBoard.ts";
import { sceneOf as sceneryOf } from "../table/model/scene.ts";
import { unitsOnMap } from "../table/model/seen.ts";
import { HexCard } from "../table/parts/HexCard.tsx";
import { SideRail } from "../table/parts/SideRail.tsx";
import { TurnTrack } from "../table/parts/TurnTrack.tsx";
import { chaptersOfMoment, momentOnMap } from "./moment.ts";
import { useReplayContext } from "./useReplayContext.ts";
import "../../table/styles/table.css";
import "../../table/styles/map.css";
import "../../table/styles/rail.css";
import "../../table/styles/side.css";
import "../../table/styles/dock.css";
import "../../table/styles/phone.css";
import "../../table/styles/replay-screen.css";
import "../table/styles/parts.css";
import "../table/styles/rail.css";

const texts = HISTORY_TEXTS.replay;

const SHEETS = [
  { id: "now", name: texts.sheets.now, symbol: "a-play" },
  { id: "factions", name: texts.sheets.factions, symbol: "f-axis" },
  { id: "log", name: texts.sheets.log, symbol: "a-log" },
] as const;

/** The table as it was, what happened just then, and the controls to move through the game. */
export default function ReplayScreen(props: ReplayProps) {
  const { table, title, eyes, seq, events, bar, controls, onMoment } = props;
  const place = sceneryOf((props.view as unknown as View).scenario);
  const beatsOf = useMemo(() => directorOf(place, undefined), [place]);
  const { stage, view, history } = useReplayStage(props, beatsOf);
  const { beat } = useStore(stage.state);
  const show = sceneOf<SurrenderScene>(beat);
  const flights = useFlights<UnitFlight>(stage);
  const context = useReplayContext(view, eyes, table.seats);
  const { seen, focus, looked, setFocus, setLooked } = context;
  const sheet: Sheet<(typeof SHEETS)[number]["id"]> = useSheet("now");
  const chapters = useMemo(() => chaptersOfMoment(seq, events, seen.scene), [seq, events, seen.scene]);
  const { lit, path } = useMemo(() => momentOnMap(events), [events]);
  const units = useMemo(() => unitsOnMap(seen.units), [seen.units]);
  const log = useMemo(() => logOf(history, seen.scene), [history, seen.scene]);
  return (
    <TableProvider value={context}>
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
        <TurnTrack />
        <main className="map-place">
          <HexBoard
            map={seen.scene.map}
            home={seen.scene.home(context.faction)}
            sides={seen.areaSides}
            trays={traysOf(seen, context.lights, focus)}
            nameOf={seen.scene.countryName}
            units={units}
            control={seen.control}
            weather={seen.weather}
            noEzoc={seen.noEzoc}
            lit={lit}
            selected={{ hex: looked ?? focus.hex, unit: seen.active }}
            path={show?.way ?? path}
            flights={flights}
            shown={show?.places[0]}
            isBrief={show !== undefined}
            labelOf={(hex) => hexLabel(seen, hex, undefined)}
            onHex={(hex) => setFocus({ hex })}
            onUnit={context.clickUnit}
            onLook={() => {}}
          />
          <HexCard />
        </main>
        <Moment seq={seq} chapters={chapters} reason={props.reason} onPlace={(hex) => setFocus({ hex })} />
        {show?.headline && <HeadlineCard headline={show.headline} onContinue={stage.seen} />}
        <SideRail />
        <div className="side">
          <section className="log" aria-label={texts.sheets.log}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the panel scrolls, also by keyboard */}
            <div className="tab-panel" tabIndex={0}>
              <LogList chapters={log} onHover={setLooked} onPlace={(hex) => setFocus({ hex })} onMoment={onMoment} />
            </div>
          </section>
        </div>
        {controls}
        <SheetTabs label={texts.controls} tabs={SHEETS} sheet={sheet} />
      </div>
    </TableProvider>
  );
}
