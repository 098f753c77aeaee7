import { Icon } from "../Icon.tsx";
import { Link } from "../Link.tsx";
import { playersAddress } from "../router.ts";
import { PLAYERS_TEXTS as texts } from "./texts.ts";

const PAGES = [
  { id: "games", symbol: "a-play" },
  { id: "leaders", symbol: "s-vp" },
  { id: "statistics", symbol: "a-dice" },
] as const;

/** On the start page: the ways to finished games, leader boards and statistics. */
export function PlayersSection() {
  return (
    <section aria-labelledby="players">
      <h2 id="players">{texts.section}</h2>
      <ul className="players-links">
        {PAGES.map(({ id, symbol }) => (
          <li key={id}>
            <Link className="btn wide" href={playersAddress(id)}>
              <Icon name={symbol} />
              {texts[id].title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
