import { sidesOf, webGame } from "../../games/registry.ts";
import type { TableInfo } from "../../net/api.ts";
import { TEXTS } from "../../texts.ts";
import { Icon } from "../Icon.tsx";
import { Link } from "../Link.tsx";
import { tableAddress } from "../router.ts";

interface Props {
  readonly tables: readonly TableInfo[] | undefined;
  readonly failure: string | undefined;
}

export function OpenTables({ tables, failure }: Props) {
  return (
    <section aria-labelledby="open-tables">
      <h2 id="open-tables">
        {TEXTS.start.openTables}
        {tables && tables.length > 0 && <small>{tables.length}</small>}
      </h2>
      <ul className="games">
        {tables?.map((table) => (
          <li key={table.id}>
            <OpenTableRow table={table} />
          </li>
        ))}
      </ul>
      {tables?.length === 0 && <p className="empty">{TEXTS.start.noOpenTables}</p>}
      {failure && <p className="problem">{failure}</p>}
    </section>
  );
}

function OpenTableRow({ table }: { table: TableInfo }) {
  const game = webGame(table.game);
  const sides = sidesOf(table);
  const host = table.seats.find(({ kind }) => kind === "person")?.name;
  return (
    <Link className="gm" href={tableAddress(table.id)}>
      <span className="grow">
        <b>{table.title || TEXTS.start.tableOf(host)}</b>
        <small>
          {[game?.name ?? table.game, game?.describeOptions(table.options), TEXTS.paces[table.pace].name]
            .filter(Boolean)
            .join(" · ")}
        </small>
      </span>
      <span className="rt seats">
        {table.seats.map(({ kind }, index) => {
          const side = sides[index];
          if (side === undefined) return null;
          const free = kind === "open";
          const label = free ? TEXTS.seats.freeSeat(side.name) : TEXTS.seats.takenSeat(side.name);
          return (
            <span key={side.name} className={`${side.className} ${free ? "fr" : ""}`}>
              <Icon name={free ? "a-plus" : side.emblem} label={label} />
            </span>
          );
        })}
      </span>
    </Link>
  );
}
