import { sidesOf, webGame } from "../../games/registry.ts";
import type { SeatInfo, TableInfo } from "../../net/api.ts";
import { TEXTS } from "../../texts.ts";
import { age, span } from "../desk/clock.ts";
import { Icon } from "../Icon.tsx";
import { Link } from "../Link.tsx";
import { PLAYERS_TEXTS } from "../players/texts.ts";
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
  const host = table.host === undefined ? undefined : table.seats[table.host].name;
  const bots = table.seats.filter(({ kind }) => kind === "bot").length;
  return (
    <Link className="gm" href={tableAddress(table.id)}>
      <span className="grow">
        <b>{table.title || TEXTS.start.tableOf(host)}</b>
        <small>
          {[game?.name ?? table.game, game?.describeOptions(table.options), timeText(table)]
            .filter(Boolean)
            .join(" · ")}
        </small>
        <small className="about-table">
          {[
            host && TEXTS.start.host(host),
            bots > 0 && TEXTS.start.withBots(TEXTS.seats.bots(bots)),
            PLAYERS_TEXTS.table.short[table.unrated === undefined ? "rated" : "unrated"],
            TEXTS.start.openFor(age(Date.now() - table.created)),
          ]
            .filter(Boolean)
            .join(" · ")}
        </small>
      </span>
      <span className="rt seats">
        {table.seats.map(({ kind }, index) => {
          const side = sides[index];
          if (side === undefined) return null;
          const free = kind === "open";
          const label = free ? TEXTS.seats.freeSeat(side.name) : takenBy(table.seats[index], side.name);
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

/** The pace, and with clocks how much time there is. */
function timeText({ pace, timeControl }: TableInfo): string {
  const { name } = TEXTS.paces[pace];
  return timeControl === undefined
    ? name
    : TEXTS.start.timeControl(name, span(timeControl.reserve), span(timeControl.increment));
}

function takenBy({ kind }: SeatInfo, side: string): string {
  return kind === "bot" ? TEXTS.seats.botSeat(side) : TEXTS.seats.takenSeat(side);
}
