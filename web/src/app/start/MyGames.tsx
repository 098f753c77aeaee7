import { useRef } from "react";
import type { WebGame } from "../../games/game.ts";
import { sidesOf, webGame } from "../../games/registry.ts";
import type { BotInfo, OwnTable } from "../../net/api.ts";
import { TEXTS } from "../../texts.ts";
import { duration, leftAt } from "../desk/clock.ts";
import { Icon } from "../Icon.tsx";
import { Link } from "../Link.tsx";
import { tableAddress } from "../router.ts";
import { JoinByLink } from "./JoinByLink.tsx";
import { NewTableForm } from "./NewTableForm.tsx";
import { standingOf } from "./standing.ts";

interface Props {
  readonly tables: readonly OwnTable[] | undefined;
  readonly failure: string | undefined;
  /** The game that a new table is proposed for. */
  readonly game: WebGame;
  botsOf(game: string): readonly BotInfo[];
}

export function MyGames({ tables, failure, game, botsOf }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const waiting = tables?.filter(({ yourMove }) => yourMove).length ?? 0;
  return (
    <section aria-labelledby="my-games">
      <h2 id="my-games">
        {TEXTS.start.myGames}
        {waiting > 0 && <small>{TEXTS.start.waitForYou(waiting)}</small>}
      </h2>
      <ul className="games">
        {tables?.map((table) => (
          <li key={table.id}>
            <GameRow table={table} />
          </li>
        ))}
      </ul>
      {tables?.length === 0 && <p className="empty">{TEXTS.start.noGames}</p>}
      {failure && <p className="problem">{failure}</p>}
      <button type="button" className="btn wide" onClick={() => dialog.current?.showModal()}>
        <Icon name="a-plus" />
        {TEXTS.newTable.title}
      </button>
      <JoinByLink />
      <dialog ref={dialog} aria-labelledby="new-table">
        <NewTableForm key={game.id} firstGame={game} botsOf={botsOf} onCancel={() => dialog.current?.close()} />
      </dialog>
    </section>
  );
}

function GameRow({ table }: { table: OwnTable }) {
  const game = webGame(table.game);
  const side = sidesOf(table)[table.yourSeats[0]];
  const standing = standingOf(table);
  const others = table.seats.filter((_, index) => !table.yourSeats.includes(index));
  const bots = others.filter(({ kind }) => kind === "bot").length;
  const names = [
    ...others.filter(({ kind }) => kind !== "bot").map(({ name }) => name ?? TEXTS.seats.free),
    ...(bots > 0 ? [TEXTS.seats.bots(bots)] : []),
  ];
  return (
    <Link className={`gm ${side?.className ?? ""} ${table.yourMove ? "you" : ""}`} href={tableAddress(table.id)}>
      {side && <Icon name={side.emblem} className="f" label={side.name} />}
      <span className="grow">
        <b>{table.title || TEXTS.start.gameWith(names)}</b>
        {standing && <small className="standing">{standing}</small>}
        <small>{[game?.name ?? table.game, game?.describeOptions(table.options)].filter(Boolean).join(" · ")}</small>
      </span>
      <span className="rt">
        {table.yourMove ? <em>{TEXTS.start.yourMove}</em> : statusOf(table)}
        <small>{timeLeft(table)}</small>
      </span>
    </Link>
  );
}

function statusOf({ status, waitingFor = [], seats }: OwnTable): string {
  const names = waitingFor.map((seat) => seats[seat].name ?? TEXTS.seats.bot);
  return names.length === 0 ? TEXTS.start.status[status] : TEXTS.start.waitsFor(names);
}

/** What the clock of those has left for whom the table waits. */
function timeLeft({ waitingFor = [], yourSeats, yourMove, clocks, paused }: OwnTable): string {
  if (clocks === undefined || paused !== undefined) return "";
  const asked = yourMove ? waitingFor.filter((seat) => yourSeats.includes(seat)) : waitingFor;
  const times = asked.flatMap((seat) => (clocks[seat].deadline === undefined ? [] : leftAt(clocks[seat], Date.now())));
  return times.length === 0 ? "" : TEXTS.start.timeLeft(duration(Math.min(...times)));
}
