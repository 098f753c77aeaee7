import type { SeatClock } from "../../net/api.ts";
import { TEXTS } from "../../texts.ts";
import { Icon } from "../Icon.tsx";
import { duration, isRunning, LAST_MS, leftAt, PRESSING_MS, vacationText } from "./clock.ts";
import { useDesk } from "./context.ts";
import { useNow } from "./useNow.ts";
import "./desk.css";

/** The person is away or will be; the date is in its tip and for screen readers. */
export function VacationSign({ clock, now }: { clock: SeatClock; now: number }) {
  const text = vacationText(clock, now);
  if (text === undefined) return null;
  return (
    <span className="vacation" title={text}>
      <Icon name="a-away" label={text} />
    </span>
  );
}

/** The time that each seat has left, in the bar of the table. */
export function ClockStrip() {
  const desk = useDesk();
  const clocks = desk?.table.clocks;
  const now = useNow(desk?.ahead ?? 0, clocks?.some(({ deadline }) => deadline !== undefined) ?? false);
  if (desk === undefined || clocks === undefined || desk.table.status !== "playing") return null;
  const { table, game, seat: own } = desk;
  const sides = game.sides(table.options);
  const ownClock = own === undefined ? undefined : clocks[own];
  const ownLeft =
    ownClock && isRunning(ownClock, now) && table.paused === undefined ? leftAt(ownClock, now) : undefined;
  return (
    <>
      <ul className="clock-strip" aria-label={TEXTS.clock.title}>
        {clocks.map((clock, seat) => {
          const side = sides[seat];
          if (table.seats[seat].kind === "bot") return null;
          const left = leftAt(clock, now);
          const running = isRunning(clock, now) && table.paused === undefined;
          const state = running ? `running ${urgency(left)}` : "";
          return (
            <li key={side.name} className={`${side.className} ${state} ${seat === own ? "own" : ""}`}>
              <Icon name={side.emblem} label={side.name} />
              <time>{duration(left)}</time>
              <VacationSign clock={clock} now={now} />
            </li>
          );
        })}
        {table.paused !== undefined && <li className="paused">{TEXTS.clock.paused}</li>}
      </ul>
      <span className="unseen" role="status">
        {ownLeft !== undefined && warning(ownLeft)}
      </span>
    </>
  );
}

function urgency(left: number): string {
  return left < LAST_MS ? "pressing last" : left < PRESSING_MS ? "pressing" : "";
}

/** Said once when a threshold is passed: the words change only there. */
function warning(left: number): string {
  if (left >= PRESSING_MS) return "";
  return TEXTS.clock.pressing(duration(left < LAST_MS ? LAST_MS : PRESSING_MS));
}
