import { webGame } from "../../games/registry.ts";
import type { OwnTable } from "../../net/api.ts";
import { TEXTS } from "../../texts.ts";
import { Link } from "../Link.tsx";
import { tableAddress } from "../router.ts";

/** The server does not let us follow the table any more. */
export function ClosedTable({ because }: { because: string | undefined }) {
  return (
    <main className="notice">
      <h1>{because === "SEAT_LOST" ? TEXTS.room.seatLost : TEXTS.room.closed}</h1>
      <Link className="btn" href="/">
        {TEXTS.backToStart}
      </Link>
    </main>
  );
}

/** For people who hold several seats of one table. */
export function SeatSwitch({ table, seat }: { table: OwnTable; seat: number }) {
  const sides = webGame(table.game)?.sides ?? [];
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
