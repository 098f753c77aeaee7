import { useCallback, useMemo, useState } from "react";
import { Icon } from "../../app/Icon.tsx";
import { goTo, replayAddress } from "../../app/router.ts";
import { prefersStill, settings } from "../../app/settings.ts";
import type { TableProps } from "../../games/game.ts";
import { useStore } from "../../net/store.ts";
import { NoticeBubble } from "../../table/NoticeBubble.tsx";
import { usePlaceKeys, useSteadyFocus } from "../../table/places.ts";
import { SettingsMenu } from "../../table/SettingsMenu.tsx";
import { SheetTabs } from "../../table/SheetTabs.tsx";
import { StageBar } from "../../table/stage/StageBar.tsx";
import { sceneOf } from "../../table/stage/scene.ts";
import { useFlights } from "../../table/stage/useFlights.ts";
import { useDirector, useSounds } from "../../table/stage/useStage.ts";
import { useUnread, withUnread } from "../../table/unread.ts";
import { useIsNarrow } from "../../table/useIsNarrow.ts";
import { useKeys } from "../../table/useKeys.ts";
import { type Sheet, useSheet } from "../../table/useSheet.ts";
import { useUndo } from "../../table/useUndo.ts";
import { HexBoard } from "../board/HexBoard.tsx";
import type { BoardHex } from "../board/hexMap.ts";
import { FACTION_CLASS } from "../factions.ts";
import { directorOf, type SurrenderScene, type UnitFlight } from "../stage/direct.ts";
import { joinerOf } from "../stage/join.ts";
import { SURRENDER_TEXTS } from "../texts.ts";
import { TableProvider } from "./context.ts";
import { Dock } from "./dock/Dock.tsx";
import { COMBAT_DECISIONS } from "./dock/decisions.ts";
import { hexLabel } from "./model/describe.ts";
import { fightOf } from "./model/fight.ts";
import { firstLook } from "./model/front.ts";
import { mainAction } from "./model/main.ts";
import { traysOf } from "./model/onBoard.ts";
import { sumsUnderWay } from "./model/outlook.ts";
import { seaPath } from "./model/sea.ts";
import { unitsOnMap } from "./model/seen.ts";
import { sightOf } from "./model/sight.ts";
import { Bar } from "./parts/Bar.tsx";
import { CombatWindow } from "./parts/CombatWindow.tsx";
import { HexCard } from "./parts/HexCard.tsx";
import { PoliticalBoard } from "./parts/PoliticalBoard.tsx";
import { SidePanels } from "./parts/SidePanels.tsx";
import { SideRail } from "./parts/SideRail.tsx";
import { TurnTrack } from "./parts/TurnTrack.tsx";
import { UnitInHand } from "./parts/UnitInHand.tsx";
import { TextBoard } from "./TextBoard.tsx";
import { useController } from "./useController.ts";
import { useNextUnit } from "./useNextUnit.ts";
import { useOverlay } from "./useOverlay.ts";
import "../../table/styles/table.css";
import "../../table/styles/map.css";
import "../../table/styles/rail.css";
import "../../table/styles/side.css";
import "../../table/styles/dock.css";
import "../../table/styles/phone.css";
import "./styles/parts.css";
import "./styles/rail.css";
import "./styles/politics.css";
import "./styles/sea.css";
import "./styles/combat.css";

const { tabs } = SURRENDER_TEXTS;

/** On narrow screens one of these fills the sheet below the map. */
const SHEETS = [
  { id: "dock", name: tabs.dock, symbol: "p-move" },
  { id: "factions", name: tabs.factions, symbol: "f-axis" },
  { id: "log", name: tabs.log, symbol: "a-log" },
] as const;

/** Shares of the map under what is shown on the stage. */
const NOTHING_COVERED = { above: 0, below: 0 };
const BY_CAPTION = { above: 0, below: 0.2 };
const BY_HEADLINE = { above: 0.4, below: 0.2 };

export default function TableScreen(props: TableProps) {
  const { live, table } = props;
  const state = useStore(live.state);
  const { textMode } = useStore(settings);
  const controller = useController(props);
  const { seen, decision, legal, lights, focus, looked, outlook, act, setFocus, setNotice, setLooked } = controller;
  const sheet: Sheet<(typeof SHEETS)[number]["id"]> = useSheet("dock");
  const [closed, setClosed] = useState<string>();
  const isNarrow = useIsNarrow();
  const unread = useUnread(table.id, state.chat);
  const [isPolitics, setPolitics] = useState(false);
  const hasPolitics = seen.scene.facts.phases.includes("diplomacy");
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first look falls there
  const home = useMemo(() => firstLook(seen, controller.faction, isNarrow), [seen.scene, controller.faction]);
  const { undo, barred } = useUndo(live, state, setNotice);
  const main = decision && mainAction(legal, decision.id, seen.scene);
  useKeys({
    undo,
    main: () => main && !main.isBack && act(main.action),
    back: () => {
      setNotice(undefined);
      setFocus({});
    },
  });
  const ownSide = controller.faction && FACTION_CLASS[controller.faction].slice(2);
  const beatsOf = useMemo(() => directorOf(seen.scene, ownSide), [seen.scene, ownSide]);
  const join = useMemo(() => joinerOf(seen.scene, prefersStill), [seen.scene]);
  useDirector(live, beatsOf, props.seat !== undefined, join);
  useSounds(live);
  const show = sceneOf<SurrenderScene>(useStore(live.stage.state).beat);
  const flights = useFlights<UnitFlight>(live.stage);
  usePlaceKeys();
  useNextUnit(controller);
  const { overlay, showOverlay } = useOverlay(controller);
  useSteadyFocus(state.busy);
  const units = useMemo(() => unitsOnMap(seen.units), [seen.units]);
  const labelOf = useCallback((hex: BoardHex) => hexLabel(seen, hex, lights.hexes.get(hex.id)), [seen, lights]);
  const sight = useMemo(
    () => sightOf(decision?.id, legal, focus, seen, state.view!, state.history),
    [decision, legal, focus, seen, state.view, state.history],
  );
  // While any unit of the map may be chosen, the map stays bright.
  const isFreeChoice = decision?.id === "D-ACT" && focus.unit === undefined;
  const lit = useMemo(
    () => ({
      ...lights,
      ...(sight.region && { region: sight.region }),
      dim: decision !== undefined && !isFreeChoice && lights.hexes.size + lights.seas.size > 0,
    }),
    [lights, decision, isFreeChoice, sight],
  );
  const fight = useMemo(() => fightOf(state.history), [state.history]);
  const sums = useMemo(() => sumsUnderWay(state.view!), [state.view]);
  const isFightOver = decision !== undefined && !COMBAT_DECISIONS.has(decision.id) && seen.combat === undefined;
  // With the next unit in hand, its reach is what matters.
  const isPast = isFightOver && focus.unit !== undefined;
  // A headline has the map below it for itself.
  const isHeadline = show?.headline !== undefined;
  const combat =
    fight && fight.key !== closed && !isPast && !isHeadline ? (
      <CombatWindow
        fight={fight}
        sums={sums}
        dice={show?.dice}
        isShown={show !== undefined}
        isOver={isFightOver}
        onClose={() => setClosed(fight.key)}
      />
    ) : undefined;
  const seeAgain = (seq: number) => goTo(replayAddress(table.id, seq, props.seat ?? "watch"));
  const end = looked ?? focus.hex;
  const seaWay = (place: string) => {
    const voyage = controller.voyages.get(place);
    const ship = seen.active === undefined ? undefined : seen.units.get(seen.active);
    return voyage && seaPath(seen.scene, ship?.hex, voyage.route, place);
  };
  return (
    <TableProvider value={controller}>
      <div className="table" data-sheet={sheet.open} data-rise={sheet.rise}>
        <Bar
          state={state}
          title={table.title || SURRENDER_TEXTS.name}
          main={main}
          undoBarred={barred}
          onUndo={undo}
          menu={<SettingsMenu />}
        />
        <TurnTrack />
        <main className="map-place">
          {textMode ? (
            <TextBoard />
          ) : (
            <HexBoard
              map={seen.scene.map}
              home={home}
              sides={seen.areaSides}
              overlay={overlay}
              onOverlay={showOverlay}
              trays={traysOf(seen, lights, focus)}
              nameOf={seen.scene.countryName}
              units={units}
              control={seen.control}
              weather={seen.weather}
              noEzoc={seen.noEzoc}
              lit={lit}
              selected={{ hex: focus.hex ?? seen.combat?.hex, unit: seen.active ?? focus.unit }}
              path={show?.way ?? sight.path ?? (end === undefined ? undefined : (seaWay(end) ?? outlook?.pathTo(end)))}
              flights={flights}
              shown={show?.places[0] ?? sight.hex}
              shownWith={show?.alongside}
              covered={isHeadline ? BY_HEADLINE : show ? BY_CAPTION : NOTHING_COVERED}
              isBrief={
                show !== undefined ||
                (sight.hex !== undefined && focus.country === undefined) ||
                (seen.active !== undefined && decision === undefined)
              }
              watched={isFightOver || isHeadline || fight?.key === closed ? undefined : fight?.hex}
              labelOf={labelOf}
              onHex={controller.clickHex}
              onUnit={controller.clickUnit}
              onLook={setLooked}
            />
          )}
          <NoticeBubble notice={controller.notice} onClose={() => setNotice(undefined)} />
          {hasPolitics && (
            <button type="button" className="btn pol-open" onClick={() => setPolitics(true)}>
              <Icon name="s-peace" /> <span className="word">{SURRENDER_TEXTS.politics.open}</span>
            </button>
          )}
          {!textMode && <HexCard />}
          {hasPolitics && isPolitics && <PoliticalBoard onClose={() => setPolitics(false)} />}
          {!isNarrow && combat}
        </main>
        <StageBar stage={live.stage} />
        <SideRail />
        <div className="side">
          <Dock hasWindow={combat !== undefined} combat={isNarrow && combat} />
          <SidePanels live={live} state={state} onMoment={seeAgain} />
        </div>
        <UnitInHand />
        <SheetTabs label={SURRENDER_TEXTS.name} tabs={withUnread(SHEETS, unread.length)} sheet={sheet} />
      </div>
    </TableProvider>
  );
}
