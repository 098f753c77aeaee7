import type { WebGame } from "../../games/game.ts";
import { useStore } from "../../net/store.ts";
import { TEXTS } from "../../texts.ts";
import { Icon } from "../Icon.tsx";
import { Link } from "../Link.tsx";
import { person } from "../people.ts";
import { PLAYERS_TEXTS } from "../players/texts.ts";
import { gamePageAddress, playersAddress, rulesAddress } from "../router.ts";
import { AccountMenu } from "./AccountMenu.tsx";
import { Logo } from "./Logo.tsx";

/** The bar on top of the start page: what else there is about the chosen game, and who one is. */
export function Navigation({ game, onPersonChange }: { game: WebGame; onPersonChange(): void }) {
  const { known } = useStore(person);
  return (
    <nav className="nav" aria-label={TEXTS.start.navigation}>
      <Logo />
      <ul className="nav-links">
        {game.lessons && (
          <li>
            <Link href="/learn">
              <Icon name="a-help" />
              {TEXTS.learn.name}
            </Link>
          </li>
        )}
        {game.reference && (
          <li>
            <Link href={rulesAddress(game.id)}>
              <Icon name="a-book" />
              {TEXTS.rules.name}
            </Link>
          </li>
        )}
        {game.pages?.map(({ id, name, symbol }) => (
          <li key={id}>
            <Link href={gamePageAddress(game.id, id)}>
              <Icon name={symbol} />
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link href={playersAddress("games")}>
            <Icon name="s-vp" />
            {PLAYERS_TEXTS.name}
          </Link>
        </li>
        <li>
          <Link href="/about">{TEXTS.about.name}</Link>
        </li>
      </ul>
      {known && <AccountMenu onChange={onPersonChange} />}
    </nav>
  );
}
