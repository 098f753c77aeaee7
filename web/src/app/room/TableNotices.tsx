import { useCallback, useState } from "react";
import { sidesOf, webGame } from "../../games/registry.ts";
import { api, type OwnTable, type TableInfo } from "../../net/api.ts";
import type { LiveTable } from "../../net/live.ts";
import { usePart } from "../../net/store.ts";
import { TEXTS } from "../../texts.ts";
import { Link } from "../Link.tsx";
import { goTo, resultsAddress, tableAddress } from "../router.ts";
import { useLoaded } from "../useLoaded.ts";

/** The server does not let us follow the table any more; a seat that a bot keeps can be taken back. */
export function ClosedTable({ id, because, onReturn }: { id: string; because: string | undefined; onReturn(): void }) {
  const [problem, setProblem] = useState<string>();
  const isSeatLost = because === "SEAT_LOST";
  const load = useCallback(async () => (isSeatLost ? (await api.table(id)).keptForYou : undefined), [id, isSeatLost]);
  const seat = useLoaded(load).value?.[0];
  const takeBack = () => api.takeOver(id, seat!).then(onReturn, (error: Error) => setProblem(error.message));
  const isKept = seat !== undefined;
  const isSignedOut = because === "FORBIDDEN";
  const isClosed = because === "CLOSED_TABLE";
  const lost = isSeatLost ? "seatLost" : isSignedOut ? "signedOut" : isClosed ? "closedTable" : "closed";
  const title = isKept ? "seatKept" : lost;
  return (
    <main className="notice">
      <h1>{TEXTS.room[title]}</h1>
      {isKept && <p>{TEXTS.room.seatKeptMeans}</p>}
      {isSignedOut && <p>{TEXTS.room.signedOutMeans}</p>}
      {isClosed && <p>{TEXTS.room.closedTableMeans}</p>}
      <p className="problem" role="alert">
        {problem}
      </p>
      {isKept && (
        <button type="button" className="btn primary" onClick={takeBack}>
          {TEXTS.room.takeBack}
        </button>
      )}
      {(isSeatLost || isSignedOut) && (
        <button type="button" className="btn" onClick={() => location.reload()}>
          {TEXTS.room.watchOrReturn}
        </button>
      )}
      <Link className="btn" href="/">
        {TEXTS.backToStart}
      </Link>
    </main>
  );
}

/** For people who hold several seats of one table. */
export function SeatSwitch({ table, seat }: { table: OwnTable; seat: number }) {
  const sides = sidesOf(table);
  return (
    <nav className="seat-switch" aria-label={TEXTS.room.yourSeats}>
      {table.yourSeats.map((own) => (
        <Link
          key={own}
          className="btn"
          aria-current={own === seat ? "page" : undefined}
          href={`${tableAddress(table.id)}?seat=${own}`}
        >
          {sides[own]?.name ?? own}
        </Link>
      ))}
    </nav>
  );
}

/** The same table again: a new one, or a seat at the one that another player has made. */
export function Rematch({ table }: { table: TableInfo }) {
  const [problem, setProblem] = useState<string>();
  const again = async (rotate: boolean) => {
    try {
      goTo(tableAddress((await api.rematch(table.id, rotate)).id));
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <>
      {table.rematch === undefined ? (
        <>
          <button type="button" className="btn" onClick={() => again(false)}>
            {TEXTS.room.rematch}
          </button>
          <button type="button" className="btn" onClick={() => again(true)}>
            {TEXTS.room.rematchRotated}
          </button>
        </>
      ) : (
        <button type="button" className="btn primary" onClick={() => again(false)}>
          {TEXTS.room.toRematch}
        </button>
      )}
      <span role="status">{table.rematch !== undefined && TEXTS.room.nextGame}</span>
      <span className="problem" role="alert">
        {problem}
      </span>
    </>
  );
}

/** The game has ended, and its end has been shown: how it went, the same table again, or back. */
export function AfterGame({ table, live, isSeated }: { table: TableInfo; live: LiveTable; isSeated: boolean }) {
  const isShowing = usePart(live.stage.state, ({ beat }) => beat !== undefined);
  if (isShowing) return null;
  const hasResults = webGame(table.game)?.Results !== undefined && table.ending?.kind !== "cancelled";
  return (
    <aside className="table-banner" data-keep-clear>
      {hasResults && (
        <Link className="btn primary" href={resultsAddress(table.id)}>
          {TEXTS.room.results}
        </Link>
      )}
      {isSeated && <Rematch table={table} />}
      <Link className="btn" href="/">
        {TEXTS.backToStart}
      </Link>
    </aside>
  );
}
