import { useState } from "react";
import type { WebGame } from "../../games/game.ts";
import { WEB_GAMES } from "../../games/registry.ts";
import { api } from "../../net/api.ts";
import { useStore } from "../../net/store.ts";
import { TEXTS } from "../../texts.ts";
import { Foot } from "../Foot.tsx";
import { Icon } from "../Icon.tsx";
import { Link } from "../Link.tsx";
import { PageBar } from "../PageBar.tsx";
import { ensureGuest } from "../people.ts";
import { goTo, rulesAddress, tableAddress } from "../router.ts";
import { useTitle } from "../useTitle.ts";
import type { LessonOffer } from "./lesson.ts";
import { changeLesson, lessons, tableOfLesson } from "./progress.ts";
import "./learn.css";

const texts = TEXTS.learn;

/** Guided beginnings of every game that has them, and what else there is to read. */
export function LearnPage() {
  useTitle(texts.title);
  return (
    <div className="shell-page learn-page">
      <PageBar />
      <main>
        <h1>{texts.title}</h1>
        <p>{texts.what}</p>
        {WEB_GAMES.filter(({ lessons: offers }) => offers !== undefined).map((game) => (
          <GameLessons key={game.id} game={game} />
        ))}
      </main>
      <Foot />
    </div>
  );
}

function GameLessons({ game }: { game: WebGame }) {
  useStore(lessons);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const begin = async (offer: LessonOffer) => {
    setBusy(true);
    setProblem(undefined);
    try {
      goTo(tableAddress(await newLesson(game, offer)));
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <section aria-labelledby={`learn-${game.id}`}>
      <h2 id={`learn-${game.id}`}>{game.name}</h2>
      <ul className="lessons">
        {game.lessons?.map((offer) => {
          const { emblem, className, name } = game.sides(offer.options)[offer.seat];
          const begun = tableOfLesson(game.id, offer.id);
          return (
            <li key={offer.id} className={className}>
              <span className="emb">
                <Icon name={emblem} label={name} />
              </span>
              <h3>{offer.title}</h3>
              <p>{offer.hint}</p>
              <div className="row">
                {begun && (
                  <Link className="btn primary" href={tableAddress(begun)}>
                    {texts.goOnThere}
                  </Link>
                )}
                <button
                  type="button"
                  className={begun ? "btn" : "btn primary"}
                  disabled={busy}
                  onClick={() => begin(offer)}
                >
                  {begun ? texts.again : texts.begin}
                </button>
              </div>
            </li>
          );
        })}
      </ul>
      <p className="problem" role="alert">
        {problem}
      </p>
      {game.reference && (
        <div className="row">
          <Link className="btn" href={rulesAddress(game.id)}>
            <Icon name="a-book" />
            {TEXTS.rules.title(game.name)}
          </Link>
          <Link className="btn" href={rulesAddress(game.id, "glossary")}>
            {TEXTS.rules.glossary}
          </Link>
        </div>
      )}
    </section>
  );
}

/** A table with fixed decks and dice, bots on all other seats. */
async function newLesson(game: WebGame, { id, seat: own, seed, options, title, bot }: LessonOffer): Promise<string> {
  await ensureGuest();
  const table = await api.createTable({
    game: game.id,
    options,
    practiceSeed: seed,
    title,
    listed: false,
    seats: game.sides(options).map((_, seat) => (seat === own ? "me" : { bot })),
  });
  changeLesson(table.id, { game: game.id, lesson: id, read: [], closed: false });
  return table.id;
}
