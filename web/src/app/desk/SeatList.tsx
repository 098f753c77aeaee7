import { useCallback } from "react";
import { api, type SeatInfo } from "../../net/api.ts";
import { TEXTS } from "../../texts.ts";
import { Icon } from "../Icon.tsx";
import { takeOrAsk } from "../room/vacancy.ts";
import { useLoaded } from "../useLoaded.ts";
import { duration, isRunning, leftAt, span } from "./clock.ts";
import type { Desk } from "./context.ts";
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
                  {sitterText(seat, index === own)} <SeatPresence seat={index} />
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
              {hasVacant && seat.vacant && (own === undefined || kept.includes(index)) && (
                <button type="button" className="btn" onClick={() => takeOver(index)}>
                  {texts.takeOver}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {table.practiceSeed !== undefined && <p className="quiet">{texts.practice}</p>}
      <p className="quiet">
        {timeControl
          ? texts.timeControl(TEXTS.paces[table.pace].name, span(timeControl.reserve), span(timeControl.increment))
          : TEXTS.paces[table.pace].name}
      </p>
    </>
  );
}

function sitterText({ kind, name, bot, vacant }: SeatInfo, own: boolean): string {
  if (own) return TEXTS.seats.you;
  if (kind !== "bot") return name ?? TEXTS.seats.free;
  return vacant ? texts.vacant(TEXTS.seats.botNamed(bot ?? "")) : TEXTS.seats.botNamed(bot ?? "");
}
