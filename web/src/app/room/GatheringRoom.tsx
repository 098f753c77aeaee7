import { useEffect, useRef, useState } from "react";
import { sidesOf, webGame } from "../../games/registry.ts";
import { api, type OwnTable, type SeatInfo } from "../../net/api.ts";
import { TEXTS } from "../../texts.ts";
import { copyText } from "../copyText.ts";
import { GuestName } from "../GuestName.tsx";
import { Icon } from "../Icon.tsx";
import { callMyself, ensureGuest } from "../people.ts";
import { goTo, invitation } from "../router.ts";
import { Logo } from "../start/Logo.tsx";
import { useTitle } from "../useTitle.ts";

interface Props {
  readonly table: OwnTable;
  readonly token?: string;
  onChange(): void;
}

const LOOK_EVERY_MS = 4000;

/** Before the game: who sits where, sitting down, inviting others. */
export function GatheringRoom({ table, token, onChange }: Props) {
  const [problem, setProblem] = useState<string>();
  const game = webGame(table.game);
  const sides = sidesOf(table);
  const typedName = useRef("");
  const seated = table.yourSeats.length > 0;
  useTitle(table.title || game?.name);
  useEffect(() => {
    const timer = setInterval(onChange, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [onChange]);
  const attempt = async (change: () => Promise<unknown>) => {
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
  return (
    <div className="room">
      <header className="room-bar">
        <Logo />
      </header>
      <main>
        <h1>{table.title || game?.name}</h1>
        <p>
          {[game?.name, game?.describeOptions(table.options), TEXTS.paces[table.pace].name].filter(Boolean).join(" · ")}
          . {TEXTS.room.beginsWhenFull}
        </p>
        <ul className="room-seats">
          {table.seats.map((seat, index) => {
            const side = sides[index];
            const kept = table.keptForYou?.includes(index) ?? false;
            const free = !seated && (kept || seat.kind === "open" || (seat.kind === "invited" && token !== undefined));
            return (
              <li key={side?.name ?? index} className={side?.className}>
                <span className="emb">{side && <Icon name={side.emblem} />}</span>
                <b>{side?.name}</b>
                <span className="grow">
                  {kept ? TEXTS.room.keptForYou : seatText(seat, table.yourSeats.includes(index))}
                </span>
                {free && (
                  <button type="button" className="btn primary" onClick={() => sitDown(index)}>
                    {TEXTS.room.sitDown}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
        <p className="problem" role="alert">
          {problem}
        </p>
        <GuestName
          className="invitation"
          onType={(name) => {
            typedName.current = name;
          }}
        />
        {table.joinToken && <InvitationLink href={invitation(table.id, table.joinToken)} />}
        {seated && (
          <button type="button" className="btn ghost" onClick={leave}>
            {TEXTS.room.leave}
          </button>
        )}
      </main>
    </div>
  );
}

function seatText({ kind, name, bot }: SeatInfo, own: boolean): string {
  if (own) return TEXTS.seats.you;
  if (kind === "bot") return TEXTS.seats.botNamed(bot ?? "");
  if (kind === "open") return TEXTS.seats.free;
  return name ?? TEXTS.seats.invited;
}

function InvitationLink({ href }: { href: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await copyText(href);
    setCopied(true);
  };
  return (
    <div className="invitation">
      <label>
        {TEXTS.room.invitation}
        <input readOnly value={href} onFocus={({ target }) => target.select()} />
      </label>
      <button type="button" className="btn" onClick={copy}>
        <Icon name="a-link" />
        {copied ? TEXTS.room.copied : TEXTS.room.copy}
      </button>
    </div>
  );
}
