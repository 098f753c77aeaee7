import { type FormEvent, useCallback, useState } from "react";
import type { SideLook } from "../../games/game.ts";
import { webGame } from "../../games/registry.ts";
import { api, type OwnTable, type SeatPlan } from "../../net/api.ts";
import { TEXTS } from "../../texts.ts";
import { ConfirmButton } from "../desk/ConfirmButton.tsx";
import { usePrograms } from "../me/usePrograms.ts";
import { PLAYERS_TEXTS } from "../players/texts.ts";
import { useTies } from "../players/ties.ts";
import { MoreChoices, timeControlIn } from "../start/MoreChoices.tsx";
import { PaceChoice } from "../start/PaceChoice.tsx";
import { PrivacyChoice, watchingOf } from "../start/PrivacyChoice.tsx";
import { useLoaded } from "../useLoaded.ts";

const texts = TEXTS.host;

export type Attempt = (change: () => Promise<unknown>) => Promise<void>;

/** The bots that can sit at a table. */
export function useBots(game: string) {
  const { value } = useLoaded(useCallback(() => api.games(), []));
  return value?.find(({ id }) => id === game)?.bots ?? [];
}

interface SeatProps {
  readonly table: OwnTable;
  readonly seat: number;
  readonly sides: readonly SideLook[];
  readonly attempt: Attempt;
}

/** What the host may do with one seat: give it to a bot, free it, remove a player, change places. */
export function SeatArrangement({ table, seat, sides, attempt }: SeatProps) {
  const bots = useBots(table.game);
  const programs = usePrograms();
  const friends = useTies().filter((tie) => tie.kind === "friend" && tie.account);
  const { kind, bot, name: keptFor } = table.seats[seat];
  const isOwn = table.yourSeats.includes(seat);
  const isPerson = kind === "person" || kind === "program";
  const arrange = (choice: string) => attempt(() => api.arrangeSeat(table.id, seat, planOf(choice)));
  const swap = (other: number) => attempt(() => api.changeSides(table.id, swapped(table.seats.length, seat, other)));
  return (
    <span className="host-seat">
      {!isPerson && (
        <select
          aria-label={texts.forWhom(sides[seat]?.name ?? "")}
          value={kind === "bot" ? `bot:${bot}` : keptFor === undefined ? kind : `${ACCOUNT}${keptFor}`}
          onChange={({ target }) => arrange(target.value)}
        >
          <option value="invited">{TEXTS.newTable.invited}</option>
          <option value="open">{TEXTS.newTable.open}</option>
          {bots.map(({ id, name }) => (
            <option key={id} value={`bot:${id}`}>
              {TEXTS.newTable.bot(name)}
            </option>
          ))}
          {programs.map(({ name }) => (
            <option key={name} value={ACCOUNT + name}>
              {TEXTS.newTable.program(name)}
            </option>
          ))}
          {friends.map(({ name, online = false }) => (
            <option key={name} value={ACCOUNT + name}>
              {texts.friend(name, online)}
            </option>
          ))}
          {keptFor !== undefined && ![...programs, ...friends].some(({ name }) => name === keptFor) && (
            <option value={ACCOUNT + keptFor}>{keptFor}</option>
          )}
        </select>
      )}
      {isPerson && !isOwn && (
        <ConfirmButton label={texts.sendAway} consequence={texts.sendAwayMeans} onConfirm={() => arrange("open")} />
      )}
      {isPerson && !playTogether(table) && (
        <select
          aria-label={texts.swap(sides[seat]?.name ?? "")}
          value=""
          onChange={({ target }) => swap(Number(target.value))}
        >
          <option value="" disabled>
            {texts.swapWith}
          </option>
          {sides.map(({ name }, other) =>
            other === seat ? null : (
              <option key={name} value={other}>
                {name}
              </option>
            ),
          )}
        </select>
      )}
    </span>
  );
}

const ACCOUNT = "account:";

function planOf(choice: string): SeatPlan {
  if (choice.startsWith(ACCOUNT)) return { account: choice.slice(ACCOUNT.length) };
  return choice.startsWith("bot:") ? { bot: choice.slice(4) } : (choice as "open" | "invited");
}

/** Seats that one player plays together change hands together: those are only shuffled. */
function playTogether({ game, options }: OwnTable): boolean {
  const { scenario } = (options ?? {}) as { scenario?: string };
  return webGame(game)?.variants.some(({ id, together }) => together !== undefined && id === scenario) ?? false;
}

function swapped(count: number, one: number, other: number): number[] {
  return Array.from({ length: count }, (_, seat) => (seat === one ? other : seat === other ? one : seat));
}

/** What the host may do with the table as a whole. */
export function HostDesk({ table, sides, attempt }: Omit<SeatProps, "seat">) {
  const [pace, setPace] = useState(table.pace);
  const free = table.seats.flatMap(({ kind, name }, seat) =>
    (kind === "open" || kind === "invited") && name === undefined ? [seat] : [],
  );
  const invite = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    return attempt(async () => {
      await api.arrangeSeat(table.id, Number(data.get("seat")), { account: String(data.get("name")).trim() });
      form.reset();
    });
  };
  const changeTime = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const timeControl = timeControlIn(new FormData(event.currentTarget), pace);
    return attempt(() => api.changeTime(table.id, pace, timeControl));
  };
  return (
    <section className="host-desk" aria-labelledby="host-desk">
      <h2 id="host-desk">{texts.title}</h2>
      <div className="row">
        <button type="button" className="btn primary" onClick={() => attempt(() => api.beginWithBots(table.id))}>
          {texts.begin}
        </button>
        <button type="button" className="btn" onClick={() => attempt(() => api.changeSides(table.id))}>
          {texts.shuffle}
        </button>
        <ConfirmButton
          label={texts.close}
          consequence={texts.closeMeans}
          onConfirm={() => attempt(() => api.closeTable(table.id))}
        />
      </div>
      <label className="option">
        <input
          type="checkbox"
          checked={table.unrated !== "chosen"}
          onChange={({ target }) => attempt(() => api.changeRated(table.id, target.checked))}
        />
        <span>
          {PLAYERS_TEXTS.table.choose}
          <small>{PLAYERS_TEXTS.table.chooseHint}</small>
        </span>
      </label>
      {free.length > 0 && (
        <form className="desk-form" onSubmit={invite}>
          <label>
            {texts.inviteByName}
            <input name="name" required maxLength={40} autoComplete="off" />
          </label>
          <label>
            {texts.inviteFor}
            <select name="seat">
              {free.map((seat) => (
                <option key={seat} value={seat}>
                  {sides[seat]?.name ?? seat}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className="btn">
            {texts.invite}
          </button>
        </form>
      )}
      <PrivacyChoice
        watching={watchingOf(table)}
        talkOpen={table.talkOpen ?? false}
        onWatching={(watching) =>
          attempt(async () => {
            await api.changeWatchable(table.id, watching === "everybody");
            await api.changePrivacy(table.id, { closed: watching === "nobody" });
          })
        }
        onTalkOpen={(talkOpen) => attempt(() => api.changePrivacy(table.id, { talkOpen }))}
      />
      <form className="desk-form" onSubmit={changeTime}>
        <PaceChoice pace={pace} onChange={setPace} />
        <MoreChoices key={pace} pace={pace} rules={[]} />
        <button type="submit" className="btn">
          {texts.changeTime}
        </button>
      </form>
    </section>
  );
}
