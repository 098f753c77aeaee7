import { Suspense, useCallback, useEffect } from "react";
import { webGame } from "../../games/registry.ts";
import { api } from "../../net/api.ts";
import { TEXTS } from "../../texts.ts";
import { Foot } from "../Foot.tsx";
import { Link } from "../Link.tsx";
import { PageProblem } from "../PageProblem.tsx";
import { GameRatings } from "../players/GameRatings.tsx";
import { Rematch } from "../room/TableNotices.tsx";
import { replayAddress } from "../router.ts";
import { Logo } from "../start/Logo.tsx";
import { useLoaded } from "../useLoaded.ts";
import { useTitle } from "../useTitle.ts";
import { HISTORY_TEXTS } from "./texts.ts";
import "../styles/results.css";

const texts = HISTORY_TEXTS.results;
/** Whether the others have made the next game. */
const LOOK_EVERY_MS = 10_000;

/** After the game: who won and how, how everybody fared, and what to do next. */
export default function ResultsPage({ id }: { id: string }) {
  const load = useCallback(async () => {
    const table = await api.table(id);
    return { table, chronicle: table.status === "ended" ? await api.chronicle(id).catch(() => undefined) : undefined };
  }, [id]);
  const { value, failure, reload } = useLoaded(load);
  const awaitsRematch = value !== undefined && value.table.yourSeats.length > 0 && value.table.rematch === undefined;
  useEffect(() => {
    if (!awaitsRematch) return;
    const timer = setInterval(reload, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [awaitsRematch, reload]);
  useTitle(value && texts.titleOf(value.table.title || (webGame(value.table.game)?.name ?? "")));
  if (failure !== undefined) return <PageProblem text={failure} />;
  if (value === undefined) return <p className="notice">{texts.loading}</p>;
  const { table, chronicle } = value;
  if (table.status !== "ended") return <PageProblem text={texts.notOver} />;
  const game = webGame(table.game);
  const Results = game?.Results;
  return (
    <div className="results">
      <header className="room-bar">
        <Logo subtitle={table.title || (game?.name ?? "")} />
        <nav aria-label={texts.title}>
          <Link className="btn primary" href={replayAddress(id, 0)}>
            {texts.replay}
          </Link>
          {table.yourSeats.length > 0 && <Rematch table={table} />}
          <Link className="btn" href="/">
            {TEXTS.backToStart}
          </Link>
        </nav>
      </header>
      <main>
        <GameRatings id={id} />
        {Results === undefined || chronicle === undefined ? (
          <p>{texts.noFigures}</p>
        ) : (
          <Suspense fallback={<p>{texts.loading}</p>}>
            <Results table={table} chronicle={chronicle} />
          </Suspense>
        )}
      </main>
      <Foot />
    </div>
  );
}
