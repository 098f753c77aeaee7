import type { View } from "@tripartite/triumph/view";
import { useCallback, useEffect, useMemo, useState } from "react";
import { coachPlace } from "../../app/learn/looking.ts";
import { goTo, replayAddress } from "../../app/router.ts";
import { settings } from "../../app/settings.ts";
import type { TableProps } from "../../games/game.ts";
import { useStore } from "../../net/store.ts";
import { NoticeBubble } from "../../table/NoticeBubble.tsx";
import { goToPlace, isIn, usePlaceKeys, useSteadyFocus } from "../../table/places.ts";
import { SettingsMenu } from "../../table/SettingsMenu.tsx";
import { SheetTabs } from "../../table/SheetTabs.tsx";
import { StageBar } from "../../table/stage/StageBar.tsx";
import { sceneOf } from "../../table/stage/scene.ts";
import { useDirector, useSounds } from "../../table/stage/useStage.ts";
import { useUnread, withUnread } from "../../table/unread.ts";
import { useKeys } from "../../table/useKeys.ts";
import { type Sheet, useSheet } from "../../table/useSheet.ts";
import { useUndo } from "../../table/useUndo.ts";
import { beatsOf } from "../stage/direct.ts";
import { areSeenTogether } from "../stage/overlap.ts";
import type { TriumphScene } from "../stage/scene.ts";
import { TRIUMPH_TEXTS } from "../texts.ts";
import { BattleWindow } from "./battle/BattleWindow.tsx";
import { TableProvider } from "./context.ts";
import { Dock } from "./dock/Dock.tsx";
import { DiplomacyBoard } from "./government/DiplomacyBoard.tsx";
import { ThisRound } from "./government/ThisRound.tsx";
import { offersOf } from "./model/action.ts";
import { offersWith } from "./model/focus.ts";
import { AreaCard } from "./parts/AreaCard.tsx";
import { BeforeEnd } from "./parts/BeforeEnd.tsx";
import { Calendar } from "./parts/Calendar.tsx";
import { FactionRail } from "./parts/FactionRail.tsx";
import { Hand } from "./parts/Hand.tsx";
import { LastPlacement } from "./parts/LastPlacement.tsx";
import { News } from "./parts/News.tsx";
import { SidePanel } from "./parts/SidePanel.tsx";
import { TopBar } from "./parts/TopBar.tsx";
import { TableMap } from "./TableMap.tsx";
import { TextBoard } from "./TextBoard.tsx";
import { useController } from "./useController.ts";
import { useEnding } from "./useEnding.ts";
import "../../table/styles/table.css";
import "../../table/styles/map.css";
import "../../table/styles/rail.css";
import "../../table/styles/side.css";
import "./styles/cards.css";
import "./styles/hand.css";
import "../../table/styles/dock.css";
import "../../table/styles/phone.css";

const { tabs } = TRIUMPH_TEXTS;

/** On narrow screens one of these fills the sheet below the map. */
const SHEETS = [
  { id: "dock", name: tabs.map, symbol: "p-move" },
  { id: "hand", name: tabs.hand, symbol: "s-hand" },
  { id: "factions", name: tabs.factions, symbol: "f-axis" },
  { id: "log", name: tabs.log, symbol: "a-log" },
] as const;

function sheetTabs({ own }: View) {
  return SHEETS.map(({ id, name, symbol }) => ({
    id,
    symbol,
    name: id === "hand" && own ? `${name} ${own.hand.length}` : name,
  }));
}

/** The card play of Government, and that of the set-up of 1939. */
const DIPLOMACY: readonly string[] = ["government", "setupDiplomacy"];

export default function TableScreen(props: TableProps) {
  const { live, table } = props;
  const state = useStore(live.state);
  const { textMode } = useStore(settings);
  const controller = useController(props, state);
  const { view, legal, act, setFocus, setNotice, lookAt } = controller.table;
  const { lastUnit } = controller;
  const { focus, notice } = controller.attention;
  const isDiplomacy = DIPLOMACY.includes(view.phase);
  const [board, setBoard] = useState(true);
  const [hovered, setHovered] = useState<string>();
  const sheet: Sheet<(typeof SHEETS)[number]["id"]> = useSheet("dock");
  const playsOfCard = focus.card === undefined ? 0 : offersWith(legal, focus.card).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a card that was just chosen can be used for stands there
  useEffect(() => {
    if (sheet.open === "hand" && playsOfCard > 0) sheet.show("dock");
  }, [focus.card, playsOfCard]);
  const { undo, barred } = useUndo(live, state, setNotice);
  const ending = useEnding(controller.table, focus, state.seq);
  useKeys({
    undo,
    main: ending.press,
    back: async () => {
      setNotice(undefined);
      setFocus({});
      ending.back();
      lastUnit?.back();
      if (isIn(".dock")) goToPlace("map");
      await live.idle();
      const isInHand = offersOf(live.state.get()).some(({ action }) => action.type === "unpick");
      if (isInHand) await act({ type: "unpick" });
    },
  });
  const taught = useStore(coachPlace);
  useEffect(() => {
    if (taught !== undefined) lookAt(taught);
  }, [taught, lookAt]);
  useDirector(live, beatsOf, props.seat !== undefined, undefined, areSeenTogether);
  useSounds(live);
  const scene = sceneOf<TriumphScene>(useStore(live.stage.state).beat);
  usePlaceKeys();
  useSteadyFocus(state.busy);
  const eyes = props.seat ?? "watch";
  const seeAgain = useCallback((seq: number) => goTo(replayAddress(table.id, seq, eyes)), [table.id, eyes]);
  const replay = useCallback(() => seeAgain(live.state.get().seq), [seeAgain, live]);
  const { show: showSheet } = sheet;
  const unread = useUnread(table.id, state.chat);
  const news = useMemo(
    () => (
      <>
        <ThisRound history={state.history} />
        <News history={state.history} onAll={() => showSheet("log")} />
      </>
    ),
    [state.history, showSheet],
  );
  const head = (
    <>
      <TopBar
        state={state}
        title={table.title || TRIUMPH_TEXTS.name}
        main={ending.main}
        onMain={ending.press}
        undoBarred={barred}
        onUndo={undo}
        menu={<SettingsMenu />}
      />
      <Calendar time={scene?.time} />
    </>
  );
  const stage = (
    <>
      <BattleWindow stage={live.stage} live={live} history={state.history} />
      <StageBar stage={live.stage} />
    </>
  );
  if (props.isShared)
    return (
      <TableProvider {...controller}>
        <div className="table shared">
          {head}
          <main className="map-place" />
          {stage}
        </div>
      </TableProvider>
    );
  return (
    <TableProvider {...controller}>
      <div className="table" data-sheet={sheet.open} data-rise={sheet.rise}>
        {head}
        <main className="map-place">
          {textMode ? (
            <TextBoard history={state.history} />
          ) : (
            <TableMap history={state.history} hovered={hovered} stage={live.stage} isCovered={isDiplomacy && board} />
          )}
          {isDiplomacy && !textMode && (
            <>
              {board && <DiplomacyBoard shown={scene?.nation} />}
              <button type="button" className="btn dp-switch" aria-pressed={board} onClick={() => setBoard(!board)}>
                {board ? TRIUMPH_TEXTS.government.showMap : TRIUMPH_TEXTS.government.showBoard}
              </button>
            </>
          )}
          <NoticeBubble notice={notice} onClose={() => setNotice(undefined)} />
          {!textMode && !(isDiplomacy && board) && <AreaCard history={state.history} />}
          {lastUnit && <LastPlacement {...lastUnit} />}
          {ending.items.length > 0 && <BeforeEnd items={ending.items} onBack={ending.back} onLook={lookAt} />}
        </main>
        {stage}
        <Hand />
        <FactionRail />
        <div className="side">
          <Dock news={news} isOver={state.outcome !== undefined} />
          <SidePanel
            live={live}
            history={state.history}
            chat={state.chat}
            onHover={setHovered}
            onLook={lookAt}
            onMoment={seeAgain}
            onReplay={replay}
          />
        </div>
        <SheetTabs label={TRIUMPH_TEXTS.name} tabs={withUnread(sheetTabs(view), unread.length)} sheet={sheet} />
      </div>
    </TableProvider>
  );
}
