import { useCallback, useEffect, useRef, useState } from "react";
import type { WebGame } from "../../games/game.ts";
import { sidesOf, webGame } from "../../games/registry.ts";
import { api, type BotInfo, type OwnState, type OwnTable } from "../../net/api.ts";
import { me } from "../../net/me.ts";
import { useStore } from "../../net/store.ts";
import { TEXTS } from "../../texts.ts";
import { age, duration, isOnVacation, leftAt, shortDate } from "../desk/clock.ts";
import { Icon } from "../Icon.tsx";
import { Link } from "../Link.tsx";
import { person } from "../people.ts";
import { tableAddress } from "../router.ts";
import { useLoaded } from "../useLoaded.ts";
import { JoinByLink } from "./JoinByLink.tsx";
import { NewTableForm } from "./NewTableForm.tsx";
import { standingOf } from "./standing.ts";

const texts = TEXTS.start;

interface Props {
  /** The game that a new table is proposed for. */
  readonly game: WebGame;
  botsOf(game: string): readonly BotInfo[];
}

const STATES = ["running", "over", "hidden"] as const;
const LOOK_EVERY_MS = 30_000;

/** One's tables: those that run, those that are over, and those one does not want to see any more. */
export function MyGames({ game, botsOf }: Props) {
  const { who } = useStore(person);
  const dialog = useRef<HTMLDialogElement>(null);
  const [state, setState] = useState<OwnState>("running");
  const [pages, setPages] = useState(1);
  const load = useCallback(() => (who === undefined ? NOTHING : tablesOn(state, pages)), [who, state, pages]);
  const { value, failure, reload } = useLoaded(load);
  useEffect(() => {
    const timer = setInterval(reload, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [reload]);
  const waiting = value?.tables.filter(({ yourMove }) => yourMove).length ?? 0;
  return (
    <section aria-labelledby="my-games">
      <h2 id="my-games">
        {texts.myGames}
        {waiting > 0 && <small>{texts.waitForYou(waiting)}</small>}
      </h2>
      {who && (
        <fieldset className="game-states">
          <legend className="unseen">{texts.which}</legend>
          {STATES.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="games"
                className="unseen"
                checked={one === state}
                onChange={() => {
                  setState(one);
                  setPages(1);
                }}
              />
              {texts.states[one]}
            </label>
          ))}
        </fieldset>
      )}
      <OwnVacation />
      <ul className="games">
        {value?.tables.map((table) => (
          <li key={table.id} className="own-game">
            <GameRow table={table} />
            {(table.status === "ended" || table.resigned) && (
              <HideButton table={table} isHidden={state === "hidden"} onChange={reload} />
            )}
          </li>
        ))}
      </ul>
      {value?.tables.length === 0 && <p className="empty">{who ? texts.noneOf[state] : texts.noGames}</p>}
      {value?.more && (
        <button type="button" className="btn wide" onClick={() => setPages(pages + 1)}>
          {texts.showMore}
        </button>
      )}
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

const NOTHING = Promise.resolve({ tables: [] as readonly OwnTable[], more: false });

/** The first pages of a list. */
async function tablesOn(state: OwnState, pages: number) {
  const parts = await Promise.all(Array.from({ length: pages }, (_, page) => api.myTables(state, page)));
  return { tables: parts.flatMap(({ tables }) => tables), more: parts.at(-1)!.more };
}

function OwnVacation() {
  const { who } = useStore(person);
  const load = useCallback(async () => (who === undefined ? undefined : me.vacation()), [who]);
  const { value } = useLoaded(load);
  if (value?.until === undefined || value.from !== undefined) return null;
  return (
    <p className="own-vacation">
      <Icon name="a-away" />
      {texts.youAwayUntil(shortDate(value.until))}
    </p>
  );
}

function HideButton({ table, isHidden, onChange }: { table: OwnTable; isHidden: boolean; onChange(): void }) {
  const name = nameOf(table);
  return (
    <button
      type="button"
      className="btn sq"
      aria-label={isHidden ? texts.unhide(name) : texts.hide(name)}
      title={isHidden ? texts.unhide(name) : texts.hide(name)}
      onClick={() => api.hide(table.id, !isHidden).then(onChange, () => onChange())}
    >
      <Icon name={isHidden ? "a-eye" : "a-hide"} />
    </button>
  );
}

function GameRow({ table }: { table: OwnTable }) {
  const game = webGame(table.game);
  const side = sidesOf(table)[table.yourSeats[0]];
  const standing = standingOf(table);
  const vacation = awayText(table);
  return (
    <Link className={`gm ${side?.className ?? ""} ${table.yourMove ? "you" : ""}`} href={tableAddress(table.id)}>
      {side && <Icon name={side.emblem} className="f" label={side.name} />}
      <span className="grow">
        <b>{nameOf(table)}</b>
        {standing && <small className="standing">{standing}</small>}
        <small>{[game?.name ?? table.game, game?.describeOptions(table.options)].filter(Boolean).join(" · ")}</small>
        {vacation && (
          <small className="away-note">
            <Icon name="a-away" /> {vacation}
          </small>
        )}
      </span>
      <span className="rt">
        {table.yourMove ? <em>{texts.yourMove}</em> : statusOf(table)}
        <small>{[sinceText(table), timeLeft(table)].filter(Boolean).join(", ")}</small>
      </span>
    </Link>
  );
}

function nameOf({ title, seats, yourSeats }: OwnTable): string {
  const others = seats.filter((_, index) => !yourSeats.includes(index));
  const bots = others.filter(({ kind }) => kind === "bot").length;
  const names = [
    ...others.filter(({ kind }) => kind !== "bot").map(({ name }) => name ?? TEXTS.seats.free),
    ...(bots > 0 ? [TEXTS.seats.bots(bots)] : []),
  ];
  return title || texts.gameWith(names);
}

/** Who of the others is on vacation, until when. */
function awayText({ clocks, seats, yourSeats, status }: OwnTable): string | undefined {
  if (status !== "playing" || clocks === undefined) return undefined;
  const now = Date.now();
  const away = clocks.flatMap((clock, seat) =>
    isOnVacation(clock, now) && !yourSeats.includes(seat) ? [{ until: clock.vacation!.until, ...seats[seat] }] : [],
  );
  if (away.length === 0) return undefined;
  const until = Math.max(...away.map((one) => one.until));
  return texts.awayUntil(
    away.map(({ name = TEXTS.seats.bot }) => name),
    shortDate(until),
  );
}

/** Since when it waits, or how long ago it ended. */
function sinceText({ waitingSince, status }: OwnTable): string {
  if (waitingSince === undefined || status === "gathering") return "";
  const time = age(Date.now() - waitingSince);
  return status === "ended" ? texts.endedAgo(time) : texts.waitingFor(time);
}

function statusOf({ status, waitingFor = [], seats, resigned, keptForYou = [], program }: OwnTable): string {
  if (resigned) return texts.resigned;
  if (keptForYou.length > 0 && status === "playing") return texts.botPlays;
  if (program !== undefined && status === "playing") return texts.programPlays(program);
  const names = waitingFor.map((seat) => seats[seat].name ?? TEXTS.seats.bot);
  return names.length === 0 ? texts.status[status] : texts.waitsFor(names);
}

/** What the clock of those has left for whom the table waits. */
function timeLeft({ waitingFor = [], yourSeats, yourMove, clocks, paused }: OwnTable): string {
  if (clocks === undefined || paused !== undefined) return "";
  const asked = yourMove ? waitingFor.filter((seat) => yourSeats.includes(seat)) : waitingFor;
  const times = asked.flatMap((seat) => (clocks[seat].deadline === undefined ? [] : leftAt(clocks[seat], Date.now())));
  return times.length === 0 ? "" : texts.timeLeft(duration(Math.min(...times)));
}
