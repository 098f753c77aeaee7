import { useCallback } from "react";
import { api, type SeatInfo } from "../../net/api.ts";
import { me } from "../../net/me.ts";
import { TEXTS } from "../../texts.ts";
import { Icon } from "../Icon.tsx";
import { Link } from "../Link.tsx";
import { PLAYERS_TEXTS } from "../players/texts.ts";
import { takeOrAsk } from "../room/vacancy.ts";
import { botAddress, playerAddress } from "../router.ts";
import { useLoaded } from "../useLoaded.ts";
import { ConfirmButton } from "./ConfirmButton.tsx";
import { duration, isRunning, leftAt, span } from "./clock.ts";
import type { Desk } from "./context.ts";
import { usePresence } from "./deeds.ts";
import { SeatPresence } from "./SeatPresence.tsx";
import { useNow } from "./useNow.ts";

const texts = TEXTS.desk;

interface Props {
  readonly desk: Desk;
  attempt(change: () => Promise<unknown>): Promise<void>;
}

/** Who sits where, with what time; vacant seats can be taken. */
export function SeatList({ desk, attempt }: Props) {
  const { table, game, seat: own, ahead, reload } = desk;
  const sides = game.sides(table.options);
  const now = useNow(ahead, table.clocks !== undefined);
  const { timeControl, clocks, status } = table;
  const ownName = own === undefined ? undefined : table.seats[own].name;
  const mine = table.seats.flatMap(({ name }, seat) => (name !== undefined && name === ownName ? [seat] : []));
  const hasVacant = status === "playing" && table.seats.some(({ vacant }) => vacant);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change of the table others may be kept
  const load = useCallback(
    async () => (hasVacant ? ((await api.table(table.id)).keptForYou ?? []) : []),
    [table.id, table.version, hasVacant],
  );
  const { value: kept = [] } = useLoaded(load);
  const takeOver = (seat: number) =>
    attempt(async () => {
      await takeOrAsk(table.id, seat);
      reload();
    });
  return (
    <>
      <ul className="desk-seats">
        {table.seats.map((seat, index) => {
          const side = sides[index];
          const clock = seat.kind === "bot" ? undefined : clocks?.[index];
          return (
            <li key={side.name} className={side.className}>
              <span className="emb">
                <Icon name={side.emblem} />
              </span>
              <span className="grow">
                <b>{side.name}</b>
                <small>
                  <SitterName seat={seat} isOwn={index === own} /> <SeatPresence seat={index} />
                </small>
              </span>
              {clock && (
                <span className="desk-clock">
                  <time>{duration(leftAt(clock, now))}</time>
                  <small>
                    {clock.deadline === undefined || table.paused !== undefined
                      ? texts.clockStands
                      : isRunning(clock, now)
                        ? texts.clockRuns
                        : texts.onVacation}
                  </small>
                </span>
              )}
              {own !== undefined && !timeControl && seat.kind === "person" && !mine.includes(index) && (
                <ReplaceButton seat={index} onConfirm={() => attempt(() => desk.live.proposeReplacement(index))} />
              )}
              {own !== undefined && seat.kind === "person" && !mine.includes(index) && (
                <ConfirmButton
                  label={texts.block}
                  consequence={texts.blockMeans}
                  onConfirm={() => attempt(() => me.mark({ table: table.id, seat: index }, "blocked"))}
                />
              )}
              {hasVacant && seat.vacant && (own === undefined || kept.includes(index)) && (
                <button type="button" className="btn" onClick={() => takeOver(index)}>
                  {texts.takeOver}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <p className="quiet">
        {table.unrated === undefined ? PLAYERS_TEXTS.table.rated : PLAYERS_TEXTS.reasons[table.unrated]}
      </p>
      {table.practiceSeed !== undefined && <p className="quiet">{texts.practice}</p>}
      <p className="quiet">
        {timeControl
          ? texts.timeControl(TEXTS.paces[table.pace].name, span(timeControl.reserve), span(timeControl.increment))
          : TEXTS.paces[table.pace].name}
      </p>
    </>
  );
}

/** Offered while the player of the seat is away. */
function ReplaceButton({ seat, onConfirm }: { seat: number; onConfirm(): void }) {
  const presence = usePresence(seat);
  if (presence?.here !== false) return null;
  return <ConfirmButton label={texts.replace} consequence={texts.replaceMeans} onConfirm={onConfirm} />;
}

/** With the way to the page of those who have one. */
function SitterName({ seat, isOwn }: { seat: SeatInfo; isOwn: boolean }) {
  const { kind, name = TEXTS.seats.free, bot = "", vacant, account } = seat;
  if (isOwn) return TEXTS.seats.you;
  if (kind === "bot") {
    const called = TEXTS.seats.botNamed(bot);
    return <Link href={botAddress(bot)}>{vacant ? texts.vacant(called) : called}</Link>;
  }
  return account ? <Link href={playerAddress(name)}>{name}</Link> : name;
}
