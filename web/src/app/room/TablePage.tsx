import { Suspense, useCallback, useEffect, useMemo } from "react";
import { webGame } from "../../games/registry.ts";
import { api } from "../../net/api.ts";
import { LiveTable } from "../../net/live.ts";
import { useStore } from "../../net/store.ts";
import { TEXTS } from "../../texts.ts";
import { DeskProvider } from "../desk/context.ts";
import { Link } from "../Link.tsx";
import { Coach } from "../learn/Coach.tsx";
import { person } from "../people.ts";
import { RulesDesk } from "../rules/RulesDesk.tsx";
import { useLoaded } from "../useLoaded.ts";
import { GatheringRoom } from "./GatheringRoom.tsx";
import { AfterGame, ClosedTable, ProposalBanner, SeatSwitch } from "./TableNotices.tsx";
import "../styles/room.css";

interface Props {
  readonly id: string;
  readonly token?: string;
  readonly seat?: number;
}

/** A table by its address: the room where players gather, then the game. */
export function TablePage({ id, token, seat }: Props) {
  const { known, who } = useStore(person);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person sits on other seats
  const load = useCallback(() => api.table(id), [id, who]);
  const { value: table, failure, reload } = useLoaded(load);
  if (failure !== undefined) return <Problem text={failure} />;
  if (table === undefined || !known) return <p className="notice">{TEXTS.loading}</p>;
  if (table.status === "gathering")
    return <GatheringRoom table={table} {...(token !== undefined && { token })} onChange={reload} />;
  const ownSeat = seat !== undefined && table.yourSeats.includes(seat) ? seat : table.yourSeats[0];
  return (
    <>
      <LiveGame key={ownSeat ?? "watch"} id={id} game={table.game} seat={ownSeat} onSeatsChange={reload} />
      {table.yourSeats.length > 1 && <SeatSwitch table={table} seat={ownSeat} />}
    </>
  );
}

interface LiveProps {
  readonly id: string;
  readonly game: string;
  readonly seat: number | undefined;
  onSeatsChange(): void;
}

function LiveGame({ id, game, seat, onSeatsChange }: LiveProps) {
  const live = useMemo(() => new LiveTable(id, seat), [id, seat]);
  useEffect(() => {
    live.start();
    return () => live.stop();
  }, [live]);
  const { connection, closedBecause, table, view, ahead } = useStore(live.state);
  const found = webGame(game);
  const Table = found?.Table;
  if (found === undefined || Table === undefined) return <Problem text={TEXTS.unknownGame} />;
  if (connection === "closed") return <ClosedTable because={closedBecause} onReturn={onSeatsChange} />;
  if (table === undefined || view === undefined) return <p className="notice">{TEXTS.loading}</p>;
  return (
    <DeskProvider value={{ game: found, table, live, seat, ahead, reload: onSeatsChange }}>
      <RulesDesk game={found}>
        <Suspense fallback={<p className="notice">{TEXTS.loading}</p>}>
          <Table table={table} live={live} seat={seat} />
          {seat !== undefined && <Coach tableId={id} game={found} live={live} />}
          {seat !== undefined && table.proposal && (
            <ProposalBanner live={live} proposal={table.proposal} seat={seat} sides={found.sides} />
          )}
          {seat !== undefined && table.status === "ended" && <AfterGame table={table} />}
        </Suspense>
      </RulesDesk>
    </DeskProvider>
  );
}

function Problem({ text }: { text: string }) {
  return (
    <main className="notice">
      <h1>{text}</h1>
      <Link className="btn" href="/">
        {TEXTS.backToStart}
      </Link>
    </main>
  );
}
