import { sidesOf, webGame } from "../../games/registry.ts";
import type { RunningTable } from "../../net/api.ts";
import { TEXTS } from "../../texts.ts";
import { Icon } from "../Icon.tsx";
import { Link } from "../Link.tsx";
import { tableAddress } from "../router.ts";
import { standingOf } from "./standing.ts";

interface Props {
  readonly tables: readonly RunningTable[] | undefined;
  readonly failure: string | undefined;
}

/** Running games that anyone may watch. */
export function RunningTables({ tables, failure }: Props) {
  return (
    <section className="running" aria-labelledby="watch">
      <h2 id="watch">{TEXTS.start.running}</h2>
      <ul className="games">
        {tables?.map((table) => (
          <li key={table.id}>
            <RunningTableRow table={table} />
          </li>
        ))}
      </ul>
      {tables?.length === 0 && <p className="empty">{TEXTS.start.noRunning}</p>}
      {failure && <p className="problem">{failure}</p>}
    </section>
  );
}

function RunningTableRow({ table }: { table: RunningTable }) {
  const game = webGame(table.game);
  const sides = sidesOf(table);
  const standing = standingOf(table);
  const players = table.seats.map(({ kind, name }, seat) => {
    const player = kind === "bot" ? TEXTS.seats.bot : (name ?? TEXTS.seats.free);
    return sides[seat] === undefined ? player : TEXTS.start.plays(sides[seat].name, player);
  });
  return (
    <Link className="gm" href={tableAddress(table.id)}>
      <span className="grow">
        <b>{table.title || game?.name || table.game}</b>
        {standing && <small className="standing">{standing}</small>}
        <small>{[game?.name ?? table.game, ...players].join(" · ")}</small>
      </span>
      <span className="rt">
        <Icon name="a-eye" />
        {TEXTS.start.watch}
      </span>
    </Link>
  );
}
