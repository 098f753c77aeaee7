import { type FormEvent, useCallback, useState } from "react";
import { WEB_GAMES, webGame } from "../../games/registry.ts";
import { api } from "../../net/api.ts";
import { TEXTS } from "../../texts.ts";
import { Icon } from "../Icon.tsx";
import { Link } from "../Link.tsx";
import { goTo, playersAddress } from "../router.ts";
import { useLoaded } from "../useLoaded.ts";
import { useTitle } from "../useTitle.ts";
import { FinishedGameRow } from "./FinishedGameRow.tsx";
import { PlayersFrame } from "./PlayersFrame.tsx";
import { PLAYERS_TEXTS } from "./texts.ts";

const texts = PLAYERS_TEXTS.games;
const WORDS = ["game", "scenario", "player", "bot", "outcome", "from", "to", "page"] as const;
type Wanted = Partial<Record<(typeof WORDS)[number], string>>;

function wantedIn(query: URLSearchParams): Wanted {
  return Object.fromEntries(WORDS.flatMap((word) => (query.get(word) ? [[word, query.get(word)!]] : [])));
}

/** As the server is asked: days are moments, and the last day is meant as a whole. */
function asked({ from, to, ...words }: Wanted): Record<string, string> {
  const moment = (date: string, days: number) => {
    const [year, month, day] = date.split("-").map(Number);
    return String(new Date(year, month - 1, day + days).getTime());
  };
  return { ...words, ...(from && { from: moment(from, 0) }), ...(to && { to: moment(to, 1) }) };
}

/** Finished games that everybody may see, and one's own: by game, scenario, player, outcome and time. */
export default function FinishedGamesPage({ query }: { query: URLSearchParams }) {
  useTitle(texts.title);
  const address = String(query);
  const load = useCallback(() => api.results(asked(wantedIn(new URLSearchParams(address)))), [address]);
  const { value, failure } = useLoaded(load);
  const wanted = wantedIn(query);
  const isSearch = Object.keys(wanted).length > 0;
  return (
    <PlayersFrame page="games">
      <h1>{texts.title}</h1>
      <SearchForm wanted={wanted} />
      {failure && <p className="problem">{failure}</p>}
      <div aria-live="polite">
        {value === undefined && failure === undefined && <p className="quiet">{TEXTS.loading}</p>}
        {value && value.total > 0 && <h2>{texts.found(value.total)}</h2>}
        {value?.total === 0 && <p className="empty">{isSearch ? texts.none : texts.noneYet}</p>}
      </div>
      <ul className="finished-list">
        {value?.results.map((result) => (
          <li key={result.table}>
            <FinishedGameRow result={result} />
          </li>
        ))}
      </ul>
      {value && <Pages wanted={wanted} last={Math.ceil(value.total / value.perPage)} />}
    </PlayersFrame>
  );
}

function Pages({ wanted, last }: { wanted: Wanted; last: number }) {
  if (last < 2) return null;
  const page = Number(wanted.page ?? 1);
  const to = (other: number) => playersAddress("games", { ...wanted, page: String(other) });
  return (
    <nav className="pages" aria-label={texts.pages}>
      {page > 1 && (
        <Link className="btn" href={to(page - 1)}>
          {texts.newer}
        </Link>
      )}
      <span>{texts.page(page, last)}</span>
      {page < last && (
        <Link className="btn" href={to(page + 1)}>
          {texts.older}
        </Link>
      )}
    </nav>
  );
}

function SearchForm({ wanted }: { wanted: Wanted }) {
  const [game, setGame] = useState(wanted.game ?? "");
  const chosen = webGame(game);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const words = WORDS.map((word) => [word, String(data.get(word) ?? "").trim()]);
    goTo(playersAddress("games", Object.fromEntries(words)));
  };
  return (
    <search>
      <form className="game-search" onSubmit={search}>
        <label>
          {texts.game}
          <select name="game" value={game} onChange={({ target }) => setGame(target.value)}>
            <option value="">{texts.anyGame}</option>
            {WEB_GAMES.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {chosen && (
          <label>
            {texts.scenario}
            <select key={game} name="scenario" defaultValue={wanted.scenario ?? ""}>
              <option value="">{texts.anyScenario}</option>
              {chosen.variants.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        {chosen && (
          <label>
            {texts.outcome}
            <select key={game} name="outcome" defaultValue={wanted.outcome ?? ""}>
              <option value="">{texts.anyOutcome}</option>
              {chosen.endings?.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              {Object.entries(PLAYERS_TEXTS.endings).map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          {texts.player}
          <input name="player" defaultValue={wanted.player} maxLength={40} placeholder={texts.playerHint} />
        </label>
        <label>
          {texts.from}
          <input name="from" type="date" defaultValue={wanted.from} />
        </label>
        <label>
          {texts.to}
          <input name="to" type="date" defaultValue={wanted.to} />
        </label>
        {wanted.bot && <input type="hidden" name="bot" value={wanted.bot} />}
        <button type="submit" className="btn primary">
          <Icon name="a-search" />
          {texts.search}
        </button>
      </form>
    </search>
  );
}
