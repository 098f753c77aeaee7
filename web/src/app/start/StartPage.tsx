import { Suspense, useCallback, useEffect } from "react";
import { WEB_GAMES, webGame } from "../../games/registry.ts";
import { api } from "../../net/api.ts";
import { useStore } from "../../net/store.ts";
import { TEXTS } from "../../texts.ts";
import { useWaitingGames } from "../desk/waitingGames.ts";
import { Foot } from "../Foot.tsx";
import { Icon } from "../Icon.tsx";
import { Link } from "../Link.tsx";
import { Friends } from "../players/Friends.tsx";
import { PlayersSection } from "../players/PlayersSection.tsx";
import { seatAddress } from "../router.ts";
import { changeSettings, settings } from "../settings.ts";
import { useLoaded } from "../useLoaded.ts";
import { useTitle } from "../useTitle.ts";
import { GameChoice } from "./GameChoice.tsx";
import { MyGames } from "./MyGames.tsx";
import { Navigation } from "./Navigation.tsx";
import { OpenTables } from "./OpenTables.tsx";
import { PlayNow } from "./PlayNow.tsx";
import { RunningTables } from "./RunningTables.tsx";
import "../styles/start.css";
import "../styles/playNow.css";
import "../styles/gameLists.css";

/** The page looks for the player's move by itself. */
const LOOK_EVERY_MS = 30_000;

export function StartPage() {
  useTitle(undefined);
  const { game: lastGame, hasPlayed } = useStore(settings);
  const game = webGame(lastGame) ?? WEB_GAMES[0];
  const openTables = useLoaded(api.openTables);
  const running = useLoaded(api.runningTables);
  const games = useLoaded(api.games);
  const botsOf = (id: string) => games.value?.find((one) => one.id === id)?.bots ?? [];
  const waiting = useWaitingGames();
  const { Hero, Pictures, Table, claim, promise } = game;
  const reload = useCallback(() => {
    openTables.reload();
    running.reload();
  }, [openTables.reload, running.reload]);
  useEffect(() => {
    const timer = setInterval(reload, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [reload]);
  return (
    <div className="start">
      <header className={hasPlayed ? "hero brief" : "hero"}>
        <Hero />
        <Navigation game={game} onPersonChange={reload} />
        {WEB_GAMES.length > 1 && (
          <GameChoice games={WEB_GAMES} chosen={game} onChoose={(id) => changeSettings({ game: id })} />
        )}
        {waiting.length > 0 && (
          <Link className="btn go-on" href={seatAddress(waiting[0])}>
            <Icon name="p-move" />
            {waiting.length === 1 ? TEXTS.start.goOn : TEXTS.start.nextGame(waiting.length)}
          </Link>
        )}
        <div className="claim">
          <h1>
            {claim.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </h1>
          <p>{promise}</p>
        </div>
        <nav className="shortcuts" aria-label={TEXTS.start.shortcuts}>
          <a href="#watch">
            <Icon name="a-eye" />
            {TEXTS.start.toWatch}
          </a>
          <a href="#join">
            <Icon name="a-link" />
            {TEXTS.start.toJoin}
          </a>
        </nav>
        {Table ? (
          <PlayNow key={game.id} game={game} bots={botsOf(game.id)} failure={games.failure} />
        ) : (
          <p className="not-yet">{TEXTS.start.notYet}</p>
        )}
      </header>
      <main className="cols">
        <MyGames game={game} botsOf={botsOf} />
        <div className="tables">
          <Friends />
          <OpenTables tables={openTables.value} failure={openTables.failure} />
          <RunningTables tables={running.value} failure={running.failure} />
          <PlayersSection />
        </div>
        <section aria-labelledby="how">
          <h2 id="how">{TEXTS.start.howItWorks}</h2>
          <Suspense>
            <Pictures />
          </Suspense>
        </section>
      </main>
      <Foot />
    </div>
  );
}
