import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { webGame } from "../../games/registry.ts";
import { api } from "../../net/api.ts";
import { useStore } from "../../net/store.ts";
import { TEXTS } from "../../texts.ts";
import { PageProblem } from "../PageProblem.tsx";
import { person } from "../people.ts";
import { useLoaded } from "../useLoaded.ts";
import { GatheringRoom } from "./GatheringRoom.tsx";
import { HotSeat } from "./HotSeat.tsx";
import { LiveGame } from "./LiveGame.tsx";
import { SeatSwitch } from "./TableNotices.tsx";
import "../styles/room.css";

const ResultsPage = lazy(() => import("../history/ResultsPage.tsx"));

interface Props {
  readonly id: string;
  readonly token?: string;
  readonly seat?: number;
}

/** A table by its address: the room where players gather, then the game. */
export function TablePage({ id, token, seat }: Props) {
  const { known, changes } = useStore(person);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person sits on other seats
  const load = useCallback(() => api.table(id), [id, changes]);
  const { value: table, failure, reload } = useLoaded(load);
  // What cannot be fetched ahead is fetched again, and its error shown, when the table opens.
  useEffect(() => {
    if (table?.status === "playing")
      webGame(table.game)
        ?.prepare?.(table.options)
        .catch(() => {});
  }, [table]);
  const [wasOver, setOver] = useState<boolean>();
  if (table !== undefined && wasOver === undefined)
    setOver(table.status === "ended" && table.ending?.kind !== "cancelled");
  if (failure !== undefined) return <PageProblem text={failure} />;
  if (table === undefined || !known) return <p className="notice">{TEXTS.loading}</p>;
  if (table.status === "gathering")
    return <GatheringRoom table={table} {...(token !== undefined && { token })} onChange={reload} />;
  if (table.status === "ended" && table.ending?.kind === "cancelled")
    return <PageProblem text={TEXTS.room.closedByHost} />;
  if (wasOver && webGame(table.game)?.Results)
    return (
      <Suspense fallback={<p className="notice">{TEXTS.loading}</p>}>
        <ResultsPage id={id} />
      </Suspense>
    );
  const sharesScreen = table.yourSeats.some((own) => table.seats[own].hotSeat);
  if (sharesScreen) return <HotSeat table={table} onSeatsChange={reload} />;
  const ownSeat = seat !== undefined && table.yourSeats.includes(seat) ? seat : table.yourSeats[0];
  return (
    <>
      <LiveGame
        key={ownSeat ?? "watch"}
        id={id}
        game={table.game}
        seat={ownSeat}
        ownSeats={table.yourSeats}
        withReel
        resigned={table.resigned ?? false}
        kept={table.keptForYou ?? []}
        onSeatsChange={reload}
      />
      {table.yourSeats.length > 1 && <SeatSwitch table={table} seat={ownSeat} />}
    </>
  );
}
