import { useEffect, useMemo, useRef, useState } from "react";
import { sidesOf, webGame } from "../../games/registry.ts";
import { api, type OwnTable, type SeatInfo } from "../../net/api.ts";
import { LiveTable } from "../../net/live.ts";
import { useStore } from "../../net/store.ts";
import { Chat } from "../../table/Chat.tsx";
import { TEXTS } from "../../texts.ts";
import { span } from "../desk/clock.ts";
import { DeskProvider } from "../desk/context.ts";
import { deedText } from "../desk/deeds.ts";
import { SeatPresence } from "../desk/SeatPresence.tsx";
import { GuestName } from "../GuestName.tsx";
import { Icon } from "../Icon.tsx";
import { PageProblem } from "../PageProblem.tsx";
import { callMyself, ensureGuest } from "../people.ts";
import { PLAYERS_TEXTS } from "../players/texts.ts";
import { goTo, invitation } from "../router.ts";
import { Logo } from "../start/Logo.tsx";
import { useTitle } from "../useTitle.ts";
import { HostDesk, SeatArrangement } from "./HostDesk.tsx";
import { InvitationLink } from "./InvitationLink.tsx";

const texts = TEXTS.room;

interface Props {
  readonly table: OwnTable;
  readonly token?: string;
  onChange(): void;
}

/** Before the game: who sits where, sitting down, inviting others, talking, and what the host arranges. */
export function GatheringRoom({ table, token, onChange }: Props) {
  const [problem, setProblem] = useState<string>();
  const game = webGame(table.game);
  const sides = sidesOf(table);
  const typedName = useRef("");
  const ownSeat = table.yourSeats[0];
  const seated = ownSeat !== undefined;
  const live = useLiveRoom(table, ownSeat, onChange);
  const { chat, ahead } = useStore(live.state);
  useTitle(table.title || game?.name);
  const attempt = async (change: () => Promise<unknown>) => {
    setProblem(undefined);
    try {
      await change();
      onChange();
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  const sitDown = (seat: number) =>
    attempt(async () => {
      await (typedName.current === "" ? ensureGuest() : callMyself(typedName.current));
      await api.join(table.id, seat, token);
    });
  const leave = () =>
    attempt(async () => {
      await api.leave(table.id);
      goTo("/");
    });
  if (game === undefined) return <PageProblem text={TEXTS.unknownGame} />;
  const isFreeForMe = ({ kind }: SeatInfo, seat: number) =>
    !seated &&
    ((table.keptForYou?.includes(seat) ?? false) || kind === "open" || (kind === "invited" && token !== undefined));
  const nothingFree = !seated && !table.seats.some(isFreeForMe);
  return (
    <DeskProvider value={{ game, table, live, seat: ownSeat, ahead, reload: onChange }}>
      <div className="room">
        <header className="room-bar">
          <Logo />
        </header>
        <main>
          <h1>{table.title || game.name}</h1>
          <p>
            {[game.name, game.describeOptions(table.options), TEXTS.paces[table.pace].name].filter(Boolean).join(" · ")}
            . {table.timeControl && timeText(table)} {texts.beginsWhenFull} {table.watchable && texts.watchable}{" "}
            {table.closed && texts.closedToOthers} {seated && texts.mayLeavePage}
          </p>
          <p className="room-rated">
            {table.unrated === undefined ? PLAYERS_TEXTS.table.rated : PLAYERS_TEXTS.reasons[table.unrated]}
          </p>
          <ul className="room-seats">
            {table.seats.map((seat, index) => {
              const side = sides[index];
              const kept = table.keptForYou?.includes(index) ?? false;
              return (
                <li key={side?.name ?? index} className={side?.className}>
                  <span className="emb">{side && <Icon name={side.emblem} />}</span>
                  <b>{side?.name}</b>
                  <span className="grow">
                    {kept ? texts.keptForYou : seatText(seat, table.yourSeats.includes(index))}{" "}
                    <SeatPresence seat={index} />
                  </span>
                  {isFreeForMe(seat, index) && (
                    <button type="button" className="btn primary" onClick={() => sitDown(index)}>
                      {texts.sitDown}
                    </button>
                  )}
                  {table.isHost && <SeatArrangement table={table} seat={index} sides={sides} attempt={attempt} />}
                </li>
              );
            })}
          </ul>
          {nothingFree && <p role="status">{texts.nothingFree}</p>}
          <p className="problem" role="alert">
            {problem}
          </p>
          <GuestName
            className="invitation"
            onType={(name) => {
              typedName.current = name;
            }}
          />
          {table.joinToken && <InvitationLink href={invitation(table.id, table.joinToken)} label={texts.invitation} />}
          {table.isHost && <HostDesk table={table} sides={sides} attempt={attempt} />}
          <section className="room-talk" aria-labelledby="room-talk">
            <h2 id="room-talk">{texts.talk}</h2>
            <RecentDeeds live={live} table={table} />
            <Chat live={live} messages={chat} maySpeak={seated} />
          </section>
          {seated && (
            <button type="button" className="btn ghost" onClick={leave}>
              {texts.leave}
            </button>
          )}
        </main>
      </div>
    </DeskProvider>
  );
}

/** Follows the table; whenever something is agreed about it, it is asked for again. */
function useLiveRoom(table: OwnTable, seat: number | undefined, onChange: () => void): LiveTable {
  const live = useMemo(() => new LiveTable(table.id, { seat }), [table.id, seat]);
  useEffect(() => {
    live.start();
    return () => live.stop();
  }, [live]);
  const { table: told, connection } = useStore(live.state);
  const newest = told?.version ?? 0;
  useEffect(() => {
    if (newest > table.version || connection === "closed") onChange();
  }, [newest, table.version, connection, onChange]);
  return live;
}

const SHOWN_DEEDS = 5;

function RecentDeeds({ live, table }: { live: LiveTable; table: OwnTable }) {
  const { deeds } = useStore(live.state);
  const sides = sidesOf(table);
  return (
    <div aria-live="polite">
      <ul className="quiet">
        {deeds.slice(-SHOWN_DEEDS).map((deed) => (
          <li key={deed.id}>{deedText(deed, sides)}</li>
        ))}
      </ul>
    </div>
  );
}

function timeText({ timeControl }: OwnTable): string {
  return timeControl === undefined ? "" : texts.time(span(timeControl.reserve), span(timeControl.increment));
}

function seatText({ kind, name, bot, owner }: SeatInfo, own: boolean): string {
  if (own) return TEXTS.seats.you;
  if (kind === "bot") return TEXTS.seats.botNamed(bot ?? "");
  if (kind === "open") return TEXTS.seats.free;
  if (kind === "invited" && name !== undefined)
    return TEXTS.seats.keptFor(owner === undefined ? name : TEXTS.seats.programOf(name, owner));
  return name ?? TEXTS.seats.invited;
}
