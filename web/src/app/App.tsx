import { lazy, Suspense, useEffect } from "react";
import { webGame } from "../games/registry.ts";
import { Sprite } from "../look/Sprite.tsx";
import { TEXTS } from "../texts.ts";
import { AboutPage } from "./about/AboutPage.tsx";
import { NextGameKey } from "./desk/NextGame.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { Link } from "./Link.tsx";
import { LearnPage } from "./learn/LearnPage.tsx";
import { ContinuePage } from "./me/ContinuePage.tsx";
import { ResetPage } from "./me/ResetPage.tsx";
import { SettingsPage } from "./me/SettingsPage.tsx";
import { keepForOffline } from "./offline.ts";
import { recogniseVisitor } from "./people.ts";
import { TablePage } from "./room/TablePage.tsx";
import { placeOf, useAddress } from "./router.ts";
import { RulesPage } from "./rules/RulesPage.tsx";
import { ShortcutHelp } from "./ShortcutHelp.tsx";
import { StartPage } from "./start/StartPage.tsx";
import { useTitle } from "./useTitle.ts";

const ResultsPage = lazy(() => import("./history/ResultsPage.tsx"));
const FinishedGamesPage = lazy(() => import("./players/FinishedGamesPage.tsx"));
const LeadersPage = lazy(() => import("./players/LeadersPage.tsx"));
const StatisticsPage = lazy(() => import("./players/StatisticsPage.tsx"));
const PlayerPage = lazy(() => import("./players/PlayerPage.tsx"));
const ReplayPage = lazy(() => import("./history/ReplayPage.tsx"));

/** They open without the network. */
const KEPT_PAGES: ReadonlySet<string> = new Set(["start", "rules", "learn"]);

export function App() {
  const place = placeOf(new URL(useAddress()));
  useEffect(() => {
    recogniseVisitor();
  }, []);
  const isKept = KEPT_PAGES.has(place.page);
  useEffect(() => (isKept ? keepForOffline() : undefined), [isKept]);
  return (
    <>
      <Sprite />
      <ShortcutHelp />
      <NextGameKey here={place.page === "table" ? place.id : undefined} />
      <ErrorBoundary>
        {place.page === "start" && <StartPage />}
        {place.page === "table" && <TablePage key={`${place.id} ${place.seat ?? ""}`} {...place} />}
        {place.page === "replay" && (
          <Suspense fallback={<p className="notice">{TEXTS.loading}</p>}>
            <ReplayPage key={place.id} {...place} />
          </Suspense>
        )}
        {place.page === "results" && (
          <Suspense fallback={<p className="notice">{TEXTS.loading}</p>}>
            <ResultsPage key={place.id} id={place.id} />
          </Suspense>
        )}
        <Suspense fallback={<p className="notice">{TEXTS.loading}</p>}>
          {place.page === "games" && <FinishedGamesPage key={String(place.query)} query={place.query} />}
          {place.page === "leaders" && <LeadersPage {...place} />}
          {place.page === "statistics" && <StatisticsPage {...place} />}
          {place.page === "player" && <PlayerPage key={place.name} wanted={{ name: place.name }} />}
          {place.page === "bot" && <PlayerPage key={place.id} wanted={{ bot: place.id }} />}
        </Suspense>
        {place.page === "game" && <GamePageFrame key={`${place.game} ${place.id}`} {...place} />}
        {place.page === "rules" && <RulesPage key={place.game} {...place} />}
        {place.page === "learn" && <LearnPage />}
        {place.page === "about" && <AboutPage />}
        {place.page === "continue" && <ContinuePage token={place.token} />}
        {place.page === "reset" && <ResetPage token={place.token} />}
        {place.page === "settings" && <SettingsPage />}
        {place.page === "lost" && <NotFound />}
      </ErrorBoundary>
    </>
  );
}

/** A page that a game brings along, for example its charts. */
function GamePageFrame({ game, id }: { game: string; id: string }) {
  const found = webGame(game)?.pages?.find((page) => page.id === id);
  useEffect(() => (found?.offline ? keepForOffline() : undefined), [found]);
  if (found === undefined) return <NotFound />;
  const { Page } = found;
  return (
    <Suspense fallback={<p className="notice">{TEXTS.loading}</p>}>
      <Page />
    </Suspense>
  );
}

function NotFound() {
  useTitle(TEXTS.notFound);
  return (
    <main className="notice">
      <h1>{TEXTS.notFound}</h1>
      <Link className="btn" href="/">
        {TEXTS.backToStart}
      </Link>
    </main>
  );
}
