import { FIRST_RATING, type PlayerProfile, type PlayerRating, type PlayerRecord } from "@tripartite/kernel/protocol";
import { useCallback } from "react";
import { BandChart } from "../../charts/BandChart.tsx";
import { webGame } from "../../games/registry.ts";
import { api, type WantedPlayer } from "../../net/api.ts";
import { TEXTS } from "../../texts.ts";
import { Icon } from "../Icon.tsx";
import { Link } from "../Link.tsx";
import { playersAddress } from "../router.ts";
import { useLoaded } from "../useLoaded.ts";
import { useTitle } from "../useTitle.ts";
import { FinishedGameRow } from "./FinishedGameRow.tsx";
import { shortName } from "./PlayerName.tsx";
import { PlayersFrame } from "./PlayersFrame.tsx";
import { ratingText } from "./RatingChange.tsx";
import { day, gameName, scenarioName } from "./scenarios.ts";
import { TieButtons } from "./TieButtons.tsx";
import { PLAYERS_TEXTS } from "./texts.ts";

const texts = PLAYERS_TEXTS.player;
const RECENT = 5;

/** A player: since when, games by scenario and side, ratings, and the last games. */
export default function PlayerPage({ wanted }: { wanted: WantedPlayer }) {
  const key = JSON.stringify(wanted);
  const load = useCallback(async () => {
    const who = JSON.parse(key) as WantedPlayer;
    const search = "bot" in who ? { bot: who.bot } : { player: who.name };
    const [profile, { results }] = await Promise.all([api.player(who), api.results(search)]);
    return { profile, search, results };
  }, [key]);
  const { value, failure } = useLoaded(load);
  useTitle(value && shortName(value.profile));
  if (value === undefined)
    return (
      <PlayersFrame>
        <h1>{failure === undefined ? TEXTS.loading : texts.unknown}</h1>
        {failure !== undefined && <p>{texts.guestNote}</p>}
      </PlayersFrame>
    );
  const { profile, search, results } = value;
  return (
    <PlayersFrame>
      <Head profile={profile} />
      {profile.kind === "person" && <TieButtons name={profile.name} />}
      {profile.records.length > 0 && (
        <section aria-labelledby="records">
          <h2 id="records">{texts.records}</h2>
          <ul className="records">
            {profile.records.map((record) => (
              <li key={`${record.game} ${record.scenario}`}>
                <RecordCard record={record} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {results.length > 0 && (
        <section aria-labelledby="recent">
          <h2 id="recent">{texts.recent}</h2>
          <ul className="finished-list">
            {results.slice(0, RECENT).map((result) => (
              <li key={result.table}>
                <FinishedGameRow result={result} />
              </li>
            ))}
          </ul>
          <Link className="btn" href={playersAddress("games", search)}>
            {texts.all}
          </Link>
        </section>
      )}
    </PlayersFrame>
  );
}

function Head({ profile }: { profile: PlayerProfile }) {
  const { kind, name, since, played, won } = profile;
  return (
    <header className="player-head">
      <Icon name={kind === "person" ? "a-user" : "a-bot"} />
      <div>
        <h1>{shortName(profile)}</h1>
        <p>
          {kind === "bot" ? `${texts.bot}: ${name}.` : kind === "program" ? `${texts.program}.` : ""}{" "}
          {since !== undefined && `${texts.since(day(since))}.`} {texts.played(played, won)}
        </p>
      </div>
    </header>
  );
}

function RecordCard({ record }: { record: PlayerRecord }) {
  const { game, scenario, played, won, sides, rating } = record;
  const looks = webGame(game)?.sides({ scenario }) ?? [];
  return (
    <article className="record">
      <h3>
        <Link href={playersAddress("leaders", { game, scenario })}>{scenarioName(record)}</Link>
        <small>{gameName(game)}</small>
      </h3>
      <p className="record-count">{texts.record(played, won)}</p>
      <ul className="record-sides" aria-label={texts.sides}>
        {sides.map(({ seat, ...side }) => {
          const look = looks[seat];
          return (
            <li key={seat} className={look?.className}>
              <span className="emb">{look && <Icon name={look.emblem} />}</span>
              {texts.side(look?.name ?? String(seat), side.played, side.won)}
            </li>
          );
        })}
      </ul>
      {rating && <RatingPart record={record} rating={rating} />}
    </article>
  );
}

function RatingPart({ record, rating }: { record: PlayerRecord; rating: PlayerRating }) {
  const { games, provisional, place, steps } = rating;
  return (
    <>
      <p className="record-rating">
        <b>{ratingText(rating)}</b>
        <span>
          {place !== undefined && `${texts.place(place)}, `}
          {texts.ratedGames(games)}
          {provisional && ` (${texts.provisional})`}
        </span>
      </p>
      {steps.length > 0 && (
        <BandChart
          title={texts.course(scenarioName(record))}
          tableTitle={texts.asTable}
          columns={[texts.afterGame, texts.rating, texts.uncertainty]}
          points={pointsOf(rating)}
        />
      )}
    </>
  );
}

/** From the first rating on, unless the first games are too old to show. */
function pointsOf({ games, steps }: PlayerRating) {
  const points = steps.map(({ ended, rating, uncertainty }, index) => ({
    name: `${games - steps.length + index + 1}. ${day(ended)}`,
    value: rating,
    spread: uncertainty,
  }));
  if (steps.length < games) return points;
  return [{ name: texts.beginning, value: FIRST_RATING.rating, spread: FIRST_RATING.uncertainty }, ...points];
}
