import { TEXTS } from "../../texts.ts";
import { Icon } from "../Icon.tsx";
import { Link } from "../Link.tsx";
import { playerAddress } from "../router.ts";
import { unmark, useTies } from "./ties.ts";
import "../desk/presence.css";

const texts = TEXTS.ties;

/** On the start page: friends, and whether they are at a table. */
export function Friends() {
  const friends = useTies().filter(({ kind }) => kind === "friend");
  if (friends.length === 0) return null;
  return (
    <section aria-labelledby="friends">
      <h2 id="friends">{texts.friends}</h2>
      <ul className="friends">
        {friends.map(({ name, online = false }) => (
          <li key={name}>
            <Link className="btn" href={playerAddress(name)}>
              {name}
              <span className={`presence ${online ? "here" : "away"}`}>
                <i aria-hidden="true" />
                {online ? texts.online : texts.offline}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Under Settings: everybody whom one has marked. */
export function TiesSection() {
  const ties = useTies();
  return (
    <section className="card-section" aria-labelledby="ties">
      <h2 id="ties">{texts.title}</h2>
      {ties.length === 0 && <p className="quiet">{texts.none}</p>}
      <ul className="channels">
        {ties.map((tie) => (
          <li key={`${tie.name} ${tie.account ?? false}`}>
            <span className="grow">
              <b>{tie.account ? <Link href={playerAddress(tie.name)}>{tie.name}</Link> : tie.name}</b>
              <small>{tie.kind === "blocked" ? texts.blocked : tie.online ? texts.online : texts.offline}</small>
            </span>
            <button
              type="button"
              className="btn sq"
              aria-label={(tie.kind === "blocked" ? texts.unblockOne : texts.removeOne)(tie.name)}
              onClick={() => unmark(tie.name)}
            >
              <Icon name="a-close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
