import { useCallback } from "react";
import { FIRST_GAME } from "../../games/registry.ts";
import { api } from "../../net/api.ts";
import { useStore } from "../../net/store.ts";
import { TEXTS } from "../../texts.ts";
import { person } from "../people.ts";
import { useLoaded } from "../useLoaded.ts";
import { AccountMenu } from "./AccountMenu.tsx";
import { Logo } from "./Logo.tsx";
import { MyGames } from "./MyGames.tsx";
import { OpenTables } from "./OpenTables.tsx";
import { PlayNow } from "./PlayNow.tsx";
import "../styles/start.css";

const NO_GAMES = async () => [];

export function StartPage() {
  const { who, known } = useStore(person);
  const myTables = useLoaded(who === undefined ? NO_GAMES : api.myTables);
  const openTables = useLoaded(api.openTables);
  const games = useLoaded(api.games);
  const bots = games.value?.find(({ id }) => id === FIRST_GAME.id)?.bots ?? [];
  const { Hero, Pictures } = FIRST_GAME;
  const reload = useCallback(() => {
    myTables.reload();
    openTables.reload();
  }, [myTables.reload, openTables.reload]);
  return (
    <div className="start">
      <header className="hero">
        <Hero />
        <nav className="nav" aria-label={TEXTS.start.navigation}>
          <Logo />
          {known && <AccountMenu onChange={reload} />}
        </nav>
        <div className="claim">
          <h1>
            {TEXTS.start.claim.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </h1>
          <p>{TEXTS.start.promise}</p>
        </div>
        <PlayNow game={FIRST_GAME} bots={bots} failure={games.failure} />
      </header>
      <main className="cols">
        <MyGames tables={myTables.value} failure={myTables.failure} bots={bots} />
        <OpenTables tables={openTables.value} failure={openTables.failure} />
        <section aria-labelledby="how">
          <h2 id="how">{TEXTS.start.howItWorks}</h2>
          <Pictures />
        </section>
      </main>
    </div>
  );
}
