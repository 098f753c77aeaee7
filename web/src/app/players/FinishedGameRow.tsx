import type { FinishedGame } from "@tripartite/kernel/protocol";
import { sidesOf, webGame } from "../../games/registry.ts";
import { Icon } from "../Icon.tsx";
import { Link } from "../Link.tsx";
import { replayAddress, resultsAddress } from "../router.ts";
import { standingOf } from "../start/standing.ts";
import { FinishedSeat } from "./FinishedSeat.tsx";
import { day, endingName, gameName } from "./scenarios.ts";
import { PLAYERS_TEXTS } from "./texts.ts";

const texts = PLAYERS_TEXTS.games;

/** A finished game: who played and won, and the ways to look at it again. */
export function FinishedGameRow({ result }: { result: FinishedGame }) {
  const { table, title, game, options, kind, ended, moves, unrated, players } = result;
  const standing = standingOf({ ...result, status: "ended" });
  const about = webGame(game)?.describeOptions(options);
  const facts = [standing, texts.endedOn(day(ended)), texts.moves(moves), unrated ? texts.unrated : texts.rated];
  return (
    <article className="finished">
      <header>
        <h3>{title || about || gameName(game)}</h3>
        <p>{[gameName(game), title && about].filter(Boolean).join(" · ")}</p>
      </header>
      <ul className="finished-players">
        {players.map((player) => (
          <li key={`${player.seats[0]} ${player.name}`} className={sidesOf(result)[player.seats[0]]?.className}>
            <FinishedSeat result={result} player={player} />
          </li>
        ))}
      </ul>
      <p className="finished-facts">
        <b>{endingName(game, kind, options)}</b> · {facts.filter(Boolean).join(" · ")}
      </p>
      <p className="row">
        <Link className="btn" href={replayAddress(table, 0)}>
          <Icon name="a-play" />
          {texts.replay}
        </Link>
        <Link className="btn ghost" href={resultsAddress(table)}>
          {texts.results}
        </Link>
      </p>
    </article>
  );
}
