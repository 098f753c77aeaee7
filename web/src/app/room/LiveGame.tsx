import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import type { WebGame } from "../../games/game.ts";
import { webGame } from "../../games/registry.ts";
import { LiveTable } from "../../net/live.ts";
import { useStore } from "../../net/store.ts";
import { TEXTS } from "../../texts.ts";
import { DeskProvider } from "../desk/context.ts";
import { SeenBeforeProvider, useLeftOff, useMarkSeen, useSeen } from "../history/useSeen.ts";
import { Coach } from "../learn/Coach.tsx";
import { PageProblem } from "../PageProblem.tsx";
import { RulesDesk } from "../rules/RulesDesk.tsx";
import { settings } from "../settings.ts";
import { useTitle } from "../useTitle.ts";
import { useYourMove } from "../useYourMove.ts";
import { NewMessage } from "./NewMessage.tsx";
import { ProposalBanner } from "./ProposalBanner.tsx";
import { Spectating } from "./Spectating.tsx";
import { AfterGame, ClosedTable } from "./TableNotices.tsx";

const Absence = lazy(() => import("../history/Absence.tsx"));

interface Props {
  readonly id: string;
  readonly game: string;
  /** Undefined for a spectator. */
  readonly seat: number | undefined;
  /** All seats of the person; without them, that one. */
  readonly ownSeats?: readonly number[];
  /** People who share a screen have seen what happened. */
  readonly withReel: boolean;
  /** Players of several seats look at the screen now. */
  readonly isShared?: boolean;
  /** Who sits where has changed. */
  onSeatsChange(): void;
  /** The person gave a seat of this game up for good. */
  readonly resigned?: boolean;
  /** Seats that a bot plays for the person, who may return. */
  readonly kept?: readonly number[];
  /** Everything up to this move has been shown. */
  onShown?(seq: number): void;
  /** Something of the shell that stands over the table. */
  readonly children?: ReactNode;
}

/** A running game as a seat or a spectator sees it. */
export function LiveGame(props: Props) {
  const { id, game, seat, ownSeats, withReel, isShared = false, resigned = false, kept = [] } = props;
  const { onSeatsChange, onShown, children } = props;
  const own = (ownSeats ?? [seat ?? []].flat()).join();
  const live = useMemo(() => {
    const holdBotsMs = () => 1000 * settings.get().botWait;
    return new LiveTable(id, { seat, ownSeats: own === "" ? [] : own.split(",").map(Number), holdBotsMs });
  }, [id, seat, own]);
  useEffect(() => {
    live.start();
    return () => live.stop();
  }, [live]);
  const { connection, closedBecause, table, view, ahead, waitingFor, seq } = useStore(live.state);
  const isIdle = useStore(live.stage.state).beat === undefined;
  useEffect(() => {
    if (isIdle) onShown?.(seq);
  }, [isIdle, seq, onShown]);
  const found = webGame(game);
  const isYours = seat !== undefined && table?.status === "playing" && waitingFor.includes(seat);
  useYourMove(isYours);
  useTitle(table && TEXTS.room.tabTitle(table.title || (found?.name ?? game), isYours, connection === "lost"));
  if (found?.Table === undefined) return <PageProblem text={TEXTS.unknownGame} />;
  if (connection === "closed") return <ClosedTable id={id} because={closedBecause} onReturn={onSeatsChange} />;
  if (table === undefined || view === undefined) return <p className="notice">{TEXTS.loading}</p>;
  const desk = { game: found, table, live, seat, ahead, reload: onSeatsChange };
  return (
    <DeskProvider value={desk}>
      <RulesDesk game={found}>
        <Suspense fallback={<p className="notice">{TEXTS.loading}</p>}>
          <CaughtUp {...{ live, seat, isShared }} game={found} withReel={withReel && found.Replay !== undefined} />
          {seat !== undefined && <Coach tableId={id} game={found} live={live} />}
          {seat === undefined && <Spectating table={table} resigned={resigned} kept={kept} />}
          {seat !== undefined && table.proposal && <ProposalBanner desk={desk} proposal={table.proposal} seat={seat} />}
          <NewMessage live={live} table={table} />
          {table.status === "ended" && <AfterGame table={table} live={live} isSeated={seat !== undefined} />}
          {children}
        </Suspense>
      </RulesDesk>
    </DeskProvider>
  );
}

interface CaughtUpProps {
  readonly live: LiveTable;
  readonly game: WebGame;
  readonly seat: number | undefined;
  readonly withReel: boolean;
  readonly isShared: boolean;
}

/** The table, and over it what happened meanwhile, if there is something. */
function CaughtUp({ live, game, seat, withReel, isShared }: CaughtUpProps) {
  const { table, seq, history } = useStore(live.state);
  const { id } = table!;
  const { known } = useSeen(id, withReel ? seat : undefined);
  const [shown, setShown] = useState(false);
  const done = useCallback(() => setShown(true), []);
  const isPast = typeof known === "number" && known < seq;
  const [wasAway, setAway] = useState<boolean>();
  useEffect(() => {
    if (known !== undefined && wasAway === undefined) setAway(isPast);
  }, [known, isPast, wasAway]);
  const isCaughtUp = known !== undefined && wasAway !== undefined && (!wasAway || shown);
  useMarkSeen(id, seat, isCaughtUp ? seq : undefined);
  const leftOff = useLeftOff(known, seq);
  // What came in one piece is divided there when the moves since then are known.
  const isDivided = history.some((batch) => batch.seq === leftOff);
  const Table = game.Table!;
  if (known === undefined || wasAway === undefined) return <p className="notice">{TEXTS.loading}</p>;
  return (
    <>
      <SeenBeforeProvider value={seat !== undefined && isDivided ? leftOff : undefined}>
        <Table table={table!} live={live} seat={seat} isShared={isShared} />
      </SeenBeforeProvider>
      {!isCaughtUp && seat !== undefined && (
        <Suspense>
          <Absence live={live} game={game} seat={seat} since={known as number} onDone={done} />
        </Suspense>
      )}
    </>
  );
}
